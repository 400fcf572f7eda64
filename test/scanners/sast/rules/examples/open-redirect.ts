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
};
