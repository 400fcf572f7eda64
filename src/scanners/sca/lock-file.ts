/**
 * Reads the packages of a package-lock.json with npm's own tree code, in a temporary folder, without scripts and
 * offline.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TreeNode } from '@npmcli/arborist';
import type { LocalKind, LockContents } from '../../packages/locked-package.ts';
import { readContent } from '../../text/contents.ts';
import { getFolder } from '../../text/file-name.ts';
import { isRecord } from '../../text/records.ts';
import { listEntries, parseStrictJson, readOwn, readString } from './locks/json.ts';
import {
  checkTable,
  collectPackages,
  explainRefusal,
  type LockInput,
  type LockNode,
  readPathKind,
  resolvePath,
} from './locks/lock-format.ts';
import { type FindRegistry, readRegistries } from './locks/npm-registries.ts';
import {
  explainOther,
  findOtherPackage,
  type PackageVersion,
  readOrigin,
  readRegistryTarball,
} from './locks/tarball.ts';
import { readCopy } from './locks/workspaces.ts';

export interface LockedTree {
  contents: LockContents;
  /** Dependencies of the manifest beside the lock file that the lock file does not contain. */
  missing: string[];
  /** Folders, relative to the root of the tree, whose manifests this lock file covers. */
  folders: string[];
}

export interface LockRequest {
  root: string;
  /** Path of the lock file, relative to the root of the repository. */
  path: string;
  /** Location of the lock file and of the package.json beside it, for `readContent`. */
  stored: string;
  manifest: string | undefined;
  libraries: LockLibraries;
  readFile: LockInput['readFile'];
  hasFolder?: LockInput['hasFolder'];
}

export async function loadLockLibraries() {
  const arborist = await import('@npmcli/arborist');
  return { Arborist: arborist.default.Arborist };
}

export type LockLibraries = Awaited<ReturnType<typeof loadLockLibraries>>;

/**
 * The manifest's fields that the tree needs. `workspaces` is excluded, because its patterns would be searched on our
 * disk.
 */
