import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'open-redirect': {
    good: [
      "window.location.href = location.origin + '/login';",
      "app.get('/x', (req, res) => { res.redirect(req.originalUrl) })",
      'app.get("/", (req, res) => res.redirect("/login?to=" + req.query.to))',
      'app.get("/", (req, res) => res.redirect(`https://example.com/${req.query.to}`))',
      'app.get("/", (req, res) => { if (!list.includes(req.query.to)) return; res.redirect(req.query.to) })',
      'app.get("/", (req, res) => res.redirect(base + req.query.to))',
      'app.get("/", (req, res) => res.redirect(req.baseUrl + "/a"))',
      'app.get("/", (req, res) => res.redirect(req.get("Referrer") || "/"))',
      'const ok = new Set(["/a"]); app.get("/", (req, res) => res.redirect(ok.has(req.query.to) ? req.query.to : "/"))',
      'class A { @Get() f(@Query("to") to: string) { return { url: to } } }',
      'location.href = "/a?b=" + location.hash',
      'location.reload()',
      'window.location = original',
      'const original = window.location; window.location = { ...original }',
      'location.href = location.href + "?a"',
    ],
    bad: [
      ['app.get("/", (req, res) => { return res.redirect(req.query.url) })', 'MEDIUM'],
      [
        'export const go = () => ({ query }: Request, res: Response) => { const to: string = query.to as string; if (security.isAllowed(to)) { res.redirect(to) } }',
        'LOW',
      ],
      ['app.get("/", (req, res) => res.redirect(302, "//" + req.query.to))', 'MEDIUM'],
      ['router.get("/", (ctx) => ctx.redirect(ctx.query.to || "/"))', 'MEDIUM'],
      ['class A { @Get() @Redirect() f(@Query("to") to: string) { return { url: to } } }', 'MEDIUM'],
      [
        'import { redirect } from "@sveltejs/kit"; export async function load({ url }) { redirect(302, url.searchParams.get("to")) }',
        'MEDIUM',
      ],
      [
        'import { redirect } from "@remix-run/node"; export async function loader({ request }) { return redirect(new URL(request.url).searchParams.get("to")) }',
        'MEDIUM',
      ],
      ['app.get("/", (req, res) => res.writeHead(302, { Location: req.query.to }))', 'MEDIUM'],
      ['window.location.href = new URLSearchParams(location.search).get("to")', 'MEDIUM'],
    ],
  },
  'path-traversal': {
    good: [
      "const fs = require('fs'); function load(request, response) { fs.readFileSync(request.query.f) } load({ query: { f: 'x' } }, {});",
      "app.get('/x', (req, res) => { const o = {}; o.root = '/var/files'; res.sendFile(req.params.f, o) })",
      "const opts = { root: '/var/files' }; app.get('/x', (req, res) => { res.sendFile(req.params.f, opts) })",
      'const AdmZip = require("adm-zip"); new AdmZip("a.zip").extractAllTo("b")',
      'const multer = require("multer"); multer.diskStorage({ filename: (req, file, cb) => cb(null, crypto.randomUUID()) })',
      'const fs = require("fs"); app.get("/", (req, res) => fs.readFile(path.basename(req.query.f), done))',
      'app.get("/:f", (req, res) => res.sendFile(req.params.f, { root: "public" }))',
      'const fs = require("fs"); exports.read = (file) => fs.readFileSync(file)',
      'const fs = require("fs"), path = require("path"); app.get("/:f", (req, res) => { const f = path.resolve("a", req.params.f); if (!f.startsWith(root)) return res.end(); fs.readFile(f, done) })',
      'const fs = require("fs"); app.get("/:f", (req, res) => { if (req.params.f.includes("..")) return res.end(); fs.readFile("a/" + req.params.f, done) })',
      'app.post("/", upload.single("a"), (req, res) => fs.readFile(req.file.path, done))',
      'import(name)',
      'require(name)',
    ],
    bad: [
      [
        "const fs = require('fs'); app.get('/x', (req, res) => { const q = '/d/' + req.query.a; if (q.startsWith('/d/')) fs.readFileSync(q) })",
        'HIGH',
      ],
      [
        "const fs = require('fs'); app.get('/x', (req, res) => { const q = req.query.a; if (q.startsWith('')) fs.readFileSync(q) })",
        'HIGH',
      ],
      [
        "const express = require('express'); const fs = require('fs'); const site = express(); site.use((oops, aa, bb, cc) => { fs.readFileSync(aa.query.f) })",
        'HIGH',
      ],
      [
        "const fs = require('fs'); module.exports = (r) => { r.get('/x', async (everything) => { fs.readFileSync(everything.request.body.f) }) }",
        'HIGH',
      ],
      [
        "const Koa = require('koa'); const fs = require('fs'); const site = new Koa(); site.use(async ({ query }, n) => { fs.readFileSync(query.f) })",
        'HIGH',
      ],
      ["const fs = require('fs'); exports.show = (aa, bb) => { fs.readFileSync(aa.query.f); bb.json({}) }", 'HIGH'],
      [
        'const AdmZip = require("adm-zip"); app.post("/", (req, res) => { const zip = AdmZip(req.files.a.data); zip.extractAllTo("/tmp/a", true) })',
        'MEDIUM',
      ],
      [
        'const multer = require("multer"); multer.diskStorage({ destination: "up", filename: (req, file, cb) => cb(null, Date.now() + file.originalname) })',
        'MEDIUM',
      ],
      [
        'const multer = require("multer"); multer.diskStorage({ filename: function (req, file, callback) { callback(null, file.originalname) } })',
        'MEDIUM',
      ],
      [
        'const AdmZip = require("adm-zip"), fs = require("fs"); new AdmZip("a.zip").getEntries().forEach((e) => fs.writeFileSync("out/" + e.entryName, e.getData()))',
        'HIGH',
      ],
      [
        'const fs = require("fs"); app.get("/", (req, res) => fs.readFile(req.query.f, "utf8", (e, d) => res.json(d)))',
        'HIGH',
      ],
      [
        'import path from "path"; import { createReadStream as open } from "node:fs"; app.get("/:f", (req, res) => open(path.join("a", req.params.f)).pipe(res))',
        'HIGH',
      ],
      [
        'app.get("/:f", ({ params }: Request, res: Response) => { function send(f, res) { res.sendFile(path.resolve("ftp/", f)) } send(params.f, res) })',
        'HIGH',
      ],
      [
        'const fs = require("fs"); app.get("/:f", (req, res) => { if (fs.statSync("a/" + req.params.f)) res.end() })',
        'MEDIUM',
      ],
      [
        'const unzipper = require("unzipper"); async function f(b) { for (const entry of (await unzipper.Open.buffer(b)).files) { const n = entry.path; fs.createWriteStream("a/" + n) } } const fs = require("fs")',
        'HIGH',
      ],
      ['app.get("/:v", (req, res) => res.render(req.params.v))', 'MEDIUM'],
      ['app.get("/:v", (req, res) => require("./" + req.params.v))', 'HIGH'],
      ['app.get("/:v", async (req, res) => import(req.query.v))', 'HIGH'],
      ['app.post("/", (req, res) => req.files.a.mv("uploads/" + req.files.a.name))', 'HIGH'],
    ],
  },
  ssrf: {
    good: [
      'app.get("/", async (req, res) => fetch("https://example.com/" + req.query.path))',
      'app.get("/", async (req, res) => { if (!hosts.has(req.query.url)) return; await fetch(req.query.url) })',
      'const axios = require("axios"); app.get("/", (req, res) => axios.post(service + "/a", req.body))',
      'fetch(location.hash.slice(1))',
      'app.get("/", (req, res) => map.get(req.query.url))',
      'app.get("/", async (req, res) => { const url = new URL(req.query.url); if (!hosts.includes(url.hostname)) return; await fetch(url) })',
    ],
    bad: [
      [
        'export const f = () => async (req: Request, res: Response) => { const url = req.body.imageUrl; if (url.match(/a/)) x(); const response = await fetch(url) }',
        'HIGH',
      ],
      [
        'const needle = require("needle"); function R() { this.show = (req, res) => { const url = req.query.url + req.query.symbol; return needle.get(url, (e, r, body) => {}) } }',
        'HIGH',
      ],
      ['import axios from "axios"; app.get("/", (req, res) => axios({ method: "get", url: req.query.url }))', 'HIGH'],
      ['const http = require("http"); app.get("/", (req, res) => http.get("http://" + req.query.host + "/a"))', 'HIGH'],
      [
        'class A { constructor(private readonly httpService: HttpService) {} @Get() f(@Query("u") u: string) { return this.httpService.get(u) } }',
        'HIGH',
      ],
      ['const WebSocket = require("ws"); app.get("/", (req, res) => { new WebSocket(req.query.url) })', 'HIGH'],
      ['export async function load({ url, fetch }) { return fetch(url.searchParams.get("u")) }', 'HIGH'],
      ['const request = require("request"); app.get("/", (req, res) => request.get(req.query.u).pipe(res))', 'HIGH'],
    ],
  },
};
