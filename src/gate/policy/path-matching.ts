/**
 * Decides whether a finding is in a path that globs name. It is the only code that compares a policy's globs with a
 * service's paths.
 */

import { memoize } from '../../shared/once.ts';
import { decodePath, foldCase, isTooLongForPath, resolveRepositoryPath } from './changes.ts';
import { type Finding, isUnclear } from './finding.ts';
import { compileGlob } from './glob.ts';
import type { Ternary } from './ternary.ts';

/** Matches a glob from the repository root. `vendor/` matches everything below it. */
export function compilePathGlob(glob: string): (path: string) => boolean {
  return compileGlob(anchorAtRoot(glob));
}

function anchorAtRoot(glob: string): string {
  return glob
    .replace(/^(?:\.?\/)+/, '')
    .replace(/\/(?:\.?\/)+/g, '/')
    .replace(/\/$/, '/**');
}

/**
 * Every path that the text may name. Undefined entries stand for paths outside the repository and for text that is not
 * a path.
 */
export function listPathReadings(filePath: string): (string | undefined)[] {
  // A longer text is undecided instead of being searched for positions.
  if (isTooLongForPath(filePath)) return [undefined];
  // A path may have been percent-encoded more than once.
  const decodings = [filePath];
  for (let path = decodePath(filePath); !decodings.includes(path) && decodings.length < 5; path = decodePath(path))
    decodings.push(path);
  const places = decodings.flatMap((path) => removePosition(path).split(/\s*(?:[-=]>|[→;|\n\0])\s*|,\s+/));
  return [...new Set(places.flatMap(listNameSpellings).map(resolveRepositoryPath))];
}

