/**
 * Adopts a running scan of this commit that the service or somebody else started, for example on a push
 * (`scan.adopt-running`).
 */
import type { ScanDetail, ScanItem } from '../../../../shared/api/schemas.ts';
import { tryRead } from '../../../../shared/errors.ts';
import { isSameCommit } from '../../../../shared/git/commit-name.ts';
import { parseTime } from '../../../policy/times.ts';
import type { ScanList, ServiceRun, Target } from './run.ts';
import { explainOtherCommit, type ScanTie } from './scan-of-commit.ts';
import { isWaiting } from './scan-window.ts';

/** Maximum number of running scans that are read, newest first: the list does not state their branch. */
const maxScansRead = 20;

/** Whether the run may use that scan instead of starting one. */
export type MayAdopt = (scanId: string) => Promise<boolean>;

/** What cannot be read lets the run start its own scan. */
const ownScan = () => undefined;

/** Undefined if the setting is off. Each scan is checked once, and a note states why it is not adopted. */
export function createAdoptionTest(service: ServiceRun, target: Target): MayAdopt | undefined {
  const { progress, run } = service;
  const { settings } = progress;
  if (!settings.adoptRunningScan || settings.scanId !== undefined) return undefined;
  const answers = new Map<string, Promise<boolean>>();
  const ask = async (scanId: string) => {
    const scan = await tryRead(() => run.client.getScan({ scan_id: scanId }), ownScan);
    if (scan === undefined || !isRunning(scan) || !belongsToTarget(target, scan, scanId)) return false;
    const why = await explainNotAdoptable(service, scan);
    const words =
      why === undefined
        ? `Scan ${scanId} of this commit is already running, and is judged instead of a new one (scan.adopt-running)`
        : `Scan ${scanId} of ${target.branch} is already running, but is not used (scan.adopt-running): ${why}`;
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
export async function findAdoptable(list: ScanList | undefined, mayAdopt: MayAdopt): Promise<string | undefined> {
  const running = list === undefined ? [] : sortNewestFirst(list, list.items.filter(isRunning));
  for (const { scan_id: id } of running.slice(0, maxScansRead)) if (await mayAdopt(id)) return id;
  return undefined;
}

/**
 * The last scan of this commit, if the event brought no new one: nothing else is to be found in it. It must state the
 * commit, or have been created since the branch is at it, by GitHub's activity list.
 */
export async function findScanToRepeat(
  service: ServiceRun,
  target: Target,
  list: ScanList | undefined,
): Promise<string | undefined> {
  const { progress, run } = service;
  const { context, reader, settings } = progress;
  const { headSha, isSameHead } = context;
  if (!isSameHead || headSha === undefined || settings.scanId !== undefined) return undefined;
  if (list?.completeSinceMs === undefined) return undefined;
  service.atCommitSinceMs = await tryRead(() => reader.readAtCommitSinceMs(headSha), ownScan);
  for (const { scan_id: id } of sortNewestFirst(list, list.items).slice(0, maxScansRead)) {
    const scan = await tryRead(() => run.client.getScan({ scan_id: id }), ownScan);
    if (scan === undefined) return undefined;
    if (!belongsToTarget(target, scan, id)) continue;
    const isUsable = scan.status === 'COMPLETED' || isRunning(scan);
    const why = isUsable ? explainOtherCommit(scan, getScanTie(service)) : `its status is ${scan.status}`;
    if (why === undefined)
      run.log.note(`This event brought no new commit, so scan ${id} of this commit is judged again`);
    else
      run.log.note(`This event brought no new commit, but scan ${id} of ${target.branch} is not judged again: ${why}`);
    service.isRepeated = why === undefined;
    return service.isRepeated ? id : undefined;
  }
  return undefined;
}

/** A scan without a time of its creation may be the newest. */
function sortNewestFirst(list: Pick<ScanList, 'zone'>, items: readonly ScanItem[]): ScanItem[] {
  const getCreationTime = ({ created_at }: ScanItem) => parseTime(created_at, list.zone) ?? Number.POSITIVE_INFINITY;
  return [...items].sort((a, b) => getCreationTime(b) - getCreationTime(a) || 0);
}

/** The facts that tie a scan to its commit if this run did not start it. */
export function getScanTie({ progress, run, atCommitSinceMs }: ServiceRun): ScanTie {
  const { reader, context } = progress;
  const [pushedByMs, aheadMs] = [atCommitSinceMs ?? reader.pushedByMs(), run.client.serverAheadMs()];
  return { headSha: context.headSha, pushedByMs, aheadMs, nowMs: Date.now() };
}

/** A scan with an unknown status may never end. */
function isRunning({ status }: Pick<ScanItem, 'status'>): boolean {
  return status === 'PENDING' || status === 'SCANNING';
}

function belongsToTarget({ repositoryId, branch }: Target, scan: ScanDetail, scanId: string): boolean {
  return scan.scan_id === scanId && scan.repository_id === repositoryId && scan.branch === branch;
}

/**
 * Additional check: if nobody saw where the branch was when the scan began, the branch must not have moved since the
 * push.
 */
async function explainNotAdoptable(service: ServiceRun, scan: ScanDetail): Promise<string | undefined> {
  const { reader, context, settings } = service.progress;
  const tie = getScanTie(service);
  const why = explainOtherCommit(scan, tie) ?? explainTooOld(scan, tie, settings.timeoutSeconds * 1000);
  const { headSha } = tie;
  const isCertain = isSameCommit(scan.commit_sha, headSha) === true || isWaiting(scan);
  if (why !== undefined || headSha === undefined || isCertain) return why;
  const hasLeft = await tryRead(() => reader.hasLeft(headSha, 'push'), ownScan);
  if (hasLeft === false) return undefined;
  const { branch } = context;
  return hasLeft ? `${branch} was at another commit after the push` : `it is unknown where ${branch} was when it began`;
}

/** A scan that runs longer than the time limit may never end. */
function explainTooOld(
  { created_at }: ScanDetail,
  { aheadMs = 0, nowMs }: ScanTie,
  limitMs: number,
): string | undefined {
  const created = parseTime(created_at);
  const isOld = created !== undefined && nowMs - (created - aheadMs) > limitMs;
  return isOld ? 'it has run for longer than the time limit of this run' : undefined;
}
