/** Services and workers of a build over one PostgreSQL server, as processes that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../../..');

/** What a scan that the fake scanner did says of itself. */
export interface ScanNote {
  word: 'begun' | 'ended';
  id: string;
  /** The process whose scan it was. */
  worker: number;
}

export interface Installed {
  /** The built command. */
  command: string;
  /** Made by the fake scanner, oldest first. */
  readNotes(): ScanNote[];
}

/** A copy of the build, with its own scanners or with the fake one. */
export function installBuild(folder: string, scanner: 'real' | 'fake'): Installed {
  const dist = join(folder, 'node_modules/scan-gate/dist');
  cpSync(join(root, 'dist'), dist, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(dist, 'node_modules'));
  const record = join(dist, 'scanners/record.txt');
  if (scanner === 'fake') {
    copyFileSync(join(import.meta.dirname, 'fake-scanner.js'), join(dist, 'scanners/index.js'));
    writeFileSync(record, '');
  }
  return {
    command: join(dist, 'cli/index.js'),
    readNotes: () =>
      (existsSync(record) ? readFileSync(record, 'utf8') : '')
        .split('\n')
        .slice(0, -1)
        .map((line) => {
          const [word = '', id = '', worker] = line.split(' ');
          return { word: word as ScanNote['word'], id, worker: Number(worker) };
        }),
  };
}

export interface ClusterProcess {
  role: 'serve' | 'worker';
  child: ChildProcess;
  /** Of a service: where it answers. */
  baseUrl: Promise<string>;
  log(): string;
  /** SIGKILL. Resolves when it is gone. */
  kill(): Promise<void>;
}

export interface ClusterPlace {
  command: string;
  /** The address of the database. */
  database: string;
  folder: string;
  /** More variables of its processes. */
  env?: Record<string, string>;
}

/** The variables of a process of the cluster. */
export function buildEnvironment(folder: string): Record<string, string> {
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  return {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    TMPDIR: temporary,
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
  };
}

export function startProcess(place: ClusterPlace, role: ClusterProcess['role']): ClusterProcess {
  const { command, database, folder, env } = place;
  const flags =
    role === 'serve'
      ? [
          '--no-work',
          '--port',
          '0',
          '--json',
          '--key-rate',
          '0',
          '--address-rate',
          '0',
          '--watch-seconds',
          '0',
          '--max-scans',
          '1000',
        ]
      : [];
  const child = spawn(process.execPath, [command, role, '--database', database, ...flags], {
    ...{ cwd: folder, env: { ...buildEnvironment(folder), ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  if (child.stdout === null) throw new Error('the process has no output');
  const line = once(createInterface({ input: child.stdout }), 'line');
  const gone = once(child, 'exit');
  const baseUrl = Promise.race([
    line.then(([text]) => JSON.parse(String(text)).baseUrl as string),
    gone.then(([code, signal]) => {
      throw new Error(`${role} ended with ${code ?? signal}: ${log}`);
    }),
  ]);
  // A worker has no address, and a service may be killed before it has one.
  baseUrl.catch(() => undefined);
  return {
    role,
    child,
    baseUrl,
    log: () => log,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
