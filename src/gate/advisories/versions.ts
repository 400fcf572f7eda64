/**
 * Decides which versions a vulnerability affects, by OSV's rules (https://ossf.github.io/osv-schema/#evaluation) too, and
 * which versions fix it.
 */

import semver from 'semver';
import { attempt } from '../../shared/errors.ts';
import type { Ecosystem } from '../../shared/packages/locked-package.ts';
import type { AffectedVersions, OsvAffected, OsvEvent, PackageAdvisory, QueriedPackage } from './advisory.ts';
import { type Compare, compareSafely, compareSemver, compareVersions } from './compare-versions.ts';

/** Long ranges from outside may be slow to parse. */
const longestRange = 2000;

export function isVersionAffected(
  { ecosystem, version }: Omit<QueriedPackage, 'name'>,
  of: AffectedVersions,
): AffectedState {
  if (of.form === 'osv') return combineStates(of.affected.map((each) => isAffected(ecosystem, version, each)));
  if (of.form === 'github')
    return combineStates(of.ranges.map(({ range }) => isInGitHubRange(ecosystem, version, range)));
  const range = parseRange(of.range);
  if (range === undefined || semver.valid(version) === null) return 'unknown';
  return semver.satisfies(version, range, { includePrerelease: true }) ? 'yes' : 'no';
}

function combineStates(results: readonly AffectedState[]): AffectedState {
  if (results.includes('yes')) return 'yes';
  return results.length === 0 || results.includes('unknown') ? 'unknown' : 'no';
}

function parseRange(text: string): semver.Range | undefined {
  if (text.length > longestRange) return undefined;
  return attempt(() => new semver.Range(text, { includePrerelease: true }));
}

/** `none`: the source says that there is no fixed version. Undefined: no source says anything. */
export interface KnownFix {
  fix: 'available' | 'none' | undefined;
  /** The lowest later version that is not affected. */
  version: string | undefined;
}

export function findFix(asked: QueriedPackage, advisories: readonly PackageAdvisory[]): KnownFix {
  const candidates = advisories.flatMap(({ versions }) => listFixes(versions));
  const later = candidates.filter((one) => (compareVersions(asked.ecosystem, one, asked.version) ?? 0) > 0);
  const fixing = later.filter((one) =>
    advisories.every(
      ({ versions }) => isVersionAffected({ ecosystem: asked.ecosystem, version: one }, versions) === 'no',
    ),
  );
  const [version] = fixing.sort((a, b) => compareVersions(asked.ecosystem, a, b) ?? 0);
  if (version !== undefined) return { fix: 'available', version };
  const isUnfixed = advisories.some(({ versions }) => isWithoutFix(asked, versions));
  return { fix: isUnfixed ? 'none' : undefined, version: undefined };
}

/** The versions that end a range. */
function listFixes(of: AffectedVersions): string[] {
  if (of.form === 'github') return of.ranges.flatMap(({ fixed }) => fixed ?? []);
  if (of.form === 'osv') {
    const ranges = of.affected.flatMap(({ ranges: own = [] }) => own).filter(({ type }) => type !== 'GIT');
    return ranges.flatMap(({ events }) => events.flatMap(({ fixed }) => fixed ?? []));
  }
  const comparators = parseRange(of.range)?.set.flat() ?? [];
  return comparators.flatMap(({ operator, semver: bound }) =>
    operator === '<' ? bound.version.replace(/-0$/, '') : [],
  );
}

function isWithoutFix(
  { ecosystem, version }: { ecosystem: Ecosystem; version: string },
  of: AffectedVersions,
): boolean {
  if (of.form === 'npm') return false;
  if (of.form === 'github')
    return of.ranges.some(({ range, fixed }) => fixed === null && isInGitHubRange(ecosystem, version, range) === 'yes');
  // `last_affected` says that a later version is safe, but not which one.
  const hasEnd = of.affected.some(({ ranges = [] }) =>
    ranges.some(({ type, events }) =>
      events.some(({ fixed, last_affected: last, limit }) => type === 'GIT' || (fixed ?? last ?? limit) !== undefined),
    ),
  );
  return !hasEnd && of.affected.some(({ ranges = [] }) => ranges.length > 0);
}

/** `unknown`: a version cannot be parsed, or no range decides. */
type AffectedState = 'yes' | 'no' | 'unknown';

