/**
 * A local database in OSV's export format. It is indexed by package, in a file that is read one entry at a time and
 * never as a whole.
 */

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { dayMs } from '../../../shared/clock.ts';
import { attempt, GateError, toGateError } from '../../../shared/errors.ts';
import { createPackageKey, packageEcosystems } from '../../../shared/packages/locked-package.ts';
import { readZipFile } from '../../zip.ts';
import {
  type AdvisorySource,
  createNameKey,
  type PackageAdvisory,
  type QueriedPackage,
  readTime,
  type SourceResult,
} from '../advisory.ts';
import { listRecordEcosystems, type OsvAdvisory, readOsvRecord } from '../osv-record.ts';

interface AdvisoryDatabaseOptions {
  /** Absolute path of the folder or the zip file. */
  path: string;
  /** The scanned checkouts. A database in one of them would be controlled by the author of the change. */
  checkouts: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  temporaryFolder: string;
  now: Date;
}

const oldDays = 14;

export function createDatabaseSource(options: AdvisoryDatabaseOptions): AdvisorySource {
  const { path, now } = options;
  return {
    name: `the database ${path}`,
    disclosesNames: false,
    async ask(packages, signal): Promise<SourceResult> {
      let index: AdvisoryIndex;
      try {
        index = await openDatabase(options, signal);
      } catch (error) {
        signal.throwIfAborted();
        return { advisories: new Map(), fault: `The database ${path}: ${toGateError(error).message}` };
      }
      try {
        const covered = packages.filter(({ ecosystem }) => index.ecosystems.has(ecosystem));
        const advisories = covered.map((asked): [string, PackageAdvisory[]] => [
          createPackageKey(asked),
          index.find(asked).map((advisory) => ({ ...advisory, isStated: false })),
        ]);
        return { advisories: new Map(advisories), remarks: describeAge(path, index, now) };
      } finally {
        index.close();
      }
    },
  };
}

async function openDatabase(options: AdvisoryDatabaseOptions, signal: AbortSignal): Promise<AdvisoryIndex> {
  const path = await realpath(options.path).catch((cause: NodeJS.ErrnoException) => {
    throw new GateError('CONFIG', `it cannot be read (${cause.code ?? 'unknown fault'})`, { cause });
  });
  const checkouts = await Promise.all(options.checkouts.map((each) => realpath(each).catch(() => each)));
  if (checkouts.some((checkout) => isInCheckout(path, checkout)))
    throw new GateError(
      'CONFIG',
      'it is in the scanned checkout, whose author could remove entries; move it elsewhere',
    );
  return openIndex(path, await chooseCache(options), signal);
}

function isInCheckout(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || !(way.startsWith('..') || isAbsolute(way));
}

/** The user's cache folder. If there is none, or it is in the checkout, the temporary folder. */
async function chooseCache({ env, checkouts, temporaryFolder }: AdvisoryDatabaseOptions): Promise<string> {
  const own =
    env.XDG_CACHE_HOME || env.LOCALAPPDATA || (env.HOME ? join(env.HOME, '.cache') : join(homedir(), '.cache'));
  const isUsable = isAbsolute(own) && !checkouts.some((checkout) => isInCheckout(own, checkout));
  return join(isUsable ? own : temporaryFolder, 'scan-gate', 'advisories');
}

function describeAge(path: string, { newest, recordCount, unreadCount }: AdvisoryIndex, now: Date): string[] {
  const day = newest?.slice(0, 10) ?? 'no date';
  const lines = [`The database ${path} contains ${recordCount} records, the newest of ${day}`];
  if (unreadCount > 0)
    lines.push(
      `The database ${path} contains ${unreadCount} ${unreadCount === 1 ? 'file that is not an OSV record' : 'files that are not OSV records'}`,
    );
  const days = newest === undefined ? Number.NaN : Math.floor((now.getTime() - Date.parse(newest)) / dayMs);
  if (Number.isNaN(days)) lines.push(`The database ${path} does not say how old it is`);
  else if (days > oldDays)
    lines.push(`The database ${path} is ${days} days old, so later advisories are missing. Update it`);
  return lines;
}

