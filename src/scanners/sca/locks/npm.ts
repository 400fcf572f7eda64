/** package-lock.json and npm-shrinkwrap.json, with the package.json beside them for the direct dependencies. */
import { posix } from 'node:path';
import type { LocalKind } from '../../../shared/packages/locked-package.ts';
import { getBaseName, getFolder } from '../../../shared/text/file-name.ts';
import { isRecord } from '../../../shared/text/records.ts';
import { type JsonFile, listEntries, parseRecord, parseStrictJson, readOwn, readString } from './formats.ts';
import {
  checkTable,
  collectPackages,
  type LockFormat,
  type LockInput,
  type LockNode,
  readPathKind,
  refuseLock,
  resolvePath,
} from './lock-format.ts';
import {
  explainOther,
  type FindRegistry,
  findOtherPackage,
  readAlias,
  readCopy,
  readOrigin,
  readRegistries,
  readRegistryTarball,
} from './npm-manifest.ts';

const npmLock: LockFormat = {
  name: 'package-lock.json',
  ecosystem: 'npm',
  isLock: (path) => getBaseName(path) === 'package-lock.json',
  read(lock) {
    const { path, bytes, readFile } = lock;
    const { value, findLine } = parseStrictJson(bytes);
    const { packages, dependencies, lockfileVersion } = value;
    checkTable(packages, 'packages');
    checkTable(dependencies, 'dependencies');
    if (typeof lockfileVersion !== 'number') refuseLock('it has no lockfileVersion');
    if (![1, 2, 3].includes(lockfileVersion)) refuseLock(`its lockfileVersion ${lockfileVersion} is not known`);
    const folder = getFolder(path);
    const beside = readFile(resolvePath(folder, 'package.json') ?? '')?.toString();
    const manifest = beside === undefined ? readOwn(packages, '') : parseRecord(beside);
    if (beside !== undefined && manifest === undefined) refuseLock('the package.json beside it is not valid JSON');
    const entries: Entries = isRecord(packages) ? readEntries(packages, findLine) : new Map();
    if (!isRecord(packages)) addOldEntries(entries, dependencies, '', [], findLine);
    // A folder that is written in two ways could hide one package behind another.
    const odd = [...entries.keys()].find((location) => location !== normalizeFolder(location));
    if (odd !== undefined) refuseLock(`its ${odd.slice(0, 100)} is not a path as npm writes it`);
    const wanted = readWants(manifest, beside === undefined ? projectFields : manifestFields);
    const projects = [...entries].filter(([location, { target }]) => target === undefined && !isInstalled(location));
    const wanting = [['', wanted] as const, ...[...entries].map(([location, { wants }]) => [location, wants] as const)];

    const findRegistry = readRegistries(folder, readFile, ['.npmrc']);
    const aliases = wanting.flatMap(([from, wants]) =>
      [...wants].flatMap(([name, { range }]) => (range.startsWith('npm:') ? findInstalled(entries, from, name) : [])),
    );
    const { nodes, problems } = readPackages(entries, new Set(aliases), findRegistry, lock);
    for (const [location, entry] of projects) nodes.set(location, readProject(location, entry, lock));
    const older = isRecord(packages) ? listOlder(dependencies, nodes, findRegistry) : [];
    const onlyOlder = older.map(([, { name, version }]) => {
      const known = `${name} ${version}`.slice(0, 100);
      return `its dependencies, which npm 6 reads, have ${known}, and its packages do not`;
    });
    const asking = wanting.filter(([location]) => !isInstalled(location));
    return {
      ...collectPackages('npm', path, new Map([...nodes, ...older]), findRoots(entries, asking)),
      unpinned: [],
      problems: [...problems, ...onlyOlder].slice(0, 20),
      missing: [...wanted].flatMap(([name, { kind }]) =>
        (kind === 'production' || kind === 'development') && findInstalled(entries, '', name) === undefined ? name : [],
      ),
      folders: ['', ...projects.map(([location]) => location)].map((each) =>
        [folder, each].filter((part) => part !== '').join('/'),
      ),
    };
  },
};

/** The same, for a package that is published with it. */
const npmShrinkwrap: LockFormat = {
  ...npmLock,
  name: 'npm-shrinkwrap.json',
  isLock: (path) => getBaseName(path) === 'npm-shrinkwrap.json',
};

type WantKind = (typeof kinds)[keyof typeof kinds] | 'optional peer';

/** What the lock file says about one folder, under its path from the lock file: `node_modules/a/node_modules/b`. */
interface Entry {
  name: string;
  /** Empty for a package that states only an address, and for a link. */
  version: string;
  address: string | undefined;
  line: number | undefined;
  isDev: boolean;
  /** Whether version 1 of the format says that its folder has another name on purpose. */
  isAlias?: boolean;
  /** The folder that a link leads to. */
  target: string | undefined;
  /** The dependencies by name, each with its range. */
  wants: ReadonlyMap<string, { kind: WantKind; range: string }>;
}

type Entries = Map<string, Entry>;

