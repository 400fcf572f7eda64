/** What --database names: a file, or the address of a PostgreSQL database, whose password is never printed. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkDatabaseName, isPostgresAddress, parsePostgresAddress } from '../../service/store/postgres-address.ts';
import type { Session } from '../run/session.ts';

/** The absolute path of the file, or the address. Throws CONFIG. */
export function readDatabase(session: Pick<Session, 'folder' | 'mask'>, database: string): string {
  checkDatabaseName(database);
  if (!isPostgresAddress(database)) return resolve(session.folder, database);
  const { password } = parsePostgresAddress(database);
  session.mask(password);
  return database;
}

/** The folder of what a process keeps beside a shared database. */
export function readWorkFolder({ folder, env }: Pick<Session, 'folder' | 'env'>, given: string | undefined): string {
  if (given !== undefined) return resolve(folder, given);
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'scan-gate');
}

/** For messages. */
export function showDatabase(database: string): string {
  return isPostgresAddress(database) ? parsePostgresAddress(database).shown : database;
}
