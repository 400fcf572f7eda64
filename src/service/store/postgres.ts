/** The service's database in PostgreSQL, which several processes share. Its package is loaded only for it. */
import type { Dialect, Kysely } from 'kysely';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { GateError } from '../../shared/errors.ts';
import { runOnce } from '../../shared/once.ts';
import { createDatabase, type Database } from './database.ts';
import { loadKysely, openTables, PostgresDialect, sql, toStored } from './kysely.ts';
import { applyMigrations, currentVersion, postgresWords, readVersion } from './migrations.ts';
import { explainPostgresFault, type PostgresAddress, parsePostgresAddress } from './postgres-address.ts';
import type { Schema } from './schema.ts';

/** How many connections each process has at most, besides those for the clock. */
const maxConnections = 10;
/** A transaction that waits for its time does not need a connection of the others. */
const maxClockConnections = 2;

/**
 * Throws CONFIG when the database cannot be reached or used, or is newer. `mayMake`: false for a database that has the
 * tables only. `now`: the clock of the database by default.
 */
export async function openPostgres(text: string, mayMake: boolean, now?: () => Date): Promise<Database> {
  const address = parsePostgresAddress(text);
  try {
    const pool = await createPool(address, maxConnections);
    const clockPool = await createPool(address, maxClockConnections);
    const database = createPostgresDatabase(pool, clockPool, now);
    await migrate(database.write, address, mayMake).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    return database;
  } catch (error) {
    throw explainPostgresFault(address, error);
  }
}

/** Whether a start could use the database, without changing it. */
export async function inspectPostgres(text: string): Promise<{ message: string; repositories: [] }> {
  const address = parsePostgresAddress(text);
  try {
    const database = openTables(createDialect(await createPool(address, 1)));
    try {
      const { shown } = address;
      const version = await readVersion(database, shown, await readSchema(database));
      const message =
        version === 0
          ? `${shown} has no tables yet: the start will create them`
          : version < currentVersion
            ? `${shown} has tables of version ${version}: the start will migrate them to ${currentVersion}; make a backup first`
            : `${shown} answers, with tables of version ${version}`;
      return { message, repositories: [] };
    } finally {
      await database.destroy();
    }
  } catch (error) {
    throw explainPostgresFault(address, error);
  }
}

function createPostgresDatabase(pool: Pool, clockPool: Pool, now: (() => Date) | undefined): Database {
  const connections = openTables(createDialect(pool));
  const clock = openTables(createDialect(clockPool));
  return createDatabase({
    ...{ read: connections, write: connections, isShared: true, isBusy: () => false },
    notify: async (connection) => {
      await sql`select pg_notify(${channel}, '')`.execute(connection);
    },
    listen: (call) => listenForWork(pool, call),
    lockQueue: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${queueLock})`.execute(transaction);
    },
    // On a connection of its own: the row of the clock must not stay locked until a long transaction ends.
    tick: async () => {
      const time = now?.().getTime();
      const { lastMs } = await clock
        .updateTable('clock')
        .set({
          lastMs:
            time === undefined
              ? sql<number>`greatest(floor(extract(epoch from clock_timestamp()) * 1000)::bigint, last_ms + 1)`
              : sql<number>`greatest(${time}::bigint, last_ms + 1)`,
        })
        .returning('lastMs')
        .executeTakeFirstOrThrow();
      return new Date(lastMs).toISOString();
    },
    isTransient: (error) => transientCodes.includes(String((error as { code?: unknown }).code)),
    close: runOnce(async () => {
      await Promise.all([connections.destroy(), clock.destroy()]);
    }),
  });
}

/** Of the whole database. A notification for another part of it only causes a look that finds nothing. */
const channel = 'scan_gate_work';
const reconnectMs = 1_000;

/** After a lost connection it connects again. What was missed meanwhile is found by looking from time to time. */
async function listenForWork(pool: Pool, call: () => void): Promise<() => Promise<void>> {
  let client: PoolClient | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const drop = () => {
    client?.removeAllListeners('notification');
    client?.release(true);
    client = undefined;
  };
  const connect = async (): Promise<void> => {
    try {
      client = await pool.connect();
      client.on('notification', call);
      client.once('error', () => {
        drop();
        connectLater();
      });
      await client.query(`LISTEN ${channel}`);
      if (isStopped) drop();
    } catch {
      drop();
      connectLater();
    }
  };
  const connectLater = () => {
    // It keeps the process: without a connection, a worker has nothing else to wait for.
    if (!isStopped) timer = setTimeout(() => void connect(), reconnectMs);
  };
  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    drop();
  };
}

/** The key of an advisory lock: "SGat" and a number. */
const queueLock = 0x53476174 * 16 + 1;

/** Serialization failure, deadlock, and a row that another process inserted first. */
const transientCodes = ['40001', '40P01', '23505'];

/** PostgreSQL's `bigint`, whose numbers pg returns as texts. All of ours are exact in JavaScript. */
const bigintType = 20;

async function createPool(address: PostgresAddress, max: number): Promise<Pool> {
  loadKysely();
  const { default: pg } = await import('pg');
  const { host, port, user, password, database, options, ssl } = address;
  const config: PoolConfig = {
    ...{ host, ssl, max, application_name: 'scan-gate', keepAlive: true },
    ...(port !== undefined && { port }),
    ...(user !== undefined && { user }),
    ...(password !== undefined && { password }),
    ...(database !== undefined && { database }),
    ...(options !== undefined && { options }),
    connectionTimeoutMillis: 10_000,
    // A process that hangs gives its locks back.
    idle_in_transaction_session_timeout: 300_000,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === bigintType ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
  };
  const pool = new pg.Pool(config);
  // A connection that is lost while nobody uses it is replaced.
  pool.on('error', () => undefined);
  // One that is lost within a transaction rejects its next statement. Without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function createDialect(pool: Pool): Dialect {
  const dialect = new PostgresDialect({ pool });
  // PostgreSQL's texts cannot contain the character U+0000, which scanned files may.
  const clean = (value: unknown) => {
    const stored = toStored(value);
    return typeof stored === 'string' ? stored.replaceAll('\0', '\ufffd') : stored;
  };
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => {
      const compiler = dialect.createQueryCompiler();
      return {
        compileQuery: (node, queryId) => {
          const query = compiler.compileQuery(node, queryId);
          return { ...query, parameters: query.parameters.map(clean) };
        },
      };
    },
  };
}

/** Without changes when the tables are there: then the role needs no right to create any. */
async function migrate(database: Kysely<Schema>, { shown }: PostgresAddress, mayMake: boolean): Promise<void> {
  const schema = await readSchema(database);
  const version = await readVersion(database, shown, schema);
  if (version === currentVersion) return;
  if (version === 0 && !mayMake) {
    throw new GateError('CONFIG', `The database ${shown} has no tables of Scan Gate.`, {
      hint: 'Name the database that serve works with; keys create makes the tables.',
    });
  }
  await applyMigrations(database, postgresWords, schema);
}

/** The schema that new tables go into: the first of `search_path` that exists. */
async function readSchema(database: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`SELECT current_schema() AS name`.execute(database);
  return rows[0]?.name ?? 'public';
}
