import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { type Severity, severities } from '../../../src/shared/severity.ts';
import {
  atHigh,
  changing,
  detectedDaysAgo,
  evidence,
  exception,
  type Finding,
  finding,
  found,
  listed,
  listSaid,
  many,
  type NamedRule,
  type Policy,
  verdicts,
} from './evidence.ts';

type Threshold = Policy['threshold'][number];

const none: Policy = { ...atHigh, failOnSeverity: 'NONE' };
const at = (...threshold: Threshold[]): Policy => ({ ...none, threshold });
const entry = (severity: Threshold['severity'], limit: number, type?: Threshold['type']): Threshold => ({
  severity,
  type,
  limit,
});

describe('fail-on-severity', () => {
  it.each(
    severities.flatMap((floor, at) =>
      severities.map((severity, place) => [floor, severity, place <= at ? 'failed' : 'passed'] as const),
    ),
  )('at %s: one %s has %s', (failOnSeverity, severity, verdict) => {
    expect(judgeEvidence(found(finding({ severity })), { ...atHigh, failOnSeverity }).verdict).toBe(verdict);
  });

  it('does not block at none', () => {
    expect(judgeEvidence(found(...many(3, { severity: 'CRITICAL' })), none).verdict).toBe('passed');
  });

  it('counts an unknown severity as CRITICAL', () => {
    const odd = finding({ severity: 'CRITICAL', severityKnown: false });
    expect(judgeEvidence(found(odd), { ...atHigh, failOnSeverity: 'CRITICAL' }).verdict).toBe('failed');
  });

  it('leaves to a threshold what the threshold judges', () => {
    const policy = { ...atHigh, threshold: [entry('HIGH', 1)] };
    expect(verdicts(found(finding()), policy)).toEqual({
      'fail-on-severity=high': 'passed',
      'threshold high=1': 'passed',
    });
    expect(verdicts(found(finding({ severity: 'CRITICAL' })), policy)).toMatchObject({
      'fail-on-severity=high': 'failed',
    });
    const both: Policy = { ...policy, failOnSeverity: 'CRITICAL', threshold: [entry('CRITICAL', 0)] };
    expect(judgeEvidence(found(), both).rules).toHaveLength(1);
  });

  it('keeps the types of a severity that no entry names', () => {
    const policy = { ...atHigh, threshold: [entry('HIGH', 1, 'SCA')] };
    expect(verdicts(found(finding({ type: 'SCA' })), policy)).toMatchObject({ 'fail-on-severity=high': 'passed' });
    expect(verdicts(found(finding({ type: 'IAC' })), policy)).toMatchObject({ 'fail-on-severity=high': 'failed' });
  });

  it('takes a finding of unknown type although a type has an entry of its own', () => {
    const policy = { ...atHigh, threshold: [entry('HIGH', 1, 'SCA')] };
    expect(verdicts(found(finding({ type: undefined })), policy)).toMatchObject({ 'fail-on-severity=high': 'failed' });
  });
});

