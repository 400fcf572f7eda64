/** A small shop over node:http. It is vulnerable on purpose: see README.md. */
'use strict';

const http = require('node:http');
const catalog = require('./catalog');
const pricing = require('./pricing');
const reports = require('./reports');
const pages = require('./pages');
const sessions = require('./sessions');

const routes = {
  'GET /': (request) => pages.home(catalog.search(request.query.get('q') ?? '')),
  'GET /price': (request) => String(pricing.total(request.query.get('formula') ?? '0')),
  'GET /photo': (request) => catalog.photo(request.query.get('name') ?? 'none.jpg'),
  'GET /report': (request) => reports.yearly(request.query.get('year') ?? '2024'),
  'POST /session': (request) => sessions.open(request.query.get('token') ?? ''),
};

const server = http.createServer(async (incoming, response) => {
  const url = new URL(incoming.url ?? '/', 'http://localhost');
  const handler = routes[`${incoming.method} ${url.pathname}`];
  if (handler === undefined) {
    response.writeHead(404).end('Not found');
    return;
  }
  try {
    response.end(await handler({ query: url.searchParams }));
  } catch {
    response.writeHead(500).end('Something broke');
  }
});

server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1');
