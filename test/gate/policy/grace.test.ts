/** `new-advisory-grace` and `fixable`, from what is known of an advisory to what they decide. */
import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { addJudgement } from '../../../src/gate/report/judged.ts';
import { createReport } from '../../../src/gate/report/report.ts';
import { formatSentence } from '../../../src/gate/report/sentence/sentence.ts';
import { tighten } from '../../../src/gate/settings/policy-settings.ts';
import { readText } from '../../../src/gate/settings/reading.ts';
import { sampleReport } from '../report/sample.ts';
import {
  type Advisory,
  atHigh,
  dayMs,
  detectedDaysAgo,
  evidence,
  type Finding,
  finding,
  found,
  listSaid,
  type Policy,
  scanStart,
} from './evidence.ts';

const advisory = (fields: Partial<Advisory> = {}): Advisory => ({
  cves: [],
  fix: undefined,
  fixedVersion: undefined,
  fixedAt: undefined,
  publishedAt: undefined,
  ...fields,
});
const ago = (days: number) => scanStart - days * dayMs;
/** A finding in a dependency, first detected so many days ago. */
const sca = (days: number, known?: Partial<Advisory>, fields: Partial<Finding> = {}) =>
  finding({
    type: 'SCA',
    detail: { ...detectedDaysAgo(days), ...(known && { advisory: advisory(known) }) },
    ...fields,
  });

describe('a grace of 7 days', () => {
  const policy: Policy = { ...atHigh, newAdvisoryGrace: { HIGH: 7 } };
  const noTime = { ...detectedDaysAgo(1), firstDetected: undefined };

  it.each<[string, Finding, string]>([
    ['holds for what was detected yesterday', sca(1), 'passed'],
    ['holds just before its end', sca(6.999), 'passed'],
    ['ends', sca(7), 'failed'],
    ['runs from the advisory', sca(1, { publishedAt: ago(3) }), 'passed'],
    ['is over for an old advisory that was detected today', sca(0, { publishedAt: ago(400) }), 'failed'],
    ['does not begin anew with a later advisory', sca(30, { publishedAt: ago(1) }), 'failed'],
    ['needs a time', sca(1, {}, { detail: noTime }), 'failed'],
    ['needs one time', sca(1, {}, { detail: { ...noTime, advisory: advisory({ publishedAt: ago(1) }) } }), 'passed'],
    ['is for dependencies alone', sca(1, {}, { type: 'SAST' }), 'failed'],
    ['is not for what may be no dependency', sca(1, {}, { type: undefined }), 'failed'],
    ['is not for other severities', sca(1, {}, { severity: 'CRITICAL' }), 'failed'],
    ['is not for unknown severities', sca(1, {}, { severityKnown: false }), 'failed'],
    ['is not for a time that two reads state differently', sca(1, {}, { unclear: ['firstDetected'] }), 'failed'],
    ['is not for a severity that two reads state differently', sca(1, {}, { unclear: ['severity'] }), 'failed'],
    ['is not for a type that two reads state differently', sca(1, {}, { unclear: ['type'] }), 'failed'],
    ['is unknown before the detail was read', sca(1, {}, { detail: undefined }), 'inconclusive'],
  ])('%s', (_, given, verdict) => expect(judgeEvidence(found(given), policy).verdict).toBe(verdict));

  it('of no days is none, whatever was not read', () => {
    const given = found(sca(1, {}, { detail: undefined }));
    expect(judgeEvidence(given, { ...policy, newAdvisoryGrace: { HIGH: 0 } }).verdict).toBe('failed');
  });

  it.each<[string, Finding, string[]]>([
    ['nothing', sca(1, {}, { type: 'SAST' }), []],
    ['nothing, when it is over', sca(8), []],
    ['nothing before the detail was read', sca(1, {}, { detail: undefined }), []],
    ['the last day, when it ends at midnight', sca(1.4166666666666667), ['in its grace until 2026-06-06']],
    ['the last day, when it ends a moment later', sca(1.416666), ['in its grace until 2026-06-07']],
  ])('says %s', (_, given, expected) =>
    expect([...listSaid(judgeEvidence(found(given), policy), 'leftOut').values()]).toEqual(expected),
  );

  it('holds only when it is known when the scan began', () => {
    expect(judgeEvidence({ ...found(sca(1)), startedAt: undefined }, policy).verdict).toBe('failed');
  });

  it('lets nothing off that was not listed', () => {
    const unread = evidence({ HIGH: 1 }, [], { lists: {}, unknownSeverities: 'none' });
    expect(judgeEvidence(unread, policy).verdict).toBe('inconclusive');
  });

  it('is said with the day on which it ends', () => {
    const given = found(sca(1), sca(3));
    const judgement = judgeEvidence(given, policy);
    expect([...listSaid(judgement, 'leftOut').values()]).toEqual([
      'in its grace until 2026-06-07',
      'in its grace until 2026-06-05',
    ]);
    const blank = { ...createReport('1.0.0'), scan: sampleReport().scan, exitCode: 0 };
    const disclosure = { disclose: 'all', isPublic: false, changes: undefined } as const;
    const report = addJudgement(blank, { evidence: given, policy, judgement }, disclosure);
    expect(formatSentence(report)).toBe('Nothing blocks; 2 high are open; 2 in their grace until 2026-06-05');
  });
});

