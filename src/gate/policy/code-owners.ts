/**
 * Finds the owners of a file in a CODEOWNERS file, in the dialect of the host that reads it:
 * https://docs.github.com/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners,
 * https://docs.gitlab.com/user/project/codeowners/reference/,
 * https://support.atlassian.com/bitbucket-cloud/docs/set-up-and-use-code-owners/.
 */

import { isDeepStrictEqual } from 'node:util';
import { memoize } from '../../shared/once.ts';
import { foldCase } from './changes.ts';
import type { Finding } from './finding.ts';
import { compileGlob, hasOpenSet } from './glob.ts';
import { getStatedPath, isAbsolutePath, listPathReadings } from './path-matching.ts';

const ownerDialects = ['github', 'gitlab', 'bitbucket'] as const;
export type OwnerDialect = (typeof ownerDialects)[number];

/** The paths where each host searches, in this order. Only the first file that exists counts. */
export const ownerFilePaths: Readonly<Record<OwnerDialect, readonly string[]>> = {
  github: ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'],
  gitlab: ['CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'],
  bitbucket: ['.bitbucket/CODEOWNERS', 'CODEOWNERS'],
};

export interface CodeOwners {
  /** The owners of a file, by its path from the repository root. Empty if nobody owns it. */
  ownersOf(path: string): readonly string[];
  /** The same, ignoring case, for paths whose case may have been lost. */
  looselyOwnersOf(path: string): readonly string[];
  /** Every owner that the file names, in lower case. */
  names: ReadonlySet<string>;
}

interface OwnerRule {
  matches: (path: string) => boolean;
  matchesLoosely: (path: string) => boolean;
  /** Empty if nobody owns the file, whatever an earlier rule of the section says. */
  owners: readonly string[];
  /** GitLab's `!`: no later rule of the section includes the file again. */
  isExcluded: boolean;
}

interface OwnerSection {
  name: string;
  owners: readonly string[];
  rules: OwnerRule[];
}

/** Longer lines do not occur in practice. GitHub reads files of up to 3 MB. */
const longestLine = 10_000;
export const maxCodeOwnersLength = 3_000_000;

/** Lines that the host does not understand are ignored, as the host ignores them. */
export function parseCodeOwners(text: string, dialect: OwnerDialect): CodeOwners {
  const sections = new Map<string, OwnerSection>();
  const getSection = (name: string): OwnerSection => {
    const key = name.toLowerCase();
    const section = sections.get(key) ?? { name, owners: [], rules: [] };
    sections.set(key, section);
    return section;
  };
  let current = getSection('');
  for (const line of text.split(/\r\n|[\n\r]/)) {
    if (line.length > longestLine) continue;
    const heading = dialect === 'gitlab' ? parseHeading(line) : undefined;
    if (heading !== undefined) {
      current = getSection(heading.name);
      // The owners of a section heading apply to the rules below it.
      current.owners = heading.owners;
      continue;
    }
    const rule = parseOwnerRule(line, current, dialect);
    if (rule !== undefined) current.rules.push(rule);
  }
  const all = [...sections.values()].map(({ rules }) => rules);
  const names = new Set(
    all.flatMap((rules) => rules.flatMap(({ owners }) => owners.map((owner) => owner.toLowerCase()))),
  );
  return {
    ownersOf: memoize((path) => collectOwners(all, ({ matches }) => matches(path))),
    looselyOwnersOf: memoize((path) => collectOwners(all, ({ matchesLoosely }) => matchesLoosely(foldCase(path)))),
    names,
  };
}

/** In each section the last matching rule decides. The owners of all sections count. */
function collectOwners(
  sections: readonly (readonly OwnerRule[])[],
  fits: (rule: OwnerRule) => boolean,
): readonly string[] {
  const owners = sections.flatMap((rules) => {
    const isExcluded = rules.some((rule) => rule.isExcluded && fits(rule));
    return isExcluded ? [] : (rules.findLast(fits)?.owners ?? []);
  });
  return [...new Map(owners.map((owner) => [owner.toLowerCase(), owner])).values()];
}

/** `[Name]`, `^[Optional]`, `[Name][2] @owner`. */
function parseHeading(line: string): { name: string; owners: string[] } | undefined {
  const [, name, rest = ''] = /^\s*\^?\[([^[\]]+)\](?:\[\d+\])?(?:\s+(.*))?$/.exec(line) ?? [];
  return name === undefined ? undefined : { name: name.trim(), owners: splitWords(rest, 'gitlab').filter(isOwner) };
}

