/** The service's client: one method per line of the endpoint table, with the faults of design section 4 behind it. */
import pLimit, { type LimitFunction } from 'p-limit';
import { type Budget, formatSeconds } from '../clock.ts';
import { GateError } from '../errors.ts';
import { code, mapText, prose } from '../prose.ts';
import { readAnswer, retryDetail } from './answers.ts';
import { type Assumptions, defaultAssumptions } from './assumptions.ts';
import type { Arguments, EndpointAnswer } from './endpoints.ts';
import type { HttpOutcome, HttpRequest, Transport } from './http.ts';
import { buildRequest } from './requests.ts';
import { attemptBudget, backoffMs, isTransient, retryAfterMs } from './retry.ts';
import { type EndpointName, routes } from './routes.ts';
import type { ViolationDetail } from './schemas.ts';
import { withoutSecrets } from './secret-forms.ts';
import { sendRead, silenceMs } from './silence.ts';

interface ClientOptions {
  /** Ends in the version segment, without a slash behind it. */
  baseUrl: string;
  apiKey: string;
  transport: Transport;
  budget: Budget;
  assume?: Assumptions;
  userAgent?: string;
  /** Told once per wait that people should know about. */
  onWait?: (line: string) => void;
  random?: () => number;
}

type Methods = { [N in EndpointName]: (args: Arguments<N>) => Promise<EndpointAnswer<N>> };

export type Client = Methods & {
  /** Requests sent so far, by call. */
  readonly requests: Readonly<Record<string, number>>;
  /** The service's own clock as its latest answer's `Date` states it, ms since the epoch; undefined before one does. */
  serverTimeMs(): number | undefined;
  /** How far that clock is ahead of this machine's; undefined before an answer states it. */
  serverAheadMs(): number | undefined;
};

interface Session extends Required<Omit<ClientOptions, 'onWait'>> {
  onWait: (line: string) => void;
  /** Four requests under way; one once the service has asked for less. */
  limit: LimitFunction;
  requests: Record<string, number>;
  /** Answers come late, and come. */
  isSlow: boolean;
  serverTimeMs: number | undefined;
  serverAheadMs: number | undefined;
}