describe('a rule of what can be fixed', () => {
  const rule = { name: 'fixable', match: { fixable: true }, allow: 0, effect: 'block' } as const;
  const policy: Policy = { ...atHigh, failOnSeverity: 'NONE', rules: [rule] };
  const cooling: Policy = { ...policy, fixCooldown: 7 };

  it.each<[string, Policy, Finding, string]>([
    ['counts what has a fix', policy, sca(1, { fix: 'available' }), 'failed'],
    ['leaves out what has none', policy, sca(1, { fix: 'none' }), 'passed'],
    ['counts what nobody says anything of', policy, sca(1), 'failed'],
    ['does not know what was not read', policy, sca(1, {}, { detail: undefined }), 'inconclusive'],
    ['leaves out a fix of yesterday', cooling, sca(1, { fix: 'available', fixedAt: ago(1) }), 'passed'],
    ['counts a fix that is old enough', cooling, sca(1, { fix: 'available', fixedAt: ago(7) }), 'failed'],
    ['counts a fix of which nobody says when', cooling, sca(1, { fix: 'available' }), 'failed'],
    ['counts a fix of yesterday without a cooldown', policy, sca(1, { fix: 'available', fixedAt: ago(1) }), 'failed'],
  ])('%s', (_, given, each, verdict) => expect(judgeEvidence(found(each), given).verdict).toBe(verdict));

  it('knows no cooldown without the time of the scan', () => {
    const given = { ...found(sca(1, { fix: 'available', fixedAt: ago(1) })), startedAt: undefined };
    expect(judgeEvidence(given, cooling).verdict).toBe('failed');
  });
});

describe('the settings', () => {
  it.each([
    ['fix-cooldown', '7', 'is not a number of days, such as 7d'],
    ['fix-cooldown', 'soon', 'is not a number of days'],
    ['new-advisory-grace', 'high=7', 'needs a number of days for "high"'],
    ['new-advisory-grace', 'hgih=7d', 'did you mean high?'],
  ] as const)('%s=%s is refused', (name, text, words) => {
    expect(readText(name, text).complaints.join()).toContain(words);
  });

  it('are tighter with fewer days, or none', () => {
    const of = (fields: Partial<Policy>) => ({
      policy: { ...atHigh, ...fields },
      enforcement: { warnOnly: false, onInconclusive: {} },
    });
    const short = { fixCooldown: 3, newAdvisoryGrace: { HIGH: 2 } };
    const long = { fixCooldown: 7, newAdvisoryGrace: { HIGH: 7, LOW: 30 } };
    expect(tighten(of(long), of(short))).toMatchObject({
      value: { policy: short },
      tightened: ['fix-cooldown=3d', 'new-advisory-grace high=2d', 'no new-advisory-grace low'],
      ignored: [],
    });
    expect(tighten(of(short), of(long))).toMatchObject({
      value: { policy: short },
      tightened: [],
      ignored: ['fix-cooldown=7d', 'new-advisory-grace high=7d', 'new-advisory-grace low=30d'],
    });
    expect(tighten(of({}), of(long)).value.policy).toMatchObject({ fixCooldown: undefined, newAdvisoryGrace: {} });
    expect(tighten(of(long), of({})).value.policy).toMatchObject({ fixCooldown: undefined, newAdvisoryGrace: {} });
  });
});
