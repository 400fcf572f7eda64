/** GitHub's rate limits: which refusals are rate limits, how long each asks to wait, and the wait itself. */
import { type Budget, formatSeconds } from '../../../shared/clock.ts';
import { GateError } from '../../../shared/errors.ts';
import type { HttpAnswer } from '../../../shared/http/call.ts';

const leastUnstatedMs = 60_000;
/** The steps after the wait need time too: a run that waits until its deadline has decided nothing. */
const reserveMs = 10_000;

/**
 * How long to wait for the rate limit that a refusal describes. Undefined for other refusals, such as a 403 about a
 * permission. `earlier` is the number of rate limits before it: without a stated time the wait doubles each time. Throws
 * GateError RATE_LIMITED when the budget does not have that much time left.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
export function readRateLimitMs(
  answer: HttpAnswer,
  message: string,
  earlier: number,
  { clock, deadline }: Budget,
  onWait?: (line: string) => void,
): number | undefined {
  const { status } = answer;
  if (status !== 403 && status !== 429) return undefined;
  const statedMs = readStatedMs(answer);
  if (statedMs === undefined && status !== 429 && !/rate limit|abuse detection/i.test(message)) return undefined;
  const waitMs = statedMs ?? leastUnstatedMs * 2 ** earlier;
  if (clock.now() + waitMs + reserveMs < deadline) {
    onWait?.(`GitHub's rate limit is reached; trying again in ${formatSeconds(waitMs)}`);
    return waitMs;
  }
  const end = statedMs === undefined ? 'GitHub does not say when it ends' : `it ends in ${formatSeconds(waitMs)}`;
  throw new GateError(
    'RATE_LIMITED',
    `GitHub's rate limit is reached, and it ends after the time limit of this run: ${end}`,
    {
      brief: "GitHub's rate limit is reached",
      hint: 'Run the gate again later, or run fewer jobs at once: all jobs with the same token share its limit.',
    },
  );
}

function readStatedMs({ header }: HttpAnswer): number | undefined {
  const [retryAfter, reset, remaining] = ['retry-after', 'x-ratelimit-reset', 'x-ratelimit-remaining'].map((name) => {
    const value = header(name) ?? '';
    return /^\d{1,12}$/.test(value) ? Number(value) : undefined;
  });
  if (retryAfter !== undefined) return Math.max(1, retryAfter) * 1000;
  if (remaining !== 0 || reset === undefined) return undefined;
  // Compares the server's times with each other, because this machine's clock may be wrong.
  const now = Date.parse(header('date') ?? '');
  return Math.max(1000, reset * 1000 - (Number.isNaN(now) ? Date.now() : now));
}
