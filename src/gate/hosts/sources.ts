/** Where a run reads the policy, the diff and the head of its branch: the sources that a context names, and their reading. */

import { GateError, toGateError, tryRead } from '../../shared/errors.ts';
import { type FileText, formatCommit } from '../../shared/git/commit-name.ts';
import {
  createGit,
  type FileReading,
  fetchBranch,
  type Git,
  type GitFolder,
  readFileAt,
  readFilesAt,
  resolveSha,
} from '../../shared/git/files.ts';
import {
  type CommitDiff,
  type CommitDiffs,
  type Diff,
  diffAgainstDefault,
  readLocalCommitDiffs,
  readLocalDiff,
} from './diff.ts';
import type { GithubReader } from './github/reader.ts';

/** A commit that holds files. */
export type FileSource =
  /** A SHA, `heads/<branch>`, `tags/<tag>` or a bare name, resolved by GitHub's API. */
  | {
      readonly kind: 'github';
      readonly ref: string;
      /** When GitHub cannot be asked: a commit of the checkout, if its `origin` says that the branch is at it now. */
      readonly otherwise?: { readonly path: string; readonly branch: string; readonly sha: string };
    }
  /**
   * A ref in a checkout. When the checkout does not have that commit, its HEAD is read if `otherwise` says so. `name`
   * says for people what the ref stands for.
   */
  | {
      readonly kind: 'checkout';
      readonly path: string;
      readonly ref: string;
      readonly otherwise?: 'HEAD';
      readonly name?: string;
    }
  /** A branch as the checkout's `origin` has it now. */
  | { readonly kind: 'origin'; readonly path: string; readonly branch: string }
  | { readonly kind: 'unreadable'; readonly why: GateError };

export type DiffSource =
  | {
      readonly kind: 'pull-request';
      readonly number: number;
      /** Taken from the event, so that later changes of the pull request do not matter. */
      readonly base: { readonly branch: string; readonly sha: string | undefined } | undefined;
      readonly headSha: string | undefined;
    }
  /**
   * Two commits. Without the first one, the current head of a branch is used; without the second one, the commit at
   * which the run found its own branch.
   */
  | {
      readonly kind: 'comparison';
      readonly baseSha: string | undefined;
      readonly baseBranch: string;
      readonly headSha: string | undefined;
    }
  /** Two commits of one repository on this machine. */
  | { readonly kind: 'commits'; readonly path: string; readonly baseSha: string; readonly headSha: string }
  /** A commit of the checkout, against the current head of a branch of `origin`. */
  | {
      readonly kind: 'origin';
      readonly path: string;
      readonly headSha: string | undefined;
      readonly branch: string;
      /** The CI system's setting that fetches the whole history, for people. */
      readonly wholeHistory?: string | undefined;
    }
  /** Against the default branch that the checkout knows. Without any remote, against the branch `alone`. */
  | {
      readonly kind: 'default-branch';
      readonly path: string;
      readonly headSha: string | undefined;
      readonly alone: string | undefined;
    };

/** Where the head of the branch is read: from GitHub, from `origin`, or from the checkout. */
type HeadSource =
  | { readonly kind: 'github'; readonly branch: string }
  | { readonly kind: 'origin'; readonly path: string; readonly branch: string }
  | { readonly kind: 'checkout'; readonly path: string };

/** Each field is undefined when there is nothing to read. */
export interface Sources {
  readonly head: HeadSource | undefined;
  /** The policy that decides. */
  readonly trustedPolicy: FileSource | undefined;
  /** The policy of the judged commit, which may only be stricter. */
  readonly judgedPolicy: FileSource | undefined;
  readonly diff: DiffSource | undefined;
  /** The changes against the default branch, if a pull request goes into another one. */
  readonly defaultDiff?: DiffSource | undefined;
  /**
   * The commit was pushed at this time or earlier, by GitHub's clock in ms since the epoch. Undefined when nothing says
   * so.
   */
  readonly pushedByMs?: number | undefined;
}

