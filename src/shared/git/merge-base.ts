/**
 * Finds where a commit left its target branch, as far as a checkout knows. The missing history of a clone is fetched
 * into a temporary repository, so that the checkout stays unchanged.
 */

import { resolveBothBranches, resolveCommit } from './checkout.ts';
import { isFullSha, parseParents } from './commit-name.ts';
import { isPartial, isShallow } from './history.ts';
import { withOrigin } from './origin.ts';
import { askGit, type GitLocation, runGitCommand } from './runner.ts';

export interface MergeTarget {
  branch: string;
  /** Full SHA of a commit of the target branch. */
  sha?: string | undefined;
  /**
   * Whether the checkout's own branch of that name is trusted. In a CI system a proposal may be checked out under any
   * name, and would then be compared with itself.
   */
  isLocalTrusted: boolean;
}

/**
 * Full SHA of the merge base. Undefined when the checkout does not have it, and for a commit that is already in the
 * branch.
 */
export async function findMergeBase(
  location: GitLocation,
  head: string,
  target: MergeTarget,
): Promise<string | undefined> {
  for await (const tip of findTips(location, target)) {
    const sha = (await askGit(location, ['merge-base', '--end-of-options', head, tip]))?.trim() ?? '';
    if (isFullSha(sha)) return sha === head ? undefined : sha;
  }
  return undefined;
}

/** Whether a commit is in the branch. Undefined when the checkout does not show it. */
export async function isInBranch(
  location: GitLocation,
  sha: string,
  target: MergeTarget,
): Promise<boolean | undefined> {
  let hasTip = false;
  for await (const tip of findTips(location, target)) {
    if ((await askGit(location, ['merge-base', '--is-ancestor', '--end-of-options', sha, tip])) !== undefined)
      return true;
    hasTip = true;
  }
  return hasTip && !(await isShallow(location)) ? false : undefined;
}

/**
 * First the branch as last fetched from origin, which a test merge may contain; then the commit that the event names.
 */
async function* findTips(location: GitLocation, { branch, sha, isLocalTrusted }: MergeTarget): AsyncGenerator<string> {
  const { remote, local } = await resolveBothBranches(location, branch);
  if (remote !== undefined) yield remote;
  const named = sha === undefined ? undefined : await resolveCommit(location, sha);
  if (named !== undefined) yield named;
  if (local !== undefined && (isLocalTrusted || (await askGit(location, ['remote']))?.trim() === '')) yield local;
}

export interface DeeperHistory {
  /**
   * A bare repository with the objects of the checkout and the fetched ones. `refs/remotes/origin` contains the branch.
   */
  path: string;
  /** Deletes the repository. */
  end(): Promise<void>;
}

/**
 * Number of commits beyond the end of a shallow clone. A branch that left its base earlier is rare; the error then says
 * how to fetch more.
 */
const steps = [50, 1000];
/** Fetching a large repository takes time. */
const fetchMs = 120_000;

/**
 * Undefined without `origin`, and when the two histories do not meet within the fetched depth. `head`: full SHA of the
 * commit that the clone has. `branch`: the branch of `origin` with which its history must meet.
 */
export async function fetchDeeperHistory(
  location: GitLocation,
  head: string,
  branch: string,
): Promise<DeeperHistory | undefined> {
  const isShort = await isShallow(location);
  const lacks = (await isPartial(location)) ? 'contents' : isShort ? 'commits' : 'nothing';
  const needed = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<DeeperHistory | undefined>();
  // The repository exists until `end` is called.
  const lent = withOrigin({ place: location, withObjects: true }, async (origin) => {
    const signal = AbortSignal.any([origin.signal, AbortSignal.timeout(fetchMs)]);
    if (!(await fetchUntilMeeting({ ...origin, signal }, head, branch, `refs/remotes/origin/${branch}`, lacks))) return;
    const end = async () => {
      needed.resolve();
      await lent;
    };
    reached.resolve({ path: origin.path, end });
    await needed.promise;
  });
  lent.then(() => reached.resolve(undefined), reached.reject);
  return reached.promise;
}

/** What the clone lacks of the history of its commit. */
type MissingPart = 'commits' | 'contents' | 'nothing';

/**
 * Fetches both histories from `origin`, only as deep as necessary. Returns whether they meet within that depth. `ref`:
 * the ref under which the branch is stored.
 */
export async function fetchUntilMeeting(
  location: GitLocation,
  head: string,
  branch: string,
  ref: string,
  lacks: MissingPart = 'commits',
): Promise<boolean> {
  // git tells the remote that it already has every commit that a ref names.
  await runGitCommand(location, ['update-ref', 'refs/known', head]);
  const fetch = ['fetch', '--quiet', '--no-tags', '--refmap='];
  const wanted = `+refs/heads/${branch}:${ref}`;
  const succeeds = async (args: readonly string[]) => (await askGit(location, args)) !== undefined;
  const hasMergeBase = () => succeeds(['merge-base', head, ref]);
  if (lacks === 'nothing') return (await succeeds([...fetch, 'origin', wanted])) && hasMergeBase();
  // A partial clone may lack the contents of commits that it says it has.
  const again = lacks === 'contents' ? ['--no-filter', '--refetch'] : [];
  for (const depth of steps) {
    const deeper = [...fetch, ...again, `--depth=${depth}`, 'origin', wanted];
    // A test merge exists nowhere else, but its parents do.
    const isFetched =
      (await succeeds([...deeper, head])) ||
      (await succeeds([...deeper, ...parseParents((await askGit(location, ['cat-file', 'commit', head])) ?? '')]));
    if (!isFetched) return false;
    if (await hasMergeBase()) return true;
  }
  return false;
}
