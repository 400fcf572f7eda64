import { describe, expect, it } from 'vitest';
import { type BaseSide, compareSarif } from '../../../../src/gate/sources/sarif/compare.ts';
import type { SarifFinding } from '../../../../src/sarif/intake.ts';

function finding(filePath: string, fields: Partial<SarifFinding> = {}): SarifFinding {
  const fingerprint = `eval ${filePath}`;
  return {
    tool: 'x',
    ruleId: 'eval',
    filePath,
    isOfCode: true,
    fingerprint,
    contentFingerprint: 'eval(x)',
    severity: 'HIGH',
    ...fields,
  } as SarifFinding;
}

interface Sides {
  base: readonly SarifFinding[];
  head: readonly SarifFinding[];
  /** The path before, by the path now. */
  renames?: Record<string, string>;
  textOf?: (finding: SarifFinding) => string | undefined;
  how?: Partial<BaseSide>;
}

function standings({ base, head, renames = {}, textOf = () => undefined, how = {} }: Sides) {
  return compareSarif({
    base: { findings: base, textOf, tools: ['x'], diagnostics: [], isCertain: true, ...how },
    head: { findings: head, textOf },
    renames: new Map(Object.entries(renames)),
    isChanged: () => true,
  });
}

describe('a finding whose file may have another name', () => {
  const gone = finding('old.js');
  it.each<[string, Sides, string]>([
    ['is old in a renamed file', { base: [gone], head: [finding('new.js')], renames: { 'new.js': 'old.js' } }, 'old'],
    ['is new in a file that git does not take for renamed', { base: [gone], head: [finding('new.js')] }, 'new'],
    [
      'is new with other content',
      { base: [gone], head: [finding('new.js', { contentFingerprint: 'eval(y)' })], renames: { 'new.js': 'old.js' } },
      'new',
    ],
    ['is doubtful where its tool did not run', { base: [], head: [finding('new.js')], how: { tools: [] } }, 'doubtful'],
  ])('%s', (_, sides, standing) => {
    expect(standings(sides)).toEqual([standing]);
  });

  it('is old once for each finding that is gone', () => {
    const head = [finding('new.js'), finding('new.js')];
    expect(standings({ base: [gone], head, renames: { 'new.js': 'old.js' } })).toEqual(['old', 'new']);
  });
});

describe('a finding of a tool that is not known, under the id of an advisory', () => {
  const of = (description: string) =>
    finding('package-lock.json', { ruleId: 'CVE-2024-1234', isOfCode: false, description });
  it.each([
    ['lodash 4.17.1 is vulnerable', 'lodash 4.17.4 is vulnerable', 'old'],
    ['lodash 4.17.1 is vulnerable', 'lodash 4.17.1 is vulnerable', 'old'],
    ['lodash 4.17.1 is vulnerable', 'lodash-es 4.17.1 is vulnerable', 'new'],
    ['lodash@4.17.1', 'minimist@1.2.5', 'new'],
  ])('is of the package that its message names: %j, then %j: %s', (before, now, standing) => {
    const sides = { base: [of(before)], head: [of(now)], textOf: () => '{' };
    expect(standings(sides)).toEqual([standing]);
    const unchanged = compareSarif({
      base: { findings: sides.base, textOf: sides.textOf, tools: ['x'], diagnostics: [], isCertain: true },
      head: { findings: sides.head, textOf: sides.textOf },
      renames: new Map(),
      isChanged: () => false,
    });
    expect(unchanged).toEqual([standing]);
  });
});

