/**
 * The context of a run in a GitHub workflow: which branch and commit the event is about. Runs that would scan another
 * branch than the one that they gate (forks, tags, deleted branches) are refused here, before any request.
 */
import { z } from 'zod';
import { GateError } from '../../errors.ts';
import { neutralLine } from '../../report/neutral.ts';
import type { RunContext } from '../context.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface GithubRun {
  /** The runner's environment: `GITHUB_EVENT_NAME`, `GITHUB_REPOSITORY`, `GITHUB_REF` … */
  env: Environment;
  /** The parsed file that `GITHUB_EVENT_PATH` names. */
  event: unknown;
  /** The `branch` setting. */
  branch: string | undefined;
}

/** What an event says about its commit; the rest of the context is the same for every event. */
interface Subject {
  branch: string;
  headSha: string | undefined;
  baseBranch?: string;
  baseSha?: string;
  pullRequest?: number;
}

interface Reader {
  /** True when the run vouches for the commit of the event, so that another branch would prove nothing about it. */
  isBound: boolean;
  read(payload: unknown, env: Environment): Subject;
}

const headsPrefix = 'refs/heads/';
const sha = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i);
const name = z.string().regex(/^\P{Cc}+$/u);

const repository = z.looseObject({
  id: z.number().nullish(),
  full_name: name,
  default_branch: name.nullish(),
  private: z.boolean().nullish(),
  visibility: z.string().nullish(),
});

const head = z.looseObject({ ref: name, sha, repo: repository.nullish() });
const base = z.looseObject({ ref: name, sha });

const ownBase = base.extend({ repo: z.looseObject({ id: z.number() }) });

const common = z.looseObject({ repository: repository.optional() });
const pushed = z.looseObject({ ref: name, after: sha, deleted: z.boolean().optional() });
const dispatched = z.looseObject({ ref: name.optional() });
const pullRequested = common.extend({
  pull_request: z.looseObject({ number: z.number().int().positive(), head, base }),
});
const merging = z.looseObject({
  merge_group: z.looseObject({ head_ref: name, head_sha: sha, base_ref: name, base_sha: sha }),
});
const finished = common.extend({
  workflow_run: z.looseObject({
    event: z.string(),
    head_branch: name.nullish(),
    head_sha: sha,
    head_repository: repository.nullish(),
    pull_requests: z.array(z.looseObject({ number: z.number().int().positive(), base: ownBase })).nullish(),
  }),
});

const readers: Readonly<Record<string, Reader>> = {
  push: { isBound: true, read: readPush },
  pull_request: { isBound: true, read: readPullRequest },
  pull_request_target: { isBound: true, read: readPullRequest },
  merge_group: { isBound: true, read: readMergeGroup },
  workflow_run: { isBound: true, read: readWorkflowRun },
  workflow_dispatch: { isBound: false, read: readDispatch },
  schedule: { isBound: false, read: readSchedule },
};

/** Throws GateError CONFIG, reason `fork` or `wrong-ref`, when the event names no branch of this repository. */
export function readGithubContext({ env, event, branch }: GithubRun): RunContext {
  const eventName = env.GITHUB_EVENT_NAME;
  if (!eventName) throw wrongRef('GITHUB_EVENT_NAME is not set', 'Run this in a GitHub workflow.');
  const own = parse(common, event, eventName).repository;
  return contextOf(readSubject(eventName, { env, event, branch }), own, env);
}

/** The context of a run that was refused: the default branch. Undefined when the event does not say which one is ours. */
export function readRefusedContext(
  { env, event }: Pick<GithubRun, 'env' | 'event'>,
  refusal: GateError,
): RunContext | undefined {
  const own = common.safeParse(event).data?.repository;
  if (!own?.default_branch || !isSame(own, own, env)) return undefined;
  return { ...contextOf({ branch: own.default_branch, headSha: undefined }, own, env), refusal };
}

