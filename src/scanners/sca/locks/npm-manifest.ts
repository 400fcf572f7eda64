/** The manifests of npm: those that a lock file covers, and those without one, whose exact versions are as good. */

import { attempt } from '../../../shared/errors.ts';
import type { LocalKind, LockContents } from '../../../shared/packages/locked-package.ts';
import { getFolder } from '../../../shared/text/file-name.ts';
import { type JsonRecord, listEntries, parseStrictJson, readOwn, readString } from './formats.ts';
import {
  addNode,
  collectPackages,
  type GrowingNode,
  type LockInput,
  type PackageVersion,
  readPathKind,
  resolvePath,
} from './lock-format.ts';
import { readRegistries } from './tarball.ts';

/** In this order: npm installs what is named twice as the last of them says. */
const fields = ['devDependencies', 'dependencies', 'optionalDependencies'] as const;
const exact = /^[v=\s]*(\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?)\s*$/;

/** Throws what `refuse` throws. */
export function readManifest(path: string, bytes: Buffer, readFile: LockInput['readFile']): LockContents {
  const findRegistry = readRegistries(getFolder(path), readFile, ['.npmrc']);
  const { value, findLine } = parseStrictJson(bytes);
  const nodes = new Map<string, GrowingNode>();
  const unpinned = new Map<string, LockContents['unpinned'][number]>();
  for (const field of fields) {
    for (const [key, wanted] of listEntries(value[field])) {
      const [name, range] = readAlias(key, String(wanted));
      const line = findLine(field, key);
      const local = findLocal(getFolder(path), range);
      const version = exact.exec(range)?.[1];
      if (version === undefined && local === undefined)
        unpinned.set(key, {
          name,
          reason: `has the range ${range.slice(0, 100)}`,
          ...(line !== undefined && { line }),
        });
      else {
        unpinned.delete(key);
        const isDev = field === 'devDependencies';
        const registry = local === undefined ? findRegistry(name) : undefined;
        const place = local === 'copy' ? resolvePath(getFolder(path), range.replace(/^\w+:/, '')) : undefined;
        addNode(nodes, key, {
          name,
          version: version ?? '',
          ...readCopy(place, readFile),
          line,
          needs: [],
          local,
          registry,
          isDirect: true,
          isDev,
        });
      }
    }
  }
  const { packages, local } = collectPackages('npm', path, nodes);
  return { packages, local, unpinned: [...unpinned.values()], problems: [], isDirectOnly: true };
}

/** The package that a range such as `npm:other@^1.0.0` means, and its own range. */
export function readAlias(key: string, range: string): [name: string, range: string] {
  const [, name, version] = /^npm:((?:@[^/@]+\/)?[^/@]+)@(.*)$/s.exec(range) ?? [];
  return name === undefined || version === undefined ? [key, range] : [name, version];
}

function findLocal(folder: string, range: string): LocalKind | undefined {
  if (/^workspace:/.test(range)) return 'workspace';
  if (/^(?:file|link|portal):|^\.{1,2}\/|^[~/]\//.test(range)) return readPathKind(folder, range);
  if (/^(?:git[+@:]|ssh:|github:|gitlab:|bitbucket:|gist:)|^[\w.-]+\/[\w.-]+(?:#|$)|\.git(?:#|$)/.test(range))
    return 'git';
  return /^https?:/.test(range) ? 'url' : undefined;
}

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
