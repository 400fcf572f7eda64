import type { Examples } from '../examples.ts';

export const examples: Examples = {
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
};
