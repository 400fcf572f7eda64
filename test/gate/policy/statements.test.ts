import { describe, expect, it } from 'vitest';
import { keepWorstOfEarlier, mergeStatements } from '../../../src/gate/policy/statements.ts';
import { exception, type Finding, type FindingDetail, finding, isExcepted } from './evidence.ts';

const nothing: FindingDetail = {
  description: undefined,
  cwe: undefined,
  codeSnippet: undefined,
  remediation: undefined,
  firstDetected: undefined,
  lastSeen: undefined,
};
const of = (fields: Partial<Finding>) => finding({ id: 'v', ...fields });
const unknownWord = { severity: 'CRITICAL', severityKnown: false, unclear: ['severity'] } as const;
const noSeverity = { severity: 'CRITICAL', severityKnown: false } as const;

/** Both orders of the same two must say the same. */
function bothOrders(a: Partial<Finding>, b: Partial<Finding>): Finding[] {
  return [mergeStatements(of(a), of(b)), mergeStatements(of(b), of(a))];
}

describe('two statements about one violation', () => {
  it.each<[string, Partial<Finding>, Partial<Finding>, Partial<Finding>]>([
    [
      'the greater severity counts',
      { severity: 'LOW' },
      { severity: 'HIGH' },
      { severity: 'HIGH', severityKnown: true },
    ],
    ['a missing severity is the other’s', noSeverity, { severity: 'LOW' }, { severity: 'LOW', severityKnown: true }],
    ['a word that nobody knows stays unknown', unknownWord, { severity: 'LOW' }, noSeverity],
    ['the greater scores count', { cvss: 5, epss: 9 }, { cvss: 9.8, epss: 1 }, { cvss: 9.8, epss: 9 }],
    ['a missing score is the other’s', { cvss: 5 }, { epss: 1 }, { cvss: 5, epss: 1 }],
    ['two types are none', { type: 'SAST' }, { type: 'SCA' }, { type: undefined, unclear: ['type'] }],
    ['a missing type is the other’s', { type: undefined }, { type: 'SCA' }, { type: 'SCA', unclear: [] }],
    ['a type once unclear stays so', { type: undefined, unclear: ['type'] }, {}, { type: undefined }],
    [
      'two statuses are unknown',
      { status: 'FIXED' },
      { status: 'ACCEPTED_RISK' },
      { status: 'UNKNOWN', unclear: ['status'] },
    ],
    ['a missing status is the other’s', { status: 'UNKNOWN' }, { status: 'FIXED' }, { status: 'FIXED' }],
    [
      'a status that nobody knows stays so',
      { status: 'UNKNOWN', unclear: ['status'] },
      { status: 'FIXED' },
      { status: 'UNKNOWN' },
    ],
    [
      'two files are none, and the line is of none',
      { filePath: 'a.js' },
      { filePath: 'b.js' },
      { filePath: undefined, line: undefined },
    ],
    [
      'a file written in two ways is one',
      { filePath: './a.js', line: 3 },
      { filePath: 'a.js', line: 3 },
      { line: 3, unclear: [] },
    ],
    ['a missing file is the other’s', { filePath: undefined }, { filePath: 'b.js' }, { filePath: 'b.js', line: 1 }],
    ['two lines are none', { line: 3 }, { line: 4 }, { filePath: 'a.js', line: undefined, unclear: ['line'] }],
    [
      'only a detail says whose it is',
      { label: 'maybe' },
      { label: 'elsewhere', detail: nothing },
      { label: 'elsewhere' },
    ],
    [
      'of two details the nearer to our scan counts',
      { label: 'seen', detail: nothing },
      { label: 'elsewhere', detail: nothing },
      { label: 'seen' },
    ],
    ['two titles are unclear', { title: 'one' }, { title: 'two' }, { unclear: ['title'] }],
    [
      'an untitled one has the other’s title',
      { title: 'Untitled violation' },
      { title: 'two' },
      { title: 'two', unclear: [] },
    ],
  ])('%s', (_, a, b, expected) => {
    for (const one of bothOrders(a, b)) expect(one).toMatchObject(expected);
  });

  it.each<[string, Partial<FindingDetail>, Partial<FindingDetail>, Partial<FindingDetail>]>([
    ['two weaknesses are none', { cwe: 'CWE-79' }, { cwe: 'CWE-89' }, { cwe: undefined }],
    ['two first detections are none', { firstDetected: 1 }, { firstDetected: 2 }, { firstDetected: undefined }],
    ['what was seen later was seen later', { lastSeen: 1 }, { lastSeen: 2 }, { lastSeen: 2 }],
    [
      'what one leaves out the other says',
      { cwe: 'CWE-79' },
      { description: 'text' },
      { cwe: 'CWE-79', description: 'text' },
    ],
  ])('in its details: %s', (_, a, b, expected) => {
    const details = [a, b].map((fields) => ({ detail: { ...nothing, ...fields } }));
    for (const { detail } of bothOrders(details[0] ?? {}, details[1] ?? {})) expect(detail).toMatchObject(expected);
  });

  it('do not say that this scan was the first to see it when they differ on when that was', () => {
    const at = (firstDetected: number, firstSeen: boolean) => ({ firstSeen, detail: { ...nothing, firstDetected } });
    for (const one of bothOrders(at(1, false), at(2, true))) expect(one.firstSeen).toBeUndefined();
  });

  it.each<[string, Partial<Finding>, Partial<Finding>, Parameters<typeof exception>[0]]>([
    ['path', { filePath: 'test/a.js' }, { filePath: 'src/a.js' }, { path: 'test/**' }],
    ['type', { type: 'SAST' }, { type: 'SCA' }, { type: 'SAST' }],
    ['title', { title: 'one' }, { title: 'two' }, { title: 'two' }],
    ['title, the other way', { title: 'one' }, { title: 'two' }, { title: 'one' }],
    [
      'weakness',
      { detail: { ...nothing, cwe: 'CWE-79' } },
      { detail: { ...nothing, cwe: 'CWE-89' } },
      { cwe: 'CWE-79' },
    ],
  ])('are covered by no exception that names a %s of only one of them', (_, a, b, criteria) => {
    for (const one of bothOrders(a, b)) expect(isExcepted(one, [exception(criteria)], '2026-06-01')).toBe('no');
  });
});

