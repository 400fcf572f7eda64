/** A run on the embedded service: starts it over one checkout, and holds the checkout to the event's commit. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { RunContext } from '../ci/context.ts';
import { createGithubReader } from '../ci/github/reader.ts';
import { proposalOf } from '../ci/local.ts';
import { defaultBranchOf } from '../ci/remote.ts';
import { readCiRun } from '../ci/systems/registry.ts';
import { GateError } from '../errors.ts';
import { gitIn } from '../git/files.ts';
import { hasUncommitted } from '../git/work-tree.ts';
import { changesReader, githubAccess } from '../github-place.ts';
import { readHead, startEmbedded } from '../service/embedded.ts';
import { type Environment, version } from '../session.ts';
import { checkBuilt, checkCommit } from './built-commit.ts';
import { checkoutPolicyFiles } from './policy-files.ts';
import { checkoutChanges } from './remote-stage.ts';
import type { Stage, StageRequest } from './run.ts';

export async function embeddedStage({ request, settings }: StageRequest): Promise<Stage> {
  const { session, flags } = request;
  const { env } = session;
  const transport = await session.transport();
  const { source, sha } = await readHead(resolve(session.folder, flags.positionals[1] ?? '.'));
  const event = await readEvent(env);
  if (event !== undefined) checkCommit(sha, source.path, commitsOf(env, event));
  const head = { branch: source.pin.branch, sha, vcsUrl: source.vcsUrl };
  const context = event === undefined ? await checkoutContext(head, source.path, env) : contextOf(head, env, event);
  const service = await startEmbedded({
    sources: [source],
    port: 0,
    database: ':memory:',
    workerUrl: request.workerUrl,
    version,
  });
  const [repository] = service.repositories;
  return {
    settings: {
      ...settings,
      baseUrl: service.baseUrl,
      apiKey: service.apiKey,
      repositoryId: repository?.id,
      branch: undefined,
    },
    context,
    opening: [
      `${source.pin.branch} at ${sha.slice(0, 12)}, scanned here by the embedded service`,
      ...(await uncommitted(source.path)),
    ],
    surroundings: (budget) => ({
      ...checkoutPolicyFiles({ path: source.path, context, settings, env, transport, budget }),
      readHead: async () => (await readHead(source.path)).sha,
      changedFiles:
        event === undefined
          ? () => checkoutChanges(source.path, context, source.defaultBranch)
          : changesReader(createGithubReader({ ...githubAccess(env, settings), transport, budget }), context),
    }),
    end: () => service.stop(),
  };
}

/** The context of a checkout in a GitHub workflow, as an embedded run has it. */
export async function workflowContext(path: string, env: Environment): Promise<RunContext> {
  const { source, sha } = await readHead(path);
  const head = { branch: source.pin.branch, sha, vcsUrl: source.vcsUrl };
  const event = await readEvent(env);
  return event === undefined ? checkoutContext(head, source.path, env) : contextOf(head, env, event);
}

async function uncommitted(path: string): Promise<string[]> {
  return (await hasUncommitted(path)) ? ['Changes that are not committed are not scanned'] : [];
}

const sha = z.string();
const payload = z.looseObject({
  repository: z
    .looseObject({
      private: z.boolean().optional(),
      html_url: z.string().optional(),
      default_branch: z.string().optional(),
    })
    .optional(),
  pull_request: z
    .looseObject({
      number: z.number().int(),
      head: z.looseObject({ sha }),
      base: z.looseObject({ sha, ref: z.string() }),
    })
    .optional(),
  merge_group: z.looseObject({ head_sha: sha }).optional(),
  workflow_run: z.looseObject({ head_sha: sha }).optional(),
});
type Payload = z.infer<typeof payload>;

/** The event of a GitHub workflow; undefined outside one. */
async function readEvent(env: Environment): Promise<Payload | undefined> {
  if (env.GITHUB_ACTIONS !== 'true' || !env.GITHUB_EVENT_PATH) return undefined;
  try {
    return payload.parse(JSON.parse(await readFile(env.GITHUB_EVENT_PATH, 'utf8')));
  } catch (error) {
    throw new GateError('CONFIG', 'The event file of this workflow cannot be read', {
      cause: error,
      reason: 'wrong-ref',
    });
  }
}

/** Events whose GITHUB_SHA is the default branch's, not the commit that they are about. */
const detachedEvents = ['pull_request_target', 'workflow_run'];

function commitsOf(env: Environment, event: Payload): (string | undefined)[] {
  const own = detachedEvents.includes(env.GITHUB_EVENT_NAME ?? '') ? undefined : env.GITHUB_SHA;
  return [own, event.pull_request?.head.sha, event.merge_group?.head_sha, event.workflow_run?.head_sha];
}

interface Head {
  branch: string;
  sha: string;
  vcsUrl: string;
}

function contextOf(head: Head, env: Environment, event: Payload): RunContext {
  return {
    system: 'github',
    event: env.GITHUB_EVENT_NAME,
    branch: head.branch,
    headSha: head.sha,
    baseBranch: event.pull_request?.base.ref,
    baseSha: event.pull_request?.base.sha,
    defaultBranch: event.repository?.default_branch,
    pullRequest: event.pull_request?.number,
    repositoryUrl: head.vcsUrl,
    isPublic: event.repository?.private !== true,
  };
}

/** Outside GitHub: the checkout, and what another CI system says. */
async function checkoutContext(head: Head, path: string, env: Environment): Promise<RunContext> {
  const ci = readCiRun(env);
  await checkBuilt(ci, path);
  const git = gitIn(path);
  const defaultBranch = ci === undefined ? undefined : (ci.defaultBranch ?? (await defaultBranchOf(git)));
  return {
    system: 'local',
    event: ci?.name,
    branch: head.branch,
    headSha: head.sha,
    baseBranch: ci?.baseBranch,
    baseSha: undefined,
    defaultBranch,
    pullRequest: ci?.pullRequest,
    repositoryUrl: head.vcsUrl,
    isPublic: ci?.isPublic ?? ci !== undefined,
    ...(await proposalOf(ci, { sha: head.sha, defaultBranch, git })),
  };
}
