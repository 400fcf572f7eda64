/** The outcome of one request to GitHub as data, instead of the exceptions that Octokit throws. */
import type { HttpOutcome, Transport } from '../../api/http.ts';
import { parseJson } from '../../api/json.ts';
import { attempt, GateError } from '../../errors.ts';
import type { OctokitResponse } from './access.ts';

interface ReceivedReply {
  kind: 'answer';
  status: number;
  headers: Readonly<Record<string, unknown>>;
  /** The body of a successful response. */
  text: string;
  /** GitHub's message about a refusal. */
  message: string;
}

/** `unsent` is true only when no byte of the request can have left. */
export type Reply = ReceivedReply | Extract<HttpOutcome, { kind: 'failure' }>;

type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: unknown },
) => Promise<Response>;

const passedHeaders = ['content-type', 'date', 'location', 'retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

/**
 * The gate's transport as the `fetch` that Octokit expects, with its proxies, certificates and limits, and without
 * redirects.
 */
export function createFetch(transport: Transport, signal: AbortSignal): Fetch {
  return async (url, { method, headers, body }) => {
    const outcome = await transport.send({
      method: method as 'GET',
      url: new URL(url),
      headers: { ...headers, 'x-github-api-version': '2022-11-28' },
      body: typeof body === 'string' ? body : undefined,
      signal,
    });
    if (outcome.kind === 'failure') throw new GateError('UNAVAILABLE', outcome.message, { cause: outcome });
    const passed = passedHeaders.flatMap((name): [string, string][] => {
      const value = outcome.header(name);
      return value === undefined ? [] : [[name, value]];
    });
    const hasBody = outcome.status !== 204 && outcome.status !== 205 && outcome.status !== 304;
    return new Response(hasBody ? outcome.text : null, { status: outcome.status, headers: passed });
  };
}

/**
 * Octokit parses only refusals. Successful bodies are parsed by `parseJsonText`, because Octokit's parser fails on
 * texts of several megabytes and changes the type of large integers.
 */
export const unparsed = { parseSuccessResponseBody: false } as const;

/** Never rejects. */
export async function readReply(request: Promise<OctokitResponse>): Promise<Reply> {
  try {
    const { status, headers, data } = await request;
    return { kind: 'answer', status, headers, text: await readBodyText(data), message: `status ${status}` };
  } catch (error) {
    const { response, message, cause } = error as { response?: OctokitResponse; message: string; cause?: unknown };
    if (response === undefined) return toFailure(cause, error, message);
    const { status, headers, data } = response;
    return { kind: 'answer', status, headers, text: '', message: readErrorMessage(data) ?? message };
  }
}

async function readBodyText(body: unknown): Promise<string> {
  return body instanceof ReadableStream ? new Response(body).text() : '';
}

/** Undefined for text that is not JSON, which then fits no shape. */
export function parseJsonText(text: string): unknown {
  return attempt(() => parseJson(text));
}

function toFailure(cause: unknown, error: unknown, message: string): Reply {
  const outcome = cause instanceof GateError ? (cause.cause as HttpOutcome | undefined) : undefined;
  if (outcome?.kind === 'failure') return outcome;
  return { kind: 'failure', unsent: false, permanent: false, message, cause: error };
}

/** GitHub's message, with the messages of its first errors. */
function readErrorMessage(data: unknown): string | undefined {
  const { message, errors } = (data ?? {}) as { message?: unknown; errors?: unknown };
  if (typeof message !== 'string') return undefined;
  const details = Array.isArray(errors) ? errors.slice(0, 3).map(formatErrorDetail) : [];
  return [message, ...details].join('; ');
}

function formatErrorDetail(detail: unknown): string {
  const { message } = (detail ?? {}) as { message?: unknown };
  if (typeof detail === 'string') return detail;
  return typeof message === 'string' ? message : JSON.stringify(detail);
}
