/** A PostgreSQL server of the tests: on a socket in a temporary folder, ended with the process that started it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { runOnce } from '../../../src/once.ts';

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
}

/** Nothing is kept safe from a power failure, which makes it fast. */
const settings = {
  ...{ listen_addresses: '', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  ...{ max_connections: '200', shared_buffers: '32MB', autovacuum: 'off' },
};

/** Ends the server when its standard input ends, which it does with the process that started it, however that ended. */
const guard = `trap '' INT TERM HUP
"$@" & server=$!
cat > /dev/null
kill -QUIT $server
wait $server`;

async function startServer(change: Record<string, string> = {}): Promise<PostgresServer> {
  const programs = findPostgresPrograms() ?? '';
  const user = findUnprivilegedUser();
  // The path of a socket is at most 107 bytes, so TMPDIR may be too deep.
  const folder = mkdtempSync('/tmp/scan-gate-pg-');
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), options, { ...user, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const flags = Object.entries({ ...settings, ...change }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(programs, 'postgres'), '-D', data, '-k', folder, ...flags];
  const start = () =>
    spawn('sh', ['-c', guard, 'sh', ...command], { ...user, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] });
  let server = start();
  const address = (database: string) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  process.once('exit', () => {
    endAtOnce(data);
    rmSync(folder, { recursive: true, force: true });
  });
  letProcessEnd(server);
  await waitForServer(folder);
  return {
    address,
    folder,
    restart: async () => {
      const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
      server.stdin?.end();
      await ended;
      server = start();
      letProcessEnd(server);
      await waitForServer(folder);
    },
  };
}

/** A test file ends although its server runs. */
function letProcessEnd(server: ChildProcess): void {
  server.unref();
  (server.stdin as unknown as { unref(): void }).unref();
}

/** The first line of the file is the server's process. */
function endAtOnce(data: string): void {
  try {
    process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT');
  } catch {
    // It has ended.
  }
}

async function waitForServer(folder: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await delay(20);
    }
  }
}

/** One server for all test files of a process. */
const startOnce = runOnce(() => startServer());

/** The address of an empty database, or of an empty part of one, which is faster to make. */
export async function createPostgresDatabase(): Promise<string> {
  const server = await startOnce();
  schemas += 1;
  const schema = `part_${process.pid}_${schemas}`;
  const client = new pg.Client({ host: server.folder, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query(`CREATE SCHEMA ${schema}`);
  await client.end();
  return `${server.address('postgres')}&options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

let schemas = 0;

/** For what a part of a database does not show: notifications, roles, faults of the server. */
export async function startOwnPostgres(change?: Record<string, string>): Promise<PostgresServer> {
  return startServer(change);
}
