/**
 * Starts the scan once, and never twice unless the first request was provably lost (design section 4). Of the scans that
 * this run did not start: whether they are of its commit (design section 5), and which running one it adopts
 * (`scan.adopt-running`).
 */

import type { ScanDetail, ScanItem } from '../../../../shared/api/schemas.ts';
import { GateError, tryRead } from '../../../../shared/errors.ts';
import { isSameCommit } from '../../../../shared/git/commit-name.ts';
import { parseTime } from '../../../policy/times.ts';
import {
  belongsToTarget,
  isNewSince,
  isWaiting,
  listNewScans,
  listScans,
  type ScanList,
  type ServiceRun,
  sortNewestFirst,
} from './scans.ts';

const settleRounds = [2000, 4000, 6000, 8000, 12_000];

/** What to scan, and the scans that existed before. */
export interface StartRequest {
  run: ServiceRun;
  /** Undefined if they could not be listed. */
  before: ScanList | undefined;
  /** Whether somebody else's scan may be adopted. Undefined: none may be. */
  mayAdopt?: MayAdopt | undefined;
  /** The scan of this commit that is judged again, if there is one. */
  findToRepeat?: ((before: ScanList | undefined) => Promise<string | undefined>) | undefined;
}

export interface StartedScan {
  ids: string[];
  /** The only scan is somebody else's. */
  isAdopted: boolean;
}

/** A scan that the service named, and whether this run provably started it. */
interface NamedScan {
  ids: string[];
  isNew: boolean;
}

/**
 * Starts a scan of the branch and returns its id. Returns several ids if a response was lost and more than one new scan
 * may be ours: then the worst of them decides. If a running scan may be adopted, that one is used. `waitFor` waits
 * until a scan has ended in any way.
 */
export async function startScan(start: StartRequest, waitFor: (scanId: string) => Promise<void>): Promise<StartedScan> {
  const { before, mayAdopt } = start;
  const running = (await start.findToRepeat?.(before)) ?? (mayAdopt && (await findAdoptable(before, mayAdopt)));
  if (running !== undefined) return { ids: [running], isAdopted: true };
  const first = await postScan(start);
  if (first.isNew) return { ids: first.ids, isAdopted: false };
  const [old = ''] = first.ids;
  if (await mayAdopt?.(old)) return { ids: [old], isAdopted: true };
  start.run.log.note(
    `The service answered with scan ${old}, which may be older than this run: waiting for it, then asking once more`,
  );
  await waitFor(old);
  const second = await postScan(start);
  if (second.isNew && !second.ids.includes(old)) return { ids: second.ids, isAdopted: false };
  throw new GateError(
    'PROTOCOL',
    `The service keeps answering with scan ${second.ids[0]}, which may have been started before this run`,
    { hint: 'An old scan may not contain this commit. Check the scan in the service, or run the gate again later.' },
  );
}

async function postScan(start: StartRequest): Promise<NamedScan> {
  const { run } = start;
  try {
    return await postOnce(start);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    if (error.status === 409) return { ids: [await findRunningScan(run, error)], isNew: false };
    if (!error.isAmbiguous) throw explainStartError(error, run);
    return recoverLostRequest(start, error);
  }
}

async function postOnce({ run, before }: StartRequest): Promise<NamedScan> {
  const started = await run.client.startScan({ repository_id: run.repositoryId, branch: run.branch });
  if (started.repository_id !== run.repositoryId || started.branch !== run.branch) {
    throw new GateError(
      'PROTOCOL',
      `Asked for a scan of ${run.branch}, the service started one of ${started.branch} in repository ${started.repository_id}`,
    );
  }
  return {
    ids: [started.scan_id],
    isNew: before === undefined ? started.status === 'PENDING' : isNewSince(before, started),
  };
}

function explainStartError(error: GateError, run: ServiceRun): GateError {
  if (error.code !== 'NOT_FOUND') return error;
  return new GateError('NOT_FOUND', `The service cannot scan the branch ${run.branch}: ${error.message}`, {
    cause: error,
    status: error.status,
    hint: 'Check that the branch was pushed and that the service can read the repository.',
  });
}

/** A 409 says that a scan is already running. It is the newest unfinished one of this branch. */
async function findRunningScan(run: ServiceRun, refused: GateError): Promise<string> {
  const list = await listScans(run);
  const running = list.items.filter((item) => item.status !== 'COMPLETED' && item.status !== 'FAILED');
  const [ours] = await filterByTarget(run, running);
  if (ours === undefined) throw refused;
  return ours;
}

/**
 * Searches for 30 s for the scan that a lost request may have started. If there is none, sends the request once more
 * and searches again.
 */
