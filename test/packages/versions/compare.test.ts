import { describe, expect, it } from 'vitest';
import type { Ecosystem } from '../../../src/packages/locked-package.ts';
import { compareVersions } from '../../../src/packages/versions/compare.ts';

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

describe('compareVersions', () => {
  it.each(orders)('orders versions of %s as it does: %s', (ecosystem, rising) => {
    const versions = rising.split(' ');
    const wrong = versions.flatMap((a, i) =>
      versions.flatMap((b, j) =>
        Math.sign(compareVersions(ecosystem, a, b) ?? Number.NaN) === Math.sign(i - j) ? [] : [`${a} ${b}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it.each(same)('finds versions of %s equal that differ in spelling: %s', (ecosystem, versions) => {
    const [first = '', ...others] = versions.split(' ');
    expect(others.filter((other) => compareVersions(ecosystem, first, other) !== 0)).toEqual([]);
  });

  it.each(unreadable)('says nothing about what is no version of %s: %s', (ecosystem, version) => {
    expect(compareVersions(ecosystem, version, '1.0.0')).toBeUndefined();
    expect(compareVersions(ecosystem, '1.0.0', version)).toBeUndefined();
  });
});
