/**
 * The only module that starts git: without a shell, with a program from outside the checkout, and with nothing that a
 * repository could make it run.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { cancelled, GateError } from '../errors.ts';
import { code, prose } from '../prose.ts';
import { type GitMode, gitVariables, hardenedArguments, type OriginAccess } from './hardening.ts';
import { machine, programsFor } from './machine.ts';
import { findRepository, type Repository } from './repository.ts';

export interface GitPlace {
  /** Absolute path of a checkout, a folder inside one, or a bare clone. */
  path: string;
  signal: AbortSignal;
  /** Only for a repository that this program created: git may access `origin`. */
  origin?: OriginAccess | undefined;
  /**
   * A folder whose files are never read as configuration: the checkout of the job, when `path` is another repository.
   */
  workTree?: string | undefined;
}

export interface GitAnswer {
  /** Exit code. Null when a signal ended the process. */
  code: number | null;
  stdout: Buffer;
  stderr: string;
}

interface Start {
  place: GitPlace;
  repository: Repository;
  mode: GitMode;
  args: readonly string[];
}

/** Starts git with open pipes. An aborted signal kills it, and its `error` event then has an AbortError. */
export async function startGit(
  place: GitPlace,
  args: readonly string[],
  mode: GitMode = 'sealed',
): Promise<ChildProcessWithoutNullStreams> {
  return start({ place, args, mode, repository: await repositoryOf(place) });
}

function start({ place, repository, mode, args }: Start): ChildProcessWithoutNullStreams {
  const programs = programsFor(place.origin?.folder ?? place.path);
  const { gitFolder, top } = repository;
  const isOwned = mode === 'owned' && top !== undefined;
  // With an explicit folder git does not search for a repository. The working directory contains no file of the branch,
  // such as attributes.
  const found = ['-c', 'safe.directory=*', `--git-dir=${gitFolder}`, `--work-tree=${gitFolder}`];
  return spawn(programs.find('git'), [...hardenedArguments, ...(isOwned ? [] : found), ...args], {
    cwd: isOwned ? top : gitFolder,
    env: {
      ...gitVariables({ mode, origin: place.origin, workTree: place.workTree ?? top }, machine()),
      PATH: programs.path,
    },
    signal: place.signal,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
}

/** The repository at a path. Throws GateError CONFIG when there is none. */
export async function repositoryOf(place: GitPlace): Promise<Repository> {
  const { checkout, bare } = findRepository(place.path);
  if (checkout === undefined && bare === undefined) throw notARepository(place.path);
  if (bare !== undefined && place.origin !== undefined) return bare;
  if (bare === undefined || (checkout !== undefined && (await isBrought(place, checkout)))) {
    return checkout as Repository;
  }
  return bare;
}

/**
 * Whether a checkout tracks files of the folder. The folder then comes from the branch, and is not a bare clone that a
 * person created.
 */
async function isBrought(place: GitPlace, repository: Repository): Promise<boolean> {
  const path = relativePath(repository.top ?? '', place.path);
  const lists = [
    ['ls-files', '-z', '--', path],
    ['ls-tree', '-z', '--full-tree', 'HEAD', '--', path],
  ];
  const answers = await Promise.all(
    lists.map((args) => ended(start({ place, repository, mode: 'sealed', args }), place)),
  );
  return answers.some(({ code, stdout }) => code !== 0 || stdout.length > 0);
}

function relativePath(top: string, path: string): string {
  return realpathSync.native(path).slice(top.length).replaceAll('\\', '/').replace(/^\/+/, '');
}

/** Resolves to the exit code when the process ends. Rejects with a GateError when it could not start or was aborted. */
export function ending(child: ChildProcessWithoutNullStreams, signal: AbortSignal): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(signal.aborted ? cancelled(signal) : cannotStart(cause)));
    child.once('close', (code) => (signal.aborted ? reject(cancelled(signal)) : resolve(code)));
  });
}

interface GitQuestion {
  mode?: GitMode | undefined;
  capBytes?: number;
  /** Standard input for git. */
  input?: string;
}

/** Runs git to its end and returns its output. */
export async function askGit(
  place: GitPlace,
  args: readonly string[],
  { mode = 'sealed', ...more }: GitQuestion = {},
): Promise<GitAnswer> {
  if (place.signal.aborted) throw cancelled(place.signal);
  return ended(await startGit(place, args, mode), place, more);
}

export interface GitProgram {
  /** Absolute. */
  path: string;
  /** `2.47.1`, with the vendor's suffix. Undefined when git does not print it. */
  version: string | undefined;
}

/** The git that is started for a folder. Throws GateError CONFIG when there is none outside the checkout. */
export async function gitProgram(place: Pick<GitPlace, 'path' | 'signal'>): Promise<GitProgram> {
  const programs = programsFor(place.path);
  const path = programs.find('git');
  const child = spawn(path, ['--version'], {
    cwd: dirname(path),
    env: { ...gitVariables({ mode: 'sealed' }, machine()), PATH: programs.path },
    signal: place.signal,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const { stdout } = await ended(child, place);
  return { path, version: /^git version (\S+)/.exec(stdout.toString())?.[1] };
}

const defaultCapBytes = 256 * 1024 * 1024;

async function ended(
  child: ChildProcessWithoutNullStreams,
  { signal }: Pick<GitPlace, 'signal'>,
  { capBytes = defaultCapBytes, input }: Pick<GitQuestion, 'capBytes' | 'input'> = {},
): Promise<GitAnswer> {
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  // A program that git started may outlive git and keep the pipes open.
  const letGo = () => [child.stdout, child.stderr].forEach((stream) => void stream.destroy());
  signal.addEventListener('abort', letGo, { once: true });
  try {
    const [code, stdout, stderr] = await Promise.all([
      ending(child, signal),
      bytesOf(child.stdout, capBytes),
      bytesOf(child.stderr, capBytes),
    ]);
    return { code, stdout, stderr: stderr.toString() };
  } finally {
    signal.removeEventListener('abort', letGo);
    child.kill('SIGKILL');
  }
}

/** All bytes of a stream until it ends or is cut off. Throws GateError PROTOCOL above the limit. */
async function bytesOf(stream: NodeJS.ReadableStream, capBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > capBytes) throw new GateError('PROTOCOL', `git printed more than ${capBytes} bytes`);
  }
  return Buffer.concat(chunks);
}

function notARepository(path: string): GateError {
  return new GateError('CONFIG', `${path} is not a git checkout or bare clone`, {
    hint: prose`Give the path of a folder that ${code('git clone')} or ${code('git init')} made, with at least one commit.`,
  });
}

function cannotStart(cause: unknown): GateError {
  return new GateError('CONFIG', 'The git program could not be started', { cause });
}
