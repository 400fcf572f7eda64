/** The context of a run on the command line: what git says about the checkout, and the CI system's variables about the run. */
import { GateError } from '../errors.ts';
import { commitSha, type Git, isFullSha, type RunGit, runGit } from '../git/files.ts';
import type { RunContext } from './context.ts';
import { branchNow, defaultBranchOf } from './remote.ts';
import { foldRepositoryUrl, plainRepositoryUrl } from './repository-url.ts';
import type { CiRun } from './systems/registry.ts';

interface LocalPlace {
  cwd: string;
  /** The `branch` setting. */
  branch: string | undefined;
  run?: RunGit;
  /** Whether others may read what is printed, as in a CI system that is not known here. */
  isShared?: boolean;
  /** What the variables of a CI system that is known say. */
  ci?: CiRun | undefined;
}

export async function readLocalContext({
  cwd,
  branch,
  run = runGit,
  isShared = true,
  ci,
}: LocalPlace): Promise<RunContext> {
  const git: Git = (...args) => run(args, cwd);
  // The full names: `--short` writes `heads/main` where a tag has the branch's name.
  const checkedOut = stripped(await git('symbolic-ref', '--quiet', 'HEAD'), 'refs/heads/');
  const scanned = branch ?? ci?.branch ?? checkedOut;
  if (scanned === undefined) throw noBranch(await git('rev-parse', '--git-dir'), cwd);
  const origin = await git('remote', 'get-url', 'origin');
  if (ci !== undefined) checkCiRun(ci, { branch, origin });
  const address = ci?.repositoryUrl ?? origin;
  const defaultBranch =
    ci === undefined ? await knownDefaultBranch(git) : (ci.defaultBranch ?? (await defaultBranchOf(git)));
  const headSha = (await builtCommit(ci, git)) ?? (await commitOf(scanned, { checkedOut, ci, git }));
  return {
    system: 'local',
    event: ci?.name,
    branch: scanned,
    headSha,
    baseBranch: ci?.baseBranch,
    baseSha: undefined,
    defaultBranch,
    pullRequest: ci?.pullRequest,
    repositoryUrl: address === undefined ? undefined : plainRepositoryUrl(address),
    isPublic: ci?.isPublic ?? isShared,
    ...(await proposalOf(ci, { sha: headSha, defaultBranch, git })),
  };
}

/**
 * Whether what a CI system builds may be proposed: all but the commit at which the default branch stands now. Names prove
 * nothing: a job may build a proposal as a branch of any name.
 */
export async function proposalOf(
  ci: CiRun | undefined,
  { sha, defaultBranch, git }: { sha: string | undefined; defaultBranch: string | undefined; git: Git },
): Promise<Pick<RunContext, 'isProposed' | 'isOriginForeign'>> {
  if (ci === undefined) return {};
  const isOriginForeign = ci.isFork === true && ci.isForkOfOrigin !== true;
  const isChange = ci.isChange === true || ci.isFork === true || ci.pullRequest !== undefined;
  if (isChange || sha === undefined || defaultBranch === undefined) return { isProposed: true, isOriginForeign };
  const head = await branchNow(defaultBranch, git);
  return { isProposed: head.kind !== 'at' || head.sha !== sha, isOriginForeign };
}

/** What the CI system says names one branch of one repository; a flag or a folder that says otherwise is a mistake. */
function checkCiRun(ci: CiRun, { branch, origin }: { branch: string | undefined; origin: string | undefined }): void {
  if (branch !== undefined && ci.branch !== undefined && branch !== ci.branch) {
    throw new GateError('CONFIG', `branch: ${branch} is not ${ci.branch}, which ${ci.name} builds`, {
      reason: 'wrong-ref',
      hint: 'Leave branch out: the gate scans what is built.',
    });
  }
  const [told, found] = [ci.repositoryUrl, origin].map((url) => foldRepositoryUrl(url ?? ''));
  // Hosts may differ: a runner may clone by a name of its own, or from this machine. A fork's origin may be itself.
  const isComparable = told !== undefined && found !== undefined && found.host !== '' && ci.isFork !== true;
  if (!isComparable || told.path.toLowerCase() === found.path.toLowerCase()) return;
  throw new GateError(
    'CONFIG',
    `${ci.name} builds ${ci.repositoryUrl}, this folder is a checkout of ${plainRepositoryUrl(origin ?? '')}`,
    {
      reason: 'foreign-repository',
      hint: 'Run the gate in the checkout of the repository that is built.',
    },
  );
}

/** The commit that the CI system names, in full; some write only its beginning. */
async function builtCommit(ci: CiRun | undefined, git: Git): Promise<string | undefined> {
  const named = ci?.headSha;
  if (named === undefined || isFullSha(named)) return named;
  const sha = await commitSha(named, git);
  // A branch or a tag of that name is not that commit.
  return sha?.startsWith(named) ? sha : undefined;
}

/**
 * The commit that the checkout holds of the branch; undefined on a laptop where another branch is checked out. A CI system may
 * check out a commit, a branch of its own naming, or a merge that it made for the test: of that it is the branch's side.
 */
async function commitOf(
  branch: string,
  { checkedOut, ci, git }: { checkedOut: string | undefined; ci: CiRun | undefined; git: Git },
): Promise<string | undefined> {
  if (ci === undefined && checkedOut !== undefined && branch !== checkedOut) return undefined;
  const side = ci?.isChange === true ? await commitSha('HEAD^2', git) : undefined;
  if (side === undefined) return commitSha('HEAD', git);
  const head = await branchNow(branch, git);
  return head.kind === 'at' && head.sha === side ? side : commitSha('HEAD', git);
}

async function knownDefaultBranch(git: Git): Promise<string | undefined> {
  return stripped(await git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'), 'refs/remotes/origin/');
}

function stripped(ref: string | undefined, prefix: string): string | undefined {
  return ref?.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}

function noBranch(gitFolder: string | undefined, cwd: string): GateError {
  const message =
    gitFolder === undefined
      ? `Nothing says which branch to scan: ${cwd} is not a git checkout`
      : 'Nothing says which branch to scan: the checkout stands at a commit, not at a branch';
  return new GateError('CONFIG', message, { reason: 'wrong-ref', hint: 'Name the branch with --branch.' });
}
