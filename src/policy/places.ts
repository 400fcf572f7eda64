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
  const places = withoutPosition(filePath).split(/\s*(?:[-=]>|[→;|\n\0])\s*|,\s+/);
  const spellings = places.flatMap(spellingsOfName);
  return [...new Set(spellings.flatMap((path) => [canonicalPath(path), canonicalPath(decodedPath(path))]))];
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

function spellingsOfName(place: string): string[] {
  const path = withoutPosition(place);
  const plain = withoutPosition(path.replace(suffix, ''));
  return plain === path || plain.trim() === '' ? [path] : [path, plain];
}

export interface PlacesPolicy {
  /** Whoever found something states every path from the root of the repository. */
  hasFullPaths?: boolean | undefined;
}

type Placed = Pick<Finding, 'filePath' | 'unclear'>;
type Matcher = (finding: Placed) => Answer;

/** Compiled once: a policy's globs are asked about every finding. */
const known = new WeakMap<readonly string[], Matcher>();
const knownCounting = {
  full: new WeakMap<readonly string[], Matcher>(),
  cut: new WeakMap<readonly string[], Matcher>(),
};

/** Yes: whatever its path names lies there. No: none of it can. What has no path, or one that is read in two ways, is unknown. */
export function placeMatcher(globs: readonly string[]): Matcher {
  const found = known.get(globs) ?? compiled(globs, pathMatcher);
  known.set(globs, found);
  return found;
}

/** The same for what is judged or blocks: `src` is all below it too, and where the folder of a project may be left out it is unknown. */
export function countingMatcher(globs: readonly string[], { hasFullPaths = false }: PlacesPolicy = {}): Matcher {
  const matchers = hasFullPaths ? knownCounting.full : knownCounting.cut;
  const tails = hasFullPaths ? [] : globs.flatMap(tailsOf);
  const found = matchers.get(globs) ?? compiled(globs, countingPathMatcher, tails);
  matchers.set(globs, found);
  return found;
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

type Compile = (glob: string) => (path: string) => boolean;

function compiled(globs: readonly string[], compile: Compile, tails: readonly string[] = []): Matcher {
  const isSurelyIn = sureTest(globs, compile);
  const loose = [...globs, ...tails].map((glob) => compile(folded(fromRoot(glob))));
  const mayBeIn = (path: string) => loose.some((matches) => matches(path));
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
  const isAbsolute = /^(?:file:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim());
  const count = isAbsolute ? Math.min(parts.length, mostFolders) : 1;
  return Array.from({ length: count }, (_, skipped) => parts.slice(skipped).join('/'));
}
