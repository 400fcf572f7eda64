/** The service's client: one method per endpoint, with the fault handling of design section 4. */

import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';
import { type Budget, type Clock, formatSeconds } from '../clock.ts';
import { GateError } from '../errors.ts';
import { code, mapProse, prose } from '../prose.ts';
import { type Assumptions, defaultAssumptions } from './assumptions.ts';
import { type EndpointArguments, type EndpointName, type EndpointResult, endpoints } from './endpoints.ts';
import type { HttpOutcome, HttpRequest, Transport } from './http.ts';
import { buildRequest } from './requests.ts';
import { readResponse, readRetryDetail } from './responses.ts';
import { attemptBudget, computeBackoffMs, isTransient, readRetryAfterMs } from './retry.ts';
import type { ViolationDetail } from './schemas.ts';
import { removeSecrets } from './secret-forms.ts';

/** How long a read may have no response. */
const silenceMs = 10_000;

interface HedgedRead {
  send: () => Promise<HttpOutcome>;
  clock: Clock;
  /** Called if nothing has arrived: whether the request may be sent again. */
  mayRepeat: () => boolean;
  /** Called if the first request was slow and not lost. */
  onLate: () => void;
}

/** The first response. If there is none, the outcome of the second request, if it was sent. */
async function sendHedgedRead({ send, clock, mayRepeat, onLate }: HedgedRead): Promise<HttpOutcome> {
  const first = send();
  // Measured in real time, like the connection's own limits.
  if ((await settlesWithin(first, silenceMs * clock.patience)) || !mayRepeat()) return first;
  const second = send();
  const late = requireResponse(first).then((outcome) => {
    onLate();
    return outcome;
  });
  return Promise.any([late, requireResponse(second)]).catch(() => second);
}

async function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms).unref();
  });
  try {
    return await Promise.race([work.then(() => true), silence]);
  } finally {
    clearTimeout(timer);
  }
}

async function requireResponse(sent: Promise<HttpOutcome>): Promise<HttpOutcome> {
  const outcome = await sent;
  if (outcome.kind === 'failure') throw new Error(outcome.message);
  return outcome;
}

interface ClientOptions {
  /** Ends with the version segment, without a trailing slash. */
  baseUrl: string;
  apiKey: string;
  transport: Transport;
  budget: Budget;
  assume?: Assumptions;
  userAgent?: string;
  /** Called once per wait that people should know about. */
  onWait?: (line: string) => void;
  random?: () => number;
}

type Methods = { [N in EndpointName]: (args: EndpointArguments<N>) => Promise<EndpointResult<N>> };

export type Client = Methods & {
  /** Number of requests sent, by call. */
  readonly requests: Readonly<Record<string, number>>;
  /** The service's clock according to the latest `Date` header, ms since the epoch. Undefined before there is one. */
  serverTimeMs(): number | undefined;
  /** How far that clock is ahead of this machine's. Undefined before there is one. */
  serverAheadMs(): number | undefined;
};

interface ClientSession extends Required<Omit<ClientOptions, 'onWait'>> {
  onWait: (line: string) => void;
  /** At most four parallel requests, or one after the service has asked for fewer. */
  limit: LimitFunction;
  requests: Record<string, number>;
  /** Responses arrive late, but they arrive. */
  isSlow: boolean;
  serverTimeMs: number | undefined;
  serverAheadMs: number | undefined;
}

export function createClient(options: ClientOptions): Client {
  const session: ClientSession = {
    assume: defaultAssumptions,
    userAgent: 'scan-gate',
    onWait: () => {},
    random: Math.random,
    ...options,
    limit: pLimit(4),
    requests: {},
    isSlow: false,
    serverTimeMs: undefined,
    serverAheadMs: undefined,
  };
  const names = Object.keys(endpoints) as EndpointName[];
  const methods = Object.fromEntries(
    names.map((name) => [name, (args: object) => call(session, name, args)]),
  ) as unknown as Methods;
  return Object.assign(methods, {
    requests: session.requests,
    serverTimeMs: () => session.serverTimeMs,
    serverAheadMs: () => session.serverAheadMs,
  });
}

/** The result of one attempt: done, try again after a wait, or give up. */
type AttemptResult = { answer: unknown } | { error: GateError; waitMs: number; counts: boolean } | { error: GateError };

/** One call and its number of attempts. */
interface CallState {
  name: EndpointName;
  attempts: number;
  /** Responses with status 429. They do not count as attempts. */
  refusals: number;
}

