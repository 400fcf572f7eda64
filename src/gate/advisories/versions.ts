/** Decides which versions a vulnerability affects, and which versions fix it. */

import semver from 'semver';
import { attempt } from '../../shared/errors.ts';
import type { Ecosystem } from '../../shared/packages/locked-package.ts';
import { type AffectedState, isAffected, isInGitHubRange } from '../../shared/packages/versions/affected.ts';
import { compareVersions } from '../../shared/packages/versions/compare.ts';
import type { AffectedVersions, PackageAdvisory, QueriedPackage } from './advisory.ts';

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