describe('a finding that the base holds', () => {
  const low = { severity: 'LOW' } as const;
  const inLock = (purl: string, fields: Partial<SarifFinding> = {}) =>
    finding('package-lock.json', { isOfCode: false, advisory: { cves: [], ids: [], purl }, ...fields } as never);
  const cve = (purl: string, more: object = {}) =>
    inLock(purl, { advisory: { cves: ['CVE-2020-1'], ids: [], purl }, ...more } as never);
  const inYarn = { filePath: 'yarn.lock', fingerprint: 'y' };
  it.each<[string, Sides, string]>([
    ['is old with the same severity', { base: [finding('a.js', low)], head: [finding('a.js', low)] }, 'old'],
    ['is old where its severity fell', { base: [finding('a.js')], head: [finding('a.js', low)] }, 'old'],
    [
      'is new where its score rose within its severity',
      { base: [finding('a.js', { cvss: 7.1 })], head: [finding('a.js', { cvss: 8.8 })] },
      'new',
    ],
    [
      'is old where its score fell within its severity',
      { base: [finding('a.js', { cvss: 8.8 })], head: [finding('a.js', { cvss: 7.1 })] },
      'old',
    ],
    [
      'is old where only now a score is stated',
      { base: [finding('a.js')], head: [finding('a.js', { cvss: 8.8 })] },
      'old',
    ],
    ['is new where its severity rose', { base: [finding('a.js', low)], head: [finding('a.js')] }, 'new'],
    [
      'is new where its severity rose in a renamed file',
      { base: [finding('a.js', low)], head: [finding('b.js')], renames: { 'b.js': 'a.js' } },
      'new',
    ],
    [
      'is old where only its formatting changed',
      {
        base: [finding('a.js', { fingerprint: '1', contentFingerprint: '1', codeSnippet: "eval('a' + b)" })],
        head: [finding('a.js', { fingerprint: '2', contentFingerprint: '2', codeSnippet: 'eval("a" + b); // c' })],
        textOf: ({ codeSnippet }) => codeSnippet,
      },
      'old',
    ],
    [
      'is new where its code changed',
      {
        base: [finding('a.js', { fingerprint: '1', contentFingerprint: '1', codeSnippet: 'eval("a")' })],
        head: [finding('a.js', { fingerprint: '2', contentFingerprint: '2', codeSnippet: 'eval(a)' })],
        textOf: ({ codeSnippet }) => codeSnippet,
      },
      'new',
    ],
    ['is old for the same package', { base: [inLock('pkg:npm/a@1.0.0')], head: [inLock('pkg:npm/a@1.0.1')] }, 'old'],
    ['is new for another package', { base: [inLock('pkg:npm/a@1.0.0')], head: [inLock('pkg:npm/b@1.0.0')] }, 'new'],
    [
      'is old in the lock of another tool',
      { base: [cve('pkg:npm/a@1.0.0')], head: [cve('pkg:npm/a@1.0.0', inYarn)] },
      'old',
    ],
    [
      'is new in the lock of another tool for another version',
      { base: [cve('pkg:npm/a@1.0.0')], head: [cve('pkg:npm/a@1.0.1', inYarn)] },
      'new',
    ],
    [
      'is new for another package whose line is the same',
      {
        base: [inLock('pkg:npm/a@1.0.0', { fingerprint: 'a' })],
        head: [inLock('pkg:npm/b@1.0.0', { fingerprint: 'b' })],
        textOf: () => '"version": "1.0.0",',
      },
      'new',
    ],
    [
      'is new for a package of another scope',
      { base: [inLock('pkg:npm/%40a/c@1.0.0')], head: [inLock('pkg:npm/%40b/c@1.0.0')] },
      'new',
    ],
  ])('%s', (_, sides, standing) => {
    expect(standings(sides)).toEqual([standing]);
  });

  it('makes one finding old, at most, by whichever key', () => {
    const base = [finding('a.js', { codeSnippet: 'eval(x)' })];
    const same = finding('a.js', { codeSnippet: 'eval(x)' });
    const moved = finding('a.js', { fingerprint: '2', contentFingerprint: '2', codeSnippet: 'eval( x )' });
    const textOf = ({ codeSnippet }: SarifFinding) => codeSnippet;
    expect(standings({ base, head: [same, moved], textOf })).toEqual(['old', 'new']);
    expect(standings({ base, head: [moved, same], textOf })).toEqual(['new', 'old']);
  });
});
