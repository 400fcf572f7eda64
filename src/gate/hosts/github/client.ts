/**
 * The only client of GitHub's API: the entry's Octokit over the gate's own transport, within a time budget. Writes run
 * one after the other. The client waits when GitHub asks, retries what is safe to retry, and rejects responses of
 * another shape.
 */

import * as z from 'zod';
import { parseJson } from '../../../shared/api/json.ts';
import { removeSecrets } from '../../../shared/api/secret-forms.ts';
import { type Budget, formatSeconds } from '../../../shared/clock.ts';
import { attempt, GateError } from '../../../shared/errors.ts';
import { call, type HttpAnswer, isSuccess } from '../../../shared/http/call.ts';
import { isConfidential, isLoopback } from '../../../shared/http/confidential.ts';
import type { HttpOutcome, HttpRequest, Transport } from '../../../shared/http/http.ts';
import { runOnce } from '../../../shared/once.ts';
import type { Environment } from '../system.ts';
import { type CreateError, isAmbiguous, readErrorMessage, readRefusalStatus } from './problems.ts';

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

interface GithubCall<T> {
  /** `PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}`; owner and repo are filled in. */
  route: string;
  parameters?: Record<string, unknown>;
  shape: z.core.$ZodType<T>;
  /** True when doing it twice differs from doing it once: it is then never retried blindly. */
  isOnce?: boolean;
}

export type GithubClient = ReturnType<typeof createGithubClient>;
type RunCall = <T>(call: GithubCall<T>) => Promise<T>;

/** GitHub asks for a second between writes: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const writeGapMs = 1000;
const pageSize = 100;
/** A longer list cannot belong to one commit or pull request. */
const maxItems = 30_000;

interface State extends ClientOptions {
  secrets: readonly string[];
  /** Created with the first request. */
  octokit: ReturnType<LoadOctokit> | undefined;
  /** Resolves when the last write ends. */
  writing: Promise<unknown>;
  /** When the last write began, by the clock. */
  lastWrite: number | undefined;
  serverAheadMs: number | undefined;
}

export function createGithubClient(options: ClientOptions) {
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
  const callShaped: RunCall = <T>(wanted: GithubCall<T>) =>
    runCall(state, wanted, (text) =>
      z.parse(
        wanted.shape,
        attempt(() => parseJson(text)),
      ),
    );
  return {
    /** The response in its shape. Throws the error of `problemOf`, or GateError RATE_LIMITED or CANCELLED. */
    call: callShaped,
    /** All pages of a list, up to this number of items. `itemsOf` finds the items in a page. */
    pages: <P, T>(wanted: GithubCall<P>, itemsOf: (page: P) => T[], most = maxItems): Promise<T[]> =>
      collectPages(callShaped, wanted, itemsOf, most),
    /** All pages of a list that is nothing but its items. */
    list: <T>(wanted: GithubCall<T[]>): Promise<T[]> => collectPages(callShaped, wanted, (page) => page, maxItems),
    /** The response body as GitHub sent it, in GitHub's raw form. */
    raw: (route: string): Promise<string> => runCall(state, { route, parameters: rawForm }, (text) => text),
    /**
     * Content that GitHub stores elsewhere, such as an artifact. GitHub answers with a URL, which is then read without
     * the token. Throws GateError PROTOCOL when the response has no URL, or one without https.
     */
    stored: (route: string): Promise<Uint8Array> => readStored(state, route),
    /** Login of the token's owner: `github-actions[bot]` for a workflow's own token. Read once. */
    viewer: runOnce(() => queryViewer(callShaped, options)),
    sleep: (ms: number): Promise<void> => clock.sleep(ms, signal),
    /** How far GitHub's clock is ahead of this machine's clock. Undefined before the first response that has a time. */
    serverAheadMs: () => state.serverAheadMs,
    timeLeftMs: () => Math.max(0, budget.deadline - clock.now()),
    /** The text without the secrets. */
    redact: (text: string) => removeSecrets(text, secrets),
  };
}

const rawForm = { headers: { accept: 'application/vnd.github.raw+json' } };

type GithubRequest = Pick<GithubCall<unknown>, 'route' | 'parameters' | 'isOnce'> & {
  /** The expected response is a redirect, whose URL is read. */
  wantsAddress?: boolean;
};

