/** Shared by the lock file readers: their input, how they refuse a file, and how packages are collected. */

import type { Ecosystem, LocalKind, LockContents, LockedPackage } from '../../../shared/packages/locked-package.ts';
import { decodeText } from '../../../shared/text/contents.ts';
import { formatPurl, parsePurl, splitNpmName } from '../../../shared/text/purl.ts';
import { isRecord } from '../../../shared/text/records.ts';

/** The packages that parse lock files. They are loaded when there is a lock file that needs them. */
export async function loadToml() {
  return import('smol-toml');
}

export async function loadLockParsers() {
  const [toml, yaml, xml] = await Promise.all([loadToml(), import('yaml'), import('@rgrove/parse-xml')]);
  return { toml, yaml, xml };
}

export type LockParsers = Awaited<ReturnType<typeof loadLockParsers>>;

/** `isEnd`: the path may begin in any folder. */
type HasFolder = (path: string, isEnd?: boolean) => boolean;

export interface LockInput {
  /** Relative to the root of the repository, with `/` as separator. */
  path: string;
  bytes: Buffer;
  /** Reads another file of the tree, if it is there. The lock file then covers it, unless it is only searched. */
  readFile(path: string, isSearched?: boolean): Buffer | undefined;
  /** Paths that `readFile` can read. Without them, projects that are only named by a pattern are not found. */
  paths?: Iterable<string>;
  /** The files with projects of Maven, by their artifact. By default they are searched for in `paths`. */
  projects?(): ReadonlyMap<string, readonly string[]>;
  /** Whether the repository has the folder. By default it has. */
  hasFolder?: HasFolder | undefined;
  parsers: LockParsers;
}

/** The content of a lock file, and what is missing in it. */
export interface LockReading extends LockContents {
  /** Dependencies of the projects' manifests that the lock file does not contain. */
  missing?: string[];
  /** Folders, from the root of the repository, whose manifests the lock file covers. */
  folders?: string[];
}

export interface LockFormat {
  /** For people. */
  name: string;
  ecosystem: Ecosystem;
  isLock(path: string): boolean;
  /** Throws the error of `refuse` when nothing in the file can be read. */
  read(lock: LockInput): LockReading;
}

const refused = Symbol('refused');
const mostBytes = 32 * 1024 * 1024;

/** `reason`: the end of a sentence about the file. */
export function refuseLock(reason: string): never {
  throw new Error(reason, { cause: refused });
}

/** What the work returns. Refuses the file when it throws. */
export function readOrRefuse<T>(work: () => T, explain: (error: Error) => string): T {
  try {
    return work();
  } catch (error) {
    return refuseLock(explain(error as Error));
  }
}

/** Why the file was not read. An unexpected error is reported as such. */
export function explainRefusal(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const [line = ''] = message.split('\n', 1);
  return cause === refused ? line : `its reader failed: ${line.slice(0, 200)}`;
}

/** The text of a lock file. */
export function decodeLockText(bytes: Buffer): string {
  if (bytes.length > mostBytes) refuseLock(`it is larger than ${mostBytes / 1024 / 1024} MB`);
  const { text, isBinary, isEncrypted } = decodeText(bytes);
  if (isEncrypted) refuseLock('it is encrypted');
  if (isBinary || text.includes('\0')) refuseLock('it is binary');
  if (/^<{7}(?: |$)/m.test(text) && /^>{7}(?: |$)/m.test(text)) refuseLock('it contains the marks of a merge conflict');
  if (text.trim() === '') refuseLock('it is empty');
  return text;
}

/** What a lock holds at a name must be a table of names: what is written otherwise would look like no packages at all. */
export function checkTable(value: unknown, name: string): void {
  // The readers of YAML give an empty value as an empty text.
  if (value !== undefined && value !== null && value !== '' && value !== 'null' && !isRecord(value))
    refuseLock(`its ${name.slice(0, 80)} is not a table`);
}

export interface PackageVersion {
  name: string;
  version: string;
}

