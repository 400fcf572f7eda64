/** How a run writes to GitHub, and its time limits. */

import { type Clock, limitDelivery } from '../../../../shared/clock.ts';
import type { Transport } from '../../../../shared/http/http.ts';
import type { RunSettings } from '../../../settings/policy-settings.ts';
import { listSecretValues } from '../../../settings/settings.ts';
import type { RunSession } from '../../../story/source.ts';
import { identifyGate } from '../../../surfaces/rivals.ts';
import type { RunContext } from '../../context/context.ts';
import { listLinesToMask } from '../../log.ts';
import type { Environment } from '../../system.ts';
import { createGithubAccess, type GithubAccess } from '../access.ts';
import { createGithubClient, type GithubClient } from '../client.ts';
import { createPublishError } from '../problems.ts';

export interface WriteAccess extends GithubAccess {
  /** Values that must not leave in any request body: the service's key. */
  secrets: readonly string[];
  transport: Transport;
  clock: Clock;
  cancel: AbortSignal;
  /** `<run id>.<attempt>` of the workflow run. Undefined outside of one. */
  attempt: string | undefined;
  /** See `identifyGate`. */
  gateId?: string | undefined;
  /** The URL of this run. */
  runUrl: string | undefined;
  /** When the run began, by this machine's clock in ms since the epoch. */
  startedMs: number;
  /** Why the token of this run may only read, whatever the workflow says, if that is so. */
  readOnlyWhy: string | undefined;
}

export async function createWriteAccess(
  session: Omit<RunSession, 'version' | 'folder' | 'runLog'>,
  context: RunContext,
  settings: RunSettings,
): Promise<WriteAccess> {
  const { env, cancel, now } = session;
  const { GITHUB_RUN_ID: runId, GITHUB_RUN_ATTEMPT: attempt } = env;
  const { repositoryUrl } = context;
  return {
    ...createGithubAccess(env, settings.githubToken, session.loadOctokit),
    // A reply may repeat one line of a secret, or the path of a secret URL.
    secrets: listSecretValues(settings).flatMap(listLinesToMask),
    transport: await session.transport(),
    clock: session.clock(settings.baseUrl),
    cancel,
    attempt: runId && `${runId}.${attempt || 1}`,
    gateId: identifyGate(env, settings, context),
    runUrl: runId && repositoryUrl ? `${repositoryUrl}/actions/runs/${runId}` : undefined,
    startedMs: now.getTime(),
    readOnlyWhy: explainReadOnly(context, env),
  };
}

function explainReadOnly({ change }: RunContext, env: Environment): string | undefined {
  if (env.GITHUB_ACTOR === 'dependabot[bot]') return "Dependabot's runs get a read-only token by default";
  if (change === undefined || change.fork === 'no') return undefined;
  return 'A pull request from a fork gets a read-only token whatever the workflow says';
}

/** Calls `use` with a GitHub client that has its own time budget. Throws what `use` throws. */
export async function withClient<T>(
  access: WriteAccess,
  budgetMs: number,
  use: (client: GithubClient) => Promise<T>,
): Promise<T> {
  const { clock, cancel } = access;
  const budget = limitDelivery({ clock, timeoutMs: budgetMs, cancel }, 'GitHub');
  try {
    return await use(createGithubClient({ ...access, budget, problemOf: createPublishError }));
  } finally {
    budget.end();
  }
}
