/** A run in a GitHub workflow, for the action and for the command line there: its commit, and how it reads what it needs. */
import { readFile } from 'node:fs/promises';
import type { Transport } from './api/http.ts';
import type { RunContext } from './ci/context.ts';
import { readGithubContext, readRefusedContext } from './ci/github/event.ts';
import { githubPolicyFiles } from './ci/github/policy-files.ts';
import { createGithubReader, type GithubReader, type GithubReaderOptions } from './ci/github/reader.ts';
import type { Clock } from './clock.ts';
import { asGateError, GateError } from './errors.ts';
import type { Environment } from './session.ts';
import type { Settings } from './settings/settings.ts';
import { changesOf } from './steps/diff.ts';
import type { Surroundings } from './steps/guards.ts';
import type { GithubDeps } from './surfaces/github.ts';

/** With its refusal when the event must not be scanned (a fork, a tag). Throws GateError CONFIG when it cannot be read. */
export async function githubContext(env: Environment, branch: string | undefined): Promise<RunContext> {
  const event = await readEvent(env);
  try {
    return readGithubContext({ env, event, branch });
  } catch (error) {
    const refused = readRefusedContext({ env, event }, asGateError(error));
    if (refused === undefined) throw error;
    return refused;
  }
}

async function readEvent(env: Environment): Promise<unknown> {
  const path = env.GITHUB_EVENT_PATH;
  if (!path) throw notOnGithub('GITHUB_EVENT_PATH is not set');
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw notOnGithub(`the event file cannot be read (${(error as Error).message})`, error);
  }
}

function notOnGithub(why: string, cause?: unknown): GateError {
  return new GateError('CONFIG', `Nothing says which commit to gate: ${why}`, {
    cause,
    reason: 'wrong-ref',
    hint: 'The action runs in a GitHub workflow; elsewhere use the command line, scan-gate run.',
  });
}

/** `Pull request #7: feature at 1a2b3c4d5e6f into main (pull_request)`. */
export function describeContext(context: RunContext): string {
  const event = context.event === undefined ? '' : ` (${context.event})`;
  if (context.refusal !== undefined) return `Nothing to scan${event}; the policy is that of ${context.branch}`;
  const commit = context.headSha === undefined ? '' : ` at ${context.headSha.slice(0, 12)}`;
  const pull = context.pullRequest === undefined ? '' : `Pull request #${context.pullRequest}: `;
  const into = context.baseBranch === undefined ? '' : ` into ${context.baseBranch}`;
  return `${pull}${context.branch}${commit}${into}${event}`;
}

export interface GithubPlace {
  context: RunContext;
  settings: Settings;
  env: Environment;
  transport: Transport;
}

export function githubSurroundings(
  { context, settings, env, transport }: GithubPlace,
  waiting: Pick<GithubReaderOptions, 'budget' | 'onWait'>,
): Surroundings {
  const access = { ...githubAccess(env, settings), transport, ...waiting };
  const github = createGithubReader(access);
  return {
    ...githubPolicyFiles({ github: access, context, policyRef: settings.policyRef }),
    readHead: () => github.branchHead(context.branch),
    changedFiles: changesReader(github, context),
  };
}

/** A pull request lists its files; a merge group is compared with its base. */
export function changesReader(
  github: GithubReader,
  { pullRequest, event, baseSha, headSha }: RunContext,
): Surroundings['changedFiles'] {
  if (pullRequest !== undefined) return async () => changesOf(await github.changedFiles(pullRequest));
  if (event !== 'merge_group' || baseSha === undefined || headSha === undefined) return undefined;
  return async () => changesOf(await github.comparedFiles(baseSha, headSha));
}

/** Public repositories can be read without a token. */
export function githubAccess(env: Environment, settings: Settings) {
  return {
    apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    repository: env.GITHUB_REPOSITORY ?? '',
    token: settings.githubToken,
  };
}

/** How a run writes to GitHub. */
export function githubDeps(
  { context, settings, env, transport }: GithubPlace,
  { clock, cancel }: { clock: Clock; cancel: AbortSignal },
): GithubDeps {
  const runId = env.GITHUB_RUN_ID;
  return {
    ...githubAccess(env, settings),
    secrets: settings.apiKey === undefined ? [] : [settings.apiKey],
    transport,
    clock,
    cancel,
    runUrl:
      runId === undefined || context.repositoryUrl === undefined
        ? undefined
        : `${context.repositoryUrl}/actions/runs/${runId}`,
    isDependabot: env.GITHUB_ACTOR === 'dependabot[bot]',
  };
}