async function recoverLostRequest(start: StartRequest, lost: GateError): Promise<NamedScan> {
  const { run, before } = start;
  if (before === undefined) {
    throw new GateError(lost.code, `${lost.message}; whether a scan was started is unknown`, {
      cause: lost,
      hint: 'The scans could not be listed beforehand, so asking again might start a second scan. Run the gate again.',
    });
  }
  run.log.say(`${lost.message}. It may have been received: looking for the scan before asking again`);
  const found = await findNewScan(start, before);
  if (found !== undefined) return found;
  run.log.note('The answer to POST /scans was lost and 30 s of looking show no scan; asked once more');
  try {
    return await postOnce(start);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    // The conflicting scan may be the one that the lost request started.
    if (error.status !== 409 && !error.isAmbiguous) throw explainStartError(error, run);
    run.log.say(`${error.message}. Looking for the scan again`);
    const late = await findNewScan(start, before);
    if (late !== undefined) return late;
    run.log.note(
      'POST /scans was repeated without success, and 30 s of looking show no scan: it is not asked for a third time',
    );
    throw error;
  }
}

/** The scans of the branch that were created since, as soon as there is one. */
async function findNewScan({ run }: StartRequest, before: ScanList): Promise<NamedScan | undefined> {
  const { clock, signal } = run.budget;
  for (const pauseMs of settleRounds) {
    await clock.sleep(pauseMs, signal);
    const candidates = await filterByTarget(run, listNewScans(before, await listScans(run)));
    if (candidates.length > 0) {
      run.log.note(`The answer to POST /scans was lost; assumed that it started ${candidates.join(' and ')}`);
      return { ids: candidates, isNew: true };
    }
  }
  return undefined;
}

async function filterByTarget(run: ServiceRun, items: readonly ScanItem[]): Promise<string[]> {
  const details = await Promise.all(items.map((item) => run.client.getScan({ scan_id: item.scan_id })));
  return details.filter((scan) => belongsToTarget(run, scan, scan.scan_id)).map((scan) => scan.scan_id);
}

interface ScanTie {
  headSha: string | undefined;
  /** The latest time at which the commit can have been pushed, by this machine's clock. */
  pushedByMs: number | undefined;
  /** How far the service's clock is ahead of this machine's. */
  aheadMs: number | undefined;
  /** This machine's clock. */
  nowMs: number;
}

/** Clocks are compared by headers in whole seconds, and a scan needs a moment to begin. */
const slackMs = 5000;

/**
 * Undefined if the scan states the commit, or was created after the commit was pushed: then it is of the commit as long
 * as the branch has not moved.
 */
export function explainOtherCommit(scan: ScanDetail, tie: ScanTie): string | undefined {
  const isSame = isSameCommit(scan.commit_sha ?? undefined, tie.headSha);
  return isSame === undefined
    ? explainOtherCommitByTime(scan, tie)
    : isSame
      ? undefined
      : `it is of ${scan.commit_sha}`;
}

/** Throws GateError CONFIG, reason `moved`, if the scan cannot be matched to the commit. */
export function requireScanOfCommit(scan: ScanDetail, tie: ScanTie): void {
  const why = explainOtherCommit(scan, tie);
  if (why === undefined) return;
  const commit = tie.headSha === undefined ? 'a commit' : `commit ${tie.headSha.slice(0, 12)}`;
  throw new GateError('CONFIG', `Scan ${scan.scan_id} cannot be matched to ${commit}: ${why}`, {
    reason: 'moved',
    brief: 'the scan may be of another commit',
    hint: 'Leave scan-id out, so that the branch is scanned again, or name a scan that was started after the push.',
  });
}

function explainOtherCommitByTime(
  { created_at }: ScanDetail,
  { headSha, pushedByMs, aheadMs, nowMs }: ScanTie,
): string | undefined {
  if (headSha === undefined) return 'it is unknown which commit the run is about';
  const created = parseTime(created_at);
  if (created === undefined) return 'it names no commit, and does not say when it was created, with a zone';
  if (pushedByMs === undefined) return 'it names no commit, and it is unknown when the commit was pushed';
  if (aheadMs === undefined) return 'it names no commit, and the service does not state its time';
  const createdMs = created - aheadMs;
  if (createdMs > nowMs + slackMs) return 'it names no commit, and was created in the future';
  return createdMs >= pushedByMs + slackMs ? undefined : 'it was created before the commit was pushed, or just then';
}

/** Maximum number of running scans that are read, newest first: the list does not state their branch. */
const maxScansRead = 20;

/** Whether the run may use that scan instead of starting one. */
type MayAdopt = (scanId: string) => Promise<boolean>;

/** What cannot be read lets the run start its own scan. */
const ownScan = () => undefined;

