import { describe, expect, it } from 'vitest';
import type { AffectedVersions } from '../../src/advisories/advisory.ts';
import { mergeAliases } from '../../src/advisories/aliases.ts';
import { findFix, isVersionAffected } from '../../src/advisories/versions.ts';
import type { Ecosystem } from '../../src/packages/locked-package.ts';
import type { OsvEvent } from '../../src/packages/versions/affected.ts';
import { costRatio, measured } from '../cost.ts';
import { advisory } from './subject.ts';

const osv = (type: string, ...events: OsvEvent[]): AffectedVersions => ({
  form: 'osv',
  affected: [{ ranges: [{ type, events }], versions: [] }],
});
const github = (...ranges: [range: string, fixed: string | null][]): AffectedVersions => ({
  form: 'github',
  ranges: ranges.map(([range, fixed]) => ({ range, fixed })),
});
const npm = (range: string): AffectedVersions => ({ form: 'npm', range });

describe('whether a version is affected', () => {
  it.each<[Ecosystem, string, AffectedVersions, string]>([
    ['PyPI', '3.2.0', osv('ECOSYSTEM', { introduced: '0' }, { fixed: '3.2.13' }), 'yes'],
    ['PyPI', '3.2.13', osv('ECOSYSTEM', { introduced: '0' }, { fixed: '3.2.13' }), 'no'],
    ['PyPI', 'x', osv('ECOSYSTEM', { introduced: '0' }, { fixed: '3.2.13' }), 'unknown'],
    ['npm', '1.0.0', { form: 'osv', affected: [] }, 'unknown'],
    ['npm', '4.17.20', github(['< 4.17.19', '4.17.19'], ['>= 4.17.20, < 4.17.21', '4.17.21']), 'yes'],
    ['Go', '0.6.0', github(['< 0.7.0', '0.7.0']), 'yes'],
    ['npm', '1.0.0', github(), 'unknown'],
    ['npm', '1.0.0', github(['nonsense', null]), 'unknown'],
    ['npm', '1.5.0-beta.1', npm('>=1.0.0 <1.5.0'), 'yes'],
    ['npm', '2.0.0', npm('<1.0.0 || >=2.0.0 <2.1.0'), 'yes'],
    ['npm', '2.1.0', npm('<1.0.0 || >=2.0.0 <2.1.0'), 'no'],
    ['npm', '1.0.0', npm('not a range'), 'unknown'],
    ['npm', '1.0.0', npm('<'.repeat(5000)), 'unknown'],
  ])('%s %s in %j: %s', (ecosystem, version, versions, is) => {
    expect(isVersionAffected({ ecosystem, version }, versions)).toBe(is);
  });
});

describe('the version that fixes', () => {
  const asked = (version: string, ecosystem: Ecosystem = 'npm') => ({ ecosystem, name: 'a', version });
  const fix = (version: string, ...versions: AffectedVersions[]) =>
    findFix(
      asked(version),
      versions.map((each, index) => advisory(`A-${index}`, { versions: each })),
    );

  it.each<[string, string, AffectedVersions[], ReturnType<typeof findFix>]>([
    [
      'is the end of the range',
      '1.0.0',
      [osv('SEMVER', { introduced: '0' }, { fixed: '1.2.0' })],
      { fix: 'available', version: '1.2.0' },
    ],
    [
      'is the lowest that is later',
      '2.0.5',
      [github(['< 1.9.0', '1.9.0'], ['>= 2.0.0, < 2.0.9', '2.0.9'], ['>= 3.0.0, < 3.1.0', '3.1.0'])],
      { fix: 'available', version: '2.0.9' },
    ],
    [
      'is none that another advisory affects',
      '1.0.0',
      [github(['< 1.1.0', '1.1.0']), github(['< 1.5.0', '1.5.0'])],
      { fix: 'available', version: '1.5.0' },
    ],
    [
      'is none of which another advisory cannot tell',
      '1.0.0',
      [github(['< 1.1.0', '1.1.0']), npm('not a range')],
      { fix: undefined, version: undefined },
    ],
    ['is the bound of npm’s range', '1.0.0', [npm('<1.2.3')], { fix: 'available', version: '1.2.3' }],
    ['is none where GitHub knows none', '1.0.0', [github(['<= 1.0.0', null])], { fix: 'none', version: undefined }],
    [
      'is none where OSV’s range has no end',
      '1.0.0',
      [osv('SEMVER', { introduced: '0' })],
      { fix: 'none', version: undefined },
    ],
    [
      'is not known where only the last affected one is',
      '1.0.0',
      [osv('SEMVER', { introduced: '0' }, { last_affected: '1.0.0' })],
      { fix: undefined, version: undefined },
    ],
    [
      'is not known of a range of npm without an end',
      '1.0.0',
      [npm('>=0.0.0')],
      { fix: undefined, version: undefined },
    ],
  ])('%s', (_, version, versions, expected) => {
    expect(fix(version, ...versions)).toEqual(expected);
  });
});

describe('names of one vulnerability', () => {
  it('put together what names each other, by whatever way, and nothing else', () => {
    const groups = mergeAliases([
      advisory('PYSEC-1', { aliases: ['CVE-2020-1'] }),
      advisory('GHSA-z', { aliases: ['cve-2020-2'] }),
      advisory('GHSA-a', { aliases: ['GHSA-b', 'PYSEC-1'] }),
      advisory('GO-9', { severity: undefined }),
    ]);
    expect(groups.map(({ id, ids, advisories }) => [id, ids, advisories.map((each) => each.id)])).toEqual([
      ['CVE-2020-1', ['CVE-2020-1', 'GHSA-a', 'GHSA-b', 'PYSEC-1'], ['GHSA-a', 'PYSEC-1']],
      ['CVE-2020-2', ['CVE-2020-2', 'GHSA-z'], ['GHSA-z']],
      ['GO-9', ['GO-9'], ['GO-9']],
    ]);
  });

  it('do not depend on the order in which sources name them', () => {
    const all = [
      advisory('C', { aliases: ['B'] }),
      advisory('A', { aliases: ['B'] }),
      advisory('D', { aliases: ['A'] }),
    ];
    expect(mergeAliases(all.toReversed())).toEqual(mergeAliases(all));
  });

  it('cost as much each, however many there are', measured, () => {
    const make = (count: number) =>
      Array.from({ length: count }, (_, index) => advisory(`GHSA-${index}`, { aliases: [`CVE-${index >> 1}`] }));
    const [few, many] = [make(1000), make(8000)];
    expect(mergeAliases(many)).toHaveLength(4000);
    expect(
      costRatio(
        () => mergeAliases(few),
        () => mergeAliases(many),
      ),
    ).toBeLessThan(24);
  });
});
