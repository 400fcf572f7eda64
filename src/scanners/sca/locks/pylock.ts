/** pylock.toml, the lock file of PEP 751, which several Python tools write. */

import type { LocalKind, LockContents } from '../../../packages/locked-package.ts';
import { getFolder } from '../../../text/file-name.ts';
import { readOwn, readString } from './json.ts';
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
  ['vcs', 'git'],
  ['directory', 'file'],
  ['archive', 'url'],
];

export const pyLock: LockFormat = {
  name: 'pylock.toml',
  ecosystem: 'PyPI',
  isLock: (path) => /(?:^|\/)pylock\.(?:[^./]+\.)?toml$/.test(path),
  read: readPyLock,
};

function readPyLock({ path, bytes, hasFolder, parsers }: LockInput): LockContents {
  const lock = parseTomlFile(bytes, parsers.toml);
  const version = readString(lock.value, 'lock-version');
  if (version === undefined) refuseLock('it has no lock-version');
  if (!/^1\./.test(version)) refuseLock(`its lock-version ${version.slice(0, 20)} is not known`);
  const problems: string[] = [];
  const found = lock.listTables('packages').flatMap(({ table, line }, index) => {
    const name = normalizePythonName(readString(table, 'name') ?? '');
    const stated = readString(table, 'version');
    const isFromIndex = ['sdist', 'wheels'].some((file) => readOwn(table, file) !== undefined);
    const kind = isFromIndex ? undefined : localKinds.find(([source]) => readOwn(table, source) !== undefined)?.[1];
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
      const needs = names.flatMap(
        (name) =>
          byName
            .get(name)
            ?.slice(0, mostVersions)
            .map((one) => one.key) ?? [],
      );
      return [key, { ...node, needs }];
    }),
  );
  return { ...collectPackages('PyPI', path, { nodes }), unpinned: [], problems };
}