export interface LockNode {
  name: string;
  version: string;
  line?: number | undefined;
  /** Keys of other nodes. Unknown keys are ignored. */
  needs: readonly string[];
  /** Set when the package is not a registry version. */
  local?: LocalKind | undefined;
  /** The registry of the package, if it is not the public one of its ecosystem. */
  registry?: string | undefined;
  /** Other packages that the entry may mean, if the lock file contradicts itself. */
  others?: readonly PackageVersion[] | undefined;
  /** Undefined when the roots decide it. */
  isDev?: boolean | undefined;
  isDirect?: boolean | undefined;
  /** Set when it is another file than the lock file. */
  file?: string;
}

/** A node to which further packages may be added. */
export interface GrowingNode extends LockNode {
  needs: string[];
  others: PackageVersion[];
}

/** Adds a package. If the key is taken, both are kept. Returns the node with the key. */
export function addNode(nodes: Map<string, GrowingNode>, key: string, node: LockNode): GrowingNode {
  const before = nodes.get(key);
  if (before === undefined || before.local !== undefined || node.local !== undefined) {
    const added = { ...node, needs: [...node.needs], others: [...(node.others ?? [])] };
    nodes.set(before === undefined ? key : `${key}\n${nodes.size}`, added);
    return added;
  }
  before.others.push({ name: node.name, version: node.version }, ...(node.others ?? []));
  before.needs.push(...node.needs);
  before.isDev = [before.isDev, node.isDev].includes(false) ? false : before.isDev && node.isDev;
  before.isDirect = before.isDirect || node.isDirect;
  return before;
}

/** Maximum number of versions that one requirement may match. An honest lock file has fewer, and each takes time. */
export const mostVersions = 100;

/** The packages of a graph with what the graph says about them, each name and version once. */
export function collectPackages(
  ecosystem: Ecosystem,
  file: string,
  nodes: ReadonlyMap<string, LockNode>,
  /** Keys of the direct dependencies. Undefined when the files do not name them. */
  roots?: ReadonlyMap<string, 'production' | 'development' | 'unknown'>,
): Pick<LockContents, 'packages' | 'local'> {
  const chains = findChains(nodes, [...(roots?.keys() ?? [])]);
  const kinds = new Set(roots?.values());
  const inProduction = kinds.has('unknown')
    ? undefined
    : findChains(
        nodes,
        [...(roots ?? [])].flatMap(([key, kind]) => (kind === 'production' ? [key] : [])),
      );
  const packages = new Map<string, LockedPackage>();
  const local: LockContents['local'] = [];
  for (const [key, node] of nodes) {
    const { line } = node;
    if (node.local !== undefined)
      local.push({ name: node.name, kind: node.local, ...(line !== undefined && { line }) });
    // What is used in production is shown by a chain of production.
    const chain = inProduction?.get(key) ?? chains.get(key);
    const isDev = inProduction?.has(key)
      ? false
      : (node.isDev ?? (chain === undefined || inProduction === undefined ? undefined : true));
    const isDirect = node.isDirect ?? (roots === undefined ? undefined : roots.has(key));
    const path = chain ?? (isDirect ? [node.name] : undefined);
    const isOfRegistry = node.local === undefined || (node.local === 'copy' && /^v?\d/.test(node.version));
    for (const { name, version } of [...(isOfRegistry ? [node] : []), ...(node.others ?? [])]) {
      mergePackage(packages, {
        ...{ ecosystem, name, version, purl: writePurl(ecosystem, name, version), file: node.file ?? file },
        ...(line !== undefined && { line }),
        ...(node.registry !== undefined && { registry: node.registry }),
        ...(isDirect !== undefined && { isDirect }),
        ...(isDev !== undefined && { isDev }),
        ...(path !== undefined && { path: name === node.name ? path : [...path.slice(0, -1), name] }),
      });
    }
  }
  return { packages: [...packages.values()], local };
}

