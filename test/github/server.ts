/**
 * A GitHub on loopback: stateful, strict about its own OpenAPI description and about the limits that it does not state,
 * and faulty on demand. Whatever a request does wrong is refused and kept in `complaints`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../../scripts/loopback.ts';
import { type Description, type Edition, readDescription } from './description.ts';
import { type Answer, newStore, operations, type Store } from './store.ts';

export interface Request {
  method: string;
  /** Without the version prefix of a GitHub Enterprise server. */
  path: string;
  /** `POST /repos/{owner}/{repo}/check-runs`; `POST /graphql`. */
  operation: string;
  query: URLSearchParams;
  body: Record<string, unknown> | undefined;
  /** Bytes of the body. */
  bytes: number;
}

/** What happens instead of the truth, or to it. */
export type Fault =
  | { kind: 'answer'; status: number; message?: string; headers?: Record<string, string> }
  /** The connection ends before anything was done, or after. */
  | { kind: 'reset'; isApplied: boolean }
  /** Done, and the answer is not JSON to its end, although its length is right. */
  | { kind: 'truncated' }
  /** Done, and answered 502. */
  | { kind: 'lost' }
  | { kind: 'slow'; ms: number };

const permissions = ['contents', 'checks', 'pull-requests', 'security-events'] as const;
type Permission = (typeof permissions)[number];

export interface TestGithubOptions {
  edition?: Edition;
  store?: Partial<Store>;
  token?: string;
  /** What the token may not write: 403, as for a fork or a missing line in the workflow. */
  missing?: Permission[];
  /** Operations that this server does not have. */
  absent?: string[];
  /** For the `count`-th request of an operation, from 1. */
  fault?: (request: Request, count: number) => Fault | undefined;
  /** Answers for what only git knows. */
  otherwise?: (request: Request) => Promise<Answer | undefined> | Answer | undefined;
}

export interface TestGithub {
  apiUrl: string;
  token: string;
  store: Store;
  asked: Request[];
  complaints: string[];
  stop(): Promise<void>;
}

export const secondaryLimit: Extract<Fault, { kind: 'answer' }> = {
  kind: 'answer',
  status: 403,
  message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
};

interface Hub {
  options: TestGithubOptions;
  description: Description;
  prefix: string;
  github: Omit<TestGithub, 'stop'>;
  counts: Map<string, number>;
  inFlight: number;
}

export async function startTestGithub(options: TestGithubOptions = {}): Promise<TestGithub> {
  const edition = options.edition ?? 'api.github.com';
  const prefix = edition.startsWith('ghes') ? '/api/v3' : '';
  const github = {
    apiUrl: '',
    token: options.token ?? 'ghs_test_token',
    store: newStore(options.store),
    asked: [] as Request[],
    complaints: [] as string[],
  };
  const description = readDescription(edition);
  const hub: Hub = { options, description, prefix, github, counts: new Map(), inFlight: 0 };
  const server = createServer((message, response) => void serve(hub, message, response));
  const { origin, stop } = await listenOnLoopback(server);
  github.apiUrl = `${origin}${prefix}`;
  return { ...github, stop };
}

async function serve(hub: Hub, message: IncomingMessage, response: ServerResponse): Promise<void> {
  // Reads may run side by side; what creates content may not.
  const isWrite = message.method !== 'GET';
  if (isWrite) hub.inFlight += 1;
  try {
    const request = await read(hub, message);
    hub.github.asked.push(request);
    const count = (hub.counts.get(request.operation) ?? 0) + 1;
    hub.counts.set(request.operation, count);
    const fault = hub.options.fault?.(request, count);
    if (isWrite && hub.inFlight > 1)
      hub.github.complaints.push(`${request.operation}: asked while another request was under way`);
    if (fault?.kind === 'reset' && !fault.isApplied) return void message.socket.destroy();
    if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    const answer =
      fault?.kind === 'answer'
        ? { status: fault.status, body: { message: fault.message ?? 'fault' }, headers: fault.headers ?? {} }
        : await answerTo(hub, message, request);
    if (fault?.kind === 'reset') return void message.socket.destroy();
    send(response, fault?.kind === 'lost' ? { status: 502, body: { message: 'Bad Gateway' } } : answer, fault);
  } finally {
    if (isWrite) hub.inFlight -= 1;
  }
}

