/** What the surfaces on GitHub work with, from what a run knows. */
import type { Transport } from '../api/http.ts';
import type { RunContext } from '../ci/context/context.ts';
import { githubAccess } from '../ci/github/access.ts';
import type { Environment } from '../ci/systems/system.ts';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings/settings.ts';
import type { GithubDeps } from './github.ts';

export interface GithubRun {
  context: RunContext;
  settings: Settings;
  env: Environment;
  transport: Transport;
  clock: Clock;
  cancel: AbortSignal;
}

export function githubDeps({ context, settings, env, transport, clock, cancel }: GithubRun): GithubDeps {
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
