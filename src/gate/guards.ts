/** What a run checks around the scan: nothing moved, nothing is judged by rules that were not read (design section 5). */
import type { ScanDetail } from '../api/schemas.ts';
import type { RunContext } from '../ci/context/context.ts';
import { asGateError, GateError } from '../errors.ts';
import { isSameCommit } from '../git/commit-name.ts';
import { type Changes, canonicalPath, isNoPath } from '../policy/changes.ts';
import type { Prose } from '../prose.ts';
import { code, prose } from '../prose.ts';
import { withInconclusive } from '../report/draft.ts';
import type { Report } from '../report/report.ts';
import type { RunLog } from './run.ts';
import type { Surroundings } from './surroundings.ts';

/** Whether the branch stands at the commit that the run is about. */
export type HeadState =
  | { kind: 'same' }
  | { kind: 'moved' | 'unreadable'; message: string; hint: Prose | undefined; isAbsent?: true };

/** Before a scan is started. Throws GateError CONFIG for a branch that stands elsewhere, or that origin does not have. */
export function refuseMoved(head: HeadState): void {
  if (head.kind !== 'moved') return;
  const reason = head.isAbsent ? 'not-found' : 'moved';
  throw new GateError('CONFIG', `${head.message} before the scan`, { reason, hint: head.hint });
}

export async function checkHead(around: Surroundings, context: RunContext): Promise<HeadState> {
  const { headSha, branch, system } = context;
  if (headSha === undefined && system === 'laptop' && around.readHead === undefined) return { kind: 'same' };
  const message = `Nothing says at which commit ${branch} must stand`;
  const unknown = {
    kind: 'unreadable',
    message,
    hint: 'Run the gate in a checkout of the commit that is built.',
  } as const;
  if (around.readHead === undefined) return unknown;
  try {
    const head = await around.readHead();
    if (headSha === undefined) return unknown;
    if (head.toLowerCase() === headSha.toLowerCase()) return { kind: 'same' };
    return {
      kind: 'moved',
      message: `${branch} moved from ${headSha.slice(0, 12)} to ${head.slice(0, 12)}`,
      hint: 'The run of the newer commit decides.',
    };
  } catch (error) {
    const { code, message, hint } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    // Only origin tells a branch that is not there from one that may not be read.
    if (code === 'NOT_FOUND' && context.sources.head?.kind === 'origin')
      return { kind: 'moved', message: `${branch} was not at origin`, hint, isAbsent: true };
    return { kind: 'unreadable', message: `Where ${branch} stands could not be read: ${message}`, hint };
  }
}

/**
 * A run by schedule or by hand that names another branch is about the commit at which that branch stands as it begins, and so
 * is one on a laptop where another branch is checked out.
 */
export async function withOwnHead({ readHead }: Surroundings, context: RunContext): Promise<RunContext> {
  const takesAny = context.system === 'github' || context.system === 'laptop';
  if (!takesAny || context.refusal !== undefined || context.headSha !== undefined) return context;
  const headSha = await readHead?.().catch((error: unknown) => {
    const { code } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    return undefined;
  });
  return { ...context, headSha };
}

/** What was scanned, and what the run has seen of the branch by then. */
export interface Scanned {
  scans: readonly ScanDetail[];
  /** Whether the name of the branch can mean nothing else to the service. */
  readName: () => Promise<HeadState>;
  /** From when on the branch must have stood there. */
  since: 'first look' | 'push';
}

/** The branch after the scan, and the commit that the scans name where the service says so. */
export async function checkScanned(
  around: Surroundings,
  context: RunContext,
  { scans, readName, since }: Scanned,
): Promise<HeadState> {
  const { headSha } = context;
  const other = scans.find((scan) => isSameCommit(scan.commit_sha, headSha) === false);
  if (other === undefined) {
    const isNamed = scans.every((scan) => isSameCommit(scan.commit_sha ?? undefined, headSha) === true);
    const looks = isNamed ? [] : [readName(), checkStay(around, context, since)];
    const states = await Promise.all([checkHead(around, context), ...looks]);
    return states.find(({ kind }) => kind !== 'same') ?? same;
  }
  const message = `The scan holds commit ${other.commit_sha?.slice(0, 12)}, this run is about ${headSha?.slice(0, 12)}`;
  return { kind: 'moved', message, hint: 'Run the gate on the newer commit.' };
}

const same: HeadState = { kind: 'same' };

/** A head that goes away while the scan begins, and comes back before anybody looks. */
async function checkStay(
  { hasLeft }: Surroundings,
  { branch, headSha }: RunContext,
  since: Scanned['since'],
): Promise<HeadState> {
  try {
    if (headSha === undefined || (await hasLeft?.(headSha, since)) !== true) return same;
  } catch (error) {
    const { code } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    // Many tokens may not read it, and servers need not have it: the looks at the head stand alone then.
    return same;
  }
  const message = `${branch} left ${headSha.slice(0, 12)} during the run, and came back`;
  return { kind: 'moved', message, hint: 'Run the gate again while the branch stays where it is.' };
}

