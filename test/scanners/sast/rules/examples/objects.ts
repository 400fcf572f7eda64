import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'nosql-injection': {
    good: [
      'app.post("/", (req, res) => User.findOne({ name: { $eq: req.body.name } }))',
      'app.post("/", (req, res) => Shop.aggregate([{ $match: { name: String(req.body.name) } }]))',
      'app.get("/:id", (req, res) => users.findOne({ name: String(req.body.name) }))',
      'app.get("/:id", (req, res) => users.findOne({ _id: req.params.id }))',
      'app.post("/", (req, res) => User.findOne({ where: { email: req.body.email } }))',
      'app.post("/", (req, res) => users.findOne({ name: `${req.body.name}` }))',
      'app.post("/", (req, res) => { if (typeof req.body.name !== "string") return res.end(); users.findOne({ name: req.body.name }) })',
      'app.post("/", (req, res) => list.find((each) => each.id === req.body.id))',
      'app.post("/", (req, res) => users.findOne({ _id: new ObjectId(req.body.id) }))',
      'orders.find({ $where: "this.a === 1" })',
      'app.post("/", (req, res) => user.update({ password: req.body.password }))',
      'app.post("/", (req, res) => User.update({ name: req.body.name }, { where: { id: 1 } }))',
    ],
    bad: [
      ['app.post("/", (req, res) => shops.aggregate(JSON.parse(req.query.pipeline)))', 'HIGH'],
      ['app.post("/", (req, res) => shops.aggregate([{ $match: req.body }]))', 'HIGH'],
      ['app.post("/", (req, res) => shops.mapReduce(req.body.map, req.body.reduce, { out: "a" }))', 'HIGH'],
      ['app.post("/", (req, res) => users.findOne({ name: req.body.name, other: 1 }))', 'HIGH'],
      [
        'export const f = () => async (req: Request, res: Response) => { const id = req.body.id; await db.reviews.findOne({ _id: id }) }',
        'HIGH',
      ],
      [
        'router.post("/", async (ctx) => { const query = { name: ctx.request.body.name }; await User.deleteMany(query) })',
        'HIGH',
      ],
      ['app.post("/", (req, res) => User.find(req.body))', 'HIGH'],
      ['app.get("/", (req, res) => User.find().$where("this.a == " + req.query.a))', 'HIGH'],
      ['app.get("/", (req, res) => orders.find({ $where: `this.id === ${req.params.id}` }))', 'HIGH'],
      [
        'function A(db) { this.get = (id, threshold) => db.find({ $where: `this.stocks > ${threshold}` }) } module.exports = { A }',
        'MEDIUM',
      ],
    ],
  },
  'mass-assignment': {
    good: [
      'app.post("/", (req, res) => User.create({ name: req.body.name }))',
      'app.post("/", (req, res) => User.create(schema.parse(req.body)))',
      'app.post("/", (req, res) => res.send(req.body))',
      'app.post("/", (req, res) => Object.assign({}, req.body))',
      'app.post("/", (req, res) => new Error(req.body))',
    ],
    bad: [
      ['app.put("/:id", (req, res) => prisma.user.update({ where: { id: 1 }, data: req.body }))', 'MEDIUM'],
      ['app.post("/", (req, res) => User.create(req.body))', 'MEDIUM'],
      ['app.post("/", (req, res) => { const user = new User(req.body); user.save() })', 'MEDIUM'],
      [
        'app.put("/:id", async (req, res) => { const changes = { ...req.body }; await User.findByIdAndUpdate(req.params.id, changes) })',
        'MEDIUM',
      ],
      [
        'app.put("/:id", async (req, res) => { await Item.updateOne({ _id: req.params.id }, { $set: req.body }) })',
        'MEDIUM',
      ],
    ],
  },
  'prototype-pollution': {
    good: [
      'function setPath(o, path, v) { const keys = path.split("."); let at = o; for (const key of keys) { if (key === "__proto__") return; at = at[key] } at[keys[0]] = v }',
      'function count(text) { const words = text.split(" "); const seen = {}; for (const word of words) seen[word] = 1 }',
      'app.post("/", (req, res) => { cache[req.body.id] = 1 })',
      'app.post("/", (req, res) => _.merge({}, defaults))',
      'function merge(a, b) { for (const key in b) { if (key === "__proto__") continue; if (typeof b[key] === "object") merge(a[key], b[key]); else a[key] = b[key] } }',
      'app.post("/", (req, res) => { rows[req.body.a][0] = 1 })',
    ],
    bad: [
      [
        'function setPath(o, path, v) { const keys = path.split("."); let at = o; for (let i = 0; i < keys.length - 1; i++) { if (!at[keys[i]]) at[keys[i]] = {}; at = at[keys[i]] } at[keys[keys.length - 1]] = v }',
        'MEDIUM',
      ],
      ['const $ = require("jquery"); app.post("/", (req, res) => { $.extend(true, {}, req.body) })', 'MEDIUM'],
      ['const _ = require("lodash"); app.post("/", (req, res) => _.merge(config, req.body))', 'MEDIUM'],
      ['app.post("/", (req, res) => { data[req.body.a][req.body.b] = req.body.c })', 'MEDIUM'],
      [
        'function merge(a, b) { for (const key in b) { if (typeof b[key] === "object") merge(a[key], b[key]); else a[key] = b[key] } return a }',
        'MEDIUM',
      ],
    ],
  },
};
