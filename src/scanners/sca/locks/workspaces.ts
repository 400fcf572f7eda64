/** The npm manifests that one lock file covers: their dependencies, and which of them the lock file lacks. */
import { attempt } from '../../../shared/errors.ts';
import { getFolder } from '../../../shared/text/file-name.ts';
import { type JsonRecord, listEntries, parseStrictJson, readOwn, readString } from './formats.ts';
import { type LockInput, resolvePath } from './lock-format.ts';
import type { PackageVersion } from './tarball.ts';

export interface NpmProject {
  /** From the root of the repository. */
  folder: string;
  manifest: JsonRecord;
}

/** The package.json of a folder. Undefined when it does not exist or cannot be read. */
export function readProject(folder: string | undefined, readFile: LockInput['readFile']): NpmProject | undefined {
  const path = folder === undefined ? undefined : resolvePath(folder, 'package.json');
  return attempt(() => {
    const bytes = path === undefined ? undefined : readFile(path);
    return folder === undefined || bytes === undefined ? undefined : { folder, manifest: parseStrictJson(bytes).value };
  });
}

/** The name and version of a copy of a package, by the package.json in its folder. */
export function readCopy(folder: string | undefined, readFile: LockInput['readFile']): PackageVersion | undefined {
  const manifest = readProject(folder, readFile)?.manifest;
  const [name, version] = [readString(manifest, 'name'), readString(manifest, 'version')];
  return name === undefined || version === undefined ? undefined : { name, version };
}

/** The requested ranges of a manifest, by name. Optional dependencies may be absent. */
export function listWanted({ manifest }: NpmProject): Map<string, string[]> {
  const wanted = new Map<string, string[]>();
  for (const field of ['dependencies', 'devDependencies']) {
    for (const [name, range] of listEntries(manifest[field])) {
      const ranges = wanted.get(name) ?? [];
      wanted.set(name, ranges);
      if (typeof range === 'string') ranges.push(range);
    }
  }
  for (const [name] of listEntries(manifest.optionalDependencies)) wanted.delete(name);
  return wanted;
}

/** Whether tools keep a range unchanged: other forms differ between manifest and lock file. */
export function isPlainRange(range: string): boolean {
  return /^[\^~]?\d+(?:\.[\w+-]+)*$/.test(range);
}

const longestPattern = 200;

/** Folders whose package.json the `workspaces` field of Yarn 1 names. */
export function findWorkspaces({ folder, manifest }: NpmProject, paths: Iterable<string>): string[] {
  const field = manifest.workspaces;
  const listed: unknown = Array.isArray(field) ? field : readOwn(field, 'packages');
  const patterns = (Array.isArray(listed) ? (listed as unknown[]) : []).flatMap((pattern) =>
    typeof pattern === 'string' && pattern.length <= longestPattern ? [splitPath(pattern)] : [],
  );
  const isIncluded = (parts: readonly string[]) =>
    patterns.some(([first = '', ...rest]) => !first.startsWith('!') && matchesParts([first, ...rest], parts)) &&
    !patterns.some(([first = '', ...rest]) => first.startsWith('!') && matchesParts([first.slice(1), ...rest], parts));
  const depth = splitPath(folder).length;
  return [...paths].flatMap((path) => {
    const isBelow = path.endsWith('/package.json') && (folder === '' || path.startsWith(`${folder}/`));
    return isBelow && isIncluded(splitPath(getFolder(path)).slice(depth)) ? [getFolder(path)] : [];
  });
}

function splitPath(path: string): string[] {
  return path.split('/').filter((part) => part !== '' && part !== '.');
}

/** Part by part: the positions in the path that the earlier patterns may have reached. */
function matchesParts(pattern: readonly string[], path: readonly string[]): boolean {
  let reached = new Set([0]);
  for (const part of pattern) {
    const next = new Set<number>();
    for (const at of reached) {
      if (part === '**') for (let end = at; end <= path.length; end += 1) next.add(end);
      else if (at < path.length && matchesPart(part, path[at] ?? '')) next.add(at + 1);
    }
    reached = next;
  }
  return reached.has(path.length);
}

/** `*` is any text, and the parts between are matched from left to right. Other pattern characters are literal. */
function matchesPart(pattern: string, text: string): boolean {
  const [first = '', ...pieces] = pattern.split('*');
  const last = pieces.pop();
  if (last === undefined) return pattern === text;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let at = first.length;
  for (const piece of pieces) {
    const found = text.indexOf(piece, at);
    if (found < 0 || found + piece.length > text.length - last.length) return false;
    at = found + piece.length;
  }
  return true;
}
