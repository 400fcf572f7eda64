/** The service's database in SQLite: one connection that writes, and for files another one that only reads. */
import type { Kysely } from 'kysely';
import { runOnce } from '../../shared/once.ts';
import { createDatabase, type Database } from './database.ts';
import { explainFault, type FileOptions, openFile } from './database-file.ts';
import { loadKysely, openTables, sql } from './kysely.ts';
import { applyMigrations, currentVersion, readVersion, sqliteWords } from './migrations.ts';
import type { Schema } from './schema.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

/** Throws CONFIG when the file is in use by a service, newer, damaged, or not this service's. */
export async function openSqlite(options: FileOptions & { now?: (() => Date) | undefined }): Promise<Database> {
  loadKysely();
  const { now = () => new Date() } = options;
  const { connection, reader, lockTables, close } = openFile(options);
  const writing = createSqliteDialect(connection);
  const write = openTables(writing.dialect);
  const read = reader === undefined ? write : openTables(createSqliteDialect(reader).dialect);
  const closeAll = async () => {
    await write.destroy();
    if (read !== write) await read.destroy();
    close();
  };
  try {
    await migrate(write, options.file, lockTables);
  } catch (error) {
    await closeAll();
    throw explainFault(options.file, error);
  }
  return createDatabase({
    ...{ read, write, isBusy: writing.isBusy, close: runOnce(closeAll) },
    // The connection has one transaction at a time.
    isShared: false,
    notify: async () => undefined,
    listen: async () => async () => undefined,
    lockQueue: async () => undefined,
    // The time is a part of the transaction that asks for it.
    tick: (transaction) => tickClock(transaction ?? write, now()),
    isTransient: () => false,
  });
}

async function tickClock(database: Kysely<Schema>, now: Date): Promise<string> {
  const { lastMs: time } = await database
    .updateTable('clock')
    .set({ lastMs: sql<number>`max(${now.getTime()}, last_ms + 1)` })
    .returning('lastMs')
    .executeTakeFirstOrThrow();
  return new Date(time).toISOString();
}

/** A tool keeps services away meanwhile: a running one of another version does not know newer tables. */
async function migrate(database: Kysely<Schema>, file: string, lockTables: () => () => void): Promise<void> {
  if ((await readVersion(database, file)) === currentVersion) return;
  const unlock = lockTables();
  try {
    await applyMigrations(database, sqliteWords);
  } finally {
    unlock();
  }
}
