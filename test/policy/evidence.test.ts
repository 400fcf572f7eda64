import { describe, expect, it } from 'vitest';
import { isOpen, isSuppressed, noEvidence } from '../../src/policy/evidence.ts';
import type { Finding } from '../../src/policy/finding.ts';
import { judgeEvidence } from '../../src/policy/judge.ts';
import { defaultPolicy, detectedDaysAgo, finding } from './evidence.ts';

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
  ])('%s: %j', (expected, fields) => expect(isOpen(finding(fields))).toBe(expected));

  it('or suppressed, or neither, and never both', () => {
    const suppressed = (status: Finding['status']) => isSuppressed(finding({ status }));
    expect((['FALSE_POSITIVE', 'ACCEPTED_RISK'] as const).map(suppressed)).toEqual([true, true]);
    expect((['OPEN', 'FIXED', 'UNKNOWN'] as const).map(suppressed)).toEqual([false, false, false]);
  });
});