function send(response: ServerResponse, { status, body, raw, headers }: Answer, fault: Fault | undefined): void {
  const whole = raw ?? (body === undefined ? '' : JSON.stringify(body));
  const text = fault?.kind === 'truncated' ? whole.slice(0, Math.floor(whole.length * 0.6)) : whole;
  const type = body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(status, { ...type, 'x-ratelimit-remaining': '4999', ...headers }).end(text);
}

async function read(hub: Hub, message: IncomingMessage): Promise<Request> {
  const url = new URL(message.url ?? '/', 'http://127.0.0.1');
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const method = message.method ?? 'GET';
  const path = url.pathname.startsWith(`${hub.prefix}/`) ? url.pathname.slice(hub.prefix.length) : url.pathname;
  const isGraphql = url.pathname === (hub.prefix === '' ? '/graphql' : '/api/graphql');
  const operation = isGraphql
    ? 'POST /graphql'
    : (hub.description.match(method, path)?.operation ?? `${method} ${path}`);
  const body = text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>);
  return {
    method,
    path,
    operation,
    query: url.searchParams,
    body,
    bytes: Buffer.byteLength(text),
  };
}

async function answerTo(hub: Hub, message: IncomingMessage, request: Request): Promise<Answer> {
  const { github, description, options } = hub;
  const token = /^(?:token|bearer) (.+)$/i.exec(message.headers.authorization ?? '')?.[1];
  // An App says who it is by a token that it has signed itself.
  const isApp = request.path.startsWith('/app/') && token?.split('.').length === 3;
  if (token !== github.token && !isApp) return { status: 401, body: { message: 'Bad credentials' } };
  if (request.operation === 'POST /graphql') return answerGraphql(github.store, request);
  const own = await options.otherwise?.(request);
  const matched = description.match(request.method, request.path);
  if (matched === undefined || options.absent?.includes(matched.operation) === true) {
    if (matched === undefined) github.complaints.push(`${request.operation} is no operation of GitHub's`);
    return { status: 404, body: { message: 'Not Found' } };
  }
  const problems = [
    ...headerProblems(message),
    ...description.requestProblems(matched, request.query, request.body),
    ...(Number(request.query.get('per_page') ?? 1) > 100 ? ['per_page is above 100'] : []),
  ];
  github.complaints.push(...problems.map((problem) => `${matched.operation}: ${problem}`));
  if (problems.length > 0) return { status: 422, body: { message: `Invalid request: ${problems.join('; ')}` } };
  const permission = permissionFor(matched.operation);
  if (permission !== undefined && options.missing?.includes(permission) === true) {
    return { status: 403, body: { message: 'Resource not accessible by integration' } };
  }
  const operation = operations[matched.operation];
  const asked = { parameters: matched.parameters, query: request.query, body: request.body ?? {} };
  const answer = own ?? operation?.(github.store, asked) ?? { status: 404, body: { message: 'Not Found' } };
  const wrong = description.answerProblems(matched.operation, answer.status, answer.body);
  github.complaints.push(...wrong.map((problem) => `the test GitHub's own answer to ${matched.operation}: ${problem}`));
  return answer;
}

function headerProblems({ headers }: IncomingMessage): string[] {
  return [
    ...(headers['user-agent'] === undefined ? ['there is no user-agent'] : []),
    ...(headers['x-github-api-version'] === '2022-11-28' ? [] : ['x-github-api-version is not 2022-11-28']),
  ];
}

/** Writing needs it; reading is open to every token of the repository. */
function permissionFor(operation: string): Permission | undefined {
  if (operation.startsWith('GET ')) return undefined;
  if (operation.includes('/check-runs')) return 'checks';
  if (operation.includes('/code-scanning')) return 'security-events';
  return 'pull-requests';
}

function answerGraphql({ actor }: Store, { body }: Request): Answer {
  if (typeof body?.query !== 'string' || !/^query \{ viewer \{ login \} \}$/.test(body.query)) {
    return { status: 200, body: { data: null, errors: [{ message: 'Parse error' }] } };
  }
  return { status: 200, body: { data: { viewer: { login: actor.login } } } };
}
