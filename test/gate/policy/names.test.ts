import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import {
  atHigh,
  baseOf,
  changesOf,
  detectedDaysAgo,
  type Evidence,
  evidence,
  finding,
  found,
  noCounts,
  type Policy,
} from './evidence.ts';

const elsewhere = { label: 'elsewhere' } as const;
const maybe = { label: 'maybe' } as const;
const warn = (name: string, allow: number) => ({
  name,
  match: { type: ['SAST' as const] },
  allow,
  effect: 'warn' as const,
});
const listFacts = (given: Evidence, policy: Policy) => Object.fromEntries(judgeEvidence(given, policy).findings);
/** Without the rules. */
const relate = (given: Evidence, policy: Policy) => listFacts(given, { ...policy, failOnSeverity: 'NONE' });

describe('a judgement names by finding', () => {
  it('the rules through which it blocks or may', () => {
    const [high, cvss, low] = [
      finding({ id: 'a' }),
      finding({ id: 'b', severity: 'LOW', cvss: 9 }),
      finding({ id: 'c', severity: 'LOW', cvss: 1 }),
    ];
    expect(listFacts(found(high, cvss, low), { ...atHigh, failOnCvss: 9 })).toEqual({
      a: { effect: 'blocks', brokenRules: ['fail-on-severity=high', 'fail-on-cvss=9'] },
      b: { effect: 'blocks', brokenRules: ['fail-on-cvss=9'] },
    });
  });

  it('the rules that warn of it, where they are broken and it is proven', () => {
    const policy: Policy = {
      ...atHigh,
      failOnSeverity: 'NONE',
      rules: [warn('none', 0), warn('few', 1), warn('many', 9)],
    };
    const given = evidence({ HIGH: 2 }, [
      finding({ id: 'a' }),
      finding({ id: 'b' }),
      finding({ id: 'c', ...maybe }),
      finding({ id: 'd', type: 'SCA' }),
    ]);
    expect(listFacts({ ...given, counts: { ...noCounts, HIGH: 5 } }, policy)).toEqual({
      a: { warnedBy: ['none', 'few'] },
      b: { warnedBy: ['none', 'few'] },
    });
  });

  it('why the policy is not about it, where it is open and of this scan', () => {
    const there = { filePath: 'test/a.js' };
    const given = evidence({ HIGH: 2 }, [
      finding({ id: 'in' }),
      finding({ id: 'out', ...there }),
      finding({ id: 'gone', ...there, ...elsewhere }),
      finding({ id: 'suppressed', ...there, status: 'FALSE_POSITIVE' }),
    ]);
    expect(relate(given, { ...atHigh, ignorePaths: ['test/**'] })).toEqual({
      out: { leftOut: 'in an ignored path' },
    });
    expect(relate(given, atHigh)).toEqual({});
  });

  it('how it stands to the base, by what the base holds', () => {
    const baseFindings: Evidence['known'] = {
      base: 'main',
      old: new Set(['old']),
      doubtful: new Set(['doubtful']),
      counts: noCounts,
    };
    const ids = ['old', 'doubtful', 'new'];
    const given = {
      ...found(...ids.map((id) => finding({ id, type: 'SCA', filePath: 'yarn.lock' }))),
      known: baseFindings,
      changes: changesOf(['b.js']),
    };
    expect(relate(given, { ...atHigh, scope: 'auto', untouched: 'note' })).toEqual({
      old: { novelty: 'old' },
      doubtful: { isLeft: true },
      new: { novelty: 'new' },
    });
  });

  it('how it stands to the base, by the times', () => {
    const given = {
      ...evidence({ HIGH: 2 }, [
        finding({ id: 'old', detail: detectedDaysAgo(9), firstSeen: false }),
        finding({ id: 'new', detail: detectedDaysAgo(1), firstSeen: true }),
        finding({ id: 'maybe', detail: detectedDaysAgo(1), firstSeen: true, ...maybe }),
      ]),
      base: baseOf({ HIGH: 1 }),
      changes: changesOf(['a.js']),
    };
    expect(relate(given, { ...atHigh, scope: 'auto' })).toEqual({
      old: { novelty: 'old' },
      new: { novelty: 'new' },
    });
    const baseline = { repository: 'r', branch: 'b', entries: [] };
    expect(relate({ ...given, baseline }, { ...atHigh, scope: 'new' })).toEqual({
      old: { novelty: 'new' },
      new: { novelty: 'new' },
      maybe: { novelty: 'new' },
    });
  });
});
