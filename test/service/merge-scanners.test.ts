import { describe, expect, it } from 'vitest';
import type { ScannerRun } from '../../src/sarif/scanner-run.ts';
import { mergeScannerFindings, raiseKnown } from '../../src/service/merge-scanners.ts';
import { finding } from './embedded.ts';

type ScannerFinding = ScannerRun['findings'][number];

const run = (name: string, findings: ScannerFinding[], isProgram = true): ScannerRun => ({
  ...{ name, scanType: 'sast', coverage: 'covered', diagnostics: [], lookedAt: [], findings },
  ...(isProgram && { program: { version: '1.0' } }),
});
const own = finding({ fingerprint: 'own', severity: 'MEDIUM', description: 'Ours.' });
const other = finding({ fingerprint: 'other', severity: 'HIGH', description: 'Theirs.\n\nFound by bandit (B608).' });
const merge = (change: Partial<ScannerFinding>, before: Partial<ScannerFinding> = {}) =>
  mergeScannerFindings([run('ruff', [{ ...own, ...before }], false), run('bandit', [{ ...other, ...change }])])
    .findings;

describe('findings of two scanners', () => {
  it('are one at the same file, line and weakness, with the identity of the first and the higher severity', () => {
    expect(merge({})).toEqual([
      { ...own, severity: 'HIGH', description: 'Ours.\n\nFound by ruff (MEDIUM) and bandit (HIGH).' },
    ]);
  });

  it('keep the severity of the first if it is the higher one', () => {
    expect(merge({ severity: 'LOW' })[0]?.severity).toBe('MEDIUM');
  });

  it.each<[string, Partial<ScannerFinding>]>([
    ['file', { filePath: 'src/other.ts' }],
    ['line', { line: 43 }],
    ['weakness', { cwe: 'CWE-79' }],
    ['type', { type: 'SECRET' }],
  ])('are two if the %s differs', (_, change) => expect(merge(change)).toHaveLength(2));

  it.each([['line'], ['cwe']] as const)('are two if neither states its %s', (key) => {
    const { [key]: _, ...rest } = finding();
    const runs = [run('ruff', [{ ...rest, fingerprint: 'a' }], false), run('bandit', [{ ...rest, fingerprint: 'b' }])];
    expect(mergeScannerFindings(runs).findings).toHaveLength(2);
  });

  it('are one secret at one line, whatever weakness they name', () => {
    const { cwe: _, ...unnamed } = { ...other, type: 'SECRET' as const };
    const runs = [run('secretlint', [{ ...own, type: 'SECRET' }], false), run('gitleaks', [unnamed])];
    expect(mergeScannerFindings(runs).findings).toHaveLength(1);
  });

  const advisory = { purl: 'pkg:npm/lodash@4.17.4', cves: ['CVE-2019-10744'] };
  it.each([
    ['one if a name of the advisory is the same', { ...advisory, ids: ['GHSA-jf85-cpcp-j695'] }, 1],
    ['two for another version', { ...advisory, purl: 'pkg:npm/lodash@4.17.5' }, 2],
    ['two for another advisory', { ...advisory, cves: ['CVE-2021-23337'] }, 2],
  ])('about a package are %s', (_, theirs, count) => {
    expect(merge({ type: 'SCA', line: 7, advisory: theirs }, { type: 'SCA', line: 1, advisory })).toHaveLength(count);
  });
});

it('two findings of one scanner at one place stay two, and each can have a partner', () => {
  const twice = ['a', 'b'].map((fingerprint) => finding({ fingerprint }));
  const partners = ['c', 'd', 'e'].map((fingerprint) => finding({ fingerprint }));
  const { findings } = mergeScannerFindings([run('ruff', twice, false), run('bandit', partners)]);
  expect(findings.map(({ fingerprint }) => fingerprint)).toEqual(['a', 'b', 'e']);
});

it('two built-in scanners stay apart, so that no identity changes', () => {
  const runs = [run('javascript', [own], false), run('secretlint', [other], false)];
  expect(mergeScannerFindings(runs).findings).toEqual([own, other]);
});

it('three scanners make one finding with three names', () => {
  const [merged, ...rest] = mergeScannerFindings([
    run('ruff', [own], false),
    run('semgrep', [finding({ fingerprint: 's', severity: 'LOW' })]),
    run('bandit', [other]),
  ]).findings;
  expect(rest).toEqual([]);
  expect(merged?.description).toMatch(/Found by ruff \(MEDIUM\) and semgrep \(LOW\) and bandit \(HIGH\)\.$/);
});

describe('a merged finding that the base has', () => {
  const { raisedBy } = mergeScannerFindings([run('ruff', [own], false), run('bandit', [other])]);
  const [first, second] = ['SAST own', 'SAST other'] as const;
  it.each<[string, string[], string[], string[], string[]]>([
    ['is old if all of it is old', [first, second], [], [first, second], []],
    ['is new if the more severe one is new', [first], [], [], []],
    ['is doubtful if the more severe one is', [first], [second], [], [second, first]],
    ['is new if its own scanner says so', [second], [], [second], []],
  ])('%s', (_, old, doubtful, oldNow, doubtfulNow) => {
    expect(raiseKnown({ old, doubtful }, raisedBy)).toEqual({ old: oldNow, doubtful: doubtfulNow });
  });

  it('is old although a milder one is new', () => {
    const mild = mergeScannerFindings([run('ruff', [own], false), run('bandit', [{ ...other, severity: 'LOW' }])]);
    expect(raiseKnown({ old: [first], doubtful: [] }, mild.raisedBy)).toEqual({ old: [first], doubtful: [] });
  });
});
