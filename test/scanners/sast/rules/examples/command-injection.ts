import type { Examples } from '../examples.ts';

export const examples: Examples = {
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
};
