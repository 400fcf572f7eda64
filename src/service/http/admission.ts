/** Who may ask what: the host that is asked, the address and the key that ask, how often, and the key's scope. */
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
  /** Names beside this machine's own, in lower case. */
  allowedHosts?: readonly string[] | undefined;
  /** Addresses whose X-Forwarded-For is believed. */
  trustedProxies?: readonly string[] | undefined;
  /** Which a valid key is welcome on. */
  connections(): Connections | undefined;
}

export interface Admission {
  /** Why the request is not answered, whatever it asks. */
  ofAny(context: ServiceContext): Refusal | undefined;
  /** Why one more request without a valid key or secret is not even told so. */
  ofStranger(context: ServiceContext): Refusal | undefined;
  /** Why it may not ask this; notes its key in the context. Nothing of it was read but the headers. */
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
      // A valid key has a limit of its own, so that strangers at its address cannot use it up.
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

/** Headers of which a proxy and the service might each take another one. */
const singleHeaders = ['Host', 'Content-Length', 'Content-Type', 'Transfer-Encoding', 'Origin', 'X-API-Key'];

function nameOfRepeated(rawHeaders: readonly string[]): string | undefined {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return singleHeaders.find((single) => names.filter((name) => name === single.toLowerCase()).length > 1);
}

/** Whether a browser says that a page of another site sends it. Programs send neither header. */
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

/** Of a request line that names a whole address, as one to a proxy does. */
function authorityOf(target: string | undefined): string | undefined {
  return /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(target ?? '')?.[1];
}

/** A revoked key is as unknown as one that never was: nobody learns from the answer which it is. */
const unauthorized = {
  unknown: refuse('UNAUTHORIZED', 'The X-API-Key header is missing or holds no valid key.'),
  expired: refuse('EXPIRED_API_KEY', 'The key has expired.'),
} as const;

/** INSUFFICIENT_SCOPE where another scope would help; FORBIDDEN is for what no scope helps with. */
function lackOf({ scope }: Endpoint, key: KeyRecord): Refusal | undefined {
  if (scope === 'none' || scope === 'any key' || permits(key.scopes, scope)) return undefined;
  return refuse('INSUFFICIENT_SCOPE', `The key lacks the scope ${scope}.`, { requiredScope: scope });
}
