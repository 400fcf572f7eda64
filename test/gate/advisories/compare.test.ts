import { describe, expect, it } from 'vitest';
import { type AffectedVersions, askWhetherAffected, type Ecosystem } from './subject.ts';

/** The sign of the difference of each pair, as an advisory from one of them on, and one until it, affect the other. */
async function comparePairs(ecosystem: Ecosystem, pairs: readonly (readonly [string, string])[]) {
  const osv = (...events: object[]) =>
    ({ form: 'osv', affected: [{ ranges: [{ type: 'ECOSYSTEM', events }] }] }) as const;
  const rows = pairs.flatMap(([a, b]): [Ecosystem, string, AffectedVersions][] => [
    [ecosystem, a, osv({ introduced: b })],
    [ecosystem, a, osv({ introduced: '0' }, { last_affected: b })],
  ]);
  const answers = await askWhetherAffected(rows);
  return pairs.map((_, index) => {
    const [isAtLeast, isAtMost] = answers.slice(index * 2, index * 2 + 2);
    if (isAtLeast === 'unknown' || isAtMost === 'unknown') return undefined;
    return isAtLeast === isAtMost ? 0 : isAtLeast === 'yes' ? 1 : -1;
  });
}

/** Each list rises. The first two are those of Maven's ComparableVersionTest, the long one that of Python's `packaging`, the others from each ecosystem's own pages. */
const orders: [ecosystem: Ecosystem, rising: string][] = [
  [
    'Maven',
    '1-alpha2snapshot 1-alpha2 1-alpha-123 1-beta-2 1-beta123 1-m2 1-m11 1-rc 1-cr2 1-rc123 1-SNAPSHOT 1 1-sp 1-sp2 1-sp123 1-abc 1-def 1-pom-1 1-1-snapshot 1-1 1-2 1-123',
  ],
  [
    'Maven',
    '2.0 2.0.a 2-1 2.0.2 2.0.123 2.1.0 2.1-a 2.1b 2.1-c 2.1-1 2.1.0.1 2.2 2.123 11.a2 11.a11 11.b2 11.b11 11.m2 11.m11 11 11.a 11b 11c 11m',
  ],
  [
    'npm',
    '1.0.0-alpha 1.0.0-alpha.1 1.0.0-alpha.beta 1.0.0-beta 1.0.0-beta.2 1.0.0-beta.11 1.0.0-rc.1 1.0.0 2.0 2.1.0',
  ],
  ['crates.io', '0.9.0 0.10.0 1.0.0-rc.1 1.0.0'],
  [
    'PyPI',
    '1.0.dev456 1.0a1 1.0a2.dev456 1.0a12 1.0b1.dev456 1.0b2 1.0b2.post345 1.0rc1 1.0 1.0+abc.5 1.0.post456 1.1.dev1 1!0.1',
  ],
  [
    'Go',
    '0.0.0-20190101000000-abcdefabcdef 1.2.3-0.20190101000000-abcdefabcdef 1.2.3-pre 1.2.3-pre.0.20190101000000-abcdefabcdef 1.2.3 1.2.4-0.20190102000000-abcdefabcdef 2.0.0+incompatible',
  ],
  [
    'PyPI',
    '1.0.dev456 1.0a1 1.0a2.dev456 1.0a12.dev456 1.0a12 1.0b1.dev456 1.0b2 1.0b2.post345.dev456 1.0b2.post345 1.0b2-346 1.0c1.dev456 1.0c1 1.0rc2 1.0c3 1.0 1.0.post456.dev34 1.0.post456 1.1.dev1 1.2+123abc 1.2+123abc456 1.2+abc 1.2+abc123 1.2+abc123def 1.2+1234.abc 1.2+123456 1.2.r32+123456 1!1.0.dev456 1!1.0 1!1.1.dev1',
  ],
  ['Maven', '1.0-alpha-1-SNAPSHOT 1.0-alpha-1 1.0-beta-1 1.0-SNAPSHOT 1.0 1.0-1-SNAPSHOT 1.0-1 2.0-1 2.0.1 2.0.1-123'],
  ['RubyGems', '1.8.2.a 1.8.2.a9 1.8.2.a10 1.8.2.b 1.8.2 1.8.2.1 5.a 5.0.0.rc2 5.x'],
  ['RubyGems', '1.9.3-1 1.9.3'],
  ['NuGet', '1.0.1-alpha10 1.0.1-alpha2 1.0.1-beta 1.0.1-open 1.0.1-rc 1.0.1'],
  ['Go', '1.21.0-rc.2 1.21.0 1.22.0-0 1.22.0-rc.1 1.22.0'],
  ['RubyGems', '0.9 1.0.a10 1.0.b1 1.0 1.0.1 3.9 3.10'],
  ['Packagist', '1.0.0-dev v1.0.0-alpha1 1.0.0-alpha2 1.0.0-beta 1.0.0-beta2 1.0.0-RC1 1.0.0 1.0.0-p1 1.0.1 1.10'],
  ['NuGet', '1.0.0-alpha 1.0.0-alpha.1 1.0.0-beta 1.0.0 1.0.0.1 1.0.1 1.10'],
];
const same: [ecosystem: Ecosystem, versions: string][] = [
  ['Maven', '1 1.0 1.0.0 1-0 1.0-0 1.ga 1GA 1FINAL 1.0.RELEASE'],
  ['Maven', '1a1 1-alpha-1'],
  ['Maven', '1cr 1Rc'],
  ['PyPI', '1.0 1.0.0 v1.0'],
  ['PyPI', '1.0rc1 1.0-RC.1 1.0c1'],
  ['Go', 'v2.0.0+incompatible 2.0.0'],
  ['RubyGems', '1.0 1 1.0.0'],
  ['Packagist', 'v1.2.0 1.2 1.2.0.0'],
  ['NuGet', '1.0.0-Beta 1.0-beta 1.0.0.0-BETA+meta'],
  ['npm', '1.0.0 v1.0.0 1.0.0+build'],
];
const unreadable: [ecosystem: Ecosystem, version: string][] = [
  ['npm', 'latest'],
  ['npm', '__proto__'],
  ['npm', ''],
  ['PyPI', '2004d'],
  ['Go', 'v1.x'],
  ['Maven', '\u0024{version}'],
  ['Maven', '[1.0,2.0)'],
  ['Packagist', 'dev-main'],
  ['RubyGems', 'a b'],
  ['NuGet', '1.*'],
  ['Maven', '1.'.repeat(200)],
];

describe('versions', () => {
  it.each(orders)('of %s are ordered as it does: %s', async (ecosystem, rising) => {
    const versions = rising.split(' ');
    const pairs = versions.flatMap((a) => versions.map((b) => [a, b] as const));
    const signs = await comparePairs(ecosystem, pairs);
    const wrong = pairs.filter(
      ([a, b], index) => signs[index] !== Math.sign(versions.indexOf(a) - versions.indexOf(b)),
    );
    expect(wrong).toEqual([]);
  });

  it.each(same)('of %s are equal that differ in spelling: %s', async (ecosystem, versions) => {
    const [first = '', ...others] = versions.split(' ');
    const pairs = others.map((other) => [first, other] as const);
    expect(await comparePairs(ecosystem, pairs)).toEqual(others.map(() => 0));
  });

  it.each(unreadable)('of %s tell nothing where one is none: %s', async (ecosystem, version) => {
    const pairs = [
      [version, '1.0.0'],
      ['1.0.0', version],
    ] as const;
    expect(await comparePairs(ecosystem, pairs)).toEqual([undefined, undefined]);
  });
});
