/**
 * Who owns a file, by a CODEOWNERS file in the form of the host that reads it:
 * https://docs.github.com/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners,
 * https://docs.gitlab.com/user/project/codeowners/reference/, https://support.atlassian.com/bitbucket-cloud/docs/set-up-and-use-code-owners/.
 */
import { compileGlob, hasOpenSet } from './glob.ts';

const ownerDialects = ['github', 'gitlab', 'bitbucket'] as const;
export type OwnerDialect = (typeof ownerDialects)[number];

/** Where each host looks, in this order: the first file that is there counts, alone. */
export const ownerPlaces: Readonly<Record<OwnerDialect, readonly string[]>> = {
  github: ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'],
  gitlab: ['CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'],
  bitbucket: ['.bitbucket/CODEOWNERS', 'CODEOWNERS'],
};

export interface CodeOwners {
  /** The owners of a file, by its path from the root; of no owner none. */
  ownersOf(path: string): readonly string[];
  /** The same where letters have lost their case on the way. */
  looselyOwnersOf(path: string): readonly string[];
  /** Everybody that the file names, in lower case. */
  names: ReadonlySet<string>;
}

interface Rule {
  matches: (path: string) => boolean;
  matchesLoosely: (path: string) => boolean;
  /** None: nobody's, whatever an earlier rule of the section says. */
  owners: readonly string[];
  /** GitLab's `!`: no later rule of the section brings it back. */
  isExcluded: boolean;
}

interface Section {
  name: string;
  owners: readonly string[];
  rules: Rule[];
}

/** Nobody writes longer ones; GitHub reads no more of a file than 3 MB. */
const longestLine = 10_000;
export const longestFile = 3_000_000;

/** Lines that say nothing that the host reads are left out, as it leaves them out. */
export function parseCodeOwners(text: string, dialect: OwnerDialect): CodeOwners {
  const sections = new Map<string, Section>();
  const sectionOf = (name: string): Section => {
    const key = name.toLowerCase();
    const section = sections.get(key) ?? { name, owners: [], rules: [] };
    sections.set(key, section);
    return section;
  };
  let current = sectionOf('');
  for (const line of text.split(/\r\n|[\n\r]/)) {
    if (line.length > longestLine) continue;
    const heading = dialect === 'gitlab' ? headingOf(line) : undefined;
    if (heading !== undefined) {
      current = sectionOf(heading.name);
      // The heading's own owners hold for what follows it.
      current.owners = heading.owners;
      continue;
    }
    const rule = ruleOf(line, current, dialect);
    if (rule !== undefined) current.rules.push(rule);
  }
  const all = [...sections.values()].map(({ rules }) => rules);
  const names = new Set(
    all.flatMap((rules) => rules.flatMap(({ owners }) => owners.map((owner) => owner.toLowerCase()))),
  );
  return {
    ownersOf: rememberByPath((path) => ownersIn(all, ({ matches }) => matches(path))),
    looselyOwnersOf: rememberByPath((path) => ownersIn(all, ({ matchesLoosely }) => matchesLoosely(folded(path)))),
    names,
  };
}

function rememberByPath<Value>(read: (path: string) => Value): (path: string) => Value {
  const known = new Map<string, Value>();
  return (path) => {
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return found;
  };
}

/** In each section the last rule that fits decides; the owners of all sections count. */
function ownersIn(sections: readonly (readonly Rule[])[], fits: (rule: Rule) => boolean): readonly string[] {
  const owners = sections.flatMap((rules) => {
    const isExcluded = rules.some((rule) => rule.isExcluded && fits(rule));
    return isExcluded ? [] : (rules.findLast(fits)?.owners ?? []);
  });
  return [...new Map(owners.map((owner) => [owner.toLowerCase(), owner])).values()];
}

/** `[Name]`, `^[Optional]`, `[Name][2] @owner`. */
function headingOf(line: string): { name: string; owners: string[] } | undefined {
  const [, name, rest = ''] = /^\s*\^?\[([^[\]]+)\](?:\[\d+\])?(?:\s+(.*))?$/.exec(line) ?? [];
  return name === undefined ? undefined : { name: name.trim(), owners: wordsOf(rest, 'gitlab').filter(isOwner) };
}

