import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'regex-injection': {
    good: [
      'app.get("/", (req, res) => new RegExp(escapeRegExp(req.query.a)))',
      'new RegExp(input)',
      'new RegExp(location.hash)',
    ],
    bad: [
      ['app.get("/:q", (req, res) => res.json(items.filter((item) => item.match(req.params.q))))', 'MEDIUM'],
      ['app.get("/", (req, res) => new RegExp("^" + req.query.a))', 'MEDIUM'],
      ['app.get("/", (req, res) => items.find({ name: { $regex: `${req.query.a}` } }))', 'MEDIUM'],
    ],
  },
};
