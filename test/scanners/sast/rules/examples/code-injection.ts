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
};
