import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import {
  atHigh,
  baseOf,
  changesOf,
  detectedDaysAgo,
  type Evidence,
  evidence,
  type Finding,
  finding,
  listed,
  listSaid,
  many,
  type Policy,
  settled,
  without,
} from './evidence.ts';

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
  /** The rule may ask for it, or does not. */
  const [unlike, other] = [{ filePath: undefined }, { filePath: 'b.js' }];
  const changes = changesOf(['other.js']);
  const old = { filePath: 'x.js', detail: detectedDaysAgo(9) };
  const [blocks, may, none] = ['blocks', 'may block', undefined];

  /** Of each finding, by a rule about two files and two severities. */
  function effectsOf(counts: Evidence['counts'], findings: readonly Finding[], more: Told = {}) {
    const { scope = 'scan', ...rest } = more;
    const match = { path: ['a.js', 'x.js'], severity: ['HIGH', 'MEDIUM'] } as const;
    const rules = [{ name: 'r', match, allow: 0, effect: 'block' } as const];
    const given = evidence(counts, findings, { state: listed, ...rest });
    const effects = listSaid(
      judgeEvidence(given, { ...atHigh, failOnSeverity: 'NONE', scope, untouched: 'note', rules }),
      'effect',
    );
    return findings.map(({ id }) => effects.get(id));
  }

  interface Told extends Partial<Evidence>, Partial<Pick<Policy, 'scope'>> {
    state?: typeof listed;
  }

  it.each<[string, Evidence['counts'], Finding[], Told, unknown[]]>([
    ['none, where the rule holds', { HIGH: 1 }, [finding(other)], { state: settled }, [none]],
    ['no more than possible, where the rule is open', { HIGH: 2 }, [finding(maybe), finding(maybe)], {}, [may, may]],
    ['sure, where it is proven', { HIGH: 9 }, [finding(), finding(maybe)], {}, [blocks, may]],
    ['none, of another scan', { HIGH: 9 }, [finding(), finding(elsewhere)], {}, [blocks, none]],
    [
      'the same of every scan in the whole repository',
      {},
      [finding(elsewhere), finding(maybe)],
      { scope: 'repository', state: settled },
      [blocks, blocks],
    ],
    ['possible, where the rule may not ask for it', { HIGH: 9 }, [finding(), finding(unlike)], {}, [blocks, may]],
    [
      'the same in the whole repository',
      {},
      [finding(), finding(unlike)],
      { scope: 'repository', state: settled },
      [blocks, may],
    ],
    ['none, where the rule does not ask for it', { HIGH: 9 }, [finding(), finding(other)], {}, [blocks, none]],
    ['none, where nobody has to act', { HIGH: 9 }, [finding(), finding(suppressed)], {}, [blocks, none]],
    ['sure of all that the scan counts', { HIGH: 2 }, [finding(), finding(unlike)], {}, [blocks, blocks]],
    ['not sure of all where the scan counts more', { HIGH: 3 }, [finding(), finding(unlike)], {}, [blocks, may]],
    ['not sure of all where the scan counts fewer', { HIGH: 1 }, [finding(), finding(unlike)], {}, [blocks, may]],
    ['not sure of all where the scan says nothing', without('HIGH'), [finding(), finding(unlike)], {}, [blocks, may]],
    [
      'not sure of all where one is none of the rule',
      { HIGH: 3 },
      [finding(), finding(unlike), finding(other)],
      { state: settled },
      [blocks, may, none],
    ],
    [
      'not sure of all where one is suppressed',
      { HIGH: 3 },
      [finding(), finding(unlike), finding(suppressed)],
      { state: settled },
      [blocks, may, none],
    ],
    [
      'not sure of all where the scan counts more of another severity',
      { HIGH: 2, MEDIUM: 1 },
      [finding(), finding(unlike)],
      {},
      [blocks, may],
    ],
    [
      'sure of all beside one of another scan',
      { HIGH: 2 },
      [finding(), finding(unlike), finding({ ...elsewhere, ...other })],
      {},
      [blocks, blocks, none],
    ],
    [
      'sure of all beside what is fixed',
      { HIGH: 2 },
      [finding(), finding(unlike), finding({ ...maybe, status: 'FIXED' })],
      {},
      [blocks, blocks, none],
    ],
    [
      'sure of all beside another severity',
      { HIGH: 2 },
      [finding(), finding(unlike), finding({ severity: 'LOW', ...other })],
      {},
      [blocks, blocks, none],
    ],
    [
      'possible of each, where the scope names none',
      { HIGH: 2 },
      [finding(old), finding(old)],
      { scope: 'auto', base: baseOf({}), changes },
      [may, may],
    ],
    [
      'none, where the scope leaves it',
      { HIGH: 2 },
      [finding(old), finding({ ...old, type: 'SCA' })],
      { scope: 'auto', base: baseOf({}), changes },
      [may, none],
    ],
  ])('is %s', (_, counts, findings, more, expected) => expect(effectsOf(counts, findings, more)).toEqual(expected));
});
