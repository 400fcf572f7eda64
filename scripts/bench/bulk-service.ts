/**
 * A service with the given number of findings, in its own process, so that its cost is not measured: `node
 * scripts/bench/bulk-service.ts COUNT`.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [count = 1000] = process.argv.slice(2).map(Number);

const times = {
  created_at: '2026-06-01T10:00:00.000Z',
  started_at: '2026-06-01T10:00:01.000Z',
  completed_at: '2026-06-01T10:00:09.000Z',
};
const severities = ['HIGH', 'MEDIUM', 'MEDIUM', 'MEDIUM', 'LOW', 'LOW', 'LOW', 'LOW', 'LOW', 'LOW'];
const types = ['SAST', 'SCA', 'SECRET', 'IAC'];

const items = Array.from({ length: count }, (_, index) => ({
  violation_id: `5f0e8c1a-7b1d-4c7e-9a52-${String(index).padStart(12, '0')}`,
  title: `Untrusted value reaches a query in handler ${index % 997}`,
  severity: severities[index % severities.length] ?? 'LOW',
  cvss_score: ((index * 7) % 100) / 10,
  epss_score: ((index * 13) % 1000) / 10,
  type: types[index % types.length],
  status: 'OPEN',
  file_path: `packages/service-${index % 89}/src/handlers/handler-${index % 997}.ts`,
  line_number: 1 + (index % 700),
}));
/** By the requested severities. */
const lists = new Map<string | undefined, typeof items>();

function listViolations(url: URL): string {
  const wanted = url.searchParams.get('severity')?.toUpperCase();
  const list = lists.get(wanted) ?? items.filter(({ severity }) => wanted?.split(',').includes(severity) ?? true);
  lists.set(wanted, list);
  const page = Number(url.searchParams.get('page') ?? 1);
  const limit = Number(url.searchParams.get('limit') ?? 20);
  const violations = list.slice((page - 1) * limit, page * limit);
  return JSON.stringify({ violations, pagination: { page, total: list.length } });
}

function renderDetail(id: string): string {
  return JSON.stringify({
    ...items[Number(id.slice(-12))],
    description: 'A value from a request is put into a query as it is. '.repeat(8),
    cwe: 'CWE-89',
    code_snippet: 'db.query("select * from orders where id = " + request.query.id)\n'.repeat(3),
    remediation: 'Bind the value as a parameter. '.repeat(4),
    first_detected: '2026-06-01T10:00:05.000Z',
    last_seen: '2026-06-01T10:00:05.000Z',
  });
}

const scan = { scan_id: 'scan_1', repository_id: 'repo_1', branch: 'main', ...times };
const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
for (const { severity } of items) counts[severity.toLowerCase() as keyof typeof counts] += 1;

function respond(method: string, url: URL): string {
  const path = url.pathname.replace('/api/v1', '');
  if (path === '/violations') return listViolations(url);
  if (path.startsWith('/violations/')) return renderDetail(decodeURIComponent(path.slice('/violations/'.length)));
  if (path === '/scans' && method === 'POST') return JSON.stringify({ ...scan, status: 'PENDING' });
  if (path === '/scans') return '{"scans":[],"pagination":{"page":1,"total":0}}';
  if (path.startsWith('/scans/')) return JSON.stringify({ ...scan, status: 'COMPLETED', violations: counts });
  return JSON.stringify({ repository_id: 'repo_1', name: 'shop', vcs_url: 'https://github.com/acme/shop' });
}

const server = createServer((request, response) => {
  request.resume();
  const text = respond(request.method ?? 'GET', new URL(request.url ?? '/', 'http://127.0.0.1'));
  response.writeHead(200, { 'content-type': 'application/json' }).end(text);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.stdin.resume().on('end', () => process.exit());
