/** What a checkout says about itself, and whether it stands at the commit that is built: what is judged here is its content. */
import { GateError } from '../../errors.ts';
import { isFullSha } from '../../git/commit-name.ts';
import { commitSha, type Git, gitIn } from '../../git/files.ts';
import { branchNow } from '../remote.ts';
import type { CiRun } from '../systems/registry.ts';

/** The full name: `--short` writes `heads/main` where a tag has the branch's name. */
export async function checkedOutBranch(git: Git): Promise<string | undefined> {
  return withoutPrefix(await git('symbolic-ref', '--quiet', 'HEAD'), 'refs/heads/');
}

/** As far as the checkout remembers. */
export async function knownDefaultBranch(git: Git): Promise<string | undefined> {
  return withoutPrefix(await git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'), 'refs/remotes/origin/');
}

function withoutPrefix(ref: string | undefined, prefix: string): string | undefined {
  return ref?.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}

/** Throws GateError CONFIG (reason `moved`) when the commit is none of those expected. */
export function checkCommit(head: string, path: string, expected: readonly string[]): void {
  if (expected.includes(head)) return;
  throw new GateError(
    'CONFIG',
    `The checkout ${path} stands at ${head.slice(0, 12)}, which is not the commit of this event`,
    {
      reason: 'moved',
      hint: 'Check out the commit of the event (actions/checkout does) before the gate.',
    },
  );
}

/** The commit that a CI system names, or a merge of it that was made for the test; nothing where it names none. */
export async function checkBuilt(ci: CiRun, path: string): Promise<void> {
  const named = [ci.headSha, ci.builtSha].filter((sha) => sha !== undefined);
  if (named.length === 0) return;
  const git = gitIn(path);
  const shaOf = (name: string) => commitSha(name, git);
  const head = (await shaOf('HEAD')) ?? '';
  const isMerge = (await shaOf('HEAD^2')) !== undefined;
  const sides = await Promise.all((isMerge ? ['HEAD^1', 'HEAD^2'] : []).map(shaOf));
  const isBuilt = [head, ...sides].some((sha) => named.some((each) => sha?.startsWith(each)));
  if (!isBuilt) checkCommit(head, path, []);
}

/** The commit that the CI system names, in full; some write only its beginning. */
export async function builtCommit({ headSha: named }: CiRun, git: Git): Promise<string | undefined> {
  if (named === undefined || isFullSha(named)) return named;
  const sha = await commitSha(named, git);
  // A branch or a tag of that name is not that commit.
  return sha?.startsWith(named) ? sha : undefined;
}

/**
 * The commit that the checkout holds of the branch that a CI system builds. It may have checked out a commit, a branch of its
 * own naming, or a merge that it made for the test: of that it is the branch's side.
 */
export async function heldCommit(branch: string, { isChange }: CiRun, git: Git): Promise<string | undefined> {
  const side = isChange === true ? await commitSha('HEAD^2', git) : undefined;
  if (side === undefined) return commitSha('HEAD', git);
  const head = await branchNow(branch, git);
  return head.kind === 'at' && head.sha === side ? side : commitSha('HEAD', git);
}
