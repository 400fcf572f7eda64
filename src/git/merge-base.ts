/** Finds where a commit left its target branch, as far as a checkout knows. */
import { resolveBothBranches, resolveCommit } from './checkout.ts';
import { isFullSha } from './commit-name.ts';
import { isShallow } from './line.ts';
import { askGit, type GitPlace } from './runner.ts';

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
export async function mergeBaseOf(place: GitPlace, head: string, target: MergeTarget): Promise<string | undefined> {
  for await (const tip of tipsOf(place, target)) {
    const { code, stdout } = await askGit(place, ['merge-base', '--end-of-options', head, tip]);
    const sha = stdout.toString().trim();
    if (code === 0 && isFullSha(sha)) return sha === head ? undefined : sha;
  }
  return undefined;
}

/** Whether a commit is in the branch. Undefined when the checkout does not show it. */
export async function isInBranch(place: GitPlace, sha: string, target: MergeTarget): Promise<boolean | undefined> {
  let hasTip = false;
  for await (const tip of tipsOf(place, target)) {
    const { code } = await askGit(place, ['merge-base', '--is-ancestor', '--end-of-options', sha, tip]);
    if (code === 0) return true;
    hasTip = true;
  }
  return hasTip && !(await isShallow(place)) ? false : undefined;
}

/**
 * First the branch as last fetched from origin, which a test merge may contain; then the commit that the event names.
 */
async function* tipsOf(place: GitPlace, { branch, sha, isLocalTrusted }: MergeTarget): AsyncGenerator<string> {
  const { remote, local } = await resolveBothBranches(place, branch);
  if (remote !== undefined) yield remote;
  const named = sha === undefined ? undefined : await resolveCommit(place, sha);
  if (named !== undefined) yield named;
  if (local !== undefined && (isLocalTrusted || !(await hasRemote(place)))) yield local;
}

async function hasRemote(place: GitPlace): Promise<boolean> {
  const { code, stdout } = await askGit(place, ['remote']);
  return code !== 0 || stdout.toString().trim() !== '';
}
