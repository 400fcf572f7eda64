/** Compares versions as the ecosystem of their package does. */

import { compare as comparePython, valid as isPython } from '@renovatebot/pep440';
import { valid as isGem, gt as isLaterGem, eq as isSameGem } from '@renovatebot/ruby-semver';
import semver from 'semver';
import { attempt } from '../../errors.ts';
import type { Ecosystem } from '../locked-package.ts';
import { compareMaven } from './maven.ts';

const comparisons: Readonly<Record<Ecosystem, Compare>> = {
  npm: compareSemver,
  PyPI: (a, b) => (isPython(a) === null || isPython(b) === null ? undefined : comparePython(a, b)),
  Go: compareSemver,
  Maven: compareMaven,
  Packagist(a: string, b: string): number | undefined {
    const [first, second] = [parseComposerVersion(a), parseComposerVersion(b)];
    if (first === undefined || second === undefined) return undefined;
    for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
      const [number, other] = [first[index] ?? 0n, second[index] ?? 0n];
      if (number !== other) return number < other ? -1 : 1;
    }
    return 0;
  },
  RubyGems: (a, b) => {
    if (isGem(a) === null || isGem(b) === null) return undefined;
    return isSameGem(a, b) ? 0 : isLaterGem(a, b) ? 1 : -1;
  },
  'crates.io': compareSemver,
  // Semantic Versioning with a fourth number, ignoring case.
  NuGet(a: string, b: string): number | undefined {
    const [first, second] = [parseNugetVersion(a), parseNugetVersion(b)];
    if (first === undefined || second === undefined) return undefined;
    for (const [index, number] of first.numbers.entries()) {
      const other = second.numbers[index] ?? 0n;
      if (number !== other) return number < other ? -1 : 1;
    }
    return semver.compare(first.label, second.label);
  },
};

export function compareVersions(ecosystem: Ecosystem, a: string, b: string): number | undefined {
  return compareSafely(comparisons[ecosystem], a, b);
}

const nugetVersion = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.(\d+))?(?:-([\dA-Za-z.-]+))?(?:\+[\dA-Za-z.-]*)?$/;

/** `label`: the text after the numbers, as a version that `semver` can compare. */
function parseNugetVersion(version: string): { numbers: bigint[]; label: string } | undefined {
  const match = nugetVersion.exec(version);
  if (match === null) return undefined;
  const numbers = match.slice(1, 5).map((digits) => BigInt((digits as string | undefined) ?? 0));
  const label = match[5] === undefined ? '0.0.0' : `0.0.0-${match[5].toLowerCase()}`;
  return semver.valid(label) === null ? undefined : { numbers, label };
}

const pattern =
  /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.(\d+))?(?:[._-]?(stable|beta|b|rc|alpha|a|patch|pl|p)((?:[.-]?\d+)*))?([.-]?dev)?(?:\+\S*)?$/i;

/** Ordered upwards from `dev`. A version without a stability word is stable. */
const stabilities: Readonly<Record<string, number>> = {
  alpha: 1,
  a: 1,
  beta: 2,
  b: 2,
  rc: 3,
  stable: 4,
  patch: 5,
  pl: 5,
  p: 5,
};

/** The numbers to compare, one after the other. */
function parseComposerVersion(version: string): bigint[] | undefined {
  const match = pattern.exec(version);
  if (match === null) return undefined;
  const numbers = match.slice(1, 5).map((digits) => BigInt((digits as string | undefined) ?? 0));
  const [word, counts, dev] = match.slice(5, 8) as (string | undefined)[];
  const stability = word === undefined ? (dev === undefined ? 4 : 0) : (stabilities[word.toLowerCase()] ?? 4);
  const counted = (counts?.match(/\d+/g) ?? []).map(BigInt);
  // A development branch of a beta comes before the beta.
  return [
    ...numbers,
    BigInt(stability),
    counted[0] ?? 0n,
    word !== undefined && dev !== undefined ? 0n : 1n,
    ...counted.slice(1),
  ];
}

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
