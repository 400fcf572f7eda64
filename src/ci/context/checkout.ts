/** What a checkout says about itself, and whether it stands at the commit that is built: what is judged here is its content. */
import { GateError } from '../../errors.ts';
import { isFullSha } from '../../git/commit-name.ts';
import { commitSha, type Git, gitIn, isCheckout, standingOf } from '../../git/files.ts';
import { branchNow } from '../remote.ts';
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

/** All are asked at once, and the first three in one question: each question is a program that is started and waited for. */
export function askedAhead(folder: string): CheckoutAnswers {
  const later = askedOneByOne(folder);
  const [standing, address, defaultBranch] = [standingOf(folder), later.address(), later.defaultBranch()];
  // What fails is told to whoever asks for it.
  void Promise.allSettled([standing, address, defaultBranch]);
  return {
    isCheckout: async () => (await standing) !== undefined || later.isCheckout(),
    branch: async () => {
      const known = await standing;
      return known === undefined ? later.branch() : branchOf(known.ref);
    },
    head: async () => (await standing)?.sha ?? later.head(),
    address: () => address,
    defaultBranch: () => defaultBranch,
  };
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
