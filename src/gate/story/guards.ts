/**
 * Checks before, during and after the scan: the branch has not moved, and the run judges by the settings that it read (design
 * section 5).
 */

import type { ScanDetail } from '../../shared/api/schemas.ts';
import type { Budget } from '../../shared/clock.ts';
import { GateError, tryRead } from '../../shared/errors.ts';
import { isSameCommit } from '../../shared/git/commit-name.ts';
import { code, type Prose, prose } from '../../shared/prose.ts';
import type { RunContext } from '../hosts/context/context.ts';
import { type RunLog, readOrNote } from '../hosts/log.ts';
import { type Changes, isTooLongForPath, resolveRepositoryPath } from '../policy/changes.ts';
import { makeInconclusive, type Report } from '../report/report.ts';
import type { RepositoryReader } from './repository-access.ts';

/** Whether the branch is still at the commit of the run. */
export type HeadState =
  | { kind: 'same' }
  | {
      kind: 'moved' | 'unreadable';
      brief: string;
      message: string;
      hint: Prose | undefined;
      isAbsent?: true;
      /** Why it is inconclusive, if not because the branch may have moved. */
      reason?: 'rate-limited' | undefined;
    };

const movedBrief = 'the branch moved';
const unreadableBrief = 'the head of the branch could not be read';

/**
 * Checks before a scan starts. Throws GateError CONFIG if the branch is at another commit, or if origin does not have
 * it.
 */
export function refuseMoved(head: HeadState): void {
  if (head.kind !== 'moved') return;
  const { brief, hint } = head;
  const place = head.isAbsent ? ({ reason: 'not-found' } as const) : ({ reason: 'moved', brief } as const);
  throw new GateError('CONFIG', `${head.message} before the scan`, { ...place, hint });
}

export async function checkHead(reader: RepositoryReader, context: RunContext): Promise<HeadState> {
  const { headSha, branch, system } = context;
  const message = `The expected commit of ${branch} is not known`;
  const unknown = {
    kind: 'unreadable',
    brief: unreadableBrief,
    message,
    hint: 'Run the gate in a checkout of the commit that the job builds.',
  } as const;
  const head = await tryRead<string | undefined, HeadState>(
    () => reader.readHead(headSha),
    (error) => {
      // Only origin can tell a missing branch from an unreadable one.
      if (error.code !== 'NOT_FOUND' || context.sources.head?.kind !== 'origin')
        return describeUnreadable(unreadableBrief, `The commit of ${branch} could not be read`, error);
      const message = `${branch} was not at origin`;
      return { kind: 'moved', brief: movedBrief, message, hint: error.hint, isAbsent: true };
    },
  );
  if (typeof head === 'object') return head;
  if (head === undefined) return headSha === undefined && system === 'laptop' ? unmoved : unknown;
  if (headSha === undefined) return unknown;
  if (head.toLowerCase() === headSha.toLowerCase()) return { kind: 'same' };
  const moved = `${branch} moved from ${headSha.slice(0, 12)} to ${head.slice(0, 12)}`;
  return { kind: 'moved', brief: movedBrief, message: moved, hint: 'The run of the newer commit decides.' };
}

function describeUnreadable(brief: string, what: string, { code, message, hint }: GateError): HeadState {
  const reason = code === 'RATE_LIMITED' ? 'rate-limited' : undefined;
  return { kind: 'unreadable', brief, message: `${what}: ${message}`, hint, reason };
}

/**
 * A scheduled or manual run that names another branch uses the commit at which that branch is when the run begins. So
 * does a run on a laptop where another branch is checked out.
 */
export async function addBranchHead(reader: RepositoryReader, context: RunContext): Promise<RunContext> {
  const takesAny = context.system === 'github' || context.system === 'laptop';
  if (!takesAny || context.refusal !== undefined || context.headSha !== undefined) return context;
  return { ...context, headSha: await tryRead(() => reader.readHead()) };
}

/** What was scanned, and what the run has observed of the branch so far. */
interface ScannedState {
  scans: readonly Pick<ScanDetail, 'commit_sha'>[];
  /** Whether the service can interpret the branch name only as this branch. */
  readName: () => Promise<HeadState>;
  /** Since when the branch must have been at the commit. */
  since: 'first look' | 'push';
}

