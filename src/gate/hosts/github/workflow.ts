/** The context of a run in a GitHub workflow, from its event. */

import { GateError, toGateError } from '../../../shared/errors.ts';
import { isCheckout } from '../../../shared/git/files.ts';
import { readRegularText } from '../../../shared/git/regular-file.ts';
import { checkCommit, readCheckoutLazily } from '../context/checkout.ts';
import type { ContextHints, Judged, PolicyHints, RunContext, RunEnvironment } from '../context/context.ts';
import {
  buildCheckoutSources,
  buildGithubSources,
  buildRefusedSources,
  chooseGithubPolicy,
  type Subject,
} from '../context/source-rules.ts';
import { formatRepositoryUrl } from '../repository-url.ts';
import type { Environment } from '../system.ts';
import { getsNoSecrets, readGithubEvent, readOwnRepository, readRunCommit } from './event.ts';
import { common, createWrongRefError, parsePayload, readLatestPushTimeMs } from './payload.ts';

export async function readWorkflow({ variables, folder }: RunEnvironment, hints: ContextHints): Promise<RunContext> {
  const { judged, policy } = hints;
  const payload =
    judged.kind === 'commented'
      ? { pull_request: judged.pull, repository: judged.repository }
      : await readPayload(variables);
  const workflow = { variables, payload, own: readOwnRepository(payload, variables), policy };
  if (judged.kind === 'branch') {
    const context = readBranchContext(workflow, judged.named);
    return getsNoSecrets(payload, variables) ? { ...context, isWithoutSecrets: true } : context;
  }
  if (judged.kind === 'pending') return readPendingContext(workflow, judged);
  if (judged.kind === 'commented') return readBranchContext(workflow, undefined, 'pull_request');
  return readCheckoutContext(workflow, folder, judged);
}

async function readPayload({ GITHUB_EVENT_PATH: path }: Environment): Promise<unknown> {
  if (!path) throw createNoWorkflowError('GITHUB_EVENT_PATH is not set');
  try {
    return JSON.parse(await readRegularText(path));
  } catch (error) {
    throw createNoWorkflowError(`the event file cannot be read (${(error as Error).message})`, error);
  }
}

function createNoWorkflowError(why: string, cause?: unknown): GateError {
  return new GateError('CONFIG', `The commit to judge is not known: ${why}`, {
    cause,
    reason: 'wrong-ref',
    hint: 'The action works only in a GitHub workflow; elsewhere use the command scan-gate run.',
  });
}

/** The event that left the check run open, told again: the variables are those of the run that finishes it. */
function readPendingContext(
  workflow: Workflow,
  { pull, branch, headSha, startedMs }: Extract<Judged, { kind: 'pending' }>,
): RunContext {
  const { variables, payload } = workflow;
  const { repository } = parsePayload(common, payload, 'workflow_dispatch');
  const eventBranch = pull === undefined ? { ref: `refs/heads/${branch}`, after: headSha } : { pull_request: pull };
  const event = pull === undefined ? 'push' : 'pull_request';
  const { GITHUB_REF, GITHUB_SHA, GITHUB_HEAD_REF, GITHUB_BASE_REF, ...rest } = variables;
  const context = readBranchContext(
    { ...workflow, variables: { ...rest, GITHUB_EVENT_NAME: event }, payload: { ...eventBranch, repository } },
    undefined,
    event,
  );
  // GitHub's times of a pull request change with every comment.
  return { ...context, sources: { ...context.sources, pushedByMs: startedMs } };
}

/**
 * A branch of this repository that a service is to scan. If it must not be scanned, the context of the default branch
 * with the refusal. `named` is the `branch` setting, `readAs` the event whose payload this is, if it is not that of the run.
 */
function readBranchContext(workflow: Workflow, named: string | undefined, readAs?: string): RunContext {
  const { own, policy } = workflow;
  try {
    const { change, ...subject } = findScannedBranch(workflow, named, readAs);
    const sources = buildGithubSources(subject, change?.number, policy);
    const timed = { ...sources, pushedByMs: readLatestPushTimeMs(workflow.payload) };
    const facts = { ...buildCommonFacts(workflow), ...subject, change, repositoryUrl: own.url };
    return { ...facts, sources: timed, refusal: undefined };
  } catch (error) {
    const { defaultBranch } = own;
    if (defaultBranch === undefined || !own.isCertain) throw error;
    const noCommit = { branch: defaultBranch, headSha: undefined, base: undefined, defaultBranch };
    const refused: Subject = { ...noCommit, trust: 'proposal' };
    const sources = buildRefusedSources(chooseGithubPolicy(refused, policy));
    const facts = { ...buildCommonFacts(workflow), ...refused, change: undefined, repositoryUrl: own.url };
    return { ...facts, sources, refusal: toGateError(error) };
  }
}