/** `aliases`: the locations that something wants under another name on purpose. */
function readPackages(
  entries: Entries,
  aliases: ReadonlySet<string | undefined>,
  findRegistry: FindRegistry,
  { path, hasFolder }: LockInput,
): { nodes: Map<string, LockNode>; problems: string[] } {
  const [nodes, problems] = [new Map<string, LockNode>(), [] as string[]];
  for (const [location, entry] of entries) {
    const { name, version, address = '', line, isDev, target } = entry;
    // A project may be a workspace of its own.
    if (target && !entries.has(target))
      refuseLock(`its link ${location.slice(0, 100)} leads to a folder that it does not contain`);
    if (target !== undefined || !isInstalled(location)) continue;
    const stated = findLocal(entry, getFolder(path), hasFolder);
    if (version === '' && stated === undefined) {
      problems.push(`its package ${location.slice(0, 100)} has no version`);
      continue;
    }
    const key = entry.isAlias || aliases.has(location) ? name : getFolderName(location);
    const renamed = name === key ? undefined : { name: key, version };
    // The package that npm fetches, if it differs from the entry.
    const fetchedOther = entry.address === undefined ? renamed : findOtherPackage({ name, version }, address);
    const other = stated === undefined ? fetchedOther : undefined;
    if (other !== undefined) problems.push(explainOther({ name, version }, other, address === '' ? 'key' : 'address'));
    const fetched = other ?? { name, version };
    const { isAddress, registry } = readOrigin(fetched, address, findRegistry(fetched.name));
    const local = stated ?? (isAddress && 'url');
    const others = [...(other ? [other] : []), ...(stated === undefined && local ? [{ name, version }] : [])];
    // An optional peer is only there if something else wants it.
    const needs = listInstalled(entries, location, entry.wants).filter(([, kind]) => kind !== 'optional peer');
    nodes.set(location, {
      ...{ name, version, line, isDev, local, others, needs: needs.map(([key]) => key) },
      registry: local === undefined ? registry : undefined,
    });
  }
  return { nodes, problems };
}

/** A folder of the repository, or a copy of a package in one. */
function readProject(location: string, { name, version, line }: Entry, { path, readFile, hasFolder }: LockInput) {
  const kind = readPathKind(getFolder(path), location, hasFolder);
  const copied = kind === 'copy' ? readCopy(resolvePath(getFolder(path), location), readFile) : undefined;
  const local = kind === 'file' ? ('workspace' as const) : kind;
  return { ...(copied ?? { name, version }), line, needs: [], local };
}

/** Versions 2 and 3 of the format. */
function readEntries(packages: Record<string, unknown>, findLine: JsonFile['findLine']): Entries {
  const entries: Entries = new Map();
  for (const [location, entry] of listEntries(packages)) {
    if (location === '') continue;
    const isLink = readOwn(entry, 'link') === true;
    const stated = readString(entry, 'resolved');
    if (isLink && stated === undefined) refuseLock(`its link ${location.slice(0, 100)} leads nowhere`);
    const address = stated || undefined;
    entries.set(location, {
      name: readString(entry, 'name') || getFolderName(location),
      version: readVersion(readString(entry, 'version'), address),
      address,
      line: findLine('packages', location),
      isDev: readOwn(entry, 'dev') === true,
      target: isLink ? normalizeFolder(stated ?? '') : undefined,
      wants: readWants(entry, isInstalled(location) ? installedFields : projectFields),
    });
  }
  return entries;
}

/** Version 1 of the format: packages in packages. What comes from no registry has an address for a version. */
function addOldEntries(
  entries: Entries,
  table: unknown,
  location: string,
  names: readonly string[],
  findLine: JsonFile['findLine'],
): void {
  for (const [key, entry] of listEntries(table)) {
    const own = [...names, 'dependencies', key];
    const place = `${location === '' ? '' : `${location}/`}node_modules/${key}`;
    const [name, written] = readAlias(key, readString(entry, 'version') ?? '');
    const isAddress = /^(?:[a-z][a-z+]*:|[\w.-]+\/)/i.test(written);
    const address = (isAddress ? written : readString(entry, 'resolved')) || undefined;
    const target = /^file:(?!.*\.(?:tgz|tar|tar\.gz)$)(.*)/s.exec(written)?.[1];
    const found: Entry = {
      ...{ name, address, line: findLine(...own), isDev: readOwn(entry, 'dev') === true },
      isAlias: name !== key,
      version: readVersion(/^[v=\s]*\d/.test(written) ? written : '', address),
      target: undefined,
      wants: readWants({ dependencies: readOwn(entry, 'requires') }, ['dependencies']),
    };
    const folder = target === undefined ? undefined : normalizeFolder(target);
    if (folder === undefined) entries.set(place, found);
    else {
      entries.set(place, { ...found, version: '', target: folder });
      if (!entries.has(folder)) entries.set(folder, { ...found, version: '', address: undefined });
    }
    addOldEntries(entries, readOwn(entry, 'dependencies'), folder ?? place, own, findLine);
  }
}

/** npm accepts `v1.0.0` as `1.0.0`, but databases do not. */
function readVersion(stated: string | undefined, address: string | undefined): string {
  const written = stated || readRegistryTarball(address ?? '')?.version || '';
  return written.replace(/^[v=\s]+/, '').trim();
}

