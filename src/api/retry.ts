/** Decides when a call is repeated: pure functions of the outcome (design, "Faults"). */
import { type Assumptions, defaultAssumptions } from './assumptions.ts';
import type { HttpOutcome } from './http.ts';

export const attemptBudget = 5;
const baseMs = 500;
const capMs = 20_000;

/** Full jitter: a random delay up to an exponentially growing cap. `attempt` counts from 0, `random` is in [0, 1). */
export function computeBackoffMs(attempt: number, random: number): number {
  return random * Math.min(capMs, baseMs * 2 ** attempt);
}

/** The waiting time that a 429 states, if it does. */
interface RetryAfter {
  header: string | undefined;
  /** `error.details.retryAfter`. */
  detail: unknown;
}

/**
 * How long a 429 asks to wait, in milliseconds. Undefined if it does not say. The header (seconds or a date) takes
 * precedence over the detail, whose unit the interface does not specify.
 */
export function readRetryAfterMs(
  { header, detail }: RetryAfter,
  assume: Assumptions,
  wallClockMs: number,
): number | undefined {
  const fromHeader = header === undefined ? undefined : parseHeaderMs(header.trim(), wallClockMs);
  if (fromHeader !== undefined) return fromHeader;
  if (typeof detail !== 'number' || !Number.isInteger(detail) || detail < 1) return undefined;
  return assume['retry-after-unit'] === 'ms' ? detail : detail * 1000;
}

function parseHeaderMs(value: string, wallClockMs: number): number | undefined {
  if (/^\d+$/.test(value)) return Number(value) > 0 ? Number(value) * 1000 : undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) || date <= wallClockMs ? undefined : date - wallClockMs;
}

/** True for responses that mean "not now" instead of "no". */
export function isTransient(status: number): boolean {
  return status === 408 || status >= 500;
}

/**
 * How long to wait before a request to a system other than the service is repeated, in milliseconds. Undefined if it
 * must not be: another attempt would fail too, or would do something twice (`isOnce`).
 */
export function computeRetryDelayMs(outcome: HttpOutcome, attempt: number, isOnce: boolean): number | undefined {
  if (attempt + 1 >= attemptBudget) return undefined;
  const backoff = computeBackoffMs(attempt, Math.random());
  if (outcome.kind === 'failure') return !outcome.permanent && (outcome.unsent || !isOnce) ? backoff : undefined;
  if (outcome.status !== 429 && (isOnce || !isTransient(outcome.status))) return undefined;
  const asked = { header: outcome.header('retry-after'), detail: undefined };
  return readRetryAfterMs(asked, defaultAssumptions, Date.now()) ?? backoff;
}
