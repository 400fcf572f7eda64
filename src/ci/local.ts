/** The context of a run on the command line: what git says about the checkout. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { GateError } from '../errors.ts';
import type { RunContext } from './context.ts';
import { plainRepositoryUrl } from './repository-url.ts';

/** Runs git with these arguments in a folder: its trimmed output, undefined when it fails. Throws when there is no git. */
export type RunGit = (args: readonly string[], cwd: string) => Promise<string | undefined>;

interface LocalPlace {
  cwd: string;
  /** The `branch` setting. */
  branch: string | undefined;
  run?: RunGit;
  /** Whether others may read what is printed, as in a CI system that is not known here. */
  isShared?: boolean;
}

export async function readLocalContext({
  cwd,
  branch,
  run = runGit,
  isShared = true,
}: LocalPlace): Promise<RunContext> {
  const git = (...args: string[]) => run(args, cwd);
  // The full names: `--short` writes `heads/main` where a tag has the branch's name.
  const checkedOut = stripped(await git('symbolic-ref', '--quiet', 'HEAD'), 'refs/heads/');
  const scanned = branch ?? checkedOut;
  if (scanned === undefined) throw noBranch(await git('rev-parse', '--git-dir'), cwd);
  const origin = await git('remote', 'get-url', 'origin');
  const remoteHead = await git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD');
  return {
    system: 'local',
    event: undefined,
    branch: scanned,
    headSha: scanned === checkedOut ? await git('rev-parse', '--quiet', '--verify', 'HEAD^{commit}') : undefined,
    baseBranch: undefined,
    baseSha: undefined,
    defaultBranch: stripped(remoteHead, 'refs/remotes/origin/'),
    pullRequest: undefined,
    repositoryUrl: origin === undefined ? undefined : plainRepositoryUrl(origin),
    isPublic: isShared,
  };
}

function stripped(ref: string | undefined, prefix: string): string | undefined {
  return ref?.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}

export async function runGit(args: readonly string[], cwd: string): Promise<string | undefined> {
  try {
    // An askpass that says nothing: without it git would wait at the terminal for a password.
    const all = ['-c', 'core.askPass=true', ...args];
    const { stdout } = await promisify(execFile)('git', all, { cwd, encoding: 'utf8', timeout: 30_000 });
    return stdout.trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return undefined;
    throw new GateError('CONFIG', `git could not be run in ${cwd}`, {
      reason: 'wrong-ref',
      cause: error,
      hint: 'Install git, and run the command in a folder that exists.',
    });
  }
}

function noBranch(gitFolder: string | undefined, cwd: string): GateError {
  const message =
    gitFolder === undefined
      ? `Nothing says which branch to scan: ${cwd} is not a git checkout`
      : 'Nothing says which branch to scan: the checkout stands at a commit, not at a branch';
  return new GateError('CONFIG', message, { reason: 'wrong-ref', hint: 'Name the branch with --branch.' });
}
