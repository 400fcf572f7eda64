import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'markup-filter': {
    good: ['text.replace(/</g, "&lt;")', 'const title = text.replace(/<[^>]+>/g, "")', 'name.replace("<", "(")'],
    bad: [
      ['export const sanitizeLegacy = (input = "") => input.replace(/<(?:\\w+)\\W+?[\\w]/gi, "")', 'MEDIUM'],
      ['text.replace(/<script.*?>/gi, "")', 'MEDIUM'],
      ['function escapeHtml(text) { return text.replace("<", "&lt;") }', 'MEDIUM'],
    ],
  },
  'address-check': {
    good: [
      'const isAllowed = (url) => list.includes(url)',
      'const isAllowed = (url) => new URL(url).origin === allowed',
      'const hasQuery = (url) => url.includes("?")',
    ],
    bad: [
      [
        'export const isRedirectAllowed = (url: string) => { let ok = false; for (const allowedUrl of list) { ok = ok || url.includes(allowedUrl) } return ok }',
        'MEDIUM',
      ],
      ['function checkReferer(referer) { return referer.indexOf("https://a.example.com") !== -1 }', 'MEDIUM'],
    ],
  },
  'script-text': {
    good: [
      'function f(name) { throw new Error(`Missing <script> for ${name}`) } f(input)',
      'import serialize from "serialize-javascript"; const a = (b: string) => "<script>var a = " + serialize(b) + "</script>"',
      'const a = "<script src=a.js></script>" + text',
      'const page = `<script>const a = ${JSON.stringify(data).replace(/</g, "\\\\u003c")}</script>`',
      'const a = `<p>${text}</p>`',
      'const nonce = `<script nonce="${value}">`',
    ],
    bad: [
      [
        'import serialize from "serialize-javascript"; const a = (b: string) => "<script>var a = " + serialize(b, { unsafe: true }) + "</script>"',
        'MEDIUM',
      ],
      [
        'compiled = compiled.replace("<script id=\'subtitle\'></script>", "<script id=\'subtitle\' type=\'text/vtt\'>" + subs() + "</script>")',
        'MEDIUM',
      ],
      ['app.get("/", (req, res) => { const page = `<script>const name = "${req.query.name}"</script>` })', 'HIGH'],
    ],
  },
  'plain-password': {
    good: [
      'const f = (name, password) => users.insertOne({ name, password: bcrypt.hashSync(password, 10) })',
      'users.insertOne({ name: "a", password: "x" })',
      'app.post("/", (req, res) => { if (req.body.password !== req.body.password2) return })',
      'app.post("/", (req, res) => { const { password, confirm } = req.body; if (password === confirm) go() })',
    ],
    bad: [
      [
        'function D(db) { this.add = (name, password, done) => { const user = { name, password }; db.insert(user, done) } }',
        'MEDIUM',
      ],
      ['app.post("/", (req, res) => users.insertOne({ name: req.body.name, password: req.body.password }))', 'MEDIUM'],
      [
        'app.post("/", async (req, res) => { const user = await find(); if (user.password === req.body.password) res.end() })',
        'MEDIUM',
      ],
    ],
  },
};