/** In the order in which npm takes the last of two. */
const kinds = {
  peerDependencies: 'peer',
  dependencies: 'production',
  optionalDependencies: 'optional',
  devDependencies: 'development',
} as const;
const projectFields = Object.keys(kinds) as (keyof typeof kinds)[];
const installedFields = projectFields.filter((field) => field !== 'devDependencies');
const manifestFields = projectFields.filter((field) => field !== 'peerDependencies');

function readWants(entry: unknown, fields: readonly (keyof typeof kinds)[]): Entry['wants'] {
  const meta = readOwn(entry, 'peerDependenciesMeta');
  const isOptional = (name: string) => Boolean(readOwn(readOwn(meta, name), 'optional'));
  const wants = new Map<string, { kind: WantKind; range: string }>();
  for (const field of fields)
    for (const [name, range] of listEntries(readOwn(entry, field))) {
      const kind = field === 'peerDependencies' && isOptional(name) ? 'optional peer' : kinds[field];
      if (typeof range === 'string') wants.set(name, { kind, range });
    }
  return wants;
}

/** A path from the lock file without what says nothing, such as `./`. Empty for the folder of the lock file. */
function normalizeFolder(path: string): string {
  return posix.normalize(path.replaceAll('\\', '/').replace(/^\/+/, '')).replace(/\/$|^\.$/, '');
}

/** The name that a folder has in `node_modules`, or that npm gives to a folder of the repository. */
function getFolderName(location: string): string {
  return /(?:@[^/]+\/)?[^/]*$/.exec(location)?.[0] ?? location;
}

function isInstalled(location: string): boolean {
  return /(?:^|\/)node_modules\//.test(location);
}

/** The entry that a folder finds under a name: its own, or that of the nearest folder above. */
function findInstalled(entries: Entries, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const key = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (entries.has(key)) return key;
    // What lies beside the project does not find what is installed in it.
    if (folder === '' || folder === '..') return undefined;
  }
}

function listInstalled(entries: Entries, from: string, wants: Entry['wants']): [location: string, kind: WantKind][] {
  return [...wants].flatMap(([name, { kind }]): [string, WantKind][] => {
    const location = findInstalled(entries, from, name);
    return location === undefined ? [] : [[location, kind]];
  });
}

/** The direct dependencies of the project and of its workspaces. */
function findRoots(entries: Entries, projects: readonly (readonly [location: string, wants: Entry['wants']])[]) {
  const roots = new Map<string, 'production' | 'development'>();
  for (const [location, kind] of projects.flatMap(([from, wants]) => listInstalled(entries, from, wants))) {
    if (entries.get(location)?.target !== undefined) continue;
    if (kind === 'development') roots.set(location, roots.get(location) ?? 'development');
    else roots.set(location, 'production');
  }
  return roots;
}

const gitAddress = /^(?:git[+@:]|ssh:|github:|gitlab:|bitbucket:|gist:|https?:\/\/codeload\.github\.com\/)/;

function findLocal(
  { address, version }: Entry,
  folder: string,
  hasFolder: LockInput['hasFolder'],
): LocalKind | undefined {
  if (address === undefined) return undefined;
  if (gitAddress.test(address)) return 'git';
  if (address.startsWith('file:')) return readPathKind(folder, address.slice('file:'.length) || '.', hasFolder);
  // Version 1 states nothing but the address of what comes from no registry.
  if (version !== '') return undefined;
  return /^https?:/.test(address) ? 'url' : /^[\w.-]+\/[\w.-]+(?:#|$)/.test(address) ? 'git' : undefined;
}

/** Packages that a lock for npm 6 and later has only in the part that npm 6 reads. */
function listOlder(
  dependencies: unknown,
  read: ReadonlyMap<string, LockNode>,
  findRegistry: FindRegistry,
): [string, LockNode][] {
  const writeName = ({ name, version, local, registry }: LockNode) =>
    JSON.stringify([name, version, local ? 'local' : registry]);
  const known = new Set(
    [...read.values()].flatMap((node) => [node, ...(node.others ?? [])].map((one) => writeName({ ...node, ...one }))),
  );
  const older: [string, LockNode][] = [];
  const addOlder = (table: unknown, place: string) => {
    for (const [key, entry] of listEntries(table)) {
      const [name, written] = readAlias(key, readString(entry, 'version') ?? '');
      const stated = { name, version: readVersion(written, undefined) };
      const address = readString(entry, 'resolved') ?? '';
      const found = findOtherPackage(stated, address) ?? stated;
      const { registry, isAddress } = readOrigin(found, address, findRegistry(found.name));
      const node: LockNode = { ...found, needs: [], local: isAddress && 'url', registry, others: isAddress && [found] };
      if (/^\d/.test(stated.version) && !known.has(writeName(node))) older.push([`${place}${key}`, node]);
      addOlder(readOwn(entry, 'dependencies'), `${place}${key}>`);
    }
  };
  addOlder(dependencies, 'dependencies>');
  return older;
}

export const npmLocks: readonly LockFormat[] = [npmLock, npmShrinkwrap];
