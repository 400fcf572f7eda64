/** The service's SQLite database as the tables use it: statements, transactions, and a clock without repetitions. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type FileOptions, openFile } from './database-file.ts';

export interface Database {
  all<Row>(sql: string, ...values: SQLInputValue[]): Promise<Row[]>;
  get<Row>(sql: string, ...values: SQLInputValue[]): Promise<Row | undefined>;
  /** Returns the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): Promise<number>;
  /**
   * All of it or nothing. The work must use the database that it is passed: statements of the outer one wait until the
   * transaction has ended. A transaction within another one is a part of that one.
   */
  transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T>;
  /**
   * The server time, ISO 8601 with milliseconds and Z. Always later than all earlier times, also after restarts.
   * Findings of different scans are distinguished by these times, so no two events may share one.
   */
  tick(): Promise<string>;
  /** Waits for what was asked of it before. */
  close(): Promise<void>;
}

export interface DatabaseOptions extends FileOptions {
  now(): Date;
}

/** Throws CONFIG when the file is in use by a service, newer, damaged, or not this service's. */
export async function openDatabase({ now, ...options }: DatabaseOptions): Promise<Database> {
  const { connection, close } = openFile(options);
  const run = createStatementRunner(connection, createClock(connection, now));
  const inTurn = createTurns();
  return {
    all: (sql, ...values) => inTurn(async () => run.all(sql, values)),
    get: (sql, ...values) => inTurn(async () => run.get(sql, values)),
    run: (sql, ...values) => inTurn(async () => run.run(sql, values)),
    transaction: (work) => inTurn(() => runInTransaction(connection, run, work)),
    tick: () => inTurn(async () => run.tick()),
    close: () => inTurn(async () => close()),
  };
}

/**
 * The connection serves one task after the other. Otherwise statements of other requests would become a part of an open
 * transaction.
 */
function createTurns(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

interface StatementRunner {
  all<Row>(sql: string, values: readonly SQLInputValue[]): Row[];
  get<Row>(sql: string, values: readonly SQLInputValue[]): Row | undefined;
  run(sql: string, values: readonly SQLInputValue[]): number;
  tick(): string;
}

function createStatementRunner(connection: DatabaseSync, tick: () => string): StatementRunner {
  const statements = new Map<string, StatementSync>();
  const prepareOnce = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    all: <Row>(sql: string, values: readonly SQLInputValue[]) => prepareOnce(sql).all(...values) as unknown as Row[],
    get: <Row>(sql: string, values: readonly SQLInputValue[]) =>
      prepareOnce(sql).get(...values) as unknown as Row | undefined,
    run: (sql, values) => Number(prepareOnce(sql).run(...values).changes),
    tick,
  };
}

async function runInTransaction<T>(
  connection: DatabaseSync,
  run: StatementRunner,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  connection.exec('BEGIN IMMEDIATE');
  const { transaction, end } = createTransaction(run);
  try {
    const result = await work(transaction);
    end();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    end();
    // After some errors (a full disk, for example) SQLite has already rolled back.
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** A statement that comes after the end of its transaction is an error: it would belong to another one. */
function createTransaction(run: StatementRunner): { transaction: Database; end(): void } {
  let isOver = false;
  const requireOpen = () => {
    if (isOver) throw new Error('the transaction has ended');
  };
  const transaction: Database = {
    async all(sql, ...values) {
      requireOpen();
      return run.all(sql, values);
    },
    async get(sql, ...values) {
      requireOpen();
      return run.get(sql, values);
    },
    async run(sql, ...values) {
      requireOpen();
      return run.run(sql, values);
    },
    transaction: (work) => work(transaction),
    async tick() {
      requireOpen();
      return run.tick();
    },
    async close() {
      throw new Error('a transaction does not close the database');
    },
  };
  const endTransaction = () => {
    isOver = true;
  };
  return { transaction, end: endTransaction };
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