interface DatabaseFile {
  path: string;
  size: number;
  modifiedMs: number;
}

/** No record is nearly this large. */
const largestRecord = 16 * 1024 * 1024;
const isRecord = (name: string) => name.toLowerCase().endsWith('.json');

async function listFiles(path: string): Promise<DatabaseFile[]> {
  const about = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    throw new GateError('CONFIG', `it cannot be read (${cause.code ?? 'unknown fault'})`, { cause });
  });
  if (about.isFile()) return [{ path, size: about.size, modifiedMs: about.mtimeMs }];
  if (!about.isDirectory()) throw new GateError('CONFIG', 'it is neither a file nor a folder');
  const found: DatabaseFile[] = [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !(isRecord(entry.name) || entry.name.toLowerCase().endsWith('.zip'))) continue;
    const file = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(file);
    found.push({ path: file, size, modifiedMs: mtimeMs });
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The records, each with the archive or folder that contains it. */
async function* readRecords(files: readonly DatabaseFile[]): AsyncGenerator<{ container: string; content: Buffer }> {
  for (const { path, size } of files) {
    if (isRecord(path)) {
      if (size > largestRecord) throw new GateError('CONFIG', `${path} is larger than ${largestRecord} bytes`);
      yield { container: dirname(path), content: await readFile(path) };
    } else
      for await (const { content } of readZipFile(path, { isWanted: isRecord, mostFileBytes: largestRecord }))
        yield { container: path, content };
  }
}

interface AdvisoryIndex {
  /** `npm`, `PyPI` …. The index knows nothing about other ecosystems. */
  ecosystems: ReadonlySet<string>;
  /** When the newest record was changed. Undefined when no record says so. */
  newest: string | undefined;
  recordCount: number;
  /** Number of files that are not records. */
  unreadCount: number;
  find(asked: QueriedPackage): OsvAdvisory[];
  close(): void;
}

/** Increased when the index stores other data for the same records. */
const format = 3;
const turnEvery = 200;
/** Length of a text; people read less than this. */
const longestDetails = 4000;

