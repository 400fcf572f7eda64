/** poetry.lock, with the pyproject.toml beside it for the direct dependencies. */

import type { LocalKind, LockContents } from '../../../packages/locked-package.ts';
import { getFolder } from '../../../text/file-name.ts';
import { isRecord } from '../../../text/records.ts';
import { listEntries, readOwn, readString } from './json.ts';
import {
  collectPackages,
  type LockFormat,
  type LockInput,
  type LockNode,
  mostVersions,
  normalizePythonName,
  readPathKind,
  refuseLock,
  resolvePath,
} from './lock-format.ts';
import { parseTomlFile, readOtherToml } from './toml.ts';

/** `legacy` is an index other than PyPI. */
const localKinds: Readonly<Record<string, LocalKind>> = { git: 'git', directory: 'file', file: 'archive', url: 'url' };

export const poetryLock: LockFormat = {
  name: 'poetry.lock',
  ecosystem: 'PyPI',
  isLock: (path) => /(?:^|\/)poetry\.lock$/.test(path),
  read: readPoetry,
};

function readPoetry({ path, bytes, readFile, hasFolder, parsers }: LockInput): LockContents {
  const lock = parseTomlFile(bytes, parsers.toml);
  const version = readString(lock.value.metadata, 'lock-version');
  if (!isRecord(lock.value.metadata)) refuseLock('it has no [metadata]');
  if (version !== undefined && !/^[12]\./.test(version))
    refuseLock(`its lock-version ${version.slice(0, 20)} is not known`);
  const problems: string[] = [];
  const found = lock.listTables('package').flatMap(({ table, line }, index) => {
    const [name, version] = [readString(table, 'name'), readString(table, 'version')];
    if (name === undefined || version === undefined) {
      problems.push(`its package ${name ?? `in line ${line}`} has no version`);
      return [];
    }
    const normal = normalizePythonName(name);
    const kind = readString(table.source, 'type') ?? '';
    const address = readString(table.source, 'url') ?? '';
    const stated = Object.hasOwn(localKinds, kind) ? localKinds[kind] : undefined;
    const local = stated === 'file' ? readPathKind(getFolder(path), address, hasFolder) : stated;
    const node = { name: normal, version, line, local, isDev: readIsDev(table) };
    return [{ key: `${normal} ${version} ${index}`, table, node }];
  });
  const byName = new Map(
    [...Map.groupBy(found, ({ node }) => node.name)].map(([name, alike]) => [name, alike.map(({ key }) => key)]),
  );
  const nodes = new Map<string, LockNode>(
    found.map(({ key, table, node }) => {
      const names = listEntries(table.dependencies).map(([need]) => normalizePythonName(need));
      return [key, { ...node, needs: names.flatMap((name) => byName.get(name)?.slice(0, mostVersions) ?? []) }];
    }),
  );
  const manifest = readOtherToml(readFile(resolvePath(getFolder(path), 'pyproject.toml') ?? ''), parsers.toml);
  const roots = manifest === undefined ? undefined : findRoots(manifest, byName);
  return { ...collectPackages('PyPI', path, { nodes, roots }), unpinned: [], problems };
}

/** Poetry 1.1 to 1.4 write a category, Poetry 2 writes groups. */
function readIsDev(table: Readonly<Record<string, unknown>>): boolean | undefined {
  const category = readString(table, 'category');
  if (category !== undefined) return category === 'dev';
  const { groups } = table;
  return Array.isArray(groups) ? !groups.includes('main') : undefined;
}

type Roots = Map<string, 'production' | 'development'>;

function findRoots(manifest: Readonly<Record<string, unknown>>, byName: ReadonlyMap<string, readonly string[]>): Roots {
  const roots: Roots = new Map();
  const addRoots = (names: readonly string[], kind: 'production' | 'development') => {
    for (const name of new Set(names.map(normalizePythonName))) {
      for (const key of byName.get(name) ?? []) if (roots.get(key) !== 'production') roots.set(key, kind);
    }
  };
  const poetry = readOwn(manifest.tool, 'poetry');
  const { production, development } = readDeclaredRequirements(manifest);
  addRoots([...production, ...listTableNames(readOwn(poetry, 'dependencies'))], 'production');
  const groups = listEntries(readOwn(poetry, 'group')).filter(([group]) => group !== 'main');
  const ofGroups = groups.flatMap(([, group]) => listTableNames(readOwn(group, 'dependencies')));
  addRoots([...development, ...ofGroups, ...listTableNames(readOwn(poetry, 'dev-dependencies'))], 'development');
  return roots;
}

/** The declarations of PEP 621 and PEP 735, by name. */
function readDeclaredRequirements(manifest: Readonly<Record<string, unknown>>) {
  const optional = listEntries(readOwn(manifest.project, 'optional-dependencies')).map(([, list]) => list);
  const groups = listEntries(manifest['dependency-groups']).map(([, list]) => list);
  return {
    production: [readOwn(manifest.project, 'dependencies'), ...optional].flatMap(listRequired),
    development: groups.flatMap(listRequired),
  };
}

function listRequired(list: unknown): string[] {
  const texts = Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];
  return texts.flatMap((text) => /^\s*([A-Za-z0-9][\w.-]*)/.exec(text)?.[1] ?? []);
}

function listTableNames(table: unknown): string[] {
  return listEntries(table).map(([name]) => name);
}
