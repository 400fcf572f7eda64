/** pnpm-lock.yaml, versions 5, 6 and 9. */
import { isMap, isScalar, LineCounter, parseAllDocuments } from 'yaml';
import { isRecord } from '../../../text/records.ts';
import { type JsonRecord, listEntries, readOwn, readString } from './json.ts';
import { collectPackages, type LockFormat, type LockInput, type LockNode, readText, refuse } from './lock-format.ts';
import type { LocalKind, LockContents } from './locked-package.ts';

export const pnpmLock: LockFormat = {
  name: 'pnpm-lock.yaml',
  ecosystem: 'npm',
  isLock: (path) => /(?:^|\/)pnpm-lock\.yaml$/.test(path),
  read: readPnpm,
};

/** pnpm writes no aliases. */
const mostAliases = 10;
const mostIndent = 200;
const dependencyFields = ['dependencies', 'optionalDependencies', 'devDependencies'] as const;

interface Entry {
  key: string;
  name: string;
  version: string;
  local: LocalKind | undefined;
  fields: JsonRecord;
}

function readPnpm({ path, bytes }: LockInput): LockContents {
  const documents = readDocuments(readText(bytes));
  const all: LockContents = { packages: [], local: [], unpinned: [], problems: [] };
  for (const { value, lines } of documents) {
    const major = /^(\d+)\./.exec(String(value.lockfileVersion))?.[1];
    if (major === undefined || !['5', '6', '9'].includes(major))
      refuse(`its lockfileVersion ${String(value.lockfileVersion).slice(0, 20)} is not known`);
    const { packages, local, problems } = readDocument(path, value, lines);
    all.packages.push(...packages);
    all.local.push(...local);
    all.problems.push(...problems);
  }
  return all;
}

function readDocuments(text: string): { value: JsonRecord; lines: ReadonlyMap<string, number> }[] {
  // The parser calls itself for each level.
  if (new RegExp(`^ {${mostIndent}}|[[{]{${mostIndent}}|(?:- ){${mostIndent}}`, 'm').test(text))
    refuse('it nests too deeply');
  const lineCounter = new LineCounter();
  const documents = [...parseAllDocuments(text, { lineCounter, uniqueKeys: true, logLevel: 'silent' })];
  if (documents.length === 0) refuse('it is empty');
  return documents.map((document) => {
    const [error] = document.errors;
    if (error !== undefined) refuse(`it is not valid YAML: ${error.message.split('\n', 1)[0]?.slice(0, 200)}`);
    const value: unknown = toValue(document);
    if (!isRecord(value)) refuse('it is no lock of pnpm');
    const lines = new Map<string, number>();
    const packages: unknown = document.get('packages', true);
    for (const { key } of isMap(packages) ? packages.items : []) {
      if (isScalar(key) && key.range) lines.set(String(key.value), lineCounter.linePos(key.range[0]).line);
    }
    return { value, lines };
  });
}

function toValue(document: { toJS(options: { maxAliasCount: number }): unknown }): unknown {
  try {
    return document.toJS({ maxAliasCount: mostAliases });
  } catch {
    return refuse('it uses too many aliases');
  }
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
    const dev = readOwn(fields, 'dev');
    const line = lines.get(key) ?? lines.get(key.replace(/\(.*$/s, ''));
    nodes.set(key, { name, version, line, needs, local, isDev: typeof dev === 'boolean' ? dev : undefined });
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
  if (type === 'git' || readOwn(resolution, 'gitHosted') === true) return 'git';
  if (type === 'directory' || /(?:^|@)(?:file|link):/.test(key)) return 'file';
  if (/(?:^|@)(?:git[+@:]|github\.com\/|bitbucket\.org\/|gitlab\.com\/|https:\/\/codeload\.github\.com\/)/.test(key))
    return 'git';
  return /(?:^|@)@?https?:/.test(key) ? 'url' : undefined;
}
