import { readFileSync } from 'node:fs';
import { join } from 'node:path';
/** Rules with names, from the policy file to what they decide. */
import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../../src/gate/policy/judge.ts';
import { parsePolicyFile } from '../../../../src/gate/settings/policy-file.ts';
import { tighten } from '../../../../src/gate/settings/policy-settings.ts';
import {
  answerOf,
  atHigh,
  detectedDaysAgo,
  evidence,
  exception,
  type Finding,
  finding,
  found,
  many,
  type NamedRule,
  type Policy,
} from '../evidence.ts';

const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../schema/scan-gate.schema.json'), 'utf8'));

const rulesIn = (text: string) => parsePolicyFile(text, 'a file').rules;
/** A policy of these rules alone: `{ match: { severity: high } }`. */
const policyOf = (...rules: string[]): Policy => ({
  ...atHigh,
  failOnSeverity: 'NONE',
  rules: rulesIn(`rules:\n${rules.map((rule, index) => `  - { name: r${index}, ${rule} }\n`).join('')}`),
});
const detail = (fields: Partial<NonNullable<Finding['detail']>> = {}) => ({ ...detectedDaysAgo(1), ...fields });
const of = (fields: Partial<Finding> = {}) => finding({ detail: detail(), ...fields });

it.each([
  [1, 'passed'],
  [2, 'failed'],
])('%i findings of a rule that allows one: %s', (count, verdict) => {
  const findings = Array.from({ length: count }, () => of({ severity: 'HIGH', label: 'seen' }));
  const policy = policyOf('match: { severity: high }, allow: 1');
  expect(judgeEvidence(found(...findings), policy).verdict).toBe(verdict);
});

it('the way out of a rule names what it counts', () => {
  const remedies = (text: string) =>
    judgeEvidence(found(of({ cvss: 9, type: 'SCA' })), policyOf(text)).rules[0]?.remedy;
  expect(remedies('match: { type: sca }')).toMatch(/^Fix the SCA findings(?! findings)/);
  expect(remedies('match: { severity: high }')).toMatch(/^Fix the critical or high findings/);
  expect(remedies('match: { severity: high, cvss: 7 }, allow: 1')).toMatch(
    /^Bring the critical or high with CVSS 7 or more down to 1/,
  );
});

describe('a rule in a policy file', () => {
  it('asks by every predicate, allows nothing and blocks unless it says so', () => {
    const all =
      'severity: medium, type: [sca], cvss: 7, epss: 5%, cwe: [79, CWE-89], path: src/**, language: python, age: 30d';
    expect(rulesIn(`rules: [{ name: all of it, match: { ${all} } }]`)).toEqual([
      {
        name: 'all of it',
        match: {
          severity: ['CRITICAL', 'HIGH', 'MEDIUM'],
          type: ['SCA'],
          cvss: 7,
          epss: 5,
          cwe: ['CWE-79', 'CWE-89'],
          path: ['src/**'],
          language: ['Python'],
          age: 30,
        },
        allow: 0,
        effect: 'block',
      },
    ]);
  });

  it('of one severity means that and all above it, of a list these', () => {
    expect(rulesIn('rules: [{ name: a, match: { severity: high } }]')?.[0]?.match.severity).toEqual([
      'CRITICAL',
      'HIGH',
    ]);
    expect(rulesIn('rules: [{ name: a, match: { severity: [low] } }]')?.[0]?.match.severity).toEqual(['LOW']);
  });

  it.each([
    ['{ match: { severity: high } }', 'rules[0].name: is missing'],
    ['{ name: "a,b", match: { severity: high } }', 'is not a name of at most 60 letters'],
    ['{ name: a }', 'rules[0].match: is missing'],
    ['{ name: a, match: {} }', 'is empty; give at least one of type, severity'],
    ['{ name: a, match: { sevrity: high } }', 'did you mean severity?'],
    ['{ name: a, mach: { severity: high }, match: { severity: high } }', 'did you mean match?'],
    ['{ name: a, match: { severity: hgih } }', '"hgih" is not critical, high, medium, low or info'],
    ['{ name: a, match: { severity: [] } }', 'rules[0].match.severity: is empty'],
    ['{ name: a, match: { cvss: 11 } }', '"11" is not a number from 0 to 10'],
    ['{ name: a, match: { epss: 0.5 } }', 'write the percent sign'],
    ['{ name: a, match: { age: 30 } }', 'a number of days such as 30d'],
    ['{ name: a, match: { cwe: XSS } }', '"XSS" is not a CWE such as CWE-79'],
    ['{ name: a, match: { language: Klingon } }', 'is not a programming language'],
    ['{ name: a, match: { path: "!src/**" } }', 'begins with !'],
    ['{ name: a, match: { path: "{src/**" } }', 'has an unclosed {'],
    ['{ name: a, match: { type: foo } }', 'which is not sast'],
    ['{ name: a, match: { severity: high }, allow: -1 }', 'is less than 0'],
    ['{ name: a, match: { severity: high }, effect: shout }', '"shout" is not block or warn'],
    ['{ name: a, match: { severity: high } }, { name: A, match: { severity: low } }', 'is the name of another rule'],
  ])('%s is refused', (rule, words) => {
    expect(() => rulesIn(`rules: [${rule}]`)).toThrow(words);
  });
});

