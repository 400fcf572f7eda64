/**
 * The one way to write to GitHub: Octokit over the gate's own transport, one request at a time, within a budget of time.
 * It waits as GitHub asks, repeats what is safe to repeat, and takes no answer that is not of the shape that was asked for.
 */
import type { Octokit } from '@octokit/rest';
import { z } from 'zod';
import type { Transport } from '../../api/http.ts';
import { attemptBudget, backoffMs, isTransient } from '../../api/retry.ts';
import { type Clock, formatSeconds } from '../../clock.ts';
import { GateError } from '../../errors.ts';
import { neutralLine } from '../../report/neutral.ts';
import { type RateLimit, rateLimitOf, sitOut } from './rate-limit.ts';
import { type Answer, fetchOver, type Reply, replyOf } from './writer-replies.ts';

export interface WriterOptions {
  /** `https://api.github.com`, or the server's own on GitHub Enterprise. */
  apiUrl: string;
  /** `owner/name`. */
  repository: string;
  token: string;
  /** Values that must leave in no request's body: the service's key above all. */
  secrets: readonly string[];
  transport: Transport;
  clock: Clock;
  cancel: AbortSignal;
  /** Time for everything that this writer does, in milliseconds. */
  budgetMs: number;
}

export interface Call<T> {
  /** `PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}`; owner and repo are filled in. */
  route: string;
  parameters?: Record<string, unknown>;
  shape: z.ZodType<T>;
  /** True when doing it twice is not the same as doing it once: it is then never repeated blindly. */
  isOnce?: boolean;
}

export interface GithubWriter {
  /** The answer in its shape. Throws GateError PUBLISH, RATE_LIMITED or CANCELLED. */
  call<T>(call: Call<T>): Promise<T>;
  /** All pages of a list; `itemsOf` finds the items in a page. */
  pages<P, T>(call: Call<P>, itemsOf: (page: P) => T[]): Promise<T[]>;
  /** Login of the token's owner: `github-actions[bot]` for a workflow's own token. Read once. */
  viewer(): Promise<string>;
  sleep(ms: number): Promise<void>;
  timeLeftMs(): number;
  /** The text without the secrets. */
  redact(text: string): string;
  /** Ends the timer behind the budget. */
  end(): void;
}

/** GitHub asks for a second between writes: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const writeGapMs = 1000;
const pageSize = 100;
/** A list that goes on longer than this is not the list of one commit or pull request. */
const maxPages = 300;

export function isAmbiguous(error: unknown): boolean {
  return error instanceof GateError && error.isAmbiguous;
}

/** HTTP status with which GitHub refused; undefined when it did not answer, or when the error is not GitHub's. */
export function refusedWith(error: unknown): number | undefined {
  return error instanceof GateError && error.code === 'PUBLISH' && !isAmbiguous(error) ? error.status : undefined;
}

interface Desk extends WriterOptions {
  octokit: Octokit;
  signal: AbortSignal;
  deadline: number;
  /** When the last write began, on the clock. */
  lastWrite: number | undefined;
}

/** Octokit is loaded here, and so only when something is written. */
export async function createGithubWriter(options: WriterOptions): Promise<GithubWriter> {
  const { clock, budgetMs } = options;
  const secrets = [...options.secrets, options.token];
  const timeUp = new AbortController();
  const timer = setTimeout(() => timeUp.abort(outOfTime(budgetMs)), budgetMs / clock.scale);
  timer.unref();
  const signal = AbortSignal.any([options.cancel, timeUp.signal]);
  const octokit = await loadOctokit(options, signal);
  const desk: Desk = { ...options, secrets, octokit, signal, deadline: clock.now() + budgetMs, lastWrite: undefined };
  let queue: Promise<unknown> = Promise.resolve();
  const call = <T>(wanted: Call<T>): Promise<T> => {
    const done = queue.then(() => perform(desk, wanted));
    queue = done.catch(() => {});
    return done;
  };
  let viewer: Promise<string> | undefined;
  return {
    call,
    pages: (wanted, itemsOf) => readPages(call, wanted, itemsOf),
    viewer() {
      viewer ??= readViewer(call, options);
      return viewer;
    },
    sleep: (ms) => clock.sleep(ms, signal),
    timeLeftMs: () => Math.max(0, desk.deadline - clock.now()),
    redact: (text) => redact(text, secrets),
    end: () => clearTimeout(timer),
  };
}

function outOfTime(budgetMs: number): GateError {
  return new GateError('PUBLISH', `GitHub took longer than ${formatSeconds(budgetMs)}`);
}

async function loadOctokit({ apiUrl, token, transport }: WriterOptions, signal: AbortSignal): Promise<Octokit> {
  const { Octokit } = await import('@octokit/rest');
  const silent = () => {};
  return new Octokit({
    auth: token,
    baseUrl: apiUrl.replace(/\/+$/, ''),
    userAgent: 'scan-gate',
    // Octokit would print failed requests, past the one writer of log lines.
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: { fetch: fetchOver(transport, signal) },
  });
}

