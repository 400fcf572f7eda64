/** The service's SQLite database as the tables use it: statements, transactions, and a clock without repetitions. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type FileOptions, openFile } from './database-file.ts';

export interface Database {
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined;
  /** Returns the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** All of it or nothing. A transaction within another one is a part of that one. */
  transaction<T>(work: () => T): T;
  /**
   * The server time, ISO 8601 with milliseconds and Z. Always later than all earlier times, also after restarts.
   * Findings of different scans are distinguished by these times, so no two events may share one.
   */
  tick(): string;
  close(): void;
}

export interface DatabaseOptions extends FileOptions {
  now(): Date;
}

/** Throws CONFIG when the file is in use by a service, newer, damaged, or not this service's. */
export function openDatabase({ now, ...options }: DatabaseOptions): Database {
  const { connection, close } = openFile(options);
  const statements = new Map<string, StatementSync>();
  const prepareOnce = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepareOnce(sql).all(...values) as unknown as Row[],
    get: <Row>(sql: string, ...values: SQLInputValue[]) =>
      prepareOnce(sql).get(...values) as unknown as Row | undefined,
    run: (sql, ...values) => Number(prepareOnce(sql).run(...values).changes),
    transaction: (work) => runInTransaction(connection, work),
    tick: createClock(connection, now),
    close,
  };
}

function runInTransaction<T>(connection: DatabaseSync, work: () => T): T {
  if (connection.isTransaction) return work();
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    // After some errors (a full disk, for example) SQLite has already rolled back.
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

function createClock(connection: DatabaseSync, now: () => Date): () => string {
  const latest = connection.prepare(latestTime).get() as unknown as { t: string | null };
  let last = latest.t === null ? 0 : Date.parse(latest.t);
  return () => {
    last = Math.max(now().getTime(), last + 1);
    return new Date(last).toISOString();
  };
}
