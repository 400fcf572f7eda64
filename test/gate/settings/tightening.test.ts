/** Each setting of a policy, from its strictest value to its mildest: a version that may only tighten never comes to a milder one. */
import { describe, expect, it } from 'vitest';
import {
  type ComparedVersion,
  comparedNames,
  separatePolicy,
  tighten,
} from '../../../src/gate/settings/policy-settings.ts';
import { createDefaultSettings, readText } from '../../../src/gate/settings/reading.ts';
import { type SettingName, type Settings, toCamelCase } from '../../../src/gate/settings/settings.ts';

/** As a policy file says it; undefined where it says nothing. */
type Value = string | undefined;

/** The strictest first. */
const values: Record<string, readonly Value[]> = {
  // No value of these is stricter than another one.
  advisories: ['github'],
  'advisories-private': ['@acme/*'],
  'advisories-osv-url': ['https://osv.acme.example'],
  fallback: ['none'],
  scanners: ['builtin'],
  'semgrep-rules': [undefined],
  'fail-on-severity': ['info', 'low', 'medium', 'high', 'critical', 'none'],
  threshold: ['low=0', 'low=1', 'low=2', 'low=10', undefined],
  'fail-on-types': [undefined, 'sca secret sast', 'sca secret', 'sca'],
  'fail-on-cvss': ['0', '3.9', '9', '9.1', '10', undefined],
  'fail-on-epss': ['0%', '4.9%', '5%', '100%', undefined],
  unscored: ['unknown', 'ignore'],
  'max-age': ['high=1d low=2d', 'high=7d low=2d', 'high=7d low=30d', 'high=7d', undefined],
  'fix-cooldown': [undefined, '1d', '7d', '30d'],
  'new-advisory-grace': [undefined, 'high=1d', 'critical=1d high=1d', 'critical=1d high=9d'],
  'kev-max-age': ['1d', '7d', '30d'],
  'vex-max-age': ['1d', '90d', '365d'],
  uncovered: ['inconclusive', 'auto', 'note'],
  scope: ['repository', 'scan', 'changed', 'changed-lines'],
  untouched: ['block', 'note'],
  'warn-only': ['false', 'true'],
  'on-inconclusive': ['fail', 'fork=warn', 'fork=warn timeout=warn', 'warn'],
};

function versionWith(name: SettingName, value: Value): ComparedVersion {
  const settings = {
    ...createDefaultSettings(),
    // Whatever the severity alone blocks on needs no limit.
    ...(name === 'threshold' && { failOnSeverity: 'CRITICAL' }),
    [toCamelCase(name)]: value === undefined ? defaultOf(name) : readText(name, value).value,
  } as Settings;
  return { policy: separatePolicy(settings, [], '2026-06-01').policy, enforcement: settings };
}

function defaultOf(name: SettingName): unknown {
  return new Map<string, unknown>(Object.entries(createDefaultSettings())).get(toCamelCase(name));
}

function valueIn({ policy, enforcement }: ComparedVersion, name: SettingName): unknown {
  return new Map<string, unknown>(Object.entries({ ...policy, ...enforcement, ...policy })).get(toCamelCase(name));
}

it('they are all that a version may tighten', () => {
  expect(Object.keys(values).sort()).toEqual([...comparedNames].sort());
});

it.each<[SettingName, Value, Value]>([
  ['advisories', 'github', 'none'],
  ['advisories', 'github', 'github,osv'],
  ['advisories', undefined, '/tmp/of/mine'],
  ['fallback', 'none', 'embedded'],
  ['advisories', 'github', undefined],
  ['scanners', 'builtin', 'builtin bandit'],
  ['scanners', 'builtin bandit>=1.8', 'builtin bandit'],
  ['scanners', 'builtin bandit>=1.7', 'builtin bandit>=1.8'],
  ['scanners', 'builtin', 'bandit'],
  ['semgrep-rules', undefined, '/tmp/of/mine'],
  ['semgrep-rules', '/opt/rules', '/tmp/of/mine'],
  ['advisories-private', '@acme/*', '@other/*'],
  ['advisories-private', undefined, '*'],
  ['advisories-osv-url', undefined, 'https://osv.mine.example'],
  ['advisories-osv-url', 'https://osv.acme.example', undefined],
])('%s is %s, and no version makes it %s', (name, base, other) => {
  const [before, after] = [versionWith(name, base), versionWith(name, other)];
  const { value, tightened, ignored } = tighten(before, after);
  expect(valueIn(value, name)).toEqual(valueIn(before, name));
  expect([tightened, ignored.length]).toEqual([[], 1]);
});

describe.each(comparedNames)('%s', (name) => {
  const chain = values[name] ?? [];
  const pairs = chain.flatMap((base, place) => chain.map((other, at) => ({ base, other, isTighter: at < place })));

  it.each(pairs)('is $base, and a version says $other: tighter $isTighter', ({ base, other, isTighter }) => {
    const [before, after] = [versionWith(name, base), versionWith(name, other)];
    const { value, tightened, ignored } = tighten(before, after);
    expect(valueIn(value, name)).toEqual(valueIn(isTighter ? after : before, name));
    expect(tightened.length > 0).toBe(isTighter);
    expect(ignored.length > 0).toBe(!isTighter && other !== base);
  });
});
