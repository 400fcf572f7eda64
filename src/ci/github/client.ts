/**
 * The only client of GitHub's API: the entry's Octokit over the gate's own transport, within a time budget. Writes run
 * one after the other. The client waits when GitHub asks, retries what is safe to retry, and rejects responses of
 * another shape.
 */
import * as z from 'zod';
import { isConfidential, isLoopback } from '../../api/confidential.ts';
import type { Transport } from '../../api/http.ts';
import { attemptBudget, computeBackoffMs, isTransient } from '../../api/retry.ts';
import { removeSecrets } from '../../api/secret-forms.ts';
import type { Budget } from '../../clock.ts';
import { GateError } from '../../errors.ts';
import { type GithubAccess, loadRestOctokit, type Octokit } from './access.ts';
import { type CreateError, isAmbiguous, isSuccess, readRefusalStatus } from './problems.ts';
import { parseRateLimit, type RateLimit, waitForRateLimit } from './rate-limit.ts';
import { createFetch, parseJsonText, type Reply, readReply, unparsed } from './replies.ts';

export interface ClientOptions extends GithubAccess {
  transport: Transport;
  /** The time for everything that this client does. */
  budget: Budget;
  /** Values besides the token that must never leave in a request body, above all the service's key. */
  secrets?: readonly string[];
  /** Creates the error that is thrown when a call fails. */
  problemOf: CreateError;
  /** Called with a line for every wait that GitHub asks for. */
  onWait?: ((line: string) => void) | undefined;
}

export interface GithubCall<T> {
  /** `PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}`; owner and repo are filled in. */
  route: string;
  parameters?: Record<string, unknown>;
  shape: z.core.$ZodType<T>;
  /** True when doing it twice differs from doing it once: it is then never retried blindly. */
  isOnce?: boolean;
}

export interface GithubClient {
  /** The response in its shape. Throws the error of `problemOf`, or GateError RATE_LIMITED or CANCELLED. */
  call<T>(call: GithubCall<T>): Promise<T>;
  /** All pages of a list, up to this number of items. `takeItems` finds the items in a page. */
  pages<P, T>(call: GithubCall<P>, itemsOf: (page: P) => T[], most?: number): Promise<T[]>;
  /** The response body as GitHub sent it, in GitHub's raw form. */
  raw(route: string): Promise<string>;
  /**
   * Content that GitHub stores elsewhere, such as an artifact. GitHub answers with a URL, which is then read without
   * the token. Throws GateError PROTOCOL when the response has no URL, or one without https.
   */
  stored(route: string): Promise<Uint8Array>;
  /** Login of the token's owner: `github-actions[bot]` for a workflow's own token. Read once. */
  viewer(): Promise<string>;
  sleep(ms: number): Promise<void>;
  timeLeftMs(): number;
  /** How far GitHub's clock is ahead of this machine's clock. Undefined before the first response that has a time. */
  serverAheadMs(): number | undefined;
  /** The text without the secrets. */
  redact(text: string): string;
}

/** GitHub asks for a second between writes: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const writeGapMs = 1000;
const pageSize = 100;
/** A longer list cannot belong to one commit or pull request. */
const maxItems = 30_000;

interface State extends ClientOptions {
  secrets: readonly string[];
  /** Created with the first request. */
  octokit: Promise<Octokit> | undefined;
  /** Resolves when the last write ends. */
  writing: Promise<unknown>;
  /** When the last write began, by the clock. */
  lastWrite: number | undefined;
  serverAheadMs: number | undefined;
}

export function createGithubClient(options: ClientOptions): GithubClient {
  const { budget } = options;
  const { clock, signal } = budget;
  const secrets = [...(options.secrets ?? []), options.token ?? ''];
  const state: State = {
    ...options,
    secrets,
    octokit: undefined,
    writing: Promise.resolve(),
    lastWrite: undefined,
    serverAheadMs: undefined,
  };
  const call = <T>(wanted: GithubCall<T>) => runCall(state, wanted, (text) => parseShape(wanted.shape, text));
  let viewer: Promise<string> | undefined;
  return {
    call,
    pages: (wanted, itemsOf, most = maxItems) => collectPages((page) => call(requestPage(wanted, page)), itemsOf, most),
    raw: (route) => runCall(state, { route, parameters: rawForm }, (text) => ({ value: text })),
    stored: (route) => readStored(state, route),
    viewer() {
      viewer ??= queryViewer(call, options);
      return viewer;
    },
    sleep: (ms) => clock.sleep(ms, signal),
    serverAheadMs: () => state.serverAheadMs,
    timeLeftMs: () => Math.max(0, budget.deadline - clock.now()),
    redact: (text) => removeSecrets(text, secrets),
  };
}