function parseOwnerRule(line: string, section: OwnerSection, dialect: OwnerDialect): OwnerRule | undefined {
  const trimmed = line.trim();
  if (trimmed.startsWith('#')) return undefined;
  // Settings and groups of Bitbucket.
  if (dialect === 'bitbucket' && /^(?:@@@|CODEOWNERS\.)/.test(trimmed)) return undefined;
  const [, pattern = '', rest = ''] = /^((?:\\.|[^\s\\])+)(?:\s+(.*))?$/.exec(trimmed) ?? [];
  const isExcluded = dialect !== 'github' && pattern.startsWith('!');
  const globs = toOwnerGlobs(isExcluded ? pattern.slice(1) : pattern, dialect);
  if (globs.length === 0) return undefined;
  const words = splitWords(rest, dialect);
  const own = words.filter(isOwner);
  // GitHub ignores a line if it does not understand every word of it.
  if (dialect === 'github' && own.length < words.length) return undefined;
  return {
    matches: compileAnyGlob(globs),
    matchesLoosely: compileAnyGlob(globs.map(foldCase)),
    owners: own.length > 0 || isExcluded ? own : section.owners,
    isExcluded: isExcluded && dialect === 'gitlab',
  };
}

function compileAnyGlob(globs: readonly string[]): (path: string) => boolean {
  const compiled = globs.map(compileGlob);
  return (path) => compiled.some((matches) => matches(path));
}

/** Splits the text before a comment into words. GitLab reads owners in a comment too. */
function splitWords(text: string, dialect: OwnerDialect): string[] {
  const read = dialect === 'gitlab' ? text : text.replace(/(?:^|\s)#.*$/, '');
  return read.match(/\S+/g) ?? [];
}

/** Accepts `@octocat`, `@octo-org/team`, GitLab's `@@maintainer`, and an email address. */
export function isOwner(word: string): boolean {
  return /^@{1,3}[\w.-]+(?:\/[\w.-]+)*$/.test(word) || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(word);
}

/** Converts the pattern to globs from the root. Returns none if the host does not support the pattern. */
function toOwnerGlobs(pattern: string, dialect: OwnerDialect): string[] {
  if (pattern === '') return [];
  // GitHub documents that these patterns do not work in CODEOWNERS.
  if (dialect === 'github' && /^!|^\\#|[[\]]/.test(pattern)) return [];
  const plain = pattern.replaceAll(/\\(.)/gs, (_, letter: string) =>
    /[*?[\]{}\\]/.test(letter) ? `\\${letter}` : letter,
  );
  const literal = plain.replaceAll(/(?<!\\)[{}]/g, '\\$&');
  // GitLab matches with Ruby's File.fnmatch, where a [ without its ] matches nothing:
  // https://docs.gitlab.com/user/project/codeowners/advanced/,
  // https://docs.ruby-lang.org/en/master/File.html#method-c-fnmatch.
  if (dialect === 'gitlab') {
    if (hasOpenSet(literal)) return [];
    // Matches anywhere unless the pattern begins with a slash. It names a folder only if it ends with one.
    const start = literal.startsWith('/') ? literal.slice(1) : `**/${literal}`;
    return [start.endsWith('/') ? `${start}**/*` : start];
  }
  return toGitignoreGlobs(literal, dialect);
}

/**
 * A slash before the end anchors the pattern at the root. The pattern may name a folder. GitHub documents that `docs/*`
 * covers only the files directly in `docs`; Bitbucket documents no such difference from
 * https://git-scm.com/docs/gitignore.
 */
function toGitignoreGlobs(pattern: string, dialect: OwnerDialect): string[] {
  const isFolder = pattern.endsWith('/');
  const body = pattern.replace(/^\//, '').replace(/\/$/, '');
  const isAnchored = pattern.replace(/\/$/, '').includes('/');
  const glob = isAnchored ? body : `**/${body}`;
  if (isFolder) return [`${glob}/**/*`];
  const isFlat = dialect === 'github' && isAnchored && /(?:^|\/)\*$/.test(glob);
  return isFlat ? [glob] : [glob, `${glob}/**/*`];
}

/**
 * The owners of a finding by the file it is in, if its path can be read in only one way. Empty if nobody owns the file.
 * Undefined if not known.
 */
export function determineOwners(
  finding: Pick<Finding, 'filePath' | 'unclear'>,
  codeOwners: CodeOwners | undefined,
): readonly string[] | undefined {
  const filePath = getStatedPath(finding);
  // Nobody states where the repository begins in an absolute path.
  if (codeOwners === undefined || filePath === undefined || isAbsolutePath(filePath)) return undefined;
  const answers = listPathReadings(filePath).flatMap((path) =>
    path === undefined ? [undefined] : [codeOwners.ownersOf(path), codeOwners.looselyOwnersOf(path)],
  );
  const [first] = answers;
  return answers.every((each) => isDeepStrictEqual(each, first)) ? first : undefined;
}
