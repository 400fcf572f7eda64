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
};
