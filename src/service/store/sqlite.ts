/**
 * The service's database in SQLite: one connection that writes, and for files another one that only reads. The file is
 * private to its user, and its locks and faults are explained.
 */

import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Dialect, SqliteStatement } from 'kysely';
import { attempt, GateError } from '../../shared/errors.ts';
import { runOnce } from '../../shared/once.ts';
import { createDatabase, type Database } from './database.ts';
import {
  applyMigrations,
  currentVersion,
  loadKysely,
  openTables,
  readVersion,
  SqliteAdapter,
  SqliteDialect,
  sql,
  sqliteWords,
  toStored,
} from './kysely.ts';

/** Throws CONFIG when the file is in use by a service, newer, damaged, or not this service's. */
export async function openSqlite(options: {
  /**
   * A path, or `:memory:` for a file of this process alone that is removed when it is closed: readers of a database in
   * memory would wait for its writer.
   */
  file: string;
  role: DatabaseRole;
  /** False: only an existing file. */
  mayMake: boolean;
  now?: (() => Date) | undefined;
}): Promise<Database> {
  loadKysely();
  const { file, now = () => new Date() } = options;
  const { connection, reader, lockTables, close } = openFile(options);
  const write = openTables(createSqliteDialect(connection));
  const read = reader === undefined ? write : openTables(createSqliteDialect(reader));
  const closeAll = async () => {
    for (const each of new Set([write, read])) {
      // Its turn comes after what was asked before.
      await each.connection().execute(async () => undefined);
      await each.destroy();
    }
    close();
  };
  try {
    if ((await readVersion(write, file)) !== currentVersion) {
      // A tool keeps services away meanwhile: a running one of another version does not know newer tables.
      const unlock = lockTables();
      await applyMigrations(write, sqliteWords).finally(unlock);
    }
  } catch (error) {
    await closeAll();
    throw explainFault(file, error);
  }
  return createDatabase({
    ...{ read, write, close: runOnce(closeAll) },
    isBusy: () => connection.isTransaction,
    // The connection has one transaction at a time.
    isShared: false,
    notify: async () => undefined,
    listen: async () => async () => undefined,
    lockQueue: async () => undefined,
    // The time is a part of the transaction that asks for it.
    tick: async (transaction = write) => {
      const { lastMs } = await transaction
        .updateTable('clock')
        .set({ lastMs: sql<number>`max(${now().getTime()}, last_ms + 1)` })
        .returning('lastMs')
        .executeTakeFirstOrThrow();
      return new Date(lastMs).toISOString();
    },
    isTransient: () => false,
  });
}

/** Longer statements have a part for each row, and rarely come back. */
const longestCachedSql = 4_000;

/** Kysely over one connection of `node:sqlite`, which serves one task after the other. */
function createSqliteDialect(connection: DatabaseSync): Dialect {
  const statements = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const statement = connection.prepare(text === 'begin' ? 'begin immediate' : text);
    const store = (values: readonly unknown[]) => values.map(toStored) as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...store(values)),
      run: (values) => {
        // After some errors (a full disk, for example) SQLite has already rolled back.
        if (text === 'rollback' && !connection.isTransaction) return { changes: 0, lastInsertRowid: 0 };
        return statement.run(...store(values));
      },
      iterate: () => {
        throw new Error('rows are not streamed');
      },
    };
  };
  const database = {
    prepare: (text: string) => {
      const statement = statements.get(text) ?? prepare(text);
      if (text.length <= longestCachedSql) statements.set(text, statement);
      return statement;
    },
    close: () => undefined,
  };
  // SQLite changes tables in transactions too, which Kysely's adapter does not use.
  const createAdapter = () => Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true });
  return Object.assign(new SqliteDialect({ database }), { createAdapter });
}

/**
 * Examines a database as a start would find it, without changing it. `message`: one sentence, without a full stop.
 * `repositories`: what every start serves; empty when the tables are of another version. Throws CONFIG when a start
 * could not use it.
 */
export async function inspectSqlite(
  name: string,
): Promise<{ message: string; repositories: { name: string; path: string }[] }> {
  if (name === ':memory:') return { message: 'in memory: everything is lost when the service stops', repositories: [] };
  const file = resolve(name);
  checkWritable(dirname(file), name);
  if (!existsSync(file)) return { message: `${name} does not exist yet: the start will create it`, repositories: [] };
  checkWritable(file, name);
  // A running service has this file locked.
  const lock = existsSync(`${file}-service`) ? new DatabaseSync(`${file}-service`, { timeout: 0 }) : undefined;
  try {
    lock?.exec('BEGIN EXCLUSIVE; ROLLBACK');
  } catch (cause) {
    throw new GateError('CONFIG', `${name} is served already: another service works with it`, {
      cause,
      hint: 'Stop the other service, or name another file.',
    });
  } finally {
    lock?.close();
  }
  try {
    return await readFile(name, file);
  } catch (error) {
    throw explainFault(name, error);
  }
}