function contextOf(subject: Subject, own: Repository | undefined, env: Environment): RunContext {
  return {
    system: 'github',
    event: env.GITHUB_EVENT_NAME,
    branch: subject.branch,
    headSha: subject.headSha,
    baseBranch: subject.baseBranch,
    baseSha: subject.baseSha,
    defaultBranch: own?.default_branch ?? undefined,
    pullRequest: subject.pullRequest,
    repositoryUrl: repositoryUrlOf(env, own),
    isPublic: isPublic(own),
  };
}

function readSubject(eventName: string, { env, event, branch }: GithubRun): Subject {
  const reader = Object.hasOwn(readers, eventName) ? readers[eventName] : undefined;
  if (reader?.isBound) {
    const subject = reader.read(event, env);
    if (branch === undefined || branch === subject.branch) return subject;
    throw wrongRef(
      `branch is set to ${branch}, but this ${eventName} run is about ${subject.branch}`,
      'Remove branch, or name another branch only in runs by schedule or by hand.',
    );
  }
  if (branch === undefined) {
    if (reader) return reader.read(event, env);
    throw wrongRef(
      `The event ${neutralLine(eventName, 60)} does not say which branch to scan`,
      'Set branch, or run the gate on push, pull_request, merge_group, schedule or workflow_dispatch.',
    );
  }
  // The commit is known only where the run itself stands at that branch.
  const isOwnRef = reader !== undefined && env.GITHUB_REF === `${headsPrefix}${branch}`;
  return { branch, headSha: isOwnRef ? commitOf(env) : undefined };
}

function readPush(payload: unknown): Subject {
  const push = parse(pushed, payload, 'push');
  const branch = branchOf(push.ref);
  if (push.deleted || /^0+$/.test(push.after)) {
    throw wrongRef(`The branch ${neutralLine(branch, 255)} was deleted: there is nothing to scan`, skipHint);
  }
  return { branch, headSha: push.after };
}

function readDispatch(payload: unknown, env: Environment): Subject {
  const ref = parse(dispatched, payload, 'workflow_dispatch').ref ?? env.GITHUB_REF;
  return { branch: branchOf(ref), headSha: ref === env.GITHUB_REF ? commitOf(env) : undefined };
}

/** A scheduled run stands at the default branch; older payloads hold the schedule alone. */
function readSchedule(payload: unknown, env: Environment): Subject {
  const ref = env.GITHUB_REF;
  if (ref) return { branch: branchOf(ref), headSha: commitOf(env) };
  const branch = parse(common, payload, 'schedule').repository?.default_branch;
  return { branch: branchOf(branch ? `${headsPrefix}${branch}` : undefined), headSha: undefined };
}

/** GITHUB_REF and GITHUB_SHA name the test merge or the default branch here, never the head. */
function readPullRequest(payload: unknown, env: Environment): Subject {
  const { pull_request: pull, repository: own } = parse(pullRequested, payload, 'pull request');
  refuseFork(pull.head.repo, own, env);
  return {
    branch: pull.head.ref,
    headSha: pull.head.sha,
    baseBranch: pull.base.ref,
    baseSha: pull.base.sha,
    pullRequest: pull.number,
  };
}

function readMergeGroup(payload: unknown): Subject {
  const { merge_group: group } = parse(merging, payload, 'merge_group');
  return {
    branch: branchOf(group.head_ref),
    headSha: group.head_sha,
    baseBranch: branchOf(group.base_ref),
    baseSha: group.base_sha,
  };
}

