/** Compares two versions by the rules of their ecosystem. */
import { compare as comparePython, valid as isPython } from '@renovatebot/pep440';
import { valid as isGem, gt as isLaterGem, eq as isSameGem } from '@renovatebot/ruby-semver';
import type { Ecosystem } from '../locked-package.ts';
import { compareComposer } from './composer.ts';
import { compareMaven } from './maven.ts';
import { compareNuget } from './nuget.ts';
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
