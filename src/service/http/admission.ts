/** Who may ask what: the key of a request, its scope, and how often it may ask. */
import type { Endpoint } from '../../api/endpoints.ts';
import type { KeyRecord } from '../store/keys.ts';
import type { ServiceContext } from './answer.ts';
import { type Refusal, refuse, type Services } from './handler.ts';
import { type RateLimit, startLimiter } from './rate-limit.ts';
import { permits } from './scopes.ts';

/** Why the request is not admitted; notes its key in the context. Nothing of it was read but the headers. */
export type Admit = (endpoint: Endpoint, context: ServiceContext) => Refusal | undefined;

export function startAdmission(services: Services, rateLimit: RateLimit | undefined): Admit {
  const limit = rateLimit === undefined ? undefined : startLimiter(rateLimit);
  return (endpoint, context) => {
    if (endpoint.scope === 'none') return undefined;
    const value = context.req.header('X-API-Key');
    const known = value === undefined ? 'unknown' : services.store.keys.authenticate(value, services.now());
    if (typeof known !== 'string') context.set('key', known.key);
    // All callers without a key share one count, so that guessing is limited too.
    const retryAfter = limit?.(typeof known === 'string' ? 'no key' : known.key.id, services.now());
    if (retryAfter !== undefined) return refuse('RATE_LIMIT_EXCEEDED', 'Too many requests.', { retryAfter });
    return typeof known === 'string' ? unauthorized[known] : lackOf(endpoint, known.key);
  };
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
