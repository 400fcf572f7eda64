import { describe, expect, it } from 'vitest';
import {
  mayBelongToScan,
  mayHaveRunAt,
  readDetailedFinding,
  readListItem,
  relabelFinding,
  sharpenWindow,
} from '../../../src/gate/policy/finding.ts';
import { stampSlackMs } from '../../../src/gate/policy/times.ts';
import type { Finding, ScanWindow } from './evidence.ts';

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

  it('says which facts it states in a word that nobody knows, and not which it leaves out', () => {
    const odd = { severity: 'BLOCKER', type: 'DAST', status: 'SNOOZED', line_number: -1 };
    expect(readListItem({ violation_id: 'v', ...odd }).unclear).toEqual(['severity', 'type', 'status', 'line']);
    const left = { severity: null, type: undefined, status: '', line_number: null };
    expect(readListItem({ violation_id: 'v', ...left }).unclear).toEqual([]);
  });

  it('keeps the title, and gives one to a violation without', () => {
    expect(readListItem({ violation_id: 'v', title: 'Eval' }).title).toBe('Eval');
    expect(readListItem({ violation_id: 'v', title: null }).title).toBe('Untitled violation');
  });

  it('has the line that it is given', () => {
    expect([1, 700].map((line_number) => readListItem({ violation_id: 'v', line_number }).line)).toEqual([1, 700]);
  });

  it('takes no label from fields that a list item does not document', () => {
    expect(readListItem({ violation_id: 'v', last_seen: at(1) })).toMatchObject({ label: 'maybe', detail: undefined });
  });

  it.each([0, -1, 1.5, null])('has no line for %j', (line_number) => {
    expect(readListItem({ violation_id: 'v', line_number }).line).toBeUndefined();
  });
});

it('a detail keeps the words for people, and leaves out what the service leaves out', () => {
  const words = { description: 'It runs text', cwe: 'CWE-95', code_snippet: 'eval(x)', remediation: 'Parse it' };
  const { code_snippet: codeSnippet, ...same } = words;
  const detail = (more: object) => readDetailedFinding({ violation_id: 'v', ...more }, window).detail;
  expect(detail(words)).toMatchObject({ ...same, codeSnippet });
  expect(detail({ description: null, cwe: null, code_snippet: null, remediation: null })).toEqual({
    description: undefined,
    cwe: undefined,
    codeSnippet: undefined,
    remediation: undefined,
    firstDetected: undefined,
    lastSeen: undefined,
  });
});

describe('a score', () => {
  it.each([
    [0, 0, 0, 0],
    [10, 100, 10, 100],
    [10.1, 100.1, undefined, undefined],
    [-1, -1, undefined, undefined],
    [null, undefined, undefined, undefined],
  ])('of %j and %j is one on its scale, or none', (cvss_score, epss_score, cvss, epss) => {
    expect(readListItem({ violation_id: 'v', cvss_score, epss_score })).toMatchObject({ cvss, epss });
  });

  it.each<[number, number, string[]]>([
    [10.1, 100, ['cvss']],
    [10, 100.1, ['epss']],
    [88, 1000, ['cvss', 'epss']],
    [-1, -1, []],
  ])('of %j and %j is unclear where it is above its scale: %j', (cvss_score, epss_score, unclear) => {
    expect(readListItem({ violation_id: 'v', cvss_score, epss_score }).unclear).toEqual(unclear);
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
      'maybe before it began, when the scan does not say when it ended',
      at(9),
      { ...window, completedAt: undefined },
      'maybe',
    ],
    ['maybe with a zone, where the scan states none', at(9), { ...window, zone: 'none' }, 'maybe'],
    ['seen without a zone, where the scan states none', '2026-06-01T10:15:00', { ...window, zone: 'none' }, 'seen'],
    [
      'elsewhere without a zone, where the scan states none',
      '2026-06-01 10:09',
      { ...window, zone: 'none' },
      'elsewhere',
    ],
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
      'maybe when another scan, that ended just before, may have stamped it late',
      new Date(ms(9) + stampSlackMs + 60_000).toISOString(),
      { ...window, others: [{ startedAt: ms(1), completedAt: ms(10) }] },
      'maybe',
    ],
    [
      'seen a moment later',
      new Date(ms(10) + stampSlackMs + 1).toISOString(),
      { ...window, others: [{ startedAt: ms(1), completedAt: ms(10) }] },
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
    expect([first(at(10)), first('2026-06-01T10:09:59.999Z')]).toEqual([true, false]);
  });

  it.each([
    [at(20), true],
    [new Date(ms(30) + stampSlackMs).toISOString(), true],
    [new Date(ms(30) + stampSlackMs + 1).toISOString(), undefined],
  ])('takes no first detection for one that is in the future: %s', (first_detected, isKnown) => {
    const { detail, firstSeen } = readDetailedFinding(
      { violation_id: 'v', first_detected },
      { ...window, latestMs: ms(30) },
    );
    expect([detail?.firstDetected, firstSeen]).toEqual([isKnown && Date.parse(first_detected), isKnown]);
  });

  it.each<[string, ScanWindow | undefined]>([
    ['without a window', undefined],
    ['when the scan does not say when it began', { ...window, startedAt: undefined }],
  ])('says nothing %s', (_, given) => {
    const found = readDetailedFinding({ violation_id: 'v', first_detected: at(12), last_seen: at(12) }, given);
    expect(found).toMatchObject({ label: 'maybe', firstSeen: undefined });
  });

  it('follows the window, and a finding without a detail keeps what it has', () => {
    const found = readDetailedFinding({ violation_id: 'v', last_seen: at(15) }, window);
    expect(relabelFinding(found, { ...window, startedAt: ms(16) }).label).toBe('elsewhere');
    expect(relabelFinding(found, undefined).label).toBe('maybe');
    expect(relabelFinding(found, window)).toBe(found);
    const bare: Finding = { ...readListItem({ violation_id: 'v' }), label: 'seen' };
    expect(relabelFinding(bare, undefined)).toBe(bare);
  });
});

