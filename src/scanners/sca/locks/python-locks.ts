/** Lock files of Python: poetry.lock, uv.lock, pylock.toml (PEP 751) and Pipfile.lock. */
import type { LocalKind, LockContents } from '../../../shared/packages/locked-package.ts';
import { getFolder } from '../../../shared/text/file-name.ts';
import { isRecord } from '../../../shared/text/records.ts';
import { listEntries, parseStrictJson, parseTomlFile, readOtherToml, readOwn, readString } from './formats.ts';
import {
  addNode,
  checkTable,
  collectPackages,
  type GrowingNode,
  type LockFormat,
  type LockNode,
  mostVersions,
  normalizePythonName,
  readPathKind,
  refuseLock,
  resolvePath,
} from './lock-format.ts';

/** `legacy` is an index other than PyPI. */
const poetrySources: Readonly<Record<string, LocalKind>> = {
  git: 'git',
  directory: 'file',
  file: 'archive',
  url: 'url',
};

const poetryLock: LockFormat = {
  name: 'poetry.lock',
  ecosystem: 'PyPI',
  isLock: (path) => /(?:^|\/)poetry\.lock$/.test(path),
  read({ path, bytes, readFile, hasFolder, parsers }) {
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
      const stated = Object.hasOwn(poetrySources, kind) ? poetrySources[kind] : undefined;
      const local = stated === 'file' ? readPathKind(getFolder(path), address, hasFolder) : stated;
      // Poetry 1.1 to 1.4 write a category, Poetry 2 writes groups.
      const category = readString(table, 'category');
      const isInGroups = Array.isArray(table.groups) ? !table.groups.includes('main') : undefined;
      const node = {
        ...{ name: normal, version, line, local },
        isDev: category === undefined ? isInGroups : category === 'dev',
      };
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
    return { ...collectPackages('PyPI', path, nodes, roots), unpinned: [], problems };
  },
};

function findRoots(manifest: Readonly<Record<string, unknown>>, byName: ReadonlyMap<string, readonly string[]>) {
  const roots = new Map<string, 'production' | 'development'>();
  const addRoots = (names: readonly string[], kind: 'production' | 'development') => {
    for (const name of new Set(names.map(normalizePythonName))) {
      for (const key of byName.get(name) ?? []) if (roots.get(key) !== 'production') roots.set(key, kind);
    }
  };
  const poetry = readOwn(manifest.tool, 'poetry');
  // The declarations of PEP 621 and PEP 735, by name.
  const optional = listEntries(readOwn(manifest.project, 'optional-dependencies')).map(([, list]) => list);
  const production = [readOwn(manifest.project, 'dependencies'), ...optional].flatMap(listRequired);
  const development = listEntries(manifest['dependency-groups']).flatMap(([, list]) => listRequired(list));
  addRoots([...production, ...listTableNames(readOwn(poetry, 'dependencies'))], 'production');
  const groups = listEntries(readOwn(poetry, 'group')).filter(([group]) => group !== 'main');
  const ofGroups = groups.flatMap(([, group]) => listTableNames(readOwn(group, 'dependencies')));
  addRoots([...development, ...ofGroups, ...listTableNames(readOwn(poetry, 'dev-dependencies'))], 'development');
  return roots;
}

function listRequired(list: unknown): string[] {
  const texts = Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];
  return texts.flatMap((text) => /^\s*([A-Za-z0-9][\w.-]*)/.exec(text)?.[1] ?? []);
}

function listTableNames(table: unknown): string[] {
  return listEntries(table).map(([name]) => name);
}

const uvSources: readonly [source: string, kind: LocalKind][] = [
  ['virtual', 'workspace'],
  ['editable', 'workspace'],
  ['directory', 'file'],
  ['path', 'archive'],
  ['git', 'git'],
  ['url', 'url'],
];

const uvLock: LockFormat = {
  name: 'uv.lock',
  ecosystem: 'PyPI',
  isLock: (path) => /(?:^|\/)uv\.lock$|\.py\.lock$/.test(path),
  read({ path, bytes, hasFolder, parsers }) {
    const lock = parseTomlFile(bytes, parsers.toml);
    if (lock.value.version !== 1) refuseLock(`its version ${String(lock.value.version).slice(0, 20)} is not known`);
    const tables = lock.listTables('package').map(({ table, line }, index) => {
      const name = normalizePythonName(readString(table, 'name') ?? '');
      const version = readString(table, 'version');
      const isFromRegistry = readOwn(table.source, 'registry') !== undefined;
      const [source, kind] = isFromRegistry
        ? []
        : (uvSources.find(([source]) => readOwn(table.source, source) !== undefined) ?? []);
      const isFolder = kind === 'workspace' || kind === 'file';
      const place = isFolder
        ? readPathKind(getFolder(path), readString(table.source, source ?? ''), hasFolder)
        : undefined;
      const local = place === undefined || (place === 'file' && kind === 'workspace') ? kind : place;
      const key = `${name} ${version ?? ''} ${index}`;
      return { table, line, name, version, local, isProject: kind === 'workspace', key };
    });
    const byName = Map.groupBy(tables, ({ name }) => name);
    const findKeys = (list: unknown): string[] =>
      (Array.isArray(list) ? (list as unknown[]) : []).flatMap((need) => {
        const found = byName.get(normalizePythonName(readString(need, 'name') ?? ''))?.slice(0, mostVersions) ?? [];
        const version = readString(need, 'version');
        return found.filter((one) => version === undefined || one.version === version).map(({ key }) => key);
      });
    const findAllKeys = (groups: unknown): string[] => listEntries(groups).flatMap(([, list]) => findKeys(list));
    const nodes = new Map<string, LockNode>();
    const roots = new Map<string, 'production' | 'development'>();
    // What a script requires is written in its lock.
    for (const need of findKeys(readOwn(lock.value.manifest, 'requirements'))) roots.set(need, 'production');
    const problems: string[] = [];
    for (const { table, line, name, version, local, isProject, key } of tables) {
      const needs = [...findKeys(table.dependencies), ...findAllKeys(table['optional-dependencies'])];
      if (isProject) {
        for (const need of findAllKeys(table['dev-dependencies'])) if (!roots.has(need)) roots.set(need, 'development');
        for (const need of needs) roots.set(need, 'production');
      }
      if (name === '' || (version === undefined && local === undefined) || !isRecord(table.source)) {
        problems.push(`its package ${name || `in line ${line}`} has no name, version or source`);
      } else nodes.set(key, { name, version: version ?? '', line, needs, local });
    }
    return { ...collectPackages('PyPI', path, nodes, roots), unpinned: [], problems };
  },
};

