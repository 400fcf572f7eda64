import { describe, expect, it } from 'vitest';
import type { Evidence, ListState } from '../../src/policy/evidence.ts';
import { type Finding, type Severity, severities } from '../../src/policy/finding.ts';
import { judge } from '../../src/policy/judge.ts';
import type { Policy } from '../../src/policy/policy.ts';

const atHigh: Policy = { failOnSeverity: 'HIGH', threshold: {} };
const none = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, INFO: 0 };
const listed: ListState = { stands: true, settled: false };
const settled: ListState = { stands: true, settled: true };

let ordinal = 0;
function finding(fields: Partial<Finding> = {}): Finding {
  ordinal += 1;
  return {
    id: `f${ordinal}`,
    title: 'A finding',
    severity: 'HIGH',
    severityKnown: true,
    type: 'SAST',
    status: 'OPEN',
    cvss: undefined,
    epss: undefined,
    filePath: 'a.js',
    line: 1,
    label: 'maybe',
    firstSeen: undefined,
    detail: undefined,
    ...fields,
  };
}
const many = (count: number, fields: Partial<Finding>) => Array.from({ length: count }, () => finding(fields));

/** Evidence with every severity listed in the same state; `state` undefined: nothing was listed. */
function evidence(
  counts: Evidence['counts'],
  findings: Finding[],
  state: ListState | undefined,
  more: Partial<Evidence> = {},
): Evidence {
  const lists = state === undefined ? {} : Object.fromEntries(severities.map((severity) => [severity, state]));
  return {
    counts: { ...none, ...counts },
    findings,
    lists,
    unknownSeverities: state === undefined ? 'none' : 'listed',
    coverage: undefined,
    ...more,
  };
}
function without(severity: Severity): Evidence['counts'] {
  const { [severity]: _, ...rest } = none;
  return rest;
}

describe('judge, the examples of the design', () => {
  it.each<[string, Evidence, string]>([
    [
      'A.high 2 (both open and seen) with two suppressed and seen fails',
      evidence(
        { HIGH: 2 },
        [...many(2, { label: 'seen' }), ...many(2, { status: 'FALSE_POSITIVE', label: 'seen' })],
        listed,
      ),
      'failed',
    ],
    [
      'A.high 1 and a lagging list of 40 FIXED is inconclusive',
      evidence({ HIGH: 1 }, many(40, { status: 'FIXED' }), listed),
      'inconclusive',
    ],
    [
      'A.high 1 and a lagging list of 40 FIXED is inconclusive even when settled',
      evidence({ HIGH: 1 }, many(40, { status: 'FIXED' }), settled),
      'inconclusive',
    ],
    [
      'A.high 1, suppressed, in a settled list passes',
      evidence({ HIGH: 1 }, many(1, { status: 'ACCEPTED_RISK', label: 'seen' }), settled),
      'passed',
    ],
    [
      'A.high 1, suppressed, in a list that has not settled is inconclusive',
      evidence({ HIGH: 1 }, many(1, { status: 'ACCEPTED_RISK', label: 'seen' }), listed),
      'inconclusive',
    ],
    ['A.high 0 with 40 OPEN HIGH of other branches passes', evidence({}, many(40, {}), listed), 'passed'],
    ['a key missing from A is inconclusive', { ...evidence({}, [], settled), counts: without('HIGH') }, 'inconclusive'],
    [
      'a key missing from A that no rule reads passes',
      { ...evidence({}, [], listed), counts: without('LOW') },
      'passed',
    ],
    ['A.high 0 passes without any list', evidence({}, [], undefined), 'passed'],
    ['A.high 1 without any list is inconclusive', evidence({ HIGH: 1 }, [], undefined), 'inconclusive'],
    [
      'A.high 1 with an open one in the list fails without any label',
      evidence({ HIGH: 1 }, many(1, {}), listed),
      'failed',
    ],
    [
      'a new finding that the list does not show yet keeps the run from passing',
      evidence({ HIGH: 2 }, many(1, { status: 'ACCEPTED_RISK', label: 'seen' }), settled),
      'inconclusive',
    ],
    [
      'FIXED although seen is open',
      evidence({ HIGH: 1 }, many(1, { status: 'FIXED', label: 'seen' }), settled),
      'failed',
    ],
    ['an unknown status is open', evidence({ HIGH: 1 }, many(1, { status: 'UNKNOWN' }), settled), 'failed'],
    [
      'an open finding of unknown severity that was seen blocks although A does not count it',
      evidence({}, [finding({ severity: 'CRITICAL', severityKnown: false, label: 'seen' })], settled),
      'failed',
    ],
    [
      'an open finding of unknown severity that may be of this scan is inconclusive',
      evidence({}, [finding({ severity: 'CRITICAL', severityKnown: false })], settled),
      'inconclusive',
    ],
    [
      'an open finding of unknown severity of another branch passes',
      evidence({}, [finding({ severity: 'CRITICAL', severityKnown: false, label: 'elsewhere' })], settled),
      'passed',
    ],
    [
      'unknown severities that were not read are inconclusive',
      evidence({}, [], settled, { unknownSeverities: 'unread' }),
      'inconclusive',
    ],
    [
      'a suppressed finding that might explain the count leaves it open',
      evidence({ HIGH: 1 }, [finding(), finding({ status: 'FALSE_POSITIVE' })], listed),
      'inconclusive',
    ],
    [
      'a suppressed finding of another branch explains nothing',
      evidence({ HIGH: 1 }, [finding(), finding({ status: 'FALSE_POSITIVE', label: 'elsewhere' })], listed),
      'failed',
    ],
    [
      'a list that kept changing bounds nothing',
      evidence({ HIGH: 1 }, many(1, {}), { stands: false, settled: false }),
      'inconclusive',
    ],
    [
      'a list that kept changing still proves what was seen',
      evidence({ HIGH: 1 }, many(1, { label: 'seen' }), { stands: false, settled: false }),
      'failed',
    ],
    [
      'a service that covered nothing did not scan',
      evidence({}, [], undefined, { coverage: { sast: 'not covered', secrets: 'not covered' } }),
      'inconclusive',
    ],
    [
      'one covered type is a scan',
      evidence({}, [], undefined, { coverage: { sast: 'not covered', secrets: 'covered' } }),
      'passed',
    ],
  ])('%s', (_, given, verdict) => {
    expect(judge(given, atHigh).verdict).toBe(verdict);
  });
});

