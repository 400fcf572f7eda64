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
  timing: {
    good: [
      'if (password === passwordRepeat) go()',
      'if (token === null) go()',
      'const f = (token) => token === Token.COMMA',
    ],
    bad: [
      ['const check = (user, hash) => hash === user.hash', 'LOW'],
      ['app.post("/", (req, res) => { if (req.headers.signature !== expectedSignature) return })', 'LOW'],
    ],
  },
  jwt: {
    good: [
      'const jwt = require("jsonwebtoken"); jwt.verify(token, publicKey, { algorithms: ["RS256"] })',
      'const jwt = require("jsonwebtoken"); jwt.verify(token, secret)',
      'const jwt = require("jsonwebtoken"); app.get("/", (req) => { const { kid } = jwt.decode(req.headers.authorization); jwt.verify(req.headers.authorization, keys[kid]) })',
      'const e = require("express-jwt"); e({ secret: "" + Math.random() })',
      'const { expressjwt } = require("express-jwt"); expressjwt({ secret: key, algorithms: ["HS256"] })',
    ],
    bad: [
      [
        'import { expressjwt as guard } from "express-jwt"; export const isAuthorized = () => guard(({ secret: publicKey }) as any)',
        'MEDIUM',
      ],
      ['const jwt = require("jsonwebtoken"); jwt.verify(token, publicKey, (e, d) => {})', 'MEDIUM'],
      ['const jwt = require("jsonwebtoken"); jwt.sign(user, null, { algorithm: "none" })', 'HIGH'],
      ['const jwt = require("jsonwebtoken"); jwt.sign({ a: 1 }, "", { algorithm: "none" })', 'HIGH'],
      ['const jwt = require("jsonwebtoken"); jwt.verify(t, null)', 'HIGH'],
      ['import { UnsecuredJWT } from "jose"; UnsecuredJWT.decode(t)', 'HIGH'],
      ['const jwt = require("jsonwebtoken"); jwt.verify(t, k, { algorithms: ["HS256", "none"] })', 'HIGH'],
      [
        'const jwt = require("jsonwebtoken"); jwt.verify(t, k, { ignoreExpiration: true, algorithms: ["HS256"] })',
        'LOW',
      ],
      [
        'const jwt = require("jsonwebtoken"); app.get("/", (req, res) => { const user = jwt.decode(req.headers.authorization) })',
        'MEDIUM',
      ],
    ],
  },
  'session-fixation': {
    good: [
      'app.post("/login", (req, res) => { if (!check(req.body.password)) return; req.session.regenerate(() => { req.session.userId = user.id }) })',
      'app.post("/logout", (req, res) => { req.session.userId = null; const password = 1 })',
      'app.post("/a", (req, res) => { req.session.userId = user.id })',
      'import session from "cookie-session"; app.post("/login", (req, res) => { check(req.body.password); req.session.user = user })',
      'app.post("/a", (req, res) => { req.session.color = req.body.color; res.cookie("color", req.query.color) })',
      'app.use((req, res) => { req.sessionID = crypto.randomUUID() })',
    ],
    bad: [
      ['function adminLoginSuccess(page, session, name, res) { session.loggedIn = 1; res.redirect(page) }', 'MEDIUM'],
      [
        'app.post("/login", (req, res) => { find(req.body.name, req.body.password, (user) => { /* regenerate */ req.session.userId = user.id }) })',
        'MEDIUM',
      ],
      ['app.get("/", (req, res) => { req.sessionID = req.query.sid })', 'MEDIUM'],
      ['app.get("/", (req, res) => { req.session.id = req.query.sid })', 'MEDIUM'],
      [
        'app.get("/", (req, res) => { res.cookie("connect.sid", req.query.sid, { httpOnly: true, secure: true }) })',
        'MEDIUM',
      ],
    ],
  },
};
