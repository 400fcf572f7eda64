import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../src/gate/policy/judge.ts';
import { type Severity, severities } from '../../src/shared/severity.ts';
import type { Evidence, Exception, Finding, Policy, Scope } from '../gate/policy/evidence.ts';
import { arbitraryEvidence, arbitraryFinding } from './arbitrary-evidence.ts';
import { arbitraryPolicy, arbitraryWorld } from './arbitrary-world.ts';
import { play } from './play.ts';
import { ruleModels } from './rules/registry.ts';
import { modelRuns, modelTimeoutMs } from './runs.ts';
import { brokenRules, doubtfulRules, hasSuppressedInBaseline, truthOf } from './truth.ts';

const exact: readonly Scope[] = ['scan', 'changed', 'changed-lines', 'new'];

describe('a run against the modelled service', () => {
  it(
    `never passes while the scan has more blocking findings than the limit, and never fails while it has not`,
    async () => {
      const seen = { passed: 0, failed: 0, inconclusive: 0, broken: 0, runs: 0 };
      await fc.assert(
        fc.asyncProperty(arbitraryWorld, async (world) => {
          const played = await play(world);
          const { verdict = 'inconclusive', rules } = played.collected?.judgement ?? {};
          const truth = truthOf(world, played.facts);
          const broken = brokenRules(truth);
          seen[verdict] += 1;
          seen.runs += 1;
          if (broken.length > 0) seen.broken += 1;
          if (verdict === 'passed') expect(doubtfulRules(truth), JSON.stringify(rules)).toEqual([]);
          // What the other two scopes count changes while the gate reads, or has no exact number.
          const isExact = exact.includes(world.policy.scope) && !hasSuppressedInBaseline(world);
          if (verdict === 'failed' && isExact) expect(broken).not.toEqual([]);
        }),
        { numRuns: modelRuns },
      );
      console.log(
        `model: ${seen.runs} runs, ${seen.broken} above a limit; ${seen.passed} passed, ${seen.failed} failed, ${seen.inconclusive} inconclusive`,
      );
      // A model in which nothing happens would prove nothing.
      for (const number of [seen.passed, seen.failed, seen.broken]) expect(number).toBeGreaterThan(modelRuns / 20);
    },
    modelTimeoutMs,
  );
});

describe('the judge', () => {
  const verdictOf = (evidence: Evidence, policy: Policy) => judgeEvidence(evidence, policy).verdict;
  const holds =
    <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>) =>
    () =>
      fc.assert(property, { numRuns: modelRuns * 3 });

  it(
    'never lets additional open findings of this scan turn failed or inconclusive into passed',
    holds(
      fc.property(
        arbitraryEvidence,
        arbitraryPolicy,
        fc.array(arbitraryFinding, { minLength: 1, maxLength: 3 }),
        (evidence, policy, more) => {
          if (verdictOf(evidence, policy) === 'passed') return;
          expect(verdictOf(withMore(evidence, more), policy)).not.toBe('passed');
        },
      ),
    ),
    modelTimeoutMs,
  );

  it(
    'does not care for the order of the records, or how often each is there',
    holds(
      fc.property(
        arbitraryEvidence.chain((evidence) =>
          fc.record({
            evidence: fc.constant(evidence),
            again: fc.subarray([...evidence.findings]),
            order: fc.infiniteStream(fc.nat()).map((stream) => stream),
          }),
        ),
        arbitraryPolicy,
        ({ evidence, again, order }, policy) => {
          const shuffled = [...evidence.findings, ...again]
            .map((finding) => ({ finding, rank: order.next().value ?? 0 }))
            .sort((a, b) => a.rank - b.rank)
            .map(({ finding }) => finding);
          const [one, other] = [evidence, { ...evidence, findings: shuffled }].map((each) =>
            judgeEvidence(each, policy),
          );
          expect(other?.rules).toEqual(one?.rules);
          expect(other?.findings).toEqual(one?.findings);
        },
      ),
    ),
    modelTimeoutMs,
  );

  it(
    'never finds a blocker more for an exception more, and never takes a pass back',
    holds(
      fc.property(
        arbitraryEvidence,
        arbitraryPolicy,
        fc.array(anException(), { maxLength: 2 }),
        anException(),
        (...given) => {
          const [evidence, policy, exceptions, added] = given;
          const before = judgeEvidence(evidence, { ...policy, exceptions });
          const after = judgeEvidence(evidence, { ...policy, exceptions: [...exceptions, added] });
          if (before.verdict === 'passed') expect(after.verdict).toBe('passed');
          expect(blockers(before)).toEqual(expect.arrayContaining(blockers(after)));
          for (const [index, rule] of after.rules.entries()) {
            expect(rule.lo).toBeLessThanOrEqual(before.rules[index]?.lo ?? 0);
            expect(rule.hi).toBeLessThanOrEqual(before.rules[index]?.hi ?? 0);
          }
        },
      ),
    ),
    modelTimeoutMs,
  );

  it(
    'never lets a tighter setting turn failed or inconclusive into passed',
    holds(
      fc.property(
        arbitraryEvidence,
        arbitraryPolicy,
        fc.nat(tighter.length - 1),
        fc.nat(),
        (evidence, policy, way, pick) => {
          const before = verdictOf(evidence, policy);
          if (before === 'passed') return;
          const after = verdictOf(evidence, tighter[way]?.(policy, pick) ?? policy);
          expect(after).not.toBe('passed');
          if (before === 'failed') expect(after).toBe('failed');
        },
      ),
    ),
    modelTimeoutMs,
  );

  it(
    'never counts more blocking findings at least than at most',
    holds(
      fc.property(arbitraryEvidence, arbitraryPolicy, (evidence, policy) => {
        for (const { lo, hi } of judgeEvidence(evidence, policy).rules) expect(lo).toBeLessThanOrEqual(hi);
      }),
    ),
    modelTimeoutMs,
  );
});

