import { describe, expect, it } from 'vitest';
import { type BaseFindings, isNewAgainstBase, markNewFindings } from '../../src/policy/base-findings.ts';
import { finding } from './evidence.ts';

const known: BaseFindings = {
  base: 'main',
  old: new Set(['old']),
  doubtful: new Set(['doubtful', 'old']),
  counts: {},
};

describe('a finding of a proposal', () => {
  it.each([
    ['old', 'no', false],
    ['doubtful', 'unknown', undefined],
    ['other', 'yes', true],
  ] as const)('%s is new: %s', (id, answer, firstSeen) => {
    const given = finding({ id, firstSeen: id !== 'other' });
    expect(isNewAgainstBase(given, known)).toBe(answer);
    expect(markNewFindings([given], known)).toStrictEqual([{ ...given, firstSeen }]);
  });

  it('is as the service says where no base is known', () => {
    const findings = [finding({ firstSeen: true })];
    expect(markNewFindings(findings, undefined)).toBe(findings);
  });
});