describe('threshold', () => {
  it.each<[string, Policy, Finding[], string]>([
    ['5 of 5 pass', at(entry('HIGH', 5)), many(5), 'passed'],
    ['6 of 5 fail', at(entry('HIGH', 5)), many(6), 'failed'],
    ['0 of 0 pass', at(entry('HIGH', 0)), [], 'passed'],
    ['1 of 0 fails', at(entry('LOW', 0)), many(1, { severity: 'LOW' }), 'failed'],
    ['another severity does not enter', at(entry('HIGH', 0)), many(3, { severity: 'MEDIUM' }), 'passed'],
    ['every entry must hold', at(entry('HIGH', 5), entry('LOW', 0)), many(1, { severity: 'LOW' }), 'failed'],
    ['a type enters its own entry', at(entry('HIGH', 0, 'SCA')), many(1, { type: 'SCA' }), 'failed'],
    ['another type does not', at(entry('HIGH', 0, 'SCA')), many(1, { type: 'SAST' }), 'passed'],
    [
      'its own entry alone judges it: looser than the severity’s',
      at(entry('HIGH', 0), entry('HIGH', 2, 'SCA')),
      many(2, { type: 'SCA' }),
      'passed',
    ],
    [
      'its own entry alone judges it: tighter than the severity’s',
      at(entry('HIGH', 5), entry('HIGH', 0, 'SCA')),
      many(1, { type: 'SCA' }),
      'failed',
    ],
    [
      'other types enter the entry of the severity',
      at(entry('HIGH', 1), entry('HIGH', 9, 'SCA')),
      [...many(2, { type: 'SCA' }), ...many(2, { type: 'IAC' })],
      'failed',
    ],
    [
      'an unknown type enters every entry of its severity',
      at(entry('HIGH', 0), entry('HIGH', 0, 'SCA'), entry('HIGH', 9, 'IAC')),
      many(1, { type: undefined }),
      'failed',
    ],
    [
      'an unknown type enters the entry of one type too',
      at(entry('HIGH', 0, 'SCA')),
      many(1, { type: undefined }),
      'failed',
    ],
    [
      'an unknown type of another severity does not',
      at(entry('HIGH', 0, 'SCA')),
      many(1, { type: undefined, severity: 'LOW' }),
      'passed',
    ],
    [
      'an unknown severity enters the entry of CRITICAL',
      at(entry('CRITICAL', 0)),
      many(1, { severity: 'CRITICAL', severityKnown: false }),
      'failed',
    ],
  ])('%s', (_, policy, findings, verdict) => {
    expect(judgeEvidence(found(...findings), policy).verdict).toBe(verdict);
  });

  it('is bounded by the scan’s own count when the list is of no use', () => {
    expect(judgeEvidence(evidence({ HIGH: 5 }, [], { state: changing }), at(entry('HIGH', 5))).verdict).toBe('passed');
    expect(judgeEvidence(evidence({ HIGH: 6 }, [], { state: changing }), at(entry('HIGH', 5))).verdict).toBe(
      'inconclusive',
    );
  });

  it('bounds a type by the count of its severity', () => {
    expect(judgeEvidence(evidence({ HIGH: 2 }, [], { lists: {} }), at(entry('HIGH', 2, 'SCA'))).verdict).toBe('passed');
    expect(judgeEvidence(evidence({ HIGH: 3 }, [], { lists: {} }), at(entry('HIGH', 2, 'SCA'))).verdict).toBe(
      'inconclusive',
    );
  });

  it('proves a type from the count once the list has settled', () => {
    const maybe = { label: 'maybe' } as const;
    const findings = [finding({ type: 'SCA', ...maybe }), finding({ type: 'SAST', ...maybe })];
    expect(judgeEvidence(evidence({ HIGH: 2 }, findings), at(entry('HIGH', 0, 'SCA'))).verdict).toBe('failed');
    expect(judgeEvidence(evidence({ HIGH: 1 }, findings), at(entry('HIGH', 0, 'SCA'))).verdict).toBe('inconclusive');
    expect(judgeEvidence(evidence({ HIGH: 2 }, findings, { state: listed }), at(entry('HIGH', 0, 'SCA'))).verdict).toBe(
      'inconclusive',
    );
  });
});

describe('fail-on-types', () => {
  const only: Policy = { ...atHigh, failOnTypes: ['SECRET', 'SCA'] };
  it.each<[string, Finding[], string]>([
    ['a type that it names blocks', many(1, { type: 'SCA' }), 'failed'],
    ['another type does not', many(1, { type: 'SAST' }), 'passed'],
    ['an unknown type counts as every type', many(1, { type: undefined }), 'failed'],
    ['a low one of a named type does not', many(1, { type: 'SECRET', severity: 'LOW' }), 'passed'],
  ])('%s', (_, findings, verdict) => {
    expect(judgeEvidence(found(...findings), only).verdict).toBe(verdict);
  });

  it('narrows every rule', () => {
    const policy: Policy = {
      ...only,
      failOnSeverity: 'NONE',
      threshold: [entry('HIGH', 0)],
      failOnCvss: 7,
      failOnEpss: 5,
    };
    const bad = { cvss: 9, epss: 50 };
    expect(Object.values(verdicts(found(finding({ type: 'SAST', ...bad })), policy))).toEqual(Array(3).fill('passed'));
    expect(Object.values(verdicts(found(finding({ type: 'SCA', ...bad })), policy))).toEqual(Array(3).fill('failed'));
  });

  it('says so', () => {
    expect(judgeEvidence(found(), only).rules[0]?.line).toBe(
      'no critical or high (SECRET, SCA only) found by this scan',
    );
  });
});