/** Checks the branch after the scan, and the commit that the scans state, if the service states it. */
export async function checkScanned(
  reader: RepositoryReader,
  context: RunContext,
  { scans, readName, since }: ScannedState,
): Promise<HeadState> {
  const { headSha } = context;
  const other = scans.find((scan) => isSameCommit(scan.commit_sha, headSha) === false);
  if (other === undefined) {
    const isNamed = scans.every((scan) => isSameCommit(scan.commit_sha ?? undefined, headSha) === true);
    const looks = isNamed ? [] : [readName(), checkBranchStayed(reader, context, since)];
    const states = await Promise.all([checkHead(reader, context), ...looks]);
    return states.find(({ kind }) => kind !== 'same') ?? unmoved;
  }
  const message = `The scan is of commit ${other.commit_sha?.slice(0, 12)}, this run is about ${headSha?.slice(0, 12)}`;
  return { kind: 'moved', brief: 'the scan is of another commit', message, hint: 'Run the gate on the newer commit.' };
}

const unmoved: HeadState = { kind: 'same' };

/** Detects a branch that moved away while the scan began and came back before the next check. */
async function checkBranchStayed(
  reader: RepositoryReader,
  { branch, headSha }: RunContext,
  since: ScannedState['since'],
): Promise<HeadState> {
  if (headSha === undefined) return unmoved;
  // Many tokens may not read this, and servers need not support it. Then the checks of the head must suffice.
  const isLeft = await tryRead(() => reader.hasLeft(headSha, since));
  if (isLeft !== true) return unmoved;
  const message = `${branch} left ${headSha.slice(0, 12)} during the run, and came back`;
  const hint = 'Run the gate again while the branch does not change.';
  return { kind: 'moved', brief: movedBrief, message, hint };
}

/**
 * A service that passes the name to git may resolve it as a tag, a commit, a remote branch or the head of a pull
 * request: hosts store those as refs that git finds before a branch of the same name.
 */
const ambiguousBranchName =
  /^(?:(?:refs|heads|tags|remotes|origin)\/.*|(?:pull|pull-requests|merge-requests)\/\d+\/(?:head|merge|from|train)|(?:.+_)?HEAD|@|[0-9a-f]{40}|[0-9a-f]{64})$/i;

/** Whether the service can interpret the branch name only as this branch. */
async function checkName(reader: RepositoryReader, { branch }: RunContext): Promise<HeadState> {
  const hint = 'Rename the branch, or delete the tag of that name.';
  const moved = { kind: 'moved', brief: 'the name of the branch has several meanings', hint } as const;
  if (ambiguousBranchName.test(branch)) return { ...moved, message: `${branch} names more than a branch` };
  return tryRead<HeadState, HeadState>(
    async () => ((await reader.hasTag()) ? { ...moved, message: `${branch} is a branch and a tag` } : unmoved),
    (error) =>
      describeUnreadable(
        'the tags could not be read',
        `Whether ${branch} is also a tag could not be determined`,
        error,
      ),
  );
}

/**
 * Whether the pull request still targets the base of its event: whoever retargets it chooses what it is compared with.
 * Many tokens may not read this, and then the event alone decides.
 */
export async function checkBase(reader: RepositoryReader, { base }: RunContext): Promise<HeadState> {
  if (base === undefined) return unmoved;
  const now = await tryRead<string | undefined, HeadState>(reader.readBase, (error) => {
    if (error.code === 'AUTH' || error.code === 'NOT_FOUND') return unmoved;
    const what = 'base of the pull request could not be read';
    return describeUnreadable(`the ${what}`, `The ${what}`, error);
  });
  if (typeof now === 'object') return now;
  if (now === undefined || now === base.branch) return unmoved;
  return {
    kind: 'moved',
    brief: 'the pull request has another base now',
    message: `The pull request went into ${base.branch} and now goes into ${now}`,
    hint: 'Push a commit, or close and reopen the pull request: a new run compares with the new base.',
  };
}

/** Withdraws a pass that compared a pull request with a base that it no longer has. */
export async function withdrawIfBaseChanged(
  report: Report,
  reader: RepositoryReader,
  context: RunContext,
): Promise<Report> {
  const base = await checkBase(reader, context);
  if (base.kind === 'same') return report;
  const message = `${base.message}; this run judged what the commit changes against ${context.base?.branch}`;
  return makeInconclusive(report, base.reason ?? 'moved', { message, hint: base.hint, brief: base.brief });
}

