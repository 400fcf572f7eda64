/** Looks the libraries of one file up: the packages of a lock file, or what a script is; runs in a thread of its own. */
import { readContent } from '../../text/contents.ts';
import { decodeText, wordsIn } from '../../text/decode.ts';
import type { Scanner, Task } from '../task.ts';
import { type Advisory, type AdvisoryDatabase, loadAdvisoryLibraries, openDatabase } from './advisories.ts';
import { type LockedPackage, type LockLibraries, loadLockLibraries, readLock } from './lock-file.ts';

export interface ScaTask extends Task {
  /** `database`: says what the database is, without looking at a file. */
  kind: 'database' | 'lock' | 'script';
  /** Where the package.json beside a lock file lies. */
  manifest?: string;
}

/** A vulnerable library at one place. */
export interface Match {
  filePath: string;
  line?: number;
  library: string;
  version: string;
  isDevelopment: boolean;
  /** It is that package of the registry, and no copy of its code. */
  isLocked?: boolean;
  advisory: Advisory;
}

export interface DatabaseAnswer {
  source: string;
  libraries: number;
  newestCve: string | undefined;
}

export interface LockAnswer {
  matches: Match[];
  /** Folders whose manifests this lock covers. */
  folders: string[];
  missing: string[];
  packageCount: number;
  knownCount: number;
}

export type ScaAnswer =
  | { database: DatabaseAnswer }
  | { lock: LockAnswer }
  | { refusal: string }
  | { matches: Match[] };

/** What the tasks have in common. */
export interface ScaShared {
  hasLocks: boolean;
}

export interface ScaLibraries {
  database: AdvisoryDatabase;
  locks: LockLibraries | undefined;
}

/** What reads locks is larger than all else, and many trees have none. */
export async function loadScaLibraries({ hasLocks }: ScaShared): Promise<ScaLibraries> {
  const [advisories, locks] = await Promise.all([loadAdvisoryLibraries(), hasLocks ? loadLockLibraries() : undefined]);
  return { database: openDatabase(advisories), locks };
}

export type LoadSca = (shared: ScaShared) => Promise<ScaLibraries>;

export function scaScanner(name: string, load: LoadSca): Scanner<ScaTask, ScaAnswer> {
  return {
    name,
    open: async (root, shared) => {
      const libraries = await load((shared as ScaShared | undefined) ?? { hasLocks: true });
      return (task) => lookUp(libraries, root, task);
    },
  };
}

async function lookUp({ database, locks }: ScaLibraries, root: string, task: ScaTask): Promise<ScaAnswer> {
  const { source, libraries, newestCve } = database;
  if (task.kind === 'database') return { database: { source, libraries, newestCve } };
  if (task.kind === 'script') return { matches: await matchesOfScript(database, root, task) };
  if (locks === undefined) throw new Error('nobody said that there are locks');
  const tree = await readLock({
    root,
    path: task.path,
    stored: task.stored,
    manifest: task.manifest,
    libraries: locks,
  });
  if (typeof tree === 'string') return { refusal: tree };
  const { folders, missing, packages } = tree;
  return { lock: { folders, missing, ...matchesOfPackages(database, task.path, packages) } };
}

function matchesOfPackages(database: AdvisoryDatabase, path: string, packages: readonly LockedPackage[]) {
  const versions = new Map(packages.toReversed().map((one) => [`${one.name} ${one.version}`, one]));
  const known = [...versions.values()].sort(byNameAndVersion).filter((locked) => database.knows(locked.name));
  const matches = known.flatMap(({ name: library, version, isDevelopment, line }) => {
    const found = { library, version, isDevelopment, isLocked: true };
    const place = { filePath: path, ...found, ...(line === undefined ? {} : { line }) };
    return database.ofPackage(library, version).map((advisory) => ({ ...place, advisory }));
  });
  return { matches, packageCount: versions.size, knownCount: known.length };
}

function byNameAndVersion(a: LockedPackage, b: LockedPackage): number {
  return a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en', { numeric: true });
}

async function matchesOfScript(database: AdvisoryDatabase, root: string, { path, stored }: ScaTask): Promise<Match[]> {
  const content = readContent(root, stored);
  return database
    .ofScript(path, decodeText(content).text, wordsIn(content))
    .flatMap(({ name: library, version, advisories }) => {
      const place = { filePath: path, library, version, isDevelopment: false };
      return advisories.map((advisory) => ({ ...place, advisory }));
    });
}