/**
 * Reads files from a source. Files that are requested at the same time are read together: a branch of `origin` is
 * resolved once for all of them. Undefined when the file is not in that commit. Throws GateError when the commit or the
 * file cannot be read.
 */
export function createFileReader(source: FileSource, github: GithubReader) {
  let next: { paths: string[]; reading: Promise<FileReading[]> } | undefined;
  const beginBatch = () => {
    const paths: string[] = [];
    const read = () => {
      next = undefined;
      return readFilesFrom(source, paths, github);
    };
    return { paths, reading: Promise.resolve().then(read) };
  };
  return async (path: string): Promise<FileText | undefined> => {
    next ??= beginBatch();
    const index = next.paths.push(path) - 1;
    const read = (await next.reading)[index];
    if (read?.status === 'rejected') throw read.reason;
    return read?.value;
  };
}

async function readFilesFrom(source: FileSource, paths: string[], github: GithubReader): Promise<FileReading[]> {
  switch (source.kind) {
    case 'github':
      return Promise.allSettled(paths.map((path) => readGithubFile(source, path, github)));
    case 'checkout':
      return readCheckoutFiles(source, paths);
    case 'origin':
      return withRemoteBranch(source.branch, source.path, async (folder, sha) => {
        const at = formatCommit(sha, source.branch);
        const found = await readFilesAt(folder, sha, paths);
        return found.map((read) => nameCommit(read, at));
      });
    case 'unreadable':
      throw source.why;
  }
}

function nameCommit(read: FileReading, at: string): FileReading {
  return read.status === 'fulfilled' && read.value ? { ...read, value: { ...read.value, at } } : read;
}

async function readGithubFile(
  { ref, otherwise }: Extract<FileSource, { kind: 'github' }>,
  path: string,
  github: GithubReader,
): Promise<FileText | undefined> {
  if (otherwise === undefined) return github.fileText(path, ref);
  return tryRead(
    () => github.fileText(path, ref),
    async (error) => {
      const head = await readRemoteBranch(otherwise.branch, createGit(otherwise.path));
      if (head.kind !== 'at' || head.sha !== otherwise.sha) throw error;
      return readFileAt(otherwise.path, otherwise.sha, path);
    },
  );
}

async function readCheckoutFiles(
  { path: folder, ref, otherwise, name }: Extract<FileSource, { kind: 'checkout' }>,
  paths: string[],
): Promise<FileReading[]> {
  try {
    const found = await readFilesAt(folder, ref, paths);
    return name === undefined ? found : found.map((read) => nameCommit(read, name));
  } catch (error) {
    if (otherwise === undefined || toGateError(error).code !== 'NOT_FOUND') throw error;
    const sha = await resolveSha(otherwise, createGit(folder));
    if (sha === undefined) throw error;
    return readFilesAt(folder, sha, paths);
  }
}

/** The commit that the branch is at now. Throws GateError when it cannot be read. */
export async function readHeadFrom(source: HeadSource, github: GithubReader, expected?: string): Promise<string> {
  if (source.kind === 'github') return github.branchHead(source.branch, expected);
  const git = createGit(source.path);
  if (source.kind === 'origin') return readRemoteHead(source.branch, git);
  const sha = await resolveSha('HEAD', git);
  if (sha !== undefined) return sha;
  throw new GateError('NOT_FOUND', `${source.path} no longer has a commit`);
}

/** Whether a tag has the same name as the branch. Throws GateError when that cannot be read. */
export async function hasTagFrom(source: HeadSource, github: GithubReader): Promise<boolean> {
  if (source.kind === 'github') return github.hasTag(source.branch);
  if (source.kind !== 'origin') return false;
  const ref = `refs/tags/${source.branch}`;
  const listed = await createGit(source.path)('ls-remote', 'origin', ref);
  if (listed === undefined) throw createRemoteError();
  return listed.split('\n').some((line) => line.endsWith(`\t${ref}`));
}

