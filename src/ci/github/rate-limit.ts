/** GitHub's rate limits: which refusals are rate limits, how long each asks to wait, and the wait itself. */
import { type Budget, formatSeconds } from '../../clock.ts';
import { GateError } from '../../errors.ts';

interface Refusal {
  status: number;
  header(name: string): unknown;
  /** The message of GitHub. */
  message: string;
}

export interface RateLimit {
  waitMs: number;
  /** False when GitHub does not say how long to wait. */
  isTold: boolean;
}

const leastUnstatedMs = 60_000;

/**
 * The rate limit that a refusal describes. Undefined for other refusals, such as a 403 about a permission. `earlier` is
 * the number of rate limits before it: without a stated time the wait doubles each time.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
export function parseRateLimit({ status, header, message }: Refusal, earlier: number): RateLimit | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const retryAfter = parseWholeNumber(header('retry-after'));
  if (retryAfter !== undefined) return { waitMs: Math.max(1, retryAfter) * 1000, isTold: true };
  const reset = parseWholeNumber(header('x-ratelimit-reset'));
  if (parseWholeNumber(header('x-ratelimit-remaining')) === 0 && reset !== undefined) {
    // Compares the server's times with each other, because this machine's clock may be wrong.
    const now = Date.parse(String(header('date')));
    return { waitMs: Math.max(1000, reset * 1000 - (Number.isNaN(now) ? Date.now() : now)), isTold: true };
  }
  const isLimit = status === 429 || /rate limit|abuse detection/i.test(message);
  return isLimit ? { waitMs: leastUnstatedMs * 2 ** earlier, isTold: false } : undefined;
}

function parseWholeNumber(value: unknown): number | undefined {
  return /^\d{1,12}$/.test(String(value)) ? Number(value) : undefined;
}

const reserveMs = 10_000;

/**
 * Waits until the limit ends. Throws GateError RATE_LIMITED at once when the budget does not have that much time left.
 */
export async function waitForRateLimit(
  { waitMs, isTold }: RateLimit,
  { clock, deadline, signal }: Pick<Budget, 'clock' | 'deadline' | 'signal'>,
  onWait?: (line: string) => void,
): Promise<void> {
  // The steps after the wait need time too: a run that waits until its deadline has decided nothing.
  if (clock.now() + waitMs + reserveMs < deadline) {
    onWait?.(`GitHub's rate limit is reached; trying again in ${formatSeconds(waitMs)}`);
    return clock.sleep(waitMs, signal);
  }
  const end = isTold ? `it ends in ${formatSeconds(waitMs)}` : 'GitHub does not say when it ends';
  throw new GateError(
    'RATE_LIMITED',
    `GitHub's rate limit is reached, and it ends after the time limit of this run: ${end}`,
    {
      brief: "GitHub's rate limit is reached",
      hint: 'Run the gate again later, or run fewer jobs at once: all jobs with the same token share its limit.',
    },
  );
}
