import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import {
  atHigh,
  changesOf,
  changing,
  type Evidence,
  evidence,
  exception,
  finding,
  listed,
  many,
  noCounts,
  type Policy,
  settled,
} from './evidence.ts';

type Threshold = Policy['threshold'][number];

const none: Policy = { ...atHigh, failOnSeverity: 'NONE' };
const upTo = (limit: number, type?: Threshold['type']): Policy => ({
  ...none,
  threshold: [{ severity: 'HIGH', type, limit }],
});
const critical = { severity: 'CRITICAL' } as const;
const suppressed = { status: 'ACCEPTED_RISK' } as const;
const maybe = { label: 'maybe' } as const;
const elsewhere = { label: 'elsewhere' } as const;
const excepting: Partial<Policy> = { exceptions: [exception({ violationId: 'accepted' })] };
const ofBase = { base: 'main', old: new Set(['old', 'older']), doubtful: new Set<string>(), counts: noCounts };
const lines = (given: Evidence, policy: Policy) => judgeEvidence(given, policy).rules.map(({ line }) => line);

describe('how many a line says', () => {
  it.each<[string, Evidence, Policy, string]>([
    ['none', evidence({}, []), upTo(5), 'no high found by this scan, 5 allowed'],
    ['all that are allowed', evidence({ HIGH: 2 }, many(2)), upTo(5), '2 high found by this scan, 5 allowed'],
    [
      'the most there can be, where that is allowed',
      evidence({ HIGH: 4 }, many(2), { state: changing }),
      upTo(5),
      'at most 4 high found by this scan, 5 allowed',
    ],
    [
      'one finding, where the rule names no severity',
      evidence({ HIGH: 1 }, [finding({ cvss: 9 })]),
      { ...none, failOnCvss: 9 },
      '1 finding with CVSS 9 or more found by this scan (1 high)',
    ],
    [
      'one of a rule whose words come later',
      evidence({ HIGH: 1 }, [finding({ type: 'SCA', cvss: 9 })]),
      { ...none, rules: [{ name: 'r', match: { type: ['SCA'], cvss: 9 }, allow: 0, effect: 'block' }] },
      '1 SCA findings with CVSS 9 or more found by this scan (1 high)',
    ],
    ['all that are too many', evidence({ HIGH: 3 }, many(3)), upTo(2), '3 high found by this scan, 2 allowed'],
    [
      'the least there are, where that is too many',
      evidence({ HIGH: 4 }, many(3), { state: changing }),
      upTo(2),
      '3 high found by this scan, 2 allowed',
    ],
    [
      'from where to where, when the limit lies between',
      evidence({ HIGH: 4 }, many(1), { state: changing }),
      upTo(2),
      'between 1 and 4 high found by this scan (the list kept changing while it was read), 2 allowed',
    ],
    [
      'no end, where nothing sets one',
      { ...evidence({}, many(1)), counts: { CRITICAL: 0 } },
      upTo(2),
      '1 or more high found by this scan (the scan states no count of high), 2 allowed',
    ],
  ])('%s', (_, given, policy, line) => {
    expect(lines(given, policy)).toEqual([line]);
  });
});

