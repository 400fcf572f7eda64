import { describe, expect, it } from 'vitest';
import { checkSpan, detectZone, parseTime, pickLaterDay, stampSlackMs } from '../../../src/gate/policy/times.ts';

describe('parseTime', () => {
  it.each([
    '2026-06-01T10:00:00Z.',
    '2026-06-01T10:00:00+02:00 or so',
    'on 2026-06-01T10:00:00',
    'on 2026-06-01 10:00:00Z',
    '(on) 2026-06-01 10:00:00Z',
    '2026-06-01 10:00:00 (sic) Z',
    '2026-06-01 10:00 pm Z',
    '2026-06-01T10:00:00.5 or so',
    '01-06-2026',
    '06-01-2026',
    'Jun-01-2026',
    '2026-06-01',
    '2026-02-30T10:00:00Z',
    '2026-02-29T10:00:00',
    '2026-06-31 10:00:00+02:00',
    'Mon, 01 Jun 2026 10:00:00 +0000',
    'Z',
    '',
  ])('does not take %j for a time, whose zone or order would be guessed', (text) => {
    expect([parseTime(text), parseTime(text, 'none'), detectZone(text)]).toEqual([undefined, undefined, undefined]);
  });

  it('reads a time with a zone and nothing else', () => {
    expect(parseTime('2026-06-01T10:00:00+02:00')).toBe(Date.parse('2026-06-01T08:00:00Z'));
    expect(parseTime('2026-06-01T10:00:00+0200')).toBe(Date.parse('2026-06-01T08:00:00Z'));
    expect(parseTime('2026-06-01T10:00:00z')).toBe(Date.parse('2026-06-01T10:00:00Z'));
    expect(parseTime('2028-02-29T23:59:59-05:00')).toBe(Date.parse('2028-03-01T04:59:59Z'));
    expect(parseTime('2026-12-31T00:00:00Z')).toBe(Date.UTC(2026, 11, 31));
    expect(parseTime('Mon, 01 Jun 2026 10:00:00 +0200 (a comment)')).toBeUndefined();
    for (const text of ['today Z', '2026-06-01T10:00:00', undefined, null]) expect(parseTime(text)).toBeUndefined();
  });

  it.each([
    ['2026-06-01T10:00:00', '2026-06-01T10:00:00Z'],
    ['2026-06-01 10:00:00.250', '2026-06-01T10:00:00.250Z'],
    ['2026-06-01 10:00', '2026-06-01T10:00:00Z'],
  ])('reads %s as UTC among its like', (text, meant) => {
    expect(parseTime(text, 'none')).toBe(Date.parse(meant));
    expect(detectZone(text)).toBe('none');
  });

  it('reads no time with a zone among those without one', () => {
    expect(parseTime('2026-06-01T10:00:00Z', 'none')).toBeUndefined();
    expect(detectZone('2026-06-01T10:00:00Z')).toBe('stated');
  });
});

describe('a span', () => {
  const span = (startedAt: number | undefined, completedAt: number | undefined) => ({ startedAt, completedAt });
  const now = 1_000_000;

  it.each([
    ['that ended', span(1, 2), now],
    ['of no length', span(2, 2), now],
    ['without an end', span(1, undefined), now],
    ['without a beginning', span(undefined, 2), now],
    ['that ends now, as a clock a little ahead has it', span(1, now + stampSlackMs), now],
    ['that ends far in the future, where nobody knows the time', span(1, now * 9), undefined],
  ])('%s can be', (_, given, time) => {
    expect(checkSpan(given, time)).toBe(given);
  });

  it.each([
    ['that starts after it ends', span(2, 1), undefined],
    ['that ends in the future', span(1, now + stampSlackMs + 1), now],
    ['that starts in the future', span(now + stampSlackMs + 1, undefined), now],
  ])('%s cannot', (_, given, time) => {
    expect(checkSpan(given, time)).toStrictEqual(span(undefined, undefined));
  });
});

it.each<[string, string | undefined, string]>([
  ['the server’s, where the machine is set back', '2026-06-02T00:00:01Z', '2026-06-02'],
  ['the machine’s, where the server is behind', '2026-05-31T23:59:59Z', '2026-06-01'],
  ['the machine’s, where no server says', undefined, '2026-06-01'],
])('the later day is %s', (_, server, expected) => {
  expect(pickLaterDay('2026-06-01', server === undefined ? undefined : Date.parse(server))).toBe(expected);
});