/**
 * Undefined when nothing says what changed. Throws GateError when the checkout does not have the base of a pull request
 * and it cannot be fetched without changing the checkout.
 */
export async function readDiffFrom(source: DiffSource, github: GithubReader): Promise<Diff | undefined> {
  switch (source.kind) {
    case 'pull-request':
      return github.changedFiles(source.number, source);
    case 'comparison': {
      const { baseSha, baseBranch, headSha } = source;
      return headSha === undefined
        ? undefined
        : github.comparedFiles(baseSha ?? (await github.branchHead(baseBranch)), headSha);
    }
    case 'commits':
      return readLocalDiff(source.path, source.baseSha, source.headSha);
    case 'default-branch':
      return diffAgainstDefault(source.path, source.headSha, source.alone);
    case 'origin':
      return readOriginDiff(source);
  }
}

/**
 * The changes of each commit, the latest first. Undefined when nothing says which commits they are. Throws GateError,
 * also during the iteration, when one of them cannot be read.
 */
export async function readCommitsFrom(source: DiffSource, github: GithubReader): Promise<CommitDiffs | undefined> {
  switch (source.kind) {
    case 'pull-request': {
      const { base, headSha } = source;
      return base?.sha === undefined || headSha === undefined ? undefined : github.commitDiffs(base.sha, headSha);
    }
    case 'comparison': {
      const { baseSha, baseBranch, headSha } = source;
      return headSha === undefined
        ? undefined
        : github.commitDiffs(baseSha ?? (await github.branchHead(baseBranch)), headSha);
    }
    case 'commits':
    case 'default-branch':
      return undefined;
    case 'origin':
      return readCommitsSinceOrigin(source);
  }
}

async function readCommitsSinceOrigin({
  path,
  branch,
  headSha,
}: Extract<DiffSource, { kind: 'origin' }>): Promise<CommitDiffs | undefined> {
  if (headSha === undefined) return undefined;
  const git = createGit(path);
  const base = await readRemoteHead(branch, git);
  if ((await git('cat-file', '-e', `${base}^{commit}`)) !== undefined) return readLocalCommitDiffs(path, base, headSha);
  const request = { folder: path, branch, isShallow: false, known: headSha };
  // Everything is read before the temporary repository is deleted.
  return fetchBranch(request, async (folder, sha) => {
    const commits: CommitDiff[] = [];
    for await (const each of readLocalCommitDiffs(folder, sha, headSha)) commits.push(each);
    return commits;
  });
}

async function readOriginDiff(source: Extract<DiffSource, { kind: 'origin' }>): Promise<Diff> {
  const { path, branch, headSha, wholeHistory = 'git fetch --unshallow origin' } = source;
  const git = createGit(path);
  const base = await readRemoteHead(branch, git);
  const isHere = (await git('cat-file', '-e', `${base}^{commit}`)) !== undefined;
  const diff =
    headSha === undefined ? undefined : await readDiffFromBranch(path, branch, headSha, isHere ? base : undefined);
  if (diff !== undefined) return diff;
  throw new GateError('NOT_FOUND', `This checkout does not reach from ${headSha ?? 'its commit'} back to ${branch}`, {
    hint: `Clone more of the history: ${wholeHistory}.`,
  });
}

/** Uses the commit of the branch in the checkout, or fetches it with what is missing. The checkout stays unchanged. */
async function readDiffFromBranch(
  path: string,
  branch: string,
  headSha: string,
  base: string | undefined,
): Promise<Diff | undefined> {
  const localDiff = base === undefined ? undefined : await readLocalDiff(path, base, headSha);
  if (localDiff !== undefined) return localDiff;
  const request = { folder: path, branch, isShallow: false, known: headSha };
  return fetchBranch(request, (folder, sha) => readLocalDiff(folder, sha, headSha));
}

