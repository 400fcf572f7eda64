/**
 * What a GitHub event is about: its branch and commit, its pull request and its repository. This is the only reader of
 * payloads. For what may not be scanned by its branch name (forks, tags, deleted branches) it gives the reason.
 */
import type * as z from 'zod';
import { GateError, toGateError } from '../../../shared/errors.ts';
import { code, prose } from '../../../shared/prose.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import type { Change, RunContext } from '../context/context.ts';
import type { Environment } from '../system.ts';
import {
  anyEvent,
  common,
  createWrongRefError,
  dispatched,
  finished,
  merging,
  other,
  type PayloadRepository,
  parsePayload,
  parsePayloadSha,
  pullRequested,
  pushed,
  readAs,
} from './payload.ts';

type Statements = Readonly<Record<string, (payload: z.infer<typeof anyEvent>) => string | undefined>>;

/** For every event that is about a pull request. */
const ofPull: Statements = {
  GITHUB_HEAD_REF: ({ pull_request: pull }) => pull?.head?.ref,
  GITHUB_BASE_REF: ({ pull_request: pull }) => pull?.base?.ref,
};

/** The payload field that holds the value of each variable that the runner sets, by event. */
const statedVariables: Readonly<Record<string, Statements>> = {
  push: { GITHUB_REF: ({ ref }) => ref, GITHUB_SHA: ({ after, deleted }) => (deleted ? undefined : after) },
  workflow_dispatch: { GITHUB_REF: ({ ref }) => (ref?.startsWith('refs/') ? ref : undefined) },
  merge_group: {
    GITHUB_REF: ({ merge_group: group }) => group?.head_ref,
    GITHUB_SHA: ({ merge_group: group }) => group?.head_sha,
  },
};

/** An earlier step may have overwritten the file, but not the runner's variables. */
function checkVariables(payload: unknown, env: Environment, event: string): void {
  const read = statedVariables[event] ?? ofPull;
  const said = readAs(anyEvent, payload);
  const statements = said === undefined ? [] : Object.entries(read).map(([name, of]) => [name, of(said)] as const);
  for (const [name, stated] of statements) {
    const set = env[name];
    if (stated === undefined || !set || stated === set) continue;
    if (name === 'GITHUB_SHA' && stated.toLowerCase() === set.toLowerCase()) continue;
    throw createEventMismatchError(
      `The event file says ${neutralizeLine(stated, 140)} where ${name} is ${neutralizeLine(set, 140)}`,
    );
  }
  const number = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '')?.[1];
  const pull = said?.pull_request?.number;
  if (number === undefined || pull === undefined || Number(number) === pull) return;
  throw createEventMismatchError(`The event file is about pull request ${pull}, the run about ${number}`);
}

/** No setting weakens this reason: otherwise the file could give a reason that the policy lets pass. */
function createEventMismatchError(message: string): GateError {
  return new GateError('CONFIG', message, {
    reason: 'settings',
    hint: 'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote. Run the gate in its own job.',
  });
}

/** What the payload says about the commit of the event. */
interface EventFacts {
  /** The error when nothing can be scanned by a branch name. */
  branch: string | GateError;
  headSha?: string | undefined;
  base?: RunContext['base'];
  change?: Change | undefined;
  /** True when the event says that it brought no new commit: a changed title or base, a label. */
  isSameHead?: boolean;
}

/** What Dependabot does to pull requests by itself. A person can have it reopen one that holds code of others. */
const ownActions = ['opened', 'synchronize', 'edited'];

/** Whether GitHub gives a run of this event no secrets: it is about a pull request from a fork, or Dependabot started it. */
export function getsNoSecrets(payload: unknown, env: Environment): boolean {
  const { GITHUB_EVENT_NAME: event, GITHUB_ACTOR: actor } = env;
  const said = event === 'pull_request' ? readAs(other, payload) : undefined;
  if (actor === 'dependabot[bot]') return event === 'push' || ownActions.includes(said?.action ?? '');
  return said?.pull_request !== undefined && detectFork(said.pull_request.head.repo, said.repository, env) === 'yes';
}

const headsPrefix = 'refs/heads/';
const readers: Readonly<Record<string, { isBound: boolean; read(payload: unknown, env: Environment): EventFacts }>> = {
  push: { isBound: true, read: readPush },
  pull_request: { isBound: true, read: readPullRequest },
  pull_request_target: { isBound: true, read: readPullRequest },
  merge_group: { isBound: true, read: readMergeGroup },
  workflow_run: { isBound: true, read: readWorkflowRun },
  workflow_dispatch: { isBound: false, read: readDispatch },
  schedule: { isBound: false, read: readSchedule },
};

