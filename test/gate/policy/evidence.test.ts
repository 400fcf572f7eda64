import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import {
  atHigh,
  defaultPolicy,
  detectedDaysAgo,
  type Finding,
  finding,
  found,
  listSaid,
  noEvidence,
} from './evidence.ts';

const read = detectedDaysAgo(1);

it.each([
  defaultPolicy,
  { ...defaultPolicy, scope: 'new' as const },
  { ...defaultPolicy, scope: 'repository' as const },
])('evidence that is not there yet passes no policy and fails none (scope $scope)', (policy) => {
  const { verdict, rules } = judgeEvidence(noEvidence, policy);
  expect(verdict).toBe('inconclusive');
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) expect(rule.verdict).toBe('inconclusive');
});

describe('a finding is open', () => {
  it.each<[boolean, Partial<Finding>]>([
    [true, { status: 'OPEN' }],
    [true, { status: 'OPEN', label: 'elsewhere' }],
    [true, { status: 'UNKNOWN' }],
    [true, { status: 'FIXED', label: 'seen' }],
    [true, { status: 'FIXED', label: 'maybe', detail: read }],
    [false, { status: 'FIXED', label: 'maybe', detail: { ...read, lastSeen: undefined } }],
    [false, { status: 'FIXED', label: 'maybe' }],
    [false, { status: 'FIXED', label: 'elsewhere', detail: read }],
    [false, { status: 'FALSE_POSITIVE' }],
    [false, { status: 'ACCEPTED_RISK' }],
  ])('%s: %j', (expected, fields) => {
    const given = finding(fields);
    const effects = listSaid(judgeEvidence(found(given), { ...atHigh, scope: 'repository' }), 'effect');
    expect(effects.has(given.id)).toBe(expected);
  });

  it.each<[Finding['status'], boolean]>([
    ['FALSE_POSITIVE', true],
    ['ACCEPTED_RISK', true],
    ['OPEN', false],
    ['FIXED', false],
    ['UNKNOWN', false],
  ])('or suppressed, or neither: %s is suppressed: %s', (status, expected) => {
    const [rule] = judgeEvidence(found(finding({ status })), atHigh).rules;
    expect(rule?.line.includes('1 suppressed')).toBe(expected);
  });
});
