/**
 * Decides which requests are admitted: by the requested host, the client's address, the key and its scope, and the
 * number of requests.
 */
import type { Endpoint } from '../../shared/api/endpoints.ts';
import type { KeyRecord } from '../store/schema.ts';
import { type Refusal, refuse, type Services } from './handler.ts';
import { createLimiter, createSharedLimiter, findClientAddress, groupAddress, type RateLimits } from './limits.ts';
import { isCrossSite, isOwnHost } from './origins.ts';
import type { ServiceContext } from './response.ts';
import { hasPermission } from './scopes.ts';
import type { Connections } from './server.ts';

type Authentication = Awaited<ReturnType<Services['store']['keys']['authenticate']>>;

export interface AdmissionOptions {
  limits?: RateLimits | undefined;
  /** Additional host names in lower case, besides those of this machine. */
  allowedHosts?: readonly string[] | undefined;
  /** Addresses whose X-Forwarded-For header is trusted. */
  trustedProxies?: readonly string[] | undefined;
  /** The connections that a valid key confirms. */
  connections(): Connections | undefined;
}

export interface Admission {
  /** Why the request is refused, whatever it asks for. */
  ofAny(context: ServiceContext): Promise<Refusal | undefined>;
  /** Why another request without a valid key or secret is not even told that. */
  ofStranger(context: ServiceContext): Promise<Refusal | undefined>;
  /** Why the request may not use this endpoint. Stores its key in the context. Only the headers were read so far. */
  to(endpoint: Endpoint, context: ServiceContext): Promise<Refusal | undefined>;
  /** Why this key may send no more requests now. Stores it in the context. */
  ofKey(key: KeyRecord, context: ServiceContext): Promise<Refusal | undefined>;
}

export function createAdmission({ store, now }: Services, options: AdmissionOptions): Admission {
  const { limits = {}, allowedHosts = [], trustedProxies = [], connections } = options;
  const [byKey, byAddress, byWrongKeys] = (['perKey', 'perAddress', 'wrongKeys'] as const).map((name) =>
    store.isShared ? createSharedLimiter(name, limits[name], store.requestBuckets) : createLimiter(limits[name]),
  );
  const identifyCaller = (context: ServiceContext) => {
    const remote = context.env?.incoming?.socket.remoteAddress ?? '';
    return groupAddress(findClientAddress(remote, context.req.header('X-Forwarded-For'), trustedProxies));
  };
  const authentications = new WeakMap<ServiceContext, Promise<Authentication>>();
  const authenticate = (context: ServiceContext): Promise<Authentication> => {
    const made = authentications.get(context) ?? authenticateValue(context.req.header('X-API-Key'));
    authentications.set(context, made);
    return made;
  };
  const authenticateValue = async (value: string | undefined): Promise<Authentication> =>
    value === undefined ? 'unknown' : store.keys.authenticate(value, now());
  const limitUnauthenticated = async (context: ServiceContext) =>
    refuseTooMany(await byWrongKeys?.(identifyCaller(context), now()));
  const ofKey = async (key: KeyRecord, context: ServiceContext) => {
    context.set('key', key);
    const { incoming } = context.env ?? {};
    if (incoming !== undefined) connections()?.welcome(incoming.socket);
    return refuseTooMany(await byKey?.(key.id, now()));
  };
  return {
    ofAny: async (context) => {
      const { incoming } = context.env ?? {};
      const names = incoming?.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
      const twice = singleHeaders.find((one) => (names ?? []).filter((name) => name === one.toLowerCase()).length > 1);
      if (twice !== undefined) return refuse('VALIDATION_ERROR', `The request has more than one ${twice} header.`);
      if (incoming !== undefined && incoming.headers.host === undefined) {
        return refuse('VALIDATION_ERROR', 'The request has no Host header.');
      }
      // The authority of a request line with a complete URL, as in a request to a proxy.
      const [, authority] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(incoming?.url ?? '') ?? [];
      const isOwn = [incoming?.headers.host, authority].every(
        (host) => host === undefined || isOwnHost(host, allowedHosts),
      );
      if (!isOwn) return refuse('FORBIDDEN', 'The service does not answer to this host name (--allowed-host).');
      if (incoming !== undefined && isCrossSite(incoming, allowedHosts)) {
        return refuse('FORBIDDEN', 'The service does not answer to pages of other sites.');
      }
      // A valid key has its own limit, so that other clients at the same address cannot use it up.
      const authentication = await authenticate(context);
      const caller =
        typeof authentication === 'string'
          ? identifyCaller(context)
          : `${identifyCaller(context)} ${authentication.key.id}`;
      return refuseTooMany(await byAddress?.(caller, now()));
    },
    ofStranger: limitUnauthenticated,
    to: async ({ scope }, context) => {
      if (scope === 'none') return undefined;
      const authentication = await authenticate(context);
      if (typeof authentication === 'string') {
        return (await limitUnauthenticated(context)) ?? unauthorized[authentication];
      }
      const { key } = authentication;
      const refusal = await ofKey(key, context);
      if (refusal !== undefined || scope === 'any key' || hasPermission(key.scopes, scope)) return refusal;
      return refuse('INSUFFICIENT_SCOPE', `The key lacks the scope ${scope}.`, { requiredScope: scope });
    },
    ofKey,
  };
}

/** Repeated headers of which a proxy and the service might use different ones. */
const singleHeaders = ['Host', 'Content-Length', 'Content-Type', 'Transfer-Encoding', 'Origin', 'X-API-Key'];

function refuseTooMany(retryAfter: number | undefined): Refusal | undefined {
  return retryAfter === undefined ? undefined : refuse('RATE_LIMIT_EXCEEDED', 'Too many requests.', { retryAfter });
}

/** A revoked key gets the same response as an unknown one, so that nobody learns which it is. */
const unauthorized = {
  unknown: refuse('UNAUTHORIZED', 'The X-API-Key header is missing or contains no valid key.'),
  expired: refuse('EXPIRED_API_KEY', 'The key has expired.'),
} as const;
