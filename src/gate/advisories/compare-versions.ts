/** Compares versions, and reads the ranges that a manifest asks for, as the ecosystem of their package does. */

import { compare as comparePython, satisfies as isInPythonRange, valid as isPython } from '@renovatebot/pep440';
import { valid as isGem, satisfies as isInGemRange, gt as isLaterGem, eq as isSameGem } from '@renovatebot/ruby-semver';
import semver from 'semver';
import { attempt } from '../../shared/errors.ts';
import type { Ecosystem } from '../../shared/packages/locked-package.ts';

const comparisons: Readonly<Record<Ecosystem, Compare>> = {
  npm: compareSemver,
  PyPI: (a, b) => (isPython(a) === null || isPython(b) === null ? undefined : comparePython(a, b)),
  Go: compareSemver,
  // As Maven's class ComparableVersion orders them.
  Maven: (a, b) => {
    // Letters, digits and the usual separators. Other text is a property or a range.
    if (![a, b].every((version) => /^[\w.+~-]+$/.test(version))) return undefined;
    return compareItems(parseMavenVersion(a), parseMavenVersion(b));
  },
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

type Item =
  | { kind: 'number'; value: bigint }
  | { kind: 'text'; value: string }
  | { kind: 'mixed'; text: string; number: bigint }
  | { kind: 'list'; items: Item[] };
type List = Extract<Item, { kind: 'list' }>;

const qualifiers = ['alpha', 'beta', 'milestone', 'rc', 'snapshot', '', 'sp'];
const released = new Set(['ga', 'final', 'release']);
const shortForms: Readonly<Record<string, string>> = { a: 'alpha', b: 'beta', m: 'milestone' };

function parseMavenVersion(version: string): List {
  const root: List = { kind: 'list', items: [] };
  const lists = [root];
  let list = root;
  const openList = () => {
    const inner: List = { kind: 'list', items: [] };
    list.items.push(inner);
    lists.push(inner);
    list = inner;
  };
  const text = version.toLowerCase();
  let [start, isDigit, isMixed] = [0, false, false];
  const addItem = (end: number) => {
    list.items.push(end === start ? createNumber('0') : parseItem(text.slice(start, end), isDigit, isMixed));
    isMixed = false;
    start = end + 1;
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '.') addItem(index);
    else if (character === '-') {
      // `X-1` equals `X1`.
      if (index > start && !isDigit && /\d/.test(text.charAt(index + 1))) {
        isMixed = true;
        continue;
      }
      addItem(index);
      openList();
    } else if (/\d/.test(character)) {
      if (!isDigit && index > start) {
        isMixed = true;
        if (list.items.length > 0) openList();
      }
      isDigit = true;
    } else {
      if (isDigit && index > start) {
        addItem(index);
        start = index;
        openList();
      }
      isDigit = false;
    }
  }
  if (text.length > start) {
    if (!isDigit && list.items.length > 0) openList();
    addItem(text.length);
  }
  for (const one of lists.reverse()) dropNullItems(one.items);
  return root;
}

function createNumber(digits: string): Item {
  return { kind: 'number', value: BigInt(digits) };
}

function parseItem(text: string, isDigit: boolean, isMixed: boolean): Item {
  if (!isMixed) return isDigit ? createNumber(text) : { kind: 'text', value: normalizeQualifier(text) };
  const [, letters = '', digits = '0'] = /^(\D*)(\d*)/.exec(text.replaceAll('-', '')) ?? [];
  return { kind: 'mixed', text: normalizeQualifier(shortForms[letters] ?? letters), number: BigInt(digits || '0') };
}

function normalizeQualifier(text: string): string {
  return text === 'cr' ? 'rc' : text;
}

/** Zeros and empty lists are dropped when a text, or nothing, follows. */
function dropNullItems(items: Item[]): void {
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const item = items[index];
    const next = items[index + 1];
    if (item === undefined || !isNull(item)) continue;
    const after = next?.kind === 'list' ? next.items[0] : undefined;
    if (next === undefined || next.kind === 'text' || after?.kind === 'mixed' || after?.kind === 'text')
      items.splice(index, 1);
  }
}

function isNull(item: Item): boolean {
  if (item.kind === 'number') return item.value === 0n;
  if (item.kind === 'text') return item.value === '';
  return item.kind === 'list' && item.items.length === 0;
}

/** The order of items of different kinds. A mixed item and a text are first compared by their texts. */
const ranks = { text: 0, mixed: 0, list: 1, number: 2 } as const;

