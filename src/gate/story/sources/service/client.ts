/** The service's client: one method per endpoint, with the fault handling of design section 4. */

import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';
import { type Assumptions, defaultAssumptions } from '../../../../shared/api/assumptions.ts';
import {
  type EndpointArguments,
  type EndpointName,
  type EndpointResult,
  endpoints,
} from '../../../../shared/api/endpoints.ts';
import type { ViolationDetail } from '../../../../shared/api/schemas.ts';
import { removeSecrets } from '../../../../shared/api/secret-forms.ts';
import { type Budget, formatSeconds } from '../../../../shared/clock.ts';
import { GateError } from '../../../../shared/errors.ts';
import { call, computeBackoffMs, type HttpAnswer, readRetryAfterMs } from '../../../../shared/http/call.ts';
import type { HttpOutcome, Transport } from '../../../../shared/http/http.ts';
import { code, mapProse, prose } from '../../../../shared/prose.ts';
import { buildRequest, readResponse, readRetryDetail } from './wire.ts';

/** How long a read may have no response. */
const silenceMs = 10_000;

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

export type Client = { [N in EndpointName]: (args: EndpointArguments<N>) => Promise<EndpointResult<N>> } & {
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
    names.map((name) => [name, (args: object) => request(session, name, args)]),
  ) as unknown as Pick<Client, EndpointName>;
  return Object.assign(methods, {
    requests: session.requests,
    serverTimeMs: () => session.serverTimeMs,
    serverAheadMs: () => session.serverAheadMs,
  });
}

async function request(session: ClientSession, name: EndpointName, args: object): Promise<unknown> {
  try {
    // A lost or refused request blocks others until it is tried again.
    return await session.limit(() => {
      const { budget, onWait, random } = session;
      const wanted = buildRequest(name, args, session);
      const send = () => {
        session.requests[name] = (session.requests[name] ?? 0) + 1;
        return session.transport.send({ ...wanted, signal: budget.signal });
      };
      return call({
        async send() {
          const outcome = await (wanted.method === 'GET' ? sendRead(session, name, send) : send());
          if (outcome.kind === 'answer') updateServerTime(session, outcome.header('date'));
          return outcome;
        },
        read: (outcome, isAmbiguous) => readOutcome(session, name, outcome, isAmbiguous),
        ...{ budget, random, isOnce: wanted.method !== 'GET', repeatsUnreadable: true },
        readLimitMs: (answer, earlier) => readLimitMs(session, answer, earlier),
        onWait(waitMs, { message }) {
          if (waitMs >= 5000) onWait(`${message}; trying again in ${formatSeconds(waitMs)}`);
        },
      });
    });
  } catch (error) {
    throw await explain(session, name, error as GateError);
  }
}

/**
 * Sends a read a second time if nothing arrives, unless the service asked for fewer requests or is only slow. The
 * outcome is the first response or, if there is none, that of the second request.
 */
async function sendRead(
  session: ClientSession,
  name: EndpointName,
  send: () => Promise<HttpOutcome>,
): Promise<HttpOutcome> {
  const first = send();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<undefined>((resolve) => {
    // Measured in real time, like the connection's own limits.
    timer = setTimeout(resolve, silenceMs * session.budget.clock.patience, undefined).unref();
  });
  const early = await Promise.race([first, silence]).finally(() => clearTimeout(timer));
  if (early !== undefined || session.isSlow || session.limit.concurrency === 1) return first;
  session.onWait(`${formatEndpoint(name)} has no answer after ${formatSeconds(silenceMs)}: sending a second request`);
  const second = send();
  const requireAnswer = async (sent: Promise<HttpOutcome>) => {
    const outcome = await sent;
    if (outcome.kind === 'failure') throw new Error(outcome.message);
    if (sent === first) session.isSlow = true;
    return outcome;
  };
  return Promise.any([requireAnswer(first), requireAnswer(second)]).catch(() => second);
}

