/** A rate limit of so many requests in a fixed window of time, counted for each caller. */

export interface RateLimit {
  /** Requests that one key may make in a window. */
  requests: number;
  windowSeconds: number;
}

/** Counts one request of `caller`; returns whole seconds to wait when it is one too many. */
export type Limiter = (caller: string, now: Date) => number | undefined;

export function startLimiter({ requests, windowSeconds }: RateLimit): Limiter {
  const windowMs = windowSeconds * 1000;
  const windows = new Map<string, { since: number; count: number }>();
  return (caller, now) => {
    const time = now.getTime();
    const current = windows.get(caller);
    // A clock that was set back must not lock a caller out.
    const isCurrent = current !== undefined && time >= current.since && time < current.since + windowMs;
    const window = isCurrent ? current : { since: time, count: 0 };
    windows.set(caller, window);
    if (window.count >= requests) return Math.max(1, Math.ceil((window.since + windowMs - time) / 1000));
    window.count += 1;
    return undefined;
  };
}