/** Throws GateError CONFIG, reason `wrong-ref`, when the payload is not that of the event. */
export function readGithubEvent(payload: unknown, env: Environment, eventName = env.GITHUB_EVENT_NAME) {
  if (!eventName) throw createWrongRefError('GITHUB_EVENT_NAME is not set', 'Run this in a GitHub workflow.');
  parsePayload(common, payload, eventName);
  const reader = Object.hasOwn(readers, eventName) ? readers[eventName] : undefined;
  const { isBound, read } = reader ?? { isBound: false, read: readOther };
  checkVariables(payload, env, eventName);
  const facts = read(payload, env);
  const own = detachedEvents.includes(eventName) ? undefined : readRunCommit(env);
  return {
    ...facts,
    name: eventName,
    /** True when the run identifies the commit of the event, so that another branch would prove nothing about it. */
    isBound,
    /** False for unsupported events, which do not even say which commit the run is on. */
    isKnown: reader !== undefined,
    /** True when somebody asks to merge the commit, whatever branch it is on. */
    isProposal: facts.change !== undefined || eventName === 'merge_group',
    /** A checkout of this event is at one of these commits. */
    commits: [own, facts.headSha].filter((sha) => sha !== undefined),
  };
}

/** Events for which GITHUB_SHA is the commit of the default branch, not the commit that they are about. */
const detachedEvents = ['pull_request_target', 'workflow_run'];

/** The repository that a run belongs to, also from payloads that are otherwise not understood. */
export function readOwnRepository(payload: unknown, env: Environment) {
  const own = readAs(common, payload)?.repository;
  const fullName = env.GITHUB_REPOSITORY || own?.full_name;
  // A schedule runs on the default branch only. Older payloads do not name the branch.
  const isScheduled = env.GITHUB_EVENT_NAME === 'schedule' && env.GITHUB_REF?.startsWith(headsPrefix);
  return {
    url: fullName ? `${(env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '')}/${fullName}` : undefined,
    defaultBranch: own?.default_branch ?? (isScheduled ? env.GITHUB_REF?.slice(headsPrefix.length) : undefined),
    isPublic: isPublic(own),
    /** Whether payload and runner name the same repository. */
    isCertain: own !== undefined && isSameRepository(own, own, env),
  };
}

/** The commit of the run itself. */
export function readRunCommit(env: Environment): string | undefined {
  return parsePayloadSha(env.GITHUB_SHA);
}

/** The ref may be a tag or missing. The error then says why nothing can be scanned. */
function catchRefusal(read: () => EventFacts): EventFacts {
  try {
    return read();
  } catch (error) {
    return { branch: toGateError(error) };
  }
}

/** An unsupported event may still be about a pull request. */
function readOther(payload: unknown, env: Environment): EventFacts {
  const { pull_request: pull, repository: own } = parsePayload(other, payload, env.GITHUB_EVENT_NAME ?? 'other');
  const refusal = createWrongRefError(
    `The event ${neutralizeLine(env.GITHUB_EVENT_NAME ?? '', 60)} does not say which branch to scan`,
    'Set branch, or run the gate on push, pull_request, merge_group, schedule or workflow_dispatch.',
  );
  return pull === undefined ? { branch: refusal } : { ...readPullFacts(pull, own, env), branch: refusal };
}

function readPush(payload: unknown): EventFacts {
  return catchRefusal(() => {
    const push = parsePayload(pushed, payload, 'push');
    const branch = parseEventBranch(push.ref);
    if (!push.deleted && !/^0+$/.test(push.after)) return { branch, headSha: push.after };
    throw createWrongRefError(
      `The branch ${neutralizeLine(branch, 255)} was deleted: there is nothing to scan`,
      skipHint,
    );
  });
}

function readDispatch(payload: unknown, env: Environment): EventFacts {
  return catchRefusal(() => {
    const ref = parsePayload(dispatched, payload, 'workflow_dispatch').ref ?? env.GITHUB_REF;
    return { branch: parseEventBranch(ref), headSha: ref === env.GITHUB_REF ? readRunCommit(env) : undefined };
  });
}

/** A scheduled run is on the default branch. Older payloads contain only the schedule. */
function readSchedule(payload: unknown, env: Environment): EventFacts {
  return catchRefusal(() => {
    const ref = env.GITHUB_REF;
    if (ref) return { branch: parseEventBranch(ref), headSha: readRunCommit(env) };
    const branch = parsePayload(common, payload, 'schedule').repository?.default_branch;
    return { branch: parseEventBranch(branch ? `${headsPrefix}${branch}` : undefined) };
  });
}

/** GITHUB_REF and GITHUB_SHA name the test merge or the default branch for this event, never the head. */
function readPullRequest(payload: unknown, env: Environment): EventFacts {
  const { action, pull_request: pull, repository: own } = parsePayload(pullRequested, payload, 'pull request');
  // A run that a person started again is to scan again.
  const isFirst = env.GITHUB_RUN_ATTEMPT === undefined || env.GITHUB_RUN_ATTEMPT === '1';
  const isSameHead = action !== undefined && !headActions.includes(action) && isFirst;
  return { ...readPullFacts(pull, own, env), ...(isSameHead && { isSameHead }) };
}

/** After these actions, the head of a pull request may be new. */
const headActions = ['opened', 'synchronize', 'reopened'];

