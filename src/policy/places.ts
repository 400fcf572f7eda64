/** Whether a finding lies in a place that globs name: the one way in which a policy's globs meet a service's paths. */
import type { Answer } from './answer.ts';
import { canonicalPath, decodedPath, isNoPath } from './changes.ts';
import { type Finding, isUnclear } from './finding.ts';
import { compileGlob } from './glob.ts';

/** A glob from the root of the repository; `vendor/` is all below it. */
export function pathMatcher(glob: string): (path: string) => boolean {
  return compileGlob(fromRoot(glob));
}

function fromRoot(glob: string): string {
  return glob
    .replace(/^(?:\.?\/)+/, '')
    .replace(/\/(?:\.?\/)+/g, '/')
    .replace(/\/$/, '/**');
}

/** No system has longer paths; what is longer is undecided instead of being searched for positions. */
const longestPath = 4096;

/** What a path may name; undefined for what lies outside of the repository, and for what is no path. */
export function readingsOf(filePath: string): (string | undefined)[] {
  if (filePath.length > longestPath) return [undefined];
  const places = decodings(filePath).flatMap((path) => withoutPosition(path).split(/\s*(?:[-=]>|[→;|\n\0])\s*|,\s+/));
  return [...new Set(places.flatMap(spellingsOfName).map(canonicalPath))];
}

/** A path may have been encoded more than once on its way. */
function decodings(filePath: string): string[] {
  const found = [filePath];
  for (let path = decodedPath(filePath); !found.includes(path) && found.length < 5; path = decodedPath(path))
    found.push(path);
  return found;
}