/** The error of a run without an API key. */
export function createNoKeyError(): GateError {
  return new GateError('CONFIG', 'Not scanned: no API key', {
    reason: 'no-key',
    hint: prose`Set ${code('api-key')} from a secret. Pull requests from forks and Dependabot get no secrets: judge them with ${code('fallback: embedded')}. Without a service: the action without ${code('base-url')} and ${code('api-key')}, or ${code('scan-gate run --embedded')}.`,
  });
}

/**
 * Reads the changes. On failure returns undefined with a note: a surface then names no finding that it may have to
 * hide.
 */
export async function readChangedFiles(reader: RepositoryReader, log: RunLog): Promise<Changes | undefined> {
  const what = 'The files of the pull request could not be read, so findings are counted and not named';
  return readOrNote(() => reader.changedFiles(), what, log);
}

/** Characters that most repositories never have in paths, and that a service may use with another meaning. */
const unusualPath = /^(?:[a-z]:|\/)|[:#?%()\\]/i;

/**
 * Whether the judged commit has the file. Undefined, with a note, if this cannot be read or the path may mean another
 * one.
 */
export async function isFileInHead(
  reader: RepositoryReader,
  filePath: string,
  log: Pick<RunLog, 'note'>,
): Promise<boolean | undefined> {
  const path = resolveRepositoryPath(filePath);
  if (reader.sources.judgedPolicy === undefined || path === undefined || path === '' || isTooLongForPath(path))
    return undefined;
  return readOrNote(
    async () => (await reader.readHeadFile(path)) !== undefined || (unusualPath.test(filePath) ? undefined : false),
    'Whether this commit contains the file of a secret could not be determined',
    log,
  );
}

/**
 * When the branch left its base. Undefined, with a note, if this cannot be read: then only the base's latest scan
 * counts.
 */
export async function readMergeBaseMs(
  reader: RepositoryReader,
  log: Pick<RunLog, 'note'>,
): Promise<number | undefined> {
  return readOrNote(() => reader.readMergeBaseMs(), 'The commit where the branch left its base could not be read', log);
}

const checkIntervalMs = 10_000;
const maxChecks = 30;

/** Checks the branch while a scan runs: a branch that moves away and comes back leaves no trace at the end. */
export function watchHead(budget: Budget, reader: RepositoryReader, context: RunContext) {
  const headChecks: Promise<HeadState | undefined>[] = [];
  // A service resolves the branch name when the scan begins. A tag of the same name may be gone again when it ends.
  const nameChecks: Promise<HeadState>[] = [];
  const startNameCheck = () => {
    const look = checkName(reader, context);
    look.catch(() => {});
    nameChecks.push(look);
  };
  async function readName(): Promise<HeadState> {
    if (nameChecks.length === 0) startNameCheck();
    const states = await Promise.all(nameChecks);
    return states.find(({ kind }) => kind !== 'same') ?? { kind: 'same' };
  }
  let lastMs = budget.clock.now();
  const begun = new Set<string>();
  return {
    /** Called for every poll. Checks the branch when a scan begins, and at intervals. */
    onPoll({ scan_id: id, status, commit_sha }: Pick<ScanDetail, 'scan_id' | 'status' | 'commit_sha'>): void {
      const now = budget.clock.now();
      const begins = !begun.has(id) && status !== 'PENDING';
      if (begins) begun.add(id);
      if (begins && isSameCommit(commit_sha ?? undefined, context.headSha) === undefined) startNameCheck();
      if (!begins && (now - lastMs < checkIntervalMs || headChecks.length >= maxChecks)) return;
      lastMs = now;
      headChecks.push(checkHead(reader, context).catch(() => undefined));
    },
    /** Waits for all checks, and returns what makes it uncertain that the scans cover the commit. */
    async doubt(scanned: Omit<ScannedState, 'readName'>): Promise<HeadState> {
      // A check that failed proves nothing.
      const seen = await Promise.all(headChecks);
      const moved = seen.find((state) => state?.kind === 'moved');
      return moved ?? checkScanned(reader, context, { ...scanned, readName });
    },
  };
}
