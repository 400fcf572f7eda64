import type { Examples } from '../examples.ts';

export const examples: Examples = {
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
};
