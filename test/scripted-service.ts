/**
 * A service that says exactly what a test tells it to, over real HTTP: written from the interface document with plain
 * data and none of the project's schemas, so that it can also say what the embedded service never would.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Violation {
  violation_id: string;
  severity?: string;
  status?: string;
  [field: string]: unknown;
}

export interface Script {
  repositories: Record<string, unknown>[];
  /** Scans that exist before the run. */
  scans: Record<string, unknown>[];
  /** What the started scan says, poll by poll; the last one stays. */
  polls: Record<string, unknown>[];
  /** The list, read by read of its first page; the last one stays. */
  lists: Violation[][];
  /** The service's cap on `limit`. */
  pageCap: number;
  /** What every answer calls its date; by default the machine's own. */
  date?: string | (() => string);
  /** By default any that is free. */
  port?: number;
  /** May answer instead of the script. `count` is how often this method and path were asked for, from 1. */
  fault?: (request: Asked, count: number) => Reply | undefined;
}

export interface Asked {
  method: string;
  /** Below the base URL. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: IncomingMessage['headers'];
}

/** An answer, or what goes wrong instead of one: `reset` before, `applied` after the request took effect. */
export type Reply =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | 'reset'
  | 'applied, then reset'
  | 'hang';

export interface ScriptedService {
  baseUrl: string;
  asked: Asked[];
  /** Requests as `GET /scans`, in order. */
  calls(): string[];
  stop(): Promise<void>;
}

export const repository = {
  repository_id: 'repo_1',
  name: 'shop',
  vcs_provider: 'github',
  default_branch: 'main',
  last_scan_at: '2026-01-01T00:00:00.000Z',
  security_score: 80,
  vcs_url: 'https://github.com/acme/shop',
  total_violations: 0,
  violations_by_severity: { critical: 0, high: 0, medium: 0, low: 0 },
  created_at: '2025-01-01T00:00:00.000Z',
};

/** The window in which the scripted scan runs. */
export const scanTimes = {
  created_at: '2026-06-01T10:00:00.000Z',
  started_at: '2026-06-01T10:00:01.000Z',
  completed_at: '2026-06-01T10:00:09.000Z',
};
export const seenTime = '2026-06-01T10:00:05.000Z';
export const earlierTime = '2026-05-01T10:00:00.000Z';

export const noCounts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };

export function completed(counts: Partial<Record<string, number>> = {}): Record<string, unknown> {
  return { status: 'COMPLETED', ...scanTimes, violations: { ...noCounts, ...counts } };
}

/** An earlier scan of the base branch that counts so many. */
export function baseScan(counts: Partial<Record<string, number>> = {}): Record<string, unknown> {
  return {
    scan_id: 'scan_base',
    repository_id: 'repo_1',
    branch: 'main',
    status: 'COMPLETED',
    created_at: '2026-05-20T10:00:00.000Z',
    started_at: '2026-05-20T10:00:01.000Z',
    completed_at: '2026-05-20T10:00:09.000Z',
    violations: { ...noCounts, ...counts },
  };
}

let ordinal = 0;
export function violation(fields: Partial<Violation> = {}): Violation {
  ordinal += 1;
  return {
    violation_id: `vio_${ordinal}`,
    title: 'SQL injection',
    severity: 'HIGH',
    cvss_score: 8.1,
    epss_score: 1.5,
    type: 'SAST',
    status: 'OPEN',
    file_path: 'src/db.js',
    line_number: 12,
    description: 'A query is built from user input.',
    cwe: 'CWE-89',
    code_snippet: 'db.query("…" + id)',
    remediation: 'Use parameters.',
    first_detected: seenTime,
    last_seen: seenTime,
    ...fields,
  };
}

