import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'dom-xss': {
    good: [
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
};