/** A cached response may be older than an earlier one. */
function updateServerTime(session: ClientSession, date = ''): void {
  const time = Date.parse(date);
  if (Number.isNaN(time) || time < (session.serverTimeMs ?? time)) return;
  session.serverTimeMs = time;
  // Both are real times, whatever a test's clock says.
  session.serverAheadMs = time - Date.now();
}

/** The wait that a 429 asks for. The interface does not specify the unit of the detail in its body. */
function readLimitMs(session: ClientSession, answer: HttpAnswer, earlier: number): number | undefined {
  if (answer.status !== 429) return undefined;
  session.limit.concurrency = 1;
  const toldMs = readRetryAfterMs(answer);
  if (toldMs !== undefined) return toldMs;
  const detail = readRetryDetail(answer.text);
  if (typeof detail !== 'number' || !Number.isInteger(detail) || detail < 1)
    return Math.max(500, computeBackoffMs(earlier + 1, session.random()));
  return session.assume['retry-after-unit'] === 'ms' ? detail : detail * 1000;
}

/** The record or page. Throws GateError with the call in its message. */
function readOutcome(session: ClientSession, name: EndpointName, outcome: HttpOutcome, isAmbiguous: boolean): unknown {
  const call = formatEndpoint(name);
  const { apiKey } = session;
  // No text of the service may repeat the key.
  const hide = (text: string) => (apiKey.length < shortestKey ? text : removeSecrets(text, [apiKey]));
  if (outcome.kind === 'failure') {
    const { cause, permanent } = outcome;
    if (cause instanceof GateError)
      throw new GateError(cause.code, `${call} failed: ${outcome.message}`, { hint: cause.hint, isAmbiguous });
    const at = `at ${new URL(session.baseUrl).origin}`;
    const hint = permanent
      ? 'The certificate of the service is not trusted: set NODE_EXTRA_CA_CERTS to the file of your certificate authority.'
      : 'Check base-url, the network and the proxy settings (HTTPS_PROXY, NO_PROXY) of this machine.';
    throw new GateError('UNAVAILABLE', `${call} failed: ${hide(outcome.message)} ${at}`, { cause, hint, isAmbiguous });
  }
  if (outcome.status === 429) {
    throw new GateError('RATE_LIMITED', `${call} was refused: too many requests (429)`, {
      status: 429,
      hint: prose`The service limits requests. Raise ${code('timeout-seconds')}, or run fewer gates side by side.`,
    });
  }
  try {
    const answer = readResponse(name, outcome, hide);
    return name === 'getViolation' ? addCves(answer as ViolationDetail, session.assume) : answer;
  } catch (caught) {
    const { code, message, hint, status } = caught as GateError;
    throw new GateError(code, `${call} failed: ${hide(message)}`, {
      hint: hint === undefined ? undefined : mapProse(hint, hide),
      ...{ isAmbiguous, status },
    });
  }
}

/** No real key is shorter. Removing a short text from ids and names would corrupt them. */
const shortestKey = 8;

/** `GET /scans/{scan_id}`, for messages. */
function formatEndpoint(name: EndpointName): string {
  return `${endpoints[name].method} ${endpoints[name].path}`;
}

export const newKeyHint = prose`Create a key where your service manages them (${code('scan-gate serve')}: ${code('scan-gate keys create --database …')}), and store it as the secret that ${code('api-key')} reads.`;

/** Endpoints that every version of the interface has, and that name nothing that could be missing. */
const isUnknownToNone = (name: EndpointName) => endpoints[name].method === 'GET' && !endpoints[name].path.includes('{');

/** A 401 is explained by a request that validates the key. Other errors explain themselves. */
async function explain(session: ClientSession, name: EndpointName, error: GateError): Promise<GateError> {
  if (error.status === 404 && isUnknownToNone(name))
    return new GateError('NOT_FOUND', `base-url answers, but has no such endpoint: ${error.message}`, {
      status: 404,
      brief: 'base-url has no such endpoint (404)',
      hint: `Check the path and the version at the end of base-url (${new URL(session.baseUrl).pathname}).`,
    });
  if (error.status !== 401 || name === 'validateKey') return error;
  try {
    // Waiting requests would be refused too.
    const { valid } = (await request(
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
