/** Examines a database as a start would find it, without changing it. */
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GateError } from '../../shared/errors.ts';
import { checkOwner, explainFault } from './database-file.ts';
import { loadKysely, openTables } from './kysely.ts';
import { currentVersion, readVersion } from './migrations.ts';
import { inspectPostgres } from './postgres.ts';
import { checkDatabaseName, isPostgresAddress } from './postgres-address.ts';
import { createSqliteDialect } from './sqlite.ts';

export interface InspectedDatabase {
  /** One sentence, without a full stop. */
  message: string;
  /** Repositories that every start serves. Empty when the tables are of another version. */
  repositories: { name: string; path: string }[];
}

/** Throws CONFIG when a start could not use the database. */
export async function inspectDatabase(name: string): Promise<InspectedDatabase> {
  checkDatabaseName(name);
  if (isPostgresAddress(name)) return inspectPostgres(name);
  if (name === ':memory:') return { message: 'in memory: everything is lost when the service stops', repositories: [] };
  const file = resolve(name);
  checkWritable(dirname(file), name);
  if (!existsSync(file)) return { message: `${name} does not exist yet: the start will create it`, repositories: [] };
  checkWritable(file, name);
  checkFree(name, `${file}-service`);
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

/** A running service has this file locked. */
function checkFree(name: string, lockFile: string): void {
  if (!existsSync(lockFile)) return;
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE; ROLLBACK');
  } catch (cause) {
    throw new GateError('CONFIG', `${name} is served already: another service works with it`, {
      cause,
      hint: 'Stop the other service, or name another file.',
    });
  } finally {
    lock.close();
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
