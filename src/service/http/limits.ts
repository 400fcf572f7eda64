/**
 * Limits how often callers may send requests, with one token bucket for each key, for each address, and for wrong keys.
 */
import { isIP } from 'node:net';
import type { Rate, RequestBuckets } from '../store/request-buckets.ts';

export interface RateLimits {
  perKey?: Rate | undefined;
  perAddress?: Rate | undefined;
  /** For each address: requests without a valid key. */
  wrongKeys?: Rate | undefined;
}

/** Takes one request of `caller` from its bucket. Returns the whole seconds to wait when the bucket is empty. */
type Limiter = (caller: string, now: Date) => number | undefined | Promise<number | undefined>;

/**
 * Number of callers that are remembered. The bucket of a caller that has been quiet for long is full again, or nearly.
 */
const maxCallers = 10_000;

export function createLimiter(rate: Rate | undefined): Limiter {
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

/** The same with buckets that all processes share. The name tells the buckets of different limits apart. */
export function createSharedLimiter(name: string, rate: Rate | undefined, buckets: RequestBuckets): Limiter {
  return rate === undefined ? () => undefined : (caller) => buckets.take(`${name} ${caller}`, rate);
}

/**
 * The group whose requests are counted together: an IPv4 address, or the network of 2^64 addresses that one IPv6
 * customer gets.
 */
export function groupAddress(address: string): string {
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

/**
 * The client's address: the other end of the connection. If that is a trusted proxy, the last address that it names.
 */
export function findClientAddress(remote: string, forwarded: string | undefined, proxies: readonly string[]): string {
  const hops = [...(forwarded?.split(',').map((hop) => hop.trim()) ?? []), remote];
  // Read from our end: an unknown client wrote everything before its own address.
  const stranger = hops.findLastIndex((hop) => !isTrustedProxy(hop, proxies));
  const address = hops[Math.max(0, stranger)] ?? remote;
  return isIP(address) === 0 ? remote : address;
}

export function isTrustedProxy(address: string, proxies: readonly string[]): boolean {
  return proxies.includes(address.replace(/^::ffff:(?=[\d.]+$)/i, ''));
}