async function call(session: ClientSession, name: EndpointName, args: object): Promise<unknown> {
  const made: CallState = { name, attempts: 0, refusals: 0 };
  try {
    for (;;) {
      // The next request is already sent while this response is read.
      const outcome = await session.limit(async () => requestSuccess(session, made, buildRequest(name, args, session)));
      const next = await judgeOutcome(session, made, outcome);
      if ('answer' in next) return next.answer;
      await waitFor(session, made, next);
    }
  } catch (error) {
    throw await explain(session, name, error as GateError);
  }
}

/** The first successful response. A lost or refused request blocks others until it is tried again. */
async function requestSuccess(
  session: ClientSession,
  made: CallState,
  request: Omit<HttpRequest, 'signal'>,
): Promise<HttpOutcome & { kind: 'answer' }> {
  const send = () => {
    session.requests[made.name] = (session.requests[made.name] ?? 0) + 1;
    return session.transport.send({ ...request, signal: session.budget.signal });
  };
  for (;;) {
    const outcome = await (request.method === 'GET' ? sendOnceOrTwice(session, made, send) : send());
    if (outcome.kind === 'answer') {
      updateServerTime(session, outcome.header('date'));
      if (isSuccess(outcome.status)) return outcome;
    }
    await waitFor(session, made, await judgeOutcome(session, made, outcome));
  }
}