// What a checkout's `origin` says now. What the checkout remembers of it may be outdated.

/** The commit that a branch is at. */
export async function readRemoteBranch(
  branch: string,
  git: Git,
): Promise<{ kind: 'at'; sha: string } | { kind: 'absent' } | { kind: 'unknown' }> {
  const ref = `refs/heads/${branch}`;
  const listed = await git('ls-remote', 'origin', ref);
  if (listed === undefined) return { kind: 'unknown' };
  const line = listed.split('\n').find((each) => each.endsWith(`\t${ref}`));
  return line === undefined ? { kind: 'absent' } : { kind: 'at', sha: line.split('\t')[0] ?? '' };
}

/** The existing refs for full names or globs, in the order of these. Empty when the remote cannot be asked. */
export async function listRemoteRefs(patterns: readonly string[], git: Git): Promise<{ ref: string; sha: string }[]> {
  const listed = patterns.length === 0 ? undefined : await git('ls-remote', 'origin', ...patterns);
  const refs = (listed ?? '').split('\n').flatMap((line) => {
    const [sha, ref] = line.split('\t');
    return sha === undefined || ref === undefined || ref.endsWith('^{}') ? [] : [{ ref, sha }];
  });
  // git matches the end of a ref name: `refs/heads/x` also finds `refs/remotes/refs/heads/x`.
  const matchesPattern =
    (pattern: string) =>
    ({ ref }: { ref: string }) =>
      pattern.endsWith('*') ? ref.startsWith(pattern.slice(0, -1)) : ref === pattern;
  return patterns.flatMap((pattern) => refs.filter(matchesPattern(pattern)));
}

/**
 * The commit that a branch is at. Throws GateError NOT_FOUND when the branch does not exist, UNAVAILABLE when the
 * remote cannot be asked.
 */
async function readRemoteHead(branch: string, git: Git): Promise<string> {
  const head = await readRemoteBranch(branch, git);
  if (head.kind === 'at') return head.sha;
  if (head.kind === 'unknown') throw createRemoteError();
  throw new GateError('NOT_FOUND', `There is no branch ${branch} at origin`, { hint: 'Push the branch.' });
}

function createRemoteError(): GateError {
  return new GateError('UNAVAILABLE', 'git could not read origin', {
    hint: 'Give git in this job access to the remote: keep the credentials of the checkout (Azure Pipelines: persistCredentials: true), or provide others.',
  });
}

/** The default branch, read with one command. Undefined when the remote does not say. */
export async function readRemoteDefaultBranch(
  git: Git,
): Promise<{ name: string; now: Awaited<ReturnType<typeof readRemoteBranch>> } | undefined> {
  const listed = (await git('ls-remote', '--symref', 'origin', 'HEAD')) ?? '';
  const name = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(listed)?.[1];
  const sha = /^([0-9a-f]+)\tHEAD$/m.exec(listed)?.[1];
  return name === undefined ? undefined : { name, now: sha === undefined ? { kind: 'unknown' } : { kind: 'at', sha } };
}

/**
 * Passes a folder to `use` in which git has the current head of a branch of the remote: the checkout, or a temporary
 * repository so that the checkout stays unchanged. Throws GateError like `readRemoteHead`.
 */
async function withRemoteBranch<T>(
  branch: string,
  cwd: string,
  use: (folder: GitFolder, sha: string) => Promise<T>,
): Promise<T> {
  const git = createGit(cwd);
  const sha = await readRemoteHead(branch, git);
  if ((await git('cat-file', '-e', `${sha}^{commit}`)) !== undefined) return use(cwd, sha);
  const fetched = await fetchBranch({ folder: cwd, branch, isShallow: true }, async (folder, at) => ({
    value: await use(folder, at),
  }));
  if (fetched === undefined) throw createRemoteError();
  return fetched.value;
}
