/** `new-advisory-grace` and `fixable`, from what is known of an advisory to what they decide. */
import { describe, expect, it } from 'vitest';
import { type Advisory, mergeAdvisories, readAdvisory } from '../../src/policy/advisory.ts';
import type { Finding } from '../../src/policy/finding.ts';
import { computeGrace, hasGrace } from '../../src/policy/grace.ts';
import { judgeEvidence } from '../../src/policy/judge.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { createReport } from '../../src/report/draft.ts';
import { addJudgement } from '../../src/report/judged.ts';
import { formatSentence } from '../../src/report/sentence/sentence.ts';
import { tighten } from '../../src/settings/policy-settings.ts';
import { readText } from '../../src/settings/reading.ts';
import { sampleReport } from '../report/sample.ts';
import { atHigh, dayMs, detectedDaysAgo, evidence, finding, found, scanStart } from './evidence.ts';

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

  it.each<[string, Finding, object]>([
    ['no', sca(1, {}, { type: 'SAST' }), { answer: 'no' }],
    ['no, when it is over', sca(8), { answer: 'no' }],
    ['unknown', sca(1, {}, { detail: undefined }), { answer: 'unknown' }],
    ['the last day, when it ends at midnight', sca(1.4166666666666667), { answer: 'yes', lastDay: '2026-06-06' }],
    ['the last day, when it ends a moment later', sca(1.416666), { answer: 'yes', lastDay: '2026-06-07' }],
  ])('answers %s', (_, given, expected) =>
    expect(computeGrace(policy, given, { startedAt: scanStart })).toEqual(expected),
  );

  it('is one only where it is for a severity', () => {
    const of = (newAdvisoryGrace: Policy['newAdvisoryGrace']) => hasGrace({ newAdvisoryGrace });
    expect([of(undefined), of({}), of({ LOW: 1 })]).toEqual([false, false, true]);
    expect(computeGrace({ newAdvisoryGrace: undefined }, sca(1), { startedAt: scanStart })).toEqual({ answer: 'no' });
  });

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
    expect([...judgement.leftOut.values()]).toEqual(['in its grace until 2026-06-07', 'in its grace until 2026-06-05']);
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

describe('what is stated of an advisory', () => {
  const stated = {
    cves: ['cve-2024-12345', 'CVE-2021-44228', 'x CVE-2024-12345'],
    fix: 'available' as const,
    fixed_version: '1.2.3',
    fixed_at: '2026-05-20T10:00:00Z',
    published_at: '2026-05-01T10:00:00Z',
  };

  it('is read', () => {
    expect(readAdvisory(stated)).toEqual({
      cves: ['CVE-2021-44228', 'CVE-2024-12345'],
      fix: 'available',
      fixedVersion: '1.2.3',
      fixedAt: Date.parse(stated.fixed_at),
      publishedAt: Date.parse(stated.published_at),
    });
  });

  it('has no time that is in the future, or that cannot be compared', () => {
    const early = { latestMs: Date.parse('2026-05-10T00:00:00Z') };
    expect(readAdvisory(stated, early)).toMatchObject({
      fixedAt: undefined,
      publishedAt: Date.parse(stated.published_at),
    });
    expect(readAdvisory(stated, { zone: 'none' })).toMatchObject({ fixedAt: undefined, publishedAt: undefined });
    expect(readAdvisory({ ...stated, published_at: 'yesterday' })?.publishedAt).toBeUndefined();
  });

  it('is nothing where nobody states one, and has no CVE where none is named', () => {
    expect(readAdvisory(undefined)).toBeUndefined();
    expect(readAdvisory({})?.cves).toEqual([]);
  });

  it('has a time up to that of the service, and a little later', () => {
    const at = Date.parse(stated.published_at);
    const publishedAt = (latestMs: number) => readAdvisory(stated, { latestMs })?.publishedAt;
    expect([publishedAt(at - 5000), publishedAt(at - 5001)]).toEqual([at, undefined]);
  });

  it('twice names the version of a fix, and the package, only where both name the same', () => {
    const of = (fixedVersion: string | undefined, purl?: string) => advisory({ fixedVersion, purl });
    const both = (a: Advisory, b: Advisory) => {
      const sum = mergeAdvisories(a, b);
      return [sum?.fixedVersion, sum?.purl];
    };
    expect(both(of('1.2', 'pkg:npm/a@1'), of('1.2', 'pkg:npm/a@1'))).toEqual(['1.2', 'pkg:npm/a@1']);
    expect(both(of('1.2', 'pkg:npm/a@1'), of('1.3', 'pkg:npm/b@1'))).toEqual([undefined, undefined]);
    expect(both(of('1.2', 'pkg:npm/a@1'), of(undefined))).toEqual([undefined, undefined]);
  });

  it('once lets off nothing by it, and keeps a fix that it knows', () => {
    const known = advisory({ fix: 'available', fixedAt: 9, publishedAt: 9, purl: 'pkg:npm/a@1' });
    for (const sum of [mergeAdvisories(known, undefined), mergeAdvisories(undefined, known)])
      expect(sum).toEqual({ ...known, fixedAt: undefined, purl: undefined });
    expect(mergeAdvisories(undefined, undefined)).toBeUndefined();
  });

  it('twice has no time that only one states', () => {
    const [timed, timeless] = [advisory({ publishedAt: 5, fixedAt: 5 }), advisory()];
    for (const sum of [mergeAdvisories(timed, timeless), mergeAdvisories(timeless, timed)])
      expect(sum).toMatchObject({ publishedAt: undefined, fixedAt: undefined });
  });

  it('twice lets off only what both say', () => {
    const none = advisory({ fix: 'none', fixedAt: 5, publishedAt: 5, cves: ['CVE-2024-1000'] });
    const fixed = advisory({ fix: 'available', fixedAt: 9, publishedAt: 9, cves: ['CVE-2023-1000'] });
    const sum = { fix: 'available', fixedAt: 5, publishedAt: 5, cves: ['CVE-2023-1000', 'CVE-2024-1000'] };
    expect(mergeAdvisories(none, fixed)).toMatchObject(sum);
    expect(mergeAdvisories(fixed, none)).toMatchObject(sum);
    expect(mergeAdvisories(none, none)).toEqual(none);
    expect(mergeAdvisories(none, advisory())).toMatchObject({
      fix: undefined,
      fixedAt: undefined,
      publishedAt: undefined,
    });
    expect(mergeAdvisories(undefined, none)).toMatchObject({ fix: undefined, fixedAt: undefined });
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
