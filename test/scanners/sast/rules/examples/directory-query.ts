import type { Examples } from '../examples.ts';

export const examples: Examples = {
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
};
