/** The embedded service over HTTP: routes from the endpoint table, keys, limits, and the two styles of answers. */
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Endpoint, type EndpointName, endpoints } from '../../api/endpoints.ts';
import type { ApiErrorCode } from '../../api/schemas.ts';
import { getCliInfo, validateKey } from '../handlers/cli.ts';
import { getHealth } from '../handlers/health.ts';
import { listOrganizations } from '../handlers/organizations.ts';
import { getRepository, listRepositories, updateRepository } from '../handlers/repositories.ts';
import { getScan, listScans, startScan } from '../handlers/scans.ts';
import { getViolation, listViolations, suppressViolation } from '../handlers/violations.ts';
import { newIdentifier } from '../store/identifiers.ts';
import type { KeyRecord } from '../store/keys.ts';
import {
  describePage,
  type Handler,
  isRefusal,
  type ListReply,
  type RecordReply,
  type Refusal,
  refuse,
  type Services,
} from './handler.ts';
import { describeApi } from './openapi.ts';
import { type RateLimit, startLimiter } from './rate-limit.ts';
import { readArguments } from './request.ts';
import { permits } from './scopes.ts';

export const basePath = '/api/v1';

const handlers: { readonly [N in EndpointName]: Handler<N> } = {
  listOrganizations,
  validateKey,
  getCliInfo,
  getHealth,
  listRepositories,
  getRepository,
  updateRepository,
  listScans,
  startScan,
  getScan,
  listViolations,
  getViolation,
  suppressViolation,
};

/** "HTTP statuses of the remaining codes: not shown" for all but UNAUTHORIZED, FORBIDDEN and RATE_LIMIT_EXCEEDED. */
const statuses = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  INVALID_API_KEY: 401,
  EXPIRED_API_KEY: 401,
  INSUFFICIENT_SCOPE: 403,
  VALIDATION_ERROR: 400,
  INVALID_INPUT: 400,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  CONFLICT: 409,
  RATE_LIMIT_EXCEEDED: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  TIMEOUT: 504,
} as const satisfies Record<ApiErrorCode, ContentfulStatusCode>;

export interface AppOptions {
  services: Services;
  rateLimit?: RateLimit | undefined;
  /** Receives one line for each fault of the service itself; never a header or a body. */
  log?: ((line: string) => void) | undefined;
}

/** Which requests are counted and who asks, told before a request is read. */
type Admission = { key: KeyRecord | undefined } | Refusal;
type Admit = (endpoint: Endpoint, context: Context) => Admission;

export function createApp({ services, rateLimit, log }: AppOptions): Hono {
  const app = new Hono();
  const admit = startAdmission(services, rateLimit);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const route = `${basePath}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
    app.on(endpoint.method, route, (context) => answer({ name, context, services, admit }));
  }
  app.get(`${basePath}/openapi.json`, (context) => context.json(describeApi(services.baseUrl())));
  app.notFound((context) => sendRefusal(context, services, refuse('NOT_FOUND', 'There is no such endpoint.')));
  app.onError((error, context) => {
    log?.(`${context.req.method} ${context.req.path}: ${error.message}`);
    return sendRefusal(context, services, refuse('INTERNAL_ERROR', 'The service failed to answer this request.'));
  });
  return app;
}

function startAdmission(services: Services, rateLimit: RateLimit | undefined): Admit {
  const limit = rateLimit === undefined ? undefined : startLimiter(rateLimit);
  return (endpoint, context) => {
    if (endpoint.scope === 'none') return { key: undefined };
    const value = context.req.header('X-API-Key');
    const key = value === undefined ? undefined : services.store.keys.authenticate(value, services.now());
    // All callers without a key share one count, so that guessing is limited too.
    const retryAfter = limit?.(key?.id ?? 'no key', services.now());
    if (retryAfter !== undefined) return refuse('RATE_LIMIT_EXCEEDED', 'Too many requests.', { retryAfter });
    if (key === undefined) return refuse('UNAUTHORIZED', 'The X-API-Key header is missing or holds no valid key.');
    if (endpoint.scope !== 'any key' && !permits(key.scopes, endpoint.scope)) {
      return refuse('FORBIDDEN', `The key lacks the scope ${endpoint.scope}.`, { requiredScope: endpoint.scope });
    }
    return { key };
  };
}

/** A handler whose endpoint is not known to the type checker; the table above has checked each against its own. */
type AnyHandler = (
  request: { args: Record<string, unknown>; key: KeyRecord | undefined },
  services: Services,
) => Promise<ListReply<unknown> | RecordReply<unknown> | Refusal>;

interface Call {
  name: EndpointName;
  context: Context;
  services: Services;
  admit: Admit;
}

async function answer({ name, context, services, admit }: Call): Promise<Response> {
  const endpoint: Endpoint = endpoints[name];
  const admission = admit(endpoint, context);
  if (isRefusal(admission)) return sendRefusal(context, services, admission);
  const raw = { path: context.req.param() as Record<string, string>, url: new URL(context.req.url) };
  const args = await readArguments(endpoint, { ...raw, request: context.req.raw });
  if (isRefusal(args)) return sendRefusal(context, services, args as Refusal);
  const handle = handlers[name] as unknown as AnyHandler;
  const reply = await handle({ args, key: admission.key }, services);
  if (isRefusal(reply)) return sendRefusal(context, services, reply);
  return send(context, endpoint.success, bodyOf(endpoint, reply, metaOf(services)));
}

type Meta = ReturnType<typeof metaOf>;

function bodyOf({ style, list = 'items' }: Endpoint, reply: ListReply<unknown> | RecordReply<unknown>, meta: Meta) {
  if ('record' in reply) {
    if (style === 'bare') return reply.record;
    const { record: data, pagination } = reply;
    return { success: true, data, ...(pagination !== undefined && { pagination }), meta };
  }
  const { items, total, paging } = reply;
  if (style === 'bare') return { [list]: items, pagination: { page: paging.page, total } };
  return { success: true, data: items, pagination: describePage(paging, total), meta };
}

function metaOf({ store, now }: Services) {
  return {
    timestamp: now().toISOString(),
    version: 'v1',
    requestId: newIdentifier('req'),
    organizationId: store.organization.id,
  };
}

function sendRefusal(context: Context, services: Services, refusal: Refusal): Response {
  const { refused: code, message, details, status = statuses[code] } = refusal;
  if (typeof details?.retryAfter === 'number') context.header('Retry-After', String(details.retryAfter));
  // What is left of a body that is too large is not read.
  if (status === 413) context.header('Connection', 'close');
  const error = { code, message, ...(details !== undefined && { details }) };
  return send(context, status, { success: false, error, meta: metaOf(services) });
}

function send(context: Context, status: ContentfulStatusCode, body: unknown): Response {
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
  return context.json(body as object, status);
}
