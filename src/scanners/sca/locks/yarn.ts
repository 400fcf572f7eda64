/** yarn.lock of Yarn 1 and later versions, with the package.json files of its projects for the direct dependencies. */

import { attempt } from '../../../shared/errors.ts';
import { isLocalRange, type LocalKind } from '../../../shared/packages/locked-package.ts';
import { getFolder } from '../../../shared/text/file-name.ts';
import { isRecord } from '../../../shared/text/records.ts';
import { type JsonRecord, listEntries, parseStrictYaml, readOwn, readString } from './formats.ts';
import {
  collectPackages,
  decodeLockText,
  type LockFormat,
  type LockInput,
  type LockNode,
  type LockParsers,
  type LockReading,
  mostVersions,
  type PackageVersion,
  readPathKind,
  refuseLock,
  resolvePath,
} from './lock-format.ts';
import {
  explainOther,
  type FindRegistry,
  findOtherPackage,
  findWorkspaces,
  isPlainRange,
  listWanted,
  listYarnRegistries,
  type NpmProject,
  readCopy,
  readOrigin,
  readProject,
  readRegistries,
  readRegistryTarball,
} from './npm-manifest.ts';

export const yarnLock: LockFormat = {
  name: 'yarn.lock',
  ecosystem: 'npm',
  isLock: (path) => /(?:^|\/)yarn\.lock$/.test(path),
  read: readYarn,
};

interface Written {
  descriptors: string[];
  fields: JsonRecord;
  line: number | undefined;
}

interface Entry extends Written, Omit<LockNode, 'needs' | 'line'> {
  problems: string[];
}