describe('what fits', () => {
  it.each<[string, string, Finding, string]>([
    ['its severity', 'severity: [medium]', of({ severity: 'MEDIUM' }), 'failed'],
    ['no other severity', 'severity: [medium]', of(), 'passed'],
    [
      'unknown severities as critical',
      'severity: critical',
      of({ severity: 'CRITICAL', severityKnown: false }),
      'failed',
    ],
    ['its type', 'type: [sca]', of({ type: 'SCA' }), 'failed'],
    ['no other type', 'type: [sca]', of(), 'passed'],
    ['unknown types as every type', 'type: [sca]', of({ type: undefined }), 'failed'],
    ['its score', 'cvss: 7', of({ cvss: 7 }), 'failed'],
    ['a missing score that reaches it', 'cvss: 7', of(), 'failed'],
    ['a missing score that may reach it', 'cvss: 8', of(), 'inconclusive'],
    ['no lower score', 'cvss: 8', of({ cvss: 7.9 }), 'passed'],
    ['a missing EPSS of a dependency', 'epss: 5%', of({ type: 'SCA' }), 'inconclusive'],
    ['its weakness', 'cwe: 79', of({ detail: detail({ cwe: 'CWE-79' }) }), 'failed'],
    ['one of its weaknesses', 'cwe: [79, 89]', of({ detail: detail({ cwe: 'CWE-89, CWE-20' }) }), 'failed'],
    ['no other weakness', 'cwe: 79', of({ detail: detail({ cwe: 'CWE-790' }) }), 'passed'],
    ['a weakness that is not stated', 'cwe: 79', of(), 'inconclusive'],
    ['a weakness that nobody read', 'cwe: 79', finding(), 'inconclusive'],
    [
      'a weakness that is stated twice',
      'cwe: 79',
      of({ detail: detail({ cwe: 'CWE-20' }), unclear: ['cwe'] }),
      'inconclusive',
    ],
    ['its place', 'path: src/**', of({ filePath: 'src/a.js' }), 'failed'],
    ['its place in another spelling', 'path: src/**', of({ filePath: './src/../src/%61.js' }), 'failed'],
    ['no other place', 'path: src/**', of({ filePath: 'lib/a.js' }), 'passed'],
    ['a place in another case', 'path: src/**', of({ filePath: 'SRC/a.js' }), 'inconclusive'],
    ['a place on the scanner’s machine', 'path: src/**', of({ filePath: '/home/ci/repo/src/a.js' }), 'inconclusive'],
    ['a place on a machine of drives', 'path: src/**', of({ filePath: 'C:\\repo\\src\\a.js' }), 'inconclusive'],
    ['a path that leads out', 'path: src/**', of({ filePath: '../src/a.js' }), 'inconclusive'],
    ['one of two places', 'path: src/**', of({ filePath: 'lib/a.js -> src/b.js' }), 'inconclusive'],
    ['no path', 'path: src/**', of({ filePath: undefined }), 'inconclusive'],
    ['its language', 'language: javascript', of({ filePath: 'src/a.mjs' }), 'failed'],
    ['no other language', 'language: Python', of({ filePath: 'src/a.mjs' }), 'passed'],
    ['no file of data', 'language: Python', of({ filePath: 'package-lock.json' }), 'passed'],
    ['a program without a telling name', 'language: Python', of({ filePath: 'bin/tool' }), 'inconclusive'],
    ['no file at all', 'language: Python', of({ filePath: undefined }), 'inconclusive'],
    [
      'a file of which two are stated',
      'language: Python',
      of({ filePath: 'a.py', unclear: ['filePath'] }),
      'inconclusive',
    ],
    ['files of two languages', 'language: Python', of({ filePath: 'a.js -> b.py' }), 'inconclusive'],
    ['files of no such language', 'language: Python', of({ filePath: 'a.js -> b.ts' }), 'passed'],
    ['a file outside of the repository', 'language: Python', of({ filePath: '../a.js' }), 'inconclusive'],
    ['what is older', 'age: 30d', of({ detail: detectedDaysAgo(31) }), 'failed'],
    ['nothing younger', 'age: 30d', of({ detail: detectedDaysAgo(30) }), 'passed'],
    ['what has no age', 'age: 30d', of({ detail: detail({ firstDetected: undefined }) }), 'inconclusive'],
    ['all that is asked', 'severity: high, path: src/**, cwe: 79', of({ filePath: 'lib/a.js' }), 'passed'],
  ])('a rule is %s: %s', (_, match, given, verdict) => {
    expect(judgeEvidence(found(given), policyOf(`match: { ${match} }`)).verdict).toBe(verdict);
  });

  it('is counted up to what the rule allows', () => {
    const policy = policyOf('match: { severity: high }, allow: 2');
    expect(judgeEvidence(found(...many(2)), policy).verdict).toBe('passed');
    expect(judgeEvidence(found(...many(3)), policy).verdict).toBe('failed');
  });

  it('is bounded by the scan’s counts of its severities alone', () => {
    const unread = { lists: {}, unknownSeverities: 'none' } as const;
    const policy = policyOf('match: { severity: [low], path: src/** }');
    expect(judgeEvidence(evidence({ HIGH: 3 }, [], unread), policy).verdict).toBe('passed');
    expect(judgeEvidence(evidence({ LOW: 1 }, [], unread), policy).verdict).toBe('inconclusive');
  });

  it('is excused by exceptions, and narrowed by fail-on-types and unscored as everything else', () => {
    const policy = policyOf('match: { cvss: 8 }');
    expect(
      judgeEvidence(found(of({ cvss: 9 })), { ...policy, exceptions: [exception({ path: 'a.js' })] }).verdict,
    ).toBe('passed');
    expect(judgeEvidence(found(of({ cvss: 9 })), { ...policy, failOnTypes: ['SCA'] }).verdict).toBe('passed');
    expect(judgeEvidence(found(of()), { ...policy, unscored: 'ignore' }).verdict).toBe('passed');
  });

  it('is said in words', () => {
    const [rule] = judgeEvidence(
      found(of()),
      policyOf('match: { severity: high, type: [sast], path: [src/**, lib/**] }'),
    ).rules;
    expect(rule).toMatchObject({
      rule: 'r0',
      line: 'no SAST critical or high in src/** or lib/** found by this scan (1 high)',
    });
  });
});

