/** A run against a service elsewhere, from a local checkout or none at all. */
import type { RunContext } from '../ci/context.ts';
import { readLocalContext, runGit } from '../ci/local.ts';
import { localChanges } from '../ci/local-changes.ts';
import { GateError } from '../errors.ts';
import { describeContext, githubContext, githubSurroundings } from '../github-place.ts';
import type { Changes } from '../policy/changes.ts';
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
    surroundings: (budget) => githubSurroundings({ context, settings, env, transport }, budget),
    end: async () => {},
  };
}

async function checkoutStage({ request, settings, transport }: StageRequest): Promise<Stage> {
  const { cwd, env } = request;
  const context = await readLocalContext({ cwd, branch: settings.branch, isShared: Boolean(env.CI) });
  const isCheckout = (await runGit(['rev-parse', '--git-dir'], cwd)) !== undefined;
  return {
    settings,
    context,
    opening: [describeContext(context)],
    surroundings: (budget) => ({
      ...checkoutPolicyFiles({ path: isCheckout ? cwd : undefined, context, settings, env, transport, budget }),
      readHead: isCheckout ? () => remoteHead(cwd, context.branch) : undefined,
      changedFiles: isCheckout ? () => changesAgainstDefault(cwd, context) : undefined,
    }),
    end: async () => {},
  };
}

/** What the commit changes against the default branch, as the checkout knows it. */
export function changesAgainstDefault(
  cwd: string,
  { defaultBranch, headSha }: RunContext,
): Promise<Changes | undefined> {
  const base = defaultBranch === undefined ? 'refs/heads/main' : `refs/remotes/origin/${defaultBranch}`;
  return localChanges(cwd, base, headSha ?? 'HEAD');
}

/** Where the branch stands at the remote, which is what the service scans. */
async function remoteHead(cwd: string, branch: string): Promise<string> {
  const ref = `refs/heads/${branch}`;
  const listed = await runGit(['ls-remote', '--exit-code', 'origin', ref], cwd);
  const line = listed?.split('\n').find((each) => each.endsWith(`\t${ref}`));
  if (line !== undefined) return line.split('\t')[0] ?? '';
  throw new GateError('NOT_FOUND', `git ls-remote shows no branch ${branch} at origin`, {
    hint: 'Push the branch, and let this machine read the remote.',
  });
}