/** Throws GateError CONFIG, reason `fork` or `wrong-ref`, when the event is not about a branch of this repository. */
function findScannedBranch(
  { variables, payload, own }: Workflow,
  named: string | undefined,
  readAs: string | undefined,
): Subject & Pick<RunContext, 'change' | 'isSameHead'> {
  const event = readGithubEvent(payload, variables, readAs);
  const { defaultBranch } = own;
  if (named !== undefined && !event.isBound) {
    // The commit is known only when the run itself is on that branch.
    const isOwnRef = event.isKnown && variables.GITHUB_REF === `refs/heads/${named}`;
    const headSha = isOwnRef ? readRunCommit(variables) : undefined;
    const facts = decideTrust(named, { isProposal: false }, defaultBranch);
    return { branch: named, headSha, ...facts, defaultBranch };
  }
  const { branch } = event;
  if (typeof branch !== 'string') throw branch;
  if (named !== undefined && named !== branch) {
    throw createWrongRefError(
      `branch is set to ${named}, but this ${event.name} run is about ${branch}`,
      'Remove branch, or name another branch only in runs by schedule or by hand.',
    );
  }
  const { headSha, isSameHead } = event;
  const facts = decideTrust(branch, event, defaultBranch);
  return { branch, headSha, ...facts, defaultBranch, ...(isSameHead && { isSameHead }) };
}

/**
 * The content of the checkout. It may be a test merge, and it may come from a fork, because no branch is scanned by
 * name.
 */
async function readCheckoutContext(
  workflow: Workflow,
  folder: string,
  judged: Extract<Judged, { kind: 'folder' | 'commit' }>,
): Promise<RunContext> {
  const { variables, payload, own, policy } = workflow;
  const event = readGithubEvent(payload, variables);
  if (judged.kind === 'commit') checkCommit(judged.sha, folder, event.commits);
  const path = (await isCheckout(folder)) ? folder : undefined;
  const { branch, sha, repositoryUrl } = judged.kind === 'commit' ? judged : await readFolder(folder);
  const { defaultBranch } = own;
  const eventBranch = typeof event.branch === 'string' ? event.branch : undefined;
  const { change, base, trust } = decideTrust(eventBranch, event, defaultBranch);
  // A workflow of the default branch may check out another commit.
  const isOwn = trust === 'own' && (sha === undefined || event.commits.includes(sha));
  const subject: Subject = { branch, headSha: sha, base, trust: isOwn ? 'own' : 'proposal', defaultBranch };
  const proposed = { pullRequest: change?.number, headSha: event.headSha };
  const sources = buildCheckoutSources(subject, path, proposed, policy);
  const built = eventBranch === undefined ? {} : { builtBranch: eventBranch };
  const facts = { ...buildCommonFacts(workflow), ...subject, ...built, change };
  return { ...facts, repositoryUrl: repositoryUrl ?? own.url, sources, refusal: undefined };
}

async function readFolder(folder: string) {
  const checkout = readCheckoutLazily(folder);
  const sha = await checkout.head();
  const origin = await checkout.address();
  const branch = (await checkout.branch()) ?? (sha === undefined ? 'HEAD' : `detached-${sha.slice(0, 12)}`);
  return { branch, sha, repositoryUrl: origin === undefined ? undefined : formatRepositoryUrl(origin) };
}

interface Workflow {
  variables: Environment;
  payload: unknown;
  own: ReturnType<typeof readOwnRepository>;
  policy: PolicyHints;
}

function buildCommonFacts({ variables, own }: Workflow) {
  return { system: 'github', event: variables.GITHUB_EVENT_NAME, isPublic: own.isPublic } as const;
}

/**
 * Only the default branch is trusted. Any other branch is compared with it, as if it were to be merged, whatever event
 * started the run.
 */
function decideTrust(
  branch: string | undefined,
  { base, change, isProposal }: Pick<ReturnType<typeof readGithubEvent>, 'base' | 'change' | 'isProposal'>,
  defaultBranch: string | undefined,
): Pick<RunContext, 'base' | 'change' | 'trust'> {
  if (isProposal) return { base, change, trust: 'proposal' };
  if (branch !== undefined && branch === defaultBranch) return { base: undefined, change, trust: 'own' };
  const isCompared = branch !== undefined && defaultBranch !== undefined;
  return { base: isCompared ? { branch: defaultBranch, sha: undefined } : undefined, change, trust: 'proposal' };
}
