/**
 * A client for the JSON API of the CI system, such as GitLab's. It uses https only, sends the token to that host only,
 * follows no redirects, stays within a time budget, and retries what is safe to retry.
 */
import * as z from 'zod';
import { parseJson } from '../../shared/api/json.ts';
import type { Budget } from '../../shared/clock.ts';
import { attempt, GateError } from '../../shared/errors.ts';
import { call, type HttpAnswer, isSuccess } from '../../shared/http/call.ts';
import { isConfidential } from '../../shared/http/confidential.ts';
import type { HttpOutcome, HttpRequest, Transport } from '../../shared/http/http.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';

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

const pageSize = 100;
/** A longer list cannot belong to one pull request. */
const maxPages = 50;

/** Throws GateError PUBLISH for a URL without https. */
export function createJsonClient(options: JsonClientOptions) {
  const first = options.via ?? options.baseUrl;
  const base = URL.canParse(first) ? new URL(first) : undefined;
  if (base === undefined || !isConfidential(base))
    throw new GateError('PUBLISH', `the address of ${options.name} does not start with https://`);
  return {
    /** The response in its shape. Throws GateError PUBLISH, with the status if there was a response. */
    call: async <T>(wanted: JsonCall<T>): Promise<T> => (await runJsonCall(options, wanted)).value,
    /** All pages of a list that counts them from 1 in `page`, with at most 100 items each in `per_page`. */
    async pages<T>(wanted: JsonCall<T[]>): Promise<T[]> {
      const items: T[] = [];
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

function runJsonCall<T>(options: JsonClientOptions, wanted: JsonCall<T>) {
  return call({
    send: () => options.transport.send(buildRequest(options, wanted)),
    read(outcome, isAmbiguous) {
      const isRead = outcome.kind === 'answer' && isSuccess(outcome.status);
      const response = isRead ? parseResponse(wanted, outcome) : undefined;
      if (response === undefined) throw createCallError(options, wanted, outcome, isAmbiguous);
      return response;
    },
    ...{ budget: options.budget, isOnce: wanted.isOnce },
  });
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

function parseResponse<T>({ shape }: JsonCall<T>, { text, header }: HttpAnswer) {
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

function createCallError(
  { redact }: JsonClientOptions,
  wanted: JsonCall<unknown>,
  outcome: HttpOutcome,
  isAmbiguous: boolean,
): GateError {
  const asked = `${wanted.method} ${wanted.path}`;
  if (outcome.kind === 'failure')
    return new GateError('PUBLISH', `${asked} failed: ${outcome.message}`, { isAmbiguous, cause: outcome.cause });
  const { status } = outcome;
  if (isSuccess(status))
    return new GateError('PUBLISH', `${asked} returned something other than what was requested`, { isAmbiguous });
  const { message, error } = parseResponse({ ...wanted, shape: said }, outcome)?.value ?? {};
  const words = message ?? error;
  const told = typeof words === 'string' ? `: ${neutralizeLine(redact(words), 200)}` : '';
  return new GateError('PUBLISH', `${asked} answered ${status}${told}`, { status, isAmbiguous });
}
