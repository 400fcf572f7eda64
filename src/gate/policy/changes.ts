/**
 * What a pull request changes, and whether a finding lies in it. A finding without a usable path may be in the change,
 * but this is not proven.
 */
import { attempt } from '../../shared/errors.ts';
import { getBaseName } from '../../shared/text/file-name.ts';
import type { Finding } from './finding.ts';
import type { Ternary } from './ternary.ts';

export interface ChangedFile {
  /** First and last line of each changed part in the new file. Undefined if the parts are not known. */
  lines: readonly (readonly [first: number, last: number])[] | undefined;
  /** The file no longer exists under this path: it was removed or renamed. */
  isGone?: boolean;
  /** The path is a submodule: a commit of another repository. */
  isModule?: boolean;
  /** The old or new path of a file whose content did not change. */
  isOnlyRenamed?: boolean;
}

export interface Changes {
  /** Keyed by path in the new tree. The old paths of renamed files are included. */
  files: ReadonlyMap<string, ChangedFile>;
  /** False if the list was truncated: then any file may have changed. */
  isComplete: boolean;
  /** Number of commits in the change. Undefined if not known. */
  commitCount?: number;
  /** What is computed from the changed files, each when it is first asked for. */
  facts?: {
    index?: ChangeIndex;
    withoutPureRenames?: Changes;
    /** What may differ besides the findings' own files. `programs`: files from which infrastructure can be generated. */
    touched?: { dependencies: boolean; infrastructure: boolean; programs: boolean };
  };
}

/** No operating system opens a longer path. Folding a longer one would take time that grows faster than its length. */
const longestPath = 4096;

/** True for a value that is too long to be a path. */
export function isTooLongForPath(path: string): boolean {
  return path.length > longestPath;
}

/**
 * Whether the finding lies in a changed file. `no` only if the path cannot be another spelling of a changed one.
 * `unknown` if the finding names no file or the diff was truncated: neither proves anything.
 */
export function isInChangedFile({ filePath }: Pick<Finding, 'filePath'>, changes: Changes): Ternary {
  if (filePath === undefined || !changes.isComplete) return 'unknown';
  if (isTooLongForPath(filePath)) return 'unknown';
  // The gate asks about the same findings many times while it collects evidence, so the results are cached.
  const { answers } = getChangeIndex(changes);
  const known = answers.get(filePath) ?? compareDecodedPaths(filePath, changes);
  answers.set(filePath, known);
  return known;
}

/** A path may have been percent-encoded twice, so each decoding of it is compared. */
function compareDecodedPaths(filePath: string, changes: Changes): Ternary {
  let path = filePath;
  for (let turn = 1; turn <= 4; turn++) {
    const found = isChangedFile(path, changes);
    const decoded = decodePath(path);
    if (found !== 'no' || decoded === path) return found;
    path = decoded;
  }
  return 'unknown';
}

function isChangedFile(filePath: string, changes: Changes): Ternary {
  if (changes.files.has(normalizePath(filePath))) return 'yes';
  const path = foldPath(filePath);
  if (path === '') return 'unknown';
  const { files, folders } = getChangeIndex(changes);
  const namesakes = files.get(getBaseName(path)) ?? [];
  if (namesakes.some((changed) => isPathSuffix(path, changed))) return 'yes';
  // A service may leave out the project's folder in the repository. Then the same path can also be another file's.
  if (namesakes.some((changed) => isPathSuffix(changed, path))) return 'unknown';
  const beyond = extendsChangedPath(path, files);
  if (beyond !== 'no') return beyond;
  if (mentionsChangedPath(filePath, files)) return 'unknown';
  if (!isFilePath(filePath)) return 'unknown';
  // The path may be a folder in which the service found something.
  const around = folders.get(getBaseName(path)) ?? [];
  return around.some((folder) => isPathSuffix(path, folder) || isPathSuffix(folder, path)) ? 'unknown' : 'no';
}

/** Returns the changes without files that were only renamed. */
export function excludePureRenames(changes: Changes): Changes {
  if (![...changes.files.values()].some(({ isOnlyRenamed }) => isOnlyRenamed)) return changes;
  const facts = getChangeFacts(changes);
  facts.withoutPureRenames ??= {
    ...changes,
    files: new Map([...changes.files].filter(([, { isOnlyRenamed }]) => !isOnlyRenamed)),
    facts: {},
  };
  return facts.withoutPureRenames;
}

/** Whether a full path, from the root of the repository or of the machine, is a changed file. */
export function isChangedPath(path: string, changes: Changes): boolean {
  if (isTooLongForPath(path)) return true;
  if (changes.files.has(normalizePath(path))) return true;
  const isAbsolute = /^(?:file:|[a-z]:[\\/]|\/)/i.test(path);
  const folded = foldPath(path);
  const isChanged = (place: string) =>
    (getChangeIndex(changes).files.get(getBaseName(place)) ?? []).some((changed) =>
      isAbsolute ? isPathSuffix(place, changed) : place === changed,
    );
  return isChanged(folded) || listParentFolders(folded).some(isChanged);
}

