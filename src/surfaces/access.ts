/** How a run writes to GitHub, and for how long. */
import type { Transport } from '../api/http.ts';
import type { RunContext } from '../ci/context/context.ts';
import { type GithubAccess, githubAccess } from '../ci/github/access.ts';
import { createGithubWriter, type GithubWriter } from '../ci/github/writer.ts';
import type { Environment } from '../ci/systems/system.ts';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings/settings.ts';

export interface WriteAccess extends GithubAccess {
  /** Values that must leave in no request's body: the service's key. */
  secrets: readonly string[];
  transport: Transport;
  clock: Clock;
  cancel: AbortSignal;
  /** The page of this run. */
  runUrl: string | undefined;
  /** True for runs that Dependabot began: their token is read-only by default. */
  isDependabot: boolean;
}

/** What a run knows in a workflow. */
export interface GithubRun {
  context: RunContext;
  settings: Settings;
  env: Environment;
  transport: Transport;
  clock: Clock;
  cancel: AbortSignal;
}

export function accessOf({ context, settings, env, transport, clock, cancel }: GithubRun): WriteAccess {
  const runId = env.GITHUB_RUN_ID;
  const { repositoryUrl } = context;
  return {
    ...githubAccess(env, settings.githubToken),
    secrets: settings.apiKey === undefined ? [] : [settings.apiKey],
    transport,
    clock,
    cancel,
    runUrl: runId === undefined || repositoryUrl === undefined ? undefined : `${repositoryUrl}/actions/runs/${runId}`,
    isDependabot: env.GITHUB_ACTOR === 'dependabot[bot]',
  };
}

export function openWriter(access: WriteAccess, budgetMs: number): Promise<GithubWriter> {
  return createGithubWriter({ ...access, token: access.token ?? '', budgetMs });
}

/** Writes with a budget of time of its own. Throws what `write` throws. */
export async function withWriter<T>(
  access: WriteAccess,
  budgetMs: number,
  write: (writer: GithubWriter) => Promise<T>,
): Promise<T> {
  const writer = await openWriter(access, budgetMs);
  try {
    return await write(writer);
  } finally {
    writer.end();
  }
}
