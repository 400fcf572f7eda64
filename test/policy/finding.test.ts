import { describe, expect, it } from 'vitest';
import { isOfScan, parseTime, readDetailedFinding, readListItem, type ScanWindow } from '../../src/policy/finding.ts';

const at = (minute: number) => `2026-06-01T10:${String(minute).padStart(2, '0')}:00Z`;
const ms = (minute: number) => Date.parse(at(minute));
const window: ScanWindow = { startedAt: ms(10), completedAt: ms(20), others: [] };

describe('readListItem', () => {
  it('counts an unknown and a missing severity as CRITICAL, and says so', () => {
    for (const severity of ['BLOCKER', undefined, null, 'high']) {
      expect(readListItem({ violation_id: 'v', severity })).toMatchObject({
        severity: 'CRITICAL',
        severityKnown: false,
      });
    }
  });

  it('keeps an unknown type and status apart from the known ones', () => {
    expect(readListItem({ violation_id: 'v', type: 'DAST', status: 'SNOOZED' })).toMatchObject({
      type: undefined,
      status: 'UNKNOWN',
    });
  });

  it('takes no label from fields that a list item does not document', () => {
    expect(readListItem({ violation_id: 'v', last_seen: at(1) })).toMatchObject({ label: 'maybe', detail: undefined });
  });

  it.each([0, -1, 1.5, null])('has no line for %j', (line_number) => {
    expect(readListItem({ violation_id: 'v', line_number }).line).toBeUndefined();
  });
});

describe('the label of a finding', () => {
  const label = (last_seen: string | undefined, given: ScanWindow | undefined = window) =>
    readDetailedFinding({ violation_id: 'v', last_seen }, given).label;
  it.each<[string, string | undefined, ScanWindow | undefined, string]>([
    ['seen while the scan ran', at(15), window, 'seen'],
    ['seen at its first moment', at(10), window, 'seen'],
    ['seen at its last moment', at(20), window, 'seen'],
    ['elsewhere when last seen before it began', at(9), window, 'elsewhere'],
    ['maybe when last seen after it ended', at(21), window, 'maybe'],
    ['maybe without a time', undefined, window, 'maybe'],
    ['maybe with a time without a zone', '2026-06-01T10:15:00', window, 'maybe'],
    ['maybe when the scan does not say when it began', at(15), { ...window, startedAt: undefined }, 'maybe'],
    ['maybe when the scan does not say when it ended', at(15), { ...window, completedAt: undefined }, 'maybe'],
    [
      'maybe while another scan ran at that moment',
      at(15),
      { ...window, others: [{ startedAt: ms(14), completedAt: ms(30) }] },
      'maybe',
    ],
    [
      'maybe while another scan has not ended',
      at(15),
      { ...window, others: [{ startedAt: ms(5), completedAt: undefined }] },
      'maybe',
    ],
    [
      'seen when the other scan ended before',
      at(15),
      { ...window, others: [{ startedAt: ms(1), completedAt: ms(9) }] },
      'seen',
    ],
    [
      'elsewhere although another scan overlapped',
      at(9),
      { ...window, others: [{ startedAt: ms(8), completedAt: ms(30) }] },
      'elsewhere',
    ],
  ])('is %s', (_, lastSeen, given, expected) => {
    expect(label(lastSeen, given)).toBe(expected);
  });

  it('says whether this scan saw it first', () => {
    const first = (first_detected: string) =>
      readDetailedFinding({ violation_id: 'v', first_detected }, window).firstSeen;
    expect([first(at(12)), first(at(2)), first('yesterday')]).toEqual([true, false, undefined]);
  });
});

describe('isOfScan', () => {
  it('believes the scan that counts none of a severity, unless the times prove otherwise', () => {
    const high = readListItem({ violation_id: 'v', severity: 'HIGH' });
    expect(isOfScan(high, { HIGH: 0 })).toBe(false);
    expect(isOfScan(high, { HIGH: 1 })).toBe(true);
    expect(isOfScan(high, {})).toBe(true);
    expect(isOfScan({ ...high, label: 'seen' }, { HIGH: 0 })).toBe(true);
    expect(isOfScan({ ...high, label: 'elsewhere' }, { HIGH: 1 })).toBe(false);
  });
});

describe('parseTime', () => {
  it('reads a time with a zone and nothing else', () => {
    expect(parseTime('2026-06-01T10:00:00+02:00')).toBe(Date.parse('2026-06-01T08:00:00Z'));
    for (const text of ['', 'Z', '2026-06-01', 'today Z', undefined, null]) expect(parseTime(text)).toBeUndefined();
  });
});
