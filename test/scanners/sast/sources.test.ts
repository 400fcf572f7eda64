/** Where foreign values enter a program, by framework: each of these ends in an SQL statement or a file. */
import { describe, expect, test } from 'vitest';
import { sastEngine } from '../../../src/scanners/sast/sast.ts';
import { type Files, makeTree } from '../../service/temporary-repository.ts';

const q = (value: string) => `db.query("SELECT * FROM a WHERE id = '" + ${value} + "'")`;

async function severities(files: Files): Promise<string[]> {
  const { findings } = await sastEngine.scan(makeTree(files));
  return findings.map(({ severity }) => severity);
}

describe('what a sender chose', () => {
  test.each<[string, Files]>([
    ['koa destructured', { 'a.js': `router.get('/x', async ({ query, request }) => { ${q('query.id')} })` }],
    ['koa ctx.request.query', { 'a.js': `router.get('/x', async (ctx) => { ${q('ctx.request.query.id')} })` }],
    ['koa params', { 'a.js': `router.get('/x/:id', async (ctx, next) => { ${q('ctx.params.id')} })` }],
    ['koa context named', { 'a.js': `router.get('/x/:id', async (context) => { ${q('context.params.id')} })` }],
    [
      'fastify plugin',
      {
        'a.js': `module.exports = async function (fastify, opts) { fastify.get('/x', async function (request, reply) { ${q('request.query.id')} }) }`,
      },
    ],
    [
      'fastify route object',
      { 'a.js': `fastify.route({ method: 'POST', url: '/x', handler: async (r, h) => { ${q('r.body.id')} } })` },
    ],
    ['fastify opts handler', { 'a.js': `fastify.get('/x', { schema, handler: (r, h) => { ${q('r.query.id')} } })` }],
    ['fastify generic', { 'a.ts': `fastify.get<{ Querystring: Q }>('/x', async (r, h) => { ${q('r.query.id')} })` }],
    [
      'hapi',
      { 'a.js': `server.route({ method: 'GET', path: '/x', handler: (request, h) => ${q('request.query.id')} })` },
    ],
    [
      'hapi options.handler',
      { 'a.js': `server.route({ method: 'GET', path: '/x', options: { handler: (r, h) => ${q('r.payload.id')} } })` },
    ],
    [
      'hapi config.handler',
      {
        'a.js': `server.route([{ method: 'GET', path: '/x', config: { handler: function (r, reply) { ${q('r.params.id')} } } }])`,
      },
    ],
    ['nest query obj', { 'a.ts': `@Controller() class A { @Get() f(@Query() q: Q) { ${q('q.id')} } }` }],
    ['nest req', { 'a.ts': `@Controller() class A { @Get() f(@Req() r) { ${q('r.query.id')} } }` }],
    [
      'nest upload',
      {
        'a.ts': `import * as fs from 'fs'; @Controller() class A { @Post() f(@UploadedFile() file) { fs.writeFileSync('up/' + file.originalname, file.buffer) } }`,
      },
    ],
    ['next api', { 'pages/api/a.js': `export default async function handler(req, res) { ${q('req.query.id')} }` }],
    [
      'next api weird name',
      { 'pages/api/a.ts': `export default function (r: NextApiRequest, s: NextApiResponse) { ${q('r.body.id')} }` },
    ],
    [
      'next app route',
      {
        'app/a/route.ts': `export async function GET(request: NextRequest) { const { searchParams } = new URL(request.url); ${q("searchParams.get('id')")} }`,
      },
    ],
    [
      'next app nextUrl',
      { 'app/a/route.ts': `export async function GET(request) { ${q("request.nextUrl.searchParams.get('id')")} }` },
    ],
    [
      'next app params',
      {
        'app/a/[id]/route.ts': `export async function GET(request, { params }) { const { id } = await params; ${q('id')} }`,
      },
    ],
    [
      'next json',
      {
        'app/a/route.ts': `export async function POST(req: Request) { const body = await req.json(); ${q('body.id')} }`,
      },
    ],
    [
      'next page searchParams',
      {
        'app/a/page.tsx': `export default async function Page({ searchParams }) { const rows = await ${q('searchParams.id')}; return <p/> }`,
      },
    ],
    [
      'next getServerSideProps',
      {
        'pages/a.js': `export async function getServerSideProps(context) { ${q('context.query.id')} ; return {props:{}} }`,
      },
    ],
    [
      'next getServerSideProps2',
      {
        'pages/a.js': `export async function getServerSideProps({ query, params }) { ${q('query.id')} ; return {props:{}} }`,
      },
    ],
    [
      'next server action',
      {
        'app/actions.ts': `'use server'\nexport async function save(formData: FormData) { ${q("formData.get('id')")} }`,
      },
    ],
    ['remix loader', { 'a.ts': `export async function loader({ request, params }) { ${q('params.id')} }` }],
    ['sveltekit', { 'a.ts': `export async function load({ url, params }) { ${q("url.searchParams.get('id')")} }` }],
    ['hono', { 'a.ts': `app.get('/x', (c) => { ${q("c.req.query('id')")} })` }],
    ['hono json', { 'a.ts': `app.post('/x', async (c) => { const b = await c.req.json(); ${q('b.id')} })` }],
    ['express destruct query', { 'a.js': `app.get('/x', ({ query: { id } }, res) => ${q('id')})` }],
    ['express bracket', { 'a.js': `app.get('/x', (req, res) => ${q("req['query']['id']")})` }],
    ['express req.param', { 'a.js': `app.get('/x', (req, res) => ${q("req.param('id')")})` }],
    ['express router.param', { 'a.js': `router.param('id', (req, res, next, id) => ${q('id')})` }],
    [
      'express array iteration',
      { 'a.js': `app.post('/x', (req, res) => { for (const i of req.body.items) ${q('i.id')} })` },
    ],
    [
      'express forEach',
      { 'a.js': `app.post('/x', (req, res) => { req.body.items.forEach((i) => { ${q('i.id')} }) })` },
    ],
    [
      'express Object.entries',
      { 'a.js': `app.post('/x', (req, res) => { for (const [k, v] of Object.entries(req.query)) ${q('v')} })` },
    ],
    ['express spread', { 'a.js': `app.post('/x', (req, res) => { const o = { ...req.body }; ${q('o.id')} })` }],
    [
      'express res.locals',
      {
        'a.js': `app.use((req, res, next) => { res.locals.id = req.query.id; next() }); app.get('/x', (req, res) => ${q('res.locals.id')})`,
      },
    ],
    [
      'express req.x set',
      {
        'a.js': `app.use((req, res, next) => { req.filter = req.query.id; next() }); app.get('/x', (req, res) => ${q('req.filter')})`,
      },
    ],
    [
      'promise then',
      { 'a.js': `app.get('/x', (req, res) => { Promise.resolve(req.query.id).then((id) => ${q('id')}) })` },
    ],
    [
      'callback local',
      {
        'a.js': `function load(r, cb) { cb(null, r.query.id) } app.get('/x', (req, res) => load(req, (e, id) => ${q('id')}))`,
      },
    ],
    [
      'callback import',
      {
        'a.js': `const {load}=require('./b'); app.get('/x', (req, res) => load(req, (e, id) => ${q('id')}))`,
        'b.js': 'exports.load = (r, cb) => { cb(null, r.query.id) }',
      },
    ],
    [
      'http server',
      {
        'a.js': `http.createServer((q, s) => { const u = new URL(q.url, 'http://a'); ${q("u.searchParams.get('id')")} })`,
      },
    ],
    [
      'http body data',
      {
        'a.js': `http.createServer((req, res) => { let body=''; req.on('data', (c) => { body += c }); req.on('end', () => { const p = JSON.parse(body); ${q('p.id')} }) })`,
      },
    ],
    [
      'url.parse',
      { 'a.js': `http.createServer((req, res) => { const p = url.parse(req.url, true).query; ${q('p.id')} })` },
    ],
    [
      'ws message',
      {
        'a.js': `wss.on('connection', (ws) => { ws.on('message', (m) => { const d = JSON.parse(m); ${q('d.id')} }) })`,
      },
    ],
    ['lambda', { 'a.js': `exports.handler = async (event) => { const b = JSON.parse(event.body); ${q('b.id')} }` }],
    ['graphql yoga', { 'a.js': `const resolvers = { Query: { user: async (_, { id }) => ${q('id')} } }` }],
    [
      'graphql args',
      {
        'a.js': `const root = { user: ({ id }) => ${q('id')} }; app.use('/graphql', graphqlHTTP({ schema, rootValue: root }))`,
      },
    ],
    [
      'express this.query',
      {
        'a.js': `class R { constructor(app) { app.get('/x', this.list.bind(this)) } list(a, b) { ${q('a.query.id')} } }`,
      },
    ],
    [
      'express with other names',
      { 'a.js': `const site = require('express')(); site.use((a, b, c) => ${q('a.query.id')})` },
    ],
    ['koa with other names', { 'a.js': `const Koa = require('koa'); new Koa().use(async (a) => ${q('a.query.id')})` }],
    [
      'next api with other names',
      { 'pages/api/a.js': `const go = (a, b) => { ${q('a.query.id')} }; export default go` },
    ],
    [
      'next app route with other names',
      { 'app/a/route.ts': `export async function GET(a) { ${q('a.nextUrl.search')} }` },
    ],
    [
      'nest with another name',
      { 'a.ts': `import { Query as Q } from '@nestjs/common'; class A { f(@Q('i') a) { ${q('a')} } }` },
    ],
    ['lambda with another name', { 'a.js': `exports.handler = async (a) => { ${q('JSON.parse(a.body).id')} }` }],
    ['a handler of its own file', { 'a.js': `exports.show = (a, b) => { b.json(${q('a.query.id')}) }` }],
    [
      'an event of another file',
      {
        'bus.js': `const { EventEmitter } = require('events'); module.exports = new EventEmitter()`,
        'a.js': `const bus = require('./bus'); app.get('/x', (req, res) => bus.emit('go', req.query.a))`,
        'b.js': `const bus = require('./bus'); bus.on('go', (v) => ${q('v')})`,
      },
    ],
  ])('is known in %s', async (_, files) => {
    expect(await severities(files)).toContain('HIGH');
  });

  test.each<[string, Files]>([
    [
      'the path of an uploaded file',
      { 'a.ts': `@Controller() class A { @Post() f(@UploadedFile() file) { fs.readFileSync(file.path) } }` },
    ],
    [
      'what the server put there',
      { 'a.js': `app.use((req, res, next) => { req.page = 1; next() }); app.get('/', (req, res) => ${q('req.page')})` },
    ],
    ['the parameter of a component', { 'a.jsx': `export default function A({ id }) { ${q('id')}; return null }` }],
    ['a socket of a server', { 'a.js': `net.createServer((socket) => { ${q('socket.remotePort')} })` }],
    ['a test', { 'test/a.js': `app.get('/x', (req, res) => ${q('req.query.id')})` }],
    [
      'a parameter that is named so',
      { 'a.js': `function go(req, res) { ${q('req.query.id')} } go({ query: { id: 1 } })` },
    ],
    ['an object of relations', { 'a.js': `const root = { users: [1, 2] }; ${q('root.users[0]')}` }],
  ])('is none: %s', async (_, files) => {
    expect(await severities(files)).not.toContain('HIGH');
  });
});
