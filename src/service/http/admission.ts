/**
 * Decides which requests are admitted: by the requested host, the client's address, the key and its scope, and the
 * number of requests.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '../../api/endpoints.ts';
import type { KeyRecord } from '../store/keys.ts';
import type { ServiceContext } from './answer.ts';
import type { Connections } from './connections.ts';
import { type Refusal, refuse, type Services } from './handler.ts';
import { isOwnHost } from './hosts.ts';
import { addressOf, callerOf, type RateLimits, startLimiter } from './limits.ts';
import { permits } from './scopes.ts';

type Authentication = ReturnType<Services['store']['keys']['authenticate']>;

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
  ofAny(context: ServiceContext): Refusal | undefined;
  /** Why another request without a valid key or secret is not even told that. */
  ofStranger(context: ServiceContext): Refusal | undefined;
  /** Why the request may not use this endpoint. Stores its key in the context. Only the headers were read so far. */
  to(endpoint: Endpoint, context: ServiceContext): Refusal | undefined;
}

export function startAdmission({ store, now }: Services, options: AdmissionOptions): Admission {
  const { limits = {}, allowedHosts = [], trustedProxies = [], connections } = options;
  const [byKey, byAddress, byWrongKeys] = [limits.perKey, limits.perAddress, limits.wrongKeys].map(startLimiter);
  const callerIn = (context: ServiceContext) => {
    const remote = context.env?.incoming?.socket.remoteAddress ?? '';
    return callerOf(addressOf(remote, context.req.header('X-Forwarded-For'), trustedProxies));
  };
  const authentications = new WeakMap<ServiceContext, Authentication>();
  const authenticate = (context: ServiceContext): Authentication => {
    const value = context.req.header('X-API-Key');
    const made =
      authentications.get(context) ?? (value === undefined ? 'unknown' : store.keys.authenticate(value, now()));
    authentications.set(context, made);
    return made;
  };
  const ofStranger = (context: ServiceContext) => tooMany(byWrongKeys?.(callerIn(context), now()));
  return {
    ofAny: (context) => {
      const { incoming } = context.env ?? {};
      const twice = incoming && nameOfRepeated(incoming.rawHeaders);
      if (twice !== undefined) return refuse('VALIDATION_ERROR', `The request has more than one ${twice} header.`);
      if (incoming !== undefined && incoming.headers.host === undefined) {
        return refuse('VALIDATION_ERROR', 'The request has no Host header.');
      }
      const isOwn = [incoming?.headers.host, authorityOf(incoming?.url)].every(
        (host) => host === undefined || isOwnHost(host, allowedHosts),
      );
      if (!isOwn) return refuse('FORBIDDEN', 'The service does not answer to this host name (--allowed-host).');
      if (incoming !== undefined && isFromElsewhere(incoming.headers, allowedHosts)) {
        return refuse('FORBIDDEN', 'The service does not answer to pages of other sites.');
      }
      // A valid key has its own limit, so that other clients at the same address cannot use it up.
      const known = authenticate(context);
      const caller = typeof known === 'string' ? callerIn(context) : `${callerIn(context)} ${known.key.id}`;
      return tooMany(byAddress?.(caller, now()));
    },
    ofStranger,
    to: (endpoint, context) => {
      if (endpoint.scope === 'none') return undefined;
      const known = authenticate(context);
      if (typeof known === 'string') return ofStranger(context) ?? unauthorized[known];
      context.set('key', known.key);
      const { incoming } = context.env ?? {};
      if (incoming !== undefined) connections()?.welcome(incoming.socket);
      return tooMany(byKey?.(known.key.id, now())) ?? lackOf(endpoint, known.key);
    },
  };
}

/** Repeated headers of which a proxy and the service might use different ones. */
const singleHeaders = ['Host', 'Content-Length', 'Content-Type', 'Transfer-Encoding', 'Origin', 'X-API-Key'];

function nameOfRepeated(rawHeaders: readonly string[]): string | undefined {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return singleHeaders.find((single) => names.filter((name) => name === single.toLowerCase()).length > 1);
}

/** Whether a browser says that a page of another site sent the request. Other programs send neither header. */
function isFromElsewhere(headers: IncomingHttpHeaders, allowedHosts: readonly string[]): boolean {
  if (
    String(headers['sec-fetch-site'] ?? '')
      .trim()
      .toLowerCase() === 'cross-site'
  )
    return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host, hostname } = new URL(origin);
  return host !== headers.host?.toLowerCase() && !allowedHosts.includes(hostname);
}

function tooMany(retryAfter: number | undefined): Refusal | undefined {
  return retryAfter === undefined ? undefined : refuse('RATE_LIMIT_EXCEEDED', 'Too many requests.', { retryAfter });
}

/** The authority of a request line with a complete URL, as in a request to a proxy. */
function authorityOf(target: string | undefined): string | undefined {
  return /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(target ?? '')?.[1];
}

/** A revoked key gets the same response as an unknown one, so that nobody learns which it is. */
const unauthorized = {
  unknown: refuse('UNAUTHORIZED', 'The X-API-Key header is missing or holds no valid key.'),
  expired: refuse('EXPIRED_API_KEY', 'The key has expired.'),
} as const;

/** INSUFFICIENT_SCOPE when another scope would help; FORBIDDEN when no scope helps. */
function lackOf({ scope }: Endpoint, key: KeyRecord): Refusal | undefined {
  if (scope === 'none' || scope === 'any key' || permits(key.scopes, scope)) return undefined;
  return refuse('INSUFFICIENT_SCOPE', `The key lacks the scope ${scope}.`, { requiredScope: scope });
}