describe('fail-on-cvss and fail-on-epss', () => {
  const cvss: Policy = { ...none, failOnCvss: 7 };
  const epss: Policy = { ...none, failOnEpss: 5 };
  it.each<[string, Policy, Partial<Finding>, string]>([
    ['a CVSS at the limit blocks', cvss, { cvss: 7 }, 'failed'],
    ['a CVSS below it does not', cvss, { cvss: 6.9 }, 'passed'],
    ['an EPSS at the limit blocks', epss, { epss: 5 }, 'failed'],
    ['an EPSS below it does not', epss, { epss: 4.9 }, 'passed'],
    ['a CVSS says nothing about an EPSS', epss, { cvss: 10, detail: detectedDaysAgo(1) }, 'passed'],
    ['an EPSS says nothing about a CVSS', cvss, { epss: 100, severity: 'LOW', detail: detectedDaysAgo(1) }, 'passed'],
    ['a score of 0 is a score', { ...none, failOnCvss: 0 }, { cvss: 0 }, 'failed'],
    ['the severity does not matter', cvss, { cvss: 9, severity: 'INFO' }, 'failed'],
    ['nor does an unknown one', cvss, { cvss: 9, severity: 'CRITICAL', severityKnown: false }, 'failed'],
  ])('%s', (_, policy, fields, verdict) => {
    expect(judgeEvidence(found(finding(fields)), policy).verdict).toBe(verdict);
  });

  const read = detectedDaysAgo(1);
  const offScale: Partial<Finding> = { unclear: ['cvss', 'epss'] };
  const unknownSeverity = { severity: 'CRITICAL', severityKnown: false } as const;
  it.each<[number, Severity, string]>([
    [9, 'CRITICAL', 'failed'],
    [9.1, 'CRITICAL', 'inconclusive'],
    [10, 'CRITICAL', 'inconclusive'],
    [7, 'HIGH', 'failed'],
    [7.1, 'HIGH', 'inconclusive'],
    [8.9, 'HIGH', 'inconclusive'],
    [9, 'HIGH', 'passed'],
    [4, 'MEDIUM', 'failed'],
    [6.9, 'MEDIUM', 'inconclusive'],
    [7, 'MEDIUM', 'passed'],
    [0.1, 'LOW', 'failed'],
    [3.9, 'LOW', 'inconclusive'],
    [4, 'LOW', 'passed'],
    [0, 'INFO', 'failed'],
    [0.1, 'INFO', 'passed'],
  ])('a missing CVSS is one of its severity: at a limit of %f a %s is %s', (limit, severity, verdict) => {
    const policy: Policy = { ...none, failOnCvss: limit };
    expect(judgeEvidence(found(finding({ severity, detail: read })), policy).verdict).toBe(verdict);
    expect(judgeEvidence(found(finding({ severity, detail: read })), { ...policy, unscored: 'ignore' }).verdict).toBe(
      'passed',
    );
  });

  it.each<[string, Policy, Partial<Finding>, string]>([
    ['a missing CVSS of an unknown severity may be any', { ...none, failOnCvss: 10 }, unknownSeverity, 'inconclusive'],
    ['a missing EPSS of a dependency is unknown', epss, { type: 'SCA' }, 'inconclusive'],
    ['a missing EPSS of an unknown type is unknown', epss, { type: undefined }, 'inconclusive'],
    ['a missing EPSS of code is none', epss, { type: 'SAST' }, 'passed'],
    ['a missing EPSS of a secret is none', epss, { type: 'SECRET' }, 'passed'],
    ['an EPSS limit of 0 asks for any dependency', { ...none, failOnEpss: 0 }, { type: 'SCA' }, 'failed'],
    ['a limit that no missing score can miss blocks', { ...none, failOnCvss: 0 }, unknownSeverity, 'failed'],
    ['a CVSS off its scale may be any', { ...none, failOnCvss: 9 }, { severity: 'LOW', ...offScale }, 'inconclusive'],
    ['so it may where none is ignored', { ...cvss, unscored: 'ignore' }, offScale, 'inconclusive'],
    ['and where another source states a milder one', cvss, { cvss: 5, ...offScale }, 'inconclusive'],
    ['a greater one blocks', cvss, { cvss: 7, ...offScale }, 'failed'],
    ['an EPSS off its scale may be any, of code too', epss, { type: 'SAST', ...offScale }, 'inconclusive'],
    ['an ignored EPSS is none', { ...epss, unscored: 'ignore' }, { type: 'SCA' }, 'passed'],
    ['an ignored CVSS of an unknown severity is none', { ...cvss, unscored: 'ignore' }, unknownSeverity, 'passed'],
  ])('%s', (_, policy, fields, verdict) => {
    expect(judgeEvidence(found(finding({ detail: read, ...fields })), policy).verdict).toBe(verdict);
  });

  it.each<[string, Policy, Partial<Finding>]>([
    ['CVSS', { ...none, failOnCvss: 9 }, { severity: 'LOW' }],
    ['CVSS, which its severity reaches', { ...none, failOnCvss: 4 }, {}],
    ['EPSS', epss, { type: 'SCA' }],
    ['EPSS of code', epss, { type: 'SAST' }],
  ])('a score that only the list leaves out is unknown: %s', (_, policy, fields) => {
    expect(judgeEvidence(found(finding({ ...fields, label: 'seen', detail: undefined })), policy).verdict).toBe(
      'inconclusive',
    );
  });

  it.each<[string, Policy, string]>([
    ['how they are judged', cvss, '2 without a CVSS score, judged by severity'],
    ['that they are not judged', { ...cvss, unscored: 'ignore' }, '2 without a CVSS score, not judged'],
    ['which of them matter', epss, '1 dependencies without an EPSS score, unknown'],
    ['that none of them is judged', { ...epss, unscored: 'ignore' }, '2 without an EPSS score, not judged'],
  ])('says how many have none, and %s', (_, policy, words) => {
    const sca = finding({ type: 'SCA', detail: read, severity: 'LOW' });
    const given = found(finding({ severity: 'LOW', detail: read }), sca, finding({ cvss: 3, epss: 1 }));
    expect(judgeEvidence(given, policy).rules[0]?.line).toContain(words);
  });
});