/** Shorter ones stand in ordinary words, which would be torn. */
const shortestSecret = 6;

function redact(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= shortestSecret)
    .reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
}

function redactAll(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return redact(value, secrets);
  if (Array.isArray(value)) return value.map((each) => redactAll(each, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactAll(each, secrets)]));
}

async function perform<T>(desk: Desk, call: Call<T>): Promise<T> {
  let limits = 0;
  for (let attempt = 0; ; attempt++) {
    await pace(desk, call);
    const reply = await ask(desk, call);
    const limit = limitOf(reply, limits);
    if (limit !== undefined) {
      await sitOut(limit, desk);
      limits++;
      continue;
    }
    const result = reply.kind === 'answer' && isSuccess(reply) ? call.shape.safeParse(reply.data) : undefined;
    if (result?.success) return result.data;
    const isRepeatable = !call.isOnce || (reply.kind === 'failure' && reply.unsent);
    if (!isFleeting(reply) || !isRepeatable || attempt + 1 >= attemptBudget) {
      throw problemOf(call, reply, { isAmbiguous: isFleeting(reply) && !isRepeatable });
    }
    await desk.clock.sleep(backoffMs(attempt, Math.random()), desk.signal);
  }
}

function limitOf(reply: Reply, earlier: number): RateLimit | undefined {
  return reply.kind === 'failure'
    ? undefined
    : rateLimitOf({ ...reply, header: (name) => reply.headers[name] }, earlier);
}

/** True when the same request may fare better a moment later; an unreadable success is the case of a cut answer. */
function isFleeting(reply: Reply): boolean {
  if (reply.kind === 'failure') return !reply.permanent;
  return isSuccess(reply) || isTransient(reply.status);
}

function isSuccess(reply: Answer): boolean {
  return reply.status >= 200 && reply.status < 300;
}

async function pace(desk: Desk, { route }: Call<unknown>): Promise<void> {
  if (route.startsWith('GET ') || route.endsWith('/graphql')) return;
  const { clock, lastWrite } = desk;
  if (lastWrite !== undefined) {
    const restMs = lastWrite + writeGapMs - clock.now();
    if (restMs > 0) await clock.sleep(restMs, desk.signal);
  }
  desk.lastWrite = clock.now();
}

async function ask(desk: Desk, { route, parameters }: Call<unknown>): Promise<Reply> {
  const [owner, repo] = desk.repository.split('/');
  const address = route.includes('{owner}') ? { owner, repo } : {};
  const content = redactAll(parameters ?? {}, desk.secrets) as Record<string, unknown>;
  const reply = await replyOf(desk.octokit.request(route, { ...address, ...content }));
  desk.signal.throwIfAborted();
  return reply;
}

function problemOf(call: Call<unknown>, reply: Reply, { isAmbiguous }: { isAmbiguous: boolean }): GateError {
  if (reply.kind === 'failure') {
    return new GateError('PUBLISH', `${call.route} failed: ${reply.message}`, { isAmbiguous, cause: reply.cause });
  }
  if (isSuccess(reply)) {
    const message = `${call.route} answered with something that is not what was asked for`;
    return new GateError('PUBLISH', message, { isAmbiguous, hint: 'The answer may have been cut off on its way.' });
  }
  const words = neutralLine(reply.message, 300).replace(/\.$/, '');
  const { status } = reply;
  return new GateError('PUBLISH', `${call.route} answered ${status}: ${words}`, { isAmbiguous, status });
}

async function readPages<P, T>(
  read: (call: Call<P>) => Promise<P>,
  call: Call<P>,
  itemsOf: (page: P) => T[],
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; page <= maxPages; page++) {
    const answer = await read({ ...call, parameters: { ...call.parameters, per_page: pageSize, page } });
    const items = itemsOf(answer);
    all.push(...items);
    if (items.length < pageSize) break;
  }
  return all;
}

const viewerAnswer = z.looseObject({
  data: z.looseObject({ viewer: z.looseObject({ login: z.string().min(1) }).nullish() }).nullish(),
});

/** `GET /user` is closed to a workflow's token; GraphQL tells every token who it is. */
async function readViewer(read: GithubWriter['call'], { apiUrl, token }: WriterOptions): Promise<string> {
  const address = apiUrl.replace(/\/+$/, '').replace(/\/api\/v3$/, '/api');
  try {
    const answer = await read({
      route: `POST ${address}/graphql`,
      parameters: { query: 'query { viewer { login } }' },
      shape: viewerAnswer,
    });
    const login = answer.data?.viewer?.login;
    if (login !== undefined) return login;
  } catch (error) {
    if (refusedWith(error) === undefined) throw error;
  }
  // A workflow's own token; a token of another app cannot be told apart from it without an answer.
  if (token.startsWith('ghs_')) return 'github-actions[bot]';
  throw new GateError('PUBLISH', 'GitHub does not say whose token this is, so that own comments cannot be found');
}
