import { describe, expect, it } from 'vitest';
import { type BaseSide, compareSarif } from '../../../../src/cli/judge/sarif/compare.ts';
import type { SarifFinding } from '../../../../src/service/sarif/intake.ts';

function finding(filePath: string, fields: Partial<SarifFinding> = {}): SarifFinding {
  const fingerprint = `eval ${filePath}`;
  return {
    tool: 'x',
    ruleId: 'eval',
    filePath,
    isOfCode: true,
    fingerprint,
    contentFingerprint: 'eval(x)',
    ...fields,
  } as SarifFinding;
}

interface Sides {
  base: readonly SarifFinding[];
  head: readonly SarifFinding[];
  before?: readonly string[];
  now?: readonly string[];
  how?: Partial<BaseSide>;
}

function standings({ base, head, before, now, how = {} }: Sides) {
  const textOf = () => undefined;
  const pathsOf = (paths: readonly string[] | undefined) => paths && new Set(paths);
  return compareSarif({
    base: { findings: base, paths: pathsOf(before), textOf, tools: ['x'], diagnostics: [], isCertain: true, ...how },
    head: { findings: head, paths: pathsOf(now), textOf },
    isChanged: () => true,
  });
}

describe('a finding whose file may have another name', () => {
  const gone = finding('old.js');
  it.each<[string, Sides, string]>([
    [
      'is old in the file that is new',
      { base: [gone], head: [finding('new.js')], before: ['old.js'], now: ['new.js'] },
      'old',
    ],
    [
      'is new in a file that was there',
      { base: [gone], head: [finding('b.js')], before: ['old.js', 'b.js'], now: ['b.js'] },
      'new',
    ],
    [
      'is new where the other file is still there',
      { base: [gone], head: [finding('new.js')], before: ['old.js'], now: ['old.js', 'new.js'] },
      'new',
    ],
    [
      'is new with other content',
      {
        base: [gone],
        head: [finding('new.js', { contentFingerprint: 'eval(y)' })],
        before: ['old.js'],
        now: ['new.js'],
      },
      'new',
    ],
    [
      'is new where the files of the base are not known',
      { base: [gone], head: [finding('new.js')], now: ['new.js'] },
      'new',
    ],
    [
      'is new where the files of the head are not known',
      { base: [gone], head: [finding('new.js')], before: ['old.js'] },
      'new',
    ],
    [
      'is doubtful where its tool did not run',
      { base: [], head: [finding('new.js')], before: [], now: ['new.js'], how: { tools: [] } },
      'doubtful',
    ],
  ])('%s', (_, sides, standing) => {
    expect(standings(sides)).toEqual([standing]);
  });

  it('is old once for each finding that is gone', () => {
    const head = [finding('new.js'), finding('new.js')];
    expect(standings({ base: [gone], head, before: ['old.js'], now: ['new.js'] })).toEqual(['old', 'new']);
  });
});
