/** The context of a run on the command line: what git says about the checkout, and the CI system's variables about the run. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { GateError } from '../errors.ts';
import { type FileText, placeText, type RunContext } from './context.ts';
import { plainRepositoryUrl } from './repository-url.ts';
import type { CiRun } from './systems/registry.ts';

/** Runs git with these arguments in a folder: its trimmed output, undefined when it fails. Throws when there is no git. */
export type RunGit = (args: readonly string[], cwd: string) => Promise<string | undefined>;

interface LocalPlace {
  cwd: string;
  /** The `branch` setting. */
  branch: string | undefined;
  run?: RunGit;
  /** Whether others may read what is printed, as in a CI system that is not known here. */
  isShared?: boolean;
  /** What the variables of a CI system that is known say. */
  ci?: CiRun | undefined;
}

export async function readLocalContext({
  cwd,
  branch,
  run = runGit,
  isShared = true,
  ci,
}: LocalPlace): Promise<RunContext> {
  const git = (...args: string[]) => run(args, cwd);
  // The full names: `--short` writes `heads/main` where a tag has the branch's name.
  const checkedOut = stripped(await git('symbolic-ref', '--quiet', 'HEAD'), 'refs/heads/');
  const scanned = branch ?? ci?.branch ?? checkedOut;
  if (scanned === undefined) throw noBranch(await git('rev-parse', '--git-dir'), cwd);
  const known = scanned === ci?.branch ? ci?.headSha : undefined;
  const address = ci?.repositoryUrl ?? (await git('remote', 'get-url', 'origin'));
  return {
    system: 'local',
    event: ci?.name,
    branch: scanned,
    headSha: known ?? (await commitOf(scanned, checkedOut, git)),
    baseBranch: ci?.baseBranch,
    baseSha: undefined,
    defaultBranch: ci?.defaultBranch ?? (await defaultBranchOf(git, ci?.pullRequest !== undefined)),
    pullRequest: ci?.pullRequest,
    repositoryUrl: address === undefined ? undefined : plainRepositoryUrl(address),
    isPublic: ci?.isPublic ?? isShared,
  };
}

type Git = (...args: string[]) => Promise<string | undefined>;

/**
 * The commit that the checkout holds of the branch; undefined where another branch is checked out. A CI system checks out a
 * commit and no branch: that commit, or of a merge that was made for the test the side that is the branch's.
 */
async function commitOf(branch: string, checkedOut: string | undefined, git: Git): Promise<string | undefined> {
  const shaOf = (name: string) => git('rev-parse', '--quiet', '--verify', `${name}^{commit}`);
  if (checkedOut !== undefined) return branch === checkedOut ? shaOf('HEAD') : undefined;
  const side = await shaOf('HEAD^2');
  if (side === undefined) return shaOf('HEAD');
  const own = (await shaOf(`refs/remotes/origin/${branch}`)) ?? (await remoteHeadOf(branch, git));
  return own === side ? side : shaOf('HEAD');
}

/** Where a branch stands at `origin` now; undefined when it is not there, or cannot be asked for. */
export async function remoteHeadOf(branch: string, git: Git): Promise<string | undefined> {
  const ref = `refs/heads/${branch}`;
  const listed = await git('ls-remote', '--exit-code', 'origin', ref);
  return listed
    ?.split('\n')
    .find((line) => line.endsWith(`\t${ref}`))
    ?.split('\t')[0];
}

