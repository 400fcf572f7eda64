import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Evidence } from '../../src/policy/evidence.ts';
import type { Finding } from '../../src/policy/finding.ts';
import { type Grouping, groupFindings, sizeOf } from '../../src/policy/groups.ts';
import { isUndecided, judge, openQuestions, openSeverities } from '../../src/policy/judge.ts';
import type { Exception, Policy } from '../../src/policy/policy.ts';
import type { NamedRule } from '../../src/policy/rules/named.ts';
import type { Judgement } from '../../src/policy/verdict.ts';
import { arbitraryEvidence } from '../model/arbitrary-evidence.ts';
import { arbitraryPolicy } from '../model/arbitrary-world.ts';
import { modelRuns, modelTimeoutMs } from '../model/runs.ts';
import { detectedDaysAgo, finding } from './evidence.ts';

/** The same judge, for which no two findings are alike. */
vi.resetModules();
vi.doMock('../../src/policy/groups.ts', async (original) => ({
  ...(await original<object>()),
  groupFindings: (findings: readonly Finding[]): Grouping => ({
    groups: findings.map((finding, place) => ({ finding, size: 1, place })),
    places: Uint32Array.from(findings.keys()),
  }),
}));
const oneByOne = await import('../../src/policy/judge.ts');
afterAll(() => vi.doUnmock('../../src/policy/groups.ts'));

const optional = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
const rule = (name: string, fields: Partial<NamedRule>): NamedRule => ({
  name,
  match: {},
  allow: 0,
  effect: 'block',
  ...fields,
});

const rules = [
  rule('in a file', { match: { path: ['src/a.js'], severity: ['HIGH', 'LOW'] }, allow: 2 }),
  rule('in a language', { match: { language: ['JavaScript'], cvss: 5 }, effect: 'warn' }),
  rule('that can be fixed', { match: { fixable: true, epss: 5 } }),
  rule('of a weakness', { match: { cwe: ['CWE-79'] }, allow: 1 }),
];

const exceptions: fc.Arbitrary<Exception[]> = fc.array(
  fc.record({
    violationId: optional('f0', 'g3'),
    title: optional('SQL injection'),
    path: optional('src/**', 'src/a.js', '*.js'),
    type: optional('SAST', 'SCA'),
    cwe: optional('CWE-79'),
    reason: fc.constant('accepted'),
    expires: fc.constantFrom('2020-01-01', '2030-01-01'),
  }),
  { maxLength: 3 },
);

const policies: fc.Arbitrary<Policy> = fc
  .record({
    policy: arbitraryPolicy,
    paths: optional(['src/**'], ['lib/**', 'src/b.js']),
    ignorePaths: optional(['src/b.js']),
    newAdvisoryGrace: optional({ HIGH: 10 }),
    unscored: fc.constantFrom('unknown' as const, 'ignore' as const),
    rules: fc.subarray(rules),
    exceptions,
  })
  .map(({ policy, ...more }) => ({ ...policy, ...more }));

/** With more of the same, of which most details were not read. */
const evidences: fc.Arbitrary<Evidence> = fc
  .record({ evidence: arbitraryEvidence, again: fc.array(fc.nat(9), { maxLength: 30 }), isRead: fc.boolean() })
  .map(({ evidence, again, isRead }) => {
    const copies = again.flatMap((index, place): Finding[] => {
      const finding = evidence.findings[index];
      if (finding === undefined) return [];
      const scores = place % 2 === 0 ? {} : { cvss: place % 10, epss: place };
      const copy = { ...finding, ...scores, id: `g${place}` };
      return place % 3 === 0
        ? [{ ...copy, detail: undefined }]
        : [place % 5 === 0 ? { ...copy, unclear: ['filePath'] } : copy];
    });
    const findings = [...evidence.findings, ...copies].map((finding) =>
      isRead ? finding : { ...finding, detail: undefined },
    );
    const counts = { ...evidence.counts };
    // Some of the copies are the scan's too: what it counts as often as it is listed is its own.
    for (const { severity, label } of copies.slice(0, again[0]))
      if (label !== 'elsewhere' && counts[severity] !== undefined) counts[severity] += 1;
    return { ...evidence, findings, counts };
  });

const plain = ({ effects, warned, leftOut, news, ...judgement }: Judgement) => ({
  ...judgement,
  byId: [effects, warned, leftOut, news].map((map) => [...map].sort(([a], [b]) => (a < b ? -1 : 1))),
});

describe('a grouping', () => {
  it('asks of what a class has in common once, of each what differs within it, and what is costly of what is concerned', () => {
    const findings = [
      finding({ line: 1 }),
      finding({ line: 2 }),
      finding({ line: 1, cvss: 5 }),
      finding({ line: 1 }),
      finding({ line: 1, detail: detectedDaysAgo(1) }),
      finding({ line: 2 }),
      finding({ line: 1, cvss: 5 }),
    ];
    const of = vi.fn(({ line = 0 }: Finding) => line);
    const ofClass = vi.fn(({ cvss }: Finding) => (cvss === undefined ? 0 : 1));
    const costly = vi.fn((position: number) => position);
    const isConcerned = vi.fn(({ line }: Finding) => line === 2);
    const always = [{ of }, { of: ofClass, isOfClass: true as const }];
    const { groups, places } = groupFindings(findings, { always, costly, isConcerned });
    expect(Array.from(places)).toEqual([0, 1, 2, 0, 3, 4, 2]);
    expect(groups.map(({ size, place }) => [size, place])).toEqual([
      [2, 0],
      [1, 1],
      [2, 2],
      [1, 3],
      [1, 4],
    ]);
    expect(groups.map(({ finding: each }) => findings.indexOf(each))).toEqual([0, 1, 2, 4, 5]);
    expect([of, ofClass, isConcerned].map(({ mock }) => mock.calls.length)).toEqual([6, 2, 3]);
    expect(costly.mock.calls).toEqual([[1], [5]]);
  });

  it('is of what is alike by kind and by what of a class is asked', () => {
    const findings = [{ cvss: 5 }, { cvss: 6 }, { cvss: 9 }, { cvss: 5, severity: 'LOW' as const }].map(finding);
    const { groups } = groupFindings(findings, {
      always: [{ of: ({ cvss = 0 }) => (cvss > 7 ? 1 : 0), isOfClass: true }],
      costly: () => 0,
      isConcerned: () => false,
    });
    expect(groups.map(({ size }) => size)).toEqual([2, 1, 1]);
    expect([sizeOf(groups), sizeOf(groups, ({ cvss }) => cvss === 5)]).toEqual([4, 3]);
  });
});

describe('findings that are judged as one', () => {
  it(
    'are judged as each of them alone',
    () => {
      fc.assert(
        fc.property(evidences, policies, (evidence, policy) => {
          expect(plain(judge(evidence, policy))).toEqual(plain(oneByOne.judge(evidence, policy)));
          expect(isUndecided(evidence, policy)).toBe(oneByOne.isUndecided(evidence, policy));
          expect(openSeverities(evidence, policy)).toEqual(oneByOne.openSeverities(evidence, policy));
          const [asked, alone] = [openQuestions(evidence, policy), oneByOne.openQuestions(evidence, policy)];
          expect(evidence.findings.map(asked)).toEqual(evidence.findings.map(alone));
        }),
        { numRuns: modelRuns },
      );
    },
    modelTimeoutMs,
  );
});
