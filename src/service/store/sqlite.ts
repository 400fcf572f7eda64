/** The service's database in SQLite: one connection that writes, and for files another one that only reads. */
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Dialect, SqliteStatement } from 'kysely';
import { GateError } from '../../shared/errors.ts';
import { runOnce } from '../../shared/once.ts';
import { createDatabase, type Database } from './database.ts';
import { checkOwner, explainFault, type FileOptions, openFile } from './database-file.ts';
import { loadKysely, openTables, SqliteAdapter, SqliteDialect, sql, toStored } from './kysely.ts';
import { applyMigrations, currentVersion, readVersion, sqliteWords } from './migrations.ts';

/** Throws CONFIG when the file is in use by a service, newer, damaged, or not this service's. */
export async function openSqlite(options: FileOptions & { now?: (() => Date) | undefined }): Promise<Database> {
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

export interface InspectedDatabase {
  /** One sentence, without a full stop. */
  message: string;
  /** Repositories that every start serves. Empty when the tables are of another version. */
  repositories: { name: string; path: string }[];
}

/** Examines a database as a start would find it, without changing it. Throws CONFIG when a start could not use it. */
export async function inspectSqlite(name: string): Promise<InspectedDatabase> {
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

async function readFile(name: string, file: string): Promise<InspectedDatabase> {
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
