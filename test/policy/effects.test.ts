import { describe, expect, it } from 'vitest';
import { computeCaseEffects, type JudgedEffects, type RuleCase } from '../../src/policy/effects.ts';
import type { Evidence } from '../../src/policy/evidence.ts';
import type { Finding } from '../../src/policy/finding.ts';
import { judgeEvidence } from '../../src/policy/judge.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { atHigh, evidence, finding, listed, many } from './evidence.ts';

const maybe = { label: 'maybe' } as const;
const elsewhere = { label: 'elsewhere' } as const;
const suppressed = { status: 'FALSE_POSITIVE' } as const;
const unknown = { severity: 'CRITICAL', severityKnown: false } as const;
const onlyHigh: Policy = {
  ...atHigh,
  failOnSeverity: 'NONE',
  threshold: [{ severity: 'HIGH', type: undefined, limit: 0 }],
};
const named = (given: Evidence, policy: Policy) => judgeEvidence(given, policy).rules[0]?.named;

describe('the findings that a rule names', () => {
  it.each<[string, Evidence, Policy, ReturnType<typeof named>]>([
    [
      'block, by severity',
      evidence({ CRITICAL: 1, HIGH: 2 }, [finding({ severity: 'CRITICAL' }), ...many(2)]),
      atHigh,
      { blocks: { CRITICAL: 1, HIGH: 2 }, mayBlock: {} },
    ],
    [
      'may block beside one that does',
      evidence({ HIGH: 2 }, [finding(), ...many(2, maybe)], { state: listed }),
      onlyHigh,
      { blocks: { HIGH: 1 }, mayBlock: { HIGH: 2 } },
    ],
    [
      'are counted apart where their severity is unknown',
      evidence({ HIGH: 1 }, [finding(), finding({ ...unknown, ...maybe })]),
      atHigh,
      { blocks: { HIGH: 1 }, mayBlock: { UNKNOWN: 1 } },
    ],
    [
      'are all that the scan counts, and block',
      evidence({ HIGH: 2 }, [finding(), finding(maybe)], { state: listed }),
      onlyHigh,
      { blocks: { HIGH: 2 }, mayBlock: {} },
    ],
    [
      'are all that the scan counts beside one of elsewhere',
      evidence({ HIGH: 2 }, [finding(), finding(maybe), finding(elsewhere)], { state: listed }),
      onlyHigh,
      { blocks: { HIGH: 2 }, mayBlock: {} },
    ],
    [
      'are all that the scan counts beside one of another severity',
      evidence({ HIGH: 2, LOW: 1 }, [finding(), finding(maybe), finding({ severity: 'LOW' })], { state: listed }),
      onlyHigh,
      { blocks: { HIGH: 2 }, mayBlock: {} },
    ],
    [
      'are not all where a suppressed one may be counted',
      evidence({ HIGH: 2 }, [finding(), finding(maybe), finding({ ...maybe, ...suppressed })], { state: listed }),
      onlyHigh,
      { blocks: { HIGH: 1 }, mayBlock: { HIGH: 1 } },
    ],
    [
      'only may block where none is proven to',
      evidence({ HIGH: 1 }, [finding(maybe)], { state: listed }),
      onlyHigh,
      { blocks: {}, mayBlock: { HIGH: 1 } },
    ],
    [
      'are none of a rule that holds',
      evidence({ LOW: 1 }, [finding({ severity: 'LOW' })]),
      atHigh,
      { blocks: {}, mayBlock: {} },
    ],
  ])('%s', (_, given, policy, expected) => expect(named(given, policy)).toEqual(expected));

  it('are counted without those whose score nobody knows, where the policy leaves these out', () => {
    const policy: Policy = { ...atHigh, failOnSeverity: 'NONE', failOnCvss: 9, unscored: 'ignore' };
    const given = evidence({ HIGH: 3 }, [finding({ cvss: 9.5 }), ...many(2), finding(elsewhere), finding(suppressed)]);
    expect(judgeEvidence(given, policy).rules[0]).toMatchObject({
      named: { blocks: { HIGH: 1 }, mayBlock: {} },
      unscored: 2,
    });
    expect(judgeEvidence(given, { ...policy, unscored: 'unknown' }).rules[0]).not.toHaveProperty('unscored');
    expect(judgeEvidence(given, { ...atHigh, unscored: 'ignore' }).rules[0]).not.toHaveProperty('unscored');
  });
});