/**
 * A service that hands it to git may be given a tag, a commit, a branch that it remembers, or the head of a pull request: hosts keep
 * those as refs of their own, which git finds before a branch of the same name.
 */
const otherwiseRead =
  /^(?:(?:refs|heads|tags|remotes|origin)\/.*|(?:pull|pull-requests|merge-requests)\/\d+\/(?:head|merge|from|train)|(?:.+_)?HEAD|@|[0-9a-f]{40}|[0-9a-f]{64})$/i;

/** Whether the name of the branch can mean nothing else to the service. */
export async function checkName({ hasTag }: Surroundings, { branch }: RunContext): Promise<HeadState> {
  const hint = 'Rename the branch, or delete the tag of that name.';
  if (otherwiseRead.test(branch)) return { kind: 'moved', message: `${branch} names more than a branch`, hint };
  try {
    const isTag = (await hasTag?.()) ?? false;
    return isTag ? { kind: 'moved', message: `${branch} is a branch and a tag`, hint } : same;
  } catch (error) {
    const { code, message, hint: readHint } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    return {
      kind: 'unreadable',
      message: `Whether ${branch} is a tag too could not be read: ${message}`,
      hint: readHint,
    };
  }
}

/**
 * Whether the pull request still goes into the branch of its event: whoever aims it elsewhere chooses with what it is compared. Many
 * tokens may not read it, and then the event alone says it.
 */
export async function checkBase({ readBase }: Surroundings, { base }: RunContext): Promise<HeadState> {
  if (readBase === undefined || base === undefined) return same;
  try {
    const now = await readBase();
    if (now === base.branch) return same;
    const message = `The pull request went into ${base.branch} and now goes into ${now}`;
    return {
      kind: 'moved',
      message,
      hint: 'Push a commit, or close and reopen the pull request: a new run compares with the new base.',
    };
  } catch (error) {
    const { code, message, hint } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    if (code === 'AUTH' || code === 'NOT_FOUND') return same;
    return {
      kind: 'unreadable',
      message: `Into which branch the pull request goes could not be read: ${message}`,
      hint,
    };
  }
}

/** Takes back a pass over what a pull request changes against a base that is no longer its own. */
export async function withOwnBase(report: Report, around: Surroundings, context: RunContext): Promise<Report> {
  const base = await checkBase(around, context);
  if (base.kind === 'same') return report;
  const message = `${base.message}; this run judged what the commit changes against ${context.base?.branch}`;
  return withInconclusive(report, 'moved', { message, hint: base.hint });
}

/** Why a run without a key asks the service nothing. */
export function noKey(): GateError {
  return new GateError('CONFIG', 'Not scanned: no API key', {
    reason: 'no-key',
    hint: prose`Set ${code('api-key')} from a secret. Pull requests from forks and Dependabot get no secrets: in a workflow gate them by a second step, ${code('uses: scan-gate/scan-gate/embedded@v1')}; elsewhere by ${code('scan-gate run --embedded')}.`,
  });
}

/** The changes, or undefined with a note: a surface then names nothing that it might not. */
export async function readChangedFiles(around: Surroundings, log: RunLog): Promise<Changes | undefined> {
  if (around.changedFiles === undefined) return undefined;
  try {
    return await around.changedFiles();
  } catch (error) {
    const { code, message } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    log.note(`The files of the pull request could not be read, so findings are counted and not named: ${message}`);
    return undefined;
  }
}

/** Signs that no path has in most repositories, and that stand for something else in what a service calls a path. */
const unlikePath = /^(?:[a-z]:|\/)|[:#?%()\\]/i;

/** Whether the judged commit holds the file; undefined, with a note, where that cannot be read or the path may be another one. */
export async function isFileInHead(
  around: Surroundings,
  filePath: string,
  log: Pick<RunLog, 'note'>,
): Promise<boolean | undefined> {
  const path = canonicalPath(filePath);
  if (around.readHeadFile === undefined || path === undefined || path === '' || isNoPath(path)) return undefined;
  try {
    if ((await around.readHeadFile(path)) !== undefined) return true;
    return unlikePath.test(filePath) ? undefined : false;
  } catch (error) {
    const { code, message } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    log.note(`Whether this commit holds the file of a secret could not be read: ${message}`);
    return undefined;
  }
}

/** When the branch left its base; undefined, with a note, where that cannot be read: the base's latest scan counts alone. */
export async function readMergeBaseMs(around: Surroundings, log: Pick<RunLog, 'note'>): Promise<number | undefined> {
  try {
    return await around.readMergeBaseMs?.();
  } catch (error) {
    const { code, message } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    log.note(`Where the branch left its base could not be read: ${message}`);
    return undefined;
  }
}
