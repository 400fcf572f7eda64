/** Who may ask what: the host that is asked, the address and the key that ask, how often, and the key's scope. */
import type { Endpoint } from '../../api/endpoints.ts';
import type { KeyRecord } from '../store/keys.ts';
import type { ServiceContext } from './answer.ts';
import type { Connections } from './connections.ts';
import { type Refusal, refuse, type Services } from './handler.ts';
import { isOwnHost } from './hosts.ts';
import { addressOf, callerOf, type RateLimits, startLimiter } from './limits.ts';
import { permits } from './scopes.ts';

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
  const ofStranger = (context: ServiceContext) => tooMany(byWrongKeys?.(callerIn(context), now()));
  return {
    ofAny: (context) => {
      const { incoming } = context.env ?? {};
      const isOwn = [incoming?.headers.host, authorityOf(incoming?.url)].every(
        (host) => host === undefined || isOwnHost(host, allowedHosts),
      );
      if (!isOwn) return refuse('FORBIDDEN', 'The service does not answer to this host name (--allowed-host).');
      return tooMany(byAddress?.(callerIn(context), now()));
    },
    ofStranger,
    to: (endpoint, context) => {
      if (endpoint.scope === 'none') return undefined;
      const value = context.req.header('X-API-Key');
      const known = value === undefined ? 'unknown' : store.keys.authenticate(value, now());
      if (typeof known === 'string') return ofStranger(context) ?? unauthorized[known];
      context.set('key', known.key);
      const { incoming } = context.env ?? {};
      if (incoming !== undefined) connections()?.welcome(incoming.socket);
      return tooMany(byKey?.(known.key.id, now())) ?? lackOf(endpoint, known.key);
    },
  };
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
