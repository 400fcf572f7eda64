/**
 * Before the first test: one temporary folder for the whole run, which goes away after the last, and one PostgreSQL for
 * the tests that ask for it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { postgresSocket, runFolderVariable } from './run-folder.ts';

export function setup(): (() => Promise<void>) | undefined {
  // Several projects share it.
  if (env[runFolderVariable] !== undefined) return undefined;
  // Short, for paths stand in texts that are folded.
  const folder = mkdtempSync(join(chooseTemporaryFolder(), 'sg-'));
  env[runFolderVariable] = folder;
  removeWithProcess(folder);
  env.TMPDIR = folder;
  // Hundreds of processes start: to compile the same files anew takes each some tenths of a second.
  env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  const endPostgres = offerPostgres(folder);
  return async () => {
    await endPostgres();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}

/** Also when the process is killed. */
function removeWithProcess(folder: string): void {
  const remove = 'cat > /dev/null; rm -rf "$0"';
  spawn('sh', ['-c', remove, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] }).unref();
}

/** Starts the server for the first test that asks. Returns how to end it. */
function offerPostgres(folder: string): () => Promise<void> {
  const load = async () => (await import('./service/store/postgres-server.ts')).startOwnPostgres();
  let started: ReturnType<typeof load> | undefined;
  const server = createServer(async (socket) => {
    socket.on('error', () => undefined);
    started ??= load();
    const running = await started.catch((error: unknown) => console.error(error));
    socket.end(running?.folder ?? '');
  });
  server.listen(postgresSocket(folder)).unref();
  return async () => {
    server.close();
    (await started)?.end();
  };
}

const memoryFolder = '/dev/shm';
const leastBytes = 6 * 1024 ** 3;

/** Tests make many thousands of small files: in memory a run takes a tenth less processor time than on a disk. */
function chooseTemporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.includes(` ${memoryFolder} `));
    // Tests run programs that they wrote.
    const isUsable = mount !== undefined && !mount.includes('noexec');
    return isUsable && Math.min(bavail * bsize, freemem()) >= leastBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}
