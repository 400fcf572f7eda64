import type { Examples } from '../examples.ts';

export const examples: Examples = {
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
};