function compareItems(a: Item, b: Item | undefined): number {
  if (b === undefined) return compareToNothing(a);
  if (ranks[a.kind] !== ranks[b.kind]) return ranks[a.kind] - ranks[b.kind];
  if (a.kind === 'number' && b.kind === 'number') return compareValues(a.value, b.value);
  if (a.kind === 'list' && b.kind === 'list') {
    for (let index = 0; index < Math.max(a.items.length, b.items.length); index += 1) {
      const [first, second] = [a.items[index], b.items[index]];
      const result = first === undefined ? -(second ? compareToNothing(second) : 0) : compareItems(first, second);
      if (result !== 0) return result;
    }
    return 0;
  }
  const [first, second] = [readParts(a), readParts(b)];
  return (
    compareValues(rankQualifier(first.text), rankQualifier(second.text)) || compareValues(first.number, second.number)
  );
}

function readParts(item: Item): { text: string; number: bigint } {
  if (item.kind === 'mixed') return item;
  return { text: item.kind === 'text' ? item.value : '', number: -1n };
}

function compareToNothing(item: Item): number {
  if (item.kind === 'number') return item.value === 0n ? 0 : 1;
  if (item.kind !== 'list') return compareValues(rankQualifier(readParts(item).text), rankQualifier(''));
  return item.items.map(compareToNothing).find((result) => result !== 0) ?? 0;
}

/** Unknown texts come after the known ones, in alphabetical order. All are compared as strings. */
function rankQualifier(text: string): string {
  if (released.has(text)) return rankQualifier('');
  const index = qualifiers.indexOf(text);
  return index < 0 ? `${qualifiers.length}-${text}` : String(index);
}

function compareValues<T extends bigint | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Longer texts may be slow to parse. */
const longestRange = 300;

const checks: Partial<Readonly<Record<Ecosystem, (version: string, range: string) => boolean | undefined>>> = {
  npm: isInNpmRange,
  'crates.io': (version, range) =>
    isInNpmRange(version, range.replaceAll(/(?<=^|,)\s*(?=\d)/g, '^').replaceAll(',', ' ')),
  Packagist: (version, range) =>
    isInNpmRange(normalizeComposer(version), range.split(/\|\|?/).map(convertComposer).join('||')),
  PyPI: (version, range) => {
    if (isPython(version) === null) return undefined;
    return range.split('||').some((part) => isInPythonRange(version, part.split(',').map(convertPoetry).join(',')));
  },
  RubyGems: (version, range) => (isGem(version) === null ? undefined : isInGemRange(version, range)),
};

/** Undefined for a text that is not a range of versions, such as a tag, or that cannot be compared. */
export function isInRange(ecosystem: Ecosystem, version: string, range: string): boolean | undefined {
  if (version.length > longestRange || range.length > longestRange) return undefined;
  return attempt(() => checks[ecosystem]?.(version, range));
}

function isInNpmRange(version: string, range: string): boolean | undefined {
  const parsed = semver.validRange(range, { loose: true });
  if (parsed === null || semver.valid(version, { loose: true }) === null) return undefined;
  return semver.satisfies(version, parsed, { includePrerelease: true, loose: true });
}

/** `~1.2` of Composer is below 2.0. Stability flags and aliases choose among versions. */
function convertComposer(part: string): string {
  return part
    .replace(/@\w+|\s+as\s+.*$/g, '')
    .replaceAll(',', ' ')
    .replaceAll(/~\s*v?(\d+)(?:\.(\d+))?(?=\s|$)/g, (_, major: string, minor = '0') => `^${major}.${minor}`)
    .replaceAll(/!=\s*\S+/g, '')
    .replaceAll(/(\d+\.\d+\.\d+)\.\d+/g, '$1')
    .trim();
}

function normalizeComposer(version: string): string {
  const [, numbers = '', rest = ''] = /^v?(\d+(?:\.\d+){0,2})(?:\.\d+)*(.*)$/s.exec(version) ?? [];
  return `${numbers}${'.0'.repeat(Math.max(0, 2 - (numbers.match(/\./g)?.length ?? 0)))}${rest}`;
}

/** Poetry's `^1.2`, `~1.2`, `1.2` and `*`, in the words of PEP 440. */
function convertPoetry(text: string): string {
  const part = text.trim();
  const [, sign = '', version = ''] = /^([\^~]?)\s*v?(\d[\w.+!]*(?:\.\*)?)$/.exec(part) ?? [];
  if (part === '' || part === '*') return '>=0.dev0';
  if (version === '') return part;
  if (sign === '') return `==${version}`;
  const numbers = version.split('.').map((number) => Number.parseInt(number, 10));
  const first = numbers.findIndex((number) => number > 0);
  const kept = sign === '~' ? Math.min(1, numbers.length - 1) : first < 0 ? numbers.length - 1 : first;
  const end = numbers.slice(0, kept + 1).map((number, index) => (index === kept ? number + 1 : number));
  return `>=${version},<${end.join('.')}`;
}