describe('a finding that is listed again', () => {
  it.each<[string, Partial<Finding>, Partial<Finding>, Partial<Finding>]>([
    ['the greater severity', { severity: 'LOW' }, { severity: 'HIGH' }, { severity: 'HIGH', severityKnown: true }],
    ['the greater scores', { cvss: 1, epss: 1 }, { cvss: 9, epss: 9 }, { cvss: 9, epss: 9 }],
    ['a severity that nobody knew', { severity: 'LOW' }, unknownWord, unknownWord],
    ['a score off its scale', {}, { unclear: ['line', 'cvss', 'epss'] }, { unclear: ['cvss', 'epss'] }],
    ['a score off its scale once', { unclear: ['cvss'] }, { unclear: ['cvss'] }, { unclear: ['cvss'] }],
    ['no severity that was missing', { severity: 'LOW' }, noSeverity, { severity: 'LOW', severityKnown: true }],
    ['not the status', { status: 'OPEN' }, { status: 'FIXED' }, { status: 'OPEN' }],
    ['not the file', { filePath: 'b.js' }, { filePath: 'a.js' }, { filePath: 'b.js' }],
  ])('keeps of the earlier list: %s', (_, fresh, earlier, expected) => {
    expect(keepWorstOfEarlier(of(fresh), of(earlier))).toMatchObject(expected);
  });

  it('is as it is when it was not listed before', () => {
    const fresh = of({});
    expect(keepWorstOfEarlier(fresh, undefined)).toBe(fresh);
  });
});

it('one detail of two is kept, whichever has it', () => {
  const read = { ...nothing, cwe: 'CWE-79' };
  for (const { detail } of bothOrders({ detail: read }, {})) expect(detail).toBe(read);
});

describe('two reads of the details of one violation', () => {
  const read = (fields: Partial<FindingDetail>) => of({ detail: { ...nothing, ...fields } });
  const detailOf = (a: Partial<FindingDetail>, b: Partial<FindingDetail>) => mergeStatements(read(a), read(b)).detail;

  it('say what the later one says, and else what the earlier one did', () => {
    const texts = { description: 'a', codeSnippet: 'b', remediation: 'c' };
    const later = { description: 'x', codeSnippet: 'y', remediation: 'z' };
    expect(detailOf(texts, later)).toMatchObject(later);
    expect(detailOf(texts, {})).toMatchObject(texts);
    expect(detailOf({}, texts)).toMatchObject(texts);
    expect(detailOf({ lastSeen: 5 }, { lastSeen: 3 })).toMatchObject({ lastSeen: 5 });
  });

  it('have an advisory only where one states it', () => {
    const advisory = { cves: [], fix: undefined, fixedVersion: undefined, fixedAt: undefined, publishedAt: undefined };
    expect(Object.keys(detailOf({}, {}) ?? {})).not.toContain('advisory');
    expect(detailOf({ advisory }, {})?.advisory).toMatchObject({ cves: [] });
  });

  it('are unclear about a weakness that they state differently', () => {
    expect(mergeStatements(read({ cwe: 'CWE-79' }), read({ cwe: 'CWE-89' }))).toMatchObject({
      unclear: ['cwe'],
      detail: { cwe: undefined },
    });
  });

  it('were first seen by this scan where one of them says so', () => {
    for (const [a, b] of [
      [true, undefined],
      [undefined, true],
      [false, true],
    ] as const)
      expect(mergeStatements(of({ firstSeen: a }), of({ firstSeen: b })).firstSeen).toBe(true);
  });
});

it('a title with blanks around it is the same one, and none is the other’s', () => {
  expect(mergeStatements(of({ title: ' XSS ' }), of({ title: 'XSS' })).unclear).toEqual([]);
  for (const title of ['', 'Untitled violation'])
    for (const sum of bothOrders({ title }, { title: 'XSS' })) expect(sum).toMatchObject({ title: 'XSS', unclear: [] });
});
