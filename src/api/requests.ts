/** Builds the request from a call's flat arguments. It is strict, so that nothing malformed is sent. */
import { GateError } from '../errors.ts';
import type { HttpRequest } from '../http/http.ts';
import type { Assumptions } from './assumptions.ts';
import { type Endpoint, type EndpointName, endpoints } from './endpoints.ts';

interface RequestTarget {
  baseUrl: string;
  apiKey: string;
  assume: Assumptions;
  userAgent: string;
}

/** Builds the request of one call. Throws GateError CONFIG for an argument that the interface does not allow. */
export function buildRequest(name: EndpointName, args: object, to: RequestTarget): Omit<HttpRequest, 'signal'> {
  const route: Endpoint = endpoints[name];
  const given = new Map<string, unknown>(Object.entries(args).filter(([, value]) => value !== undefined));
  const url = buildUrl(route, given, to.baseUrl);
  for (const [key, value] of selectQuery(route, given))
    url.searchParams.set(getWireName(route, key, to.assume), String(value));
  const body = route.method === 'GET' ? undefined : selectBody(name, given);
  return {
    method: route.method,
    url,
    headers: buildHeaders(route, body !== undefined, to),
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

/** Builds the URL from the route's path, and removes the used arguments from `given`. */
function buildUrl({ path }: Endpoint, given: Map<string, unknown>, baseUrl: string): URL {
  return new URL(baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodePathSegment(key, take(given, key))));
}

/** The query parameters of a call. Throws GateError CONFIG for a value that the route does not allow. */
function selectQuery({ method, path, query }: Endpoint, given: ReadonlyMap<string, unknown>): [string, unknown][] {
  const shape = query?.shape ?? {};
  return [...given].filter(([name, value]) => {
    if (!Object.hasOwn(shape, name)) return false;
    if (shape[name]?.safeParse(value).success) return true;
    throw new GateError('CONFIG', `${method} ${path}: ${name}: ${JSON.stringify(value)} is not a valid value`);
  });
}

function buildHeaders(route: Endpoint, hasBody: boolean, to: RequestTarget): Record<string, string> {
  return {
    accept: 'application/json',
    'user-agent': to.userAgent,
    ...(route.scope === 'none' ? {} : { 'x-api-key': to.apiKey }),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
}

function take(given: Map<string, unknown>, key: string): unknown {
  const value = given.get(key);
  given.delete(key);
  return value;
}

function getWireName(route: Endpoint, key: string, assume: Assumptions): string {
  const assumption = route.assumedNames?.[key];
  return assumption === undefined ? key : assume[assumption];
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

/** Undefined if the endpoint has no body. Throws GateError CONFIG for an argument that the interface does not allow. */
function selectBody(name: EndpointName, given: ReadonlyMap<string, unknown>): object | undefined {
  const { body: schema, method, path }: Endpoint = endpoints[name];
  if (schema === undefined) return undefined;
  const body = Object.fromEntries([...given].filter(([key]) => key in schema.shape));
  const result = schema.safeParse(body);
  if (result.success) return body;
  const issue = result.error.issues[0];
  throw new GateError('CONFIG', `${method} ${path}: ${issue?.path.join('.')}: ${issue?.message}`);
}
