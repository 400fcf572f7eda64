import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'template-injection': {
    good: [
      'const fs = require("fs"); app.post("/", (req, res) => { fs.writeFileSync("data/own.txt", req.body.text) })',
      'app.get("/", (req, res) => res.render("a", { name: req.body.name }))',
      'const pug = require("pug"); const fn = pug.compile(fs.readFileSync("a.pug", "utf8"))',
      'const ejs = require("ejs"); app.get("/", (req, res) => res.send(ejs.render("<%= a %>", { a: req.query.a })))',
      'app.get("/", (req, res) => res.render("a", { user: req.user, errors: req.flash("a") }))',
    ],
    bad: [
      [
        'const fs = require("fs"); app.post("/", (req, res) => { fs.writeFileSync("views/own.ejs", req.body.text) })',
        'HIGH',
      ],
      [
        'import { writeFile } from "fs/promises"; app.post("/", async (req, res) => { await writeFile(path.join(__dirname, "templates", name + ".html"), `<p>${req.body.text}`) })',
        'HIGH',
      ],
      [
        'const ejs = require("ejs"); app.get("/", (req, res) => { const page = ejs.render("<p>" + req.query.a + "</p>") })',
        'HIGH',
      ],
      [
        'async function f(user) { let t = await fs.readFile("a.pug"); t = t.replace(/_name_/g, user.name); const pug = (await import("pug")).default; return pug.compile(t) }',
        'MEDIUM',
      ],
      [
        'const handlebars = require("handlebars"); app.post("/", (req, res) => handlebars.compile(req.body.template)({}))',
        'HIGH',
      ],
      ['app.post("/", (req, res) => res.render("a", req.body))', 'HIGH'],
      ['app.post("/", async (req, res) => { res.render("a", { ...req.body, ...theme }, (e, html) => {}) })', 'HIGH'],
    ],
  },
};