const manifestFields = ['name', 'version', 'dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** The packages of the lock file. A text says why it cannot be read. */
export async function readNpmLock(request: LockRequest): Promise<LockedTree | string> {
  const { root, path, stored, manifest: beside, libraries } = request;
  const bytes = readContent(root, stored);
  const text = bytes.toString();
  const refusal = findRefusal(bytes);
  if (refusal !== undefined) return refusal;
  const manifestText = beside === undefined ? undefined : readContent(root, beside).toString();
  const manifest = manifestText === undefined ? undefined : parseRecord(manifestText);
  if (manifestText !== undefined && manifest === undefined) return 'the package.json beside it is not valid JSON';

  const folder = await mkdtemp(join(dirname(root), 'lock-'));
  try {
    await writeFile(join(folder, 'package-lock.json'), text);
    if (manifest !== undefined) await writeFile(join(folder, 'package.json'), JSON.stringify(reduceManifest(manifest)));
    const tree = await new libraries.Arborist({ path: folder, offline: true, ignoreScripts: true }).loadVirtual();
    const findRegistry = readRegistries(getFolder(path), request.readFile, ['.npmrc']);
    return toLockedTree([...tree.inventory.values()], tree.edgesOut, { ...request, text, findRegistry });
  } catch (error) {
    return `npm's tree code refuses it: ${(error as NodeJS.ErrnoException).code ?? 'unknown error'}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const knownVersions: readonly unknown[] = [1, 2, 3];

/** Arborist accepts many files as a lock file, and takes the last of two entries with the same name. */
function findRefusal(bytes: Buffer): string | undefined {
  try {
    const { lockfileVersion, packages, dependencies } = parseStrictJson(bytes).value;
    checkTable(packages, 'packages');
    checkTable(dependencies, 'dependencies');
    if (typeof lockfileVersion !== 'number') return 'it has no lockfileVersion';
    return knownVersions.includes(lockfileVersion) ? undefined : `its lockfileVersion ${lockfileVersion} is not known`;
  } catch (error) {
    return explainRefusal(error);
  }
}

function toLockedTree(
  nodes: readonly TreeNode[],
  edges: TreeNode['edgesOut'],
  lock: LockRequest & { text: string; findRegistry: FindRegistry },
): LockedTree {
  const lineOf = createEntryLineFinder(lock.text);
  const folder = getFolder(lock.path);
  const packages = nodes.filter((node) => !node.isRoot && !node.isLink && isInstalled(node));
  const projects = nodes.filter((node) => !node.isLink && !isInstalled(node));
  const linked = projects.flatMap((node): [string, LockNode][] => {
    const { isRoot, packageName: name, location } = node;
    if (isRoot || name === null) return [];
    const kind = readPathKind(folder, location, lock.hasFolder);
    const stated = { name, version: readVersion(node) };
    const copied = kind === 'copy' ? (readCopy(resolvePath(folder, location), lock.readFile) ?? stated) : stated;
    const local = kind === 'file' ? 'workspace' : kind;
    return [[location, { ...copied, line: lineOf(node), needs: [], local }]];
  });
  const read = [...packages.flatMap((node) => readTreeNode(node, lineOf(node), lock)), ...linked];
  const older = listOlder(lock, read);
  const graph = { nodes: new Map([...read, ...older]), roots: findRoots(projects) };
  const { packages: found, local } = collectPackages('npm', lock.path, graph);
  const nameless = packages.filter(
    (node) => node.packageName === null || (!readVersion(node) && findLocal(node, undefined) === undefined),
  );
  const problems = [
    ...nameless.map(({ location }) => `its package ${location.slice(0, 100)} has no version`),
    ...packages.flatMap((node) => {
      const [stated, other] = [readStatedVersion(node), findOther(node)];
      const where = node.resolved === null ? 'key' : 'address';
      return stated === undefined || other === undefined ? [] : [explainOther(stated, other, where)];
    }),
    ...older.map(
      ([, { name, version }]) =>
        `its dependencies, which npm 6 reads, have ${`${name} ${version}`.slice(0, 100)}, and its packages do not`,
    ),
  ];
  return {
    contents: {
      packages: found,
      local,
      unpinned: [],
      problems: problems.slice(0, 20),
    },
    missing: [...edges.values()]
      .filter((edge) => edge.error === 'MISSING' && !edge.optional && !edge.peer)
      .map((edge) => edge.name),
    folders: [folder, ...projects.map(({ location }) => [folder, location].filter((part) => part !== '').join('/'))],
  };
}

/** Packages that a lock for npm 6 and later has only in the part that npm 6 reads. */
function listOlder(lock: LockRequest & { text: string; findRegistry: FindRegistry }, read: [string, LockNode][]) {
  const { packages, dependencies } = parseRecord(lock.text) ?? {};
  if (!isRecord(packages)) return [];
  const writeName = ({ name, version, local, registry }: LockNode) =>
    JSON.stringify([name, version, local ? 'local' : registry]);
  const known = new Set(
    read.flatMap(([, node]) => [node, ...(node.others ?? [])].map((one) => writeName({ ...node, ...one }))),
  );
  const older: [string, LockNode][] = [];
  const addOlder = (table: unknown, place: string) => {
    for (const [key, entry] of listEntries(table)) {
      const [, alias, written] = /^npm:((?:@[^/@]+\/)?[^/@]+)@(.*)$/s.exec(readString(entry, 'version') ?? '') ?? [];
      const version = (written ?? readString(entry, 'version') ?? '').replace(/^[v=\s]+/, '').trim();
      const stated = { name: alias ?? key, version };
      const address = readString(entry, 'resolved') ?? '';
      const found = findOtherPackage(stated, address) ?? stated;
      const { registry, isAddress } = readOrigin(found, address, lock.findRegistry(found.name));
      const node: LockNode = { ...found, needs: [], local: isAddress && 'url', registry, others: isAddress && [found] };
      if (/^\d/.test(version) && !known.has(writeName(node))) older.push([`${place}${key}`, node]);
      addOlder(readOwn(entry, 'dependencies'), `${place}${key}>`);
    }
  };
  addOlder(dependencies, 'dependencies>');
  return older;
}

function readTreeNode(
  node: TreeNode,
  line: number | undefined,
  { findRegistry, hasFolder }: Pick<LockRequest, 'hasFolder'> & { findRegistry: FindRegistry },
): [string, LockNode][] {
  const { packageName: name, dev } = node;
  const [version, stated, other] = [readVersion(node), findLocal(node, hasFolder), findOther(node)];
  if (name === null || (version === '' && stated === undefined)) return [];
  const fetched = other ?? { name, version };
  const origin = readOrigin(fetched, node.resolved ?? '', findRegistry(fetched.name));
  const local = stated ?? (origin.isAddress ? 'url' : undefined);
  const others = [
    ...(other ? [other] : []),
    ...(stated === undefined && local !== undefined ? [{ name, version }] : []),
  ];
  // An optional peer is only there if something else wants it.
  const needs = [...node.edgesOut.values()].flatMap(({ to, type }) =>
    to === null || type === 'peerOptional' ? [] : [to.location],
  );
  const registry = local === undefined ? origin.registry : undefined;
  return [[node.location, { name, version, line, needs, local, registry, isDev: dev, others }]];
}

/** Version 1 of the format writes a URL instead of a version. npm accepts `v1.0.0` as `1.0.0`, but databases do not. */
function readVersion({ version, resolved }: TreeNode): string {
  const written = version || readRegistryTarball(resolved ?? '')?.version || '';
  return written.replace(/^[v=\s]+/, '').trim();
}

function readStatedVersion(node: TreeNode): PackageVersion | undefined {
  return node.packageName === null ? undefined : { name: node.packageName, version: readVersion(node) };
}

/** The package that npm fetches, if it differs from the entry. */
function findOther(node: TreeNode): PackageVersion | undefined {
  const stated = readStatedVersion(node);
  if (stated === undefined || findLocal(node, undefined) !== undefined) return undefined;
  if (node.resolved !== null) return findOtherPackage(stated, node.resolved);
  const isAlias = [...node.edgesIn].some(({ spec }) => spec.startsWith('npm:'));
  return stated.name === node.name || isAlias ? undefined : { ...stated, name: node.name };
}

function findLocal(node: TreeNode, hasFolder: LockInput['hasFolder']): LocalKind | undefined {
  const { resolved } = node;
  if (resolved === null) return undefined;
  if (/^git[+@:]|^ssh:|^https?:\/\/codeload\.github\.com\//.test(resolved)) return 'git';
  // Version 1 states nothing but the address of what comes from no registry.
  if (/^https?:/.test(resolved) && readVersion(node) === '') return 'url';
  const hasEnd = hasFolder && ((path: string) => hasFolder(path, true));
  const path = resolved.replace(/^file:(?:\.{1,2}\/)*/, '') || '.';
  return resolved.startsWith('file:') ? readPathKind('', path, hasEnd) : undefined;
}

/** The direct dependencies of the project and of its workspaces. */
function findRoots(projects: readonly TreeNode[]): Map<string, 'production' | 'development'> {
  const roots = new Map<string, 'production' | 'development'>();
  for (const { type, to } of projects.flatMap(({ edgesOut }) => [...edgesOut.values()])) {
    if (to === null || to.isLink || !isInstalled(to)) continue;
    if (type === 'dev') roots.set(to.location, roots.get(to.location) ?? 'development');
    else roots.set(to.location, 'production');
  }
  return roots;
}

function isInstalled(node: TreeNode): boolean {
  return /(?:^|\/)node_modules\//.test(node.location);
}

/** npm writes shorter lines, but a whole lock file may be one line. */
const longestLine = 4096;
const entryStart = /^\s*"((?:[^"\\]|\\.)+)"\s*:\s*\{/;
const quotedText = /"([^"]*)"/g;

/**
 * Finds the line of a package's entry by its key: the location in versions 2 and 3, the name above its version in
 * version 1.
 */
function createEntryLineFinder(text: string): (node: TreeNode) => number | undefined {
  const lines = text.split('\n');
  const located = new Map<string, number>();
  const versioned = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const key = line.length > longestLine ? undefined : entryStart.exec(line)?.[1];
    if (key === undefined) continue;
    if (!located.has(key)) located.set(key, index + 1);
    for (const [, value = ''] of (lines[index + 1] ?? '').slice(0, longestLine).matchAll(quotedText)) {
      const named = JSON.stringify([key, value]);
      if (!versioned.has(named)) versioned.set(named, index + 1);
    }
  }
  return ({ location, version }) => {
    const bareName = location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return located.get(JSON.stringify(location).slice(1, -1)) ?? versioned.get(JSON.stringify([bareName, version]));
  };
}

function reduceManifest(manifest: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    manifestFields.flatMap((field) => (Object.hasOwn(manifest, field) ? [[field, manifest[field]]] : [])),
  );
}

/** The JSON object in a text. Undefined for any other text. */
export function parseRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
