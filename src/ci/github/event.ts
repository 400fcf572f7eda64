/**
 * What a GitHub event is about: its branch and commit, its pull request and its repository. This is the only reader of
 * payloads. For what may not be scanned by its branch name (forks, tags, deleted branches) it gives the reason.
 */
import { asGateError, GateError } from '../../errors.ts';
import { code, prose } from '../../prose.ts';
import { neutralLine } from '../../report/neutral.ts';
import type { Base, Change, Fork } from '../context/context.ts';
import type { Environment } from '../systems/system.ts';
import {
  common,
  dispatched,
  finished,
  merging,
  other,
  type PayloadRepository,
  type PullPayload,
  parse,
  pullRequested,
  pushed,
  readAs,
  shaOf,
  type WorkflowRun,
  wrongRef,
} from './payload.ts';
import { checkVariables } from './variables.ts';

export interface GithubEvent extends EventFacts {
  name: string;
  /** True when the run identifies the commit of the event, so that another branch would prove nothing about it. */
  isBound: boolean;
  /** False for unsupported events, which do not even say which commit the run is on. */
  isKnown: boolean;
  /** True when somebody asks to merge the commit, whatever branch it is on. */
  isProposal: boolean;
  /** A checkout of this event is at one of these commits. */
  commits: readonly string[];
}

/** What the payload says about the commit of the event. */
interface EventFacts {
  /** The error when nothing can be scanned by a branch name. */
  branch: string | GateError;
  headSha?: string | undefined;
  base?: Base | undefined;
  change?: Change | undefined;
}

/** The repository that a run belongs to. */
export interface OwnRepository {
  url: string | undefined;
  defaultBranch: string | undefined;
  isPublic: boolean;
  /** Whether payload and runner name the same repository. */
  isCertain: boolean;
}

interface Reader {
  isBound: boolean;
  read(payload: unknown, env: Environment): EventFacts;
}

const headsPrefix = 'refs/heads/';
const readers: Readonly<Record<string, Reader>> = {
  push: { isBound: true, read: readPush },
  pull_request: { isBound: true, read: readPullRequest },
  pull_request_target: { isBound: true, read: readPullRequest },
  merge_group: { isBound: true, read: readMergeGroup },
  workflow_run: { isBound: true, read: readWorkflowRun },
  workflow_dispatch: { isBound: false, read: readDispatch },
  schedule: { isBound: false, read: readSchedule },
};

/** Throws GateError CONFIG, reason `wrong-ref`, when the payload is not that of the event. */
export function readGithubEvent(payload: unknown, env: Environment, eventName = env.GITHUB_EVENT_NAME): GithubEvent {
  if (!eventName) throw wrongRef('GITHUB_EVENT_NAME is not set', 'Run this in a GitHub workflow.');
  parse(common, payload, eventName);
  const known = Object.hasOwn(readers, eventName) ? readers[eventName] : undefined;
  const { isBound, read } = known ?? { isBound: false, read: readOther };
  checkVariables(payload, env, eventName);
  const facts = read(payload, env);
  const own = detachedEvents.includes(eventName) ? undefined : commitOf(env);
  return {
    ...facts,
    name: eventName,
    isBound,
    isKnown: known !== undefined,
    isProposal: facts.change !== undefined || eventName === 'merge_group',
    commits: [own, facts.headSha].filter((sha) => sha !== undefined),
  };
}

/** Events for which GITHUB_SHA is the commit of the default branch, not the commit that they are about. */
const detachedEvents = ['pull_request_target', 'workflow_run'];

/** Also reads payloads that are otherwise not understood. */
export function readOwnRepository(payload: unknown, env: Environment): OwnRepository {
  const own = readAs(common, payload)?.repository;
  return {
    url: repositoryUrlOf(env, own),
    defaultBranch: own?.default_branch ?? scheduledBranch(env),
    isPublic: isPublic(own),
    isCertain: own !== undefined && isSame(own, own, env),
  };
}

/** A schedule runs on the default branch only. Older payloads do not name the branch. */
function scheduledBranch({ GITHUB_EVENT_NAME: event, GITHUB_REF: ref }: Environment): string | undefined {
  return event === 'schedule' && ref?.startsWith(headsPrefix) ? ref.slice(headsPrefix.length) : undefined;
}

/** The commit of the run itself. */
export function commitOf(env: Environment): string | undefined {
  return shaOf(env.GITHUB_SHA);
}

/** The ref may be a tag or missing. The error then says why nothing can be scanned. */
function orRefusal(read: () => EventFacts): EventFacts {
  try {
    return read();
  } catch (error) {
    return { branch: asGateError(error) };
  }
}

/** An unsupported event may still be about a pull request. */
function readOther(payload: unknown, env: Environment): EventFacts {
  const { pull_request: pull, repository: own } = parse(other, payload, env.GITHUB_EVENT_NAME ?? 'other');
  const refusal = wrongRef(
    `The event ${neutralLine(env.GITHUB_EVENT_NAME ?? '', 60)} does not say which branch to scan`,
    'Set branch, or run the gate on push, pull_request, merge_group, schedule or workflow_dispatch.',
  );
  return pull === undefined ? { branch: refusal } : { ...pullFacts(pull, own, env), branch: refusal };
}

function readPush(payload: unknown): EventFacts {
  return orRefusal(() => {
    const push = parse(pushed, payload, 'push');
    const branch = branchOf(push.ref);
    if (!push.deleted && !/^0+$/.test(push.after)) return { branch, headSha: push.after };
    throw wrongRef(`The branch ${neutralLine(branch, 255)} was deleted: there is nothing to scan`, skipHint);
  });
}

