/** What a checkout's `origin` says now. What the checkout remembers of it may be outdated. */
import { GateError } from '../../shared/errors.ts';
import { createGit, fetchBranch, type Git, type GitFolder } from '../../shared/git/files.ts';

type RemoteBranchState = { kind: 'at'; sha: string } | { kind: 'absent' } | { kind: 'unknown' };

/** The commit that a branch is at. */
export async function readRemoteBranch(branch: string, git: Git): Promise<RemoteBranchState> {
  const ref = `refs/heads/${branch}`;
  const listed = await git('ls-remote', 'origin', ref);
  if (listed === undefined) return { kind: 'unknown' };
  const line = listed.split('\n').find((each) => each.endsWith(`\t${ref}`));
  return line === undefined ? { kind: 'absent' } : { kind: 'at', sha: line.split('\t')[0] ?? '' };
}

interface RemoteRef {
  /** The full ref: `refs/heads/main`. */
  ref: string;
  sha: string;
}

/** The existing refs for full names or globs, in the order of these. Empty when the remote cannot be asked. */
export async function listRemoteRefs(patterns: readonly string[], git: Git): Promise<RemoteRef[]> {
  const listed = patterns.length === 0 ? undefined : await git('ls-remote', 'origin', ...patterns);
  const refs = (listed ?? '').split('\n').flatMap((line): RemoteRef[] => {
    const [sha, ref] = line.split('\t');
    return sha === undefined || ref === undefined || ref.endsWith('^{}') ? [] : [{ ref, sha }];
  });
  // git matches the end of a ref name: `refs/heads/x` also finds `refs/remotes/refs/heads/x`.
  const matchesPattern = (pattern: string) => (ref: RemoteRef) =>
    pattern.endsWith('*') ? ref.ref.startsWith(pattern.slice(0, -1)) : ref.ref === pattern;
  return patterns.flatMap((pattern) => refs.filter(matchesPattern(pattern)));
}

/** Throws GateError UNAVAILABLE when the remote cannot be asked. */
export async function hasRemoteTag(name: string, git: Git): Promise<boolean> {
  const listed = await git('ls-remote', 'origin', `refs/tags/${name}`);
  if (listed === undefined) throw createRemoteError();
  return listed.split('\n').some((line) => line.endsWith(`\trefs/tags/${name}`));
}

/**
 * The commit that a branch is at. Throws GateError NOT_FOUND when the branch does not exist, UNAVAILABLE when the
 * remote cannot be asked.
 */
export async function readRemoteHead(branch: string, git: Git): Promise<string> {
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

interface DefaultBranch {
  name: string;
  /** The commit that the default branch is at. */
  now: RemoteBranchState;
}

/** The default branch, read with one command. Undefined when the remote does not say. */
export async function readRemoteDefaultBranch(git: Git): Promise<DefaultBranch | undefined> {
  const listed = (await git('ls-remote', '--symref', 'origin', 'HEAD')) ?? '';
  const name = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(listed)?.[1];
  const sha = /^([0-9a-f]+)\tHEAD$/m.exec(listed)?.[1];
  return name === undefined ? undefined : { name, now: sha === undefined ? { kind: 'unknown' } : { kind: 'at', sha } };
}

/**
 * Passes a folder to `use` in which git has the current head of a branch of the remote: the checkout, or a temporary
 * repository so that the checkout stays unchanged. Throws GateError like `readRemoteHead`.
 */
export async function withRemoteBranch<T>(
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
