/** How a run writes to GitHub, its time limits, and why a surface could not be written. */

import { removeSecrets } from '../../../../shared/api/secret-forms.ts';
import { type Clock, limitDelivery } from '../../../../shared/clock.ts';
import { GateError } from '../../../../shared/errors.ts';
import type { Transport } from '../../../../shared/http/http.ts';
import { toPlainText } from '../../../../shared/prose.ts';
import { neutralizeLine } from '../../../../shared/shown/neutral.ts';
import type { RunSettings } from '../../../settings/policy-settings.ts';
import { listSecretValues } from '../../../settings/settings.ts';
import type { RunSession } from '../../../story/source.ts';
import type { RunContext } from '../../context/context.ts';
import { listLinesToMask } from '../../log.ts';
import { identifyGate } from '../../registry.ts';
import type { Environment } from '../../system.ts';
import { createGithubAccess, createGithubClient, type GithubAccess, type GithubClient } from '../client.ts';
import { adviseByAnswer, createPublishError, isAmbiguous, readRefusalStatus } from '../problems.ts';

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

/** All surfaces meet the same limit, so it is described once. */
export function isRateLimit(error: unknown): error is GateError {
  return error instanceof GateError && error.code === 'RATE_LIMITED';
}

export function describeLimit({ message, hint = '' }: GateError): string {
  return `${message}. ${toPlainText(hint)}`;
}

/** One neutralized line. `name` is the surface's, `permission` the line of the workflow's `permissions:` that it needs. */
export function describeRefusal(
  error: unknown,
  { name, permission }: { name: string; permission: string },
  { readOnlyWhy, secrets }: Pick<WriteAccess, 'readOnlyWhy' | 'secrets'>,
): string {
  const fault = error instanceof GateError ? error : new GateError('PUBLISH', String(error));
  const status = readRefusalStatus(fault);
  const advice =
    status === undefined
      ? fault.hint && toPlainText(fault.hint)
      : chooseAdvice(status, fault.message, permission, readOnlyWhy);
  const doubt = isAmbiguous(fault) ? ' (it may have arrived anyway)' : '';
  const line = [`${name} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
  return neutralizeLine(removeSecrets(line, secrets), 1000);
}

function chooseAdvice(
  status: number,
  message: string,
  permission: string,
  readOnlyWhy: string | undefined,
): string | undefined {
  const grant = `Give the job the permission "${permission}".`;
  const said = adviseByAnswer(status, message);
  if (said !== undefined) return said;
  if (/must be enabled|not enabled|Advanced Security/i.test(message)) {
    return 'Enable code scanning in the settings of the repository, or remove upload-sarif.';
  }
  if (status === 404 && /\b(?:commit|ref|branch)\b/i.test(message))
    return 'GitHub does not know this commit on this branch: it may have been deleted or replaced.';
  if (status === 404) return `${grant} If the job has it, this GitHub server does not support it.`;
  if (status === 422) return 'The findings are in the summary of the run.';
  if (status !== 403) return undefined;
  return readOnlyWhy === undefined ? grant : `${grant} ${readOnlyWhy}.`;
}
