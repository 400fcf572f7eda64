/**
 * The service's database as the tables use it, whichever it is: typed queries and the parts they share, pages,
 * transactions, and the server's time.
 */

import type { Expression, Kysely, OrderByItemBuilder, SqlBool } from 'kysely';
import { sql } from './kysely.ts';
import type { Schema } from './schema.ts';

export interface Database {
  /**
   * For queries. Outside a transaction they see what is committed, and do not wait for a transaction, except for a
   * database in memory.
   */
  read: Kysely<Schema>;
  /** For changes. */
  write: Kysely<Schema>;
  /**
   * All of it or nothing. The work must use the database that it is passed: in SQLite, changes by the outer one wait
   * until the transaction has ended. A transaction within another one is a part of that one. The work may run again
   * after a conflict with another process.
   */
  transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T>;
  /**
   * The server time, ISO 8601 with milliseconds and Z. It comes from the database, and is always later than all earlier
   * times of all processes, also after restarts. Findings of different scans are distinguished by these times, so no
   * two events may share one.
   */
  tick(): Promise<string>;
  /** In a transaction: others that ask for it wait until the transaction has ended. */
  lockQueue(): Promise<void>;
  /** In a transaction: the rows of the named table are locked, and those that another transaction has are left out. */
  skipLocked<Query extends Lockable<Query>>(query: Query, table: Parameters<Query['forUpdate']>[0]): Query;
  /** In a transaction: the rows of the named table are locked, after other transactions have given them free. */
  lockRows<Query extends Lockable<Query>>(query: Query, table: Parameters<Query['forUpdate']>[0]): Query;
  /** Whether other processes may work with the database: then rows must be locked. */
  isShared: boolean;
  /** Tells all processes, at the end of the transaction, that there may be work for them. */
  notify(): Promise<void>;
  /** Calls back after a notification. Returns how to end that. */
  listen(call: () => void): Promise<() => Promise<void>>;
  /** Whether a change would wait for another one of this process. */
  isBusy(): boolean;
  /** Waits for what was asked of it before. */
  close(): Promise<void>;
}

/** A query whose rows can be locked. */
interface Lockable<Query> {
  // biome-ignore lint/suspicious/noExplicitAny: a query builder knows which of its tables can be named
  forUpdate(of?: any): Query & { skipLocked(): Query };
  // biome-ignore lint/suspicious/noExplicitAny: the same
  forNoKeyUpdate(of?: any): Query & { skipLocked(): Query };
}

/** What differs between the databases. */
interface DatabaseParts extends Pick<Database, 'read' | 'write' | 'isBusy' | 'close' | 'isShared' | 'listen'> {
  notify(connection: Kysely<Schema>): Promise<void>;
  tick(transaction: Kysely<Schema> | undefined): Promise<string>;
  lockQueue(transaction: Kysely<Schema>): Promise<void>;
  /** Whether the transaction may succeed when it is tried again. */
  isTransient(error: unknown): boolean;
}

const maxTries = 4;

export function createDatabase(parts: DatabaseParts): Database {
  const { read, write, isBusy, close, isShared, listen } = parts;
  const tryTransaction = async <T>(work: (transaction: Database) => Promise<T>, tries: number): Promise<T> => {
    try {
      return await write.transaction().execute((transaction) => runWork(parts, transaction, work));
    } catch (error) {
      if (tries >= maxTries || !parts.isTransient(error)) throw error;
      return tryTransaction(work, tries + 1);
    }
  };
  return {
    ...{ read, write, isBusy, close, isShared, listen },
    transaction: (work) => tryTransaction(work, 1),
    tick: () => parts.tick(undefined),
    lockQueue: async () => {
      throw new Error('the queue is locked in a transaction only');
    },
    skipLocked: (query) => query,
    lockRows: (query) => query,
    notify: () => parts.notify(write),
  };
}

/** A statement that comes after the end of its transaction is an error: it would belong to another one. */
async function runWork<T>(
  parts: DatabaseParts,
  connection: Kysely<Schema>,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  let isOver = false;
  const getOpen = () => {
    if (isOver) throw new Error('the transaction has ended');
    return connection;
  };
  const transaction: Database = {
    get read() {
      return getOpen();
    },
    get write() {
      return getOpen();
    },
    transaction: (inner) => inner(transaction),
    tick: async () => parts.tick(getOpen()),
    lockQueue: async () => parts.lockQueue(getOpen()),
    // Other rows may still refer to the locked ones.
    skipLocked: (query, table) => (parts.isShared ? query.forNoKeyUpdate(table).skipLocked() : query),
    lockRows: (query, table) => (parts.isShared ? query.forNoKeyUpdate(table) : query),
    notify: () => parts.notify(getOpen()),
    ...{ isShared: parts.isShared, listen: parts.listen },
    isBusy: () => false,
    close: async () => {
      throw new Error('a transaction does not close the database');
    },
  };
  try {
    return await work(transaction);
  } finally {
    isOver = true;
  }
}

export interface Paging {
  /** From 1. */
  page: number;
  limit: number;
}

export interface Listed<T> {
  items: T[];
  /** Rows on all pages. */
  total: number;
}

/** One page of a list, whose order must be total, and the total number of its rows. */
export async function readPage<Row>(
  { page, limit }: Paging,
  count: { executeTakeFirstOrThrow(): Promise<{ total: number }> },
  list: (limit: number, offset: number) => { execute(): Promise<Row[]> },
): Promise<Listed<Row>> {
  const { total } = await count.executeTakeFirstOrThrow();
  const offset = (page - 1) * limit;
  // An offset far beyond the end would not fit the database's integers.
  return { items: offset >= total ? [] : await list(limit, offset).execute(), total };
}

/** Nothing is less than something. */
export const sortAscending = (order: OrderByItemBuilder): OrderByItemBuilder => order.asc().nullsFirst();
export const sortDescending = (order: OrderByItemBuilder): OrderByItemBuilder => order.desc().nullsLast();

/** Whether a text contains another one, in which no character is special. Ignores the case of A to Z. */
export function containsIgnoringCase(text: Expression<string>, part: string): Expression<SqlBool> {
  const literal = part.replaceAll(/[\\%_]/g, '\\$&').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return sql<SqlBool>`lower(${text}) like ${`%${literal}%`} escape '\\'`;
}

/**
 * The condition that a row's repository belongs to an organization. None without an organization. In this form the rows
 * are read in their order, until a page is full.
 */
export function listOwnership(organizationId: string | undefined): Expression<SqlBool>[] {
  if (organizationId === undefined) return [];
  const owned = sql`r.id = repository_id and r.organization_id = ${organizationId}`;
  return [sql<SqlBool>`exists (select 1 from repositories as r where ${owned})`];
}