describe('an exception', () => {
  it('covers a finding in every rule', () => {
    const policy: Policy = {
      ...atHigh,
      threshold: [entry('LOW', 0)],
      failOnCvss: 7,
      failOnEpss: 5,
      exceptions: [exception({ path: 'a.js' })],
    };
    const bad = finding({ cvss: 9, epss: 50 });
    expect(judgeEvidence(found(bad), policy).verdict).toBe('passed');
    expect(
      judgeEvidence(found(bad), { ...policy, exceptions: [exception({ path: 'a.js', expires: '2026-05-31' })] })
        .verdict,
    ).toBe('failed');
  });
});

describe('the words of a rule', () => {
  const words = (policy: Policy) =>
    judgeEvidence(found(), policy).rules.map(({ rule, line, remedy }) => [rule, line, remedy]);
  const orSuppress = 'or suppress them in the service with a reason.';
  it.each<[string, Policy, string, string]>([
    ['fail-on-severity=critical', { ...none, failOnSeverity: 'CRITICAL' }, 'critical', 'Fix the critical findings, '],
    [
      'fail-on-severity=high',
      { ...none, failOnSeverity: 'HIGH' },
      'critical or high',
      'Fix the critical or high findings, ',
    ],
    [
      'fail-on-severity=low',
      { ...none, failOnSeverity: 'LOW' },
      'critical, high, medium or low',
      'Fix the critical, high, medium or low findings, ',
    ],
    ['threshold high=5', at(entry('HIGH', 5)), 'high', 'Bring the high findings down to 5, '],
    ['threshold sca-low=0', at(entry('LOW', 0, 'SCA')), 'SCA low', 'Bring the SCA low findings down to 0, '],
    [
      'fail-on-cvss=7.5',
      { ...none, failOnCvss: 7.5 },
      'findings with CVSS 7.5 or more',
      'Fix the findings with CVSS 7.5 or more, ',
    ],
    [
      'fail-on-epss=5%',
      { ...none, failOnEpss: 5 },
      'findings with EPSS 5% or more',
      'Fix the findings with EPSS 5% or more, ',
    ],
  ])('of %s are its setting, what it counts and a way out', (name, policy, subject, remedy) => {
    const { limit = 0 } = policy.threshold[0] ?? {};
    const line = `no ${subject} found by this scan${limit === 0 ? '' : `, ${limit} allowed`}`;
    expect(words(policy)).toEqual([[name, line, `${remedy}${orSuppress}`]]);
  });
});

