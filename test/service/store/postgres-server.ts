/** A PostgreSQL server of the tests: on a socket in a temporary folder, ended and removed with the process that started it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { postgresSocket, runFolder } from '../../run-folder.ts';

const versions = '/usr/lib/postgresql';

/** The folder of the server's programs. Debian does not put it into PATH. */
export function findPostgresPrograms(): string | undefined {
  const folders = existsSync(versions) ? readdirSync(versions).toSorted().toReversed() : [];
  return folders.map((version) => join(versions, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

export const isPostgresInstalled = findPostgresPrograms() !== undefined;

/** PostgreSQL refuses to run as root. */
function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = lines.find((each) => each.startsWith('postgres:')) ?? lines.find((each) => each.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

export interface PostgresServer {
  /** Without parameters but the socket's folder. */
  address(database: string): string;
  folder: string;
  /** As the fault of a crash: open connections are lost. */
  restart(): Promise<void>;
  end(): void;
}

/** Nothing is kept safe from a power failure, which makes it fast. */
const settings = {
  ...{ listen_addresses: '', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  ...{ max_connections: '200', shared_buffers: '32MB', autovacuum: 'off' },
};

const creation = '-U postgres -A trust -E UTF8 --locale=C --no-sync';

/**
 * Makes the server and starts it. Ends it when its standard input ends, which it does with the process that started
 * it, however that ended. Then the folder goes away.
 */
const guard = `trap '' INT TERM HUP
programs=$1; shift
if [ ! -d data ]; then "$programs/initdb" -D data ${creation} > errors.txt 2>&1 || { mv errors.txt failed.txt; cat > /dev/null; rm -rf "$0"; exit; }; fi
"$programs/postgres" -D data -k "$0" "$@" & server=$!
cat > /dev/null
kill -QUIT $server
wait $server
[ -e "$0/keep" ] || rm -rf "$0"`;

async function startServer(change: Record<string, string> = {}): Promise<PostgresServer> {
  const programs = findPostgresPrograms() ?? '';
  const user = findUnprivilegedUser();
  // The path of a socket is at most 107 bytes, so TMPDIR may be too deep.
  const folder = mkdtempSync('/tmp/scan-gate-pg-');
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const flags = Object.entries({ ...settings, ...change }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-c', guard, folder, programs, ...flags];
  const start = async () => {
    // Not in the group of the process: what kills the group leaves the guard its work.
    const own = { ...user, cwd: folder, detached: true };
    const started = spawn('sh', args, { ...own, stdio: ['pipe', 'ignore', 'ignore'] });
    letProcessEnd(started);
    await waitForServer(folder);
    return started;
  };
  let server = await start();
  return {
    address: (database) => addressIn(folder, database),
    folder,
    restart: async () => {
      const keep = join(folder, 'keep');
      writeFileSync(keep, '');
      server.stdin?.end();
      await once(server, 'close');
      rmSync(keep);
      server = await start();
    },
    end: () => void server.stdin?.end(),
  };
}

const addressIn = (folder: string, database: string): string =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;

/** A test file ends although its server runs. */
function letProcessEnd(server: ChildProcess): void {
  server.unref();
  (server.stdin as unknown as { unref(): void }).unref();
}

async function waitForServer(folder: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch {
      const failed = join(folder, 'failed.txt');
      if (existsSync(failed)) throw new Error(`initdb failed: ${readFileSync(failed, 'utf8')}`);
      await delay(20);
    }
  }
}

/** The folder of the one server of the whole run, which starts when the first test needs it. */
async function askForServer(): Promise<string> {
  const folder = await text(connect(postgresSocket(runFolder())));
  if (folder === '') throw new Error('PostgreSQL did not start');
  return folder;
}

async function runQuery(folder: string, database: string, query: string): Promise<void> {
  const client = new pg.Client({ host: folder, user: 'postgres', database });
  await client.connect();
  await client.query(query);
  await client.end();
}

/** Each process has a database of its own: locks and notifications are those of one database. */
let ownDatabase: Promise<{ folder: string; database: string }> | undefined;
async function openOwnDatabase() {
  const folder = await askForServer();
  const database = `tests_${randomUUID().replaceAll('-', '')}`;
  await runQuery(folder, 'postgres', `CREATE DATABASE ${database}`);
  return { folder, database };
}

/** The address of an empty part of this process's database, which is faster to make than a database. */
export async function createPostgresDatabase(): Promise<string> {
  ownDatabase ??= openOwnDatabase();
  const { folder, database } = await ownDatabase;
  schemas += 1;
  const schema = `part_${schemas}`;
  await runQuery(folder, database, `CREATE SCHEMA ${schema}`);
  return `${addressIn(folder, database)}&options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

let schemas = 0;

/** For what the server of the run does not show: roles, other settings, faults of the server. */
export async function startOwnPostgres(change?: Record<string, string>): Promise<PostgresServer> {
  return startServer(change);
}