const rawForm = { headers: { accept: 'application/vnd.github.raw+json' } };

/** Undefined when the response is not what was asked for. */
type Read<T> = (text: string) => { value: T } | undefined;

function parseShape<T>(shape: z.core.$ZodType<T>, text: string): { value: T } | undefined {
  const result = z.safeParse(shape, parseJsonText(text));
  return result.success ? { value: result.data } : undefined;
}

type GithubRequest = Pick<GithubCall<unknown>, 'route' | 'parameters' | 'isOnce'> & {
  /** The expected response is a redirect, whose URL is read. */
  wantsAddress?: boolean;
};

async function readStored(state: State, route: string): Promise<Uint8Array> {
  const { transport, budget, apiUrl } = state;
  const address = await runCall(state, { route, wantsAddress: true }, (text) => ({ value: text }));
  const url = parseStorageUrl(address, apiUrl);
  if (url === undefined) throw new GateError('PROTOCOL', `GitHub: ${route} does not name an https address`);
  const outcome = await transport.send({ method: 'GET', url, headers: {}, signal: budget.signal, isBinary: true });
  if (outcome.kind === 'answer' && isSuccess(outcome.status)) return Buffer.from(outcome.text, 'latin1');
  const why = outcome.kind === 'answer' ? `answered ${outcome.status}` : `failed: ${outcome.message}`;
  throw new GateError('UNAVAILABLE', `What ${url.origin} keeps for GitHub could not be read: it ${why}`);
}

/** The URL must use https, unless GitHub's API and the URL are both on this machine. */
function parseStorageUrl(address: string, apiUrl: string): URL | undefined {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  const mayBeHere = isLoopback(new URL(apiUrl));
  return url.protocol === 'https:' || (mayBeHere && isConfidential(url)) ? url : undefined;
}

function isWrite({ route }: GithubRequest): boolean {
  return !route.startsWith('GET ') && !route.endsWith('/graphql');
}

/** Reads may run side by side. */
function runCall<T>(state: State, asked: GithubRequest, read: Read<T>): Promise<T> {
  if (!isWrite(asked)) return runWithRetries(state, asked, read);
  const done = state.writing.then(() => runWithRetries(state, asked, read));
  state.writing = done.catch(() => {});
  return done;
}

/** Waiting for a rate limit does not count as a failed attempt. */
async function runWithRetries<T>(state: State, asked: GithubRequest, read: Read<T>): Promise<T> {
  const { budget, problemOf } = state;
  for (let attempts = 1, limits = 0; ; ) {
    if (isWrite(asked)) await waitBetweenWrites(state);
    const { reply, url } = await sendRequest(state, asked);
    if (reply.kind === 'answer') updateClockOffset(state, reply.headers.date);
    const limit = readRateLimit(reply, limits);
    if (limit !== undefined) {
      await waitForRateLimit(limit, budget, state.onWait);
      limits++;
      continue;
    }
    const text = reply.kind === 'answer' ? readExpected(reply, asked) : undefined;
    const result = text === undefined ? undefined : read(text);
    if (result !== undefined) return result.value;
    const isRepeatable = !asked.isOnce || (reply.kind === 'failure' && reply.unsent);
    if (!isRetryable(reply) || !isRepeatable || attempts >= attemptBudget) {
      throw problemOf({ route: asked.route, url, reply, isAmbiguous: isRetryable(reply) && !isRepeatable });
    }
    await budget.clock.sleep(computeBackoffMs(attempts - 1, Math.random()), budget.signal);
    attempts++;
  }
}

function readExpected(
  { status, text, headers }: Extract<Reply, { kind: 'answer' }>,
  asked: GithubRequest,
): string | undefined {
  if (!asked.wantsAddress) return isSuccess(status) ? text : undefined;
  return status === 302 && typeof headers.location === 'string' ? headers.location : undefined;
}

function updateClockOffset(state: State, date: unknown): void {
  const time = Date.parse(String(date));
  if (!Number.isNaN(time)) state.serverAheadMs = time - Date.now();
}

