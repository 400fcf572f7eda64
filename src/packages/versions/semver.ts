/** Orders versions by Semantic Versioning 2.0, which several ecosystems use, and limits every comparison. */

import semver from 'semver';
import { attempt } from '../../errors.ts';

/** Below 0: the first version is earlier. Undefined: one of them is not a version. */
export type Compare = (a: string, b: string) => number | undefined;

/** The patterns of version libraries may be slow on longer texts. */
const longest = 200;

/** Semantic Versioning 2.0 ignores build metadata, such as Go's `+incompatible`. */
export function compareSemver(a: string, b: string): number | undefined {
  const [first, second] = [a, b].map((version) => semver.parse(completeVersion(version)));
  return first && second ? semver.compare(first, second) : undefined;
}

export function compareSafely(compare: Compare, a: string, b: string): number | undefined {
  if (a.length > longest || b.length > longest || a.trim() === '' || b.trim() === '') return undefined;
  return attempt(() => compare(a.trim(), b.trim()));
}

/** Advisories also write `4` and `2.0`. */
function completeVersion(version: string): string {
  const [, numbers = '', rest = ''] = /^v?(\d+(?:\.\d+)?)([-+].*)?$/s.exec(version) ?? [];
  if (numbers === '') return version;
  return `${numbers}${numbers.includes('.') ? '.0' : '.0.0'}${rest}`;
}
