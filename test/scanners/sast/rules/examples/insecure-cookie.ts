import type { Examples } from '../examples.ts';

export const examples: Examples = {
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
};
