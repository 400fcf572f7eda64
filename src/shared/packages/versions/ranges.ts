/** Decides whether a version is in the range that a manifest asks for, as its package manager reads it. */

import { satisfies as isInPythonRange, valid as isPython } from '@renovatebot/pep440';
import { valid as isGem, satisfies as isInGemRange } from '@renovatebot/ruby-semver';
import semver from 'semver';
import { attempt } from '../../errors.ts';
import type { Ecosystem } from '../locked-package.ts';

/** Longer texts may be slow to parse. */
const longest = 300;

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
  if (version.length > longest || range.length > longest) return undefined;
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