async function readStored(state: State, route: string): Promise<Uint8Array> {
  const { transport, budget, apiUrl } = state;
  const address = await runCall(state, { route, wantsAddress: true }, (text) => text);
  const url = URL.parse(address);
  // It must use https, unless GitHub's API and the URL are both on this machine.
  const mayBeHere = isLoopback(new URL(apiUrl));
  const isSafe = url?.protocol === 'https:' || (mayBeHere && url !== null && isConfidential(url));
  if (url === null || url.username !== '' || url.password !== '' || !isSafe)
    throw new GateError('PROTOCOL', `GitHub: ${route} does not name an https address`);
  const outcome = await transport.send({ method: 'GET', url, headers: {}, signal: budget.signal, isBinary: true });
  if (outcome.kind === 'answer' && isSuccess(outcome.status)) return Buffer.from(outcome.text, 'latin1');
  const why = outcome.kind === 'answer' ? `answered ${outcome.status}` : `failed: ${outcome.message}`;
  throw new GateError('UNAVAILABLE', `What ${url.origin} keeps for GitHub could not be read: it ${why}`);
}

function isWrite({ route }: GithubRequest): boolean {
  return !route.startsWith('GET ') && !route.endsWith('/graphql');
}

/** `read` throws when the response is not what was asked for. Reads may run side by side. */
function runCall<T>(state: State, asked: GithubRequest, read: (text: string) => T): Promise<T> {
  const { budget, problemOf } = state;
  // A proxy in front of GitHub may echo the request.
  const readMessage = (outcome: HttpOutcome) => removeSecrets(readErrorMessage(outcome), state.secrets);
  let url = '';
  const run = () =>
    call({
      async send() {
        if (isWrite(asked)) {
          const restMs = (state.lastWrite ?? Number.NEGATIVE_INFINITY) + writeGapMs - budget.clock.now();
          if (restMs > 0) await budget.clock.sleep(restMs, budget.signal);
          state.lastWrite = budget.clock.now();
        }
        const sent = await sendRequest(state, asked);
        ({ url } = sent);
        return sent.outcome;
      },
      read(outcome, isAmbiguous) {
        const text = outcome.kind === 'answer' ? readExpected(outcome, asked) : undefined;
        try {
          if (text !== undefined) return read(text);
        } catch {
          // It is described like any other response.
        }
        throw problemOf({ route: asked.route, url, outcome, message: readMessage(outcome), isAmbiguous });
      },
      readLimitMs: (answer, earlier) => readRateLimitMs(answer, readMessage(answer), earlier, budget, state.onWait),
      // A call that takes too long ends with the error of the budget.
      ...{ budget: { ...budget, deadline: Number.POSITIVE_INFINITY }, isOnce: asked.isOnce, repeatsUnreadable: true },
    });
  if (!isWrite(asked)) return run();
  const done = state.writing.then(run);
  state.writing = done.catch(() => {});
  return done;
}

function readExpected({ status, text, header }: HttpAnswer, asked: GithubRequest): string | undefined {
  if (asked.wantsAddress) return status === 302 ? header('location') : undefined;
  return isSuccess(status) ? text : undefined;
}

const ignoreLogLine = () => {};

/** Octokit builds the request, and its token is in no other place. The response is read here, as it was sent. */
async function sendRequest(state: State, { route, parameters }: GithubRequest) {
  const { signal } = state.budget;
  signal.throwIfAborted();
  state.octokit ??= (state.loadOctokit ?? loadRestOctokit)({
    token: state.token,
    baseUrl: state.apiUrl.replace(/\/+$/, ''),
    userAgent: 'scan-gate',
    // Octokit would print failed requests itself, but only the log may write log lines.
    log: { debug: ignoreLogLine, info: ignoreLogLine, warn: ignoreLogLine, error: ignoreLogLine },
  });
  const octokit = await state.octokit;
  const [owner, repo] = state.repository.split('/');
  const address = route.includes('{owner}') ? { owner, repo } : {};
  const content = redactAll(parameters ?? {}, state.secrets) as Record<string, unknown>;
  let url = '';
  let outcome: HttpOutcome | undefined;
  const fetch = async (target: string, { method, headers, body }: Pick<HttpRequest, 'method' | 'headers' | 'body'>) => {
    url = target;
    const version = { 'x-github-api-version': '2022-11-28' };
    const request = { method, url: new URL(url), headers: { ...headers, ...version }, body };
    outcome = await state.transport.send({ ...request, signal });
    return new Response(null, { status: 204 });
  };
  try {
    await octokit.request(route, { ...address, ...content, request: { fetch } });
  } catch (cause) {
    outcome = { kind: 'failure', unsent: false, permanent: false, message: (cause as Error).message, cause };
  }
  signal.throwIfAborted();
  const time = outcome?.kind === 'answer' ? Date.parse(outcome.header('date') ?? '') : Number.NaN;
  if (!Number.isNaN(time)) state.serverAheadMs = time - Date.now();
  return { outcome: outcome as HttpOutcome, url };
}

