import { describe, expect, it } from 'vitest';
import { defaultAssumptions } from '../../src/api/assumptions.ts';
import type { HttpOutcome } from '../../src/api/http.ts';
import { attemptBudget, computeBackoffMs, computeRetryDelayMs, readRetryAfterMs } from '../../src/api/retry.ts';

const now = Date.parse('2026-06-01T10:00:00Z');

describe('retryAfterMs', () => {
  it.each([
    ['seconds in the header', '3', 9, 3000],
    ['a date in the header', 'Mon, 01 Jun 2026 10:00:05 GMT', 9, 5000],
    ['the detail, in seconds', undefined, 9, 9000],
    ['the detail when the header is nonsense', 'soon', 9, 9000],
    ['the detail when the date is past', 'Mon, 01 Jun 2026 09:00:00 GMT', 9, 9000],
    ['nothing from a detail of 0', undefined, 0, undefined],
    ['nothing from a fraction', undefined, 1.5, undefined],
    ['nothing from a text', undefined, '9', undefined],
    ['nothing where nothing is said', undefined, undefined, undefined],
  ])('reads %s', (_, header, detail, expected) => {
    expect(readRetryAfterMs({ header, detail }, defaultAssumptions, now)).toBe(expected);
  });

  it('reads the detail as milliseconds when told to', () => {
    const asked = { header: undefined, detail: 900 };
    expect(readRetryAfterMs(asked, { ...defaultAssumptions, 'retry-after-unit': 'ms' }, now)).toBe(900);
  });
});

describe('backoffMs', () => {
  it('is full jitter under a cap that doubles up to 20 s', () => {
    expect([0, 1, 2, 10].map((attempt) => computeBackoffMs(attempt, 1))).toEqual([500, 1000, 2000, 20_000]);
    expect(computeBackoffMs(5, 0)).toBe(0);
  });
});

describe('waitBeforeRetry', () => {
  const answered = (status: number, retryAfter?: string): HttpOutcome => ({
    ...{ kind: 'answer', status, text: '' },
    header: (name) => (name === 'retry-after' ? retryAfter : undefined),
  });
  const failed = (how: { unsent: boolean; permanent: boolean }): HttpOutcome => ({
    ...{ kind: 'failure', message: 'x', cause: undefined, ...how },
  });

  it.each<[string, HttpOutcome, again: boolean, againIfOnce: boolean]>([
    ['a request that did not leave', failed({ unsent: true, permanent: false }), true, true],
    ['a request that may have arrived', failed({ unsent: false, permanent: false }), true, false],
    ['a certificate that is not trusted', failed({ unsent: true, permanent: true }), false, false],
    ['an outage', answered(503), true, false],
    ['a timeout', answered(408), true, false],
    ['a limit', answered(429), true, true],
    ['a refusal', answered(403), false, false],
    ['a redirect', answered(302), false, false],
  ])('repeats after %s what is safe to repeat', (_, outcome, again, againIfOnce) => {
    expect(computeRetryDelayMs(outcome, 0, false) !== undefined).toBe(again);
    expect(computeRetryDelayMs(outcome, 0, true) !== undefined).toBe(againIfOnce);
    expect(computeRetryDelayMs(outcome, attemptBudget - 1, false)).toBeUndefined();
  });

  it.each([429, 503])('waits as long as a %s asks for', (status) => {
    expect(computeRetryDelayMs(answered(status, '7'), 0, false)).toBe(7000);
  });
});
