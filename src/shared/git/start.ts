/** Starts git and waits for its end. Which git, and with what arguments and variables, is `runner.ts`'s to say. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createCancelledError, GateError } from '../errors.ts';

export interface GitProcess {
  /** Absolute path of the program. */
  file: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

export interface GitResult {
  /** Exit code. Null when a signal ended the process. */
  code: number | null;
  stdout: Buffer;
  stderr: string;
}

/** Open pipes. An aborted signal kills the process, and its `error` event then has an AbortError. */
export function startProgram({ file, args, ...options }: GitProcess): ChildProcessWithoutNullStreams {
  const stdio: ['pipe', 'pipe', 'pipe'] = ['pipe', 'pipe', 'pipe'];
  return spawn(file, args, { ...options, killSignal: 'SIGKILL', stdio, windowsHide: true });
}

/** Runs a program to its end. Throws GateError CANCELLED when aborted, PROTOCOL when it prints too much. */
export async function runProgram(
  start: GitProcess,
  capBytes: number,
  /** Standard input of the program. */
  input?: string | Buffer,
): Promise<GitResult> {
  const { signal } = start;
  const child = startProgram(start);
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  // A program that git started may outlive git and keep the pipes open.
  const closeStreams = () => [child.stdout, child.stderr].forEach((stream) => void stream.destroy());
  signal.addEventListener('abort', closeStreams, { once: true });
  try {
    const [code, stdout, stderr] = await Promise.all([
      waitForExit(child, signal),
      readAllBytes(child.stdout, capBytes),
      readAllBytes(child.stderr, capBytes),
    ]);
    return { code, stdout, stderr: stderr.toString() };
  } finally {
    signal.removeEventListener('abort', closeStreams);
    child.kill('SIGKILL');
  }
}

/** Resolves to the exit code when the process ends. Rejects with a GateError when it could not start or was aborted. */
export function waitForExit(child: ChildProcessWithoutNullStreams, signal: AbortSignal): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', (cause) =>
      reject(
        signal.aborted
          ? createCancelledError(signal)
          : new GateError('CONFIG', 'The git program could not be started', { cause }),
      ),
    );
    child.once('close', (code) => (signal.aborted ? reject(createCancelledError(signal)) : resolve(code)));
  });
}

/** All bytes of a stream until it ends or is cut off. Throws GateError PROTOCOL above the limit. */
async function readAllBytes(stream: NodeJS.ReadableStream, capBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > capBytes) throw new GateError('PROTOCOL', `git printed more than ${capBytes} bytes`);
  }
  return Buffer.concat(chunks);
}