describe('judge, the limits', () => {
  const at = (threshold: Policy['threshold'], failOnSeverity: Policy['failOnSeverity'] = 'HIGH'): Policy => ({
    threshold,
    failOnSeverity,
  });
  it.each<[string, Policy, Evidence['counts'], string]>([
    ['nothing blocks with fail-on-severity none', at({}, 'NONE'), { CRITICAL: 9 }, 'passed'],
    ['MEDIUM does not block at HIGH', at({}), { MEDIUM: 9 }, 'passed'],
    ['INFO blocks at INFO', at({}, 'INFO'), { INFO: 1 }, 'failed'],
    ['5 of 5 allowed pass', at({ HIGH: 5 }), { HIGH: 5 }, 'passed'],
    ['6 of 5 allowed fail', at({ HIGH: 5 }), { HIGH: 6 }, 'failed'],
    [
      'a threshold judges its severity instead of fail-on-severity',
      at({ HIGH: 5 }),
      { HIGH: 5, CRITICAL: 1 },
      'failed',
    ],
    ['a threshold below fail-on-severity adds to it', at({ LOW: 0 }), { LOW: 1 }, 'failed'],
    ['every rule must hold', at({ HIGH: 5, MEDIUM: 0 }), { HIGH: 1, MEDIUM: 1 }, 'failed'],
  ])('%s', (_, policy, counts, verdict) => {
    const findings = severities.flatMap((severity) => many(counts[severity] ?? 0, { severity, label: 'seen' }));
    expect(judge(evidence(counts, findings, settled), policy).verdict).toBe(verdict);
  });
});

describe('judge', () => {
  it('tells which findings block, and which may', () => {
    const [seen, maybe, suppressed, low] = [
      finding({ label: 'seen' }),
      finding(),
      finding({ status: 'FALSE_POSITIVE', label: 'elsewhere' }),
      finding({ severity: 'LOW', label: 'seen' }),
    ];
    const { effects } = judge(evidence({ HIGH: 2, LOW: 1 }, [seen, maybe, suppressed, low], settled), atHigh);
    expect([...effects]).toEqual([
      [seen.id, 'blocks'],
      [maybe.id, 'may block'],
    ]);
  });

  it('explains itself in one line a rule', () => {
    const given = evidence({ CRITICAL: 1, HIGH: 2 }, [finding({ severity: 'CRITICAL' }), finding(), finding()], listed);
    expect(judge(given, atHigh).rules).toMatchObject([
      {
        rule: 'fail-on-severity=high',
        lo: 3,
        hi: 3,
        limit: 0,
        line: '3 CRITICAL or HIGH found by this scan (1 CRITICAL, 2 HIGH), limit 0',
      },
    ]);
  });

  it('says what keeps it from deciding', () => {
    const [rule] = judge(evidence({ HIGH: 1 }, [], listed), atHigh).rules;
    expect(rule?.line).toContain('the scan counts 1 HIGH, the list shows 0');
  });
});