/** A package may be installed several times. It is direct, or in production, if any of them is. */
function mergePackage(packages: Map<string, LockedPackage>, found: LockedPackage): void {
  const key = JSON.stringify([found.name, found.version]);
  const known = packages.get(key) ?? found;
  const { isDirect, isDev, path: _, ...before } = known;
  const direct = [isDirect, found.isDirect].find((value) => value === true) ?? isDirect ?? found.isDirect;
  const dev = [isDev, found.isDev].find((value) => value === false) ?? isDev ?? found.isDev;
  const chained = [known, found].flatMap((one) =>
    one.path === undefined ? [] : [{ isDev: one.isDev, path: one.path }],
  );
  const proofs = chained.filter((one) => one.isDev === dev);
  const shortest = (proofs.length > 0 ? proofs : chained).sort((a, b) => a.path.length - b.path.length)[0]?.path;
  const registry = known.registry ?? found.registry;
  packages.set(key, {
    ...before,
    ...(registry !== undefined && { registry }),
    ...(direct !== undefined && { isDirect: direct }),
    ...(dev !== undefined && { isDev: dev }),
    ...(shortest !== undefined && { path: shortest }),
  });
}

/** The shortest chain of names from the roots to every reachable node. */
function findChains(nodes: ReadonlyMap<string, LockNode>, roots: readonly string[]): Map<string, readonly string[]> {
  const before = new Map<string, string | undefined>();
  for (const key of roots) if (nodes.has(key)) before.set(key, undefined);
  // Iterating over a map includes entries that are added during the iteration, so the nearest come first.
  for (const key of before.keys()) {
    for (const next of nodes.get(key)?.needs ?? []) if (nodes.has(next) && !before.has(next)) before.set(next, key);
  }
  const chains = new Map<string, readonly string[]>();
  for (const [key, parent] of before) {
    const above = parent === undefined ? [] : (chains.get(parent) ?? []);
    // A chain of a thousand names helps nobody, and would need memory for each package.
    chains.set(key, above.length < 50 ? [...above, nodes.get(key)?.name ?? key] : above);
  }
  return chains;
}

const purlTypes: Readonly<Record<Ecosystem, string>> = {
  npm: 'npm',
  PyPI: 'pypi',
  Go: 'golang',
  Maven: 'maven',
  Packagist: 'composer',
  RubyGems: 'gem',
  'crates.io': 'cargo',
  NuGet: 'nuget',
};

function writePurl(ecosystem: Ecosystem, name: string, version: string): string {
  const type = purlTypes[ecosystem];
  const splitName = (): { namespace?: string | undefined; name: string } => {
    if (ecosystem === 'npm') return splitNpmName(name);
    const at = ecosystem === 'Maven' ? name.indexOf(':') : name.lastIndexOf('/');
    return at > 0 ? { namespace: name.slice(0, at), name: name.slice(at + 1) } : { name };
  };
  const text = formatPurl({ type, ...splitName(), version: ecosystem === 'Go' ? `v${version}` : version });
  const purl = parsePurl(text);
  return purl === undefined ? text : formatPurl(purl);
}

/** The name of a Python package in the form of PEP 503. */
export function normalizePythonName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
}

const packed = /\.(?:tgz|tar|tar\.\w+|zip|whl|egg|jar|aar|war|gem|nupkg|crate|phar)$/i;

/** Folders for third-party code. */
const copied = /(?:^|\/)(?:vendor(?:s|ed)?|third[-_]?party|externals?|node_modules|bower_components)\//i;

/** Whether a path that a lock names is a folder of the repository, or something that no scanner looks into. */
export function readPathKind(
  folder: string,
  target: string | undefined,
  hasFolder: HasFolder = () => true,
): 'file' | 'copy' | 'archive' {
  const path = target?.replace(/^(?:file|link|portal|workspace):/, '').replace(/(?:::|[#?]).*$/s, '');
  const resolved = !path || packed.test(path) ? undefined : resolvePath(folder, path);
  if (resolved === undefined || !hasFolder(resolved)) return 'archive';
  const below = resolved.startsWith(`${folder}/`) ? resolved.slice(folder.length) : resolved;
  return copied.test(`${below}/`) ? 'copy' : 'file';
}

/** A path in a file, from the root of the repository. Undefined when it leaves the repository. */
export function resolvePath(folder: string, path: string): string | undefined {
  if (path.startsWith('/') || /^[a-z][a-z+.-]*:/i.test(path)) return undefined;
  const parts: string[] = [];
  for (const part of [...folder.split('/'), ...path.replaceAll('\\', '/').split('/')]) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.join('/');
}
