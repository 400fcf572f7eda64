/** Sends requests to advisory services over the gate's transport, with few retries and short waits; reports outages. */
import { parseJson } from '../../shared/api/json.ts';
import { attempt, GateError, toGateError } from '../../shared/errors.ts';
import { call } from '../../shared/http/call.ts';
import type { HttpRequest, Transport } from '../../shared/http/http.ts';
import { readNested, readTextField } from '../../shared/sarif/untrusted.ts';

export interface RequestOptions {
  transport: Transport;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** `scan-gate/1.2.3`. */
  userAgent: string;
}

/** If a service asks for a longer wait, the request fails: a rate limit must not make a scan take an hour. */
const longestWaitMs = 30_000;
/** For all requests to one source together. */
const limitMs = 180_000;
const parallel = 4;

/** The JSON of the response. Throws GateError UNAVAILABLE that names the host, its response and possible remedies. */
export async function requestJson(
  { transport, sleep, userAgent }: RequestOptions,
  { headers, ...request }: Pick<HttpRequest, 'method' | 'url' | 'body'> & { headers?: Record<string, string> },
  signal: AbortSignal,
): Promise<{ value: unknown; header: (name: string) => string | undefined }> {
  const { host } = request.url;
  const sent = { accept: 'application/json', 'user-agent': userAgent, ...headers };
  return call({
    send: () => transport.send({ ...request, headers: sent, signal }),
    read(outcome) {
      if (outcome.kind === 'answer' && outcome.status === 200)
        return { value: parseResponseJson(host, outcome.text), header: outcome.header };
      if (outcome.kind === 'failure') {
        const { message, cause } = outcome;
        throw new GateError('UNAVAILABLE', `${host} did not answer: ${message}`, { cause });
      }
      // A response that is not JSON says nothing useful.
      const said = attempt(() => readTextField(readNested(parseJson(outcome.text.slice(0, 10_000)), 'message')));
      const words = said === undefined ? '' : ` (${said.split('\n', 1)[0]?.slice(0, 200)})`;
      throw new GateError('UNAVAILABLE', `${host} answered ${outcome.status}${words}`);
    },
    // Time stands still for it, so that each wait has the same limit.
    budget: { clock: { now: () => 0, sleep }, deadline: longestWaitMs + 1, signal },
  });
}

function parseResponseJson(host: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw new GateError('UNAVAILABLE', `${host}: ${toGateError(cause).message}`, { cause });
  }
}

/** Processes the parts in parallel. A failure becomes a message, and other parts still count. Rejects when aborted. */
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
