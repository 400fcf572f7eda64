/**
 * A client of an interface in JSON that belongs to the system on which the run takes place, such as GitLab's: https alone, the token to
 * that one host alone, no redirects, within a budget of time. Repeats what is safe to repeat.
 */
import * as z from 'zod';
import { isConfidential } from '../api/confidential.ts';
import type { HttpOutcome, HttpRequest, Transport } from '../api/http.ts';
import { parseJson } from '../api/json.ts';
import { isTransient, waitBeforeRetry } from '../api/retry.ts';
import type { Budget } from '../clock.ts';
import { GateError } from '../errors.ts';
import { neutralLine } from '../report/neutral.ts';

export interface JsonClientOptions {
  /** As people call it: `GitLab`. */
  name: string;
  /** Up to and including the version of the interface, without a slash at its end. */
  baseUrl: string;
  /** A proxy on this machine that adds the token, where there is one: the base may be of http then. */
  via?: string | undefined;
  /** With the token, but for such a proxy. */
  headers: Record<string, string>;
  transport: Transport;
  budget: Budget;
  /** The text without the secrets of the run. */
  redact(text: string): string;
}

export interface JsonCall<T> {
  method: HttpRequest['method'];
  /** Below the base: `/projects/7/merge_requests/3/notes`. */
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  shape: z.core.$ZodType<T>;
  /** True when doing it twice is not the same as doing it once: it is then never repeated blindly. */
  isOnce?: boolean;
}

export interface JsonClient {
  /** The answer in its shape. Throws GateError PUBLISH, with the status where there was an answer. */
  call<T>(call: JsonCall<T>): Promise<T>;
  /** All pages of a list that counts them from 1 in `page`, with at most 100 items each in `per_page`. */
  pages<T>(call: JsonCall<T[]>): Promise<T[]>;
}

const pageSize = 100;
/** More is no list of one pull request. */
const maxPages = 50;

/** Throws GateError PUBLISH for an address that is not of https. */
export function createJsonClient(options: JsonClientOptions): JsonClient {
  const first = options.via ?? options.baseUrl;
  const base = URL.canParse(first) ? new URL(first) : undefined;
  if (base === undefined || !isConfidential(base))
    throw new GateError('PUBLISH', `the address of ${options.name} does not start with https://`);
  const call: JsonClient['call'] = async (wanted) => (await perform(options, wanted)).value;
  return {
    call,
    async pages(wanted) {
      const items = [];
      for (let page = 1; page <= maxPages; page += 1) {
        const query = { ...wanted.query, per_page: String(pageSize), page: String(page) };
        const { value, header } = await perform(options, { ...wanted, query });
        items.push(...value);
        // GitLab leaves out what the token may not see after it has cut the list into pages: a short one need not be the last.
        const next = header('x-next-page');
        if (next === undefined ? value.length < pageSize : next === '') return items;
      }
      throw new GateError('PUBLISH', `${wanted.method} ${wanted.path} has more than ${maxPages * pageSize} entries`);
    },
  };
}

type HttpAnswer = Extract<HttpOutcome, { kind: 'answer' }>;

interface JsonAnswer<T> {
  value: T;
  header(name: string): string | undefined;
}

async function perform<T>(options: JsonClientOptions, call: JsonCall<T>): Promise<JsonAnswer<T>> {
  const { transport, budget } = options;
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await transport.send(requestOf(options, call));
    const answer = outcome.kind === 'answer' && isSuccess(outcome.status) ? readAnswer(call, outcome) : undefined;
    if (answer !== undefined) return answer;
    const waitMs = waitBeforeRetry(outcome, attempt, call.isOnce === true);
    if (waitMs === undefined || budget.clock.now() + waitMs >= budget.deadline) throw problemOf(options, call, outcome);
    await budget.clock.sleep(waitMs, budget.signal);
  }
}

function requestOf({ baseUrl, via, headers, budget, redact }: JsonClientOptions, call: JsonCall<unknown>): HttpRequest {
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

function readAnswer<T>({ shape }: JsonCall<T>, { text, header }: HttpAnswer): JsonAnswer<T> | undefined {
  try {
    const read = z.safeParse(shape, text.trim() === '' ? undefined : parseJson(text));
    return read.success ? { value: read.data, header } : undefined;
  } catch {
    return undefined;
  }
}

/** Bitbucket's words are one level deeper. */
const said = z.looseObject({
  message: z.unknown().optional(),
  error: z.union([z.looseObject({ message: z.string() }).transform(({ message }) => message), z.unknown()]).optional(),
});

function problemOf({ redact }: JsonClientOptions, call: JsonCall<unknown>, outcome: HttpOutcome): GateError {
  const asked = `${call.method} ${call.path}`;
  const isUnsure = call.isOnce === true;
  if (outcome.kind === 'failure') {
    const isAmbiguous = isUnsure && !outcome.unsent;
    return new GateError('PUBLISH', `${asked} failed: ${outcome.message}`, { isAmbiguous, cause: outcome.cause });
  }
  const { status } = outcome;
  if (isSuccess(status)) {
    const problem = `${asked} answered with something that is not what was asked for`;
    return new GateError('PUBLISH', problem, { isAmbiguous: isUnsure });
  }
  const { message, error } = readAnswer({ ...call, shape: said }, outcome)?.value ?? {};
  const words = typeof (message ?? error) === 'string' ? `: ${neutralLine(redact(String(message ?? error)), 200)}` : '';
  const isAmbiguous = isUnsure && isTransient(status);
  return new GateError('PUBLISH', `${asked} answered ${status}${words}`, { status, isAmbiguous });
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
