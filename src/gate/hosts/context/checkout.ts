/**
 * Reads what a checkout says about itself, and checks that HEAD is the commit that is built: its content is what the
 * gate judges.
 */
import { GateError } from '../../../shared/errors.ts';
import { isFullSha, parseParents } from '../../../shared/git/commit-name.ts';
import { createGit, type Git, isCheckout, readCheckoutHead, resolveSha } from '../../../shared/git/files.ts';
import { resolveRelativeUrl } from '../../../shared/git/origin.ts';
import { findRepository } from '../../../shared/git/repository.ts';
import { runOnce } from '../../../shared/once.ts';
import type { CiRun } from '../registry.ts';
import { listRemoteRefs, readRemoteBranch } from '../sources.ts';

/**
 * What a run asks a checkout. Every result except `checksOutProposal` is undefined when the checkout does not say.
 * `isCheckout` throws as `checksOutProposal` does.
 */
export type CheckoutReader = ReturnType<typeof readCheckoutLazily>;

/** Runs each git command when its value is first needed. */
export function readCheckoutLazily(folder: string) {
  const git = createGit(folder);
  return {
    isCheckout: () => isCheckout(folder),
    // The full ref: `--short` writes `heads/main` when a tag has the same name as the branch.
    branch: async () => stripHeadsPrefix(await git('symbolic-ref', '--quiet', 'HEAD')),
    head: () => resolveSha('HEAD', git),
    /** The URL of `origin`. It may contain credentials. */
    address: async (): Promise<string | undefined> => {
      const url = await git('remote', 'get-url', 'origin');
      return url && resolveRelativeUrl(url, findRepository(folder).checkout?.top ?? folder);
    },
    /** The default branch that the checkout remembers, which may be outdated. */
    defaultBranch: async () =>
      stripPrefix(await git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'), 'refs/remotes/origin/'),
  };
}

/** Like `readCheckoutLazily`, but one git process answers the first three questions. */
export function readCheckoutTogether(folder: string): CheckoutReader {
  const later = readCheckoutLazily(folder);
  const readHeadOnce = runOnce(() => readCheckoutHead(folder));
  return {
    isCheckout: async () => (await readHeadOnce()) !== undefined || later.isCheckout(),
    branch: async () => {
      const head = await readHeadOnce();
      return head === undefined ? later.branch() : stripHeadsPrefix(head.ref);
    },
    head: async () => (await readHeadOnce())?.sha ?? later.head(),
    address: runOnce(later.address),
    defaultBranch: runOnce(later.defaultBranch),
  };
}

/** Like `readCheckoutTogether`, but starts reading everything at once. */
export function readCheckoutEagerly(folder: string): CheckoutReader {
  const reader = readCheckoutTogether(folder);
  // An error reaches the caller that asks for the failed value.
  void Promise.allSettled([reader.head(), reader.address(), reader.defaultBranch()]);
  return reader;
}

const stripHeadsPrefix = (ref: string | undefined) => stripPrefix(ref, 'refs/heads/');

function stripPrefix(ref: string | undefined, prefix: string): string | undefined {
  return ref?.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}

/** Throws GateError CONFIG (reason `moved`) when the commit is not one of the expected commits. */
export function checkCommit(head: string, path: string, expected: readonly string[]): void {
  if (expected.includes(head)) return;
  throw new GateError(
    'CONFIG',
    `The checkout ${path} is at ${head.slice(0, 12)}, but the event is about another commit`,
    {
      reason: 'moved',
      brief: 'the checkout is at another commit',
      hint: 'Check out the commit of the event before the gate, for example with actions/checkout.',
    },
  );
}

/**
 * HEAD must be the commit that the CI system names, or a test merge of it. Nothing is checked when the CI system names
 * no commit.
 */
export async function checkBuiltCommit(ci: CiRun, path: string): Promise<void> {
  const named = [ci.headSha, ci.builtSha].filter((sha) => sha !== undefined);
  if (named.length === 0) return;
  const git = createGit(path);
  const head = (await resolveSha('HEAD', git)) ?? '';
  const sides = await readMergeParents(git);
  const isBuilt = [head, ...sides].some((sha) => named.some((each) => sha.startsWith(each)));
  if (!isBuilt) checkCommit(head, path, []);
}

/** The parents of a merge commit; an empty list when HEAD is not a merge. */
async function readMergeParents(git: Git): Promise<string[]> {
  const parents = parseParents((await git('cat-file', 'commit', 'HEAD')) ?? '');
  return parents.length > 1 ? parents : [];
}

/** The full SHA of the commit that the CI system names: some systems give only its first characters. */
export async function resolveBuiltCommit({ headSha: named }: CiRun, git: Git): Promise<string | undefined> {
  if (named === undefined || isFullSha(named)) return named;
  const sha = await resolveSha(named, git);
  // The name may resolve to a branch or a tag instead of the commit.
  return sha?.startsWith(named) ? sha : undefined;
}

/** The refs under which hosts keep the head of a pull request: GitHub and Gitea, GitLab, Bitbucket Data Center. */
const listHeadRefs = (number: number) => [
  `refs/pull/${number}/head`,
  `refs/merge-requests/${number}/head`,
  `refs/pull-requests/${number}/from`,
];

/**
 * The commit in the checkout that belongs to the branch or pull request being built. For a pull request HEAD may be a
 * test merge with its parents in either order. The result is then the parent that the checkout or `origin` identifies
 * as the head of the pull request, otherwise undefined.
 */
export async function findCommitInCheckout(
  branch: string | undefined,
  { isChange, headRef, pullRequest }: CiRun,
  { git, checkout }: { git: Git; checkout: CheckoutReader },
): Promise<string | undefined> {
  const head = await checkout.head();
  const sides = isChange === true ? await readMergeParents(git) : [];
  if (sides.length === 0 || head === undefined) return head;
  const candidates = [head, ...sides];
  const kept = headRef === undefined ? undefined : await resolveSha(headRef, git);
  if (kept !== undefined && candidates.includes(kept)) return kept;
  const refs = pullRequest === undefined ? [] : listHeadRefs(pullRequest);
  const remoteRefs = await listRemoteRefs([...refs, ...(branch === undefined ? [] : [`refs/heads/${branch}`])], git);
  return remoteRefs.map(({ sha }) => sha).find((sha) => candidates.includes(sha));
}

/** The only branch of `origin` at this commit. Undefined when there is none, or more than one. */
export async function findBranchAt(sha: string | undefined, git: Git): Promise<string | undefined> {
  const names = sha === undefined ? [] : (await listRemoteRefs(['refs/heads/*'], git)).filter((ref) => ref.sha === sha);
  return names.length === 1 ? names[0]?.ref.slice('refs/heads/'.length) : undefined;
}

/** Whether the branch of `origin` is at this commit now. */
export async function isBranchAtCommit(branch: string, sha: string | undefined, git: Git): Promise<boolean> {
  const head = await readRemoteBranch(branch, git);
  return head.kind === 'at' && head.sha === sha;
}