function ruleOf(line: string, section: Section, dialect: OwnerDialect): Rule | undefined {
  const trimmed = line.trim();
  if (trimmed.startsWith('#')) return undefined;
  // Settings and groups of Bitbucket.
  if (dialect === 'bitbucket' && /^(?:@@@|CODEOWNERS\.)/.test(trimmed)) return undefined;
  const [, pattern = '', rest = ''] = /^((?:\\.|[^\s\\])+)(?:\s+(.*))?$/.exec(trimmed) ?? [];
  const isExcluded = dialect !== 'github' && pattern.startsWith('!');
  const globs = globsOf(isExcluded ? pattern.slice(1) : pattern, dialect);
  if (globs.length === 0) return undefined;
  const words = wordsOf(rest, dialect);
  const own = words.filter(isOwner);
  // GitHub leaves out a line of which it does not understand all.
  if (dialect === 'github' && own.length < words.length) return undefined;
  return {
    matches: anyOf(globs),
    matchesLoosely: anyOf(globs.map(folded)),
    owners: own.length > 0 || isExcluded ? own : section.owners,
    isExcluded: isExcluded && dialect === 'gitlab',
  };
}

function anyOf(globs: readonly string[]): (path: string) => boolean {
  const compiled = globs.map(compileGlob);
  return (path) => compiled.some((matches) => matches(path));
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Up to a comment; GitLab reads owners in a comment too. */
function wordsOf(text: string, dialect: OwnerDialect): string[] {
  const read = dialect === 'gitlab' ? text : text.replace(/(?:^|\s)#.*$/, '');
  return read.match(/\S+/g) ?? [];
}

/** `@octocat`, `@octo-org/team`, GitLab's `@@maintainer`, or an address. */
export function isOwner(word: string): boolean {
  return /^@{1,3}[\w.-]+(?:\/[\w.-]+)*$/.test(word) || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(word);
}

/** The pattern as globs from the root; none for one that the host does not read. */
function globsOf(pattern: string, dialect: OwnerDialect): string[] {
  if (pattern === '') return [];
  // GitHub documents that none of these mean anything there.
  if (dialect === 'github' && /^!|^\\#|[[\]]/.test(pattern)) return [];
  const plain = pattern.replaceAll(/\\(.)/gs, (_, letter: string) =>
    /[*?[\]{}\\]/.test(letter) ? `\\${letter}` : letter,
  );
  const literal = plain.replaceAll(/(?<!\\)[{}]/g, '\\$&');
  // To Ruby's File.fnmatch, by which GitLab reads a pattern, a [ without its ] fits nothing:
  // https://docs.gitlab.com/user/project/codeowners/advanced/, https://docs.ruby-lang.org/en/master/File.html#method-c-fnmatch.
  if (dialect === 'gitlab') return hasOpenSet(literal) ? [] : [gitlabGlob(literal)];
  return gitignoreGlobs(literal, dialect);
}

/**
 * From the root where a slash stands before its end; what it names may be a folder. GitHub documents that `docs/*` is only the files
 * in `docs`, and Bitbucket no such difference from https://git-scm.com/docs/gitignore.
 */
function gitignoreGlobs(pattern: string, dialect: OwnerDialect): string[] {
  const isFolder = pattern.endsWith('/');
  const body = pattern.replace(/^\//, '').replace(/\/$/, '');
  const isAnchored = pattern.replace(/\/$/, '').includes('/');
  const glob = isAnchored ? body : `**/${body}`;
  if (isFolder) return [`${glob}/**/*`];
  const isFlat = dialect === 'github' && isAnchored && /(?:^|\/)\*$/.test(glob);
  return isFlat ? [glob] : [glob, `${glob}/**/*`];
}

/** Anywhere unless it begins with a slash; a folder only where it ends with one. */
function gitlabGlob(pattern: string): string {
  const start = pattern.startsWith('/') ? pattern.slice(1) : `**/${pattern}`;
  return start.endsWith('/') ? `${start}**/*` : start;
}
