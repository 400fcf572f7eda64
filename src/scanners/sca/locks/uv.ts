/** uv.lock, which also lists its own projects as packages, and the lock of a script (`x.py.lock`). */

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
} from './lock-format.ts';
import { parseTomlFile } from './toml.ts';

const localKinds: readonly [source: string, kind: LocalKind][] = [
  ['virtual', 'workspace'],
  ['editable', 'workspace'],
  ['directory', 'file'],
  ['path', 'archive'],
  ['git', 'git'],
  ['url', 'url'],
];

export const uvLock: LockFormat = {
  name: 'uv.lock',
  ecosystem: 'PyPI',
  isLock: (path) => /(?:^|\/)uv\.lock$|\.py\.lock$/.test(path),
  read: readUv,
};

function readUv({ path, bytes, hasFolder, parsers }: LockInput): LockContents {
  const lock = parseTomlFile(bytes, parsers.toml);
  if (lock.value.version !== 1) refuseLock(`its version ${String(lock.value.version).slice(0, 20)} is not known`);
  const tables = lock.listTables('package').map(({ table, line }, index) => {
    const name = normalizePythonName(readString(table, 'name') ?? '');
    const version = readString(table, 'version');
    const isFromRegistry = readOwn(table.source, 'registry') !== undefined;
    const [source, kind] = isFromRegistry
      ? []
      : (localKinds.find(([source]) => readOwn(table.source, source) !== undefined) ?? []);
    const isFolder = kind === 'workspace' || kind === 'file';
    const place = isFolder
      ? readPathKind(getFolder(path), readString(table.source, source ?? ''), hasFolder)
      : undefined;
    const local = place === undefined || (place === 'file' && kind === 'workspace') ? kind : place;
    return {
      table,
      line,
      name,
      version,
      local,
      isProject: kind === 'workspace',
      key: `${name} ${version ?? ''} ${index}`,
    };
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
  return { ...collectPackages('PyPI', path, { nodes, roots }), unpinned: [], problems };
}