it.each<[NamedRule['match'], string]>([
  [{ severity: ['CRITICAL', 'HIGH'] }, 'critical or high'],
  [{ type: ['SCA'] }, 'SCA findings'],
  [{ path: ['src/**'], severity: ['HIGH'], type: ['SCA'], cvss: 9 }, 'SCA high with CVSS 9 or more in src/**'],
  [{ severity: ['HIGH', 'LOW'] }, 'high or low'],
  [{ type: ['SCA'], severity: ['CRITICAL', 'HIGH', 'LOW'] }, 'SCA critical, high or low'],
  [{ type: ['SCA', 'IAC'] }, 'SCA or IAC findings'],
  [{ type: ['SCA'], cvss: 7, epss: 5 }, 'SCA findings with CVSS 7 or more with EPSS 5% or more'],
  [{ severity: ['HIGH'], cwe: ['CWE-79', 'CWE-89'], path: ['src/**'] }, 'high of CWE-79 or CWE-89 in src/**'],
  [{ language: ['Go', 'Python'], age: 30 }, 'findings in Go or Python files older than 30 days'],
  [{ fixable: true, kev: true }, 'findings that can be fixed that are known to be exploited'],
  [{}, 'findings'],
  [{ owner: ['@a'] }, 'findings owned by @a'],
  [{ severity: ['HIGH'], owner: ['@a', 'none'] }, 'high owned by @a or nobody'],
  [{ type: ['SCA'], cvss: 9 }, 'SCA findings with CVSS 9 or more'],
])('%j is said as: %s', (match, words) => {
  const of = (rules: NamedRule[]) => ({
    policy: { ...atHigh, rules },
    enforcement: { warnOnly: false, onInconclusive: {} },
  });
  const added = tighten(of([]), of([{ name: 'r', match, allow: 0, effect: 'block' }]));
  expect(added.tightened).toEqual([`rule r, which blocks on ${words}`]);
});

