import { describe, expect, it } from 'vitest';
import { readListItem } from '../../../src/gate/policy/finding.ts';
import { costRatio, measured } from '../../cost.ts';
import { judged } from '../report/judged-reports.ts';
import { atHigh, type Changes, type Exception, type Finding, found, isExcepted, verdictOf } from './evidence.ts';

const today = '2026-06-01';

function finding(fields: Partial<Finding> = {}): Finding {
  const item = { violation_id: 'v1', severity: 'HIGH', status: 'OPEN', type: 'SAST', title: 'Path traversal' } as const;
  return { ...readListItem({ ...item, file_path: 'src/a.js' } as never), ...fields };
}

function detailed(cwe: string | undefined): Partial<Finding> {
  const nothing = { description: undefined, codeSnippet: undefined, remediation: undefined };
  return { detail: { ...nothing, cwe, firstDetected: undefined, lastSeen: undefined } };
}

function exception(criteria: Partial<Exception>): Exception {
  return { reason: 'It is known and harmless', expires: '2026-12-31', ...criteria };
}

/** What a report says of exceptions. */
const reported = (exceptions: readonly Exception[], findings: readonly Finding[], changes?: Changes) =>
  judged({ ...found(...findings), changes }, { ...atHigh, exceptions, today });
/** The one that covers the finding. */
const coverOf = (given: Finding, ...order: Exception[]) => [...reported(order, [given]).findings][0]?.exception;

const cover = (criteria: Partial<Exception>, fields: Partial<Finding> = {}) =>
  isExcepted(finding(fields), [exception(criteria)], today);