export function createClient(options: ClientOptions): Client {
  const session: Session = {
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
  const names = Object.keys(routes) as EndpointName[];
  const methods = Object.fromEntries(
    names.map((name) => [name, (args: object) => call(session, name, args)]),
  ) as unknown as Methods;
  return Object.assign(methods, {
    requests: session.requests,
    serverTimeMs: () => session.serverTimeMs,
    serverAheadMs: () => session.serverAheadMs,
  });
}

/** What to do after one attempt: done, or again after a wait, or give up. */
type Next = { answer: unknown } | { error: GateError; waitMs: number; counts: boolean } | { error: GateError };

/** One call, and how often it was tried. */
interface Made {
  name: EndpointName;
  attempts: number;
  /** Answers with 429, which do not use up attempts. */
  refusals: number;
}

async function call(session: Session, name: EndpointName, args: object): Promise<unknown> {
  const made: Made = { name, attempts: 0, refusals: 0 };
  try {
    for (;;) {
      // While this answer is read, the next request travels.
      const outcome = await session.limit(async () => succeed(session, made, buildRequest(name, args, session)));
      const next = await judgeOutcome(session, made, outcome);
      if ('answer' in next) return next.answer;
      await waitFor(session, made, next);
    }
  } catch (error) {
    throw await explain(session, name, error as GateError);
  }
}

/** The first answer of success; what was lost or refused keeps others waiting until it is tried again. */
async function succeed(
  session: Session,
  made: Made,
  request: Omit<HttpRequest, 'signal'>,
): Promise<HttpOutcome & { kind: 'answer' }> {
  const send = () => {
    session.requests[made.name] = (session.requests[made.name] ?? 0) + 1;
    return session.transport.send({ ...request, signal: session.budget.signal });
  };
  for (;;) {
    const outcome = await (request.method === 'GET' ? read(session, made, send) : send());
    if (outcome.kind === 'answer') {
      keepTime(session, outcome.header('date'));
      if (isSuccess(outcome.status)) return outcome;
    }
    await waitFor(session, made, await judgeOutcome(session, made, outcome));
  }
}

/** Who asked for fewer requests, and who only is slow, gets no second one. */
function read(session: Session, { name }: Made, send: () => Promise<HttpOutcome>): Promise<HttpOutcome> {
  const mayRepeat = () => {
    if (session.isSlow || session.limit.concurrency === 1) return false;
    session.onWait(`${label(name)} has no answer after ${formatSeconds(silenceMs)}: asking once more beside it`);
    return true;
  };
  const onLate = () => {
    session.isSlow = true;
  };
  return sendRead({ send, clock: session.budget.clock, mayRepeat, onLate });
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Until it is tried again; throws when it is not. */
async function waitFor(session: Session, made: Made, next: Next): Promise<void> {
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

/** An answer from a cache may be older than one that came before it. */
function keepTime(session: Session, date = ''): void {
  const time = Date.parse(date);
  if (Number.isNaN(time) || time < (session.serverTimeMs ?? time)) return;
  session.serverTimeMs = time;
  // Both are real times, whatever a test's clock says.
  session.serverAheadMs = time - Date.now();
}

async function judgeOutcome(session: Session, { name, attempts, refusals }: Made, outcome: HttpOutcome): Promise<Next> {
  const isRead = routes[name].method === 'GET';
  const backoff = () => backoffMs(attempts, session.random());
  if (outcome.kind === 'failure') {
    const error = failureError(session, name, outcome);
    if (outcome.permanent) return { error };
    return isRead || outcome.unsent ? { error, waitMs: backoff(), counts: true } : { error: ambiguous(error) };
  }
  if (outcome.status === 429) {
    session.limit.concurrency = 1;
    const asked = retryAfterMs(
      { header: outcome.header('retry-after'), detail: retryDetail(outcome.text) },
      session.assume,
      Date.now(),
    );
    const error = new GateError('RATE_LIMITED', `${label(name)} was refused: too many requests (429)`, {
      status: 429,
      hint: prose`The service limits requests. Raise ${code('timeout-seconds')}, or run fewer gates side by side.`,
    });
    return { error, waitMs: asked ?? Math.max(500, backoffMs(refusals + 1, session.random())), counts: false };
  }
  try {
    const answer = readAnswer(name, outcome, (text) => redact(session, text));
    return { answer: name === 'getViolation' ? withCves(answer as ViolationDetail, session.assume) : answer };
  } catch (caught) {
    const error = inContext(session, name, caught as GateError);
    const mayRepeat = isTransient(outcome.status) || isSuccess(outcome.status);
    if (!mayRepeat) return { error };
    return isRead ? { error, waitMs: backoff(), counts: true } : { error: ambiguous(error) };
  }
}

function failureError(session: Session, name: EndpointName, outcome: HttpOutcome & { kind: 'failure' }): GateError {
  const origin = new URL(session.baseUrl).origin;
  if (outcome.cause instanceof GateError) {
    return new GateError(outcome.cause.code, `${label(name)} failed: ${outcome.message}`, { hint: outcome.cause.hint });
  }
  return new GateError('UNAVAILABLE', `${label(name)} failed: ${redact(session, outcome.message)} at ${origin}`, {
    cause: outcome.cause,
    hint: outcome.permanent
      ? 'The certificate of the service is not trusted: set NODE_EXTRA_CA_CERTS to the file of your certificate authority.'
      : 'Check base-url, the network and the proxy settings (HTTPS_PROXY, NO_PROXY) of this machine.',
  });
}

function ambiguous(error: GateError): GateError {
  return new GateError(error.code, error.message, {
    cause: error,
    hint: error.hint,
    status: error.status,
    isAmbiguous: true,
  });
}

/** Shorter than any real key; to take such a text out of ids and names would break them. */
const shortestKey = 8;

/** Nothing that the service sent back may carry the key any further. */
function redact({ apiKey }: Session, text: string): string {
  return apiKey.length < shortestKey ? text : withoutSecrets(text, [apiKey]);
}

function inContext(session: Session, name: EndpointName, error: GateError): GateError {
  return new GateError(error.code, `${label(name)} failed: ${redact(session, error.message)}`, {
    hint: error.hint === undefined ? undefined : mapText(error.hint, (text) => redact(session, text)),
    isAmbiguous: error.isAmbiguous,
    reason: error.reason,
    status: error.status,
  });
}

/** `GET /scans/{scan_id}`, for messages. */
function label(name: EndpointName): string {
  return `${routes[name].method} ${routes[name].path}`;
}

export const newKeyHint = prose`Create a key in the dashboard (organization settings, API keys) and store it as the secret that ${code('api-key')} reads.`;

/** A 401 is explained by one look at the key itself; everything else explains itself. */
async function explain(session: Session, name: EndpointName, error: GateError): Promise<GateError> {
  if (error.status !== 401 || name === 'validateKey') return error;
  try {
    // Whatever waits for its turn would be refused too.
    const { valid } = (await call(
      { ...session, limit: pLimit(1) },
      'validateKey',
      {},
    )) as EndpointAnswer<'validateKey'>;
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

/** With the CVEs of the field that `cve-field` names. What is no text, or a list that holds something else, says nothing. */
export function withCves(violation: ViolationDetail, assume: Assumptions): ViolationDetail {
  const field = assume['cve-field'];
  const stated = field !== '' && Object.hasOwn(violation, field) ? violation[field] : undefined;
  const texts = Array.isArray(stated) ? stated : [stated];
  if (!texts.every((text) => typeof text === 'string')) return violation;
  const { advisory } = violation;
  return { ...violation, advisory: { ...advisory, cves: [...(advisory?.cves ?? []), ...texts] } };
}