it('what asks for nothing is true of everything', () => {
  expect(answerOf(of(), {})).toBe('yes');
});

describe('a rule that warns', () => {
  const warns = policyOf('match: { severity: high }, effect: warn');

  it('changes no verdict, and names what it warns of', () => {
    const given = of();
    const { verdict, rules, warnings, findings } = judgeEvidence(found(given), warns);
    expect({ verdict, rules }).toEqual({ verdict: 'passed', rules: [] });
    expect(warnings).toMatchObject([{ rule: 'r0', verdict: 'failed', lo: 1 }]);
    expect([...findings]).toEqual([[given.id, { warnedBy: ['r0'] }]]);
  });

  it('keeps no run from passing that it cannot be decided for', () => {
    const { verdict, warnings, findings } = judgeEvidence(
      found(of({ filePath: undefined })),
      policyOf('match: { path: src/** }, effect: warn'),
    );
    expect({ verdict, findings: [...findings] }).toEqual({ verdict: 'passed', findings: [] });
    expect(warnings).toMatchObject([{ verdict: 'inconclusive' }]);
  });

  it('takes nothing from one that blocks', () => {
    const both = policyOf('match: { severity: high }, effect: warn', 'match: { severity: high }');
    expect(judgeEvidence(found(of()), both)).toMatchObject({ verdict: 'failed', rules: [{ rule: 'r1' }] });
  });
});

/** What a rule asks, and what asks for less. */
const stricter: [strict: string, lenient: string][] = [
  ['severity: medium', 'severity: high'],
  ['owner: ["@a", "@b"]', 'owner: "@a"'],
  ['cvss: 7', 'cvss: 9'],
  ['epss: 5%', 'epss: 50%'],
  ['age: 7d', 'age: 30d'],
  ['type: [sca, sast]', 'type: [sca]'],
  ['cwe: [79, 89]', 'cwe: 79'],
  ['language: [Python, Go]', 'language: Go'],
  ['path: "**"', 'path: src/**'],
  ['cvss: 7', 'cvss: 7, cwe: 79'],
  ['age: 7d', 'age: 7d, cwe: 79'],
  ['fixable: true', 'fixable: true, cvss: 9'],
  ['kev: true', 'kev: true, cvss: 9'],
  ['language: Go', 'language: Go, cwe: 79'],
];