function readDispatch(payload: unknown, env: Environment): EventFacts {
  return orRefusal(() => {
    const ref = parse(dispatched, payload, 'workflow_dispatch').ref ?? env.GITHUB_REF;
    return { branch: branchOf(ref), headSha: ref === env.GITHUB_REF ? commitOf(env) : undefined };
  });
}

/** A scheduled run is on the default branch. Older payloads contain only the schedule. */
function readSchedule(payload: unknown, env: Environment): EventFacts {
  return orRefusal(() => {
    const ref = env.GITHUB_REF;
    if (ref) return { branch: branchOf(ref), headSha: commitOf(env) };
    const branch = parse(common, payload, 'schedule').repository?.default_branch;
    return { branch: branchOf(branch ? `${headsPrefix}${branch}` : undefined) };
  });
}

/** GITHUB_REF and GITHUB_SHA name the test merge or the default branch for this event, never the head. */
function readPullRequest(payload: unknown, env: Environment): EventFacts {
  const { pull_request: pull, repository: own } = parse(pullRequested, payload, 'pull request');
  return pullFacts(pull, own, env);
}

function pullFacts(pull: PullPayload, own: PayloadRepository | undefined, env: Environment): EventFacts {
  const fork = forkOf(pull.head.repo, own, env);
  return {
    branch: fork === 'no' ? pull.head.ref : forkRefusal(pull.head.repo),
    headSha: pull.head.sha,
    base: { branch: pull.base.ref, sha: pull.base.sha },
    change: { number: pull.number, author: pull.user?.login, fork, isDraft: pull.draft },
  };
}

function readMergeGroup(payload: unknown): EventFacts {
  const { merge_group: group } = parse(merging, payload, 'merge_group');
  return orRefusal(() => ({
    branch: branchOf(group.head_ref),
    headSha: group.head_sha,
    base: { branch: branchOf(group.base_ref), sha: group.base_sha },
  }));
}

function readWorkflowRun(payload: unknown, env: Environment): EventFacts {
  const { workflow_run: run, repository: own } = parse(finished, payload, 'workflow_run');
  const fork = forkOf(run.head_repository, own, env);
  const pulls = run.event === 'pull_request' ? (run.pull_requests ?? []) : [];
  const [pull, ...others] = pulls.filter(({ base: { repo } }) => repo.id === own?.id);
  const one = others.length === 0 ? pull : undefined;
  const isChange = one !== undefined || fork !== 'no';
  return {
    branch: fork === 'no' ? branchOfRun(run) : forkRefusal(run.head_repository),
    headSha: run.head_sha,
    base: one && { branch: one.base.ref, sha: one.base.sha },
    change: isChange ? { number: one?.number, author: undefined, fork, isDraft: undefined } : undefined,
  };
}

function branchOfRun(run: WorkflowRun): string | GateError {
  if (run.event === 'pull_request_target') {
    // Its head_sha is the base branch's: https://github.com/actions/checkout/pull/2454
    return wrongRef(
      'A workflow_run after a pull_request_target run does not say which commit the pull request has',
      'Run the gate on pull_request itself.',
    );
  }
  return run.head_branch ?? wrongRef('The workflow run that ended had no branch', skipHint);
}

const skipHint = prose`Exclude these runs with an ${code('if:')} on the job, or with filters in ${code('on:')}.`;

/** The branch of a full ref. */
function branchOf(ref: string | undefined): string {
  if (ref?.startsWith(headsPrefix) && ref.length > headsPrefix.length) return ref.slice(headsPrefix.length);
  const what = ref?.startsWith('refs/tags/') ? `the tag ${ref.slice('refs/tags/'.length)}` : (ref ?? 'no ref at all');
  throw wrongRef(
    `This run is about ${neutralLine(what, 255)}, not about a branch: the service scans branches`,
    skipHint,
  );
}

/** The service would scan this repository's branch of the same name instead, and the gate would pass. */
function forkRefusal(theirs: PayloadRepository | null | undefined): GateError {
  const owner = theirs?.full_name ? neutralLine(theirs.full_name, 140) : 'a repository that no longer exists';
  return new GateError('CONFIG', `Not scanned: the pull request comes from ${owner}, a fork of this repository`, {
    reason: 'fork',
    hint: prose`The service can scan only branches of this repository. For forks, run the gate with a second step, ${code('uses: scan-gate/scan-gate/embedded@v1')}, or let them pass with ${code('on-inconclusive: fork=warn')}.`,
  });
}

/** A repository that the payload does not describe may be any repository. */
function forkOf(
  theirs: PayloadRepository | null | undefined,
  own: PayloadRepository | undefined,
  env: Environment,
): Fork {
  if (!theirs) return 'unknown';
  return isSame(theirs, own, env) ? 'no' : 'yes';
}

/** Compares name and id with the repository of the payload and the repository of the run. */
function isSame(theirs: PayloadRepository, own: PayloadRepository | undefined, env: Environment): boolean {
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

function repositoryUrlOf(env: Environment, own: PayloadRepository | undefined): string | undefined {
  const fullName = env.GITHUB_REPOSITORY || own?.full_name;
  if (!fullName) return undefined;
  return `${(env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '')}/${fullName}`;
}

/** Private and internal repositories are closed to outsiders. Any other value, or none, counts as public. */
function isPublic(own: PayloadRepository | undefined): boolean {
  const { private: isPrivate, visibility } = own ?? {};
  const isClosed = visibility === 'private' || visibility === 'internal';
  return isPrivate === false || (!isClosed && (Boolean(visibility) || !isPrivate));
}
