/**
 * Writes responses: the two styles of success, the style of errors, and the headers and fields that all responses have.
 */
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Endpoint } from '../../shared/api/endpoints.ts';
import type { ApiErrorCode } from '../../shared/api/words.ts';
import type { KeyRecord } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { describePage, type ListReply, type RecordReply, type Refusal, type Services } from './handler.ts';

/** The variables that Hono keeps for a request: the facts above, and Node's own request. */
export interface ServiceEnvironment {
  Variables: {
    requestId: string;
    /** The key of the request, once it is known. */
    key: KeyRecord | undefined;
    /** The endpoint's name in the table. */
    endpoint: string | undefined;
  };
  Bindings: { incoming?: IncomingMessage };
}

export type ServiceContext = Context<ServiceEnvironment>;

/**
 * "HTTP statuses of the remaining codes: not shown" for all codes except UNAUTHORIZED, FORBIDDEN and
 * RATE_LIMIT_EXCEEDED.
 */
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

export async function sendReply(
  context: ServiceContext,
  services: Services,
  { style, success, list = 'items' }: Endpoint,
  reply: ListReply<unknown> | RecordReply<unknown>,
): Promise<Response> {
  const meta = await buildMeta(context, services);
  const send = (body: unknown) => sendJson(context, success, body);
  if ('record' in reply) {
    const { record, pagination } = reply;
    if (style === 'bare') return send(record);
    return send({ success: true, data: record, ...(pagination !== undefined && { pagination }), meta });
  }
  const { items, total, paging } = reply;
  if (style === 'bare') return send({ [list]: items, pagination: { page: paging.page, total } });
  return send({ success: true, data: items, pagination: describePage(paging, total), meta });
}

export async function sendRefusal(context: ServiceContext, services: Services, refusal: Refusal): Promise<Response> {
  const { refused, message, details } = refusal;
  const status = getStatus(refusal);
  if (typeof details?.retryAfter === 'number') context.header('Retry-After', String(details.retryAfter));
  // The rest of a body that is too large is not read.
  if (status === 413) context.header('Connection', 'close');
  const error = { code: refused, message, ...(details !== undefined && { details }) };
  return sendJson(context, status, { success: false, error, meta: await buildMeta(context, services) });
}

export function getStatus({ refused, status }: Refusal): ContentfulStatusCode {
  return status ?? statuses[refused];
}

async function buildMeta(context: ServiceContext, { store, now }: Services) {
  return {
    timestamp: now().toISOString(),
    version: 'v1',
    requestId: context.get('requestId'),
    // A request without a key only learns the organization when there is exactly one. A failing database must not
    // prevent the response.
    organizationId: context.get('key')?.organizationId ?? (await findOnlyOrganization(store).catch(() => 'none')),
  };
}

async function findOnlyOrganization({ organizations }: Store): Promise<string> {
  const [first, ...others] = await organizations.all();
  return others.length === 0 ? (first?.id ?? 'none') : 'none';
}

function sendJson(context: ServiceContext, status: ContentfulStatusCode, body: unknown): Response {
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
  return context.json(body as object, status);
}
