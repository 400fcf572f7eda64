/** What a checkout says about itself, and whether it stands at the commit that is built: what is judged here is its content. */
import { GateError } from '../../errors.ts';
import { isFullSha, readParents } from '../../git/commit-name.ts';
import { commitSha, type Git, gitIn, isCheckout, standingOf } from '../../git/files.ts';
import { once } from '../../once.ts';
import { branchNow, refsNow } from '../remote.ts';
import type { CiRun } from '../systems/registry.ts';

/** What is asked of a checkout about itself; all but the first are undefined where it does not say. */
export interface CheckoutAnswers {
  /** Throws as `isCheckout` does. */
  isCheckout(): Promise<boolean>;
  /** The branch that is checked out. */
  branch(): Promise<string | undefined>;
  /** The commit that is checked out. */
  head(): Promise<string | undefined>;
  /** Of `origin`; it may hold credentials. */
  address(): Promise<string | undefined>;
  /** As far as the checkout remembers. */
  defaultBranch(): Promise<string | undefined>;
}

/** Each is asked when it is wanted. */
export function askedOneByOne(folder: string): CheckoutAnswers {
  const git = gitIn(folder);
  return {
    isCheckout: () => isCheckout(folder),
    // In full: `--short` writes `heads/main` where a tag has the branch's name.
    branch: async () => branchOf(await git('symbolic-ref', '--quiet', 'HEAD')),
    head: () => commitSha('HEAD', git),
    address: () => git('remote', 'get-url', 'origin'),
    defaultBranch: () => knownDefaultBranch(git),
  };
}

/** The first three are one question: each question is a program that is started and waited for. */
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

/** The same, and all is asked at once. */
export function askedAhead(folder: string): CheckoutAnswers {
  const answers = askedTogether(folder);
  // What fails is told to whoever asks for it.
  void Promise.allSettled([answers.head(), answers.address(), answers.defaultBranch()]);
  return answers;
}

const branchOf = (ref: string | undefined) => withoutPrefix(ref, 'refs/heads/');

/** As far as the checkout remembers. */
async function knownDefaultBranch(git: Git): Promise<string | undefined> {
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
  const head = (await commitSha('HEAD', git)) ?? '';
  const sides = await mergedSides(git);
  const isBuilt = [head, ...sides].some((sha) => named.some((each) => sha.startsWith(each)));
  if (!isBuilt) checkCommit(head, path, []);
}

/** The commits that a merge joins; none where the checkout stands at no merge. */
async function mergedSides(git: Git): Promise<string[]> {
  const parents = readParents((await git('cat-file', 'commit', 'HEAD')) ?? '');
  return parents.length > 1 ? parents : [];
}

/** The commit that the CI system names, in full; some write only its beginning. */
export async function builtCommit({ headSha: named }: CiRun, git: Git): Promise<string | undefined> {
  if (named === undefined || isFullSha(named)) return named;
  const sha = await commitSha(named, git);
  // A branch or a tag of that name is not that commit.
  return sha?.startsWith(named) ? sha : undefined;
}

/** The refs at which hosts keep the head of a pull request: GitHub and Gitea, GitLab, Bitbucket's own servers. */
const headRefs = (number: number) => [
  `refs/pull/${number}/head`,
  `refs/merge-requests/${number}/head`,
  `refs/pull-requests/${number}/from`,
];

/**
 * The commit that the checkout holds of what a CI system builds. Of a pull request it may be a merge that was made for the
 * test, in either order: then it is the side that the checkout or `origin` shows to be the pull request's, else unknown.
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

/** The one branch of `origin` that stands at the commit; undefined where none or several do. */
export async function branchAt(sha: string | undefined, git: Git): Promise<string | undefined> {
  const names = sha === undefined ? [] : (await refsNow(['refs/heads/*'], git)).filter((ref) => ref.sha === sha);
  return names.length === 1 ? names[0]?.ref.slice('refs/heads/'.length) : undefined;
}

/** Of a branch and a commit that a CI system names, whether `origin` has the one at the other now. */
export async function standsAtOrigin(branch: string, sha: string | undefined, git: Git): Promise<boolean> {
  const head = await branchNow(branch, git);
  return head.kind === 'at' && head.sha === sha;
}