/** Undefined if the setting is off. Each scan is checked once, and a note states why it is not adopted. */
export function createAdoptionTest(run: ServiceRun): MayAdopt | undefined {
  const { settings } = run.progress;
  if (!settings.adoptRunningScan || settings.scanId !== undefined) return undefined;
  const answers = new Map<string, Promise<boolean>>();
  const ask = async (scanId: string) => {
    const scan = await tryRead(() => run.client.getScan({ scan_id: scanId }), ownScan);
    if (scan === undefined || !isRunning(scan) || !belongsToTarget(run, scan, scanId)) return false;
    const why = await explainNotAdoptable(run, scan);
    const words =
      why === undefined
        ? `Scan ${scanId} of this commit is already running, and is judged instead of a new one (scan.adopt-running)`
        : `Scan ${scanId} of ${run.branch} is already running, but is not used (scan.adopt-running): ${why}`;
    run.log.note(words);
    return why === undefined;
  };
  return (scanId) => {
    const answer = answers.get(scanId) ?? ask(scanId);
    answers.set(scanId, answer);
    return answer;
  };
}

/** The newest of these scans that may be adopted. */
async function findAdoptable(list: ScanList | undefined, mayAdopt: MayAdopt): Promise<string | undefined> {
  // A scan without a time of its creation may be the newest.
  const running =
    list === undefined ? [] : sortNewestFirst(list.items.filter(isRunning), list.zone, Number.POSITIVE_INFINITY);
  for (const { scan_id: id } of running.slice(0, maxScansRead)) if (await mayAdopt(id)) return id;
  return undefined;
}

/**
 * The last scan of this commit, if the event brought no new one: nothing else is to be found in it. It must state the
 * commit, or have been created since the branch is at it, by GitHub's activity list.
 */
export async function findScanToRepeat(run: ServiceRun, list: ScanList | undefined): Promise<string | undefined> {
  const { context, reader, settings } = run.progress;
  const { headSha, isSameHead } = context;
  if (!isSameHead || headSha === undefined || settings.scanId !== undefined) return undefined;
  if (list?.completeSinceMs === undefined) return undefined;
  run.atCommitSinceMs = await tryRead(() => reader.readAtCommitSinceMs(headSha), ownScan);
  for (const { scan_id: id } of sortNewestFirst(list.items, list.zone, Number.POSITIVE_INFINITY).slice(
    0,
    maxScansRead,
  )) {
    const scan = await tryRead(() => run.client.getScan({ scan_id: id }), ownScan);
    if (scan === undefined) return undefined;
    if (!belongsToTarget(run, scan, id)) continue;
    const isUsable = scan.status === 'COMPLETED' || isRunning(scan);
    const why = isUsable ? explainOtherCommit(scan, getScanTie(run)) : `its status is ${scan.status}`;
    if (why === undefined)
      run.log.note(`This event brought no new commit, so scan ${id} of this commit is judged again`);
    else run.log.note(`This event brought no new commit, but scan ${id} of ${run.branch} is not judged again: ${why}`);
    run.isRepeated = why === undefined;
    return run.isRepeated ? id : undefined;
  }
  return undefined;
}

/** The facts that tie a scan to its commit if this run did not start it. */
export function getScanTie({ progress, client, atCommitSinceMs }: ServiceRun): ScanTie {
  const { reader, context } = progress;
  const [pushedByMs, aheadMs] = [atCommitSinceMs ?? reader.pushedByMs(), client.serverAheadMs()];
  return { headSha: context.headSha, pushedByMs, aheadMs, nowMs: Date.now() };
}

/** A scan with an unknown status may never end. */
function isRunning({ status }: Pick<ScanItem, 'status'>): boolean {
  return status === 'PENDING' || status === 'SCANNING';
}

/**
 * Additional check: if nobody saw where the branch was when the scan began, the branch must not have moved since the
 * push.
 */
async function explainNotAdoptable(run: ServiceRun, scan: ScanDetail): Promise<string | undefined> {
  const { reader, context, settings } = run.progress;
  const tie = getScanTie(run);
  const { headSha, aheadMs = 0, nowMs } = tie;
  // A scan that runs longer than the time limit may never end.
  const limitMs = settings.timeoutSeconds * 1000;
  const created = parseTime(scan.created_at);
  const isOld = created !== undefined && nowMs - (created - aheadMs) > limitMs;
  const old = isOld ? 'it has run for longer than the time limit of this run' : undefined;
  const why = explainOtherCommit(scan, tie) ?? old;
  const isCertain = isSameCommit(scan.commit_sha, headSha) === true || isWaiting(scan);
  if (why !== undefined || headSha === undefined || isCertain) return why;
  const hasLeft = await tryRead(() => reader.hasLeft(headSha, 'push'), ownScan);
  if (hasLeft === false) return undefined;
  const { branch } = context;
  return hasLeft ? `${branch} was at another commit after the push` : `it is unknown where ${branch} was when it began`;
}
