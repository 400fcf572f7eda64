import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDefaultSettings } from '../../../src/gate/settings/reading.ts';
import type { HttpOutcome } from '../../../src/shared/http/http.ts';
import { answer, clientOf } from '../../gate/story/sources/service/answered.ts';

const now = Date.parse('2026-06-01T10:00:00Z');
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => vi.useRealTimers());

const scan = answer('{"scan_id":"s","repository_id":"r","branch":"main","status":"PENDING"}');

function refusal(header: string | undefined, detail: unknown): HttpOutcome {
  const error = { code: 'RATE_LIMIT_EXCEEDED', message: 'later', details: { retryAfter: detail } };
  return answer(JSON.stringify({ success: false, error }), 429, header === undefined ? {} : { 'retry-after': header });
}

/** How long the client waits where the first answers are these, and the next one is a scan. */
async function waitsOf(outcomes: readonly HttpOutcome[], change: Parameters<typeof clientOf>[1] = {}) {
  const { client, waits } = clientOf((_, count) => outcomes[count - 1] ?? scan, change);
  await client.getScan({ scan_id: 's' }).catch(() => undefined);
  return waits;
}

describe('a refusal for too many requests', () => {
  it.each([
    ['seconds in the header', '3', 9, 3000],
    ['a date in the header', 'Mon, 01 Jun 2026 10:00:05 GMT', 9, 5000],
    ['the detail, in seconds', undefined, 9, 9000],
    ['the detail when the header is nonsense', 'soon', 9, 9000],
    ['the detail when the header is zero', '0', 9, 9000],
    ['the detail when the date is past', 'Mon, 01 Jun 2026 09:00:00 GMT', 9, 9000],
    ['nothing from a detail of 0', undefined, 0, 1000],
    ['nothing from a fraction', undefined, 1.5, 1000],
    ['nothing from a text', undefined, '9', 1000],
    ['nothing where nothing is said', undefined, undefined, 1000],
  ])('is waited for by %s', async (_, header, detail, expected) => {
    expect(await waitsOf([refusal(header, detail)])).toEqual([expected]);
  });

  it('has its detail in milliseconds when told to', async () => {
    const assume = { ...createDefaultSettings().assume, 'retry-after-unit': 'ms' };
    expect(await waitsOf([refusal(undefined, 900)], { assume })).toEqual([900]);
  });
});

describe('the wait before another attempt', () => {
  const lost: HttpOutcome = { kind: 'failure', unsent: true, permanent: false, message: 'x', cause: undefined };

  it('is full jitter under a cap that doubles up to 20 s', async () => {
    expect(await waitsOf(Array(9).fill(lost))).toEqual([500, 1000, 2000, 4000]);
    expect(await waitsOf(Array(7).fill(refusal(undefined, undefined)))).toEqual([
      ...[1000, 2000, 4000, 8000, 16_000, 20_000, 20_000],
    ]);
    expect(await waitsOf([lost], { random: () => 0 })).toEqual([0]);
  });
});