function withMore(evidence: Evidence, more: readonly Omit<Finding, 'id'>[]): Evidence {
  const counts = { ...evidence.counts };
  const fresh = { ...evidence.known?.counts };
  const findings = more.map((fields, index): Finding => {
    const { severity, severityKnown } = fields;
    const count = counts[severity];
    if (severityKnown && count !== undefined) counts[severity] = count + 1;
    if (severityKnown && fresh[severity] !== undefined) fresh[severity] += 1;
    return {
      ...fields,
      id: `more${index}`,
      status: 'OPEN',
      label: fields.label === 'elsewhere' ? 'seen' : fields.label,
    };
  });
  const known = evidence.known && { ...evidence.known, counts: fresh };
  return { ...evidence, known, counts, findings: [...evidence.findings, ...findings] };
}

function blockers({ findings }: ReturnType<typeof judgeEvidence>): string[] {
  return [...findings].filter(([, { effect }]) => effect === 'blocks').map(([id]) => id);
}

function anException(): fc.Arbitrary<Exception> {
  return fc.record(
    {
      violationId: fc.nat(9).map((index) => `f${index}`),
      cwe: fc.constantFrom('CWE-79', 'CWE-89'),
      type: fc.constantFrom('SAST', 'SCA'),
      path: fc.constantFrom('src/**', 'src/a.js'),
      title: fc.constantFrom('SQL injection', 'Hard-coded key'),
      reason: fc.constant('accepted'),
      expires: fc.constantFrom('2026-05-31', '2026-06-01', '2027-01-01'),
    },
    { requiredKeys: ['reason', 'expires'] },
  );
}

/** Every way to ask for more, with a number to choose by. */
const tighter: readonly ((policy: Policy, pick: number) => Policy)[] = [
  (policy) => ({ ...policy, failOnSeverity: nextLower(policy.failOnSeverity) }),
  (policy, pick) => ({
    ...policy,
    threshold: policy.threshold.map((entry, index) =>
      index === pick % policy.threshold.length ? { ...entry, limit: Math.max(0, entry.limit - 1) } : entry,
    ),
  }),
  (policy) => ({ ...policy, failOnTypes: undefined }),
  (policy) => ({
    ...policy,
    failOnTypes: policy.failOnTypes && [...new Set([...policy.failOnTypes, 'SAST' as const])],
  }),
  (policy) => ({ ...policy, failOnCvss: Math.min(policy.failOnCvss ?? 10, 7) }),
  (policy) => ({ ...policy, failOnEpss: Math.min(policy.failOnEpss ?? 100, 5) }),
  (policy) => ({ ...policy, unscored: 'unknown' }),
  (policy) => ({ ...policy, untouched: 'block' }),
  ...ruleModels.map(({ tighter: tighten }) => tighten),
  (policy, pick) => ({ ...policy, exceptions: policy.exceptions.filter((_, index) => index !== pick % 2) }),
  (policy) => ({ ...policy, scope: wider[policy.scope] }),
];

function nextLower(floor: Policy['failOnSeverity']): Policy['failOnSeverity'] {
  if (floor === 'NONE') return 'CRITICAL';
  return severities[Math.min(severities.indexOf(floor) + 1, severities.length - 1)] as Severity;
}

/** Each scope counts at least what the one before it does. */
const wider: Record<Scope, Scope> = {
  'changed-lines': 'changed',
  changed: 'scan',
  auto: 'scan',
  new: 'scan',
  scan: 'repository',
  repository: 'repository',
};
