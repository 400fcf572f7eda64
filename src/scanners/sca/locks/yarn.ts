/** yarn.lock of Yarn 1 and of the later ones, with the package.json files of its projects for what is direct. */
import { parseSyml } from '@yarnpkg/parsers';
import { folderOf } from '../../../text/file-name.ts';
import { isRecord } from '../../../text/records.ts';
import { type JsonRecord, listEntries, readJson, readString } from './json.ts';
import {
  collectPackages,
  type LockFormat,
  type LockInput,
  type LockNode,
  readText,
  refuse,
  resolvePath,
} from './lock-format.ts';
import type { LocalKind, LockContents } from './locked-package.ts';

export const yarnLock: LockFormat = {
  name: 'yarn.lock',
  ecosystem: 'npm',
  isLock: (path) => /(?:^|\/)yarn\.lock$/.test(path),
  read: readYarn,
};

interface Entry {
  descriptors: string[];
  fields: JsonRecord;
  name: string;
  version: string;
  line: number | undefined;
  local: LocalKind | undefined;
}

type Roots = Map<string, 'production' | 'development'>;

function readYarn({ path, bytes, readFile }: LockInput): LockContents {
  const text = readText(bytes);
  const lock = parseLock(text);
  const isClassic = !Object.hasOwn(lock, '__metadata');
  const lines = findKeys(text, isClassic);
  if (isClassic && !/^# yarn lockfile v1\s*$/m.test(text))
    refuse('it is no lock of Yarn: it has neither the first line of Yarn 1 nor __metadata');
  const found = Object.entries(lock).filter(([key]) => key !== '__metadata');
  const problems: string[] = [];
  const kept = new Set(found.map(([key]) => key));
  for (const key of lines.keys())
    if (key !== '__metadata' && !kept.has(key)) problems.push(`its entry ${key.slice(0, 100)} was not read`);
  const entries = found.flatMap(([key, fields]) => {
    const entry = isRecord(fields) ? readEntry(key, fields, { isClassic, line: lines.get(key) }) : undefined;
    if (entry === undefined) problems.push(`its entry ${key.slice(0, 100)} has no version`);
    return entry ?? [];
  });
  const byDescriptor = new Map(
    entries.flatMap((entry) => entry.descriptors.map((descriptor) => [descriptor, entry] as const)),
  );
  const find = (name: string, range: unknown): string[] => {
    const ranges = isClassic
      ? [`${name}@${String(range)}`]
      : [`${name}@${String(range)}`, `${name}@npm:${String(range)}`];
    const entry = ranges.map((descriptor) => byDescriptor.get(descriptor)).find((one) => one !== undefined);
    return entry === undefined ? [] : [entry.descriptors.join()];
  };
  const nodes = new Map<string, LockNode>();
  for (const { descriptors, fields, name, version, line, local } of entries) {
    const needs = ['dependencies', 'optionalDependencies'].flatMap((field) =>
      listEntries(fields[field]).flatMap(([need, range]) => find(need, range)),
    );
    nodes.set(descriptors.join(), { name, version, line, needs, local });
  }
  const folders = entries.flatMap(
    ({ fields }) => /@workspace:(.*)$/s.exec(readString(fields, 'resolution') ?? '')?.[1] ?? [],
  );
  const roots = readRoots([...new Set(['.', ...folders])], { folder: folderOf(path), readFile, find });
  return { ...collectPackages('npm', path, { nodes, roots }), unpinned: [], problems };
}

function parseLock(text: string): JsonRecord {
  if (/^ {100}/m.test(text) || /[[{]{50}/.test(text)) refuse('it nests too deeply');
  // Yarn writes neither anchors nor aliases.
  if (/^[^#\n]*:[ \t]+[&*]\w/m.test(text)) refuse('it uses aliases of YAML');
  try {
    return parseSyml(text) as JsonRecord;
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n', 1);
    return refuse(`it cannot be read as Yarn does: ${line.slice(0, 200)}`);
  }
}

/** The lines of the entries; a key that is there twice would hide the first. */
function findKeys(text: string, isClassic: boolean): Map<string, number> {
  const lines = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    const written = /^(?![\s#])(.+):\s*$/.exec(line)?.[1];
    if (written === undefined) continue;
    const whole = written.replaceAll('"', '');
    // The parser takes the entries of Yarn 1 apart.
    for (const key of isClassic ? whole.split(/,\s*/) : [whole]) {
      if (lines.has(key)) refuse(`it holds the entry ${key.slice(0, 80)} twice`);
      lines.set(key, index + 1);
    }
  }
  return lines;
}

function readEntry(
  key: string,
  fields: JsonRecord,
  { isClassic, line }: { isClassic: boolean; line: number | undefined },
): Entry | undefined {
  const descriptors = key.split(/,\s*/);
  const [first = ''] = descriptors;
  const version = readString(fields, 'version');
  if (version === undefined) return undefined;
  const at = first.indexOf('@', 1);
  const range = first.slice(at + 1);
  const resolution = readString(fields, 'resolution') ?? '';
  const real = isClassic
    ? /^npm:((?:@[^/]+\/)?[^@]+)/.exec(range)?.[1]
    : resolution.slice(0, Math.max(resolution.indexOf('@', 1), 0));
  const reference = isClassic ? range : resolution.slice(resolution.indexOf('@', 1) + 1);
  const local = findLocal(reference, isClassic ? readString(fields, 'resolved') : undefined);
  return { descriptors, fields, name: real || first.slice(0, at), version, line, local };
}

/** A patched package is that of the registry. */
function findLocal(reference: string, resolved: string | undefined): LocalKind | undefined {
  if (reference.startsWith('workspace:')) return 'workspace';
  if (/^(?:file|link|portal):|^\.{0,2}\//.test(reference)) return 'file';
  if (/^(?:git[+@:]|ssh:|github:|gitlab:|bitbucket:)|\.git(?:#|$)|#commit=|^[\w.-]+\/[\w.-]+(?:#|$)/.test(reference))
    return 'git';
  if (/^https?:/.test(reference)) return 'url';
  return resolved !== undefined && /^git\+|\/\/codeload\.github\.com\//.test(resolved) ? 'git' : undefined;
}

interface RootPlace {
  folder: string;
  readFile: LockInput['readFile'];
  find(name: string, range: unknown): string[];
}

/** From the manifests of the projects; undefined when there is none. */
function readRoots(folders: readonly string[], { folder, readFile, find }: RootPlace): Roots | undefined {
  const roots: Roots = new Map();
  let hasManifest = false;
  for (const project of folders) {
    const manifest = readManifest(readFile(resolvePath(folder, `${project}/package.json`) ?? ''));
    if (manifest === undefined) continue;
    hasManifest = true;
    for (const field of ['devDependencies', 'dependencies', 'optionalDependencies']) {
      for (const [name, range] of listEntries(manifest[field])) {
        for (const key of find(name, range))
          roots.set(key, field === 'devDependencies' ? (roots.get(key) ?? 'development') : 'production');
      }
    }
  }
  return hasManifest ? roots : undefined;
}

function readManifest(bytes: Buffer | undefined): JsonRecord | undefined {
  try {
    return bytes === undefined ? undefined : readJson(bytes).value;
  } catch {
    return undefined;
  }
}
