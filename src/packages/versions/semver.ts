/** The order of Semantic Versioning 2.0, by which several ecosystems compare, and what bounds every comparison. */
import semver from 'semver';

/** Below 0: the first one is earlier. Undefined: one of them is no version. */
export type Compare = (a: string, b: string) => number | undefined;

/** Patterns of libraries may take long for longer ones. */
const longest = 200;

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
