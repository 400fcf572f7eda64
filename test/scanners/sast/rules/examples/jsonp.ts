import type { Examples } from '../examples.ts';

export const examples: Examples = {
  jsonp: {
    good: [
      'app.get("/", (req, res) => { res.type("application/json"); res.send(req.query.a + "(1)") })',
      'app.get("/", (req, res) => { res.type("text/javascript"); res.send("load(" + JSON.stringify(a) + ")") })',
      'app.get("/", (req, res) => res.jsonp({ version: 1 }))',
    ],
    bad: [
      [
        'app.get("/", (req, res) => { const name = req.query.cb; res.set("Content-Type", "application/javascript"); res.send(`${name}({})`) })',
        'MEDIUM',
      ],
      ['app.get("/", (req, res) => res.jsonp({ email: req.user.email }))', 'MEDIUM'],
    ],
  },
};
