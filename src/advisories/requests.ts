/**
 * Sends requests to advisory services over the gate's transport, with few retries and short waits, and reports an
 * outage as such.
 */
import type { HttpOutcome, HttpRequest, Transport } from '../api/http.ts';
import { parseJson } from '../api/json.ts';
import { computeRetryDelayMs } from '../api/retry.ts';
import { GateError, toGateError } from '../errors.ts';
import { readNested, readTextField } from '../sarif/untrusted.ts';

export interface RequestOptions {
  transport: Transport;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** `scan-gate/1.2.3`. */
  userAgent: string;
}

interface AdvisoryResponse {
  value: unknown;
  header: (name: string) => string | undefined;
}

type JsonRequest = Pick<HttpRequest, 'method' | 'url' | 'body'> & { headers?: Record<string, string> };

/** If a service asks for a longer wait, the request fails: a rate limit must not make a scan take an hour. */
const longestWaitMs = 30_000;
/** For all requests to one source together. */
const limitMs = 180_000;
const parallel = 4;

/** The JSON of the response. Throws GateError UNAVAILABLE that names the host, its response and possible remedies. */
export async function requestJson(
  { transport, sleep, userAgent }: RequestOptions,
  { headers, ...request }: JsonRequest,
  signal: AbortSignal,
): Promise<AdvisoryResponse> {
  const { host } = request.url;
  const sent = { accept: 'application/json', 'user-agent': userAgent, ...headers };
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await transport.send({ ...request, headers: sent, signal });
    if (outcome.kind === 'answer' && outcome.status === 200)
      return { value: parseResponseJson(host, outcome.text), header: outcome.header };
    const waitMs = computeRetryDelayMs(outcome, attempt, false);
    if (waitMs === undefined || waitMs > longestWaitMs) throw describeOutcome(host, outcome);
    await sleep(waitMs, signal);
  }
}

function parseResponseJson(host: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw createUnavailableError(`${host}: ${toGateError(cause).message}`, cause);
  }
}

function describeOutcome(host: string, outcome: HttpOutcome): GateError {
  if (outcome.kind === 'failure')
    return createUnavailableError(`${host} did not answer: ${outcome.message}`, outcome.cause);
  const { status, text } = outcome;
  let said: string | undefined;
  try {
    said = readTextField(readNested(parseJson(text.slice(0, 10_000)), 'message'));
  } catch {
    // A response that is not JSON says nothing useful.
  }
  return createUnavailableError(
    `${host} answered ${status}${said === undefined ? '' : ` (${said.split('\n', 1)[0]?.slice(0, 200)})`}`,
  );
}

function createUnavailableError(message: string, cause?: unknown): GateError {
  return new GateError('UNAVAILABLE', message, { cause });
}

/**
 * Processes the parts in parallel. A failure is returned as a message, and the other parts still count. Rejects when
 * the signal is aborted.
 */
export async function processInParallel<Part>(
  parts: readonly Part[],
  ask: (part: Part, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const limit = AbortSignal.timeout(limitMs);
  const both = AbortSignal.any([signal, limit]);
  const queue = parts.values();
  let fault: string | undefined;
  const processQueue = async () => {
    for (const part of queue) {
      // A service that refuses one part is not sent the others.
      if (fault !== undefined) return;
      try {
        await ask(part, both);
      } catch (error) {
        signal.throwIfAborted();
        fault ??= limit.aborted ? `no answer within ${limitMs / 60_000} minutes` : toGateError(error).message;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, parts.length) }, processQueue));
  return fault;
}
