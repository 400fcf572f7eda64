import { describe, expect, it } from 'vitest';
import { costRatioOf, measured } from '../../cost.ts';
import {
  type AffectedVersions,
  advisory,
  askWhetherAffected,
  type Ecosystem,
  findingsOf,
  locked,
  type PackageAdvisory,
} from './subject.ts';

type OsvAffected = Extract<AffectedVersions, { form: 'osv' }>['affected'][number];
type OsvEvent = NonNullable<OsvAffected['ranges']>[number]['events'][number];

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
  ])('%s %s in %j: %s', async (ecosystem, version, versions, is) => {
    expect(await askWhetherAffected([[ecosystem, version, versions]])).toEqual([is]);
  });
});

describe('the version that fixes', () => {
  /** That of all vulnerabilities of a package together: the first affects its version. */
  const fix = async (version: string, ...versions: AffectedVersions[]) => {
    const all = versions.map((each, index) =>
      advisory(`A-${index}`, { versions: each, aliases: ['CVE-2020-1'], isStated: true }),
    );
    const [found] = await findingsOf(locked('a', version), all);
    return { fix: found?.advisory?.fix, version: found?.advisory?.fixed_version };
  };

  it.each<[string, string, AffectedVersions[], { fix: string | undefined; version: string | undefined }]>([
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
  ])('%s', async (_, version, versions, expected) => {
    expect(await fix(version, ...versions)).toEqual(expected);
  });
});

describe('names of one vulnerability', () => {
  const everywhere = { form: 'github', ranges: [{ range: '> 0', fixed: null }] } as const;
  const stated = (id: string, change: Partial<PackageAdvisory> = {}) =>
    advisory(id, { versions: everywhere, ...change });
  const groupsOf = async (advisories: readonly PackageAdvisory[]) => {
    const found = await findingsOf(locked('a', '1.0.0'), advisories);
    return found.map(({ title, advisory: about, description }) => ({ title, ids: about?.ids, description }));
  };

  it('put together what names each other, by whatever way, and nothing else', async () => {
    const groups = await groupsOf([
      stated('PYSEC-1', { aliases: ['CVE-2020-1'] }),
      stated('GHSA-z', { aliases: ['cve-2020-2'] }),
      stated('GHSA-a', { aliases: ['GHSA-b', 'PYSEC-1'] }),
      stated('GO-9', { severity: undefined }),
      stated('ACME-1', { aliases: ['GHSA-c'] }),
      stated('GHSA-c'),
      stated('ACME-2', { aliases: ['GHSA-d'] }),
    ]);
    expect(groups.map(({ title, ids }) => [title, ids])).toEqual([
      ['a 1.0.0: Summary of GHSA-a (CVE-2020-1)', ['CVE-2020-1', 'GHSA-a', 'GHSA-b', 'PYSEC-1']],
      ['a 1.0.0: Summary of GHSA-z (CVE-2020-2)', ['CVE-2020-2', 'GHSA-z']],
      ['a 1.0.0: Summary of GHSA-c (GHSA-c)', ['ACME-1', 'GHSA-c']],
      ['a 1.0.0: Summary of ACME-2 (GHSA-d)', ['ACME-2', 'GHSA-d']],
      ['a 1.0.0: Summary of GO-9 (GO-9)', ['GO-9']],
    ]);
  });

  it('do not depend on the order in which sources name them', async () => {
    const all = [stated('C', { aliases: ['B'] }), stated('A', { aliases: ['B'] }), stated('D', { aliases: ['A'] })];
    expect(await groupsOf(all.toReversed())).toEqual(await groupsOf(all));
  });

  it('cost as much each, however many there are', measured, async () => {
    const make = (count: number) =>
      Array.from({ length: count }, (_, index) => stated(`GHSA-${index}`, { aliases: [`CVE-${index >> 1}`] }));
    const [few, many] = [make(500), make(4000)];
    expect(await groupsOf(many)).toHaveLength(2000);
    expect(
      await costRatioOf(
        () => groupsOf(few),
        () => groupsOf(many),
      ),
    ).toBeLessThan(24);
  });
});
