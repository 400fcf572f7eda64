/** The service's database in SQLite: one connection that writes, and for files another one that only reads. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Dialect, SqliteStatement } from 'kysely';
import { runOnce } from '../../shared/once.ts';
import { createDatabase, type Database } from './database.ts';
import { explainFault, type FileOptions, openFile } from './database-file.ts';
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
export function createSqliteDialect(connection: DatabaseSync): Dialect {
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