describe('the effect of a finding', () => {
  const unlike = { type: undefined } as const;

  interface Told extends Partial<Pick<JudgedEffects, 'counts'> & Pick<Policy, 'scope'>> {
    isLeft?: () => boolean;
  }

  /** What a rule about code of two severities that came to so much says of each of these findings. */
  function effectsOf(
    findings: readonly Finding[],
    result: Pick<RuleCase['result'], 'verdict' | 'hi'>,
    { counts = { HIGH: findings.length }, scope = 'scan', isLeft: isDeferred }: Told = {},
  ) {
    const question = {
      matches: ({ type }: Finding) => (type === undefined ? 'unknown' : type === 'SAST' ? 'yes' : 'no'),
      isExcepted: () => 'no',
    };
    const judged = {
      scope: { includes: inScope, isLeft: isDeferred },
      policy: { ...atHigh, scope },
      findings,
      counts: { MEDIUM: 0, ...counts },
    };
    const rule = { severities: ['HIGH', 'MEDIUM'] };
    const each = { rule, table: { question, findings }, result } as unknown as RuleCase;
    const effects = computeCaseEffects(each, judged as unknown as JudgedEffects);
    return findings.map((each) => effects.get(each));
  }
  /** What lies in no file is in no scope. */
  const inScope = ({ filePath }: Finding) => (filePath === undefined ? 'no' : 'yes');
  const failed = (hi: number) => ({ verdict: 'failed', hi }) as const;
  const [blocks, may, none] = ['blocks', 'may block', undefined];

  it.each<[string, Finding[], Parameters<typeof effectsOf>[1], Parameters<typeof effectsOf>[2], unknown[]]>([
    ['none, where the rule holds', [finding()], { verdict: 'passed', hi: 1 }, {}, [none]],
    ['no more than possible, where the rule is open', [finding()], { verdict: 'inconclusive', hi: 1 }, {}, [may]],
    ['sure, where it is proven', [finding(), finding(maybe)], failed(9), {}, [blocks, may]],
    ['none, of another scan', [finding(), finding(elsewhere)], failed(9), {}, [blocks, none]],
    [
      'the same of every scan in the whole repository',
      [finding(elsewhere), finding(maybe)],
      failed(9),
      { scope: 'repository' },
      [blocks, blocks],
    ],
    ['possible, where the rule may not ask for it', [finding(), finding(unlike)], failed(9), {}, [blocks, may]],
    [
      'the same in the whole repository',
      [finding(), finding(unlike)],
      failed(9),
      { scope: 'repository' },
      [blocks, may],
    ],
    ['none, where the rule does not ask for it', [finding(), finding({ type: 'SCA' })], failed(9), {}, [blocks, none]],
    ['none, where nobody has to act', [finding(), finding(suppressed)], failed(9), {}, [blocks, none]],
    ['sure of all that the scan counts', [finding(), finding(unlike)], failed(2), {}, [blocks, blocks]],
    ['not sure of all where more may break the rule', [finding(), finding(unlike)], failed(3), {}, [blocks, may]],
    ['not sure of all where none is', [finding(maybe), finding(unlike)], failed(2), {}, [may, may]],
    [
      'not sure of all where the scan counts more',
      [finding(), finding(unlike)],
      failed(2),
      { counts: { HIGH: 3 } },
      [blocks, may],
    ],
    [
      'not sure of all where the scan counts fewer',
      [finding(), finding(unlike)],
      failed(2),
      { counts: { HIGH: 1 } },
      [blocks, may],
    ],
    [
      'not sure of all where the scan says nothing',
      [finding(), finding(unlike)],
      failed(2),
      { counts: {} },
      [blocks, may],
    ],
    [
      'not sure of all where one is none of the rule',
      [finding(), finding(unlike), finding({ type: 'SCA' })],
      failed(2),
      { counts: { HIGH: 3 } },
      [blocks, may, none],
    ],
    [
      'not sure of all where one is suppressed',
      [finding(), finding(unlike), finding(suppressed)],
      failed(2),
      { counts: { HIGH: 3 } },
      [blocks, may, none],
    ],
    [
      'not sure of all where the scan counts more of another severity',
      [finding(), finding(unlike)],
      failed(2),
      { counts: { HIGH: 2, MEDIUM: 1 } },
      [blocks, may],
    ],
    [
      'sure of all beside one of another scan',
      [finding(), finding(unlike), finding({ ...elsewhere, type: 'SCA' })],
      failed(2),
      { counts: { HIGH: 2 } },
      [blocks, blocks, none],
    ],
    [
      'sure of all beside what is fixed',
      [finding(), finding(unlike), finding({ ...maybe, status: 'FIXED' })],
      failed(2),
      { counts: { HIGH: 2 } },
      [blocks, blocks, none],
    ],
    [
      'sure of all beside another severity',
      [finding(), finding(unlike), finding({ severity: 'LOW', type: 'SCA' })],
      failed(2),
      { counts: { HIGH: 2 } },
      [blocks, blocks, none],
    ],
    [
      'not sure of all where one may have another severity',
      [finding(), finding({ ...maybe, severityKnown: false })],
      failed(2),
      {},
      [blocks, may],
    ],
    [
      'possible of each, where the scope names none',
      [finding({ filePath: undefined }), finding(unlike)],
      failed(9),
      {},
      [none, may],
    ],
    ['possible of each, where the scope names none of them', [finding({ filePath: undefined })], failed(9), {}, [may]],
    ['none, where the scope leaves it', [finding({ filePath: undefined })], failed(9), { isLeft: () => true }, [none]],
  ])('is %s', (_, findings, result, more, expected) => {
    expect(effectsOf(findings, result, more)).toEqual(expected);
  });
});
