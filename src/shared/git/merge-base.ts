/** Finds where a commit left its target branch, as far as a checkout knows. */
import { resolveBothBranches, resolveCommit } from './checkout.ts';
import { isFullSha } from './commit-name.ts';
import { isShallow } from './line.ts';
import { askGit, type GitLocation } from './runner.ts';

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
