/** Looks up the libraries in one file, a lock file's packages or those in a script; runs in a separate process. */

import type { LockContents, LockedPackage, WantedPackage } from '../../shared/packages/locked-package.ts';
import { createWordFilter, decodeText, readContent } from '../../shared/text/contents.ts';
import type { Scanner, Task } from '../engine.ts';
import {
  type AdvisoryDatabase,
  type LibraryAdvisory,
  loadAdvisoryLibraries,
  openRetireDatabase,
} from './advisories.ts';
import { type LockInput, loadLockParsers } from './locks/lock-format.ts';
import { indexProjects } from './locks/pom.ts';
import { findContentFormat, findLockFormat, readLockFile } from './locks/registry.ts';
import { listWantedPackages } from './locks/wanted.ts';

export interface ScaTask extends Task {
  /** `database`: describes the database without reading a file. */
  kind: 'database' | 'lock' | 'script';
}

/** A vulnerable library at one location. */
export interface AdvisoryMatch {
  filePath: string;
  line?: number;
  library: string;
  version: string;
  isDevelopment: boolean;
  /** True for the registry package itself, and not for a copy of its code. */
  isLocked?: boolean;
  advisory: LibraryAdvisory;
}

export interface DatabaseResult {
  source: string;
  libraries: number;
  newestCve: string | undefined;
}

export interface LockResult {
  contents: LockContents;
  matches: AdvisoryMatch[];
  /** Folders whose manifests this lock file covers. */
  folders: string[];
  /** Other files that were read with the lock file. */
  beside: string[];
  wanted: WantedPackage[];
  missing: string[];
  packageCount: number;
  knownCount: number;
}

export type ScaResult =
  | { database: DatabaseResult }
  | { lock: LockResult }
  | { refusal: string }
  | { matches: AdvisoryMatch[] };

/** Facts that the tasks share. */
export interface ScaShared {
  hasLocks: boolean;
  /** Paths of files that a lock file may refer to, and the locations of their contents. */
  besideLocks: readonly (readonly [path: string, stored: string])[];
  /** All folders of the tree. Undefined: not known. */
  folders?: readonly string[];
}

/** The lock file readers are larger than everything else, and many trees have no lock file. */
export async function loadScaLibraries({ hasLocks }: ScaShared) {
  const [advisories, parsers] = await Promise.all([loadAdvisoryLibraries(), hasLocks ? loadLockParsers() : undefined]);
  return { advisories, parsers };
}

export type LoadSca = typeof loadScaLibraries;

export function createScaScanner(name: string, load: LoadSca): Scanner<ScaTask, ScaResult> {
  return {
    name,
    open: async (root, shared) => {
      const scaShared = (shared as ScaShared | undefined) ?? { hasLocks: true, besideLocks: [] };
      const { advisories, parsers } = await load(scaShared);
      const libraries = { database: openRetireDatabase(advisories), parsers };
      const beside = new Map(scaShared.besideLocks);
      const readFile = (path: string) => {
        const location = beside.get(path);
        return location === undefined ? undefined : readContent(root, location);
      };
      const folders = new Set(scaShared.folders);
      const hasFolder: LockInput['hasFolder'] = (path, isEnd) =>
        path === '' || folders.has(path) || (isEnd === true && [...folders].some((one) => one.endsWith(`/${path}`)));
      let index: ReturnType<typeof indexProjects> | undefined;
      const projects = () => {
        index ??= indexProjects(beside.keys(), readFile);
        return index;
      };
      return (task) =>
        lookUp(libraries, { root, beside, readFile, projects, hasFolder: scaShared.folders && hasFolder }, task);
    },
  };
}

interface Contents {
  root: string;
  /** By path, the location of the content. */
  beside: ReadonlyMap<string, string>;
  readFile(path: string): Buffer | undefined;
  projects: NonNullable<LockInput['projects']>;
  hasFolder: LockInput['hasFolder'];
}

type Opened = Omit<Awaited<ReturnType<LoadSca>>, 'advisories'> & { database: AdvisoryDatabase };

async function lookUp(opened: Opened, contents: Contents, task: ScaTask): Promise<ScaResult> {
  const { source, libraries, newestCve } = opened.database;
  if (task.kind === 'database') return { database: { source, libraries, newestCve } };
  if (task.kind === 'script') return { matches: await matchScript(opened.database, contents.root, task) };
  return lookUpLock(opened, contents, task);
}

function lookUpLock(
  { database, parsers }: Opened,
  { root, beside, readFile, projects, hasFolder }: Contents,
  { path, stored }: ScaTask,
): ScaResult {
  const format = findLockFormat(path) ?? findContentFormat(path);
  if (format === undefined || parsers === undefined) throw new Error('no reader exists for this lock file');
  const read = new Set<string>();
  const readBeside = (other: string, isSearched = false) => {
    if (beside.has(other) && !isSearched) read.add(other);
    return readFile(other);
  };
  const bytes = readContent(root, stored);
  const reading = readLockFile(format, {
    path,
    bytes,
    readFile: readBeside,
    paths: beside.keys(),
    projects,
    hasFolder,
    parsers,
  });
  if (typeof reading === 'string') return { refusal: reading };
  const { missing = [], folders = [], ...contents } = reading;
  const besideRead = [...read];
  const packages = contents.packages.filter(({ ecosystem }) => ecosystem === 'npm');
  const wanted = listWantedPackages({ path, readFile, paths: beside.keys() }, reading, parsers.toml);
  return {
    lock: { contents, folders, beside: besideRead, wanted, missing, ...matchPackages(database, path, packages) },
  };
}

function matchPackages(database: AdvisoryDatabase, path: string, packages: readonly LockedPackage[]) {
  const versions = new Map(packages.toReversed().map((one) => [`${one.name} ${one.version}`, one]));
  const inDatabase = [...versions.values()]
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en', { numeric: true }))
    .filter((locked) => database.knows(locked.name));
  const matches = inDatabase.flatMap(({ name: library, version, isDev: isDevelopment = false, line }) => {
    const found = { library, version, isDevelopment, isLocked: true };
    const location = { filePath: path, ...found, ...(line === undefined ? {} : { line }) };
    return database.ofPackage(library, version).map((advisory) => ({ ...location, advisory }));
  });
  return { matches, packageCount: versions.size, knownCount: inDatabase.length };
}

async function matchScript(
  database: AdvisoryDatabase,
  root: string,
  { path, stored }: ScaTask,
): Promise<AdvisoryMatch[]> {
  const content = readContent(root, stored);
  return database
    .ofScript(path, decodeText(content).text, createWordFilter(content))
    .flatMap(({ name: library, version, advisories }) => {
      const location = { filePath: path, library, version, isDevelopment: false };
      return advisories.map((advisory) => ({ ...location, advisory }));
    });
}
