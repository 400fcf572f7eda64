import { describe, expect, it } from 'vitest';
import { advisory, findingsOf, locked, type PackageAdvisory } from './subject.ts';

/** The severity and the score of a finding that these advisories describe. */
async function rate(...changes: Partial<PackageAdvisory>[]) {
  const all = changes.map((change, index) => advisory(`A-${index}`, { aliases: ['CVE-2020-1'], ...change }));
  const [found] = await findingsOf(locked('a', '1.0.0'), all);
  return { severity: found?.severity, cvss: found?.cvss };
}

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
  ])('follows from the vector: %s, %s', async (_, vector, score) => {
    expect(await rate({ vectors: [vector] })).toMatchObject({ cvss: score });
  });

  it.each(['', 'high', 'CVSS:3.1/AV:N', 'CVSS:2.0/AV:N/AC:L', `CVSS:3.1/${'A'.repeat(9999)}`])(
    'is none for %j',
    async (vector) => {
      expect(await rate({ vectors: [vector] })).toMatchObject({ cvss: undefined });
    },
  );

  const [old, newest] = [
    'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
    'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
  ];
  it.each<[string[], number | undefined, number | undefined]>([
    [[old, newest], undefined, 8.7],
    [[old, 'CVSS:4.0/broken'], 9.8, 9.8],
    [[newest], 8.8, 8.8],
    [[newest], 9, 8.7],
    [[newest], 2, 8.7],
    [[], 5.5, 5.5],
    [[], 0, undefined],
    [[], 11, undefined],
  ])('is that of the newest vector, and the stated one where there is none: %j, %s', async (vectors, score, cvss) => {
    expect(await rate({ vectors, score })).toMatchObject({ cvss });
  });

  it('has a severity', async () => {
    const words: unknown[] = [];
    for (const score of [10, 9, 8.9, 7, 6.9, 4, 3.9, 0.1])
      words.push((await rate({ severity: undefined, score })).severity);
    expect(words.join(' ')).toBe('CRITICAL CRITICAL HIGH HIGH MEDIUM MEDIUM LOW LOW');
    const harmless = ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N'];
    expect(await rate({ severity: undefined, vectors: harmless })).toEqual({ severity: 'INFO', cvss: 0 });
  });
});

describe('several descriptions of one vulnerability', () => {
  it('count as the worst of them', async () => {
    const vectors = ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N'];
    const mild = ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:N/A:N'];
    expect(await rate({ severity: 'LOW', vectors }, { severity: 'HIGH' })).toEqual({ severity: 'HIGH', cvss: 7.5 });
    expect(await rate({ severity: 'LOW', vectors: mild }, {})).toEqual({ severity: 'HIGH', cvss: 5.3 });
    expect(await rate({ vectors }, { vectors: mild })).toMatchObject({ cvss: 7.5 });
    expect(await rate({ severity: undefined, vectors })).toEqual({ severity: 'HIGH', cvss: 7.5 });
    // Not rated at all may be anything.
    expect(await rate({ severity: undefined })).toEqual({ severity: 'CRITICAL', cvss: undefined });
  });
});