/** Whether the finding lies on a changed line. If only the end of its path matches, its line proves nothing. */
export function isOnChangedLine(finding: Pick<Finding, 'filePath' | 'line'>, changes: Changes): Ternary {
  const place = isInChangedFile(finding, changes);
  if (place !== 'yes') return place;
  const file = finding.filePath === undefined ? undefined : changes.files.get(normalizePath(finding.filePath));
  const { line } = finding;
  if (file?.lines === undefined || line === undefined) return 'yes';
  if (file.lines.some(([first, last]) => first <= line && line <= last)) return 'yes';
  // The same path may belong to another changed file whose folder was left out.
  const path = foldPath(finding.filePath ?? '');
  const others = (getChangeIndex(changes).files.get(getBaseName(path)) ?? []).filter((changed) => changed !== path);
  return others.some((changed) => isPathSuffix(changed, path)) ? 'unknown' : 'no';
}

/** `./src/a.js` and `/src/a.js` name the file that git calls `src/a.js`. */
export function normalizePath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
}

/** Resolves `.` and `..` and keeps the case. Undefined if the path leads out of the repository. */
export function resolveRepositoryPath(path: string): string | undefined {
  const parts: string[] = [];
  for (const part of normalizePath(path).split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.join('/');
}

/**
 * Reduces a path to one spelling, because the interface does not say what a file_path is relative to or how it is
 * written. Suffixes such as `#L10`, `?x`, `::method`, `:10-12` and `(line 10)` are removed, from changed files too.
 */
export function foldPath(path: string): string {
  const plain = decodePath(path.trim().replace(/^file:\/*/i, ''))
    .replaceAll('\\', '/')
    .replace(/(?:[#?]|::).*$/s, '')
    .replace(/\s*\(\d[\d\s,:;-]*\)$|\s+\([^()]*\)$/, '')
    .replace(/(?::\d+(?:-\d+)?)+$/, '')
    .trim();
  const parts: string[] = [];
  for (const part of plain.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return foldCase(parts.join('/'));
}

/** A service may lose the case of a path. */
export function foldCase(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Decodes only valid percent sequences: a lone percent sign leaves the rest as it is. */
export function decodePath(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    return attempt(() => decodeURIComponent(bytes)) ?? bytes;
  });
}

/**
 * Whether a folded path continues after a changed one: below a submodule, below a folder that became a link or an
 * archive, or with words after the name (`package-lock.json > lodash`).
 */
function extendsChangedPath(path: string, files: ChangeIndex['files']): Ternary {
  let found: Ternary = 'no';
  for (const { index } of path.matchAll(/[^\p{L}\p{N}_.-]/gu)) {
    const part = path.slice(0, index);
    for (const changed of files.get(getBaseName(part)) ?? []) {
      if (part === changed || (path[index] !== '/' && isPathSuffix(part, changed))) return 'yes';
      if (isPathSuffix(part, changed) || isPathSuffix(changed, part)) found = 'unknown';
    }
  }
  return found;
}

/** Whether one of several words is a changed path: `lodash (package-lock.json)`. */
function mentionsChangedPath(path: string, files: ChangeIndex['files']): boolean {
  const words = path.split(/[\s()<>[\]"'|,;=!→]+/);
  if (words.length === 1) return false;
  return words.some((word) => {
    const folded = foldPath(word);
    const namesakes = folded === '' ? [] : (files.get(getBaseName(folded)) ?? []);
    return namesakes.some((changed) => isPathSuffix(folded, changed) || isPathSuffix(changed, folded));
  });
}

/** False for a name that is not a file, such as `pkg:npm/lodash`, `lodash@4.17.20` and `lodash (direct)`. */
function isFilePath(path: string): boolean {
  const text = path.trim();
  const isOtherAddress = /^(?!file:|https?:)[a-z][\w+.-]+:(?!\d+(?:[:-]\d+)*$)(?:.*[/:@]|[^.]*$)/i.test(text);
  const isVersioned = /@\d[\w.+-]*$/.test(text);
  const [first = ''] = text.split(/\s+(?:[>→]|[-=]>|\((?!\d))/);
  return !isOtherAddress && !isVersioned && (first === text || /\.\w+$|file$/i.test(first));
}

function isPathSuffix(long: string, short: string): boolean {
  return long === short || long.endsWith(`/${short}`);
}

interface ChangeIndex {
  /** The changed paths, folded, by file name. */
  files: ReadonlyMap<string, readonly string[]>;
  /** The folders of the changed files, by folder name. */
  folders: ReadonlyMap<string, readonly string[]>;
  /** Cached results by path as written. */
  answers: Map<string, Ternary>;
}

export function getChangeFacts(changes: Changes): NonNullable<Changes['facts']> {
  changes.facts ??= {};
  return changes.facts;
}

function getChangeIndex(changes: Changes): ChangeIndex {
  const facts = getChangeFacts(changes);
  if (facts.index !== undefined) return facts.index;
  const paths = [...changes.files.keys()].filter((path) => !isTooLongForPath(path)).map(foldPath);
  const folders = new Set(paths.flatMap(listParentFolders));
  const files = Map.groupBy(paths, getBaseName);
  facts.index = { files, folders: Map.groupBy(folders, getBaseName), answers: new Map() };
  return facts.index;
}

function listParentFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