function checkWritable(path: string, name: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (cause) {
    throw new GateError('CONFIG', `${name} cannot be used: ${path} cannot be read and written`, {
      cause,
      hint: 'Give this user the right to write the file and its folder, or name another file.',
    });
  }
}

async function readFile(name: string, file: string) {
  loadKysely();
  const connection = new DatabaseSync(file, { readOnly: true, timeout: 2_000 });
  try {
    checkOwner(connection, name);
    const database = openTables(createSqliteDialect(connection));
    const version = await readVersion(database, name);
    if (version < currentVersion) {
      const message = `${name} has tables of version ${version}: the start will migrate them to ${currentVersion}; make a backup first`;
      return { message, repositories: [] };
    }
    const added = database.selectFrom('repositories').select(['name', 'path']).where('isAdded', '=', true);
    const repositories = await added.where('status', '=', 'active').orderBy('name').execute();
    const valid = database.selectFrom('apiKeys').select('id').where('revokedAt', 'is', null).limit(1);
    const advice =
      (await valid.executeTakeFirst()) === undefined ? ', without a key: scan-gate keys create makes one' : '';
    return { message: `${name} is readable, with tables of version ${version}${advice}`, repositories };
  } finally {
    connection.close();
  }
}

/** Marks a file as this service's ("SGat"), so that another program's database is never written to. */
const applicationId = 0x53476174;
/** A service must respond quickly; a tool may wait for the lock. */
const lockTimeoutMs = { service: 2_000, tool: 10_000 } as const;

/** A service owns the file, so unfinished work in it was interrupted. A tool works beside a service. */
export type DatabaseRole = keyof typeof lockTimeoutMs;

interface OpenFile {
  connection: DatabaseSync;
  /** A second connection of a service to its file, which only reads. */
  reader?: DatabaseSync | undefined;
  /** For a change of the tables: keeps services away. Returns how to give the lock back. */
  lockTables(): () => void;
  close(): void;
}

/** Throws CONFIG that says what is wrong with the file and what to do. */
function openFile({ file, role, mayMake }: Parameters<typeof openSqlite>[0]): OpenFile {
  if (file === ':memory:') return openTemporary(role);
  const path = checkFile(file, mayMake);
  const connections: DatabaseSync[] = [];
  const connect = (readOnly: boolean) => {
    const made = new DatabaseSync(path, { timeout: lockTimeoutMs[role], enableForeignKeyConstraints: true, readOnly });
    connections.unshift(made);
    return made;
  };
  const locks: (() => void)[] = [];
  const unlock = () => {
    for (const release of locks.splice(0).toReversed()) release();
  };
  const close = () => {
    for (const each of connections) each.close();
    unlock();
  };
  const lockTables = () => {
    // A service has the locks already.
    if (role === 'service') return () => {};
    locks.push(lockByIdentity(path));
    locks.push(lockBeside(path));
    return unlock;
  };
  try {
    if (role === 'service') locks.push(lockByIdentity(path));
    const connection = connect(false);
    checkOwner(connection, path);
    if (role === 'service') locks.push(lockBeside(path));
    connection.exec('PRAGMA journal_mode = WAL');
    // Damage should be found at the start and not in the middle of a scan.
    const [first] = role === 'service' ? connection.prepare('PRAGMA quick_check(1)').all() : [{ quick_check: 'ok' }];
    if (first?.quick_check !== 'ok')
      throw Object.assign(new Error(String(first?.quick_check ?? 'it cannot be checked')), { errcode: sqlite.corrupt });
    if (readOwner(connection) !== applicationId) connection.exec(`PRAGMA application_id = ${applicationId}`);
    return { connection, reader: role === 'service' ? connect(true) : undefined, lockTables, close };
  } catch (error) {
    close();
    throw explainFault(file, error);
  }
}

