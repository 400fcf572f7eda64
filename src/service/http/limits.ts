/** How often callers may ask: token buckets, one for each key and each address, and one for wrong keys. */
import { isIP } from 'node:net';

/** A bucket that holds `requests`, and is filled again evenly within `seconds`. */
export interface Rate {
  requests: number;
  seconds: number;
}

export interface RateLimits {
  perKey?: Rate | undefined;
  perAddress?: Rate | undefined;
  /** For each address: requests with no key, or with one that is not valid. */
  wrongKeys?: Rate | undefined;
}

/** Takes one request of `caller` out of its bucket; returns whole seconds to wait when there is none in it. */
export type Limiter = (caller: string, now: Date) => number | undefined;

/** Callers that are remembered; those who were quiet the longest have full buckets again, or nearly. */
const maxCallers = 10_000;

export function startLimiter(rate: Rate | undefined): Limiter {
  if (rate === undefined) return () => undefined;
  const perMs = rate.requests / (rate.seconds * 1000);
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (caller, now) => {
    const at = now.getTime();
    const bucket = buckets.get(caller) ?? { tokens: rate.requests, at };
    // A clock that was set back must not lock a caller out.
    const tokens = Math.min(rate.requests, bucket.tokens + Math.max(0, at - bucket.at) * perMs);
    const isAllowed = tokens >= 1;
    buckets.delete(caller);
    buckets.set(caller, { tokens: isAllowed ? tokens - 1 : tokens, at });
    if (buckets.size > maxCallers) buckets.delete(buckets.keys().next().value ?? '');
    return isAllowed ? undefined : Math.max(1, Math.ceil(((1 - tokens) * rate.seconds) / rate.requests));
  };
}

/** Whose requests are counted together: an IPv4 address, or the network of 2^64 addresses that one line of IPv6 gets. */
export function callerOf(address: string): string {
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

/** Who asks: the other end of the connection, or, where that is a proxy of ours, whom it names last. */
export function addressOf(remote: string, forwarded: string | undefined, proxies: readonly string[]): string {
  const hops = [...(forwarded?.split(',').map((hop) => hop.trim()) ?? []), remote];
  const isProxy = (address: string) => proxies.includes(address.replace(/^::ffff:(?=[\d.]+$)/i, ''));
  // From our end: what is before the first stranger was written by that stranger.
  const stranger = hops.findLastIndex((hop) => !isProxy(hop));
  const address = hops[Math.max(0, stranger)] ?? remote;
  return isIP(address) === 0 ? remote : address;
}
