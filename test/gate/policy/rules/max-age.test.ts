/** `max-age` from its text to what it decides. */
import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../../src/gate/policy/judge.ts';
import { parsePolicyFile } from '../../../../src/gate/settings/policy-file.ts';
import { tighten } from '../../../../src/gate/settings/policy-settings.ts';
import { readText } from '../../../../src/gate/settings/reading.ts';
import { settings } from '../../../../src/gate/settings/settings.ts';
import {
  atHigh,
  detectedDaysAgo,
  evidence,
  exception,
  type Finding,
  finding,
  found,
  listSaid,
  type Policy,
  scanStart,
  verdicts,
} from '../evidence.ts';

const none: Policy = { ...atHigh, failOnSeverity: 'NONE' };

describe('the setting', () => {
  const days = { HIGH: 30, CRITICAL: 7 };

  it('is read as days by severity, and written back', () => {
    expect(readText('max-age', 'high=30d critical=7d')).toEqual({ value: days, complaints: [] });
    expect(settings['max-age'].text?.(days)).toBe('high=30d critical=7d');
    expect(atHigh.maxAge).toEqual({});
  });

  it.each([
    ['high=30', 'needs a number of days for "high", such as 30d'],
    ['hgih=30d', 'did you mean high?'],
  ])('%s is refused', (text, words) => {
    expect(readText('max-age', text).complaints.join()).toContain(words);
  });

  it.each([
    'max-age: {high: 30d, critical: 7d}',
    'max-age: high=30d critical=7d',
    'max-age:\n  high: 30d\n  critical: 7d',
  ])('stands in a file as %j', (text) => {
    expect(parsePolicyFile(text, 'a file').settings['max-age']).toEqual(days);
  });

  it('in a file names its unit', () => {
    expect(() => parsePolicyFile('max-age: {high: 30}', 'a file')).toThrow('needs a number of days for "high"');
  });

  it('is tighter with fewer days', () => {
    const of = (maxAge: Policy['maxAge']) => ({
      policy: { ...atHigh, maxAge },
      enforcement: { warnOnly: false, onInconclusive: {} },
    });
    const { value, ...told } = tighten(of({ HIGH: 30, LOW: 90 }), of({ HIGH: 60, CRITICAL: 7 }));
    expect(value.policy.maxAge).toEqual({ CRITICAL: 7, HIGH: 30, LOW: 90 });
    expect(told).toEqual({ tightened: ['max-age critical=7d'], ignored: ['max-age high=60d', 'no max-age low'] });
  });
});

describe('the rule', () => {
  const policy: Policy = { ...none, maxAge: { HIGH: 30 } };
  const aged = (days: number, fields: Partial<Finding> = {}) => finding({ detail: detectedDaysAgo(days), ...fields });
  it.each<[string, Finding, string]>([
    ['older blocks', aged(30.1), 'failed'],
    ['exactly as old does not', aged(30), 'passed'],
    ['younger does not', aged(1), 'passed'],
    ['another severity does not', aged(99, { severity: 'LOW' }), 'passed'],
    ['a detail that was not read leaves it open', finding(), 'inconclusive'],
    [
      'a detail without the time leaves it open',
      finding({ detail: { ...detectedDaysAgo(99), firstDetected: undefined } }),
      'inconclusive',
    ],
    ['suppressed does not', aged(99, { status: 'ACCEPTED_RISK' }), 'passed'],
  ])('%s', (_, given, verdict) => {
    expect(judgeEvidence(found(given), policy).verdict).toBe(verdict);
  });

  it('measures to the start of the scan, and is open without it', () => {
    expect(judgeEvidence({ ...found(aged(99)), startedAt: undefined }, policy).verdict).toBe('inconclusive');
    expect(judgeEvidence({ ...found(aged(29)), startedAt: scanStart + 2 * 24 * 3600 * 1000 }, policy).verdict).toBe(
      'failed',
    );
  });

  it('is a rule for each severity', () => {
    expect(verdicts(found(aged(9)), { ...none, maxAge: { CRITICAL: 1, HIGH: 8 } })).toEqual({
      'max-age critical=1d': 'passed',
      'max-age high=8d': 'failed',
    });
  });

  it('says what it counts, and a way out', () => {
    const [rule] = judgeEvidence(found(), { ...none, maxAge: { MEDIUM: 30 } }).rules;
    expect(rule).toMatchObject({
      rule: 'max-age medium=30d',
      line: 'no medium older than 30 days found by this scan',
      remedy: 'Fix the medium older than 30 days, or suppress them in the service with a reason.',
    });
  });

  it('blames no finding of another severity', () => {
    const old = { detail: detectedDaysAgo(9) };
    const others = [
      finding({ id: 'low', severity: 'LOW', ...old }),
      finding({ id: 'untyped', severity: 'LOW', type: undefined, ...old }),
    ];
    const effects = listSaid(
      judgeEvidence(found(finding({ id: 'high', ...old }), ...others), {
        ...none,
        maxAge: { HIGH: 1 },
      }),
      'effect',
    );
    expect([...effects]).toEqual([['high', 'blocks']]);
  });

  it.each<[string, Partial<Policy>, string]>([
    ['inconclusive where the age is not known', {}, 'inconclusive'],
    ['passed for another type, whatever else is unknown', { failOnTypes: ['SCA'] }, 'passed'],
  ])('is %s', (_, fields, verdict) => {
    expect(judgeEvidence(found(finding()), { ...none, maxAge: { HIGH: 1 }, ...fields }).verdict).toBe(verdict);
  });

  it('is narrowed by types and exceptions, as every rule', () => {
    const old = finding({ detail: detectedDaysAgo(9) });
    const of = (fields: Partial<Policy>) =>
      judgeEvidence(found(old), { ...none, maxAge: { HIGH: 1 }, ...fields }).verdict;
    expect(of({ failOnTypes: ['SCA'] })).toBe('passed');
    expect(of({ failOnTypes: ['SAST'] })).toBe('failed');
    expect(of({ exceptions: [exception({ path: 'a.js' })] })).toBe('passed');
    expect(of({ exceptions: [exception({ path: 'a.js', expires: '2026-05-31' })] })).toBe('failed');
  });
});

describe('beside other rules, the effect of a finding', () => {
  const effectOf = (given: ReturnType<typeof evidence>, policy: Policy) => [
    ...listSaid(judgeEvidence(given, policy), 'effect').values(),
  ];

  it('stays that it blocks when another rule only may', () => {
    const policy: Policy = { ...atHigh, maxAge: { HIGH: 10 } };
    const given = evidence({ HIGH: 1 }, [finding()]);
    expect(judgeEvidence(given, policy).rules.map(({ verdict }) => verdict)).toEqual(['failed', 'inconclusive']);
    expect(effectOf(given, policy)).toEqual(['blocks']);
  });

  it('becomes that it blocks when a later rule is sure', () => {
    const policy: Policy = { ...atHigh, failOnSeverity: 'NONE', failOnCvss: 9, maxAge: { HIGH: 10 } };
    const old = finding({ detail: detectedDaysAgo(11) });
    const scored = finding({ cvss: 9.9 });
    const effects = listSaid(judgeEvidence(evidence({ HIGH: 2 }, [old, scored]), policy), 'effect');
    expect([effects.get(old.id), effects.get(scored.id)]).toEqual(['blocks', 'blocks']);
  });
});