describe('the window of a service that stamps with the ends of scans', () => {
  const end = ms(20) + 123;
  const otherEnd = ms(15) + 456;
  const other = { startedAt: ms(5), completedAt: otherEnd };
  const given: ScanWindow = { startedAt: ms(10), completedAt: end, others: [other] };
  const sharp: ScanWindow = { startedAt: end, completedAt: end, others: [] };
  const sharpened = (times: (number | undefined)[], from: ScanWindow = given) =>
    sharpenWindow(
      from,
      times.map((time) =>
        time === undefined
          ? readListItem({ violation_id: 'v' })
          : readDetailedFinding({ violation_id: 'v', last_seen: new Date(time).toISOString() }, from),
      ),
    );

  it.each<[string, (number | undefined)[]]>([
    ['two times are its own end', [end, end]],
    ['every time is the end of a known scan', [end, otherEnd]],
    ['other findings were last seen before it began, or after it ended', [end, ms(10) - 1, otherEnd, end + 1]],
    ['other findings have no detail', [undefined, end, otherEnd]],
  ])('is its very end when %s', (_, times) => {
    expect(sharpened(times)).toEqual(sharp);
  });

  it.each<[string, (number | undefined)[]]>([
    ['there is one time only', [end]],
    ['one time within it is no end', [end, end, ms(17) + 1]],
    ['one time is its first moment', [end, end, ms(10)]],
    ['none is its own end', [otherEnd, otherEnd]],
    ['the second is outside of it', [end, end + 1]],
    ['nothing has a time', [undefined, undefined]],
  ])('is what it was when %s', (_, times) => {
    expect(sharpened(times)).toBe(given);
  });

  it.each<[string, ScanWindow]>([
    ['the times are whole seconds', { ...given, completedAt: ms(20) }],
    ['it does not say when it began', { ...given, startedAt: undefined }],
    ['it does not say when it ended', { ...given, completedAt: undefined }],
  ])('is what it was when %s', (_, from) => {
    expect(sharpened([from.completedAt ?? end, from.completedAt ?? end], from)).toBe(from);
  });

  it('proves nothing beside a scan that ended at the same moment', () => {
    const twin = sharpened([end, end], { ...given, others: [other, { startedAt: ms(12), completedAt: end }] });
    expect(twin).toEqual({ ...sharp, others: [{ startedAt: end, completedAt: end }] });
    const seenAt = (time: number, from: ScanWindow) =>
      readDetailedFinding({ violation_id: 'v', last_seen: new Date(time).toISOString() }, from).label;
    expect([seenAt(end, sharp), seenAt(end, twin), seenAt(otherEnd, sharp)]).toEqual(['seen', 'maybe', 'elsewhere']);
  });
});

describe('isOfScan', () => {
  it('believes the scan that counts none of a severity, unless the times prove otherwise', () => {
    const high = readListItem({ violation_id: 'v', severity: 'HIGH' });
    expect(mayBelongToScan(high, { HIGH: 0 })).toBe(false);
    expect(mayBelongToScan(high, { HIGH: 1 })).toBe(true);
    expect(mayBelongToScan(high, {})).toBe(true);
    expect(mayBelongToScan({ ...high, label: 'seen' }, { HIGH: 0 })).toBe(true);
    expect(mayBelongToScan({ ...high, label: 'elsewhere' }, { HIGH: 1 })).toBe(false);
  });
});

it('a finding that is called ignored is one that was accepted', () => {
  const of = (status: string) => readListItem({ violation_id: 'v', severity: 'HIGH', status } as never).status;
  expect([of('IGNORED'), of('ACCEPTED_RISK'), of('PAUSED')]).toEqual(['ACCEPTED_RISK', 'ACCEPTED_RISK', 'UNKNOWN']);
});

it('a detail has an advisory where the service states one', () => {
  const of = (fields: object) =>
    readDetailedFinding({ violation_id: 'v', severity: 'HIGH', ...fields } as never, undefined).detail ?? {};
  expect(of({ advisory: { cves: ['CVE-2024-1000'] } })).toMatchObject({ advisory: { cves: ['CVE-2024-1000'] } });
  expect(Object.keys(of({}))).not.toContain('advisory');
});

it('a scan may have run at any moment that its times do not rule out', () => {
  const at = (startedAt: number | undefined, completedAt: number | undefined) =>
    [999, 1000, 2000, 7000, 7001].map((moment) => mayHaveRunAt({ startedAt, completedAt }, moment));
  expect(at(1000, 2000)).toEqual([false, true, true, true, false]);
  expect(at(undefined, 2000)).toEqual([true, true, true, true, false]);
  expect(at(1000, undefined)).toEqual([false, true, true, true, true]);
});

it('a score off its scale is none, and so is a line that is no line', () => {
  const of = (fields: object) => {
    const { cvss, epss, line } = readListItem({ violation_id: 'v', severity: 'HIGH', ...fields } as never);
    return [cvss, epss, line];
  };
  expect(of({ cvss_score: 0, epss_score: 100, line_number: 1 })).toEqual([0, 100, 1]);
  expect(of({ cvss_score: 10.1, epss_score: 100.5, line_number: 0 })).toEqual([undefined, undefined, undefined]);
  expect(of({ cvss_score: -1, epss_score: -1, line_number: 1.5 })).toEqual([undefined, undefined, undefined]);
  expect(of({ cvss_score: null, epss_score: null, line_number: null })).toEqual([undefined, undefined, undefined]);
});
