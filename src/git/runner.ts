/** Runs the `git` binary: never through a shell, never with the machine's or the user's configuration, never on the network. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { env } from 'node:process';
import { text } from 'node:stream/consumers';
import { GateError } from '../errors.ts';

export interface GitPlace {
  /** Absolute path of a checkout, a folder inside one, or a bare clone. */
  path: string;
  signal: AbortSignal;
}

export interface GitAnswer {
  /** Exit code; null when a signal ended the process. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** What a child needs from the machine; every `GIT_*` variable stays out, because an earlier step could have set it. */
const inheritedVariables = ['PATH', 'Path', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP'] as const;

const hardenedVariables = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_ATTR_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  // `refs/replace/*` would let a repository show other contents than its commit holds.
  GIT_NO_REPLACE_OBJECTS: '1',
  // A partial clone would fetch missing objects, by a command that its own configuration names.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  LC_ALL: 'C',
};

const hardenedArguments = [
  '--no-pager',
  '-c',
  'core.fsmonitor=false',
  '-c',
  `core.hooksPath=${devNull}`,
  '-c',
  'safe.directory=*',
];

function gitEnvironment(): NodeJS.ProcessEnv {
  const inherited = inheritedVariables.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]));
  return { ...Object.fromEntries(inherited), ...hardenedVariables };
}

/** Starts git with open pipes; an aborted signal kills it, and its `error` event then carries an AbortError. */
export function startGit({ path, signal }: GitPlace, args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn('git', [...hardenedArguments, ...args], {
    cwd: path,
    env: gitEnvironment(),
    signal,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
}

/** Settles when the process has ended: its exit code, or a GateError when it could not start or was aborted. */
export function ending(child: ChildProcessWithoutNullStreams, signal: AbortSignal): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(signal.aborted ? cancelled(signal) : cannotStart(cause)));
    child.once('close', (code) => (signal.aborted ? reject(cancelled(signal)) : resolve(code)));
  });
}

/** Runs git to its end and hands over what it printed. */
export async function runGit(place: GitPlace, args: readonly string[]): Promise<GitAnswer> {
  if (place.signal.aborted) throw cancelled(place.signal);
  const child = startGit(place, args);
  child.stdin.on('error', () => undefined);
  child.stdin.end();
  const [code, stdout, stderr] = await Promise.all([
    ending(child, place.signal),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}

export function cancelled(signal: AbortSignal): GateError {
  return new GateError('CANCELLED', 'The scan was cancelled', { cause: signal.reason });
}

function cannotStart(cause: unknown): GateError {
  return new GateError('CONFIG', 'The git program could not be started', {
    hint: 'Install git and make sure that it is on the PATH.',
    cause,
  });
}
