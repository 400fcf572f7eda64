import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/policy/evidence.ts';
import { judge } from '../../src/policy/judge.ts';
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
const named = (given: Evidence, policy: Policy) => judge(given, policy).rules[0]?.named;

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
    expect(judge(given, policy).rules[0]).toMatchObject({ named: { blocks: { HIGH: 1 }, mayBlock: {} }, unscored: 2 });
    expect(judge(given, { ...policy, unscored: 'unknown' }).rules[0]).not.toHaveProperty('unscored');
    expect(judge(given, { ...atHigh, unscored: 'ignore' }).rules[0]).not.toHaveProperty('unscored');
  });
});