export async function startScripted(given: Partial<Script> = {}): Promise<ScriptedService> {
  const script: Script = {
    repositories: [repository],
    scans: [],
    polls: [completed()],
    lists: [[]],
    pageCap: 100,
    ...given,
  };
  const state: State = { script, started: [], polls: new Map(), listReads: 0, counts: new Map() };
  const asked: Asked[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    void read(request).then((question) => {
      asked.push(question);
      reply(state, question, response);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(script.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    asked,
    calls: () => asked.map(({ method, path }) => `${method} ${path}`),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

interface State {
  script: Script;
  started: Record<string, unknown>[];
  polls: Map<string, number>;
  listReads: number;
  counts: Map<string, number>;
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  return {
    method: request.method ?? '',
    path: url.pathname.replace(/^\/api\/v1/, ''),
    query: url.searchParams,
    body: text === '' ? undefined : JSON.parse(text),
    headers: request.headers,
  };
}

function reply(state: State, question: Asked, response: ServerResponse): void {
  const key = `${question.method} ${question.path}`;
  const count = (state.counts.get(key) ?? 0) + 1;
  state.counts.set(key, count);
  const fault = state.script.fault?.(question, count);
  if (fault === 'hang') return;
  if (fault === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  const answer = fault === undefined || fault === 'applied, then reset' ? answerTo(state, question) : fault;
  if (fault === 'applied, then reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {});
  const { date: said } = state.script;
  const date = said === undefined ? {} : { date: typeof said === 'string' ? said : said() };
  response.writeHead(answer.status, { 'content-type': 'application/json', ...date, ...answer.headers }).end(body);
}

interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

function answerTo(state: State, question: Asked): Answer {
  const [, resource, id] = question.path.split('/');
  const { script } = state;
  if (question.method === 'POST' && resource === 'scans')
    return startedScan(state, question.body as Record<string, string>);
  if (resource === 'repositories') {
    if (id === undefined) return page(script.repositories, 'repositories', question, script.pageCap);
    return record(script.repositories.find((item) => item.repository_id === id));
  }
  if (resource === 'scans') {
    if (id === undefined) {
      const items = [...script.scans, ...state.started].map(({ scan_id, status, created_at }) => ({
        scan_id,
        status,
        created_at,
      }));
      return page(items, 'scans', question, script.pageCap);
    }
    return record(polled(state, decodeURIComponent(id)));
  }
  if (resource === 'violations') return violations(state, question, id);
  if (question.path === '/cli/auth/validate') return { status: 200, body: { success: true, data: { valid: true } } };
  if (question.path === '/health') return { status: 200, body: { success: true, data: healthy } };
  return { status: 404, body: error('NOT_FOUND', 'no such thing') };
}

export const healthy = { status: 'healthy', version: '1.0.0', services: { database: 'up', cache: 'up' } };

export function error(code: string, message: string, details?: object): object {
  return { success: false, error: { code, message, ...(details ? { details } : {}) }, meta: { version: 'v1' } };
}

function record(found: unknown): Answer {
  return found === undefined
    ? { status: 404, body: error('NOT_FOUND', 'no such record') }
    : { status: 200, body: found };
}

function startedScan(state: State, body: Record<string, string>): Answer {
  const scan = {
    scan_id: `scan_new_${state.started.length + 1}`,
    status: 'PENDING',
    repository_id: body.repository_id,
    branch: body.branch,
    created_at: scanTimes.created_at,
  };
  state.started.push(scan);
  return { status: 201, body: scan };
}

function polled(state: State, id: string): unknown {
  const old = state.script.scans.find((scan) => scan.scan_id === id);
  if (old !== undefined) return old;
  const started = state.started.find((scan) => scan.scan_id === id);
  if (started === undefined) return undefined;
  const { polls } = state.script;
  const turn = state.polls.get(id) ?? 0;
  state.polls.set(id, turn + 1);
  return { ...started, ...polls[Math.min(turn, polls.length - 1)] };
}

const detailFields = ['description', 'cwe', 'code_snippet', 'remediation', 'first_detected', 'last_seen'];

function violations(state: State, question: Asked, id: string | undefined): Answer {
  const { lists } = state.script;
  if (id === undefined && (question.query.get('page') ?? '1') === '1' && question.query.get('limit') !== '1')
    state.listReads += 1;
  const current = lists[Math.min(Math.max(state.listReads - 1, 0), lists.length - 1)] ?? [];
  if (id !== undefined) return record(current.find((item) => item.violation_id === decodeURIComponent(id)));
  const wanted = question.query.get('severity')?.split(',');
  const items = current
    .filter((item) => wanted === undefined || wanted.includes(String(item.severity).toLowerCase()))
    .map((item) => Object.fromEntries(Object.entries(item).filter(([field]) => !detailFields.includes(field))));
  return page(items, 'violations', question, state.script.pageCap);
}

function page(items: readonly unknown[], name: string, question: Asked, cap: number): Answer {
  const number = Number(question.query.get('page') ?? 1);
  const limit = Math.min(Number(question.query.get('limit') ?? 20), cap);
  const slice = items.slice((number - 1) * limit, number * limit);
  return { status: 200, body: { [name]: slice, pagination: { page: number, total: items.length } } };
}
