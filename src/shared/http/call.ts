/**
 * Sends a request until its response can be read, or until another attempt makes no sense: the one loop behind every
 * client.
 */
import type { Budget, Clock } from '../clock.ts';
import type { HttpOutcome } from './http.ts';

const maxAttempts = 5;
const baseMs = 500;
const capMs = 20_000;

export type HttpAnswer = Extract<HttpOutcome, { kind: 'answer' }>;

interface Call<T> {
  send(): Promise<HttpOutcome>;
  /** The value of a response. Throws the error that describes any other outcome. */
  read(outcome: HttpOutcome, isAmbiguous: boolean): T;
  budget: Pick<Budget, 'deadline' | 'signal'> & { clock: Pick<Clock, 'now' | 'sleep'> };
  /** True when doing it twice differs from doing it once: it is repeated only if it provably did nothing. */
  isOnce?: boolean | undefined;
  /** True if a successful response that cannot be read was probably cut off, and is requested again. */
  repeatsUnreadable?: boolean;
  /**
   * How long a rate limit asks to wait, which does not count as an attempt. May throw an error of its own. Without it,
   * each wait is as long as `Retry-After` says and counts.
   */
  readLimitMs?(answer: HttpAnswer, earlierLimits: number): number | undefined;
  /** Called before each wait. */
  onWait?(waitMs: number, error: Error): void;
  random?: () => number;
}

/** The value that `read` returns. Throws its last error when another attempt makes no sense or has no time. */
export async function call<T>(asked: Call<T>): Promise<T> {
  const { send, read, isOnce = false, repeatsUnreadable = false, readLimitMs, onWait, random = Math.random } = asked;
  const { clock, deadline, signal } = asked.budget;
  for (let attempts = 0, limits = 0; ; ) {
    const outcome = await send();
    const answer = outcome.kind === 'answer' ? outcome : undefined;
    const isAmbiguous = isOnce && mayHaveArrived(outcome);
    let error: Error;
    try {
      return read(outcome, isAmbiguous);
    } catch (caught) {
      error = caught as Error;
    }
    let waitMs = answer && readLimitMs?.(answer, limits);
    if (waitMs === undefined) {
      if (isAmbiguous || !mayPass(outcome, repeatsUnreadable) || attempts + 1 >= maxAttempts) throw error;
      const toldMs = answer && readLimitMs === undefined ? readRetryAfterMs(answer) : undefined;
      waitMs = toldMs ?? computeBackoffMs(attempts, random());
      attempts += 1;
    } else {
      limits += 1;
    }
    if (clock.now() + waitMs >= deadline) throw error;
    onWait?.(waitMs, error);
    await clock.sleep(waitMs, signal);
  }
}

/** True unless the request provably did nothing. */
function mayHaveArrived(outcome: HttpOutcome): boolean {
  return outcome.kind === 'failure' ? !outcome.unsent : isSuccess(outcome.status) || isTransient(outcome.status);
}

/** True when the same request may succeed a moment later. */
function mayPass(outcome: HttpOutcome, repeatsUnreadable: boolean): boolean {
  if (outcome.kind === 'failure') return !outcome.permanent;
  return isTransient(outcome.status) || outcome.status === 429 || (repeatsUnreadable && isSuccess(outcome.status));
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** True for responses that mean "not now" instead of "no". */
function isTransient(status: number): boolean {
  return status === 408 || status >= 500;
}

/** Full jitter: a random delay up to an exponentially growing cap. `attempt` counts from 0, `random` is in [0, 1). */
export function computeBackoffMs(attempt: number, random: number): number {
  return random * Math.min(capMs, baseMs * 2 ** attempt);
}

/** How long the header `Retry-After` (seconds or a date) asks to wait, in milliseconds. Undefined if it does not say. */
export function readRetryAfterMs({ header }: HttpAnswer): number | undefined {
  const value = header('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) > 0 ? Number(value) * 1000 : undefined;
  const waitMs = Date.parse(value) - Date.now();
  return waitMs > 0 ? waitMs : undefined;
}
