import { describe, expect, it } from 'vitest';
import { readSeverity } from '../../src/advisories/reading.ts';
import { computeVectorScore, rateAdvisories, rateVectors, toSeverity } from '../../src/advisories/scores.ts';
import { advisory } from './subject.ts';

describe('a CVSS score', () => {
  // Examples that FIRST publishes: https://www.first.org/cvss/v3.1/examples, https://www.first.org/cvss/v4.0/examples
  it.each([
    ['CVE-2013-1937', 'CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N', 6.1],
    ['CVE-2013-0375', 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:L/I:L/A:N', 6.4],
    ['CVE-2014-3566', 'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:U/C:L/I:N/A:N', 3.1],
    ['CVE-2014-6271', 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 9.8],
    ['CVE-2014-0160', 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N', 7.5],
    ['CVE-2014-0160', 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N', 8.7],
    ['CVE-2022-41741', 'CVSS:4.0/AV:L/AC:L/AT:P/PR:L/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N', 7.3],
    ['CVE-2021-44228', 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:H/SI:H/SA:H', 10],
    ['no impact', 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N', 0],
  ])('follows from the vector: %s, %s', (_, vector, score) => {
    expect(computeVectorScore(vector)).toBe(score);
  });

  it.each(['', 'high', 'CVSS:3.1/AV:N', 'CVSS:2.0/AV:N/AC:L', `CVSS:3.1/${'A'.repeat(9999)}`])(
    'is none for %j',
    (vector) => {
      expect(computeVectorScore(vector)).toBeUndefined();
    },
  );

  it('is that of the newest vector, and the stated one where there is none', () => {
    const [old, newest] = [
      'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
      'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
    ];
    expect(rateVectors([old, newest])).toBe(8.7);
    expect(rateVectors([old, 'CVSS:4.0/broken'], 9.8)).toBe(9.8);
    expect(rateVectors([newest], 8.8)).toBe(8.8);
    expect(rateVectors([newest], 2)).toBe(8.7);
    expect(rateVectors([], 5.5)).toBe(5.5);
    expect(rateVectors([], 0)).toBeUndefined();
  });

  it('has a severity', () => {
    expect([10, 9, 8.9, 7, 6.9, 4, 3.9, 0.1, 0].map(toSeverity).join(' ')).toBe(
      'CRITICAL CRITICAL HIGH HIGH MEDIUM MEDIUM LOW LOW INFO',
    );
  });
});

describe('several descriptions of one vulnerability', () => {
  it('count as the worst of them', () => {
    const vectors = ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N'];
    expect(rateAdvisories([advisory('A', { severity: 'LOW', vectors }), advisory('B', { severity: 'HIGH' })])).toEqual({
      severity: 'HIGH',
      score: 7.5,
    });
    const mild = ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:N/A:N'];
    expect(
      rateAdvisories([advisory('A', { severity: 'LOW', vectors: mild }), advisory('B', { severity: 'HIGH' })]),
    ).toEqual({ severity: 'HIGH', score: 5.3 });
    expect(rateAdvisories([advisory('A', { severity: undefined, vectors })])).toEqual({ severity: 'HIGH', score: 7.5 });
    expect(rateAdvisories([advisory('A', { severity: undefined })])).toEqual({ severity: undefined, score: undefined });
  });
});

it.each([
  ['moderate', 'MEDIUM'],
  ['info', 'INFO'],
  ['NONE', undefined],
  ['unknown', undefined],
])('reads the severity %s as %s', (word, severity) => {
  expect(readSeverity(word)).toBe(severity);
});