function isAffected(ecosystem: Ecosystem, version: string, { ranges = [], versions = [] }: OsvAffected): AffectedState {
  const compare: Compare = (a, b) => compareVersions(ecosystem, a, b);
  if (versions.some((one) => one === version || compareSafely(compare, one, version) === 0)) return 'yes';
  // Commits say nothing about a registry version. Most such records also list versions.
  const ofVersions = ranges.filter(({ type }) => type !== 'GIT');
  if (ofVersions.length === 0) return versions.length === 0 || !isReadable(compare, version) ? 'unknown' : 'no';
  const results = ofVersions.map((range) => {
    if (range.type !== 'SEMVER' && range.type !== 'ECOSYSTEM') return 'unknown';
    return isInRange(range.type === 'SEMVER' ? compareSemver : compare, version, range.events);
  });
  return combineStates(results);
}

/** Whether a version is in a range as GitHub's advisories write it: `>= 4.3.0, < 4.3.5`, `= 0.2.0`. */
function isInGitHubRange(ecosystem: Ecosystem, version: string, range: string): AffectedState {
  const parts = range.split(',').map((part) => /^\s*(<=|>=|<|>|=)\s*(\S+)\s*$/.exec(part));
  const results = parts.map((part): AffectedState => {
    const [, operator = '', bound = ''] = part ?? [];
    const order = compareVersions(ecosystem, version, bound);
    if (order === undefined) return operator === '=' && bound === version ? 'yes' : 'unknown';
    const isIn = { '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0, '=': order === 0 }[operator];
    return isIn === undefined ? 'unknown' : isIn ? 'yes' : 'no';
  });
  if (results.includes('no')) return 'no';
  return results.includes('unknown') ? 'unknown' : 'yes';
}

function isReadable(compare: Compare, version: string): boolean {
  return compareSafely(compare, version, version) !== undefined;
}

const kinds = ['introduced', 'fixed', 'last_affected', 'limit'] as const;

interface Step {
  kind: (typeof kinds)[number];
  at: string;
  /** The order of the version in question relative to `at`. */
  order: number;
}

function isInRange(compare: Compare, version: string, events: readonly OsvEvent[]): AffectedState {
  const named = events.flatMap((event) =>
    kinds.flatMap((kind) => {
      const at = event[kind];
      return at === undefined ? [] : [{ kind, at }];
    }),
  );
  const steps: Step[] = [];
  for (const { kind, at } of named) {
    const order = compareToEvent(compare, version, kind, at);
    if (order === undefined) return 'unknown';
    steps.push({ kind, at, order });
  }
  if (!steps.some(({ kind }) => kind === 'introduced')) return 'unknown';
  const limits = steps.filter(({ kind }) => kind === 'limit');
  if (limits.length > 0 && !limits.some(({ order }) => order < 0)) return 'no';
  let isVulnerable = false;
  for (const { kind, order } of steps.filter(({ kind }) => kind !== 'limit').sort(createStepComparator(compare))) {
    if (kind === 'introduced' && order >= 0) isVulnerable = true;
    else if (kind === 'fixed' && order >= 0) isVulnerable = false;
    else if (kind === 'last_affected' && order > 0) isVulnerable = false;
  }
  return isVulnerable ? 'yes' : 'no';
}

/** `0` is before every version, and the limit `*` is after every version. */
function compareToEvent(compare: Compare, version: string, kind: Step['kind'], at: string): number | undefined {
  if (kind === 'introduced' && at === '0') return isReadable(compare, version) ? 1 : undefined;
  if (kind === 'limit' && at === '*') return -1;
  return compareSafely(compare, version, at);
}

/** Sorts by version. At the same one `introduced` comes last: a false positive is better than a missed finding. */
function createStepComparator(compare: Compare): (a: Step, b: Step) => number {
  const isInitialEvent = ({ kind, at }: Step) => kind === 'introduced' && at === '0';
  return (a, b) => {
    if (isInitialEvent(a) || isInitialEvent(b)) return Number(isInitialEvent(b)) - Number(isInitialEvent(a));
    const order = compareSafely(compare, a.at, b.at) ?? 0;
    return order || Number(a.kind === 'introduced') - Number(b.kind === 'introduced');
  };
}
