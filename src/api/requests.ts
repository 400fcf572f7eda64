/** From a call's flat arguments to the request on the wire: strict, so that nothing malformed leaves. */
import { GateError } from '../errors.ts';
import type { Assumptions } from './assumptions.ts';
import { type Endpoint, type EndpointName, endpoints } from './endpoints.ts';
import type { HttpRequest } from './http.ts';

/** A few values are no reason to compile a reader of them. */
const asItIs = { jitless: true } as const;

interface Addressed {
  baseUrl: string;
  apiKey: string;
  assume: Assumptions;
  userAgent: string;
}

/** Builds the request of one call; throws GateError CONFIG for an argument that the interface does not allow. */
export function buildRequest(name: EndpointName, args: object, to: Addressed): Omit<HttpRequest, 'signal'> {
  const endpoint: Endpoint = endpoints[name];
  const given = new Map<string, unknown>(Object.entries(args).filter(([, value]) => value !== undefined));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => pathSegment(key, take(given, key)));
  const url = new URL(to.baseUrl + path);
  const expected = endpoint.query?.();
  const query = pick(given, expected?.shape);
  if (expected) check(name, expected.safeParse(query, asItIs));
  for (const [key, value] of Object.entries(query))
    url.searchParams.set(wireName(endpoint, key, to.assume), String(value));
  const content = endpoint.body?.();
  const body = pick(given, content?.shape);
  if (content) check(name, content.safeParse(body, asItIs));
  return {
    method: endpoint.method,
    url,
    headers: headersFor(endpoint, to),
    body: endpoint.body ? JSON.stringify(body) : undefined,
  };
}

function headersFor(endpoint: Endpoint, to: Addressed): Record<string, string> {
  return {
    accept: 'application/json',
    'user-agent': to.userAgent,
    ...(endpoint.scope === 'none' ? {} : { 'x-api-key': to.apiKey }),
    ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
  };
}

function take(given: Map<string, unknown>, key: string): unknown {
  const value = given.get(key);
  given.delete(key);
  return value;
}

function pick(given: Map<string, unknown>, shape: object | undefined): Record<string, unknown> {
  return Object.fromEntries([...given].filter(([key]) => shape !== undefined && key in shape));
}

function wireName(endpoint: Endpoint, key: string, assume: Assumptions): string {
  const assumption = endpoint.assumedNames?.[key];
  return assumption === undefined ? key : assume[assumption];
}

/** An id as one path segment. An id that would climb, vanish or break the line is refused, and what is no text. */
export function pathSegment(key: string, value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  if (text === '' || text === '.' || text === '..' || /\p{Cc}/u.test(text) || !text.isWellFormed()) {
    throw new GateError('PROTOCOL', `${key} ${JSON.stringify(text)} cannot be the id of anything`);
  }
  return encodeURIComponent(text);
}

function check(
  name: EndpointName,
  result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined },
): void {
  if (result.success) return;
  const issue = result.error?.issues[0];
  throw new GateError(
    'CONFIG',
    `${endpoints[name].method} ${endpoints[name].path}: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
