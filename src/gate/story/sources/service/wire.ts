/**
 * Builds the request of a call, strictly, so that nothing malformed is sent, and converts the response to its record,
 * page or error. Both documented styles of responses are supported.
 */
import * as z from 'zod';
import type { Assumptions } from '../../../../shared/api/assumptions.ts';
import { type Endpoint, type EndpointName, endpoints, type ListPage } from '../../../../shared/api/endpoints.ts';
import { parseJson } from '../../../../shared/api/json.ts';
import { errorBody, listPagination } from '../../../../shared/api/schemas.ts';
import { attempt, GateError } from '../../../../shared/errors.ts';
import type { HttpAnswer } from '../../../../shared/http/call.ts';
import type { HttpRequest } from '../../../../shared/http/http.ts';
import { isRecord } from '../../../../shared/text/records.ts';

/** `args` is flat. Throws GateError CONFIG for an argument that the interface does not allow. */
export function buildRequest(
  name: EndpointName,
  args: object,
  to: { baseUrl: string; apiKey: string; assume: Assumptions; userAgent: string },
): Omit<HttpRequest, 'signal'> {
  const { method, path, query, scope, assumedNames, body: bodySchema }: Endpoint = endpoints[name];
  const given = new Map<string, unknown>(Object.entries(args).filter(([, value]) => value !== undefined));
  const url = new URL(
    to.baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodePathSegment(key, given.get(key))),
  );
  for (const [key, value] of given) {
    if (query === undefined || !Object.hasOwn(query.shape, key)) continue;
    if (!query.shape[key]?.safeParse(value).success)
      throw new GateError('CONFIG', `${method} ${path}: ${key}: ${JSON.stringify(value)} is not a valid value`);
    const assumption = assumedNames?.[key];
    url.searchParams.set(assumption === undefined ? key : to.assume[assumption], String(value));
  }
  const body = bodySchema && Object.fromEntries([...given].filter(([key]) => key in bodySchema.shape));
  const issue = bodySchema?.safeParse(body).error?.issues[0];
  if (issue !== undefined)
    throw new GateError('CONFIG', `${method} ${path}: ${issue.path.join('.')}: ${issue.message}`);
  return {
    method,
    url,
    headers: {
      accept: 'application/json',
      'user-agent': to.userAgent,
      ...(scope === 'none' ? {} : { 'x-api-key': to.apiKey }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  };
}

/**
 * An id as one path segment. Rejects values that are not text, and ids that would change the path or contain control
 * characters.
 */
function encodePathSegment(key: string, value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  if (text === '' || text === '.' || text === '..' || /\p{Cc}/u.test(text) || !text.isWellFormed()) {
    throw new GateError('PROTOCOL', `${key} ${JSON.stringify(text)} is not a valid id`);
  }
  return encodeURIComponent(text);
}

/** Removes secrets from a text. */
type RemoveSecrets = (text: string) => string;

/**
 * The record or page of a 2xx response. Throws GateError: AUTH, NOT_FOUND, UNAVAILABLE or PROTOCOL, with the status.
 */
export function readResponse(name: EndpointName, answer: HttpAnswer, hide: RemoveSecrets): unknown {
  if (answer.status < 200 || answer.status > 299) throw createResponseError(name, answer, hide);
  const parsed = parseJson(answer.text);
  // Without escapes, every string appears literally in the text, so one search of the whole text shows whether anything
  // must be removed.
  const isClean = !answer.text.includes('\\') && hide(answer.text) === answer.text;
  const body = isClean ? parsed : removeSecretsDeep(parsed, hide);
  if (isRecord(body) && body.success === false) throw createResponseError(name, answer, hide);
  const endpoint: Endpoint = endpoints[name];
  return endpoint.list === undefined
    ? validate(endpoint.answer, isEnveloped(body) ? body.data : body)
    : readPage(endpoint, endpoint.list, body);
}

/** Removes secrets from every string of a parsed response. Keys belong to the interface and are kept. */
function removeSecretsDeep(value: unknown, hide: RemoveSecrets): unknown {
  if (typeof value === 'string') return hide(value);
  if (Array.isArray(value)) return value.map((item) => removeSecretsDeep(item, hide));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, removeSecretsDeep(item, hide)]));
}

function readPage(endpoint: Endpoint, list: string, body: unknown): ListPage<unknown> {
  const holder = isEnveloped(body) && isRecord(body.data) ? { ...body, ...body.data } : body;
  const items = isRecord(holder) ? (holder[list] ?? (isEnveloped(holder) ? holder.data : undefined)) : undefined;
  const pagination = validate(listPagination, isRecord(holder) ? holder.pagination : undefined, 'pagination');
  return { items: validate(z.array(endpoint.answer), items, list), page: pagination.page, total: pagination.total };
}

function validate<T>(schema: z.ZodType<T>, value: unknown, at?: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = [at, ...(issue?.path ?? [])].filter((part) => part !== undefined).join('.');
  throw new GateError('PROTOCOL', `the answer has the wrong shape at ${path || 'its top'}: ${issue?.message}`);
}

function isEnveloped(body: unknown): body is { success: true; data: unknown } & Record<string, unknown> {
  return isRecord(body) && body.success === true && 'data' in body;
}

/** The error for a response that is not a valid 2xx. */
function createResponseError(name: EndpointName, answer: HttpAnswer, hide: RemoveSecrets): GateError {
  const { status } = answer;
  if (status >= 300 && status < 400) {
    const location = answer.header('location') ?? '';
    const target = URL.canParse(location) ? `to ${new URL(location).origin}` : 'to another address';
    return new GateError('PROTOCOL', `the service redirects (${status}) ${target}, which is never followed`, {
      status,
      hint: 'Set base-url to the final address of the API.',
    });
  }
  // `: CODE, message`, truncated. Empty if the body is not the documented error.
  const stated = attempt(() => errorBody.parse(parseJson(answer.text)).error);
  const said = stated === undefined ? '' : hide(`: ${stated.code}, ${stated.message}`).slice(0, 300);
  if (status === 401) return new GateError('AUTH', `not authorized (401${said})`, { status });
  if (status === 403) {
    const { scope }: Endpoint = endpoints[name];
    const hint = scope.includes(':') ? `It likely needs the scope ${scope}.` : 'Check the scopes of the key.';
    const brief = 'the API key lacks a permission (403)';
    return new GateError('AUTH', `the key may not do this (403${said})`, { status, hint, brief });
  }
  if (status === 404) return new GateError('NOT_FOUND', `not found (404${said})`, { status });
  if (status === 408 || status >= 500) {
    const hint = 'The service has an internal fault; run the gate again later.';
    return new GateError('UNAVAILABLE', `the service answered ${status}${said}`, {
      status,
      hint,
      brief: `the service answered with a fault (${status})`,
    });
  }
  return new GateError('PROTOCOL', `the service answered ${status}${said}`, { status });
}

/** When to try again, according to the body of a 429. */
export function readRetryDetail(text: string): unknown {
  return attempt(() => errorBody.parse(parseJson(text)).error.details?.retryAfter);
}
