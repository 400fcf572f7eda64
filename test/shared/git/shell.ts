/** A small shell that starts git for a large process, which Linux would copy the page tables of for each start, and all that it writes afterwards. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kill, platform } from 'node:process';
import type { Readable, Writable } from 'node:stream';
import { createCancelledError } from '../../../src/shared/errors.ts';
import { runFolder } from '../../run-folder.ts';

interface GitProcess {
  file: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

type Run = (
  start: GitProcess,
  capBytes: number,
  input?: Buffer | string,
) => Promise<{ code: number | null; stdout: Buffer; stderr: string }>;

export interface Start {
  runProgram: Run;
  createLengthError(capBytes: number): Error;
}

/** Each line names a script: it is started at once, and its process and its exit code are said as soon as they are known. */
const loop = [
  'while read -r n; do',
  '  ( ( . "$0/$n" <"$0/$n.in" >"$0/$n.out" 2>"$0/$n.err" ) & p=$!; echo "$n started $p"; wait $p; echo "$n ended $?" ) &',
  'done',
].join('\n');

interface Shell {
  folder: string;
  /** The exit code as a shell says it. `started` gets the process. */
  run(name: string, started: (pid: number) => void): Promise<number>;
}

let shell: Shell | undefined;
let count = 0;

/** Like `runProgram`, with the same git and the same variables. */
export function runInShell({ createLengthError, runProgram }: Start): Run {
  return async (start, capBytes, input) => {
    const { signal } = start;
    // What is wrong with a start is for Node.js to say.
    if (platform === 'win32' || signal.aborted || !existsSync(start.cwd)) return runProgram(start, capBytes, input);
    shell ??= startShell();
    count += 1;
    const [name, base] = [String(count), join(shell.folder, String(count))];
    writeFileSync(base, formatScript(start));
    writeFileSync(`${base}.in`, input ?? '');
    try {
      const code = await runUntilAborted(shell, name, signal);
      if (['out', 'err'].some((each) => statSync(`${base}.${each}`).size > capBytes)) throw createLengthError(capBytes);
      const [stdout, stderr] = [readFileSync(`${base}.out`), readFileSync(`${base}.err`, 'utf8')];
      // 128 and 129 are git's own; above are signals.
      return { code: code > 129 ? null : code, stdout, stderr };
    } finally {
      for (const each of ['', '.in', '.out', '.err']) rmSync(base + each, { force: true });
    }
  };
}

function runUntilAborted({ run }: Shell, name: string, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    let pid: number | undefined;
    const end = () => {
      if (pid !== undefined) killProcess(pid);
      reject(createCancelledError(signal));
    };
    signal.addEventListener('abort', end, { once: true });
    const ended = run(name, (started) => {
      pid = started;
      if (signal.aborted) end();
    });
    void ended.then(resolve).finally(() => signal.removeEventListener('abort', end));
  });
}

function killProcess(pid: number): void {
  try {
    kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

const quote = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

function formatScript({ file, args, cwd, env }: GitProcess): string {
  const variables = Object.entries(env).flatMap(([name, value]) =>
    value === undefined ? [] : [`export ${name}=${quote(value)}`],
  );
  const command = ['exec', ...[file, ...args].map(quote)].join(' ');
  return [`cd -P ${quote(cwd)} || exit 1`, 'unset PWD OLDPWD', ...variables, command].join('\n');
}

function startShell(): Shell {
  const folder = mkdtempSync(join(runFolder(), 'shell-'));
  const child = spawn('/bin/sh', ['-c', loop, folder], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
  // It ends with this process, which need not wait for it.
  for (const each of [child, child.stdin, child.stdout]) (each as unknown as { unref(): void }).unref();
  return { folder, run: readAnswers(child) };
}

function readAnswers({ stdin, stdout }: ChildProcessByStdio<Writable, Readable, null>): Shell['run'] {
  const waiting = new Map<string, { started(pid: number): void; ended(code: number): void }>();
  let rest = '';
  stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [name = '', what, value] = line.split(' ');
      const { started, ended } = waiting.get(name) ?? {};
      if (what === 'started') started?.(Number(value));
      else if (waiting.delete(name)) ended?.(Number(value));
    }
  });
  return (name, started) =>
    new Promise((ended) => {
      waiting.set(name, { started, ended });
      stdin.write(`${name}\n`);
    });
}
