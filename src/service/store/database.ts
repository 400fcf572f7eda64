/** Opens the service's SQLite database: one owner, versioned tables, and a clock that never repeats. */
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { GateError } from '../../errors.ts';
import { type Migration, migrations } from './tables.ts';

/** Marks a file as this service's ("SGat"), so that nobody else's database is ever written to. */
const applicationId = 0x53476174;
const lockTimeoutMs = 1_000;

export interface Database {
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined;
  /** The number of rows changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  transaction<T>(work: () => T): T;
  /**
   * The server time, ISO 8601 with milliseconds and Z, later than every time given before, also across restarts.
   * A finding is told from those of earlier scans by comparing such times, so two events never share one.
   */
  tick(): string;
  close(): void;
}

/** `file` is a path or `:memory:`. Throws CONFIG when the file is in use, newer, or not this service's. */
export function openDatabase(file: string, now: () => Date): Database {
  const connection = connect(file);
  try {
    takeOwnership(connection, file);
    migrate(connection, file);
  } catch (error) {
    connection.close();
    throw error;
  }
  return wrap(connection, now);
}

function connect(file: string): DatabaseSync {
  try {
    // The file holds findings and key digests; SQLite's own files beside it inherit the mode.
    if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600));
    return new DatabaseSync(file, { timeout: lockTimeoutMs, enableForeignKeyConstraints: true });
  } catch (cause) {
    throw new GateError('CONFIG', `The database ${file} cannot be opened.`, {
      cause,
      hint: 'Name a file in a folder that exists and can be written to.',
    });
  }
}

/** Holds the file while the process lives: a second service would call the first one's scans interrupted. */
function takeOwnership(connection: DatabaseSync, file: string): void {
  try {
    connection.exec('PRAGMA locking_mode = EXCLUSIVE');
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('BEGIN IMMEDIATE; COMMIT');
  } catch (cause) {
    throw new GateError('CONFIG', `The database ${file} is in use or is not a database.`, {
      cause,
      hint: 'Stop the other service, or name another file.',
    });
  }
}

function migrate(connection: DatabaseSync, file: string): void {
  const version = pragma(connection, 'user_version');
  const tables = connection.prepare('SELECT count(*) AS n FROM sqlite_schema').get() as unknown as { n: number };
  if (tables.n > 0 && pragma(connection, 'application_id') !== applicationId) {
    throw new GateError('CONFIG', `The database ${file} belongs to another program.`, { hint: 'Name another file.' });
  }
  if (version > migrations.length) {
    throw new GateError('CONFIG', `The database ${file} was written by a newer version (${version}).`, {
      hint: 'Update this program, or name another file.',
    });
  }
  connection.exec(`PRAGMA application_id = ${applicationId}`);
  migrations.slice(version).forEach((step, index) => {
    applyMigration(connection, step, version + index + 1);
  });
}

function applyMigration(connection: DatabaseSync, step: Migration, version: number): void {
  connection.exec('BEGIN IMMEDIATE');
  try {
    step(connection);
    connection.exec(`PRAGMA user_version = ${version}`);
    connection.exec('COMMIT');
  } catch (error) {
    connection.exec('ROLLBACK');
    throw error;
  }
}

function pragma(connection: DatabaseSync, name: 'user_version' | 'application_id'): number {
  const row = connection.prepare(`PRAGMA ${name}`).get() as unknown as Record<string, number>;
  return row[name] ?? 0;
}

function wrap(connection: DatabaseSync, now: () => Date): Database {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values) as unknown as Row[],
    get: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).get(...values) as unknown as Row | undefined,
    run: (sql, ...values) => Number(prepare(sql).run(...values).changes),
    transaction: (work) => inTransaction(connection, work),
    tick: startClock(connection, now),
    close: () => connection.close(),
  };
}

function inTransaction<T>(connection: DatabaseSync, work: () => T): T {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has rolled back by itself after some errors (disk full, for one).
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

const latestTime = `
  SELECT max(t) AS t FROM (
    SELECT max(updated_at) AS t FROM repositories
    UNION ALL SELECT max(created_at) FROM scans
    UNION ALL SELECT max(started_at) FROM scans
    UNION ALL SELECT max(completed_at) FROM scans
  )`;

function startClock(connection: DatabaseSync, now: () => Date): () => string {
  const latest = connection.prepare(latestTime).get() as unknown as { t: string | null };
  let last = latest.t === null ? 0 : Date.parse(latest.t);
  return () => {
    last = Math.max(now().getTime(), last + 1);
    return new Date(last).toISOString();
  };
}
