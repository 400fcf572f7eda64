/**
 * The service's database in PostgreSQL, which several processes share: reads its address and explains its faults. The
 * package `pg` is loaded only for it.
 */

import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import type { Dialect, Kysely } from 'kysely';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { GateError } from '../../shared/errors.ts';
import { runOnce } from '../../shared/once.ts';
import { formatErrorLine } from '../log.ts';
import { createDatabase, type Database } from './database.ts';
import {
  applyMigrations,
  currentVersion,
  loadKysely,
  openTables,
  PostgresDialect,
  postgresWords,
  readVersion,
  sql,
  toStored,
} from './kysely.ts';
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
    ...{ host, port, user, password, database, options, ssl, max, application_name: 'scan-gate', keepAlive: true },
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

/** Read like libpq does, and never shown with its password. */
interface PostgresAddress {
  /** For messages: without the password and the parameters. */
  shown: string;
  host: string;
  port: number | undefined;
  user: string | undefined;
  /** Undefined: `PGPASSWORD`, or the file that `PGPASSFILE` names. */
  password: string | undefined;
  database: string | undefined;
  options: string | undefined;
  /** False: without TLS. */
  ssl: ConnectionOptions | false;
}

export function isPostgresAddress(database: string): boolean {
  return /^postgres(?:ql)?:/i.test(database);
}

/** Throws CONFIG when the database is an address that nothing here understands, which would become a file's name. */
export function checkDatabaseName(database: string): void {
  const [, protocol] = /^([a-z][a-z0-9+.-]+):\/\//i.exec(database) ?? [];
  if (protocol === undefined || isPostgresAddress(database)) return;
  throw new GateError('CONFIG', `The database is an address of ${protocol}, which is not supported.`, {
    hint: 'Name a file for SQLite, or postgres://USER@HOST/NAME?sslmode=verify-full.',
  });
}

const parameters = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'host', 'port', 'options'] as const;
type Parameters = Partial<Record<(typeof parameters)[number], string>>;

/** Throws CONFIG that does not repeat what may be a password. */
export function parsePostgresAddress(text: string): PostgresAddress {
  // `postgres://USER@/NAME?host=/run/postgresql` names no host before the path.
  const address = text.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)(?=[/?#]|$)/i, '$1localhost');
  const url = /^postgres(?:ql)?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined) {
    throw new GateError('CONFIG', 'The address of the PostgreSQL database cannot be read.', {
      hint: 'Write postgres://USER@HOST:PORT/NAME, and special characters of its parts as %XX.',
    });
  }
  const unknown = [...url.searchParams.keys()].find((name) => !(parameters as readonly string[]).includes(name));
  if (unknown !== undefined) {
    const name = JSON.stringify(unknown.slice(0, 40));
    throw new GateError('CONFIG', `The address of the PostgreSQL database has the unknown parameter ${name}.`, {
      hint: `Known ones are ${parameters.join(', ')}.`,
    });
  }
  const given = Object.fromEntries(url.searchParams) as Parameters;
  const user = decodePart(url.username);
  const host = given.host ?? decodePart(url.hostname.replace(/^\[|\]$/g, '')) ?? 'localhost';
  const database = decodePart(url.pathname.slice(1));
  const port = readPort(given.port ?? url.port);
  const place = `${host.startsWith('/') ? '' : host}${port === undefined ? '' : `:${port}`}`;
  const shown = `postgres://${user === undefined ? '' : `${encodeURIComponent(user)}@`}${place}/${database ?? ''}`;
  const ssl = host.startsWith('/') ? false : readTls(given, host, shown);
  return { shown, host, port, user, password: decodePart(url.password), database, options: given.options, ssl };
}

function decodePart(text: string): string | undefined {
  if (text === '') return undefined;
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw new GateError('CONFIG', 'The address of the PostgreSQL database has a % that is not an escape.', {
      cause,
      hint: 'Write % as %25.',
    });
  }
}

function readPort(text: string): number | undefined {
  if (text === '') return undefined;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port > 0 && port < 65_536) return port;
  throw new GateError('CONFIG', 'The port in the address of the PostgreSQL database is not from 1 to 65535.');
}

