/** When to poll next: a pure function of the time since the scan was started (design section 7). */

const firstPollMs = 1000;
const slowestPollMs = 10_000;

/** Milliseconds until the next poll. `random` is in [0, 1); an interval that is set is obeyed as it is. */
export function pollDelayMs(elapsedMs: number, random: number, pollIntervalSeconds: 'auto' | number = 'auto'): number {
  if (pollIntervalSeconds !== 'auto') return pollIntervalSeconds * 1000;
  if (elapsedMs <= 0) return firstPollMs;
  const wanted = 400 * Math.sqrt(elapsedMs / 1000);
  const jitter = 0.9 + 0.2 * random;
  return Math.min(slowestPollMs, Math.max(firstPollMs, wanted)) * jitter;
}
