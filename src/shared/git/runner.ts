/**
 * The only module that lets git start: without a shell, with a program from outside the checkout, and with nothing that
 * a repository could make it run.
 */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { createCancelledError, GateError } from '../errors.ts';
import { code, prose } from '../prose.ts';
import { type ConfigEntry, parseConfiguration } from './configuration.ts';
import { buildGitVariables, type GitMode, hardenedArguments, type OriginAccess } from './environment.ts';
import { findProgramsFor, readMachine } from './machine.ts';
import { findRepository, type Repository } from './repository.ts';
import { type GitProcess, type GitResult, runProgram, startProgram } from './start.ts';

export interface GitLocation {
  /** Absolute path of a checkout, a folder inside one, or a bare clone. */
  path: string;
  signal: AbortSignal;
  /** Only for a repository that this program created: git may access `origin`. */
  origin?: OriginAccess | undefined;
  /**
   * A folder whose files are never read as configuration: the checkout of the job, when `path` is another repository.
   */
  workTree?: string | undefined;
  /** Absolute path of the index that git reads instead of the repository's own. */
  indexFile?: string | undefined;
}

/** Starts git with open pipes. An aborted signal kills it, and its `error` event then has an AbortError. */
export async function startGit(
  location: GitLocation,
  args: readonly string[],
  mode: GitMode = 'sealed',
): Promise<ChildProcessWithoutNullStreams> {
  return startProgram(describeStart(location, args, mode, await findGitRepository(location)));
}

function describeStart(
  location: GitLocation,
  args: readonly string[],
  mode: GitMode,
  repository: Repository,
): GitProcess {
  const programs = findProgramsFor(location.origin?.folder ?? location.path);
  const { gitFolder, top } = repository;
  const isOwned = mode === 'owned' && top !== undefined;
  // With an explicit folder git does not search for a repository. The working directory contains no file of the branch,
  // such as attributes.
  const found = ['-c', 'safe.directory=*', `--git-dir=${gitFolder}`, `--work-tree=${gitFolder}`];
  return {
    file: programs.find('git'),
    args: [...hardenedArguments, ...(isOwned ? [] : found), ...args],
    cwd: isOwned ? top : gitFolder,
    env: {
      ...buildGitVariables({ mode, origin: location.origin, workTree: location.workTree ?? top }, readMachine()),
      ...(location.indexFile !== undefined && { GIT_INDEX_FILE: location.indexFile }),
      PATH: programs.path,
    },
    signal: location.signal,
  };
}

/** The repository at a path. Throws GateError CONFIG when there is none. */
export async function findGitRepository(location: GitLocation): Promise<Repository> {
  const { checkout, bare } = findRepository(location.path);
  if (checkout === undefined && bare === undefined)
    throw new GateError('CONFIG', `${location.path} is not a git checkout or bare clone`, {
      hint: prose`Give the path of a folder that ${code('git clone')} or ${code('git init')} made, with at least one commit. To scan a plain folder: ${code('scan-gate run --embedded PATH --worktree')}.`,
    });
  if (bare !== undefined && location.origin !== undefined) return bare;
  if (bare === undefined || (checkout !== undefined && (await isTrackedByCheckout(location, checkout)))) {
    return checkout as Repository;
  }
  return bare;
}

/**
 * Whether a checkout tracks files of the folder. The folder then comes from the branch, and is not a bare clone that a
 * person created.
 */
async function isTrackedByCheckout(location: GitLocation, repository: Repository): Promise<boolean> {
  const inside = realpathSync.native(location.path).slice((repository.top ?? '').length);
  const path = inside.replaceAll('\\', '/').replace(/^\/+/, '');
  const lists = [
    ['ls-files', '-z', '--', path],
    ['ls-tree', '-z', '--full-tree', 'HEAD', '--', path],
  ];
  const exitCodes = await Promise.all(
    lists.map((args) => runToEnd(describeStart(location, args, 'sealed', repository))),
  );
  return exitCodes.some(({ code, stdout }) => code !== 0 || stdout.length > 0);
}

interface GitOptions {
  mode?: GitMode | undefined;
  capBytes?: number;
  /** Standard input for git. */
  input?: string | Buffer;
}

/** Runs git to its end and returns its output. */
export async function runGitCommand(
  location: GitLocation,
  args: readonly string[],
  { mode = 'sealed', ...more }: GitOptions = {},
): Promise<GitResult> {
  if (location.signal.aborted) throw createCancelledError(location.signal);
  const repository = await findGitRepository(location);
  return runToEnd(describeStart(location, args, mode, repository), more);
}

/** What git prints. Undefined when it fails. */
export async function askGit(
  location: GitLocation,
  args: readonly string[],
  options?: GitOptions,
): Promise<string | undefined> {
  const { code, stdout } = await runGitCommand(location, args, options);
  return code === 0 ? stdout.toString() : undefined;
}

/** The effective configuration, with the files that it includes. Undefined when git does not print it. */
export async function listConfiguration(location: GitLocation, mode?: GitMode): Promise<ConfigEntry[] | undefined> {
  const listed = await askGit(location, ['config', '--list', '--show-scope', '-z', '--includes'], { mode });
  return listed === undefined ? undefined : parseConfiguration(listed);
}

/** The first line of what git says about an error. */
export function readErrorLine(stderr: string): string {
  const [line = ''] = stderr.split('\n', 1);
  return line.replace(/^(?:fatal|error): /, '');
}

/** The git that is started for a folder. Throws GateError CONFIG when there is none outside the checkout. */
export async function readGitProgram(location: Pick<GitLocation, 'path' | 'signal'>): Promise<{
  /** Absolute. */
  path: string;
  /** `2.47.1`, with the vendor's suffix. Undefined when git does not print it. */
  version: string | undefined;
}> {
  const programs = findProgramsFor(location.path);
  const path = programs.find('git');
  const { stdout } = await runToEnd({
    file: path,
    args: ['--version'],
    cwd: dirname(path),
    env: { ...buildGitVariables({ mode: 'sealed' }, readMachine()), PATH: programs.path },
    signal: location.signal,
  });
  return { path, version: /^git version (\S+)/.exec(stdout.toString())?.[1] };
}

const defaultCapBytes = 256 * 1024 * 1024;

const runToEnd = (start: GitProcess, { capBytes = defaultCapBytes, input }: Omit<GitOptions, 'mode'> = {}) =>
  runProgram(start, capBytes, input);