/** `#L10`, `#L10-L12`, `:10:5`, `:10-12`, `(10,5)`, ` (line 3)`: no name of a file ends so. */
const position =
  /(?:#L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|\s*\((?:(?:lines?|ln|l)\.?\s*)?\d[\d\s,:;-]*\)|(?::\d+(?:-\d+)?)+|:)\s*$/i;

/** A file whose name ends in a copy's number, `notes (1)`, has no dot before it and no word in it. */
function withoutPosition(filePath: string): string {
  const plain = filePath.replace(position, '');
  const isCopy = /\s\(\d+\)\s*$/.test(filePath) && !/\.\w+$/.test(plain);
  return plain === filePath || plain.trim() === '' || /^[a-z]$/i.test(plain) || isCopy ? filePath : plain;
}

/** What may stand behind a name, or be part of it: a fragment, a query, a method, a remark. Both are read. */
const suffix = /(?<=\.\w+)#[^/]*$|\?.*$|::.*$|\s+\([^()]*\)$|\s+>\s.*$/s;

/** Signs that may end a name whose kind of file is written before them: positions, commits and remarks in other forms. */
const mayEnd = /(?<=\.[a-z]\w{0,8})(?:[^\p{L}\p{N}_.,/\\-]|[.,]+(?:\d*$)|\s-).*$/isu;
/** What some tools write before or around a path. */
const before = /^(?:(?:in|at|file|path):?\s+|(?!pkg:|[a-z]:|[a-z]+:\/\/)[\w./~^-]+:\s*(?=\S*(?:\/|\.[a-z])))/i;
const around = /^[\s"'`<([{]+(?=\S*["'`>)\]}]\s*$)|["'`>)\]}]+\s*$|^\s+|\s+$/g;

function spellingsOfName(place: string): string[] {
  const path = withoutPosition(place);
  const bare = isWrapped(path) ? path.replaceAll(around, '') : path.trim();
  const names = [path, withoutPosition(path.replace(suffix, '')), bare, bare.replace(before, '')];
  const spellings = [...new Set([...names, ...names.map((name) => name.replace(mayEnd, ''))])];
  return [path, ...spellings.filter((each) => each !== path && each.trim() !== '')];
}

function isWrapped(path: string): boolean {
  return /^\s*(?:".*"|'.*'|`.*`|<.*>|\(.*\)|\[.*\])\s*$/s.test(path);
}

export interface PlacesPolicy {
  /** Whoever found something states every path from the root of the repository. */
  hasFullPaths?: boolean | undefined;
}

type Placed = Pick<Finding, 'filePath' | 'unclear'>;
type Matcher = (finding: Placed) => Answer;

/** By what they ask: a policy's globs are asked about every finding, and compiled once. */
const matchers = new Map<string, Matcher>();

function compileOnce(key: readonly [kind: string, ...globs: string[]], compile: () => Matcher): Matcher {
  const name = JSON.stringify(key);
  const found = matchers.get(name) ?? compile();
  matchers.set(name, found);
  return found;
}

/** Yes: whatever its path names lies there. No: none of it can. What has no path, or one that is read in two ways, is unknown. */
export function placeMatcher(globs: readonly string[]): Matcher {
  return compileOnce(['in', ...globs], () => compileMatcher(globs, pathMatcher));
}

/** The same for what is judged or blocks: `src` is all below it too, and where the folder of a project may be left out it is unknown. */
export function countingMatcher(globs: readonly string[], { hasFullPaths = false }: PlacesPolicy = {}): Matcher {
  return compileOnce([hasFullPaths ? 'counts, by full paths' : 'counts', ...globs], () => {
    const tails = hasFullPaths ? [] : globs.flatMap(tailsOf);
    const folders = new Set(globs.flatMap(foldersAbove));
    return compileMatcher(globs, countingPathMatcher, { tails, folders });
  });
}

/** Paths that the pattern counts; accents may be written in two ways. */
export function countingPathMatcher(glob: string): (path: string) => boolean {
  const matchers = countedGlobs(glob.normalize('NFC')).map(compileGlob);
  return (path) => {
    const composed = path.normalize('NFC');
    return matchers.some((matches) => matches(composed));
  };
}

/** A pattern may be meant in more than one way; whatever one of them matches counts. */
function countedGlobs(glob: string): string[] {
  const path = fromRoot(glob);
  const meant = [
    path,
    // `app/[id]` is a folder of that name, and `{name}` without a comma perhaps one choice.
    path.replaceAll(/(?<!\\)[[\]]/g, '\\$&'),
    path.replaceAll(/(?<!\\)\{([^{},]*)\}/g, '$1'),
    path.split('/').flatMap(crossFolders).join('/'),
  ];
  return [...new Set(meant)].flatMap((each) => (/(?:^|\/)\*{1,2}$/.test(each) ? [each] : [each, `${each}/**`]));
}

/** `**.py` is `**` and `*.py`: two stars beside other letters were meant to reach into folders. */
function crossFolders(name: string): string[] {
  const pieces = name.split(/\*{2,}/);
  if (pieces.length === 1 || name === '**') return [name];
  const last = pieces.length - 1;
  return pieces.flatMap((piece, index) => [
    ...(index > 0 ? ['**'] : []),
    ...(piece === '' ? [] : [`${index > 0 ? '*' : ''}${piece}${index < last ? '*' : ''}`]),
  ]);
}

/** What is left of a pattern without its first folders, as long as a name in it says something. */
function tailsOf(glob: string): string[] {
  const parts = fromRoot(glob).split('/');
  const tails = parts.slice(1).map((_, index) => parts.slice(index + 1));
  return tails.filter(([first = '']) => /^[^*?[\]{}]+$/.test(first)).map((tail) => tail.join('/'));
}

/** Who names a folder alone may mean what a glob names below it. */
function foldersAbove(glob: string): string[] {
  const parts = folded(fromRoot(glob)).split('/');
  const plain = parts.findIndex((part) => /[*?[\]{}\\]/.test(part));
  return parts.slice(0, plain === -1 ? parts.length - 1 : plain).map((_, index) => parts.slice(0, index + 1).join('/'));
}

interface Beyond {
  tails?: readonly string[];
  folders?: ReadonlySet<string>;
}

type Compile = (glob: string) => (path: string) => boolean;

function compileMatcher(
  globs: readonly string[],
  compile: Compile,
  { tails = [], folders = new Set() }: Beyond = {},
): Matcher {
  const isSurelyIn = sureTest(globs, compile);
  const loose = [...globs, ...tails].map((glob) => compile(folded(fromRoot(glob))));
  const mayBeIn = (path: string) => folders.has(path) || loose.some((matches) => matches(path));
  // Every rule asks about the same paths.
  const answers = new Map<string, Answer>();
  const placeOf = (filePath: string): Answer => {
    const path = readPath(filePath);
    if (isSurelyIn(path)) return 'yes';
    const isPossible = path.readings.some((each) => each === undefined || spellingsOf(each, filePath).some(mayBeIn));
    return isPossible ? 'unknown' : 'no';
  };
  return (finding) => {
    const stated = statedPath(finding);
    if (stated === undefined) return 'unknown';
    const known = answers.get(stated) ?? placeOf(stated);
    answers.set(stated, known);
    return known;
  };
}

/** The path of a finding; undefined where it has none, or one that two sources state differently. */
export function statedPath(finding: Placed): string | undefined {
  const { filePath } = finding;
  return filePath === undefined || isNoPath(filePath) || isUnclear(finding, 'filePath') ? undefined : filePath;
}

/** A path, and what it may name. */
export interface ReadPath {
  written: string;
  readings: readonly (string | undefined)[];
}

export function readPath(written: string): ReadPath {
  return { written, readings: readingsOf(written) };
}

/** `placeMatcher`, where only a yes counts and a path that was read is compared with many globs. */
export function sureMatcher(glob: string): (path: ReadPath) => boolean {
  return sureTest([glob], pathMatcher);
}

function sureTest(globs: readonly string[], compile: Compile): (path: ReadPath) => boolean {
  const exact = globs.map(compile);
  const isIn = (path: string) => exact.some((matches) => matches(path));
  return ({ written, readings }) =>
    globs.includes(written) || readings.every((path) => path !== undefined && isIn(path));
}

/** Case may be lost on the way. */
function folded(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Folders of a machine, above the repository, are no more than these. */
const mostFolders = 64;

/** The path in one case; of one from the root of a machine every end of it, for the repository may begin anywhere. */
function spellingsOf(path: string, filePath: string): string[] {
  const parts = folded(path).split('/');
  const isAbsolute = /^(?:file:|https?:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim());
  const count = isAbsolute ? Math.min(parts.length, mostFolders) : 1;
  return Array.from({ length: count }, (_, skipped) => parts.slice(skipped).join('/'));
}
