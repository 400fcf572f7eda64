import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'code-injection': {
    good: [
      'const sleep = require("util").promisify(setTimeout); sleep(100)',
      'JSON.parse(req.query.x)',
      'setTimeout(work, 10)',
      'const eval2 = (x) => x; eval2(location.hash)',
      'function f(req) { vm.run(Number(req.query.x)) }',
      'const vm = require("vm"); app.post("/", ({ body }, res) => { vm.runInNewContext("parse(a)", { parse, a: body.a }) })',
      'const vm = require("vm"); app.post("/", ({ body }, res) => { vm.runInNewContext("JSON.stringify(evaluated)", { evaluated: body.a }) })',
    ],
    bad: [
      ["app.get('/x', (req, res) => { setTimeout(req.query.a, 0) })", 'HIGH'],
      ["app.get('/x', (req, res) => { [].constructor.constructor(req.query.a)() })", 'HIGH'],
      [
        "const handlers = { a() { return 1 }, b() { return 2 } }; app.get('/x', (req, res) => { res.json(handlers[req.query.a]()) })",
        'MEDIUM',
      ],
      ["app.post('/x', (req, res) => { const o = make(); o[req.body.m]() })", 'MEDIUM'],
      ["const handlers = loadHandlers(); app.get('/x', (req, res) => { handlers[req.query.a](req, res) })", 'MEDIUM'],
      ["app.get('/x', (req, res) => { globalThis['ev' + 'al'](req.query.a) })", 'HIGH'],
      ['app.get("/", (req, res) => { eval(req.query.x) })', 'HIGH'],
      ['export const price = (text) => eval(text)', 'HIGH'],
      ['eval(input)', 'HIGH'],
      ['const a = compute(); eval(a)', 'MEDIUM'],
      ['eval("1 + 1")', 'INFO'],
      ['window.eval(location.hash)', 'HIGH'],
      ['new Function("a", input)', 'HIGH'],
      ['new Function("a", "return a")', 'INFO'],
      ['setTimeout("work()", 10)', 'LOW'],
      ['setTimeout("work(" + location.hash + ")", 10)', 'HIGH'],
      [
        'const vm = require("vm"); app.post("/", ({ body }, res) => { const box = { a: body.a }; vm.createContext(box); vm.runInContext("run(a)", box) })',
        'HIGH',
      ],
      [
        'const vm = require("vm"); app.post("/", ({ body }, res) => { vm.runInNewContext("new Function(a)()", { a: body.a }) })',
        'HIGH',
      ],
      [
        'const vm = require("vm"); app.post("/", ({ body }, res) => { const box = { safeEval, a: body.a }; vm.runInNewContext("safeEval( a )", box) })',
        'HIGH',
      ],
      [
        'const vm = require("vm"); app.post("/", ({ body }, res) => { vm.runInNewContext(script, { a: body.a }) })',
        'HIGH',
      ],
      ['import math from "mathjs"; export const f = (req, res) => res.send(math.eval(req.body.eqn))', 'HIGH'],
    ],
  },
  'command-injection': {
    good: [
      "const { exec } = require('child_process'); const em = new (require('events'))(); em.on('go', (v) => exec('ls ' + v)); em.emit('go', 'x'); app.get('/x', (req, res) => { em.emit('other', req.query.a) })",
      "const { exec } = require('child_process'); const { validate } = require('uuid'); app.get('/x', (req, res) => { const id = req.query.a; if (!validate(id)) return res.end(); exec('ls ' + id) })",
      "const { exec } = require('child_process'); const ID = /^[0-9a-f]{24}$/; const isId = (x) => ID.test(x); app.get('/x', (req, res) => { const id = req.query.a; if (!isId(id)) return res.end(); exec('ls ' + id) })",
      "const { exec } = require('child_process'); const { EventEmitter } = require('events'); const emitter = new EventEmitter(); emitter.on('y', (v) => exec('ls ' + v)); emitter.emit('y', 'a'); app.get('/x', (req, res) => { emitter.emit('x', req.query.a) })",
      "const { exec } = require('child_process'); const isAllowed = (x) => ['a', 'b'].includes(x); app.get('/x', (req, res) => { const q = req.query.a; if (!isAllowed(q)) return res.end(); exec('ls ' + q) })",
      "const { exec } = require('child_process'); const ok = /^[a-z]+$/; app.get('/x', (req, res) => { const q = req.query.a; if (!ok.test(q)) return res.end(); exec('ls ' + q) })",
      "const { exec } = require('child_process'); function build(req) { exec('ls ' + req.query.a) } build({ query: { a: 'b' } })",
      'require("child_process").execFile("ls", [req.query.dir])',
      'require("child_process").exec("ls -l")',
      'const { exec } = require("child_process"); const dir = "a"; exec("ls " + dir)',
      'const { exec } = require("child_process"); app.get("/", (req, res) => exec("kill " + Number(req.query.pid)))',
      'const { exec } = require("child_process"); app.get("/", (req, res) => { if (!["a", "b"].includes(req.query.x)) return; exec("ls " + req.query.x) })',
      'const { exec } = require("child_process"); app.get("/", (req, res) => { const x = req.query.x; if (!/^[a-z0-9]+$/.test(x)) return res.end(); exec("ls " + x) })',
      '/x/.exec(req.query.x)',
    ],
    bad: [
      [
        "const { exec } = require('child_process'); const valid = (x) => !!x; app.get('/x', (req, res) => { const q = req.query.a; if (valid(q)) exec('ls ' + q) })",
        'HIGH',
      ],
      [
        "const validator = require('validator'); const { exec } = require('child_process'); app.get('/x', (req, res) => { if (validator.isLength(req.query.a, { max: 9 })) exec('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); function run() { return exec.apply(null, arguments) } app.get('/x', (req, res) => { run('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const { run } = { run: require('child_process').exec }; app.get('/x', (req, res) => { run('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const lib = { cp: require('child_process') }; app.get('/x', (req, res) => { lib.cp.exec('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "app.get('/x', async (req, res) => { const cp = await import('child_' + 'process'); cp.exec('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const cp = require('child_' + 'process'); app.get('/x', (req, res) => { cp.exec('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const name = 'child_process'; const cp = require(name); app.get('/x', (req, res) => { cp.exec('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const run = (p) => (x) => exec(p + x); app.get('/x', (req, res) => { run('ls ')(req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const fns = new Map([['go', (v) => exec('ls ' + v)]]); app.get('/x', (req, res) => { fns.get('go')(req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const fns = { go: (v) => exec('ls ' + v) }; app.get('/x', (req, res) => { fns[req.query.k](req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const fns = [(v) => exec('ls ' + v)]; app.get('/x', (req, res) => { for (const f of fns) f(req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const fns = [(v) => exec('ls ' + v)]; app.get('/x', (req, res) => { fns.forEach((f) => f(req.query.a)) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); function go(v) { exec('ls ' + v) } const fns = [go]; app.get('/x', (req, res) => { fns[0](req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const fns = [(v) => exec('ls ' + v)]; app.get('/x', (req, res) => { fns[0](req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const emitter = new (require('events'))(); emitter.on('x', ({ cmd }) => exec('ls ' + cmd)); app.get('/x', (req, res) => { emitter.emit('x', { cmd: req.query.a }) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const emitter = new (require('events'))(); const EV = 'x'; emitter.on(EV, (v) => exec('ls ' + v)); app.get('/x', (req, res) => { emitter.emit(EV, req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const emitter = new (require('events'))(); emitter.on('x', exec); app.get('/x', (req, res) => { emitter.emit('x', 'ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const emitter = new (require('events'))(); function go(v) { exec('ls ' + v) } emitter.on('x', go); app.get('/x', (req, res) => { emitter.emit('x', req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); app.get('/x', (req, res) => { const s = encodeURIComponent(req.query.a); exec('ls ' + unescape(s)) })",
        'HIGH',
      ],
      [
        "const cp = require('child_process'); class A { constructor() { this.run = cp.exec } go(x) { this.run('ls ' + x) } } app.get('/x', (req, res) => { new A().go(req.query.a) })",
        'HIGH',
      ],
      [
        "import { createRequire } from 'module'; const load = createRequire(import.meta.url); app.get('/x', (req, res) => { load('child_process').exec('ls ' + req.query.a) })",
        'HIGH',
      ],
      ["app.get('/x', (req, res) => { module.require('child_process').exec('ls ' + req.query.a) })", 'HIGH'],
      [
        "const cp = require('child_process'); app.get('/x', (req, res) => { Function.prototype.call.call(cp.exec, null, 'ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const cp = require('child_process'); app.get('/x', (req, res) => { Reflect.get(cp, 'exec')('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const cp = require('child_process'); function go(f, x) { f('ls ' + x) } app.get('/x', (req, res) => { go(cp.exec, req.query.a) })",
        'HIGH',
      ],
      [
        "const cp = require('child_process'); let f; f = cp.exec; app.get('/x', (req, res) => { f('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const cp = require('child_process'); app.get('/x', (req, res) => { const f = req.query.b ? cp.exec : cp.execSync; f('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "app.get('/x', (req, res) => { import('child_process').then(({ exec }) => exec('ls ' + req.query.a)) })",
        'HIGH',
      ],
      ["app.get('/x', (req, res) => { import('child_process').then((cp) => cp.exec('ls ' + req.query.a)) })", 'HIGH'],
      [
        "const { exec } = require('child_process'); const fns = new Map([['run', exec]]); app.get('/x', (req, res) => { fns.get('run')('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const fns = [exec]; app.get('/x', (req, res) => { fns.forEach((f) => f('ls ' + req.query.a)) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const fns = [exec]; app.get('/x', (req, res) => { for (const f of fns) f('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const fns = { run: exec }; app.get('/x', (req, res) => { fns.run('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec, spawn } = require('child_process'); const fns = [exec, spawn]; app.get('/x', (req, res) => { fns[0]('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); app.get('/x', (req, res) => { [req.query.a].forEach(exec) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); app.get('/x', async (req, res) => { const v = await new Promise((ok) => ok(req.query.a)); exec('ls ' + v) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const go = (v) => exec('ls ' + v); app.get('/x', (req, res) => { Promise.resolve(req.query.a).then(go) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); app.get('/x', (req, res) => { Promise.resolve('ls ' + req.query.a).then(exec) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); function sh(s, ...v) { exec(s[0] + v[0]) } app.get('/x', (req, res) => { sh`ls ${req.query.a}` })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); function sh(s, v) { exec(s[0] + v) } app.get('/x', (req, res) => { sh`ls ${req.query.a}` })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); function tag(s, v) { return s[0] + v } app.get('/x', (req, res) => { exec(tag`ls ${req.query.a}`) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); function go(v) { exec('ls ' + v) } app.get('/x', (req, res) => { process.nextTick(go, req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); app.get('/x', (req, res) => { process.nextTick(exec, 'ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); app.get('/x', (req, res) => { setImmediate((v) => exec('ls ' + v), req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); app.get('/x', (req, res) => { setTimeout((v) => exec('ls ' + v), 0, req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); app.get('/x', (req, res) => { setTimeout(exec, 0, 'ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const { EventEmitter } = require('events'); const emitter = new EventEmitter(); emitter.on('x', (v) => exec('ls ' + v)); app.get('/x', (req, res) => { emitter.emit('x', req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); app.get('/x', (req, res) => { const m = new Map(Object.entries(req.query)); exec('ls ' + m.get('a')) })",
        'HIGH',
      ],
      [
        "const cp = require('child_process'); function go(x) { cp.exec('ls ' + x) } app.get('/x', (req, res) => { go.apply(null, [req.query.a]) })",
        'HIGH',
      ],
      [
        "const cp = require('child_process'); function go(x) { cp.exec('ls ' + x) } app.get('/x', (req, res) => { go.call(null, req.query.a) })",
        'HIGH',
      ],
      [
        "const cp = require('child_process'); app.get('/x', (req, res) => { cp.exec.bind(null)('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const cp = require('child_process'); app.get('/x', (req, res) => { const run = cp.exec.bind(null, 'ls ' + req.query.a); run() })",
        'HIGH',
      ],
      [
        "const cp = require('child_process'); app.get('/x', (req, res) => { const run = cp.exec.bind(cp); run('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const cp = require('child_process'); app.get('/x', (req, res) => { cp.exec.apply(cp, ['ls ' + req.query.a]) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); app.get('/x', (req, res) => { exec.call(null, 'ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); app.get('/x', (req, res) => { Reflect.apply(exec, null, ['ls ' + req.query.a]) })",
        'HIGH',
      ],
      [
        "const cp = require('child_process'); const k = 'exec'; app.get('/x', (req, res) => { cp[k]('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const cp = require('child_process'); app.get('/x', (req, res) => { cp['ex' + 'ec']('ls ' + req.query.a) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); app.get('/x', (req, res) => { let q = 'a'; if (q !== 'a') return; q = req.query.a; exec('ls ' + q) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); app.get('/x', (req, res) => { const q = req.query.a; if (!/^[ -~]+$/.test(q)) return res.end(); exec('ls ' + q) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); app.get('/x', (req, res) => { const q = req.query.a; if (!/^[a-z]+$/m.test(q)) return res.end(); exec('ls ' + q) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const isAllowed = () => true; app.get('/x', (req, res) => { const q = req.query.a; if (!isAllowed(q)) return res.end(); exec('ls ' + q) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const helper = { includes: (x) => x }; app.get('/x', (req, res) => { exec('ls ' + helper.includes(req.query.a)) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); function encodeURIComponent(x) { return x } app.get('/x', (req, res) => { exec('ls ' + encodeURIComponent(req.query.a)) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); class Tools { static hash(x) { return x } } app.get('/x', (req, res) => { exec('ls ' + Tools.hash(req.query.a)) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const util = { digest: (x) => x }; app.get('/x', (req, res) => { exec('ls ' + util.digest(req.query.a)) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const Number = (x) => x; app.get('/x', (req, res) => { exec('ls ' + Number(req.query.a)) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); function slugify(x) { return x.trim() } app.get('/x', (req, res) => { exec('ls ' + slugify(req.query.a)) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); const toInt = (x) => x; app.get('/x', (req, res) => { exec('ls ' + toInt(req.query.a)) })",
        'HIGH',
      ],
      [
        "const { exec } = require('child_process'); function quote(x) { return '\"' + x + '\"' } app.get('/x', (req, res) => { exec('ls ' + quote(req.query.a)) })",
        'HIGH',
      ],
      [
        "const http = require('http'); const { exec } = require('child_process'); const server = http.createServer(); server.on('request', (incoming, outgoing) => { exec('ls ' + incoming.url) })",
        'HIGH',
      ],
      [
        "const http = require('http'); const { exec } = require('child_process'); http.createServer(function (incoming) { exec('ls ' + incoming.headers['x-a']) })",
        'HIGH',
      ],
      [
        "const Router = require('@koa/router'); const { exec } = require('child_process'); const r = new Router(); r.get('/x', async (everything) => { exec('ls ' + everything.request.body.a) })",
        'HIGH',
      ],
      [
        "const Koa = require('koa'); const { exec } = require('child_process'); const site = new Koa(); site.use(async (everything, onward) => { exec('ls ' + everything.query.a) })",
        'HIGH',
      ],
      [
        "const { Router } = require('express'); const { exec } = require('child_process'); const things = Router(); things.use((incoming, outgoing, onward) => { exec('ls ' + incoming.query.a); onward() })",
        'HIGH',
      ],
      [
        'const { exec } = require("child_process"); io.on("connection", (s) => { s.on("ping", (host) => exec("ping " + host)) })',
        'HIGH',
      ],
      [
        'const spawn = require("cross-spawn"); app.get("/", (req, res) => spawn.sync("ls " + req.query.d, { shell: true }))',
        'HIGH',
      ],
      [
        'const { exec } = require("child_process"); module.exports.run = async (event, context) => { exec("ls " + event.queryStringParameters.a) }',
        'HIGH',
      ],
      [
        'const { exec } = require("child_process"); module.exports.ping = (req, res) => { exec("ping -c 2 " + req.body.address, () => {}) }',
        'HIGH',
      ],
      [
        'import * as cp from "node:child_process"; router.post("/", async (ctx) => { cp.execSync(`ls ${ctx.request.body.dir}`) })',
        'HIGH',
      ],
      ['const { exec } = require("node:child_process"); exports.list = (name) => exec("ls " + name)', 'HIGH'],
      [
        'const { promisify } = require("util"); const run = promisify(require("child_process").exec); async function f(req, res) { await run("git log " + req.params.ref) }',
        'HIGH',
      ],
      [
        'const { spawn } = require("child_process"); app.get("/", (req, res) => spawn("sh", ["-c", "ls " + req.query.x]))',
        'HIGH',
      ],
      [
        'const { spawn } = require("child_process"); app.get("/", (req, res) => spawn("ls " + req.query.x, { shell: true }))',
        'HIGH',
      ],
      [
        'const { exec } = require("child_process"); function run(cmd) { exec(cmd) } app.get("/", (req, res) => run("ls " + req.query.x))',
        'HIGH',
      ],
      ['const { exec } = require("child_process"); exports.run = (command) => exec(command)', 'MEDIUM'],
      ['const { exec } = require("child_process"); const dir = find(); exec("ls " + dir)', 'LOW'],
    ],
  },
  'directory-query': {
    good: [
      'const libxmljs = require("libxmljs"); app.get("/", (req, res) => db.User.find({ where: { id: req.query.id } }))',
      'app.get("/", (req, res) => client.search("dc=a", { filter: new EqualityFilter({ attribute: "uid", value: req.query.a }) }))',
      'const xpath = require("xpath"); xpath.select("//user", doc)',
      'app.get("/", (req, res) => text.search(req.query.a))',
    ],
    bad: [
      ['app.get("/", (req, res) => client.search("dc=a", { filter: `(&(uid=${req.query.a})(b=c))` }, done))', 'HIGH'],
      [
        'const xpath = require("xpath"); app.get("/", (req, res) => xpath.select("//user[name=\'" + req.query.a + "\']", doc))',
        'HIGH',
      ],
    ],
  },
  'sql-injection': {
    good: [
      'class A { @Get(":n") find(@Param("n", ParseIntPipe) n: number) { return this.db.query(`SELECT * FROM a WHERE b = ${n}`) } }',
      'app.get("/", (req, res) => { const ids = req.query.ids.split(",").map(Number); db.query(`SELECT * FROM a WHERE b IN (${ids.join(",")})`) })',
      'app.get("/", (req, res) => db.query("SELECT * FROM a WHERE b = ?", [req.query.b]))',
      'app.get("/", (req, res) => db.query(`SELECT * FROM a WHERE b = ${Number(req.query.b)}`))',
      'app.get("/", (req, res) => db.query("SELECT * FROM a WHERE b = " + mysql.escape(req.query.b)))',
      'const table = "a"; db.query("SELECT * FROM " + table)',
      'app.get("/", (req, res) => sql`SELECT * FROM a WHERE b = ${req.query.b}`)',
      'app.get("/", (req, res) => console.log("select " + req.query.a + " from " + req.query.b))',
      'app.get("/", (req, res) => { const sort = ["a", "b"].includes(req.query.s) ? req.query.s : "a"; db.query("SELECT * FROM a ORDER BY " + sort) })',
    ],
    bad: [
      [
        "import { getManager } from 'typeorm'; app.get('/x', async (req, res) => { await getManager().query(req.query.q) })",
        'HIGH',
      ],
      [
        "const mysql = require('mysql2/promise'); app.get('/x', async (req, res) => { const c = await mysql.createConnection({}); await c.execute(req.query.q) })",
        'HIGH',
      ],
      [
        "const Database = require('better-sqlite3'); const d = new Database('a'); app.get('/x', async (req, res) => { d.prepare(req.query.q).all() })",
        'HIGH',
      ],
      [
        "const sqlite3 = require('sqlite3'); const d = new sqlite3.Database('a'); app.get('/x', async (req, res) => { d.all(req.query.q, () => {}) })",
        'HIGH',
      ],
      ["const k = require('knex')({}); app.get('/x', async (req, res) => { await k.raw(req.query.q) })", 'HIGH'],
      [
        "const { Sequelize } = require('sequelize'); const s = new Sequelize(''); app.get('/x', async (req, res) => { const q = req.query.q; await s.query(q) })",
        'HIGH',
      ],
      [
        "const { Pool } = require('pg'); const p = new Pool(); app.get('/x', async (req, res) => { await p.query(req.query.q) })",
        'HIGH',
      ],
      [
        "const mysql = require('mysql'); const store = mysql.createConnection({}); app.get('/x', (req, res) => { store.query(req.query.q) })",
        'HIGH',
      ],
      [
        'app.get("/", (req, res) => db.query("SELECT * FROM a WHERE b = " + (req.query.t ? client.escapeLiteral(req.query.b) : path.basename(req.query.b))))',
        'HIGH',
      ],
      [
        'export const r = router({ find: publicProcedure.input(z.string()).query(({ input }) => db.query("SELECT * FROM t WHERE n=\'" + input + "\'")) })',
        'HIGH',
      ],
      [
        "export default defineEventHandler(async (event) => { const body = await readBody(event); return db.query(`SELECT * FROM t WHERE n = '${body.n}'`) })",
        'HIGH',
      ],
      [
        'class C { @get("/x") async x(@param.query.string("q") q: string) { return this.db.execute(`SELECT * FROM t WHERE n=\'${q}\'`) } }',
        'HIGH',
      ],
      [
        'const resolvers = { Query: { user: (parent, { id }, context) => db.query("SELECT * FROM a WHERE id = " + id) } }',
        'HIGH',
      ],
      ['app.get("/", (req, res) => db.query("SELECT name FROM users WHERE id = " + req.query.id))', 'HIGH'],
      [
        'export function f() { return (req: Request, res: Response) => { let c: any = req.query.q ?? ""; c = c.length <= 200 ? c : c.substring(0, 200); models.sequelize.query(`SELECT * FROM P WHERE n LIKE \'%${c}%\'`) } }',
        'HIGH',
      ],
      [
        'app.post("/", (req, res) => { let sql = "SELECT * FROM a WHERE 1 = 1"; if (req.body.b) sql += " AND b = \'" + req.body.b + "\'"; pool.query(sql) })',
        'HIGH',
      ],
      ['app.post("/", (req, res) => { const { id } = req.params; knex("a").whereRaw("id = " + id) })', 'HIGH'],
      [
        'app.get("/", (req, res) => users.createQueryBuilder("u").where(`u.name = \'${req.query.name}\'`).getMany())',
        'HIGH',
      ],
      ['exports.find = (name) => connection.query("SELECT * FROM users WHERE name = \'" + name + "\'")', 'MEDIUM'],
      [
        'class A { @Get() find(@Query("id") id: string) { return this.repository.query(`SELECT * FROM a WHERE id = ${id}`) } }',
        'HIGH',
      ],
      [
        'fastify.get("/", async (request, reply) => client.query({ text: `DELETE FROM a WHERE b = \'${request.query.b}\'` }))',
        'HIGH',
      ],
      [
        'const build = (id) => "SELECT * FROM a WHERE id = " + id; app.get("/", (req, res) => db.all(build(req.query.id)))',
        'HIGH',
      ],
    ],
  },
  'template-injection': {
    good: [
      'const fs = require("fs"); app.post("/", (req, res) => { fs.writeFileSync("data/own.txt", req.body.text) })',
      'app.get("/", (req, res) => res.render("a", { name: req.body.name }))',
      'const pug = require("pug"); const fn = pug.compile(fs.readFileSync("a.pug", "utf8"))',
      'const ejs = require("ejs"); app.get("/", (req, res) => res.send(ejs.render("<%= a %>", { a: req.query.a })))',
      'app.get("/", (req, res) => res.render("a", { user: req.user, errors: req.flash("a") }))',
    ],
    bad: [
      [
        'const fs = require("fs"); app.post("/", (req, res) => { fs.writeFileSync("views/own.ejs", req.body.text) })',
        'HIGH',
      ],
      [
        'import { writeFile } from "fs/promises"; app.post("/", async (req, res) => { await writeFile(path.join(__dirname, "templates", name + ".html"), `<p>${req.body.text}`) })',
        'HIGH',
      ],
      [
        'const ejs = require("ejs"); app.get("/", (req, res) => { const page = ejs.render("<p>" + req.query.a + "</p>") })',
        'HIGH',
      ],
      [
        'async function f(user) { let t = await fs.readFile("a.pug"); t = t.replace(/_name_/g, user.name); const pug = (await import("pug")).default; return pug.compile(t) }',
        'MEDIUM',
      ],
      [
        'const handlebars = require("handlebars"); app.post("/", (req, res) => handlebars.compile(req.body.template)({}))',
        'HIGH',
      ],
      ['app.post("/", (req, res) => res.render("a", req.body))', 'HIGH'],
      ['app.post("/", async (req, res) => { res.render("a", { ...req.body, ...theme }, (e, html) => {}) })', 'HIGH'],
    ],
  },
  deserialization: {
    good: [
      'app.post("/", (req, res) => JSON.parse(req.body.a))',
      'const yaml = require("js-yaml"); yaml.load(fs.readFileSync("a.yml"))',
    ],
    bad: [
      [
        'const yaml = require("js-yaml"); app.post("/", (req, res) => yaml.load(req.body.y, { schema: yaml.DEFAULT_FULL_SCHEMA }))',
        'HIGH',
      ],
      [
        'import yaml from "js-yaml"; import types from "js-yaml-js-types"; const schema = yaml.DEFAULT_SCHEMA.extend(types.all); app.post("/", (req, res) => yaml.load(req.body.y, { schema }))',
        'HIGH',
      ],
      [
        'const serialize = require("node-serialize"); app.post("/", (req, res) => serialize.unserialize(req.cookies.profile))',
        'HIGH',
      ],
      ['import { unserialize } from "node-serialize"; export const read = (text) => unserialize(text)', 'MEDIUM'],
      [
        'const yaml = require("js-yaml"); app.post("/", ({ file }, res) => { const data = file.buffer.toString(); yaml.load(data) })',
        'MEDIUM',
      ],
    ],
  },
};
