import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'log-injection': {
    good: [
      'app.get("/", (req, res) => console.log(JSON.stringify(req.query.a)))',
      'app.get("/", (req, res) => console.log(req.body))',
      'app.get("/", (req, res) => console.log(Number(req.query.a)))',
      'app.get("/", (req, res) => console.log(req.query.a.replace(/[\\r\\n]/g, "")))',
    ],
    bad: [
      ['app.get("/", (req, res) => console.log("user " + req.query.name))', 'LOW'],
      [
        'function S(db) { this.login = (req, res, next) => { const { name } = req.body; db.check(name, (err) => { console.log("no such user: ", name) }) } }',
        'LOW',
      ],
    ],
  },
};
