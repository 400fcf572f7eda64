/** Examines a database as a start would find it, without changing it. */
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GateError } from '../../errors.ts';
import { applicationId, explainFault } from './database-file.ts';
import { inspectPostgres } from './postgres.ts';
import { checkDatabaseName, isPostgresAddress } from './postgres-address.ts';
import { migrations } from './tables.ts';

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
    return readFile(name, file);
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

function readFile(name: string, file: string): InspectedDatabase {
  const connection = new DatabaseSync(file, { readOnly: true, timeout: 2_000 });
  try {
    const readNumber = (pragma: string) => Number(Object.values(connection.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
    const version = readNumber('user_version');
    if (version > 0 && readNumber('application_id') !== applicationId)
      throw new GateError('CONFIG', `${name} belongs to another program`, { hint: 'Name another file.' });
    if (version > migrations.length)
      throw new GateError('CONFIG', `${name} was written by a newer version (${version})`, {
        hint: 'Update this program.',
      });
    if (version < migrations.length) {
      const message = `${name} has tables of version ${version}: the start will bring them to ${migrations.length}; make a backup first`;
      return { message, repositories: [] };
    }
    const sql = `SELECT name, path FROM repositories WHERE is_added = 1 AND status = 'active' ORDER BY name`;
    const repositories = connection.prepare(sql).all() as unknown as InspectedDatabase['repositories'];
    const keys = connection.prepare('SELECT 1 FROM api_keys WHERE revoked_at IS NULL LIMIT 1').get();
    const advice = keys === undefined ? ', without a key: scan-gate keys create makes one' : '';
    return { message: `${name} is readable, with tables of version ${version}${advice}`, repositories };
  } finally {
    connection.close();
  }
}