function redactAll(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return removeSecrets(value, secrets);
  if (Array.isArray(value)) return value.map((each) => redactAll(each, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactAll(each, secrets)]));
}

async function collectPages<P, T>(
  read: RunCall,
  wanted: GithubCall<P>,
  itemsOf: (page: P) => T[],
  most: number,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; all.length < most; page++) {
    const items = itemsOf(await read({ ...wanted, parameters: { ...wanted.parameters, per_page: pageSize, page } }));
    all.push(...items);
    if (items.length < pageSize) break;
  }
  return all;
}

const viewerResponse = z.looseObject({
  data: z.nullish(z.looseObject({ viewer: z.nullish(z.looseObject({ login: z.string().check(z.minLength(1)) })) })),
});

/** A workflow's token may not call `GET /user`, but GraphQL tells every token its owner. */
async function queryViewer(read: RunCall, { apiUrl, token }: ClientOptions): Promise<string> {
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

const leastUnstatedMs = 60_000;
/** The steps after the wait need time too: a run that waits until its deadline has decided nothing. */
const reserveMs = 10_000;

/**
 * How long to wait for the rate limit that a refusal describes. Undefined for other refusals, such as a 403 about a
 * permission. `earlier` is the number of rate limits before it: without a stated time the wait doubles each time. Throws
 * GateError RATE_LIMITED when the budget does not have that much time left.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function readRateLimitMs(
  answer: HttpAnswer,
  message: string,
  earlier: number,
  { clock, deadline }: Budget,
  onWait?: (line: string) => void,
): number | undefined {
  const { status } = answer;
  if (status !== 403 && status !== 429) return undefined;
  const statedMs = readStatedMs(answer);
  if (statedMs === undefined && status !== 429 && !/rate limit|abuse detection/i.test(message)) return undefined;
  const waitMs = statedMs ?? leastUnstatedMs * 2 ** earlier;
  if (clock.now() + waitMs + reserveMs < deadline) {
    onWait?.(`GitHub's rate limit is reached; trying again in ${formatSeconds(waitMs)}`);
    return waitMs;
  }
  const end = statedMs === undefined ? 'GitHub does not say when it ends' : `it ends in ${formatSeconds(waitMs)}`;
  throw new GateError(
    'RATE_LIMITED',
    `GitHub's rate limit is reached, and it ends after the time limit of this run: ${end}`,
    {
      brief: "GitHub's rate limit is reached",
      hint: 'Run the gate again later, or run fewer jobs at once: all jobs with the same token share its limit.',
    },
  );
}

function readStatedMs({ header }: HttpAnswer): number | undefined {
  const [retryAfter, reset, remaining] = ['retry-after', 'x-ratelimit-reset', 'x-ratelimit-remaining'].map((name) => {
    const value = header(name) ?? '';
    return /^\d{1,12}$/.test(value) ? Number(value) : undefined;
  });
  if (retryAfter !== undefined) return Math.max(1, retryAfter) * 1000;
  if (remaining !== 0 || reset === undefined) return undefined;
  // Compares the server's times with each other, because this machine's clock may be wrong.
  const now = Date.parse(header('date') ?? '');
  return Math.max(1000, reset * 1000 - (Number.isNaN(now) ? Date.now() : now));
}

/**
 * Returns the part of Octokit that the client uses. `token`: undefined for public repositories, which can be read
 * without one.
 */
export type LoadOctokit = (options: {
  token: string | undefined;
  baseUrl: string;
  userAgent: string;
  log: Record<'debug' | 'info' | 'warn' | 'error', () => void>;
  [option: string]: unknown;
}) => Promise<{ request(route: string, parameters: Record<string, unknown>): Promise<unknown> }>;

/** For the command line. */
export const loadRestOctokit: LoadOctokit = async (options) =>
  (await import('./octokit.ts')).createRestOctokit(options);

/** For the action. */
export const loadActionOctokit: LoadOctokit = async (options) =>
  (await import('./octokit.ts')).createActionOctokit(options);

export interface GithubAccess {
  /** `https://api.github.com`, or the API URL of a GitHub Enterprise Server. */
  apiUrl: string;
  /** `owner/name`. */
  repository: string;
  token: string | undefined;
  /** Defaults to the Octokit of the command line. */
  loadOctokit?: LoadOctokit | undefined;
}

/** Public repositories can be read without a token. */
export function createGithubAccess(
  env: Environment,
  token: string | undefined,
  loadOctokit?: LoadOctokit,
): GithubAccess {
  return {
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    repository: env.GITHUB_REPOSITORY ?? '',
    token,
    loadOctokit,
  };
}