/** Does not send a second request to a service that asked for fewer requests or that is only slow. */
function sendOnceOrTwice(
  session: ClientSession,
  { name }: CallState,
  send: () => Promise<HttpOutcome>,
): Promise<HttpOutcome> {
  const mayRepeat = () => {
    if (session.isSlow || session.limit.concurrency === 1) return false;
    session.onWait(`${formatEndpoint(name)} has no answer after ${formatSeconds(silenceMs)}: sending a second request`);
    return true;
  };
  const onLate = () => {
    session.isSlow = true;
  };
  return sendHedgedRead({ send, clock: session.budget.clock, mayRepeat, onLate });
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Waits until the next attempt. Throws if there is none. */
async function waitFor(session: ClientSession, made: CallState, next: AttemptResult): Promise<void> {
  if ('answer' in next) return;
  const { clock, deadline, signal } = session.budget;
  const { error } = next;
  if (!('waitMs' in next)) throw error;
  if (next.counts) made.attempts++;
  else made.refusals++;
  if (made.attempts >= attemptBudget) throw error;
  if (clock.now() + next.waitMs >= deadline) throw error;
  if (next.waitMs >= 5000) session.onWait(`${error.message}; trying again in ${formatSeconds(next.waitMs)}`);
  await clock.sleep(next.waitMs, signal);
}

/** A cached response may be older than an earlier one. */
function updateServerTime(session: ClientSession, date = ''): void {
  const time = Date.parse(date);
  if (Number.isNaN(time) || time < (session.serverTimeMs ?? time)) return;
  session.serverTimeMs = time;
  // Both are real times, whatever a test's clock says.
  session.serverAheadMs = time - Date.now();
}

async function judgeOutcome(
  session: ClientSession,
  { name, attempts, refusals }: CallState,
  outcome: HttpOutcome,
): Promise<AttemptResult> {
  const isRead = endpoints[name].method === 'GET';
  const backoff = () => computeBackoffMs(attempts, session.random());
  if (outcome.kind === 'failure') {
    const error = createFailureError(session, name, outcome);
    if (outcome.permanent) return { error };
    return isRead || outcome.unsent ? { error, waitMs: backoff(), counts: true } : { error: markAmbiguous(error) };
  }
  if (outcome.status === 429) {
    session.limit.concurrency = 1;
    const asked = readRetryAfterMs(
      { header: outcome.header('retry-after'), detail: readRetryDetail(outcome.text) },
      session.assume,
      Date.now(),
    );
    const error = new GateError('RATE_LIMITED', `${formatEndpoint(name)} was refused: too many requests (429)`, {
      status: 429,
      hint: prose`The service limits requests. Raise ${code('timeout-seconds')}, or run fewer gates side by side.`,
    });
    return { error, waitMs: asked ?? Math.max(500, computeBackoffMs(refusals + 1, session.random())), counts: false };
  }
  try {
    const answer = readResponse(name, outcome, (text) => redact(session, text));
    return { answer: name === 'getViolation' ? addCves(answer as ViolationDetail, session.assume) : answer };
  } catch (caught) {
    const error = addContext(session, name, caught as GateError);
    const mayRepeat = isTransient(outcome.status) || isSuccess(outcome.status);
    if (!mayRepeat) return { error };
    return isRead ? { error, waitMs: backoff(), counts: true } : { error: markAmbiguous(error) };
  }
}

function createFailureError(
  session: ClientSession,
  name: EndpointName,
  outcome: HttpOutcome & { kind: 'failure' },
): GateError {
  const origin = new URL(session.baseUrl).origin;
  if (outcome.cause instanceof GateError) {
    return new GateError(outcome.cause.code, `${formatEndpoint(name)} failed: ${outcome.message}`, {
      hint: outcome.cause.hint,
    });
  }
  return new GateError(
    'UNAVAILABLE',
    `${formatEndpoint(name)} failed: ${redact(session, outcome.message)} at ${origin}`,
    {
      cause: outcome.cause,
      hint: outcome.permanent
        ? 'The certificate of the service is not trusted: set NODE_EXTRA_CA_CERTS to the file of your certificate authority.'
        : 'Check base-url, the network and the proxy settings (HTTPS_PROXY, NO_PROXY) of this machine.',
    },
  );
}

function markAmbiguous(error: GateError): GateError {
  return new GateError(error.code, error.message, {
    cause: error,
    hint: error.hint,
    status: error.status,
    isAmbiguous: true,
  });
}

/** No real key is shorter. Removing a short text from ids and names would corrupt them. */
const shortestKey = 8;

/** No text of the service may repeat the key. */
function redact({ apiKey }: ClientSession, text: string): string {
  return apiKey.length < shortestKey ? text : removeSecrets(text, [apiKey]);
}

function addContext(session: ClientSession, name: EndpointName, error: GateError): GateError {
  return new GateError(error.code, `${formatEndpoint(name)} failed: ${redact(session, error.message)}`, {
    hint: error.hint === undefined ? undefined : mapProse(error.hint, (text) => redact(session, text)),
    isAmbiguous: error.isAmbiguous,
    reason: error.reason,
    status: error.status,
  });
}

/** `GET /scans/{scan_id}`, for messages. */
function formatEndpoint(name: EndpointName): string {
  return `${endpoints[name].method} ${endpoints[name].path}`;
}

export const newKeyHint = prose`Create a key where your service manages them (${code('scan-gate serve')}: ${code('scan-gate keys create --database …')}), and store it as the secret that ${code('api-key')} reads.`;

/** Endpoints that every version of the interface has, and that name nothing that could be missing. */
const isUnknownToNone = (name: EndpointName) => endpoints[name].method === 'GET' && !endpoints[name].path.includes('{');

function createWrongAddressError({ baseUrl }: ClientSession, error: GateError): GateError {
  return new GateError('NOT_FOUND', `base-url answers, but has no such endpoint: ${error.message}`, {
    status: 404,
    brief: 'base-url has no such endpoint (404)',
    hint: `Check the path and the version at the end of base-url (${new URL(baseUrl).pathname}).`,
  });
}

/** A 401 is explained by a request that validates the key. Other errors explain themselves. */
async function explain(session: ClientSession, name: EndpointName, error: GateError): Promise<GateError> {
  if (error.status === 404 && isUnknownToNone(name)) return createWrongAddressError(session, error);
  if (error.status !== 401 || name === 'validateKey') return error;
  try {
    // Waiting requests would be refused too.
    const { valid } = (await call(
      { ...session, limit: pLimit(1) },
      'validateKey',
      {},
    )) as EndpointResult<'validateKey'>;
    if (valid) {
      return new GateError('AUTH', `${error.message}; the key itself is valid, so it lacks access to this resource`, {
        status: 401,
        brief: 'the API key has no access to this repository (401)',
        hint: 'Check that the key belongs to the organization of this repository.',
      });
    }
  } catch (caught) {
    if (caught instanceof GateError && caught.code === 'CANCELLED') return caught;
  }
  return new GateError('AUTH', `The service refused the API key: ${error.message}`, {
    status: 401,
    brief: 'the API key was refused (401)',
    hint: newKeyHint,
  });
}

/** Adds the CVEs of the field that `cve-field` names. A value that is neither a text nor a list of texts is ignored. */
function addCves(violation: ViolationDetail, assume: Assumptions): ViolationDetail {
  const field = assume['cve-field'];
  const stated = field !== '' && Object.hasOwn(violation, field) ? violation[field] : undefined;
  const texts = Array.isArray(stated) ? stated : [stated];
  if (!texts.every((text) => typeof text === 'string')) return violation;
  const { advisory } = violation;
  return { ...violation, advisory: { ...advisory, cves: [...(advisory?.cves ?? []), ...texts] } };
}
