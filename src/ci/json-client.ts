/**
 * A client for the JSON API of the CI system, such as GitLab's. It uses https only, sends the token to that host only,
 * follows no redirects, stays within a time budget, and retries what is safe to retry.
 */
import * as z from 'zod';
import { isConfidential } from '../api/confidential.ts';
import type { HttpOutcome, HttpRequest, Transport } from '../api/http.ts';
import { parseJson } from '../api/json.ts';
import { computeRetryDelayMs, isTransient } from '../api/retry.ts';
import type { Budget } from '../clock.ts';
import { attempt, GateError } from '../errors.ts';
import { neutralizeLine } from '../report/neutral.ts';

interface JsonClientOptions {
  /** The name for people: `GitLab`. */
  name: string;
  /** Includes the version of the API, without a slash at the end. */
  baseUrl: string;
  /** A proxy on this machine that adds the token, if there is one. `baseUrl` may use http then. */
  via?: string | undefined;
  /** Includes the token, except for such a proxy. */
  headers: Record<string, string>;
  transport: Transport;
  budget: Budget;
  /** The text without the secrets of the run. */
  redact(text: string): string;
}

export interface JsonCall<T> {
  method: HttpRequest['method'];
  /** Path below the base: `/projects/7/merge_requests/3/notes`. */
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  shape: z.core.$ZodType<T>;
  /** True when doing it twice differs from doing it once: it is then never retried blindly. */
  isOnce?: boolean;
}

export interface JsonClient {
  /** The response in its shape. Throws GateError PUBLISH, with the status if there was a response. */
  call<T>(call: JsonCall<T>): Promise<T>;
  /** All pages of a list that counts them from 1 in `page`, with at most 100 items each in `per_page`. */
  pages<T>(call: JsonCall<T[]>): Promise<T[]>;
}

const pageSize = 100;
/** A longer list cannot belong to one pull request. */
const maxPages = 50;

/** Throws GateError PUBLISH for a URL without https. */
export function createJsonClient(options: JsonClientOptions): JsonClient {
  const first = options.via ?? options.baseUrl;
  const base = URL.canParse(first) ? new URL(first) : undefined;
  if (base === undefined || !isConfidential(base))
    throw new GateError('PUBLISH', `the address of ${options.name} does not start with https://`);
  const call: JsonClient['call'] = async (wanted) => (await runJsonCall(options, wanted)).value;
  return {
    call,
    async pages(wanted) {
      const items = [];
      for (let page = 1; page <= maxPages; page += 1) {
        const query = { ...wanted.query, per_page: String(pageSize), page: String(page) };
        const { value, header } = await runJsonCall(options, { ...wanted, query });
        items.push(...value);
        // GitLab removes what the token may not see after it has cut the list into pages, so a short page need not be
        // the last.
        const next = header('x-next-page');
        if (next === undefined ? value.length < pageSize : next === '') return items;
      }
      throw new GateError('PUBLISH', `${wanted.method} ${wanted.path} has more than ${maxPages * pageSize} entries`);
    },
  };
}

type HttpReceived = Extract<HttpOutcome, { kind: 'answer' }>;

interface JsonResponse<T> {
  value: T;
  header(name: string): string | undefined;
}

async function runJsonCall<T>(options: JsonClientOptions, call: JsonCall<T>): Promise<JsonResponse<T>> {
  const { transport, budget } = options;
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await transport.send(buildRequest(options, call));
    const response = outcome.kind === 'answer' && isSuccess(outcome.status) ? parseResponse(call, outcome) : undefined;
    if (response !== undefined) return response;
    const waitMs = computeRetryDelayMs(outcome, attempt, call.isOnce === true);
    if (waitMs === undefined || budget.clock.now() + waitMs >= budget.deadline)
      throw createCallError(options, call, outcome);
    await budget.clock.sleep(waitMs, budget.signal);
  }
}

function buildRequest(
  { baseUrl, via, headers, budget, redact }: JsonClientOptions,
  call: JsonCall<unknown>,
): HttpRequest {
  const url = new URL(`${baseUrl}${call.path}`);
  url.search = new URLSearchParams(call.query).toString();
  const isSent = call.body !== undefined;
  return {
    method: call.method,
    url,
    via: via === undefined ? undefined : new URL(via),
    headers: { ...headers, accept: 'application/json', ...(isSent && { 'content-type': 'application/json' }) },
    body: isSent ? redact(JSON.stringify(call.body)) : undefined,
    signal: budget.signal,
  };
}

function parseResponse<T>({ shape }: JsonCall<T>, { text, header }: HttpReceived): JsonResponse<T> | undefined {
  return attempt(() => {
    const read = z.safeParse(shape, text.trim() === '' ? undefined : parseJson(text));
    return read.success ? { value: read.data, header } : undefined;
  });
}

/** Bitbucket nests its message one level deeper. */
const said = z.looseObject({
  message: z.unknown().optional(),
  error: z.union([z.looseObject({ message: z.string() }).transform(({ message }) => message), z.unknown()]).optional(),
});

function createCallError({ redact }: JsonClientOptions, call: JsonCall<unknown>, outcome: HttpOutcome): GateError {
  const asked = `${call.method} ${call.path}`;
  const isUnsure = call.isOnce === true;
  if (outcome.kind === 'failure') {
    const isAmbiguous = isUnsure && !outcome.unsent;
    return new GateError('PUBLISH', `${asked} failed: ${outcome.message}`, { isAmbiguous, cause: outcome.cause });
  }
  const { status } = outcome;
  if (isSuccess(status)) {
    const problem = `${asked} returned something other than what was requested`;
    return new GateError('PUBLISH', problem, { isAmbiguous: isUnsure });
  }
  const { message, error } = parseResponse({ ...call, shape: said }, outcome)?.value ?? {};
  const words =
    typeof (message ?? error) === 'string' ? `: ${neutralizeLine(redact(String(message ?? error)), 200)}` : '';
  const isAmbiguous = isUnsure && isTransient(status);
  return new GateError('PUBLISH', `${asked} answered ${status}${words}`, { status, isAmbiguous });
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