function readRateLimit(reply: Reply, earlier: number): RateLimit | undefined {
  return reply.kind === 'failure'
    ? undefined
    : parseRateLimit({ ...reply, header: (name) => reply.headers[name] }, earlier);
}

/** True when the same request may succeed a moment later. A success that cannot be read was probably cut off. */
function isRetryable(reply: Reply): boolean {
  if (reply.kind === 'failure') return !reply.permanent;
  return isSuccess(reply.status) || isTransient(reply.status);
}

async function waitBetweenWrites(state: State): Promise<void> {
  const { clock, signal } = state.budget;
  if (state.lastWrite !== undefined) {
    const restMs = state.lastWrite + writeGapMs - clock.now();
    if (restMs > 0) await clock.sleep(restMs, signal);
  }
  state.lastWrite = clock.now();
}

async function sendRequest(state: State, { route, parameters }: GithubRequest): Promise<{ reply: Reply; url: string }> {
  const { signal } = state.budget;
  signal.throwIfAborted();
  state.octokit ??= openOctokit(state);
  const { request } = await state.octokit;
  const [owner, repo] = state.repository.split('/');
  const address = route.includes('{owner}') ? { owner, repo } : {};
  const content = redactAll(parameters ?? {}, state.secrets) as Record<string, unknown>;
  const asked = { ...address, ...content };
  const reply = await readReply(request(route, { ...asked, request: unparsed }));
  signal.throwIfAborted();
  // A proxy in front of GitHub may echo the request.
  const message = removeSecrets(reply.message, state.secrets);
  return { reply: { ...reply, message }, url: request.endpoint(route, asked).url };
}

function openOctokit({ loadOctokit = loadRestOctokit, apiUrl, token, transport, budget }: State): Promise<Octokit> {
  const ignoreLogLine = () => {};
  return loadOctokit({
    token,
    baseUrl: apiUrl.replace(/\/+$/, ''),
    userAgent: 'scan-gate',
    // Octokit would print failed requests itself, but only the log may write log lines.
    log: { debug: ignoreLogLine, info: ignoreLogLine, warn: ignoreLogLine, error: ignoreLogLine },
    request: { fetch: createFetch(transport, budget.signal) },
  });
}

function redactAll(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return removeSecrets(value, secrets);
  if (Array.isArray(value)) return value.map((each) => redactAll(each, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactAll(each, secrets)]));
}

function requestPage<P>(call: GithubCall<P>, page: number): GithubCall<P> {
  return { ...call, parameters: { ...call.parameters, per_page: pageSize, page } };
}

async function collectPages<P, T>(
  read: (page: number) => Promise<P>,
  itemsOf: (page: P) => T[],
  most: number,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; all.length < most; page++) {
    const items = itemsOf(await read(page));
    all.push(...items);
    if (items.length < pageSize) break;
  }
  return all;
}

const viewerResponse = z.looseObject({
  data: z.nullish(z.looseObject({ viewer: z.nullish(z.looseObject({ login: z.string().check(z.minLength(1)) })) })),
});

/** A workflow's token may not call `GET /user`, but GraphQL tells every token its owner. */
async function queryViewer(read: GithubClient['call'], { apiUrl, token }: ClientOptions): Promise<string> {
  const address = apiUrl.replace(/\/+$/, '').replace(/\/api\/v3$/, '/api');
  try {
    const response = await read({
      route: `POST ${address}/graphql`,
      parameters: { query: 'query { viewer { login } }' },
      shape: viewerResponse,
    });
    const login = response.data?.viewer?.login;
    if (login !== undefined) return login;
  } catch (error) {
    if (readRefusalStatus(error) === undefined) throw error;
  }
  // A workflow's own token. Without a response, the token of another app looks the same.
  if (token?.startsWith('ghs_')) return 'github-actions[bot]';
  throw new GateError(
    'PUBLISH',
    'GitHub does not say whose token this is, so earlier comments of the gate cannot be found',
  );
}

/** GitHub may need a moment until a list shows the result of an unanswered request. */
const settleMs = 2000;

/** If it is unknown whether `write` took place, `find` looks for its result before it is repeated. */
export async function writeOnce<Result>(
  client: GithubClient,
  write: () => Promise<Result>,
  find: () => Promise<Result | undefined>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isAmbiguous(error)) throw error;
    await client.sleep(settleMs);
    return (await find()) ?? write();
  }
}
