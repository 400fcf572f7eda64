/** Follows a context's sources: reads a file, a diff and a branch's head from where the context says that they are. */
import { asGateError, GateError } from '../errors.ts';
import { commitText, type FileText } from '../git/commit-name.ts';
import { commitSha, fetchBranch, gitIn, readFileAt, readFilesAt } from '../git/files.ts';
import type { DiffSource, FileSource, HeadSource } from './context/sources.ts';
import type { CommitDiff, CommitDiffs, Diff } from './diff.ts';
import type { GithubReader } from './github/reader.ts';
import { diffAgainstDefault, localCommitDiffs, localDiff } from './local-diff.ts';
import { branchNow, remoteHasTag, remoteHead, withRemoteBranch } from './remote.ts';

/** Undefined when the file is not in that commit. Throws GateError when the commit or the file cannot be read. */
export async function readFileFrom(
  source: FileSource,
  path: string,
  github: GithubReader,
): Promise<FileText | undefined> {
  if (source.kind === 'github') return githubFile(source, path, github);
  return (await readHeldFiles(source, [path])).get(path);
}

/** Several files of one commit, as git reads them, by their paths; those that it does not have are left out. Throws as above. */
export async function readHeldFiles(
  source: Exclude<FileSource, { kind: 'github' }>,
  paths: readonly string[],
): Promise<Map<string, FileText>> {
  switch (source.kind) {
    case 'checkout':
      return readFilesAt(source.path, await heldRef(source), paths);
    case 'origin':
      return withRemoteBranch(source.branch, source.path, async (folder, sha) => {
        const found = await readFilesAt(folder, sha, paths);
        const at = commitText(sha, source.branch);
        return new Map([...found].map(([path, file]) => [path, { ...file, at }]));
      });
    case 'unreadable':
      throw source.why;
  }
}

async function githubFile(
  { ref, otherwise }: Extract<FileSource, { kind: 'github' }>,
  path: string,
  github: GithubReader,
): Promise<FileText | undefined> {
  if (otherwise === undefined) return github.fileText(path, ref);
  try {
    return await github.fileText(path, ref);
  } catch (error) {
    const { code } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    const head = await branchNow(otherwise.branch, gitIn(otherwise.path));
    if (head.kind !== 'at' || head.sha !== otherwise.sha) throw error;
    return readFileAt(otherwise.path, otherwise.sha, path);
  }
}

async function heldRef({ path, ref, otherwise }: Extract<FileSource, { kind: 'checkout' }>): Promise<string> {
  if (otherwise === undefined) return ref;
  const git = gitIn(path);
  const isHere = (await git('cat-file', '-e', `${ref}^{commit}`)) !== undefined;
  return (isHere ? undefined : await commitSha(otherwise, git)) ?? ref;
}

/** The commit at which the branch stands now. Throws GateError when it cannot be read. */
export async function readHeadFrom(source: HeadSource, github: GithubReader): Promise<string> {
  if (source.kind === 'github') return github.branchHead(source.branch);
  const git = gitIn(source.path);
  if (source.kind === 'origin') return remoteHead(source.branch, git);
  const sha = await commitSha('HEAD', git);
  if (sha !== undefined) return sha;
  throw new GateError('NOT_FOUND', `${source.path} has no commit any more`);
}

/** Whether a tag has the name of the branch. Throws GateError when it cannot be read. */
export async function hasTagFrom(source: HeadSource, github: GithubReader): Promise<boolean> {
  if (source.kind === 'github') return github.hasTag(source.branch);
  return source.kind === 'origin' && remoteHasTag(source.branch, gitIn(source.path));
}

/**
 * Undefined when nothing says what is changed. Throws GateError for a pull request whose base the checkout does not hold, and
 * that cannot be fetched without changing the checkout.
 */
export async function readDiffFrom(source: DiffSource, github: GithubReader): Promise<Diff | undefined> {
  switch (source.kind) {
    case 'pull-request':
      return github.changedFiles(source.number, source);
    case 'comparison':
      return github.comparedFiles(source.baseSha ?? (await github.branchHead(source.baseBranch)), source.headSha);
    case 'default-branch':
      return diffAgainstDefault(source.path, source.headSha, source.alone);
    case 'origin':
      return diffAgainstOrigin(source);
  }
}

/**
 * What each commit of the change adds itself, the latest first; undefined where nothing says which commits they are. Throws
 * GateError, while it goes on too, where one of them cannot be read.
 */
export async function readCommitsFrom(source: DiffSource, github: GithubReader): Promise<CommitDiffs | undefined> {
  switch (source.kind) {
    case 'pull-request': {
      const { base, headSha } = source;
      return base?.sha === undefined || headSha === undefined ? undefined : github.commitDiffs(base.sha, headSha);
    }
    case 'comparison':
      return github.commitDiffs(source.baseSha ?? (await github.branchHead(source.baseBranch)), source.headSha);
    case 'default-branch':
      return undefined;
    case 'origin':
      return commitsSinceOrigin(source);
  }
}

async function commitsSinceOrigin({
  path,
  branch,
  headSha,
}: Extract<DiffSource, { kind: 'origin' }>): Promise<CommitDiffs | undefined> {
  if (headSha === undefined) return undefined;
  const git = gitIn(path);
  const base = await remoteHead(branch, git);
  if ((await git('cat-file', '-e', `${base}^{commit}`)) !== undefined) return localCommitDiffs(path, base, headSha);
  const request = { folder: path, branch, isShallow: false, known: headSha };
  // What is fetched goes away again: all of it is read before.
  return fetchBranch(request, async (folder, sha) => {
    const commits: CommitDiff[] = [];
    for await (const each of localCommitDiffs(folder, sha, headSha)) commits.push(each);
    return commits;
  });
}

async function diffAgainstOrigin(source: Extract<DiffSource, { kind: 'origin' }>): Promise<Diff> {
  const { path, branch, headSha, wholeHistory = 'git fetch --unshallow origin' } = source;
  const git = gitIn(path);
  const base = await remoteHead(branch, git);
  const isHere = (await git('cat-file', '-e', `${base}^{commit}`)) !== undefined;
  const diff = headSha === undefined ? undefined : await diffFrom({ path, branch, headSha }, isHere ? base : undefined);
  if (diff !== undefined) return diff;
  throw new GateError('NOT_FOUND', `This checkout does not reach from ${headSha ?? 'its commit'} back to ${branch}`, {
    hint: `Clone more of the history: ${wholeHistory}.`,
  });
}

/** Against a commit of the branch that the checkout holds, else one that is fetched with what is missing: the checkout stays as it is. */
async function diffFrom(
  { path, branch, headSha }: { path: string; branch: string; headSha: string },
  base: string | undefined,
): Promise<Diff | undefined> {
  const held = base === undefined ? undefined : await localDiff(path, base, headSha);
  if (held !== undefined) return held;
  const request = { folder: path, branch, isShallow: false, known: headSha };
  return fetchBranch(request, (folder, sha) => localDiff(folder, sha, headSha));
}
