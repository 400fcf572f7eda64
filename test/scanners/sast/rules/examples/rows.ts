import type { Examples } from '../examples.ts';

export const examples: Examples = {
  xxe: {
    good: [
      'const x = require("libxmljs"); app.post("/", (req, res) => x.parseXml(req.body, { noent: false }))',
      'const x = require("libxmljs"); x.parseXml(text)',
      'libxml.parseXml("<a/>", { noent: true })',
    ],
    bad: [
      [
        'const x = require("libxmljs"); app.post("/", (req, res) => x.parseXmlString(req.files.a.data.toString("utf8"), { noent: true, noblanks: true }))',
        'HIGH',
      ],
      ['const o = { noent: true }; exports.read = (text) => require("libxmljs2").parseXml(text, o)', 'MEDIUM'],
      ['const option = lib.ParseOption.XML_PARSE_NOENT | lib.ParseOption.XML_PARSE_DTDLOAD', 'MEDIUM'],
    ],
  },
  'regex-injection': {
    good: [
      'app.get("/", (req, res) => new RegExp(escapeRegExp(req.query.a)))',
      'new RegExp(input)',
      'new RegExp(location.hash)',
    ],
    bad: [
      ['app.get("/:q", (req, res) => res.json(items.filter((item) => item.match(req.params.q))))', 'MEDIUM'],
      ['app.get("/", (req, res) => new RegExp("^" + req.query.a))', 'MEDIUM'],
      ['app.get("/", (req, res) => items.find({ name: { $regex: `${req.query.a}` } }))', 'MEDIUM'],
    ],
  },
  'log-injection': {
    good: [
      'app.get("/", (req, res) => console.log(JSON.stringify(req.query.a)))',
      'app.get("/", (req, res) => console.log(req.body))',
      'app.get("/", (req, res) => console.log(Number(req.query.a)))',
      'app.get("/", (req, res) => console.log(req.query.a.replace(/[\\r\\n]/g, "")))',
    ],
    bad: [
      ['app.get("/", (req, res) => console.log("user " + req.query.name))', 'LOW'],
      [
        'function S(db) { this.login = (req, res, next) => { const { name } = req.body; db.check(name, (err) => { console.log("no such user: ", name) }) } }',
        'LOW',
      ],
    ],
  },
  'tls-verification': {
    good: [
      'https.get(url, { rejectUnauthorized: true })',
      'env.NODE_TLS_REJECT_UNAUTHORIZED = "1"',
      'https.get(url, { rejectUnauthorized: options.strict })',
      'https.createServer({ minVersion: "TLSv1.2" })',
    ],
    bad: [
      ['https.get(url, { rejectUnauthorized: false })', 'MEDIUM'],
      ['env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0"', 'MEDIUM'],
      ['env.NODE_TLS_REJECT_UNAUTHORIZED = 0', 'MEDIUM'],
      ['tls.connect({ checkServerIdentity: () => undefined })', 'MEDIUM'],
      ['https.createServer({ minVersion: "TLSv1" })', 'MEDIUM'],
      ['https.request({ secureProtocol: "TLSv1_method" })', 'MEDIUM'],
    ],
  },
  cors: {
    good: [
      'const cors = require("cors"); app.use(cors())',
      'const cors = require("cors"); app.use(cors({ origin: "https://a.example", credentials: true }))',
      'res.setHeader("Access-Control-Allow-Origin", "*")',
      'const cors = require("cors"); app.use(cors({ origin: (o, cb) => cb(null, list.includes(o)), credentials: true }))',
      'const a = { cors: { origin: ["https://a.example"], credentials: true } }',
    ],
    bad: [
      ['const cors = require("cors"); app.use(cors({ origin: true, credentials: true }))', 'MEDIUM'],
      [
        'const cors = require("cors"); app.use(cors({ origin: (o, cb) => cb(null, true), credentials: true }))',
        'MEDIUM',
      ],
      ['fastify.register(require("@fastify/cors"), { origin: true, credentials: true })', 'MEDIUM'],
      ['Hapi.server({ routes: { cors: { origin: ["*"], credentials: true } } })', 'MEDIUM'],
      ['app.enableCors({ origin: true, credentials: true })', 'MEDIUM'],
      [
        'app.use((req, res, next) => { res.header("Access-Control-Allow-Origin", req.headers.origin); next() })',
        'MEDIUM',
      ],
    ],
  },
  headers: {
    good: ['const helmet = require("helmet"); app.use(helmet())', 'app.use(shield({ frameguard: false }))'],
    bad: [
      ['const helmet = require("helmet"); app.use(helmet({ contentSecurityPolicy: false }))', 'LOW'],
      ['import helmet from "helmet"; app.use(helmet({ frameguard: false, hsts: true }))', 'LOW'],
    ],
  },
  debug: {
    good: [
      'const errorHandler = require("errorhandler"); if (env.NODE_ENV === "development") app.use(errorHandler())',
      'res.send(err.message)',
      'graphqlHTTP({ graphiql: isDevelopment })',
    ],
    bad: [
      ['const errorHandler = require("errorhandler"); app.use(errorHandler())', 'LOW'],
      ['app.use((err, req, res, next) => res.status(500).send(err.stack))', 'LOW'],
      ['graphqlHTTP({ schema, graphiql: true })', 'LOW'],
    ],
  },
  'escaping-off': {
    good: [
      ...['swig.setDefaults({ autoescape: true })', 'nunjucks.configure("a", { autoescape: escape })'],
      ...['a.debug = false', 'a.escapeMarkup = true'],
    ],
    bad: [
      ['swig.setDefaults({ autoescape: false })', 'MEDIUM'],
      ['Handlebars.compile(text, { noEscape: true })', 'MEDIUM'],
      ['a.escapeMarkup = false', 'MEDIUM'],
    ],
  },
  'directory-listing': {
    good: ['const express = require("express"); app.use(express.static("public"))'],
    bad: [
      ['import serveIndex from "serve-index"; app.use("/ftp", serveIndex("ftp", { icons: true }))', 'LOW'],
      ['const express = require("express"); app.use(express.static(__dirname))', 'LOW'],
    ],
  },
  'pseudo-random': {
    good: ['crypto.randomBytes(8)', 'pseudoRandomBytes(8)', 'table[pseudoRandomBytes]'],
    bad: [
      ['crypto.pseudoRandomBytes(8)', 'MEDIUM'],
      ['const make = crypto\n  .pseudoRandomBytes', 'MEDIUM'],
      ['import { pseudoRandomBytes as bytes } from "node:crypto"; bytes(8)', 'MEDIUM'],
    ],
  },
  'buffer-constructor': {
    good: ['new Buffer(1)', 'new Buffer()', 'Buffer.from(a)', 'import Buffer from "./buffer"; new Buffer(map)'],
    bad: [
      ['new Buffer(size)', 'MEDIUM'],
      ['new \\u0042uffer(a\n  + b)', 'MEDIUM'],
      ['import { Buffer as Bytes } from "node:buffer"; new Bytes(size)', 'MEDIUM'],
      ['var Buffer = require("buffer").Buffer; new Buffer(size)', 'MEDIUM'],
    ],
  },
  'buffer-bounds': {
    good: [
      'a.readInt8(1)',
      'a.readInt8(1, noAssert)',
      'a.readInt8(1, false)',
      'a.writeInt32LE(value, 4)',
      'f(1, true)',
    ],
    bad: [
      ['a.writeInt32LE(value, offset, true)', 'MEDIUM'],
      ['a.readUInt8(1, true)', 'MEDIUM'],
      ['a.b["readDoubleBE"](1, true)', 'MEDIUM'],
    ],
  },
  'forgeable-address': {
    good: ['rateLimit({ keyGenerator: (req) => req.ip })'],
    bad: [['rateLimit({ keyGenerator ({ headers, ip }) { return headers["X-Forwarded-For"] ?? ip } })', 'MEDIUM']],
  },
  'guessable-secret': {
    good: ['const color = Math.random()', 'const token = crypto.randomUUID()'],
    bad: [
      ['const token = Math.random().toString(36)', 'MEDIUM'],
      [
        'function generatePassword() { let a = ""; for (let i = 0; i < 8; i++) a += Math.floor(Math.random() * 10); return a }',
        'MEDIUM',
      ],
    ],
  },
  'method-override': {
    good: ['express.methodOverride(); express.csrf()', 'expressive.csrf(); expressive.methodOverride()'],
    bad: [
      ['express.csrf(); express.methodOverride()', 'MEDIUM'],
      ['/* first */ app.use(express.csrf()); app.use(express /* a */ . methodOverride())', 'MEDIUM'],
      ['express().csrf(); express.methodOverride()', 'MEDIUM'],
    ],
  },
  'slow-regex': {
    good: [
      '/^(\\d+,)*\\d+$/',
      '/\\.(woff2?|ttf)(#.*)?$/i',
      '/^(?:[^"\\\\]|\\\\.)*$/',
      '/(a|b)+/',
      '/^([a-z]+\\s)*$/',
      '/(?:ab)+c*/',
      '/[(+]+/',
    ],
    bad: [
      ['/([0-9]+)+\\#/', 'MEDIUM'],
      ['/(a+)+$/.test(input)', 'MEDIUM'],
      ['/^(([a-z])+.)+[A-Z]([a-z])+$/', 'MEDIUM'],
      ['/([a-zA-Z0-9]{2,4})+$/', 'MEDIUM'],
      ['new RegExp("^(\\\\w+\\\\s?)*$")', 'MEDIUM'],
      ['/(?:.*a)*b/', 'MEDIUM'],
      ['/^(([a-zA-Z0-9])+([-._]?))*@/', 'MEDIUM'],
    ],
  },
  'hidden-characters': {
    good: ['const flag = "\u{1f3f4}\u{e0067}\u{e0062}"', 'const family = "a\u200db"'],
    bad: [
      ['/* \u202e hidden */ go()', 'HIGH'],
      ['const a\u3164 = "\u3164"', 'HIGH'],
      ['const text = tag`\\unicode`; /* \u2066 */', 'HIGH'],
    ],
  },
};
