/** Compares two versions by the rules of their ecosystem. */
import { compare as comparePython, valid as isPython } from '@renovatebot/pep440';
import { valid as isGem, gt as isLaterGem, eq as isSameGem } from '@renovatebot/ruby-semver';
import semver from 'semver';
import type { Ecosystem } from '../locks/locked-package.ts';
import { compareComposer } from './composer.ts';
import { compareMaven } from './maven.ts';
import { compareNuget } from './nuget.ts';

/** Below 0: the first one is earlier. Undefined: one of them is no version. */
export type Compare = (a: string, b: string) => number | undefined;

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

/** Patterns of libraries may take long for longer ones. */
const longest = 200;

export function compareVersions(ecosystem: Ecosystem, a: string, b: string): number | undefined {
  return compareBy(comparisons[ecosystem], a, b);
}

/** Semantic Versioning 2.0, which knows no order among builds: Go's `+incompatible` is one. */
export function compareSemver(a: string, b: string): number | undefined {
  const [first, second] = [a, b].map((version) => semver.parse(complete(version)));
  return first && second ? semver.compare(first, second) : undefined;
}

export function compareBy(compare: Compare, a: string, b: string): number | undefined {
  if (a.length > longest || b.length > longest || a.trim() === '' || b.trim() === '') return undefined;
  try {
    return compare(a.trim(), b.trim());
  } catch {
    return undefined;
  }
}

/** Advisories write `4` and `2.0`. */
function complete(version: string): string {
  const [, numbers = '', rest = ''] = /^v?(\d+(?:\.\d+)?)([-+].*)?$/s.exec(version) ?? [];
  if (numbers === '') return version;
  return `${numbers}${numbers.includes('.') ? '.0' : '.0.0'}${rest}`;
}
