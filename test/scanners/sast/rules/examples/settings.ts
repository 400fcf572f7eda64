import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'weak-hash': {
    good: [
      'const etag = require("crypto").createHash("md5").update(body).digest("hex")',
      'require("crypto").createHash("sha256").update(file).digest("hex")',
      'const crypto = require("crypto"); const { keyFromPassword } = a; crypto.createCipheriv("aes-256-gcm", key, crypto.randomBytes(12))',
      'const bcrypt = require("bcrypt"); bcrypt.hash(password, 12)',
      'const bcrypt = require("bcrypt"); bcrypt.hash(password, rounds)',
      'import { createCipheriv } from "crypto"; createCipheriv("aes-256-gcm", key, iv)',
    ],
    bad: [
      [
        'import crypto from "crypto"; export const hash = (data: string) => crypto.createHash("md5").update(data).digest("hex")',
        'LOW',
      ],
      [
        'const crypto = require("crypto"); const stored = crypto.createHash("sha1").update(user.password).digest("hex")',
        'MEDIUM',
      ],
      ['const md5 = require("md5"); function checkPassword(text) { return md5(text) }', 'MEDIUM'],
      ['import { createCipher } from "crypto"; createCipher("aes192", key)', 'MEDIUM'],
      ['const crypto = require("crypto"); crypto.createCipheriv("des-ede3", key, iv)', 'MEDIUM'],
      ['const h = require("crypto").createHash("sha256").update(password).digest("hex")', 'MEDIUM'],
      ['const bcrypt = require("bcrypt"); bcrypt.hashSync(password, 4)', 'MEDIUM'],
      ['const bcrypt = require("bcryptjs"); bcrypt.genSalt(5)', 'MEDIUM'],
      ['const crypto = require("crypto"); crypto.pbkdf2Sync(password, salt, 1000, 64, "sha512")', 'MEDIUM'],
      [
        'const crypto = require("crypto"); const fixed = Buffer.from("0123456789abcdef"); const f = async () => { const iv = await fixed; crypto.createCipheriv("aes-256-cbc", key, iv); }',
        'MEDIUM',
      ],
      ['const crypto = require("crypto"); crypto.createCipheriv("aes-256-cbc", key, Buffer.alloc(16, 0))', 'MEDIUM'],
      [
        'const crypto = require("crypto"); const iv = "1234567890123456"; crypto.createCipheriv("aes-256-cbc", key, iv)',
        'MEDIUM',
      ],
      [
        'const { generateKeyPairSync } = require("crypto"); generateKeyPairSync("rsa", { modulusLength: 1024 })',
        'MEDIUM',
      ],
    ],
  },
  'insecure-cookie': {
    good: [
      'const session = require("express-session"); app.use(session({ secret: s, cookie: { secure: true } }))',
      'const session = require("express-session"); app.use(session(options))',
      'app.get("/", (req, res) => res.cookie("session", a, { httpOnly: true, secure: true }))',
      'app.get("/", (req, res) => res.cookie("lang", a))',
      'router.get("/", (ctx) => { ctx.cookies.set("token", a) })',
      'app.get("/", (req, res) => { res.setHeader("Set-Cookie", `session=${a}; HttpOnly; Secure`) })',
      'app.get("/", (req, res) => { res.setHeader("Set-Cookie", header) })',
      'map.cookies.set("a", b, c)',
      'import session from "express-session"; app.use(session({ cookie: { secure: env.NODE_ENV === "production", httpOnly: true } }))',
    ],
    bad: [
      [
        'const session = require("express-session"); app.use(session({ secret: s, saveUninitialized: true }))',
        'MEDIUM',
      ],
      [
        'import session from "express-session"; const o = { secret: s, cookie: { secure: false } }; app.use(session(o))',
        'MEDIUM',
      ],
      [
        'import session from "express-session"; app.use(session({ cookie: { secure: true, httpOnly: false } }))',
        'MEDIUM',
      ],
      ['app.get("/", (req, res) => res.cookie("token", a))', 'MEDIUM'],
      ['router.get("/", (ctx) => { ctx.cookies.set("token", a, { httpOnly: false }) })', 'MEDIUM'],
      ['import { cookies } from "next/headers"; (await cookies()).set("session", a, { httpOnly: false })', 'MEDIUM'],
      ['app.get("/", (req, res) => { res.setHeader("Set-Cookie", "session=" + a + "; Path=/") })', 'MEDIUM'],
      ['server.state("session", { isSecure: false, isHttpOnly: false })', 'MEDIUM'],
      ['app.get("/", (req, res) => res.cookie("lang", a, { httpOnly: false }))', 'LOW'],
    ],
  },
  'browser-settings': {
    good: [
      'new BrowserWindow({ webPreferences: { nodeIntegration: false, contextIsolation: true } })',
      'new BrowserWindow({ width: 800 })',
      'parent.postMessage(token, "https://example.com")',
      'parent.postMessage("ready", "*")',
      '$sce.trustAsHtml("<b>a</b>")',
    ],
    bad: [
      ['new BrowserWindow({ webPreferences: { nodeIntegration: true } })', 'MEDIUM'],
      [
        'const { BrowserWindow } = require("electron"); new BrowserWindow({ webPreferences: { contextIsolation: false } })',
        'MEDIUM',
      ],
      ['parent.postMessage(token, "*")', 'LOW'],
      ['$scope.html = $sce.trustAsHtml(location.hash)', 'HIGH'],
      ['$scope.html = $sce.trustAsHtml(comment.text)', 'MEDIUM'],
    ],
  },
};