function readYarn({ path, bytes, readFile, paths = [], hasFolder, parsers }: LockInput): LockReading {
  const text = decodeLockText(bytes);
  const isClassic = /^# yarn lockfile v1\s*$/m.test(text);
  const problems: string[] = [];
  const top = getFolder(path);
  const settings = isClassic
    ? undefined
    : attempt(() => {
        const bytes = readFile(resolvePath(top, '.yarnrc.yml') ?? '');
        return bytes === undefined ? undefined : parseStrictYaml(decodeLockText(bytes), parsers)[0]?.value;
      });
  const files = isClassic ? ['.npmrc', '.yarnrc'] : [];
  const findRegistry = readRegistries(top, readFile, files, listYarnRegistries(settings));
  const entries = (isClassic ? readClassic(text) : readBerry(text, parsers)).flatMap((written) => {
    const entry = readEntry(written, isClassic, findRegistry, hasFolder);
    const end =
      entry?.local === 'copy' && /(?:file|link|portal):(?:\.{1,2}\/)*([^#:]+)/.exec(written.descriptors[0] ?? '')?.[1];
    const place = end && [...paths].find((other) => `/${other}`.endsWith(`/${end}/package.json`));
    const copied = place ? readCopy(getFolder(place), readFile) : undefined;
    if (copied !== undefined) return { ...entry, ...copied } as Entry;
    if (entry === undefined) problems.push(`its entry ${written.descriptors.join(', ').slice(0, 100)} has no version`);
    else problems.push(...entry.problems);
    return entry ?? [];
  });
  const byDescriptor = new Map(
    entries.flatMap((entry) => entry.descriptors.map((descriptor) => [descriptor, entry] as const)),
  );
  const root = readProject(top, readFile);
  const byName = Map.groupBy(entries, ({ descriptors: [first = ''] }) => first.slice(0, first.indexOf('@', 1)));
  const resolutions = listEntries(root?.manifest.resolutions);
  const findEntry = (name: string, range: unknown): Entry | undefined =>
    [`${name}@${String(range)}`, ...(isClassic ? [] : [`${name}@npm:${String(range)}`])]
      .map((descriptor) => byDescriptor.get(descriptor))
      .find((one) => one !== undefined);
  const findEntryKey = (name: string, range: unknown): string[] => {
    const entry = findEntry(name, range);
    if (entry !== undefined) return [entry.descriptors.join()];
    // The keys have the ranges of resolutions and catalogs in the place of those that were asked for.
    const catalog = /^catalog:(.*)$/s.exec(String(range))?.[1];
    const listed = catalog === undefined ? undefined : readOwn(readCatalog(settings, catalog.trim()), name);
    const others = [
      ...(listed === undefined ? [] : [listed]),
      ...resolutions.flatMap(([pattern, other]) => (readReplacedName(pattern) === name ? [other] : [])),
    ].flatMap((other) => findEntry(name, other) ?? []);
    const all = others.length > 0 ? others : (byName.get(name)?.slice(0, mostVersions) ?? []);
    return all.map(({ descriptors }) => descriptors.join());
  };
  const nodes = new Map<string, LockNode>();
  for (const { descriptors, fields, name, version, line, local, registry, others } of entries) {
    const needs = ['dependencies', 'optionalDependencies'].flatMap((field) =>
      listEntries(fields[field]).flatMap(([need, range]) => findEntryKey(need, range)),
    );
    nodes.set(descriptors.join(), { name, version, line, needs, local, registry, others });
  }
  const named = entries.flatMap(({ fields }) => {
    const folder = /@workspace:(.*)$/s.exec(readString(fields, 'resolution') ?? '')?.[1];
    return folder === undefined ? [] : (resolvePath(top, folder) ?? []);
  });
  const found = isClassic && root !== undefined ? findWorkspaces(root, paths) : [];
  const folders = [...new Set([top, ...named, ...found])];
  const all = folders.flatMap((folder) => readProject(folder, readFile) ?? []);
  const names = new Set([...byDescriptor.keys()].map((descriptor) => descriptor.slice(0, descriptor.indexOf('@', 1))));
  const isListed = (name: string, range: unknown) => findEntry(name, range) !== undefined;
  const projects: Projects = { projects: all, findEntryKey, isListed, names };
  const packages = collectPackages('npm', path, nodes, readRoots(projects));
  return { ...packages, unpinned: [], problems, missing: findMissing(projects), folders };
}

function readBerry(text: string, parsers: LockParsers): Written[] {
  const [document, ...more] = parseStrictYaml(text, parsers);
  if (more.length > 0) refuseLock('it contains more than one document');
  if (document === undefined || !Object.hasOwn(document.value, '__metadata')) {
    refuseLock('it is not a lock file of Yarn: it has neither the first line of Yarn 1 nor __metadata');
  }
  const lines = document.findLines();
  return Object.entries(document.value).flatMap(([key, fields]) => {
    if (key === '__metadata') return [];
    return [{ descriptors: key.split(/,\s*/), fields: isRecord(fields) ? fields : {}, line: lines.get(key) }];
  });
}

const word = String.raw`"(?:[^"\\]|\\.)*"|[^\s",:][^\s",]*`;
const keyLine = new RegExp(`^(${word})((?:, (?:${word}))*):$`);
const fieldLine = new RegExp(`^(${word}) (${word})$`);

/** Yarn 1: entries without indentation, their fields with two spaces, and their dependencies with four. */
function readClassic(text: string): Written[] {
  const seen = new Set<string>();
  let table: Map<string, unknown> | undefined;
  const found: { descriptors: string[]; fields: Map<string, unknown>; line: number }[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const indent = raw.length - raw.trimStart().length;
    const entry = found.at(-1);
    const [key, field] = [line.endsWith(':') ? keyLine.exec(line) : null, fieldLine.exec(line)];
    if (indent === 0 && key !== null) {
      const descriptors = [...line.slice(0, -1).matchAll(new RegExp(word, 'g'))].map(([part]) => unquoteYarn(part));
      for (const descriptor of descriptors) {
        if (seen.has(descriptor)) refuseLock(`it contains the entry ${descriptor.slice(0, 80)} twice`);
        seen.add(descriptor);
      }
      found.push({ descriptors, fields: new Map(), line: index + 1 });
      table = undefined;
    } else if (indent === 2 && entry !== undefined && key !== null) {
      table = new Map();
      entry.fields.set(unquoteYarn(line.slice(0, -1)), table);
    } else if (field !== null && entry !== undefined && (indent === 2 || (indent === 4 && table !== undefined))) {
      const owner = indent === 4 && table !== undefined ? table : entry.fields;
      const name = unquoteYarn(field[1] ?? '');
      if (owner.has(name)) refuseLock(`its line ${index + 1} contains a name for the second time`);
      owner.set(name, unquoteYarn(field[2] ?? ''));
    } else refuseLock(`its line ${index + 1} is not valid in a Yarn lock`);
  }
  const toRecord = (map: Map<string, unknown>): JsonRecord =>
    Object.fromEntries([...map].map(([name, value]) => [name, value instanceof Map ? toRecord(value) : value]));
  return found.map(({ fields, ...entry }) => ({ ...entry, fields: toRecord(fields) }));
}

function unquoteYarn(text: string): string {
  if (!text.startsWith('"')) return text;
  return attempt(() => JSON.parse(text) as string) ?? text.slice(1, -1);
}

function readEntry(
  { descriptors, fields, line }: Written,
  isClassic: boolean,
  findRegistry: FindRegistry,
  hasFolder: LockInput['hasFolder'],
): Entry | undefined {
  const version = readString(fields, 'version')
    ?.replace(/^[v=\s]+/, '')
    .trim();
  if (!version) return undefined;
  const asked = descriptors.map((descriptor) => {
    const at = descriptor.indexOf('@', 1);
    const [own, range] = at < 0 ? [descriptor, ''] : [descriptor.slice(0, at), descriptor.slice(at + 1)];
    return { name: /^npm:((?:@[^/@]+\/)?[^/@]+)@/.exec(range)?.[1] ?? own, range };
  });
  const written = { descriptors, fields, line };
  const { locator, local, address } = isClassic
    ? readClassicSource(asked, fields, hasFolder)
    : readBerrySource(asked, fields, hasFolder);
  const fetched = readRegistryTarball(address);
  const [first] = asked;
  const stated = { name: first?.name ?? '', version };
  // A package that is fetched from a registry URL is a registry version, however it was requested.
  const isLocal = local !== undefined && (fetched === undefined || local === 'workspace');
  if (isLocal) return { ...written, ...stated, ...locator, local, others: [], problems: [] };
  const found = { ...stated, ...(local === undefined ? locator : fetched) };
  const others = [
    ...(found.version === version ? [] : [{ other: { ...found, version }, where: 'version' }]),
    ...[...new Set(asked.map(({ name }) => name))]
      .filter((name) => local === undefined && name !== found.name)
      .map((name) => ({ other: { ...found, name }, where: 'key' })),
    ...[findOtherPackage(found, address) ?? []].flat().map((other) => ({ other, where: 'address' })),
  ];
  const { registry, isAddress } = readOrigin(fetched ?? found, address, findRegistry(found.name));
  return {
    ...{ ...written, ...found, local: isAddress && 'url', registry },
    others: [...others.map(({ other }) => other), ...(isAddress ? [found] : [])],
    problems: others.map(({ other, where }) => explainOther(found, other, where)),
  };
}

/** `locator` is undefined when only the key names the package, `address` empty when the lock file has none. */
type Source = { locator?: Partial<PackageVersion>; local: LocalKind | undefined; address: string };

/** Yarn 1 merges all requests that lead to the same package. */
function readClassicSource(
  asked: readonly Descriptor[],
  fields: JsonRecord,
  hasFolder: LockInput['hasFolder'],
): Source {
  const resolved = readString(fields, 'resolved');
  const kinds = asked.map(({ range }) => findYarnLocalKind(range, hasFolder));
  const kind = kinds.includes(undefined) ? undefined : kinds[0];
  const isGit = resolved !== undefined && /^git\+|\/\/codeload\.github\.com\//.test(resolved);
  return { local: kind ?? (isGit ? 'git' : undefined), address: resolved ?? asked[0]?.range ?? '' };
}

/** The resolution says what is fetched: `name@npm:1.0.0`, with a URL if it is not the registry's own. */
function readBerrySource(
  [first]: readonly Descriptor[],
  fields: JsonRecord,
  hasFolder: LockInput['hasFolder'],
): Source {
  const resolution = readString(fields, 'resolution') ?? '';
  const at = resolution.indexOf('@', 1);
  if (at < 0)
    return { local: first === undefined ? undefined : findYarnLocalKind(first.range, hasFolder), address: '' };
  const [name, reference] = [resolution.slice(0, at), resolution.slice(at + 1)];
  const archive = /::(?:.*&)?__archiveUrl=([^&]*)/.exec(reference)?.[1];
  const local = findYarnLocalKind(reference, hasFolder);
  const address = archive === undefined ? reference : decodeOrKeep(archive);
  // A patched package counts as that of the registry.
  const patched = /^patch:((?:@[^/@]+\/)?[^/@]+)@(?:npm:)?(\d[^#:]*)/.exec(decodeOrKeep(reference));
  if (patched !== null) return { locator: { name: patched[1] ?? name, version: patched[2] ?? '' }, local, address };
  const version = /^npm:(?:(?:@[^/@]+\/)?[^/@]+@)?(\d[^:]*)/.exec(reference)?.[1];
  return { locator: { name, ...(version !== undefined && { version }) }, local, address };
}

function decodeOrKeep(text: string): string {
  return attempt(() => decodeURIComponent(text)) ?? text;
}

interface Descriptor {
  /** Name of the package, if the name of the descriptor is an alias. */
  name: string;
  range: string;
}

function findYarnLocalKind(reference: string, hasFolder: LockInput['hasFolder']): LocalKind | undefined {
  const hasEnd = hasFolder && ((path: string) => hasFolder(path, true));
  if (reference.startsWith('workspace:'))
    return readPathKind('', reference, hasEnd) === 'archive' ? 'archive' : 'workspace';
  // What a script of the project makes.
  if (reference.startsWith('exec:')) return 'archive';
  // The path begins at the project that asks, which may be any of them.
  if (/^(?:file|link|portal):|^\.{0,2}\//.test(reference))
    return readPathKind('', reference.replace(/^(?:file:|link:|portal:)?(?:\.{1,2}\/)*/, '') || '.', hasEnd);
  if (/^(?:git[+@:]|ssh:|github:|gitlab:|bitbucket:)|\.git(?:#|$)|#commit=|^[\w.-]+\/[\w.-]+(?:#|$)/.test(reference))
    return 'git';
  return /^https?:/.test(reference) ? 'url' : undefined;
}

/** A pattern may name the packages above the one it replaces, and its range: `**\/a`, `b/@s/a`, `a@npm:^1`. */
function readReplacedName(pattern: string): string | undefined {
  return /(?:^|\/)((?:@[^/]+\/)?[^/@]+)(?:@.*)?$/s.exec(pattern)?.[1];
}

function readCatalog(settings: JsonRecord | undefined, name: string): unknown {
  const named = readOwn(settings?.catalogs, name || 'default');
  return isRecord(named) || !['', 'default'].includes(name) ? named : settings?.catalog;
}

interface Projects {
  projects: readonly NpmProject[];
  findEntryKey(name: string, range: unknown): string[];
  /** Whether a key of the lock file has the range itself. */
  isListed(name: string, range: unknown): boolean;
  /** Names in the keys of the lock file. */
  names: ReadonlySet<string>;
}

/** From the manifests of the projects. Undefined when there are none. */
function readRoots({ projects, findEntryKey }: Projects) {
  const roots = new Map<string, 'production' | 'development'>();
  for (const { manifest } of projects) {
    for (const field of ['devDependencies', 'dependencies', 'optionalDependencies']) {
      for (const [name, range] of listEntries(manifest[field])) {
        for (const key of findEntryKey(name, range))
          roots.set(key, field === 'devDependencies' ? (roots.get(key) ?? 'development') : 'production');
      }
    }
  }
  return projects.length > 0 ? roots : undefined;
}

/** Dependencies of the manifests that no key names. Resolutions replace ranges, so only names can be compared. */
function findMissing({ projects, isListed, names }: Projects): string[] {
  const own = new Set(projects.map(({ manifest }) => readString(manifest, 'name')));
  const replaced = new Set(
    projects.flatMap(({ manifest }) => listEntries(manifest.resolutions).map(([pattern]) => readReplacedName(pattern))),
  );
  return projects.flatMap((project) =>
    [...listWanted(project)].flatMap(([name, ranges]) => {
      if (own.has(name) || ranges.every(isLocalRange)) return [];
      const isThere = ranges.some((range) => isListed(name, range));
      const isExact = !replaced.has(name) && ranges.every(isPlainRange);
      return isThere || (!isExact && names.has(name)) ? [] : [`${name}@${ranges.join(' and ')}`.slice(0, 100)];
    }),
  );
}