/** `#L10`, `#L10-L12`, `:10:5`, `:10-12`, `(10,5)`, ` (line 3)`: no file name ends like this. */
const position =
  /(?:#L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|\s*\((?:(?:lines?|ln|l)\.?\s*)?\d[\d\s,:;-]*\)|(?::\d+(?:-\d+)?)+|:)\s*$/i;

/** A copy such as `notes (1)` is a file name: it has no dot before the number and no word in the parentheses. */
function removePosition(filePath: string): string {
  const plain = filePath.replace(position, '');
  const isCopy = /\s\(\d+\)\s*$/.test(filePath) && !/\.\w+$/.test(plain);
  return plain === filePath || plain.trim() === '' || /^[a-z]$/i.test(plain) || isCopy ? filePath : plain;
}

/** A fragment, query, method or remark may follow a name or be part of it. Both readings are used. */
const suffix = /(?<=\.\w+)#[^/]*$|\?.*$|::.*$|\s+\([^()]*\)$|\s+>\s.*$/s;

/** Characters that may end a name after a file extension: positions, commits and remarks in other notations. */
const mayEnd = /(?<=\.[a-z]\w{0,8})(?:[^\p{L}\p{N}_.,/\\-]|[.,]+(?:\d*$)|\s-).*$/isu;
/** Text that some tools write before a path, or quotes and brackets that they put on both sides of it. */
const before = /^(?:(?:in|at|file|path):?\s+|(?!pkg:|[a-z]:|[a-z]+:\/\/)[\w./~^-]+:\s*(?=\S*(?:\/|\.[a-z])))/i;
const wrappers = /^[\s"'`<([{]+(?=\S*["'`>)\]}]\s*$)|["'`>)\]}]+\s*$|^\s+|\s+$/g;

function listNameSpellings(place: string): string[] {
  const path = removePosition(place);
  const isWrapped = /^\s*(?:".*"|'.*'|`.*`|<.*>|\(.*\)|\[.*\])\s*$/s.test(path);
  const bare = isWrapped ? path.replaceAll(wrappers, '') : path.trim();
  const names = [path, removePosition(path.replace(suffix, '')), bare, bare.replace(before, '')];
  const spellings = [...new Set([...names, ...names.map((name) => name.replace(mayEnd, ''))])];
  return [path, ...spellings.filter((each) => each !== path && each.trim() !== '')];
}

export interface PathPolicy {
  /** All findings have full paths from the root of the repository. */
  hasFullPaths?: boolean | undefined;
}

type FindingMatcher = (finding: Pick<Finding, 'filePath' | 'unclear'>) => Ternary;

/** A policy's globs are compared with every finding, so each is compiled once. */
const matchers = new Map<string, FindingMatcher>();

function cacheMatcher(key: readonly [kind: string, ...globs: string[]], compile: () => FindingMatcher): FindingMatcher {
  const name = JSON.stringify(key);
  const found = matchers.get(name) ?? compile();
  matchers.set(name, found);
  return found;
}

/**
 * Yes: every reading of the path matches. No: no reading can match. A finding without a path, or with an ambiguous one,
 * is unknown.
 */
export function createPathMatcher(globs: readonly string[]): FindingMatcher {
  return cacheMatcher(['in', ...globs], () => createFindingMatcher(globs, compilePathGlob));
}

/**
 * The same for globs that select what is judged or blocks: `src` also matches everything below it. If the service may
 * leave out a project's folder, the result is unknown.
 */
export function createCountingMatcher(
  globs: readonly string[],
  { hasFullPaths = false }: PathPolicy = {},
): FindingMatcher {
  return cacheMatcher([hasFullPaths ? 'counts, by full paths' : 'counts', ...globs], () => {
    const tails = hasFullPaths ? [] : globs.flatMap(listPatternTails);
    const folders = new Set(globs.flatMap(listGlobFolders));
    return createFindingMatcher(globs, compileCountingGlob, { tails, folders });
  });
}

/** Paths that the pattern selects. Accents may be encoded in two ways. */
export function compileCountingGlob(glob: string): (path: string) => boolean {
  const matchers = listCountedGlobs(glob.normalize('NFC')).map(compileGlob);
  return (path) => {
    const composed = path.normalize('NFC');
    return matchers.some((matches) => matches(composed));
  };
}

/** A pattern may be meant in several ways. A path counts if one of them matches. */
function listCountedGlobs(glob: string): string[] {
  const path = anchorAtRoot(glob);
  const meant = [
    path,
    // `app/[id]` may be a folder of that name, and `{name}` without a comma may be a single choice.
    path.replaceAll(/(?<!\\)[[\]]/g, '\\$&'),
    path.replaceAll(/(?<!\\)\{([^{},]*)\}/g, '$1'),
    path.split('/').flatMap(splitCrossingStars).join('/'),
  ];
  return [...new Set(meant)].flatMap((each) => (/(?:^|\/)\*{1,2}$/.test(each) ? [each] : [each, `${each}/**`]));
}

/** `**.py` means `**` and `*.py`: two stars next to other letters are meant to cross folders. */
function splitCrossingStars(name: string): string[] {
  const pieces = name.split(/\*{2,}/);
  if (pieces.length === 1 || name === '**') return [name];
  const last = pieces.length - 1;
  return pieces.flatMap((piece, index) => [
    ...(index > 0 ? ['**'] : []),
    ...(piece === '' ? [] : [`${index > 0 ? '*' : ''}${piece}${index < last ? '*' : ''}`]),
  ]);
}

/** The pattern without its first folders, as long as the rest begins with a literal name. */
function listPatternTails(glob: string): string[] {
  const parts = anchorAtRoot(glob).split('/');
  const tails = parts.slice(1).map((_, index) => parts.slice(index + 1));
  return tails.filter(([first = '']) => /^[^*?[\]{}]+$/.test(first)).map((tail) => tail.join('/'));
}

/** A finding that names only a folder may be about a file that a glob names below it. */
function listGlobFolders(glob: string): string[] {
  const parts = foldCase(anchorAtRoot(glob)).split('/');
  const plain = parts.findIndex((part) => /[*?[\]{}\\]/.test(part));
  return parts.slice(0, plain === -1 ? parts.length - 1 : plain).map((_, index) => parts.slice(0, index + 1).join('/'));
}

function createFindingMatcher(
  globs: readonly string[],
  compile: typeof compilePathGlob,
  { tails = [], folders = new Set() }: { tails?: readonly string[]; folders?: ReadonlySet<string> } = {},
): FindingMatcher {
  const isSurelyIn = createCertainTest(globs, compile);
  const loose = [...globs, ...tails].map((glob) => compile(foldCase(anchorAtRoot(glob))));
  const mayBeIn = (path: string) => folders.has(path) || loose.some((matches) => matches(path));
  // Every rule compares the same paths.
  const classifyPath = memoize((filePath: string): Ternary => {
    const path = parsePath(filePath);
    if (isSurelyIn(path)) return 'yes';
    const isPossible = path.readings.some(
      (each) => each === undefined || listSuffixSpellings(each, filePath).some(mayBeIn),
    );
    return isPossible ? 'unknown' : 'no';
  });
  return (finding) => {
    const stated = getStatedPath(finding);
    return stated === undefined ? 'unknown' : classifyPath(stated);
  };
}

/** The path of a finding. Undefined if it has none, or if two sources state different ones. */
export function getStatedPath(finding: Pick<Finding, 'filePath' | 'unclear'>): string | undefined {
  const { filePath } = finding;
  return filePath === undefined || isTooLongForPath(filePath) || isUnclear(finding, 'filePath') ? undefined : filePath;
}

/** A path and all its possible readings. */
export interface ReadPath {
  written: string;
  readings: readonly (string | undefined)[];
}

export function parsePath(written: string): ReadPath {
  return { written, readings: listPathReadings(written) };
}

/** Like `createPathMatcher`, for callers that need only a certain yes and compare one path with many globs. */
export function createCertainMatcher(glob: string): (path: ReadPath) => boolean {
  return createCertainTest([glob], compilePathGlob);
}

function createCertainTest(globs: readonly string[], compile: typeof compilePathGlob): (path: ReadPath) => boolean {
  const exact = globs.map(compile);
  const isIn = (path: string) => exact.some((matches) => matches(path));
  return ({ written, readings }) =>
    globs.includes(written) || readings.every((path) => path !== undefined && isIn(path));
}

export function isAbsolutePath(filePath: string): boolean {
  return /^(?:file:|https?:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim());
}

/** Folders above a repository on a machine are not nested deeper than this. */
const mostFolders = 64;

/** The path in lower case. For an absolute path, every suffix of it, because the repository may begin anywhere. */
function listSuffixSpellings(path: string, filePath: string): string[] {
  const parts = foldCase(path).split('/');
  const count = isAbsolutePath(filePath) ? Math.min(parts.length, mostFolders) : 1;
  return Array.from({ length: count }, (_, skipped) => parts.slice(skipped).join('/'));
}
