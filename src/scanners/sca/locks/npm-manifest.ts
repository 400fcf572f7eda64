/**
 * The manifests of npm: those that a lock file covers, and those without one, whose exact versions are as good. Reads
 * what the URL of an npm tarball says: what is fetched, and from where, counts, not the entry beside it.
 */

import { attempt } from '../../../shared/errors.ts';
import { getScope, type LocalKind, type LockContents, packedFile } from '../../../shared/packages/locked-package.ts';
import { getBaseName, getFolder } from '../../../shared/text/file-name.ts';
import { isRecord } from '../../../shared/text/records.ts';
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
        const stated = { name, version: version ?? '', ...readCopy(place, readFile) };
        addNode(nodes, key, { ...stated, line, needs: [], local, registry, isDirect: true, isDev });
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

/** The registry package in a URL (`…/name/-/name-1.0.0.tgz`). Undefined for any other URL. */
export function readRegistryTarball(address: string): PackageVersion | undefined {
  const path = parseUrlPath(address);
  const end = path.lastIndexOf('/-/');
  if (end < 0) return undefined;
  const [bare = '', scope = ''] = path.slice(0, end).split('/').reverse();
  const file = path.slice(end + '/-/'.length).replace(/^@[^/]*\//, '');
  const isTarball = bare !== '' && file.startsWith(`${bare}-`) && file.endsWith('.tgz');
  const version = isTarball ? file.slice(bare.length + 1, -'.tgz'.length) : '';
  if (!/^\d[^/]*$/.test(version)) return undefined;
  return { name: scope.startsWith('@') ? `${scope}/${bare}` : bare, version };
}

/** The package in a URL, if it differs from the entry. Undefined when they agree, or the URL names no package. */
export function findOtherPackage(stated: PackageVersion, address: string): PackageVersion | undefined {
  const found = readRegistryTarball(address) ?? readOtherTarball(stated.name, address);
  if (found === undefined) return undefined;
  const isSame = found.name === stated.name && normalizeVersion(found.version) === normalizeVersion(stated.version);
  return isSame ? undefined : found;
}

/** Whether a host and path are those of npm's registry, for which Yarn writes another host. */
function isOwnRegistry(registry: string): boolean {
  return /^registry\.(?:npmjs\.(?:org|com)|yarnpkg\.com)$/.test(registry);
}

/**
 * Where a package comes from, if not from npm's own registry: host and path of another one, which may be a mirror, or
 * an address that does not name the package and its version. `configured`: what the project's configuration names in
 * the place of npm's registry.
 */
export function readOrigin(
  { name, version }: PackageVersion,
  address: string,
  configured?: string,
): { registry?: string | undefined; isAddress?: true } {
  if (!/^(?:https?:|[a-z][a-z\d+.-]*:\/\/)/i.test(address)) {
    const isPacked = !/^[a-z]+:/i.test(address) && /\.(?:tgz|tar\.gz)(?:#|$)/i.test(address);
    return { registry: isPacked ? packedFile : configured };
  }
  const url = URL.parse(address);
  const path = parseUrlPath(address);
  const at = path.lastIndexOf(`/${name}/`);
  const isNamed =
    readRegistryTarball(address) !== undefined ||
    (path.slice(at + name.length).includes(normalizeVersion(version)) && !codeHost.test(url?.hostname ?? ''));
  if (url === null || at < 0 || !isNamed) return { isAddress: true };
  const registry = `${url.host}${path.slice(0, at)}`;
  return { registry: isOwnRegistry(registry) ? configured : registry };
}

/** A host that serves what its users upload, under any path. GitHub's registry of packages has another one. */
const codeHost = /^(?!npm\.pkg\.github\.com$)(?:.*\.)?(?:github|githubusercontent|gitlab|bitbucket)\.(?:com|org)$/;

/** The end of a sentence about a lock file that contradicts itself. */
export function explainOther(stated: PackageVersion, other: PackageVersion, where: string): string {
  const [one, two] = [stated, other].map(({ name, version }) => `${name} ${version}`.slice(0, 100));
  return `its entry ${one} is ${two} by its ${where}: both were looked up`;
}

/** Mirrors, GitHub Packages, and the file names of Yarn's offline mirror. */
function readOtherTarball(name: string, address: string): PackageVersion | undefined {
  const path = parseUrlPath(address);
  const [, owned = '', download] = /\/download\/((?:@[^/]+\/)?[^/]+)\/(\d[^/]*)\/[0-9a-f]{20,}$/.exec(path) ?? [];
  if (download !== undefined) return { name: owned, version: download };
  const file = getBaseName(path);
  const [, found = '', version] = /^(.+?)-v?(\d+\.\d+\.\d+(?:[-+][^/]*)?)\.tgz$/.exec(file) ?? [];
  if (version === undefined) return undefined;
  const bare = name.slice(name.indexOf('/') + 1);
  // `npm pack` writes the scope into the file name.
  const isOwn = [bare, name.replace('/', '-'), name.replace('/', '-').slice(1)].includes(found);
  return { name: isOwn ? name : found, version };
}

function parseUrlPath(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address.replace(/[?#].*$/s, '');
  return attempt(() => decodeURIComponent(path)) ?? path;
}

/** As the registry compares versions: without build metadata, with numbers as numbers (`3001.0001.0000`). */
function normalizeVersion(version: string): string {
  return version
    .replace(/^[v=]+/, '')
    .replace(/\+.*$/s, '')
    .replaceAll(/(?<!\w)0+(?=\d)/g, '');
}

/** The registry in the project's configuration for a package, if it is not npm's own. */
export type FindRegistry = (name: string) => string | undefined;

const configurations: readonly [file: string, line: RegExp][] = [
  ['.npmrc', /^\uFEFF?[ \t]*["']?(?:(@[^:\s]+):)?registry["']?[ \t]*=[ \t]*["']?([^"'\s]+)/gm],
  ['.yarnrc', /^[ \t]*"?(?:(@[^:\s"]+):)?registry"?[ \t]+"?([^"\s]+)/gm],
  ['pnpm-workspace.yaml', /^(?:registry|[ \t]+["']?(?:default|(@[^"':\s]+))["']?):[ \t]*["']?(https?:[^"'\s]+)/gm],
];

/** `more`: registries by scope that another file names, `` for all other packages. */
export function readRegistries(
  folder: string,
  readFile: LockInput['readFile'],
  files: readonly string[],
  more: readonly [scope: string, address: unknown][] = [],
): FindRegistry {
  const lines = configurations.flatMap(([file, line]) => {
    const text = files.includes(file) ? readFile(resolvePath(folder, file) ?? '')?.toString() : undefined;
    return [...(text ?? '').matchAll(line)].map(([, scope = '', address = '']) => [scope, address] as const);
  });
  const named = [...lines, ...more].flatMap(([scope, address]) => {
    if (typeof address !== 'string') return [];
    const url = URL.parse(address);
    const name = url === null ? address.slice(0, 200) : `${url.host}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
    return [[scope, isOwnRegistry(name) ? undefined : name] as const];
  });
  const registries = new Map(named);
  return (name) => {
    const scope = getScope(name);
    return registries.get(registries.has(scope) ? scope : '');
  };
}

/** The registries of `.yarnrc.yml`. */
export function listYarnRegistries(settings: unknown): [scope: string, address: unknown][] {
  const scopes = listEntries(isRecord(settings) ? settings.npmScopes : undefined);
  return [
    ['', readString(settings, 'npmRegistryServer')],
    ...scopes.map(([scope, each]): [string, unknown] => [`@${scope}`, readString(each, 'npmRegistryServer')]),
  ];
}
