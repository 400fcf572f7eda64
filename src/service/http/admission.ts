/**
 * Decides which requests are admitted: by the requested host, the client's address, the key and its scope, the site that
 * sent it, and the number of requests, with one token bucket for each key, for each address, and for wrong keys.
 */

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Endpoint } from '../../shared/api/endpoints.ts';
import { attempt } from '../../shared/errors.ts';
import type { Rate } from '../store/request-buckets.ts';
import type { KeyRecord } from '../store/schema.ts';
import { type Refusal, refuse, type Services } from './handler.ts';
import { readBytes } from './request.ts';
import type { ServiceContext } from './response.ts';
import { hasPermission } from './scopes.ts';
import type { Connections } from './server.ts';

type Authentication = Awaited<ReturnType<Services['store']['keys']['authenticate']>>;

export interface AdmissionOptions {
  limits?:
    | {
        perKey?: Rate | undefined;
        perAddress?: Rate | undefined;
        /** For each address: requests without a valid key. */
        wrongKeys?: Rate | undefined;
      }
    | undefined;
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
  const [byKey, byAddress, byWrongKeys] = (['perKey', 'perAddress', 'wrongKeys'] as const).map((name) => {
    const rate = limits[name];
    if (!store.isShared) return createLimiter(rate);
    // All processes share the buckets, in which the name tells those of different limits apart.
    return (caller: string) => rate && store.requestBuckets.take(`${name} ${caller}`, rate);
  });
  /** By the other end of the connection. If that is a trusted proxy, by the last address that it names. */
  const identifyCaller = (context: ServiceContext) => {
    const remote = context.env?.incoming?.socket.remoteAddress ?? '';
    const forwarded = context.req.header('X-Forwarded-For')?.split(',') ?? [];
    const hops = [...forwarded.map((hop) => hop.trim()), remote];
    // Read from our end: an unknown client wrote everything before its own address.
    const stranger = hops.findLastIndex((hop) => !isTrustedProxy(hop, trustedProxies));
    const address = hops[Math.max(0, stranger)] ?? remote;
    return groupAddress(isIP(address) === 0 ? remote : address);
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

/**
 * Number of callers that are remembered. The bucket of a caller that has been quiet for long is full again, or nearly.
 */
const maxCallers = 10_000;

/** Takes one request of `caller` from its bucket. Returns the whole seconds to wait when the bucket is empty. */
function createLimiter(rate: Rate | undefined): (caller: string, now: Date) => number | undefined {
  if (rate === undefined) return () => undefined;
  const perMs = rate.requests / (rate.seconds * 1000);
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (caller, now) => {
    const at = now.getTime();
    const bucket = buckets.get(caller) ?? { tokens: rate.requests, at };
    // Setting the clock back must not lock a caller out.
    const tokens = Math.min(rate.requests, bucket.tokens + Math.max(0, at - bucket.at) * perMs);
    const isAllowed = tokens >= 1;
    buckets.delete(caller);
    buckets.set(caller, { tokens: isAllowed ? tokens - 1 : tokens, at });
    if (buckets.size > maxCallers) buckets.delete(buckets.keys().next().value ?? '');
    return isAllowed ? undefined : Math.max(1, Math.ceil(((1 - tokens) * rate.seconds) / rate.requests));
  };
}

/**
 * The group whose requests are counted together: an IPv4 address, or the network of 2^64 addresses that one IPv6
 * customer gets.
 */
function groupAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function isTrustedProxy(address: string, proxies: readonly string[]): boolean {
  return proxies.includes(address.replace(/^::ffff:(?=[\d.]+$)/i, ''));
}

/** The paths to which a page posts a form. */
const formPaths: readonly string[] = ['/login', '/logout'];

/** Paths for programs. A browser shows all others. */
const forPrograms = /^\/(?:api|hooks|metrics|health|ready)(?:\/|$)/;

/** Whether people read the response to this path in a browser. */
export function isPagePath(path: string): boolean {
  return !forPrograms.test(path);
}

/**
 * Whether a browser says that a page of another site sent the request. Other programs send neither header. A link on
 * another site may open one of our pages, which shows that site nothing.
 */
function isCrossSite(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  allowedHosts: readonly string[],
): boolean {
  const path = url.replace(/[?#].*$/s, '');
  if (isFromOtherSite(headers)) {
    const isNavigation = readHeader(headers, 'sec-fetch-mode') === 'navigate';
    const isFollowedLink = method === 'GET' && isNavigation && readHeader(headers, 'sec-fetch-dest') === 'document';
    return !isFollowedLink || !isPagePath(path);
  }
  const { origin } = headers;
  if (origin === undefined) return false;
  // Our pages send no referrer, so browsers name no origin with their forms. The pages check the form itself.
  if (origin === 'null' && method === 'POST' && formPaths.includes(path)) return false;
  if (!URL.canParse(origin)) return true;
  const { host, hostname } = new URL(origin);
  return host !== headers.host?.toLowerCase() && !allowedHosts.includes(hostname);
}

/** Whether the browser itself says that one of our own pages sent the request. */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  return readHeader(headers, 'sec-fetch-site') === 'same-origin';
}

/** Whether a link on another site led here. The browser then leaves out our cookie. */
export function isFromOtherSite(headers: IncomingHttpHeaders): boolean {
  return readHeader(headers, 'sec-fetch-site') === 'cross-site';
}

function readHeader(headers: IncomingHttpHeaders, name: string): string {
  return String(headers[name] ?? '')
    .trim()
    .toLowerCase();
}

/** Whether the browser's connection is encrypted: here, or as a trusted proxy says. */
export function isEncrypted(incoming: IncomingMessage, trustedProxies: readonly string[]): boolean {
  if ('encrypted' in incoming.socket) return true;
  const isProxied = isTrustedProxy(incoming.socket.remoteAddress ?? '', trustedProxies);
  return isProxied && /^https\b/i.test(readHeader(incoming.headers, 'x-forwarded-proto'));
}

/**
 * A web page whose host name resolves to this service (DNS rebinding) gets no response. An IP address cannot be rebound.
 * A name must be one of this machine or one that was configured.
 */
function isOwnHost(header: string | undefined, allowed: readonly string[]): boolean {
  const host = parseHost(header ?? '');
  if (host === undefined) return false;
  const isName = isIP(host) === 0;
  return !isName || host === 'localhost' || host.endsWith('.localhost') || allowed.includes(host);
}

/** The host without port and brackets, in lower case. Undefined for an invalid host. */
export function parseHost(header: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([0-9a-f:.]+)\]|([^\s:/?#@\\[\]]+))(?::\d{1,5})?$/i.exec(header) ?? [];
  return (bracketed ?? plain)?.toLowerCase().replace(/\.$/, '');
}

/**
 * POST /hooks/git: a git host reports a push. The service then looks for moved branches, and trusts nothing in the request.
 * `secret`: undefined when the endpoint is disabled.
 * Undefined when the check has begun. A repeated hook does no harm, because unmoved branches are not scanned.
 */
export async function receiveGitHook(
  context: ServiceContext,
  { secret, look }: { secret: string | undefined; look(repositoryId?: string): Promise<void> },
): Promise<Refusal | undefined> {
  if (secret === undefined)
    return refuse('NOT_FOUND', 'There is no such endpoint: serve was started without a secret for it.');
  const body = await readBytes(context.req.raw);
  if (body === undefined) return { ...refuse('VALIDATION_ERROR', 'The request body is too large.'), status: 413 };
  // GitHub, Gitea and Bitbucket sign the body; GitLab sends the secret itself.
  const signature = context.req.header('X-Hub-Signature-256') ?? context.req.header('X-Hub-Signature');
  const isGenuine =
    signature === undefined
      ? isEqualSecret(context.req.header('X-Gitlab-Token') ?? '', secret)
      : isEqualSecret(signature, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  if (!isGenuine) return refuse('UNAUTHORIZED', 'The hook has no valid signature or token.');
  // A body that names one of our repositories makes it unnecessary to check the others.
  const named = attempt(() => (JSON.parse(Buffer.from(body).toString()) as { repository_id?: unknown }).repository_id);
  void look(typeof named === 'string' ? named : undefined);
  return undefined;
}

/** Takes the same time for every given text. */
export function isEqualSecret(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