/** As the checkout knows it, which a CI system's seldom does; `asks`: else as the remote says. */
export async function defaultBranchOf(git: Git, asks: boolean): Promise<string | undefined> {
  const known = stripped(await git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'), 'refs/remotes/origin/');
  if (known !== undefined || !asks) return known;
  const [, answered] =
    /^ref: refs\/heads\/(.+)\tHEAD$/m.exec((await git('ls-remote', '--symref', 'origin', 'HEAD')) ?? '') ?? [];
  return answered;
}

/**
 * The full ref of a branch of `origin`, fetched where the checkout does not have it: CI systems clone one branch. Throws
 * GateError NOT_FOUND when it cannot be fetched.
 */
export async function fetchedBranch(cwd: string, branch: string): Promise<string> {
  const ref = `refs/remotes/origin/${branch}`;
  const isThere = async () =>
    (await runGit(['rev-parse', '--quiet', '--verify', `${ref}^{commit}`], cwd)) !== undefined;
  if (await isThere()) return ref;
  const isShallow = (await runGit(['rev-parse', '--is-shallow-repository'], cwd)) === 'true';
  const depth = isShallow ? ['--depth=1'] : [];
  await runGit(['fetch', '--quiet', '--no-tags', ...depth, 'origin', `+refs/heads/${branch}:${ref}`], cwd);
  if (await isThere()) return ref;
  throw new GateError('NOT_FOUND', `The checkout has no ${branch} of origin, and git could not fetch it`, {
    hint: `Fetch it before the gate: git fetch origin +refs/heads/${branch}:${ref}.`,
  });
}

function stripped(ref: string | undefined, prefix: string): string | undefined {
  return ref?.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}

const outputCapBytes = 256 * 1024 * 1024;

export async function runGit(args: readonly string[], cwd: string): Promise<string | undefined> {
  try {
    // An askpass that says nothing: without it git would wait at the terminal for a password.
    const all = ['-c', 'core.askPass=true', ...args];
    const { stdout } = await promisify(execFile)('git', all, {
      cwd,
      encoding: 'utf8',
      timeout: 30_000,
      maxBuffer: outputCapBytes,
    });
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

/** More than any policy file may hold; what is larger is an error where it is read. */
const textCapBytes = 1024 * 1024;

/**
 * The text of a file at a commit or ref of the checkout; undefined when the commit does not have it. Throws GateError
 * NOT_FOUND for an unknown ref, PROTOCOL for what is there and cannot be read.
 */
export async function readFileAt(cwd: string, ref: string, path: string): Promise<FileText | undefined> {
  const sha = await commitAt(cwd, ref);
  const listed = await rawGit(['ls-tree', '-z', '--full-tree', sha, '--', path], cwd);
  const [, kind, object] = /^\d+ (\w+) ([0-9a-f]+)\t/.exec(listed.toString()) ?? [];
  if (object === undefined) return undefined;
  if (kind !== 'blob') throw new GateError('PROTOCOL', `${path} is no file at ${placeText(sha, ref)}`);
  const content = await rawGit(['cat-file', 'blob', object], cwd);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), at: placeText(sha, ref) };
  } catch (error) {
    throw new GateError('PROTOCOL', `${path} is not UTF-8 at ${placeText(sha, ref)}`, { cause: error });
  }
}

/** The commit of a SHA, a full ref, or a name: the remote's branch before a local one, and never a tag beside a branch. */
async function commitAt(cwd: string, ref: string): Promise<string> {
  const shaOf = (name: string) => runGit(['rev-parse', '--quiet', '--verify', `${name}^{commit}`], cwd);
  const isExact = ref.startsWith('refs/') || /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);
  const [, kind, name = ref] = /^(?:(heads|tags)\/)?(.*)$/s.exec(ref) ?? [];
  const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`];
  const branch =
    isExact || kind === 'tags' ? undefined : ((await shaOf(branches[0] ?? '')) ?? (await shaOf(branches[1] ?? '')));
  const tag = isExact || kind === 'heads' ? undefined : await shaOf(`refs/tags/${name}`);
  if (branch !== undefined && tag !== undefined) {
    throw new GateError('CONFIG', `${name} is a branch and a tag`, { hint: `Write heads/${name} or tags/${name}.` });
  }
  const found = isExact ? await shaOf(ref) : (branch ?? tag);
  if (found !== undefined) return found;
  throw new GateError('NOT_FOUND', `The checkout has no commit for ${ref}`, {
    hint: `Fetch it (git fetch origin ${name}), or name another one with policy-ref.`,
  });
}

async function rawGit(args: readonly string[], cwd: string): Promise<Buffer> {
  try {
    const options = { cwd, encoding: 'buffer' as const, timeout: 30_000, maxBuffer: textCapBytes };
    return (await promisify(execFile)('git', [...args], options)).stdout;
  } catch (error) {
    throw new GateError('PROTOCOL', `git ${args[0]} failed in ${cwd}`, { cause: error });
  }
}

function noBranch(gitFolder: string | undefined, cwd: string): GateError {
  const message =
    gitFolder === undefined
      ? `Nothing says which branch to scan: ${cwd} is not a git checkout`
      : 'Nothing says which branch to scan: the checkout stands at a commit, not at a branch';
  return new GateError('CONFIG', message, { reason: 'wrong-ref', hint: 'Name the branch with --branch.' });
}
