import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'dom-xss': {
    good: [
      'function draw(ctx) { document.body.innerHTML = ctx.params.x } draw({ params: { x: 1 } });',
      "const a = document.createElement('a'); a.href = location.origin + '/x';",
      'const a = document.querySelector("a"); a.href = "/search?q=" + location.hash',
      'const a = document.querySelector("a"); a.href = location.href',
      'const s = document.createElement("script"); s.src = "/a.js?v=" + location.hash',
      'const P = ({ user }) => <a href={user.site}>x</a>',
      'new Handlebars.SafeString("<b>a</b>")',
      'const a = { innerHTML: text }',
      'page.innerHTML = "<b>a</b>"',
      'page.innerHTML = ""',
      'page.textContent = location.hash',
      'page.innerHTML = DOMPurify.sanitize(location.hash)',
      'page.innerHTML = `<b>${escapeHtml(name)}</b>`',
      'page.innerHTML = `<b>${items.length}</b>`',
      'const A = () => <p dangerouslySetInnerHTML={{ __html: sanitizeHtml(a) }} />',
      '$("#a").html("<b>a</b>")',
      'list.append(name)',
      'const style = "a { b: c }"; const A = () => <style dangerouslySetInnerHTML={{ __html: style }} />',
    ],
    bad: [
      ['const s = document.createElement("script"); s.src = new URLSearchParams(location.search).get("src")', 'HIGH'],
      ['const s = document.createElement("script"); s.textContent = location.hash', 'HIGH'],
      ['const a = document.querySelector("a"); a.href = new URLSearchParams(location.search).get("next")', 'MEDIUM'],
      ['const P = () => { const [p] = useSearchParams(); return <a href={p.get("u")}>x</a> }', 'MEDIUM'],
      ['box.innerHTML = window.name', 'HIGH'],
      [
        'window.addEventListener("message", (e) => { if (e.origin !== allowed) return; box.innerHTML = e.data.html })',
        'MEDIUM',
      ],
      [
        'addEventListener("message", ({ data, origin }) => { if (origin === "https://a.example") box.innerHTML = data })',
        'MEDIUM',
      ],
      ['Handlebars.registerHelper("raw", (text) => new Handlebars.SafeString("<b>" + text))', 'MEDIUM'],
      ['app.get("/", (req, res) => { res.render("x", { n: new hbs.SafeString(req.query.n) }) })', 'HIGH'],
      ['import { unsafeHTML } from "lit/directives/unsafe-html.js"; export const t = (x) => unsafeHTML(x)', 'MEDIUM'],
      ['class A { f(h) { this.renderer.setProperty(this.el.nativeElement, "innerHTML", h) } }', 'MEDIUM'],
      ['const P = (props) => <div innerHTML={props.html} />', 'MEDIUM'],
      ['export default { props: ["html"], render() { return h("div", { innerHTML: this.html }) } }', 'MEDIUM'],
      [
        'class A { f() { this.route.queryParams.subscribe((p) => { this.a = this.sanitizer.bypassSecurityTrustHtml(p["q"]) }) } }',
        'HIGH',
      ],
      [
        'import { useRouter } from "next/router"; export default function X() { const router = useRouter(); return <p dangerouslySetInnerHTML={{ __html: router.query.q }} /> }',
        'HIGH',
      ],
      ['page.innerHTML = location.hash', 'HIGH'],
      ['page.innerHTML = input', 'MEDIUM'],
      ['page.insertAdjacentHTML("beforeend", input)', 'MEDIUM'],
      ['document.write("<a href=" + decodeURIComponent(location.search) + ">")', 'HIGH'],
      ['window.addEventListener("message", (event) => { box.innerHTML = event.data.text })', 'HIGH'],
      ['$("#a").html("<b>" + location.hash + "</b>")', 'HIGH'],
      ['$.get("/a", (data) => { $("#a").html("<b>" + data.name + "</b>") })', 'LOW'],
      [
        'class A { f() { let q: string = this.route.snapshot.queryParams.q; if (q) { q = q.trim(); this.value = this.sanitizer.bypassSecurityTrustHtml(q) } } }',
        'HIGH',
      ],
      [
        'class A { f() { this.style = this.sanitizer.bypassSecurityTrustStyle(this.route.snapshot.queryParams.q) } }',
        'MEDIUM',
      ],
      [
        'class A { f(list) { for (let i = 0; i < list.length; i++) { list[i].a = this.sanitizer.bypassSecurityTrustHtml(list[i].a) } } }',
        'MEDIUM',
      ],
      ['const A = ({ text }) => <p dangerouslySetInnerHTML={{ __html: text }} />', 'MEDIUM'],
    ],
  },
  'server-xss': {
    good: [
      'server.route({ method: "GET", path: "/x", handler: (request, h) => ({ a: "<b>" + request.query.name }) })',
      'fastify.get("/", async (request, reply) => `hello ${request.query.n}`)',
      'app.get("/", (req, res) => { const page = () => "<b>" + req.query.name; res.json({ page: page() }) })',
      'app.get("/", (req, res) => res.send({ name: req.query.name }))',
      'app.get("/", (req, res) => res.json(req.query.name))',
      'app.get("/", (req, res) => res.send(escapeHtml(req.query.name)))',
      'app.get("/", (req, res) => { res.type("text/plain"); res.send(req.query.name) })',
      'app.get("/", (req, res) => res.send(JSON.stringify(req.query)))',
      'app.get("/", (req, res) => res.send(req.body))',
      'app.get("/:n", (request, reply) => reply.send(request.params.n))',
      'app.get("/:n", (req, res) => res.end("user " + req.params.n))',
      'router.get("/", (ctx) => { ctx.body = ctx.query.a })',
      'app.get("/", (req, res) => { socket.send(req.query.name) })',
      'app.get("/", (req, res) => res.status(400).send("not a number: " + Number(req.query.n)))',
    ],
    bad: [
      [
        "module.exports.main = async (event) => { const html = `<h1>${event.queryStringParameters.name}</h1>`; return { statusCode: 200, headers: { 'Content-Type': 'text/html' }, body: html } }",
        'HIGH',
      ],
      [
        "const he = require('he'); app.get('/x', (req, res) => { res.send('<b>' + he.decode(he.encode(req.query.a)) + '</b>') })",
        'HIGH',
      ],
      [
        "app.get('/x', (req, res) => { res.send('<b>' + decodeURIComponent(encodeURIComponent(req.query.a)) + '</b>') })",
        'HIGH',
      ],
      [
        "const express = require('express'); const app = express(); const sanitize = (s) => s.trim(); app.get('/x', (req, res) => { res.send('<b>' + sanitize(req.query.a) + '</b>') })",
        'HIGH',
      ],
      [
        "exports.handler = async (event) => { const name = event.queryStringParameters.a; return { statusCode: 200, headers: { 'content-type': 'text/html' }, body: `<b>${name}</b>` } }",
        'HIGH',
      ],
      [
        "exports.handler = async (event) => ({ statusCode: 200, headers: { 'Content-Type': 'text/html' }, body: '<b>' + event.queryStringParameters.a + '</b>' })",
        'HIGH',
      ],
      [
        "const Hapi = require('@hapi/hapi'); const s = Hapi.server(); s.route({ method: 'GET', path: '/x', handler: (incoming, tools) => '<b>' + incoming.query.a + '</b>' })",
        'HIGH',
      ],
      [
        "const f = require('fastify')(); f.get('/x', async (incoming, outgoing) => { outgoing.type('text/html').send('<b>' + incoming.query.a) })",
        'HIGH',
      ],
      [
        "const Koa = require('koa'); const site = new Koa(); site.use(async (everything) => { everything.type = 'html'; everything.body = '<b>' + everything.query.a + '</b>' })",
        'HIGH',
      ],
      [
        "const express = require('express'); const site = express(); site.get('/x', (incoming, outgoing) => { outgoing.status(200).send('<b>' + incoming.query.a + '</b>') })",
        'HIGH',
      ],
      [
        "const express = require('express'); const site = express(); site.get('/x', (incoming, outgoing) => { outgoing.send('<b>' + incoming.query.a + '</b>') })",
        'HIGH',
      ],
      [
        'app.get("/", (req, res) => { res.type("text/javascript"); res.end(req.query.callback + "(" + JSON.stringify(a) + ")") })',
        'MEDIUM',
      ],
      [
        'import _ from "lodash"; app.get("/", (req, res) => { res.send(_.template("<p><%= name %></p>")({ name: req.query.name })) })',
        'MEDIUM',
      ],
      [
        'server.route({ method: "GET", path: "/x", handler: (request, h) => "<h1>" + request.query.name + "</h1>" })',
        'HIGH',
      ],
      [
        'server.route({ method: "GET", path: "/x", handler: (request, h) => h.response(`<p>${request.params.n}</p>`).code(200) })',
        'HIGH',
      ],
      [
        'fastify.get("/", async (request, reply) => { reply.header("content-type", "text/html"); return `<h1>${request.query.n}` })',
        'HIGH',
      ],
      [
        'const marked = require("marked"); app.post("/", (req, res) => { res.send(marked.parse(req.body.text)) })',
        'MEDIUM',
      ],
      ['app.get("/", (req, res) => res.send("<h1>" + req.query.name + "</h1>"))', 'HIGH'],
      ['app.get("/", (req, res) => res.status(404).send(`not found: ${req.originalUrl}`))', 'MEDIUM'],
      [
        'require("http").createServer(function (req, res) { res.write("<h1>" + require("url").parse(req.url, true).query.n + "</h1>") })',
        'HIGH',
      ],
      ['router.get("/", (ctx) => { ctx.body = "<p>" + ctx.query.a })', 'HIGH'],
      ['router.get("/", (ctx) => { ctx.type = "html"; ctx.body = ctx.query.a })', 'HIGH'],
      [
        'const needle = require("needle"); app.get("/", (req, res) => needle.get(req.query.url, (e, r, body) => { if (body) { res.writeHead(200, { "Content-Type": "text/html" }); res.write(body) } }))',
        'HIGH',
      ],
      ['app.get("/:n", (request, reply) => { const { n } = request.params; reply.type("text/html").send(n) })', 'HIGH'],
      ['app.get("/:n", (req, res) => { res.end(req.params.n) })', 'MEDIUM'],
    ],
  },
  jsonp: {
    good: [
      'app.get("/", (req, res) => { res.type("application/json"); res.send(req.query.a + "(1)") })',
      'app.get("/", (req, res) => { res.type("text/javascript"); res.send("load(" + JSON.stringify(a) + ")") })',
      'app.get("/", (req, res) => res.jsonp({ version: 1 }))',
    ],
    bad: [
      [
        'app.get("/", (req, res) => { const name = req.query.cb; res.set("Content-Type", "application/javascript"); res.send(`${name}({})`) })',
        'MEDIUM',
      ],
      ['app.get("/", (req, res) => res.jsonp({ email: req.user.email }))', 'MEDIUM'],
    ],
  },
};
