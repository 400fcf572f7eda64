/** Reads the packages of a package-lock.json with npm's own tree code, in a folder of its own, without scripts and offline. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TreeNode } from '@npmcli/arborist';
import { readContent } from '../../text/contents.ts';
import { folderOf } from '../../text/file-name.ts';

export interface LockedPackage {
  name: string;
  version: string;
  isDevelopment: boolean;
  /** Line of its entry in the lock file, from 1. */
  line?: number;
}

export interface LockedTree {
  packages: LockedPackage[];
  /** Dependencies that the manifest beside the lock wants and the lock does not hold. */
  missing: string[];
  /** Folders, relative to the tree's root, whose manifests this lock covers. */
  folders: string[];
}

export interface LockRequest {
  root: string;
  /** Path of the lock file, relative to the root of the repository. */
  path: string;
  /** Where the lock file and the package.json beside it lie, for `readContent`. */
  stored: string;
  manifest: string | undefined;
  libraries: LockLibraries;
}

export async function loadLockLibraries() {
  const arborist = await import(/* webpackIgnore: true */ '@npmcli/arborist');
  return { Arborist: arborist.default.Arborist };
}

export type LockLibraries = Awaited<ReturnType<typeof loadLockLibraries>>;

/** The manifest's fields that the tree needs. `workspaces` stays out: its patterns would be searched on our disk. */
const manifestFields = ['name', 'version', 'dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** The lock's packages; a text says why it cannot be read. */
export async function readLock(request: LockRequest): Promise<LockedTree | string> {
  const { root, path, stored, manifest: beside, libraries } = request;
  const text = readContent(root, stored).toString();
  const lock = parseRecord(text);
  if (lock === undefined) return 'it is not valid JSON';
  if (typeof lock.lockfileVersion !== 'number') return 'it has no lockfileVersion';
  const manifestText = beside === undefined ? undefined : readContent(root, beside).toString();
  const manifest = manifestText === undefined ? undefined : parseRecord(manifestText);
  if (manifestText !== undefined && manifest === undefined) return 'the package.json beside it is not valid JSON';

  const folder = await mkdtemp(join(dirname(root), 'lock-'));
  try {
    await writeFile(join(folder, 'package-lock.json'), text);
    if (manifest !== undefined) await writeFile(join(folder, 'package.json'), JSON.stringify(reduced(manifest)));
    const tree = await new libraries.Arborist({ path: folder, offline: true, ignoreScripts: true }).loadVirtual();
    return lockedTree([...tree.inventory.values()], tree.edgesOut, { path, text });
  } catch (error) {
    return `npm's tree code refuses it: ${(error as NodeJS.ErrnoException).code ?? 'unknown error'}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function lockedTree(
  nodes: readonly TreeNode[],
  edges: TreeNode['edgesOut'],
  lock: { path: string; text: string },
): LockedTree {
  const lineOf = lineFinder(lock.text);
  const folder = folderOf(lock.path);
  const packages = nodes.filter((node) => !node.isRoot && !node.isLink && isInstalled(node));
  const folders = nodes.filter((node) => !node.isLink && !isInstalled(node)).map((node) => node.location);
  return {
    packages: packages.flatMap((node) => {
      if (node.packageName === null || !node.version) return [];
      const line = lineOf(node);
      const { packageName: name, version, dev } = node;
      return [{ name, version, isDevelopment: dev, ...(line === undefined ? {} : { line }) }];
    }),
    missing: [...edges.values()]
      .filter((edge) => edge.error === 'MISSING' && !edge.optional && !edge.peer)
      .map((edge) => edge.name),
    folders: [folder, ...folders.map((location) => [folder, location].filter((part) => part !== '').join('/'))],
  };
}

function isInstalled(node: TreeNode): boolean {
  return /(?:^|\/)node_modules\//.test(node.location);
}

/** What npm writes is shorter; all of a lock file may stand in one line. */
const longestLine = 4096;
const entryStart = /^\s*"((?:[^"\\]|\\.)+)"\s*:\s*\{/;
const quotedText = /"([^"]*)"/g;

/** Finds a package's entry by its key: the location in versions 2 and 3, the bare name above its version in version 1. */
function lineFinder(text: string): (node: TreeNode) => number | undefined {
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

function reduced(manifest: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    manifestFields.flatMap((field) => (Object.hasOwn(manifest, field) ? [[field, manifest[field]]] : [])),
  );
}

/** The JSON object in a text; undefined when it is none. */
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
