import { expect, it } from 'vitest';
import { type AffectedVersions, askWhetherAffected, type Ecosystem } from './subject.ts';

type AffectedState = 'yes' | 'no' | 'unknown';
type OsvAffected = Extract<AffectedVersions, { form: 'osv' }>['affected'][number];
type OsvEvent = NonNullable<OsvAffected['ranges']>[number]['events'][number];

function range(type: string, ...events: OsvEvent[]): OsvAffected {
  return { ranges: [{ type, events }] };
}

const twoLines = range('SEMVER', { fixed: '1.0.2' }, { introduced: '0' }, { introduced: '3.0.0' }, { fixed: '3.2.5' });
const limited = range('SEMVER', { introduced: '1.0.0' }, { limit: '2.0.0' });
const commits = { type: 'GIT', events: [{ introduced: '0' }] };

const rows: [what: string, Ecosystem, version: string, OsvAffected, AffectedState][] = [
  ['a version before the fix', 'npm', '1.0.1', twoLines, 'yes'],
  ['the fix itself', 'npm', '1.0.2', twoLines, 'no'],
  ['a version between two lines', 'npm', '2.5.0', twoLines, 'no'],
  ['the first version of a line', 'npm', '3.0.0', twoLines, 'yes'],
  ['a version after the last fix', 'npm', '3.2.5', twoLines, 'no'],
  ['a prerelease of the fix', 'npm', '1.0.2-rc.1', twoLines, 'yes'],
  [
    'the last version that is affected',
    'PyPI',
    '2.0',
    range('ECOSYSTEM', { introduced: '0' }, { last_affected: '2.0.0' }),
    'yes',
  ],
  ['a version after that', 'PyPI', '2.0.1', range('ECOSYSTEM', { introduced: '0' }, { last_affected: '2.0.0' }), 'no'],
  ['a version without any fix', 'Go', '0.0.0-20200101000000-abcdefabcdef', range('SEMVER', { introduced: '0' }), 'yes'],
  ['a version before the limit', 'npm', '1.9.0', limited, 'yes'],
  ['a version at the limit', 'npm', '2.0.0', limited, 'no'],
  ['a limit that is none', 'npm', '9.0.0', range('SEMVER', { introduced: '0' }, { limit: '*' }), 'yes'],
  ['a listed version', 'Maven', '2.14.1', { versions: ['2.14.0', '2.14.1'] }, 'yes'],
  ['a listed version in another spelling', 'PyPI', '1.0', { versions: ['1.0.0'] }, 'yes'],
  ['a version that is not listed', 'Maven', '2.15.0', { versions: ['2.14.1'] }, 'no'],
  ['a listed version that no rule can read', 'PyPI', '2004d', { versions: ['2004d'] }, 'yes'],
  ['a version outside of the range, but listed', 'npm', '9.9.9', { ...twoLines, versions: ['9.9.9'] }, 'yes'],
  [
    'a version that cannot be read',
    'PyPI',
    '2004d',
    range('ECOSYSTEM', { introduced: '0' }, { fixed: '2005' }),
    'unknown',
  ],
  [
    'a version that cannot be read, beside no event but 0',
    'npm',
    'latest',
    range('SEMVER', { introduced: '0' }),
    'unknown',
  ],
  ['a version that cannot be read, beside a list', 'npm', 'latest', { versions: ['1.0.0'] }, 'unknown'],
  ['an event that cannot be read', 'npm', '1.0.0', range('SEMVER', { introduced: '0' }, { fixed: 'never' }), 'unknown'],
  ['a range of an unknown type', 'npm', '1.0.0', range('MAGIC', { introduced: '0' }), 'unknown'],
  ['a range without a beginning', 'npm', '1.0.0', range('SEMVER', { fixed: '2.0.0' }), 'unknown'],
  ['commits alone', 'Go', '1.0.0', { ranges: [commits] }, 'unknown'],
  ['commits beside a range', 'npm', '2.0.0', { ranges: [commits, ...(twoLines.ranges ?? [])] }, 'no'],
  ['nothing at all', 'npm', '1.0.0', {}, 'unknown'],
  [
    'one of two ranges',
    'npm',
    '5.0.0',
    { ranges: [...(twoLines.ranges ?? []), { type: 'SEMVER', events: [{ introduced: '5.0.0' }] }] },
    'yes',
  ],
  [
    'a fix that is taken back at once',
    'npm',
    '1.5.0',
    range('SEMVER', { introduced: '0' }, { introduced: '1.2.0' }, { fixed: '1.2.0' }),
    'yes',
  ],
];

it.each(rows)('an advisory of OSV affects %s or not', async (_, ecosystem, version, affected, expected) => {
  expect(await askWhetherAffected([[ecosystem, version, { form: 'osv', affected: [affected] }]])).toEqual([expected]);
});

const githubRows: [Ecosystem, version: string, range: string, AffectedState][] = [
  ['npm', '4.3.1', '>= 4.3.0, < 4.3.5', 'yes'],
  ['npm', '4.3.5', '>= 4.3.0, < 4.3.5', 'no'],
  ['PyPI', '0.2', '= 0.2.0', 'yes'],
  ['Maven', '1.0-beta', '<= 1.0', 'yes'],
  ['RubyGems', '1.0.8', '> 1.0.8', 'no'],
  ['npm', 'latest', '< 2.0.0', 'unknown'],
  ['PyPI', '2004d', '= 2004d', 'yes'],
  ['npm', '1.0.0', 'all of them', 'unknown'],
  ['npm', '1.0.0', '', 'unknown'],
];

it.each(githubRows)('an advisory of GitHub affects %s %s in %j or not', async (ecosystem, version, text, expected) => {
  const versions = { form: 'github', ranges: [{ range: text, fixed: null }] } as const;
  expect(await askWhetherAffected([[ecosystem, version, versions]])).toEqual([expected]);
});