/** Opens the index in the folder; builds one if there is none for these files. Rejects when the signal is aborted. */
async function openIndex(path: string, folder: string, signal: AbortSignal): Promise<AdvisoryIndex> {
  const files = await listFiles(path);
  if (files.length === 0) throw new GateError('CONFIG', 'it contains neither zip files nor records (.json)');
  const lines = files.map((file) => [relative(path, file.path), file.size, file.modifiedMs]);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const prefix = `osv-${hashText(path)}-`;
  // The name changes when a file changes.
  const indexFile = join(folder, `${prefix}${hashText(`${format} ${JSON.stringify(lines)}`)}.sqlite`);
  const isThere = await stat(indexFile).then(
    (about) => about.isFile(),
    () => false,
  );
  if (!isThere) {
    // Written under another name until it is complete, because several processes may build it at the same time.
    const draft = `${indexFile}.${randomUUID()}.part`;
    try {
      await writeIndex(files, draft, signal);
      await rename(draft, indexFile);
    } finally {
      await rm(draft, { force: true });
    }
    for (const name of await readdir(folder)) {
      const other = join(folder, name);
      if (name.startsWith(prefix) && name.endsWith('.sqlite') && other !== indexFile)
        await rm(other, { force: true }).catch(() => {});
    }
  }
  const database = new DatabaseSync(indexFile, { readOnly: true });
  const names = database.prepare('SELECT name FROM ecosystems').all() as unknown as { name: string }[];
  const rows = database.prepare('SELECT name, value FROM facts').all() as unknown as { name: string; value: string }[];
  const facts = new Map(rows.map(({ name, value }) => [name, value]));
  const find = database.prepare('SELECT advisory FROM entries WHERE package = ? ORDER BY rowid');
  return {
    ecosystems: new Set(names.map(({ name }) => name)),
    newest: facts.get('newest') || undefined,
    recordCount: Number(facts.get('count') ?? 0),
    unreadCount: Number(facts.get('unread') ?? 0),
    find: (asked) =>
      (find.all(createNameKey(asked)) as unknown as { advisory: string }[]).map(
        ({ advisory }) => JSON.parse(advisory) as OsvAdvisory,
      ),
    close: () => database.close(),
  };
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

const tables = `
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  CREATE TABLE entries (package TEXT NOT NULL, advisory TEXT NOT NULL) STRICT;
  CREATE TABLE ecosystems (name TEXT PRIMARY KEY) STRICT;
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  BEGIN;`;

async function writeIndex(files: readonly DatabaseFile[], draft: string, signal: AbortSignal): Promise<void> {
  const database = new DatabaseSync(draft);
  try {
    database.exec(tables);
    const add = database.prepare('INSERT INTO entries (package, advisory) VALUES (?, ?)');
    let [newest, count, unread] = ['', 0, 0];
    const counts = new Map<string, EcosystemCount>();
    for await (const { container, content } of readRecords(files)) {
      const record = attempt(() => {
        const value: unknown = JSON.parse(content.toString('utf8'));
        return typeof value === 'object' && value !== null && 'id' in value ? value : undefined;
      });
      count += 1;
      // Lets other work of this process run.
      if (count % turnEvery === 0) await setImmediate(undefined, { signal });
      if (record === undefined) {
        unread += 1;
        continue;
      }
      const modified = readTime((record as { modified?: unknown }).modified) ?? '';
      if (modified > newest) newest = modified;
      const entries = readOsvRecord(record);
      countEcosystems(counts, container, listRecordEcosystems(record));
      for (const { ecosystem, name, advisory } of entries) {
        const details = advisory.details.slice(0, longestDetails);
        add.run(createNameKey({ ecosystem, name }), JSON.stringify({ ...advisory, details }));
      }
    }
    const addEcosystem = database.prepare('INSERT OR IGNORE INTO ecosystems (name) VALUES (?)');
    for (const name of [...counts.values()].flatMap(listEcosystems)) addEcosystem.run(name);
    const addFact = database.prepare('INSERT INTO facts (name, value) VALUES (?, ?)');
    for (const [name, value] of Object.entries({ newest, count, unread })) addFact.run(name, String(value));
    database.exec('CREATE INDEX by_package ON entries (package); COMMIT;');
  } finally {
    database.close();
  }
}

/** Counts of the records in one archive or folder. */
interface EcosystemCount {
  records: number;
  byName: Map<string, { count: number; isAlone: boolean }>;
}

function countEcosystems(
  counts: Map<string, EcosystemCount>,
  container: string,
  ecosystems: ReadonlySet<string>,
): void {
  if (ecosystems.size === 0) return;
  const { records, byName } = counts.get(container) ?? { records: 0, byName: new Map() };
  for (const name of ecosystems) {
    const { count, isAlone } = byName.get(name) ?? { count: 0, isAlone: false };
    byName.set(name, { count: count + 1, isAlone: isAlone || ecosystems.size === 1 });
  }
  counts.set(container, { records: records + 1, byName });
}

/**
 * In an export of one ecosystem every record has that ecosystem. The few other ecosystems that records also mention are
 * not covered by it. A mixed one covers the ecosystems that have records of their own.
 */
const shareOfExport = 0.99;

function listEcosystems({ records, byName }: EcosystemCount): string[] {
  const named = [...byName];
  const exported = named.filter(([, { count }]) => count >= records * shareOfExport);
  const covered = exported.length > 0 ? exported : named.filter(([, { isAlone }]) => isAlone);
  return covered.map(([name]) => name).filter((name) => packageEcosystems.some((each) => each === name));
}