describe('a version that may only tighten', () => {
  const version = (text: string): Parameters<typeof tighten>[0] => ({
    policy: { ...atHigh, ...(text === '' ? {} : { rules: rulesIn(`rules: [${text}]`) }) },
    enforcement: { warnOnly: false, onInconclusive: {} },
  });
  const base = '{ name: a, match: { severity: high, path: src/** }, allow: 2 }';

  it.each([
    [
      'a rule of its own',
      `${base}, { name: b, match: { severity: low } }`,
      'rule b, which blocks on critical, high, medium or low',
    ],
    [
      'fewer that are allowed',
      '{ name: a, match: { severity: high, path: src/** }, allow: 1 }',
      'rule a, which blocks on more than 1 critical or high in src/**',
    ],
    [
      'more severities',
      '{ name: A, match: { severity: medium, path: src/** }, allow: 2 }',
      'rule A, which blocks on more than 2 critical, high or medium in src/**',
    ],
    [
      'more places',
      '{ name: a, match: { severity: high, path: [lib/**, src/**] }, allow: 2 }',
      'rule a, which blocks on more than 2 critical or high in lib/** or src/**',
    ],
    [
      'a condition less',
      '{ name: a, match: { severity: high }, allow: 2 }',
      'rule a, which blocks on more than 2 critical or high',
    ],
  ])('takes %s', (_, text, told) => {
    const { value, tightened, ignored } = tighten(version(base), version(text));
    expect(value.policy.rules).toEqual(version(text).policy.rules);
    expect({ tightened, ignored }).toEqual({ tightened: [told], ignored: [] });
  });

  it.each([
    ['no rule less', '', 'no rule a'],
    [
      'no more that are allowed',
      '{ name: a, match: { severity: high, path: src/** }, allow: 3 }',
      'rule a, which blocks on more than 3 critical or high in src/**',
    ],
    [
      'no fewer severities',
      '{ name: a, match: { severity: critical, path: src/** }, allow: 2 }',
      'rule a, which blocks on more than 2 critical in src/**',
    ],
    [
      'no other place',
      '{ name: a, match: { severity: high, path: src/api/** }, allow: 2 }',
      'rule a, which blocks on more than 2 critical or high in src/api/**',
    ],
    [
      'no condition more',
      '{ name: a, match: { severity: high, path: src/**, cvss: 9 }, allow: 2 }',
      'rule a, which blocks on more than 2 critical or high with CVSS 9 or more in src/**',
    ],
    [
      'no mere warning',
      '{ name: a, match: { severity: high, path: src/** }, allow: 2, effect: warn }',
      'rule a, which warns of more than 2 critical or high in src/**',
    ],
    [
      'nothing narrower that allows less',
      '{ name: a, match: { severity: critical }, allow: 0 }',
      'rule a, which blocks on critical',
    ],
  ])('takes %s', (_, text, told) => {
    const { value, tightened, ignored } = tighten(version(base), version(text));
    expect(value.policy.rules).toEqual(version(base).policy.rules);
    expect({ tightened, ignored }).toEqual({ tightened: [], ignored: [told] });
  });

  it('is tried with every predicate', () => {
    const isCompared = (name: string) => stricter.some(([strict]) => strict.startsWith(`${name}: `));
    const { match } = schema.properties.rules.items.properties;
    expect(Object.keys(match.properties).filter((name) => !isCompared(name))).toEqual([]);
  });

  it.each(stricter)('finds { %s } stricter than { %s }', (strict, lenient) => {
    const [a, b] = [strict, lenient].map((match) => version(`{ name: a, match: { ${match} } }`));
    if (a === undefined || b === undefined) throw new Error('two versions');
    expect(tighten(b, a).value.policy.rules).toEqual(a.policy.rules);
    expect(tighten(a, b).value.policy.rules).toEqual(a.policy.rules);
  });
});
