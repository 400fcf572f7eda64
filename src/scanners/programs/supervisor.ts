/**
 * Runs one program of another project and limits its time, memory and output. The supervisor is a process of its own,
 * so that the program ends when the scan has ended, even if the scan was killed. The scan starts a program through it,
 * and learns how it ended.
 */

import { type ChildProcess, fork, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { attempt } from '../../shared/errors.ts';

export interface ProgramLimits {
  timeMs: number;
  /** Resident memory of the program and its children. Only measured on Linux. */
  memoryMb: number;
  outputBytes: number;
}

interface ProgramRun {
  file: string;
  args: readonly string[];
  cwd: string;
  /** All environment variables. */
  variables: Readonly<Record<string, string>>;
  limits: ProgramLimits;
}

export interface ProgramEnd {
  output: string;
  /** The beginning of its standard error. */
  errors: string;
  /** Undefined if it ended by a signal, or did not start. */
  code?: number | undefined;
  /** Why it did not end by itself, as the end of a sentence about it. */
  fault?: string | undefined;
}

/** The argument that marks a supervisor process. */
export const supervisorMark = '--supervise-program';

const errorBytes = 4096;
const memoryCheckMs = 250;
/** How long the output may stay open after the program has ended. */
const strayWaitMs = 10_000;

/** Waits for the run from the parent process, and answers with its end. */
export function superviseProgram(parent: Pick<NodeJS.Process, 'once' | 'send' | 'exit'>): void {
  parent.once('message', (run: ProgramRun) => {
    // A group of its own, because programs start others, which must end with it.
    const child = spawn(run.file, run.args, {
      ...{ cwd: run.cwd, windowsHide: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
      env: { ...run.variables, [ownMark]: String(process.pid) },
    });
    parent.once('disconnect', () => {
      killGroup(child);
      killStrays(process.pid);
      parent.exit();
    });
    void waitForEnd(child, run.limits).then((end) => {
      killGroup(child);
      parent.send?.(end, undefined, undefined, () => parent.exit());
    });
  });
}

/** Marks the environment of the program and of all that it starts, wherever they move. */
const ownMark = 'SCAN_GATE_PROGRAM';

/** The pipes that a process has open, by names that are the same in every process. Only on Linux. */
function listPipes(pid: number | string | undefined, numbers = listNames(`/proc/${pid}/fd`)): string[] {
  return numbers.flatMap((number) => {
    // The process has ended, or belongs to another user.
    return (
      attempt(() => {
        const link = readlinkSync(`/proc/${pid}/fd/${number}`);
        return /^(?:socket|pipe):/.test(link) ? [link] : [];
      }) ?? []
    );
  });
}

function listNames(folder: string): string[] {
  return attempt(() => readdirSync(folder)) ?? [];
}

/** Ends processes of a supervisor that left the program's group, or hold its output open. Only Linux shows them. */
function killStrays(supervisor: number | undefined, outputs: readonly string[] = []): void {
  if (process.platform !== 'linux') return;
  const mark = `${ownMark}=${supervisor}`;
  for (const name of listNames('/proc')) {
    if (!/^\d+$/.test(name) || name === String(process.pid)) continue;
    try {
      const isMarked = readFileSync(`/proc/${name}/environ`, 'utf8').split('\0').includes(mark);
      if (isMarked || listPipes(name).some((one) => outputs.includes(one))) process.kill(Number(name), 'SIGKILL');
    } catch {
      // The process has ended, or belongs to another user.
    }
  }
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Windows has no groups, and the group may have ended.
    child.kill('SIGKILL');
  }
}

function waitForEnd(child: ChildProcess, limits: ProgramLimits): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let [bytes, errors, fault]: [number, string, string | undefined] = [0, '', undefined];
    let lastWait: NodeJS.Timeout | undefined;
    // What this process has open too was not made for the program.
    const own = listPipes(process.pid);
    const outputs = listPipes(child.pid, ['1', '2']).filter((pipe) => !own.includes(pipe));
    const stop = (why: string): void => {
      fault ??= why;
      killGroup(child);
    };
    const timer = setTimeout(() => stop(`took more than ${limits.timeMs / 1000} s`), limits.timeMs);
    const meter = setInterval(() => {
      if (measureGroupMb(child.pid) > limits.memoryMb) stop(`needs more than ${limits.memoryMb} MB of memory`);
    }, memoryCheckMs);
    child.stdout?.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limits.outputBytes) stop(`wrote more than ${limits.outputBytes / 1024 ** 2} MB`);
      else chunks.push(chunk);
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      if (errors.length < errorBytes) errors += chunk.toString('utf8').slice(0, errorBytes - errors.length);
    });
    const end = (code: number | null): void => {
      clearTimeout(timer);
      clearInterval(meter);
      clearTimeout(lastWait);
      resolve({
        output: fault === undefined ? Buffer.concat(chunks).toString() : '',
        errors,
        code: code ?? undefined,
        fault,
      });
    };
    child.on('error', (error: NodeJS.ErrnoException) => {
      fault ??= `could not be started (${error.code ?? 'unknown error'})`;
      end(null);
    });
    child.on('exit', (_code, signal) => {
      if (signal !== null) fault ??= `was ended by ${signal}`;
      // Children of the program may hold its output open.
      killGroup(child);
      killStrays(process.pid, outputs);
      lastWait = setTimeout(() => {
        fault ??= 'left a process that keeps its output open';
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, strayWaitMs);
    });
    child.on('close', end);
  });
}

const pageBytes = 4096;

/** The resident memory of all processes of the group. 0 where it cannot be measured. */
function measureGroupMb(group: number | undefined): number {
  if (process.platform !== 'linux' || group === undefined) return 0;
  let pages = 0;
  for (const name of listNames('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of the program, in parentheses, may contain anything.
      const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      const fields = rest.split(' ');
      if (Number(fields[2]) === group) pages += Number(fields[21]);
    } catch {
      // The process has ended.
    }
  }
  return (pages * pageBytes) / 1024 ** 2;
}

export type StartProgram = (run: ProgramRun) => Promise<ProgramEnd>;

/** `script` is the entry of the scanners' program. */
export function createProgramStarter(script: URL): StartProgram {
  return (run) =>
    new Promise((resolve) => {
      const supervisor = fork(fileURLToPath(script), [supervisorMark], {
        // The folder outlives the program, and is not in the checkout.
        cwd: run.cwd,
        env: run.variables,
        execArgv: [],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      const lost: ProgramEnd = { output: '', errors: '', fault: 'could not be watched' };
      supervisor.once('message', (end) => resolve(end as ProgramEnd));
      supervisor.once('error', () => resolve(lost));
      supervisor.once('exit', (_code, signal) => {
        if (signal !== null) killStrays(supervisor.pid);
        resolve(lost);
      });
      supervisor.send(run, () => undefined);
    });
}
