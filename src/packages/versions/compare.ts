/** Compares two versions by the rules of their ecosystem. */
import { compare as comparePython, valid as isPython } from '@renovatebot/pep440';
import { valid as isGem, gt as isLaterGem, eq as isSameGem } from '@renovatebot/ruby-semver';
import semver from 'semver';
import type { Ecosystem } from '../locked-package.ts';
import { compareComposer } from './composer.ts';
import { compareMaven } from './maven.ts';
import { type Compare, compareSafely, compareSemver } from './semver.ts';

const comparisons: Readonly<Record<Ecosystem, Compare>> = {
  npm: compareSemver,
  PyPI: (a, b) => (isPython(a) === null || isPython(b) === null ? undefined : comparePython(a, b)),
  Go: compareSemver,
  Maven: compareMaven,
  Packagist: compareComposer,
  RubyGems: (a, b) => {
    if (isGem(a) === null || isGem(b) === null) return undefined;
    return isSameGem(a, b) ? 0 : isLaterGem(a, b) ? 1 : -1;
  },
  'crates.io': compareSemver,
  NuGet: compareNuget,
};

export function compareVersions(ecosystem: Ecosystem, a: string, b: string): number | undefined {
  return compareSafely(comparisons[ecosystem], a, b);
}

const nugetVersion = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.(\d+))?(?:-([\dA-Za-z.-]+))?(?:\+[\dA-Za-z.-]*)?$/;

/** Semantic Versioning with a fourth number, ignoring case. */
function compareNuget(a: string, b: string): number | undefined {
  const [first, second] = [parseNugetVersion(a), parseNugetVersion(b)];
  if (first === undefined || second === undefined) return undefined;
  for (const [index, number] of first.numbers.entries()) {
    const other = second.numbers[index] ?? 0n;
    if (number !== other) return number < other ? -1 : 1;
  }
  return semver.compare(first.label, second.label);
}

/** `label`: the text after the numbers, as a version that `semver` can compare. */
function parseNugetVersion(version: string): { numbers: bigint[]; label: string } | undefined {
  const match = nugetVersion.exec(version);
  if (match === null) return undefined;
  const numbers = match.slice(1, 5).map((digits) => BigInt((digits as string | undefined) ?? 0));
  const label = match[5] === undefined ? '0.0.0' : `0.0.0-${match[5].toLowerCase()}`;
  return semver.valid(label) === null ? undefined : { numbers, label };
}
