/** A run against a service elsewhere, from a local checkout or none at all. */
import { hasOwnBase, isProposal, type RunContext } from '../ci/context.ts';
import type { Diff } from '../ci/diff.ts';
import { readLocalContext } from '../ci/local.ts';
import { diffAgainstDefault, localDiff } from '../ci/local-diff.ts';
import { remoteHead } from '../ci/remote.ts';
import { type CiRun, readCiRun } from '../ci/systems/registry.ts';
import { GateError } from '../errors.ts';
import { fetchBranch, gitIn, isCheckout } from '../git/files.ts';
import { describeContext, githubContext, githubSurroundings } from '../github-place.ts';
import type { Changes } from '../policy/changes.ts';
import { neutralLine } from '../report/neutral.ts';
import { changesOf } from '../steps/diff.ts';
import { checkoutPolicyFiles } from './policy-files.ts';
import type { Stage, StageRequest } from './run.ts';

/** In a GitHub workflow the event says what is judged, and GitHub which policy counts; elsewhere the checkout does. */
export async function remoteStage(stage: StageRequest): Promise<Stage> {
  const { env } = stage.request.session;
  return env.GITHUB_ACTIONS === 'true' && env.GITHUB_EVENT_PATH ? workflowStage(stage) : checkoutStage(stage);
}

async function workflowStage({ request, settings }: StageRequest): Promise<Stage> {
  const { env } = request.session;
  const transport = await request.session.transport();
  const context = await githubContext(env, settings.branch);
  return {
    settings,
    context,
    opening: [describeContext(context)],
    surroundings: (budget, onWait) => githubSurroundings({ context, settings, env, transport }, { budget, onWait }),
    end: async () => {},
  };
}

async function checkoutStage({ request, settings }: StageRequest): Promise<Stage> {
  const { folder: cwd, env } = request.session;
  const transport = await request.session.transport();
  const ci = readCiRun(env);
  refuseTag(ci, settings.branch);
  const isHere = await isCheckout(cwd);
  const read = await readLocalContext({ cwd, branch: settings.branch, isShared: ci !== undefined, ci });
  const context = refusedFork(read, ci);
  const git = gitIn(cwd);
  return {
    settings,
    context,
    opening: [describeContext(context)],
    surroundings: (budget) => ({
      ...checkoutPolicyFiles({ path: isHere ? cwd : undefined, context, settings, env, transport, budget }),
      readHead: isHere ? () => remoteHead(context.branch, git) : undefined,
      changedFiles: isHere ? () => checkoutChanges(cwd, context) : undefined,
    }),
    end: async () => {},
  };
}

/**
 * What a pull request changes against its base, and a branch against the default branch. Throws GateError for a pull request
 * whose base the checkout does not hold, and that cannot be fetched without changing the checkout.
 */
export async function checkoutChanges(cwd: string, context: RunContext, alone?: string): Promise<Changes | undefined> {
  const diff = await checkoutDiff(cwd, context, alone);
  return diff && changesOf(diff);
}

async function checkoutDiff(cwd: string, context: RunContext, alone?: string): Promise<Diff | undefined> {
  const { headSha, defaultBranch } = context;
  // The author chooses the base, and may have put there what they propose.
  const named = hasOwnBase(context) ? defaultBranch : context.baseBranch;
  const baseBranch = named ?? (isProposal(context) ? defaultBranch : undefined);
  if (baseBranch === undefined) return isProposal(context) ? undefined : diffAgainstDefault(cwd, headSha, alone);
  const git = gitIn(cwd);
  const base = await remoteHead(baseBranch, git);
  const isHere = (await git('cat-file', '-e', `${base}^{commit}`)) !== undefined;
  const diff =
    headSha === undefined ? undefined : await diffFrom(cwd, { base: isHere ? base : undefined, baseBranch, headSha });
  if (diff !== undefined) return diff;
  throw new GateError(
    'NOT_FOUND',
    `This checkout does not reach from ${headSha ?? 'its commit'} back to ${baseBranch}`,
    {
      hint: 'Clone more of the history: GitLab CI GIT_DEPTH: 0, Azure Pipelines fetchDepth: 0, git fetch --unshallow.',
    },
  );
}

/** Against a commit of the base branch that the checkout holds, or the one that is fetched: the checkout stays as it is. */
function diffFrom(
  cwd: string,
  { base, baseBranch, headSha }: { base: string | undefined; baseBranch: string; headSha: string },
): Promise<Diff | undefined> {
  if (base !== undefined) return localDiff(cwd, base, headSha);
  const request = { folder: cwd, branch: baseBranch, isShallow: false, known: headSha };
  return fetchBranch(request, (folder, sha) => localDiff(folder, sha, headSha));
}

function refuseTag(ci: CiRun | undefined, branch: string | undefined): void {
  if (branch !== undefined || ci?.branch !== undefined || ci?.tag === undefined) return;
  throw new GateError('CONFIG', `Not scanned: ${ci.name} builds the tag ${neutralLine(ci.tag, 140)}, and no branch`, {
    reason: 'wrong-ref',
    hint: 'Leave tags out of the job that runs the gate, or name a branch with --branch.',
  });
}

/** A branch of the fork's name here is another one: scanning that would say nothing about the proposal. */
function refusedFork(context: RunContext, ci: CiRun | undefined): RunContext {
  if (ci?.isFork !== true) return context;
  const refusal = new GateError('CONFIG', 'Not scanned: the pull request comes from a fork of this repository', {
    reason: 'fork',
    hint: 'The service can scan only branches of this repository. Gate forks with `scan-gate run --embedded`, or let them pass with `--on-inconclusive fork=warn`.',
  });
  const { defaultBranch } = context;
  if (defaultBranch === undefined) throw refusal;
  return { ...context, branch: defaultBranch, headSha: undefined, refusal };
}
