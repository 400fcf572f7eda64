/** pnpm-lock.yaml, versions 5, 6 and 9. */

import type { LocalKind, LockContents } from '../../../packages/locked-package.ts';
import { isRecord } from '../../../text/records.ts';
import { type JsonRecord, listEntries, readOwn, readString } from './json.ts';
import { collectPackages, type LockFormat, type LockInput, type LockNode, readText, refuse } from './lock-format.ts';
import { readYaml } from './yaml.ts';

export const pnpmLock: LockFormat = {
  name: 'pnpm-lock.yaml',
  ecosystem: 'npm',
  isLock: (path) => /(?:^|\/)pnpm-lock\.yaml$/.test(path),
  read: readPnpm,
};

const dependencyFields = ['dependencies', 'optionalDependencies', 'devDependencies'] as const;

interface Entry {
  key: string;
  name: string;
  version: string;
  local: LocalKind | undefined;
  fields: JsonRecord;
}

function readPnpm({ path, bytes }: LockInput): LockContents {
  const all: LockContents = { packages: [], local: [], unpinned: [], problems: [] };
  for (const { value, findLines } of readYaml(readText(bytes))) {
    const major = /^(\d+)\./.exec(String(value.lockfileVersion))?.[1];
    if (major === undefined || !['5', '6', '9'].includes(major))
      refuse(`its lockfileVersion ${String(value.lockfileVersion).slice(0, 20)} is not known`);
    const { packages, local, problems } = readDocument(path, value, findLines('packages'));
    all.packages.push(...packages);
    all.local.push(...local);
    all.problems.push(...problems);
  }
  return all;
}

function readDocument(path: string, value: JsonRecord, lines: ReadonlyMap<string, number>) {
  const problems: string[] = [];
  const described = new Map(listEntries(value.packages));
  // Version 9 keeps what a package needs apart from what it is.
  const snapshots = listEntries(value.snapshots);
  const nodes = new Map<string, LockNode>();
  const entries = (snapshots.length > 0 ? snapshots : [...described]).flatMap(([key, fields]) => {
    const bare = key.replace(/\(.*$/s, '');
    const about = described.get(key) ?? described.get(bare);
    const entry = readEntry(key, { ...(isRecord(about) && about), ...(isRecord(fields) && fields) });
    if (entry === undefined) problems.push(`its package ${key.slice(0, 100)} has no version`);
    return entry ?? [];
  });
  const keys = new Set(entries.map(({ key }) => key));
  for (const { key, name, version, local, fields } of entries) {
    const needs = ['dependencies', 'optionalDependencies'].flatMap((field) => findNeeds(keys, fields[field]));
    const dev = readString(fields, 'dev');
    const line = lines.get(key) ?? lines.get(key.replace(/\(.*$/s, ''));
    nodes.set(key, { name, version, line, needs, local, isDev: dev === undefined ? undefined : dev === 'true' });
  }
  const roots = new Map<string, 'production' | 'development'>();
  const importers = listEntries(value.importers).map(([, importer]) => importer);
  for (const importer of importers.length > 0 ? importers : [value]) {
    for (const field of dependencyFields) {
      for (const key of findNeeds(keys, readOwn(importer, field))) {
        if (field === 'devDependencies') roots.set(key, roots.get(key) ?? 'development');
        else roots.set(key, 'production');
      }
    }
  }
  return { ...collectPackages('npm', path, { nodes, roots }), problems };
}

/** Keys of the packages that a list of names and versions means. */
function findNeeds(keys: ReadonlySet<string>, dependencies: unknown): string[] {
  return listEntries(dependencies).flatMap(([name, wanted]) => {
    const version = typeof wanted === 'string' ? wanted : readString(wanted, 'version');
    if (version === undefined) return [];
    return (
      [`${name}@${version}`, version, `/${name}@${version}`, `/${name}/${version}`].find((key) => keys.has(key)) ?? []
    );
  });
}

function readEntry(key: string, fields: JsonRecord): Entry | undefined {
  const local = findLocal(key, readOwn(fields, 'resolution'));
  const bare = key.replace(/\(.*$/s, '').replace(/^\//, '');
  const at = bare.indexOf('@', 1);
  const slash = bare.lastIndexOf('/');
  // Before version 6 a slash came before the version; an `_` and what else the choice depended on followed.
  const isOld = key.startsWith('/') && (at < 0 || (slash > 0 && /^\d/.test(bare.slice(slash + 1))));
  const [named, plain] = isOld
    ? [bare.slice(0, slash), bare.slice(slash + 1).replace(/_.*$/s, '')]
    : [at < 0 ? bare : bare.slice(0, at), at < 0 ? '' : bare.slice(at + 1)];
  const name = readString(fields, 'name') ?? named;
  const version = readString(fields, 'version') ?? plain;
  if (name === '' || (local === undefined && !/^\d/.test(version))) return undefined;
  return { key, name, version, local, fields };
}

function findLocal(key: string, resolution: unknown): LocalKind | undefined {
  const type = readString(resolution, 'type');
  if (type === 'git' || readOwn(resolution, 'gitHosted') === 'true') return 'git';
  if (type === 'directory' || /(?:^|@)(?:file|link):/.test(key)) return 'file';
  if (/(?:^|@)(?:git[+@:]|github\.com\/|bitbucket\.org\/|gitlab\.com\/|https:\/\/codeload\.github\.com\/)/.test(key))
    return 'git';
  return /(?:^|@)@?https?:/.test(key) ? 'url' : undefined;
}