const pylockSources: readonly [source: string, kind: LocalKind][] = [
  ['vcs', 'git'],
  ['directory', 'file'],
  ['archive', 'url'],
];

const pyLock: LockFormat = {
  name: 'pylock.toml',
  ecosystem: 'PyPI',
  isLock: (path) => /(?:^|\/)pylock\.(?:[^./]+\.)?toml$/.test(path),
  read({ path, bytes, hasFolder, parsers }) {
    const lock = parseTomlFile(bytes, parsers.toml);
    const version = readString(lock.value, 'lock-version');
    if (version === undefined) refuseLock('it has no lock-version');
    if (!/^1\./.test(version)) refuseLock(`its lock-version ${version.slice(0, 20)} is not known`);
    const problems: string[] = [];
    const found = lock.listTables('packages').flatMap(({ table, line }, index) => {
      const name = normalizePythonName(readString(table, 'name') ?? '');
      const stated = readString(table, 'version');
      const isFromIndex = ['sdist', 'wheels'].some((file) => readOwn(table, file) !== undefined);
      const kind = isFromIndex
        ? undefined
        : pylockSources.find(([source]) => readOwn(table, source) !== undefined)?.[1];
      const folder = readString(table.directory, 'path');
      const local = kind === 'file' ? readPathKind(getFolder(path), folder, hasFolder) : kind;
      if (name !== '' && (stated !== undefined || local !== undefined))
        return [{ key: `${name} ${index}`, name, version: stated ?? '', line, local, table }];
      problems.push(`its package ${name || `in line ${line}`} has no name or version`);
      return [];
    });
    const byName = Map.groupBy(found, ({ name }) => name);
    const nodes = new Map<string, LockNode>(
      found.map(({ key, table, ...node }) => {
        const list = Array.isArray(table.dependencies) ? (table.dependencies as unknown[]) : [];
        const names = list.map((need) => normalizePythonName(readString(need, 'name') ?? ''));
        const needs = names.flatMap((name) => byName.get(name)?.slice(0, mostVersions) ?? []);
        return [key, { ...node, needs: needs.map((one) => one.key) }];
      }),
    );
    return { ...collectPackages('PyPI', path, nodes), unpinned: [], problems };
  },
};

const pipfileSources: readonly [field: string, kind: LocalKind][] = [
  ['git', 'git'],
  ['hg', 'git'],
  ['svn', 'git'],
  ['path', 'file'],
  ['file', 'url'],
  // Without one of the others, it is unknown where it is.
  ['editable', 'archive'],
];

const pipfileLock: LockFormat = {
  name: 'Pipfile.lock',
  ecosystem: 'PyPI',
  isLock: (path) => /(?:^|\/)Pipfile\.lock$/.test(path),
  read({ path, bytes, readFile, hasFolder, parsers }) {
    const { value, findLine } = parseStrictJson(bytes);
    if (!isRecord(value._meta)) refuseLock('it has no _meta');
    const manifest = readOtherToml(readFile(resolvePath(getFolder(path), 'Pipfile') ?? ''), parsers.toml);
    const nodes = new Map<string, GrowingNode>();
    const unpinned: LockContents['unpinned'] = [];
    // Besides `default` and `develop`, users choose the names of categories.
    for (const [category, packages] of listEntries(value)) {
      if (category === '_meta') continue;
      checkTable(packages, category);
      const section = { default: 'packages', develop: 'dev-packages' }[category] ?? category;
      const declared = new Set(listEntries(readOwn(manifest, section)).map(([name]) => normalizePythonName(name)));
      for (const [given, entry] of listEntries(packages)) {
        const [name, line] = [normalizePythonName(given), findLine(category, given)];
        const stated = pipfileSources.find(([field]) => readOwn(entry, field) !== undefined)?.[1];
        const local = stated === 'file' ? readPathKind(getFolder(path), readString(entry, 'path'), hasFolder) : stated;
        const version = /^===?\s*([^\s,*;]+)\s*(?:;|$)/.exec(readString(entry, 'version') ?? '')?.[1];
        if (version === undefined && local === undefined) {
          unpinned.push({ name, reason: 'has no exact version', ...(line !== undefined && { line }) });
          continue;
        }
        const isDirect = manifest === undefined ? undefined : declared.has(name);
        const isDev = category === 'develop' ? true : category === 'default' ? false : undefined;
        const node = { name, version: version ?? '', line, needs: [], local, isDev, isDirect };
        addNode(nodes, `${category} ${name}`, node);
      }
    }
    return { ...collectPackages('PyPI', path, nodes), unpinned, problems: [] };
  },
};

export const pythonLocks: readonly LockFormat[] = [poetryLock, uvLock, pipfileLock, pyLock];