describe('an exception covers a finding', () => {
  it.each<[string, Partial<Exception>, Partial<Finding>, string]>([
    ['by its id', { violationId: 'v1' }, {}, 'yes'],
    ['not by another id', { violationId: 'v2' }, {}, 'no'],
    ['by its type', { type: 'SAST' }, {}, 'yes'],
    ['not of another type', { type: 'SCA' }, {}, 'no'],
    ['not of unknown type', { type: 'SAST' }, { type: undefined }, 'no'],
    ['by its title', { title: 'Path traversal' }, { title: ' Path traversal ' }, 'yes'],
    ['by its title, whatever stands around it', { title: ' Path traversal\n' }, {}, 'yes'],
    ['not by a title in another case', { title: 'path traversal' }, {}, 'no'],
    ['not by a glob in the title', { title: 'Path*' }, {}, 'no'],
    ['by its path', { path: 'src/**' }, {}, 'yes'],
    ['by a path written with ./', { path: './src/*.js' }, { filePath: '/src/a.js' }, 'yes'],
    ['by a path written from the root', { path: '/src/*.js' }, {}, 'yes'],
    ['by a path written with ./ again and again', { path: '././src/*.js' }, {}, 'yes'],
    ['by a folder', { path: 'src/' }, { filePath: './src/deep/.hidden/a.js' }, 'yes'],
    ['not in a folder of the same beginning', { path: 'src/' }, { filePath: 'src2/a.js' }, 'no'],
    ['not without a path', { path: '**' }, { filePath: undefined }, 'no'],
    ['not by a folder that its path leaves', { path: 'test/**' }, { filePath: 'test/../src/a.js' }, 'no'],
    ['not by a folder that its path leaves with \\', { path: 'test/**' }, { filePath: 'test\\..\\src\\a.js' }, 'no'],
    ['not by a folder that its path leaves, encoded', { path: 'test/**' }, { filePath: 'test/%2e%2e/src/a.js' }, 'no'],
    ['not by a folder encoded twice', { path: 'src/**' }, { filePath: 'src/..%2ftest/a.js' }, 'no'],
    ['not where its path leaves the repository', { path: '**' }, { filePath: '../a.js' }, 'no'],
    ['by the folder that its path leads to', { path: 'src/**' }, { filePath: 'test/../src//./a.js' }, 'yes'],
    ['not by a folder in another case', { path: 'Src/**' }, {}, 'no'],
    ['not by one of two paths', { path: 'test/**' }, { filePath: 'test/a.js -> src/b.js' }, 'no'],
    ['not by one of several paths', { path: 'test/**' }, { filePath: 'test/a.js, src/b.js' }, 'no'],
    ['by both of two paths', { path: '{src,test}/**' }, { filePath: 'test/a.js; src/b.js' }, 'yes'],
    ['with its line behind it', { path: 'src/a.js' }, { filePath: 'src/a.js:10' }, 'yes'],
    ['with its line in brackets', { path: 'src/*.js' }, { filePath: 'src/a.js(10,5)' }, 'yes'],
    ['not with what may be part of the name', { path: 'src/*.js' }, { filePath: 'src/a.js::pay' }, 'no'],
    ['in a folder, with what may be part of the name', { path: 'src/**' }, { filePath: 'src/a.js::pay' }, 'yes'],
    ['not by a folder without / behind it', { path: 'src' }, {}, 'no'],
    ['by the very path with its line', { path: 'src/a.js:10' }, { filePath: 'src/a.js:10' }, 'yes'],
    ['by the very path, whatever stands in it', { path: 'docs/a, b.md' }, { filePath: 'docs/a, b.md' }, 'yes'],
    ['by its weakness', { cwe: 'CWE-79' }, detailed('CWE-79'), 'yes'],
    ['by its weakness, however it is written', { cwe: 'CWE-79' }, detailed('cwe-079: Cross-site scripting'), 'yes'],
    ['not by another weakness', { cwe: 'CWE-7' }, detailed('CWE-79'), 'no'],
    ['not by one of several weaknesses', { cwe: 'CWE-79' }, detailed('CWE-79, CWE-80'), 'no'],
    ['not without a weakness', { cwe: 'CWE-79' }, detailed(undefined), 'no'],
    ['perhaps, when its detail was not read', { cwe: 'CWE-79' }, {}, 'unknown'],
    ['not, when another criterion already says no', { cwe: 'CWE-79', type: 'SCA' }, {}, 'no'],
    ['when all criteria match', { cwe: 'CWE-79', type: 'SAST', path: '**/a.js' }, detailed('CWE-79'), 'yes'],
    ['not of another type, in its place', { path: 'src/**', type: 'SCA' }, {}, 'no'],
    ['not of another weakness, in its place', { path: 'src/**', type: 'SAST', cwe: 'CWE-7' }, detailed('CWE-79'), 'no'],
    ['perhaps, in its place, when its detail was not read', { path: 'src/**', cwe: 'CWE-79' }, {}, 'unknown'],
    ['not in a place of which two sources differ', { path: 'src/**' }, { unclear: ['filePath'] }, 'no'],
    ['not by a title of which two sources differ', { title: 'Path traversal' }, { unclear: ['title'] }, 'no'],
    ['in a place whose title two sources state', { path: 'src/**' }, { unclear: ['title'] }, 'yes'],
    ['never without any criterion', {}, {}, 'no'],
  ])('%s', (_, criteria, fields, expected) => {
    expect(cover(criteria, fields)).toBe(expected);
  });

  it.each([
    ['2026-06-02', 'yes'],
    ['2026-06-01', 'yes'],
    ['2026-05-31', 'no'],
  ])('until %s: %s', (expires, expected) => {
    expect(cover({ violationId: 'v1', expires })).toBe(expected);
  });

  it('of several the one that holds longest, and a sure one before one that may', () => {
    const short = exception({ violationId: 'v1', expires: '2026-07-01' });
    const long = exception({ path: 'src/**', expires: '2026-08-01' });
    const unsure = exception({ cwe: 'CWE-79', expires: '2027-01-01' });
    for (const order of [
      [short, long, unsure],
      [unsure, long, short],
    ]) {
      expect(coverOf(finding(), ...order)).toEqual(long);
    }
    expect(isExcepted(finding({ filePath: undefined, id: 'v9' }), [short, unsure], today)).toBe('unknown');
  });
});