/** What `sslmode` means to libpq. `prefer` and `allow` are refused, because whoever listens could choose them. */
function readTls(given: Parameters, host: string, shown: string): ConnectionOptions | false {
  const { sslmode } = given;
  const isLocal = /^(?:localhost|127\.[\d.]+|::1)$/.test(host);
  if (sslmode === undefined && isLocal) return false;
  if (sslmode === undefined) {
    throw new GateError('CONFIG', `The database ${shown} is on another machine, and sslmode is missing.`, {
      hint: 'Add ?sslmode=verify-full (and &sslrootcert=FILE), require, or disable for a network that is safe.',
    });
  }
  if (sslmode === 'disable') return false;
  const files = {
    ...(given.sslrootcert !== undefined && given.sslrootcert !== 'system' && { ca: readPem(given, 'sslrootcert') }),
    ...(given.sslcert !== undefined && { cert: readPem(given, 'sslcert') }),
    ...(given.sslkey !== undefined && { key: readPem(given, 'sslkey') }),
  };
  if (sslmode === 'verify-full') return { ...files, rejectUnauthorized: true };
  const checkServerIdentity = () => undefined;
  if (sslmode === 'verify-ca' && 'ca' in files) return { ...files, rejectUnauthorized: true, checkServerIdentity };
  // As libpq does, `require` verifies the authority when one is named.
  if (sslmode === 'require') return { ...files, rejectUnauthorized: 'ca' in files, checkServerIdentity };
  if (sslmode === 'verify-ca')
    throw new GateError('CONFIG', 'sslmode=verify-ca needs sslrootcert: the file with the authority of the database.');
  const mode = JSON.stringify(sslmode.slice(0, 40));
  throw new GateError('CONFIG', `sslmode=${mode} in the address of the PostgreSQL database is not supported.`, {
    hint: 'Use verify-full, verify-ca, require or disable. Others leave it to the network whether TLS is used.',
  });
}

function readPem(given: Parameters, name: 'sslrootcert' | 'sslcert' | 'sslkey'): string {
  const file = given[name] ?? '';
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new GateError('CONFIG', `${name}: the file ${file} cannot be read (${(cause as Error).message}).`, { cause });
  }
}

const listening = 'Check host and port, and that the server runs and accepts connections from here.';
const certificate = 'Name its authority with sslrootcert, or correct the host.';

/** By code of PostgreSQL, Node.js or OpenSSL. */
const faults: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  ECONNREFUSED: ['does not answer', listening],
  ECONNRESET: ['ended the connection', listening],
  ENOENT: ['has no such socket', listening],
  ENOTFOUND: ['is on a host that is not known', listening],
  EAI_AGAIN: ['is on a host that is not known', listening],
  ETIMEDOUT: ['does not answer', listening],
  EHOSTUNREACH: ['does not answer', listening],
  '28P01': ['refuses the password', 'Check the user and the password, or the line in the file of PGPASSFILE.'],
  '28000': ['refuses the user', 'Check the user, and pg_hba.conf of the server.'],
  '3D000': ['does not exist', 'Create it first: createdb NAME.'],
  '42501': ['lacks a permission for this user', 'docs/service.md lists what the role needs.'],
  '53300': ['has no connection left', 'Raise max_connections, or start fewer processes.'],
  '57P03': ['is starting or stopping', 'Try again later.'],
  '25006': ['is read-only', 'Name the primary server.'],
  SELF_SIGNED_CERT_IN_CHAIN: ['has a certificate of an unknown authority', certificate],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['has a certificate that it signed itself', certificate],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['has a certificate of an unknown authority', certificate],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['has a certificate of an unknown authority', certificate],
  ERR_TLS_CERT_ALTNAME_INVALID: ['has a certificate of another host', certificate],
  CERT_HAS_EXPIRED: ['has a certificate that has expired', 'Renew it.'],
  ERR_MODULE_NOT_FOUND: [
    'needs the package pg, which is not installed here',
    'Install Scan Gate from npm: npm install --global scan-gate.',
  ],
};

const lostCodes = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', '57P01', '57P02', '57P03', '08003', '08006'];
/** What `pg` says without a code. */
const lostMessage = /^Connection (?:terminated|ended)|is not queryable$|^timeout exceeded when trying to connect/;

/** Whether work failed only because a connection to the database was lost. */
export function isLostConnection(error: unknown): boolean {
  const { code = '', syscall, message = '' } = error as { code?: string; syscall?: string; message?: string };
  return lostCodes.includes(code) || syscall === 'connect' || lostMessage.test(message);
}

/** Any error of a start becomes CONFIG. */
function explainPostgresFault({ shown, password }: PostgresAddress, error: unknown): GateError {
  if (error instanceof GateError) return error;
  const { code = '' } = error as { code?: string };
  const text = formatErrorLine(error);
  const safe = password === undefined || password === '' ? text : text.replaceAll(password, '…');
  const isUnencrypted = /does not support SSL/.test(text);
  const isPasswordMissing = /password must be a string/.test(text);
  const fallback = ['cannot be used', listening] as const;
  const [what, hint] = isUnencrypted
    ? ['does not offer TLS', 'Switch it on at the server, or set sslmode=disable for a network that is safe.']
    : isPasswordMissing
      ? ['asks for a password', 'Put it into the file that PGPASSFILE names, or into PGPASSWORD.']
      : (faults[code] ?? fallback);
  const reason = safe === '' ? code : safe;
  return new GateError('CONFIG', `The database ${shown} ${what}${reason === '' ? '' : ` (${reason})`}.`, {
    hint,
    // The message of the original may hold a part of the address.
    cause: Object.assign(new Error(safe), { code }),
  });
}
