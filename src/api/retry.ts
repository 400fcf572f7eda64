/** When a call is made again: pure functions of what came back (design, "Faults"). */
import { type Assumptions, defaultAssumptions } from './assumptions.ts';
import type { HttpOutcome } from './http.ts';

export const attemptBudget = 5;
const baseMs = 500;
const capMs = 20_000;

/** Full jitter: anything up to an exponentially growing cap. `attempt` counts from 0, `random` is in [0, 1). */
export function backoffMs(attempt: number, random: number): number {
  return random * Math.min(capMs, baseMs * 2 ** attempt);
}

/** What a 429 said, where it did. */
export interface RetryAfter {
  header: string | undefined;
  /** `error.details.retryAfter`. */
  detail: unknown;
}

/**
 * How long a 429 asks to wait, in milliseconds; undefined when it does not say. The header (seconds or a date) wins over
 * the detail, whose unit the interface does not show.
 */
export function retryAfterMs(
  { header, detail }: RetryAfter,
  assume: Assumptions,
  wallClockMs: number,
): number | undefined {
  const fromHeader = header === undefined ? undefined : headerMs(header.trim(), wallClockMs);
  if (fromHeader !== undefined) return fromHeader;
  if (typeof detail !== 'number' || !Number.isInteger(detail) || detail < 1) return undefined;
  return assume['retry-after-unit'] === 'ms' ? detail : detail * 1000;
}

function headerMs(value: string, wallClockMs: number): number | undefined {
  if (/^\d+$/.test(value)) return Number(value) > 0 ? Number(value) * 1000 : undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) || date <= wallClockMs ? undefined : date - wallClockMs;
}

/** True for the answers that say "not now" rather than "no". */
export function isTransient(status: number): boolean {
  return status === 408 || status >= 500;
}

/**
 * How long to wait before a request is sent to a system other than the service again, in milliseconds; undefined where it must not be:
 * another attempt would fare the same, or do twice what has to be done once (`isOnce`).
 */
export function waitBeforeRetry(outcome: HttpOutcome, attempt: number, isOnce: boolean): number | undefined {
  if (attempt + 1 >= attemptBudget) return undefined;
  const backoff = backoffMs(attempt, Math.random());
  if (outcome.kind === 'failure') return !outcome.permanent && (outcome.unsent || !isOnce) ? backoff : undefined;
  if (outcome.status !== 429 && (isOnce || !isTransient(outcome.status))) return undefined;
  const asked = { header: outcome.header('retry-after'), detail: undefined };
  return retryAfterMs(asked, defaultAssumptions, Date.now()) ?? backoff;
}
