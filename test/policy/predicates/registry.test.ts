import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/policy/finding.ts';
import type { Facts } from '../../../src/policy/predicates/predicate.ts';
import { distinctionsOf, type Match, matchText } from '../../../src/policy/predicates/registry.ts';
import { isToldBySilence } from '../../../src/policy/rules/registry.ts';
import { atHigh, detectedDaysAgo, finding, scanStart } from '../evidence.ts';

const facts: Facts = { startedAt: scanStart, unscored: 'unknown' };

describe('what a question tells apart', () => {
  const read = { detail: detectedDaysAgo(1) };
  const several: Partial<Finding>[] = [
    { cvss: 9 },
    { cvss: 5 },
    {},
    { severity: 'LOW', ...read },
    { severity: 'HIGH', ...read },
  ];

  it('by a score is what fits, may fit or does not, and whether it has one: of a class', () => {
    const [distinction, ...others] = distinctionsOf({ cvss: 7 }, facts);
    const numbers = several.map((fields) => distinction?.of(finding(fields)));
    expect(numbers.toSorted()).toEqual([0, 1, 3, 4, 5]);
    expect([distinction?.isOfClass, others]).toEqual([true, []]);
  });

  it('by a place is what fits or not: of each finding', () => {
    const [distinction] = distinctionsOf({ path: ['a.js'] }, facts);
    const numbers = ['a.js', 'b.js'].map((filePath) => distinction?.of(finding({ filePath })));
    expect(new Set(numbers).size).toBe(2);
    expect(distinction?.isOfClass).toBeUndefined();
  });

  it('by severity and type is no more than the kind', () => {
    expect(distinctionsOf({ severity: ['HIGH'], type: ['SAST'] }, facts)).toEqual([]);
  });
});

it.each<[Match, string]>([
  [{ severity: ['CRITICAL', 'HIGH'] }, 'critical or high'],
  [{ type: ['SCA'] }, 'SCA findings'],
  [{ path: ['src/**'], severity: ['HIGH'], type: ['SCA'], cvss: 9 }, 'SCA high with CVSS 9 or more in src/**'],
  [{ cvss: 9, type: ['SCA'] }, 'SCA findings with CVSS 9 or more'],
])('a question is said as what it counts: %j', (match, text) => expect(matchText(match)).toBe(text));

it.each<[object, boolean]>([
  [{ rules: undefined }, false],
  [{ failOnCvss: 7 }, true],
  [{ failOnEpss: 7 }, true],
  [{ rules: [{ name: 'r', match: { cvss: 7 }, allow: 0, effect: 'block' }] }, true],
  [{ rules: [{ name: 'r', match: { path: ['src/**'] }, allow: 0, effect: 'block' }] }, false],
  [{ newAdvisoryGrace: { HIGH: 3 } }, true],
])('under a policy with %j a detail that says nothing is news: %s', (policy, expected) => {
  expect(isToldBySilence({ ...atHigh, ...policy })).toBe(expected);
});
