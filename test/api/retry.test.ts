import { describe, expect, it } from 'vitest';
import { defaultAssumptions } from '../../src/api/assumptions.ts';
import { backoffMs, retryAfterMs } from '../../src/api/retry.ts';

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
    expect(retryAfterMs({ header, detail }, defaultAssumptions, now)).toBe(expected);
  });

  it('reads the detail as milliseconds when told to', () => {
    const asked = { header: undefined, detail: 900 };
    expect(retryAfterMs(asked, { ...defaultAssumptions, 'retry-after-unit': 'ms' }, now)).toBe(900);
  });
});

describe('backoffMs', () => {
  it('is full jitter under a cap that doubles up to 20 s', () => {
    expect([0, 1, 2, 10].map((attempt) => backoffMs(attempt, 1))).toEqual([500, 1000, 2000, 20_000]);
    expect(backoffMs(5, 0)).toBe(0);
  });
});