describe('what a line explains', () => {
  it.each<[string, Evidence, Policy, string]>([
    [
      'the scan’s counts by severity, where the rule has several',
      evidence({ CRITICAL: 1, HIGH: 2, LOW: 7 }, [finding(critical), ...many(2)]),
      atHigh,
      '3 critical or high found by this scan (1 critical, 2 high)',
    ],
    [
      'every count that the scan does not state',
      { ...evidence({}, many(1)), counts: { LOW: 0 } },
      atHigh,
      '1 critical or high found by this scan (the scan states no count of critical, high)',
    ],
    [
      'what is suppressed, of this scan and this severity',
      evidence({ HIGH: 2 }, [
        ...many(2, suppressed),
        finding({ ...suppressed, ...elsewhere }),
        finding({ ...suppressed, severity: 'LOW' }),
      ]),
      upTo(0),
      'no high found by this scan (2 suppressed in the service)',
    ],
    [
      'nothing that is suppressed and beside the rule',
      evidence({ HIGH: 2 }, many(2, suppressed)),
      upTo(0, 'SCA'),
      'no SCA high found by this scan',
    ],
    [
      'what is excepted',
      evidence({ HIGH: 1 }, [finding({ id: 'accepted' })]),
      { ...upTo(0), ...excepting },
      'no high found by this scan (1 accepted)',
    ],
    [
      'nothing that is excepted and beside the rule',
      evidence({ HIGH: 1 }, [finding({ id: 'accepted' })]),
      { ...upTo(0, 'SCA'), ...excepting },
      'no SCA high found by this scan',
    ],
    [
      'no exception for what another branch holds',
      evidence({ HIGH: 0 }, [finding({ id: 'accepted', ...elsewhere })]),
      { ...upTo(0), ...excepting },
      'no high found by this scan',
    ],
    [
      'what is suppressed and excepted as suppressed alone',
      evidence({ HIGH: 1 }, [finding({ id: 'accepted', ...suppressed })]),
      { ...upTo(0), ...excepting },
      'no high found by this scan (1 suppressed in the service)',
    ],
    [
      'severities that nobody knows, where they count',
      evidence({}, [finding({ ...critical, severityKnown: false })]),
      atHigh,
      '1 critical or high found by this scan (1 of unknown severity, counted as critical)',
    ],
    [
      'nothing of them where they do not',
      evidence({ HIGH: 0 }, [finding({ ...critical, severityKnown: false })]),
      upTo(0),
      'no high found by this scan',
    ],
    [
      'nothing that is old and beside the rule',
      { ...evidence({ HIGH: 2 }, [finding({ id: 'old' }), finding({ id: 'older', type: 'SCA' })]), known: ofBase },
      { ...upTo(0, 'SAST'), scope: 'auto' },
      'no SAST high new since main (1 existing)',
    ],
    [
      'nothing that is left to another run and beside the rule',
      evidence({ HIGH: 2 }, [finding({ type: 'SECRET' }), finding({ type: 'SCA' })], { changes: changesOf(['b.js']) }),
      { ...none, threshold: [{ severity: 'HIGH', type: 'SCA', limit: 0 }], scope: 'auto' },
      'no SCA high more than the base branch has (1 in files that are not changed here, left to the default branch’s run)',
    ],
    [
      'open findings without a score, not suppressed ones',
      evidence({ HIGH: 2 }, [finding(), finding(suppressed)]),
      { ...none, failOnCvss: 7, unscored: 'ignore' },
      'no findings with CVSS 7 or more found by this scan (2 high; 1 without a CVSS score, not judged)',
    ],
  ])('%s', (_, given, policy, line) => {
    expect(lines(given, policy)).toEqual([line]);
  });
});

describe('why a line stays open', () => {
  it.each<[string, Evidence, string]>([
    [
      'a list that was read only once',
      evidence({ HIGH: 1 }, many(1, maybe), { state: listed }),
      '(1 high; the list kept changing)',
    ],
    [
      'unknown severities that were not read, before all else',
      evidence({ HIGH: 1 }, many(1, maybe), { state: listed, unknownSeverities: 'unread' }),
      '(1 high; the list of violations of unknown severity kept changing)',
    ],
    ['a list that was not read', evidence({ HIGH: 1 }, [], { lists: {} }), '(1 high; the list was not read)'],
    [
      'a list that holds less than the scan counts',
      evidence({ HIGH: 2 }, many(1, maybe)),
      '(2 high; the scan counts 2 high, the list shows 1)',
    ],
    [
      'the first of several reasons alone',
      evidence({ CRITICAL: 1, HIGH: 2 }, [], { lists: { HIGH: settled } }),
      '(1 critical, 2 high; the list was not read)',
    ],
    [
      'the reason of the severity that has one',
      evidence({ CRITICAL: 1, HIGH: 2 }, many(1, { ...critical, ...suppressed }), {
        lists: { CRITICAL: settled, HIGH: changing },
      }),
      '(1 critical, 2 high; 1 suppressed in the service; the list kept changing while it was read)',
    ],
    [
      'no reason of a severity of which the scan counts nothing',
      evidence({ HIGH: 2 }, [], { lists: { HIGH: changing } }),
      '(2 high; the list kept changing while it was read)',
    ],
  ])('is %s', (_, given, because) => {
    const { verdict, rules } = judgeEvidence(given, atHigh);
    expect(verdict).toBe('inconclusive');
    expect(rules[0]?.line.replace(/^.* found by this scan /, '')).toBe(because);
  });
});

it('says of a decided rule nothing about the list', () => {
  const failed = evidence({ HIGH: 1 }, many(1), { state: changing });
  expect(lines(failed, atHigh)).toEqual(['1 critical or high found by this scan (1 high)']);
});
