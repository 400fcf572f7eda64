/** Asks services for advisories over the gate's transport: few retries, short waits, and an outage told as one. */
import type { HttpOutcome, HttpRequest, Transport } from '../api/http.ts';
import { parseJson } from '../api/json.ts';
import { waitBeforeRetry } from '../api/retry.ts';
import { asGateError, GateError } from '../errors.ts';
import { field, textOf } from '../sarif/untrusted.ts';

export interface RequestOptions {
  transport: Transport;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** `scan-gate/1.2.3`. */
  userAgent: string;
}

export interface JsonAnswer {
  value: unknown;
  header: (name: string) => string | undefined;
}

export type JsonRequest = Pick<HttpRequest, 'method' | 'url' | 'body'> & { headers?: Record<string, string> };

/** Whoever asks for a longer wait is not waited for: a scan must not take an hour because of a limit. */
const longestWaitMs = 30_000;
/** For all requests to one source. */
const limitMs = 180_000;
const parallel = 4;

/** The answer's JSON. Throws GateError UNAVAILABLE that names the host, what it answered and what may help. */
export async function requestJson(
  { transport, sleep, userAgent }: RequestOptions,
  { headers, ...request }: JsonRequest,
  signal: AbortSignal,
): Promise<JsonAnswer> {
  const { host } = request.url;
  const sent = { accept: 'application/json', 'user-agent': userAgent, ...headers };
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await transport.send({ ...request, headers: sent, signal });
    if (outcome.kind === 'answer' && outcome.status === 200)
      return { value: readAnswer(host, outcome.text), header: outcome.header };
    const waitMs = waitBeforeRetry(outcome, attempt, false);
    if (waitMs === undefined || waitMs > longestWaitMs) throw describeOutcome(host, outcome);
    await sleep(waitMs, signal);
  }
}

function readAnswer(host: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw unavailable(`${host}: ${asGateError(cause).message}`, cause);
  }
}

function describeOutcome(host: string, outcome: HttpOutcome): GateError {
  if (outcome.kind === 'failure') return unavailable(`${host} did not answer: ${outcome.message}`, outcome.cause);
  const { status, text } = outcome;
  let said: string | undefined;
  try {
    said = textOf(field(parseJson(text.slice(0, 10_000)), 'message'));
  } catch {
    // An answer of another kind says nothing here.
  }
  return unavailable(
    `${host} answered ${status}${said === undefined ? '' : ` (${said.split('\n', 1)[0]?.slice(0, 200)})`}`,
  );
}

function unavailable(message: string, cause?: unknown): GateError {
  return new GateError('UNAVAILABLE', message, { cause });
}

/** Works off the parts side by side. What fails is told as a fault, and the other parts count; rejects when the signal is aborted. */
export async function askInParts<Part>(
  parts: readonly Part[],
  ask: (part: Part, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const limit = AbortSignal.timeout(limitMs);
  const both = AbortSignal.any([signal, limit]);
  const queue = parts.values();
  let fault: string | undefined;
  const work = async () => {
    for (const part of queue) {
      // A service that refuses one part is not bothered with the others.
      if (fault !== undefined) return;
      try {
        await ask(part, both);
      } catch (error) {
        signal.throwIfAborted();
        fault ??= limit.aborted ? `no answer within ${limitMs / 60_000} minutes` : asGateError(error).message;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, parts.length) }, work));
  return fault;
}
