import { expect, it } from 'vitest';
import { formatMatch, type Match } from '../../../src/policy/predicates/registry.ts';
import { canAbsenceDecideRule } from '../../../src/policy/rules/registry.ts';
import { atHigh } from '../evidence.ts';

it.each<[Match, string]>([
  [{ severity: ['CRITICAL', 'HIGH'] }, 'critical or high'],
  [{ type: ['SCA'] }, 'SCA findings'],
  [{ path: ['src/**'], severity: ['HIGH'], type: ['SCA'], cvss: 9 }, 'SCA high with CVSS 9 or more in src/**'],
  [{ cvss: 9, type: ['SCA'] }, 'SCA findings with CVSS 9 or more'],
])('a question is said as what it counts: %j', (match, text) => expect(formatMatch(match)).toBe(text));

it.each<[object, boolean]>([
  [{ rules: undefined }, false],
  [{ failOnCvss: 7 }, true],
  [{ failOnEpss: 7 }, true],
  [{ rules: [{ name: 'r', match: { cvss: 7 }, allow: 0, effect: 'block' }] }, true],
  [{ rules: [{ name: 'r', match: { path: ['src/**'] }, allow: 0, effect: 'block' }] }, false],
  [{ newAdvisoryGrace: { HIGH: 3 } }, true],
])('under a policy with %j a detail that says nothing is news: %s', (policy, expected) => {
  expect(canAbsenceDecideRule({ ...atHigh, ...policy })).toBe(expected);
});