const rule = (match: NamedRule['match'], allow = 0): NamedRule => ({ name: 'r', match, allow, effect: 'block' });
const named = (match: NamedRule['match'], allow?: number): Policy => ({ ...none, rules: [rule(match, allow)] });

describe('what a rule asks, in parts', () => {
  it('is its kind with the values of its setting', () => {
    const policy: Policy = {
      ...none,
      failOnSeverity: 'HIGH',
      threshold: [entry('LOW', 5, 'SCA')],
      failOnCvss: 7,
      failOnEpss: 5,
      maxAge: { HIGH: 30 },
      rules: [rule({ severity: ['LOW'] }), rule({ cvss: 9 })],
    };
    expect(judgeEvidence(found(), policy).rules.map(({ asks }) => asks)).toEqual([
      { kind: 'severity', floor: 'HIGH' },
      { kind: 'threshold', severity: 'LOW', type: 'SCA' },
      { kind: 'cvss', least: 7 },
      { kind: 'epss', least: 5 },
      { kind: 'age', severity: 'HIGH', days: 30 },
      { kind: 'match', severities: ['LOW'] },
      { kind: 'match', severities },
    ]);
  });

  it.each<[NamedRule['match'], number, string]>([
    [{ severity: ['HIGH'] }, 0, 'Fix the high findings'],
    [{ severity: ['HIGH'], type: ['SCA'], cvss: undefined }, 0, 'Fix the SCA high findings'],
    [{ severity: ['HIGH'], path: ['src/**'] }, 0, 'Fix the high in src/**'],
    [{ cvss: 7 }, 0, 'Fix the findings with CVSS 7 or more'],
    [{ severity: ['HIGH'] }, 2, 'Bring the high findings down to 2'],
  ])('of %j, %i allowed, says how it would pass', (match, allow, words) => {
    const remedies = (origin: 'service' | 'embedded') =>
      judgeEvidence({ ...found(), origin }, named(match, allow)).rules.map(({ remedy }) => remedy);
    expect(remedies('service')).toEqual([`${words}, or suppress them in the service with a reason.`]);
    expect(remedies('embedded')).toEqual([
      `${words}, or accept them by violation_id with an exception in the policy file.`,
    ]);
  });

  it.each<[string, NamedRule['match'], Policy['unscored'], string | undefined, boolean | undefined]>([
    ['nothing that has a score', { severity: ['HIGH'] }, 'unknown', undefined, undefined],
    ['one score', { cvss: 7 }, 'unknown', 'without a CVSS score, judged by severity', false],
    ['one score that may be ignored', { epss: 5 }, 'ignore', 'without an EPSS score, not judged', true],
    ['two scores', { cvss: 7, epss: 5 }, 'unknown', 'without one of the scores', false],
  ])('for %s says what is judged without it', (_, match, unscored, words, isIgnored) => {
    const told = [{}, { cvss: 1 }, { epss: 1 }].map((fields) => {
      const [rule] = judgeEvidence(found(finding({ type: 'SCA', ...fields })), { ...named(match), unscored }).rules;
      return [words !== undefined && rule?.line.includes(`1 ${words}`) === true, rule?.unscored];
    });
    const counted = words === undefined ? [] : [true, !match.cvss || !!match.epss, !!match.cvss];
    expect(told.map(([isSaid]) => isSaid)).toEqual(words === undefined ? [false, false, false] : counted);
    const number = isIgnored === true ? counted.map(Number) : [undefined, undefined, undefined];
    expect(told.map(([, unscored]) => unscored)).toEqual(number);
  });
});

describe('a rule that is broken', () => {
  const others = (fields: Partial<Finding>) => [
    finding({ id: 'low', severity: 'LOW', ...fields }),
    finding({ id: 'untyped', severity: 'LOW', type: undefined, ...fields }),
  ];
  it.each<[string, Policy, Partial<Finding>]>([
    ['fail-on-severity', atHigh, {}],
    ['threshold', at(entry('HIGH', 0)), {}],
    ['threshold of a type', at(entry('HIGH', 0, 'SAST')), {}],
  ])('by %s blames no finding of another severity', (_, policy, fields) => {
    const effects = listSaid(
      judgeEvidence(found(finding({ id: 'high', ...fields }), ...others(fields)), policy),
      'effect',
    );
    expect([...effects]).toEqual([['high', 'blocks']]);
  });
});
