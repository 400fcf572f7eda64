/** A run against a service elsewhere, from a local checkout or none at all. */
import type { RunContext } from '../ci/context.ts';
import { fetchedBranch, readLocalContext, remoteHeadOf, runGit } from '../ci/local.ts';
import { changesAgainstDefault, localChanges } from '../ci/local-changes.ts';
import { type CiRun, readCiRun } from '../ci/systems/registry.ts';
import { GateError, orAbsent } from '../errors.ts';
import { describeContext, githubContext, githubSurroundings } from '../github-place.ts';
import type { Changes } from '../policy/changes.ts';
import { neutralLine } from '../report/neutral.ts';
import { checkoutPolicyFiles } from './policy-files.ts';
import type { Stage, StageRequest } from './run.ts';

/** In a GitHub workflow the event says what is judged, and GitHub which policy counts; elsewhere the checkout does. */
export async function remoteStage(stage: StageRequest): Promise<Stage> {
  const { env } = stage.request;
  return env.GITHUB_ACTIONS === 'true' && env.GITHUB_EVENT_PATH ? workflowStage(stage) : checkoutStage(stage);
}

async function workflowStage({ request, settings, transport }: StageRequest): Promise<Stage> {
  const { env } = request;
  const context = await githubContext(env, settings.branch);
  return {
    settings,
    context,
    opening: [describeContext(context)],
    surroundings: (budget, onWait) => githubSurroundings({ context, settings, env, transport }, { budget, onWait }),
    end: async () => {},
  };
}

async function checkoutStage({ request, settings, transport }: StageRequest): Promise<Stage> {
  const { cwd, env } = request;
  const ci = readCiRun(env);
  refuseTag(ci, settings.branch);
  const isShared = Boolean(env.CI) || ci !== undefined;
  const context = refusedFork(await readLocalContext({ cwd, branch: settings.branch, isShared, ci }), ci);
  const isCheckout = (await runGit(['rev-parse', '--git-dir'], cwd)) !== undefined;
  return {
    settings,
    context,
    opening: [describeContext(context)],
    surroundings: (budget) => ({
      ...checkoutPolicyFiles({ path: isCheckout ? cwd : undefined, context, settings, env, transport, budget }),
      readHead: isCheckout ? () => remoteHead(cwd, context.branch) : undefined,
      changedFiles: isCheckout ? () => checkoutChanges(cwd, context) : undefined,
    }),
    end: async () => {},
  };
}

/** What a pull request changes against its base, and a branch against the default branch. */
export async function checkoutChanges(
  cwd: string,
  { baseBranch, headSha }: RunContext,
  alone?: string,
): Promise<Changes | undefined> {
  if (baseBranch === undefined) return changesAgainstDefault(cwd, headSha, alone);
  const base = await orAbsent(fetchedBranch(cwd, baseBranch));
  return base === undefined || headSha === undefined ? undefined : localChanges(cwd, base, headSha);
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

/** Where the branch stands at the remote, which is what the service scans. */
async function remoteHead(cwd: string, branch: string): Promise<string> {
  const head = await remoteHeadOf(branch, (...args) => runGit(args, cwd));
  if (head !== undefined) return head;
  throw new GateError('NOT_FOUND', `git ls-remote shows no branch ${branch} at origin`, {
    hint: 'Push the branch, and let this machine read the remote.',
  });
}
