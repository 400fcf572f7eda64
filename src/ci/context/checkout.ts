/**
 * Reads what a checkout says about itself, and checks that HEAD is the commit that is built: its content is what the
 * gate judges.
 */
import { GateError } from '../../errors.ts';
import { isFullSha, readParents } from '../../git/commit-name.ts';
import { commitSha, type Git, gitIn, isCheckout, standingOf } from '../../git/files.ts';
import { once } from '../../once.ts';
import { branchNow, refsNow } from '../remote.ts';
import type { CiRun } from '../systems/registry.ts';

/** What a run asks a checkout. Every result except `isCheckout` is undefined when the checkout does not say. */
export interface CheckoutAnswers {
  /** Throws as `isCheckout` does. */
  isCheckout(): Promise<boolean>;
  /** The branch that is checked out. */
  branch(): Promise<string | undefined>;
  /** The commit that is checked out. */
  head(): Promise<string | undefined>;
  /** The URL of `origin`. It may contain credentials. */
  address(): Promise<string | undefined>;
  /** The default branch that the checkout remembers, which may be outdated. */
  defaultBranch(): Promise<string | undefined>;
}

/** Runs each git command when its value is first needed. */
export function askedOneByOne(folder: string): CheckoutAnswers {
  const git = gitIn(folder);
  return {
    isCheckout: () => isCheckout(folder),
    // The full ref: `--short` writes `heads/main` when a tag has the same name as the branch.
    branch: async () => branchOf(await git('symbolic-ref', '--quiet', 'HEAD')),
    head: () => commitSha('HEAD', git),
    address: () => git('remote', 'get-url', 'origin'),
    defaultBranch: () => knownDefaultBranch(git),
  };
}

/** Like `readCheckoutLazily`, but one git process answers the first three questions. */
export function askedTogether(folder: string): CheckoutAnswers {
  const later = askedOneByOne(folder);
  const standing = once(() => standingOf(folder));
  return {
    isCheckout: async () => (await standing()) !== undefined || later.isCheckout(),
    branch: async () => {
      const known = await standing();
      return known === undefined ? later.branch() : branchOf(known.ref);
    },
    head: async () => (await standing())?.sha ?? later.head(),
    address: once(later.address),
    defaultBranch: once(later.defaultBranch),
  };
}

/** Like `readCheckoutTogether`, but starts reading everything at once. */
export function askedAhead(folder: string): CheckoutAnswers {
  const answers = askedTogether(folder);
  // An error reaches the caller that asks for the failed value.
  void Promise.allSettled([answers.head(), answers.address(), answers.defaultBranch()]);
  return answers;
}

const branchOf = (ref: string | undefined) => withoutPrefix(ref, 'refs/heads/');

/** The default branch that the checkout remembers. */
async function knownDefaultBranch(git: Git): Promise<string | undefined> {
  return withoutPrefix(await git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'), 'refs/remotes/origin/');
}

function withoutPrefix(ref: string | undefined, prefix: string): string | undefined {
  return ref?.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}

/** Throws GateError CONFIG (reason `moved`) when the commit is not one of the expected commits. */
export function checkCommit(head: string, path: string, expected: readonly string[]): void {
  if (expected.includes(head)) return;
  throw new GateError(
    'CONFIG',
    `The checkout ${path} stands at ${head.slice(0, 12)}, but the event is about another commit`,
    {
      reason: 'moved',
      hint: 'Check out the commit of the event before the gate, for example with actions/checkout.',
    },
  );
}

/**
 * HEAD must be the commit that the CI system names, or a test merge of it. Nothing is checked when the CI system names
 * no commit.
 */
export async function checkBuilt(ci: CiRun, path: string): Promise<void> {
  const named = [ci.headSha, ci.builtSha].filter((sha) => sha !== undefined);
  if (named.length === 0) return;
  const git = gitIn(path);
  const head = (await commitSha('HEAD', git)) ?? '';
  const sides = await mergedSides(git);
  const isBuilt = [head, ...sides].some((sha) => named.some((each) => sha.startsWith(each)));
  if (!isBuilt) checkCommit(head, path, []);
}

/** The parents of a merge commit; an empty list when HEAD is not a merge. */
async function mergedSides(git: Git): Promise<string[]> {
  const parents = readParents((await git('cat-file', 'commit', 'HEAD')) ?? '');
  return parents.length > 1 ? parents : [];
}

/** The full SHA of the commit that the CI system names: some systems give only its first characters. */
export async function builtCommit({ headSha: named }: CiRun, git: Git): Promise<string | undefined> {
  if (named === undefined || isFullSha(named)) return named;
  const sha = await commitSha(named, git);
  // The name may resolve to a branch or a tag instead of the commit.
  return sha?.startsWith(named) ? sha : undefined;
}

/** The refs under which hosts keep the head of a pull request: GitHub and Gitea, GitLab, Bitbucket Data Center. */
const headRefs = (number: number) => [
  `refs/pull/${number}/head`,
  `refs/merge-requests/${number}/head`,
  `refs/pull-requests/${number}/from`,
];

/**
 * The commit in the checkout that belongs to the branch or pull request being built. For a pull request HEAD may be a
 * test merge with its parents in either order. The result is then the parent that the checkout or `origin` identifies
 * as the head of the pull request, otherwise undefined.
 */
export async function heldCommit(
  branch: string | undefined,
  { isChange, headRef, pullRequest }: CiRun,
  { git, checkout }: { git: Git; checkout: CheckoutAnswers },
): Promise<string | undefined> {
  const head = await checkout.head();
  const sides = isChange === true ? await mergedSides(git) : [];
  if (sides.length === 0 || head === undefined) return head;
  const held = [head, ...sides];
  const kept = headRef === undefined ? undefined : await commitSha(headRef, git);
  if (kept !== undefined && held.includes(kept)) return kept;
  const refs = pullRequest === undefined ? [] : headRefs(pullRequest);
  const known = await refsNow([...refs, ...(branch === undefined ? [] : [`refs/heads/${branch}`])], git);
  return known.map(({ sha }) => sha).find((sha) => held.includes(sha));
}

/** The only branch of `origin` at this commit. Undefined when there is none, or more than one. */
export async function branchAt(sha: string | undefined, git: Git): Promise<string | undefined> {
  const names = sha === undefined ? [] : (await refsNow(['refs/heads/*'], git)).filter((ref) => ref.sha === sha);
  return names.length === 1 ? names[0]?.ref.slice('refs/heads/'.length) : undefined;
}

/** Whether the branch of `origin` is at this commit now. */
export async function standsAtOrigin(branch: string, sha: string | undefined, git: Git): Promise<boolean> {
  const head = await branchNow(branch, git);
  return head.kind === 'at' && head.sha === sha;
}
