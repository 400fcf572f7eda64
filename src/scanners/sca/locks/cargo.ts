/** Cargo.lock, versions 1 to 4. */

import type { LocalKind, LockContents } from '../../../packages/locked-package.ts';
import { readString } from './json.ts';
import {
  collectPackages,
  type LockFormat,
  type LockInput,
  type LockNode,
  mostVersions,
  refuseLock,
} from './lock-format.ts';
import { parseTomlFile, readOtherToml } from './toml.ts';

export const cargoLock: LockFormat = {
  name: 'Cargo.lock',
  ecosystem: 'crates.io',
  isLock: (path) => /(?:^|\/)Cargo\.lock$/.test(path),
  read: readCargo,
};

function readCargo({ path, bytes, readFile, paths = [], parsers }: LockInput): LockContents {
  const lock = parseTomlFile(bytes, parsers.toml);
  const { version } = lock.value;
  if (version !== undefined && ![1, 2, 3, 4].includes(version as number))
    refuseLock(`its version ${String(version).slice(0, 20)} is not known`);
  const nodes = new Map<string, LockNode>();
  const roots = new Map<string, 'unknown'>();
  const problems: string[] = [];
  const tables = lock.listTables('package').concat(lock.value.root === undefined ? [] : lock.listTables('root'));
  const found = tables.flatMap(({ table, line }) => {
    const [name, version, source] = ['name', 'version', 'source'].map((field) => readString(table, field));
    if (name === undefined || version === undefined) {
      problems.push(`its package ${name ?? `in line ${line}`} has no version`);
      return [];
    }
    return [{ name, version, source, table, line, key: `${name} ${version} (${source ?? ''})` }];
  });
  const byName = Map.groupBy(found, ({ name }) => name);
  const members = new Set<string>();
  for (const other of [...paths].filter((each) => /(?:^|\/)Cargo\.toml$/.test(each))) {
    const name = readString(readOtherToml(readFile(other, true), parsers.toml)?.package, 'name');
    if (name === undefined) continue;
    members.add(name);
    if (byName.get(name)?.some((one) => one.source === undefined)) readFile(other);
  }
  for (const { name, version, source, table, line, key } of found) {
    const list = Array.isArray(table.dependencies) ? (table.dependencies as unknown[]) : [];
    const needs = list.flatMap((need) => {
      const [wanted = '', exactly, from] = String(need).split(' ');
      return (byName.get(wanted) ?? [])
        .slice(0, mostVersions)
        .filter((one) => exactly === undefined || one.version === exactly)
        .filter((one) => from === undefined || from === `(${one.source ?? ''})`)
        .map((one) => one.key);
    });
    nodes.set(key, { name, version, line, needs, local: readKind(source, members.size === 0 || members.has(name)) });
    if (source === undefined) for (const need of needs) roots.set(need, 'unknown');
  }
  return { ...collectPackages('crates.io', path, { nodes, roots }), unpinned: [], problems };
}

/** A package without a source is a folder: of the project, if a manifest has its name. */
function readKind(source: string | undefined, isMember: boolean): LocalKind | undefined {
  if (source === undefined) return isMember ? 'workspace' : 'archive';
  if (source.startsWith('git+')) return 'git';
  return /^(?:registry|sparse)\+/.test(source) ? undefined : 'file';
}