function readPullFacts(
  pull: z.infer<typeof pullRequested>['pull_request'],
  own: PayloadRepository | undefined,
  env: Environment,
): EventFacts {
  const fork = detectFork(pull.head.repo, own, env);
  return {
    branch: fork === 'no' ? pull.head.ref : createForkError(pull.head.repo),
    headSha: pull.head.sha,
    base: { branch: pull.base.ref, sha: pull.base.sha },
    change: { number: pull.number, author: pull.user?.login, fork, isDraft: pull.draft },
  };
}

function readMergeGroup(payload: unknown): EventFacts {
  const { merge_group: group } = parsePayload(merging, payload, 'merge_group');
  return catchRefusal(() => ({
    branch: parseEventBranch(group.head_ref),
    headSha: group.head_sha,
    base: { branch: parseEventBranch(group.base_ref), sha: group.base_sha },
  }));
}

function readWorkflowRun(payload: unknown, env: Environment): EventFacts {
  const { workflow_run: run, repository: own } = parsePayload(finished, payload, 'workflow_run');
  const fork = detectFork(run.head_repository, own, env);
  const pulls = run.event === 'pull_request' ? (run.pull_requests ?? []) : [];
  const [pull, ...others] = pulls.filter(({ base: { repo } }) => repo.id === own?.id);
  const one = others.length === 0 ? pull : undefined;
  const isChange = one !== undefined || fork !== 'no';
  return {
    branch: fork === 'no' ? readRunBranch(run) : createForkError(run.head_repository),
    headSha: run.head_sha,
    base: one && { branch: one.base.ref, sha: one.base.sha },
    change: isChange ? { number: one?.number, author: undefined, fork, isDraft: undefined } : undefined,
  };
}

function readRunBranch(run: z.infer<typeof finished>['workflow_run']): string | GateError {
  if (run.event === 'pull_request_target') {
    // Its head_sha is the base branch's: https://github.com/actions/checkout/pull/2454
    return createWrongRefError(
      'A workflow_run after a pull_request_target run does not say which commit the pull request has',
      'Run the gate on pull_request itself.',
    );
  }
  return run.head_branch ?? createWrongRefError('The workflow run that ended had no branch', skipHint);
}

const skipHint = prose`Exclude these runs with an ${code('if:')} on the job, or with filters in ${code('on:')}.`;

/** The branch of a full ref. */
function parseEventBranch(ref: string | undefined): string {
  if (ref?.startsWith(headsPrefix) && ref.length > headsPrefix.length) return ref.slice(headsPrefix.length);
  const what = ref?.startsWith('refs/tags/') ? `the tag ${ref.slice('refs/tags/'.length)}` : (ref ?? 'no ref at all');
  throw createWrongRefError(
    `This run is about ${neutralizeLine(what, 255)}, not about a branch: the service scans branches`,
    skipHint,
  );
}

/** The service would scan this repository's branch of the same name instead, and the gate would pass. */
function createForkError(theirs: PayloadRepository | null | undefined): GateError {
  const owner = theirs?.full_name ? neutralizeLine(theirs.full_name, 140) : 'a repository that no longer exists';
  return new GateError('CONFIG', `Not scanned: the pull request comes from ${owner}, a fork of this repository`, {
    reason: 'fork',
    hint: prose`The service can scan only branches of this repository. To judge forks with the scanners of the action, set ${code('fallback: embedded')} and check out the code before this step. To let them pass, set ${code('on-inconclusive: fork=warn')}.`,
  });
}

/** A repository that the payload does not describe may be any repository. */
function detectFork(
  theirs: PayloadRepository | null | undefined,
  own: PayloadRepository | undefined,
  env: Environment,
): Change['fork'] {
  if (!theirs) return 'unknown';
  return isSameRepository(theirs, own, env) ? 'no' : 'yes';
}

/** Compares name and id with the repository of the payload and the repository of the run. */
function isSameRepository(theirs: PayloadRepository, own: PayloadRepository | undefined, env: Environment): boolean {
  const runId = Number(env.GITHUB_REPOSITORY_ID || Number.NaN);
  const runName = env.GITHUB_REPOSITORY;
  const names = [own?.full_name, runName].filter((known) => known !== undefined && known !== '');
  if (names.length === 0 || theirs.full_name === undefined) return false;
  const ids = [own?.id ?? Number.NaN, runId].filter((known) => !Number.isNaN(known));
  return (
    names.every((known) => known?.toLowerCase() === theirs.full_name?.toLowerCase()) &&
    (typeof theirs.id !== 'number' || ids.every((known) => known === theirs.id))
  );
}

/** Private and internal repositories are closed to outsiders. Any other value, or none, counts as public. */
function isPublic(own: PayloadRepository | undefined): boolean {
  const { private: isPrivate, visibility } = own ?? {};
  const isClosed = visibility === 'private' || visibility === 'internal';
  return isPrivate === false || (!isClosed && (Boolean(visibility) || !isPrivate));
}