it('an exception that does not match takes nothing from one that does, and of two until one day the first counts', () => {
  const matching = exception({ violationId: 'v1' });
  const alike = exception({ path: 'src/**' });
  const other = exception({ violationId: 'v2', expires: '2027-12-31' });
  const unsure = exception({ cwe: 'CWE-79', violationId: 'v2' });
  expect(coverOf(finding(), matching, other)).toEqual(matching);
  expect(coverOf(finding(), other, matching)).toEqual(matching);
  expect(coverOf(finding(), matching, alike)).toEqual(matching);
  expect(coverOf(finding(), alike, matching)).toEqual(alike);
  expect(isExcepted(finding(), [other, unsure], today)).toBe('no');
});

it('the review says what each exception did', () => {
  const used = exception({ path: 'src/**' });
  const expiring = exception({ violationId: 'v2', expires: '2026-06-15' });
  const later = exception({ violationId: 'v3', expires: '2026-06-16' });
  const expired = exception({ violationId: 'v1', expires: '2026-05-31' });
  const unmatched = exception({ title: 'Nothing' });
  const unsure = exception({ cwe: 'CWE-79' });
  const findings = [finding({ id: 'v3' }), finding({ id: 'v2' }), finding({ id: 'v1' }), finding({ id: 'v1' })];
  const all = [used, expiring, later, expired, unmatched, unsure];
  expect(reported(all, findings).exceptions).toEqual({
    used: [
      { exception: used, ids: ['v1', 'v2', 'v3'] },
      { exception: expiring, ids: ['v2'] },
      { exception: later, ids: ['v3'] },
    ],
    expiring: [expiring],
    expired: [expired],
    unmatched: [unmatched],
  });
});

it('the review calls no exception unmatched that may cover one of the findings', () => {
  const unsure = exception({ cwe: 'CWE-79' });
  const review = (...findings: Finding[]) => reported([unsure], findings).exceptions;
  const other = finding({ id: 'v2', ...detailed('CWE-80') });
  expect(review(other)).toMatchObject({ used: [], unmatched: [unsure] });
  expect(review(other, finding())).toMatchObject({ used: [], unmatched: [] });
  expect(review()).toMatchObject({ used: [], unmatched: [unsure] });
});

it('a hundred times as many exceptions cost a finding no ten times as much', measured, () => {
  const exceptionsOf = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      exception(index % 2 === 0 ? { path: `**/module-${index}/**` } : { violationId: `v${index}` }),
    );
  const [few, many] = [exceptionsOf(20), exceptionsOf(2000)];
  const findings = Array.from({ length: 20_000 }, (_, index) =>
    finding({ id: `v${index}`, filePath: `src/module-${index % 100}/file-${index}.js` }),
  );
  const given = found(...findings);
  const ask = (exceptions: readonly Exception[]) => () => verdictOf(given, { ...atHigh, exceptions, today });
  expect(costRatio(ask(few), ask(many))).toBeLessThan(10);
});

it('an exception concerns a change in its place, or a finding of its kind in a changed file', () => {
  const changes = { files: new Map([['src/a.js', { lines: undefined }]]), isComplete: true };
  const inPlace = exception({ path: 'src/**' });
  const elsewhere = exception({ path: 'lib/**' });
  const ofKind = exception({ violationId: 'v1' });
  const ofAnother = exception({ violationId: 'v2' });
  const named = exception({ title: 'Path traversal' });
  const otherwise = exception({ title: 'Another' });
  const findings = [finding({ id: 'v1', filePath: 'src/a.js' }), finding({ id: 'v2', filePath: 'lib/b.js' })];
  const all = [inPlace, elsewhere, ofKind, ofAnother, named, otherwise].map((each) => ({ ...each, expires: today }));
  const ending = (given: Finding[], changed = changes) => reported(all, given, changed).ending;
  const soon = (...several: Exception[]) => several.map((each) => ({ ...each, expires: today }));
  expect(ending(findings)).toEqual(soon(inPlace, ofKind, named));
  expect(ending([])).toEqual(soon(inPlace));
  expect(ending([finding({ id: 'v1', filePath: undefined })])).toEqual(soon(inPlace));
  expect(ending(findings, { files: new Map(), isComplete: true })).toEqual([]);
});