function readWorkflowRun(payload: unknown, env: Environment): Subject {
  const { workflow_run: run, repository: own } = parse(finished, payload, 'workflow_run');
  refuseFork(run.head_repository, own, env);
  if (run.event === 'pull_request_target') {
    // Its head_sha is the base branch's: https://github.com/actions/checkout/pull/2454
    throw wrongRef(
      'A workflow_run after a pull_request_target run does not say which commit the pull request has',
      'Run the gate on pull_request itself.',
    );
  }
  if (!run.head_branch) throw wrongRef('The workflow run that ended had no branch', skipHint);
  const subject = { branch: run.head_branch, headSha: run.head_sha };
  const pulls = run.event === 'pull_request' ? (run.pull_requests ?? []) : [];
  const [pull, ...others] = pulls.filter(({ base: { repo } }) => repo.id === own?.id);
  if (pull === undefined || others.length > 0) return subject;
  return { ...subject, baseBranch: pull.base.ref, baseSha: pull.base.sha, pullRequest: pull.number };
}

const skipHint = 'Leave these runs out with an `if:` on the job, or with the filters of `on:`.';

/** The branch of a full ref. */
function branchOf(ref: string | undefined): string {
  if (ref?.startsWith(headsPrefix) && ref.length > headsPrefix.length) return ref.slice(headsPrefix.length);
  const what = ref?.startsWith('refs/tags/') ? `the tag ${ref.slice('refs/tags/'.length)}` : (ref ?? 'no ref at all');
  throw wrongRef(
    `This run is about ${neutralLine(what, 255)}, not about a branch: the service scans branches`,
    skipHint,
  );
}

function commitOf(env: Environment): string | undefined {
  return sha.safeParse(env.GITHUB_SHA).data;
}

type Repository = z.infer<typeof repository>;

/** The service would scan our branch of the same name instead, and pass. */
function refuseFork(theirs: Repository | null | undefined, own: Repository | undefined, env: Environment): void {
  if (theirs && isSame(theirs, own, env)) return;
  const owner = theirs ? neutralLine(theirs.full_name, 140) : 'a repository that no longer exists';
  throw new GateError('CONFIG', `Not scanned: the pull request comes from ${owner}, a fork of this repository`, {
    reason: 'fork',
    hint: 'The service can scan only branches of this repository. Gate forks with `scan-gate run --embedded`, or let them pass with `on-inconclusive: fork=warn`.',
  });
}

/** By name and by number: of the payload's repository, and of the repository that the run belongs to. */
function isSame(theirs: Repository, own: Repository | undefined, env: Environment): boolean {
  const runId = Number(env.GITHUB_REPOSITORY_ID || Number.NaN);
  const runName = env.GITHUB_REPOSITORY;
  if (own === undefined && !runName) return false;
  const names = [own?.full_name, runName].filter((known) => known !== undefined && known !== '');
  const ids = [own?.id ?? Number.NaN, runId].filter((known) => !Number.isNaN(known));
  return (
    names.every((known) => known?.toLowerCase() === theirs.full_name.toLowerCase()) &&
    (typeof theirs.id !== 'number' || ids.every((known) => known === theirs.id))
  );
}

function repositoryUrlOf(env: Environment, own: Repository | undefined): string | undefined {
  const fullName = env.GITHUB_REPOSITORY || own?.full_name;
  if (!fullName) return undefined;
  return `${(env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '')}/${fullName}`;
}

/** Private and internal repositories are closed to outsiders; whatever else it says, or does not say, is public. */
function isPublic(own: Repository | undefined): boolean {
  const { private: isPrivate, visibility } = own ?? {};
  const isClosed = visibility === 'private' || visibility === 'internal';
  return isPrivate === false || (!isClosed && (Boolean(visibility) || !isPrivate));
}

/** The payload in this shape. Throws GateError CONFIG, reason `wrong-ref`, that names the fields that do not fit. */
function parse<T>(shape: z.ZodType<T>, payload: unknown, event: string): T {
  const result = shape.safeParse(payload);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.') || 'everything');
  throw wrongRef(
    `The payload of the ${neutralLine(event, 60)} event is not what GitHub sends: look at ${fields.join(', ')}`,
    'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.',
  );
}

function wrongRef(message: string, hint: string): GateError {
  return new GateError('CONFIG', message, { reason: 'wrong-ref', hint });
}