function openTemporary(role: DatabaseRole): OpenFile {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-database-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const opened = openFile({ file: join(folder, 'service.db'), role, mayMake: true });
    const close = () => {
      opened.close();
      removeFolder();
    };
    return { ...opened, close };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/** Creates a missing file. Returns its real path. */
function checkFile(file: string, mayMake: boolean): string {
  const found = attempt(() => statSync(file, { throwIfNoEntry: false }));
  if (!mayMake && found === undefined) {
    throw new GateError('CONFIG', `There is no database ${file}.`, {
      hint: 'Name the file that serve --database works with; keys create makes one.',
    });
  }
  // To open a pipe would wait for its other end.
  if (found !== undefined && !found.isFile() && !found.isDirectory())
    throw new GateError('CONFIG', `The database ${file} is not a regular file.`, { hint: 'Name another file.' });
  const path = createPrivateFile(file);
  // SQLite names its files beside the database after it. Opening the same file by two names damages it.
  if (statSync(path).nlink > 1) {
    const message = `The database ${file} has several names (hard links), and may be served already by another.`;
    throw new GateError('CONFIG', message, {
      hint: 'Remove the other links, or name a copy. SQLite damages a file that is used by two names.',
    });
  }
  return path;
}

/** The file contains findings and key digests. SQLite's own files beside it inherit its mode. */
function createPrivateFile(file: string): string {
  try {
    closeSync(openSync(file, 'a', 0o600));
    return realpathSync(file);
  } catch (cause) {
    throw new GateError('CONFIG', `The database ${file} cannot be opened: ${explainReason(cause)}.`, {
      cause,
      hint: 'Name a file in a folder that exists and can be written to.',
    });
  }
}

/**
 * A lock on the identity of the file, independent of its name: an abstract Linux socket, which the system releases with
 * the process. Throws CONFIG when another service has it.
 */
function lockByIdentity(file: string): () => void {
  if (process.platform !== 'linux') return () => {};
  const { dev, ino } = statSync(file, { bigint: true });
  const socket = createServer();
  socket.on('error', () => {});
  socket.listen({ path: `\0scan-gate-database-${dev}-${ino}`, exclusive: true }).unref();
  // The system decides at once; only the event is asynchronous.
  if (!socket.listening) throw createAlreadyServedError(file);
  return () => void socket.close();
}

/**
 * A lock beside the database, which the system releases when the process ends in any way. It is a separate file,
 * because tools write to the database while it is locked.
 */
function lockBeside(file: string): () => void {
  const lock = new DatabaseSync(createPrivateFile(`${file}-service`), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if (getPrimaryCode(cause) !== sqlite.busy) throw explainFault(`${file}-service`, cause);
    throw createAlreadyServedError(file, cause);
  }
  return () => lock.close();
}

function createAlreadyServedError(file: string, cause?: unknown): GateError {
  return new GateError('CONFIG', `The database ${file} is served already: another service works with it.`, {
    cause,
    hint: 'Stop the other service, or name another file.',
  });
}

/** Throws CONFIG for the database of another program, which must not be written to. `shown`: as messages name it. */
function checkOwner(connection: DatabaseSync, shown: string): void {
  const { n } = connection.prepare('SELECT count(*) AS n FROM sqlite_schema').get() as unknown as { n: number };
  if (n === 0 || readOwner(connection) === applicationId) return;
  throw new GateError('CONFIG', `The database ${shown} belongs to another program.`, { hint: 'Name another file.' });
}

function readOwner(connection: DatabaseSync): unknown {
  return connection.prepare('PRAGMA application_id').get()?.application_id;
}

/** Result codes of SQLite (sqlite.org/rescode.html): the lowest eight bits. */
const sqlite = { perm: 3, busy: 5, locked: 6, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, none: 26 };

function getPrimaryCode(error: unknown): number {
  return Number((error as { errcode?: number } | undefined)?.errcode ?? 0) & 0xff;
}

const restore = 'Restore it from a backup (docs/service.md says how), or name another file.';
const rights = 'Give this user the right to write the file and its folder, or name another file.';

const faults: Readonly<Record<number, readonly [what: string, hint: string]>> = {
  [sqlite.perm]: ['cannot be written', rights],
  [sqlite.busy]: ['is in use by another program', 'End the other program, or name another file.'],
  [sqlite.locked]: ['is in use by another program', 'End the other program, or name another file.'],
  [sqlite.readOnly]: ['cannot be written', rights],
  [sqlite.io]: ['cannot be read or written', 'Check the disk: its health, free space and quota.'],
  [sqlite.corrupt]: ['is damaged', restore],
  [sqlite.full]: ['cannot be written: the disk is full', 'Make room on the disk, then start again.'],
  [sqlite.cannotOpen]: ['cannot be opened', rights],
  [sqlite.none]: ['is not a database, or is damaged', restore],
};

/** An error of SQLite with the file, the cause and a remedy. Any other error is returned unchanged. */
function explainFault(file: string, error: unknown): unknown {
  const [what, hint] = faults[getPrimaryCode(error)] ?? [];
  if (error instanceof GateError || what === undefined) return error;
  return new GateError('CONFIG', `The database ${file} ${what} (${explainReason(error)}).`, { cause: error, hint });
}

function explainReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const words: Record<string, string> = {
    ENOENT: 'there is no such folder',
    EACCES: 'permission denied',
    EISDIR: 'it is a folder',
    ENOSPC: 'the disk is full',
    EROFS: 'the disk is read-only',
  };
  return words[code ?? ''] ?? message;
}
