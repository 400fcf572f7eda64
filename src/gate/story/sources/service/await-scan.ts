/** The middle of a run: starts a scan or uses the named one, and waits for its end. */

import type { ScanDetail, ScanItem } from '../../../../shared/api/schemas.ts';
import { formatSeconds } from '../../../../shared/clock.ts';
import { GateError, tryRead } from '../../../../shared/errors.ts';
import { runOnce } from '../../../../shared/once.ts';
import { code, type Prose, prose } from '../../../../shared/prose.ts';
import { detectZone, parseTime } from '../../../policy/times.ts';
import { addScan, addStartedScan, makeInconclusive } from '../../../report/draft.ts';
import type { Report } from '../../../report/report.ts';
import { checkHead, refuseMoved } from '../../guards.ts';

import { createAdoptionTest, findScanToRepeat, getScanTie } from './adopt.ts';
import type { Run, ScanList, ServiceRun, Target } from './run.ts';
import { isNewSince, listScans, readOtherScan } from './scan-list.ts';
import { explainOtherCommit, requireScanOfCommit } from './scan-of-commit.ts';
import { type DurationHistory, estimateHistory } from './schedule.ts';
import type { StartedScan, StartRequest } from './trigger.ts';
import { formatFailure, triggerScan, waitForEnd } from './wait.ts';

/**
 * COMPLETED scans, and whether this run started them. Another scan may have begun before the branch was first checked.
 */
export interface AwaitedScans {
  scans: readonly ScanDetail[];
  isOurs: boolean;
}

/** Undefined if the run was asked not to wait. */
export async function runScan(service: ServiceRun, target: Target): Promise<AwaitedScans | undefined> {
  const { progress, run } = service;
  const { settings } = progress;
  const begun = await beginScan(service, target, {
    mayAdopt: createAdoptionTest(service, target),
    findToRepeat: (before) => findScanToRepeat(service, target, before),
  });
  if (settings.scanId !== undefined) {
    run.log.note(`Judging scan ${settings.scanId}, which this run did not start: it covers the branch as it was then`);
  }
  if (!settings.wait && (await isLeftUnjudged(service, begun))) return undefined;
  const startedMs = run.budget.clock.now();
  const first = await waitForScanOfCommit(service, target, begun);
  const failed = findFailedScan(first);
  if (failed === undefined) {
    requireTie(service, first.scans);
    return first;
  }
  progress.report = addScan(progress.report, failed);
  if (!canRetry(service, failed, startedMs)) throw createScanFailedError(formatFailure(failed));
  const later = await waitForScanOfCommit(service, target, await retryScan(service, target, failed));
  const last = findFailedScan(later);
  if (last === undefined) return later;
  progress.report = addScan(progress.report, last);
  throw createScanFailedError(`${formatFailure(last)}; so did scan ${failed.scan_id} before it`);
}

/** Whether the run ends here because a later run judges the scan. */
async function isLeftUnjudged({ progress, run }: ServiceRun, begun: BegunScan): Promise<boolean> {
  const { environment, settings } = progress;
  const [scanId = ''] = begun.ids;
  const { leavePending } = environment;
  if (leavePending === undefined) {
    const hint = prose`Judge it later with ${code(`scan-id: ${scanId}`)}.`;
    progress.report = createUnjudgedReport(progress.report, scanId, hint);
    return true;
  }
  // A check run names exactly one scan, which this run must have started while the branch was at its commit.
  const isOwn = settings.scanId === undefined && begun.ids.length === 1 && !begun.isAdopted;
  if (!isOwn || !(await leavePending(scanId))) {
    const why = isOwn ? 'there is no check run here that could stay open' : 'this run did not start it alone';
    run.log.note(`wait: false: waiting for scan ${begun.ids.join(' and ')} anyway, because ${why}`);
    return false;
  }
  // If the scan ended before the check run named it, no later run is started for it.
  if (await hasScanEnded(run, scanId)) return false;
  const hint = prose`Require the check run, not this job. The run that ${code('finish-pending')} is set in completes it.`;
  progress.report = createUnjudgedReport(progress.report, scanId, hint);
  return true;
}

function createUnjudgedReport(report: Report, scanId: string, hint: Prose): Report {
  return makeInconclusive(report, 'not-waited', { message: `Scan ${scanId} was started and not waited for`, hint });
}

async function hasScanEnded(run: Run, scanId: string): Promise<boolean> {
  const scan = await tryRead(
    () => run.client.getScan({ scan_id: scanId }),
    () => undefined,
  );
  return scan?.status === 'COMPLETED' || scan?.status === 'FAILED';
}

function findFailedScan({ scans }: AwaitedScans): ScanDetail | undefined {
  return scans.find(({ status }) => status === 'FAILED');
}

interface BegunScan extends StartedScan {
  /** The scans that existed before. */
  before: ScanList | undefined;
}

async function beginScan(
  { progress, run }: ServiceRun,
  target: Target,
  existing: Pick<StartRequest, 'mayAdopt' | 'findToRepeat'> = {},
): Promise<BegunScan> {
  const { settings } = progress;
  progress.stopwatch.begin('trigger');
  const begun =
    settings.scanId === undefined
      ? await triggerScan(run, target, { ...settings, ...existing })
      : { ids: [settings.scanId], isAdopted: false, before: undefined };
  progress.stopwatch.begin('wait');
  const [first = ''] = begun.ids;
  progress.report = addStartedScan(progress.report, { id: first, branch: target.branch, isAdopted: begun.isAdopted });
  return begun;
}

/** Waits until all scans have COMPLETED or FAILED. The report describes the first of them. */
async function waitForAll(
  { progress, run, head }: ServiceRun,
  target: Target,
  { ids, before, isAdopted }: BegunScan,
): Promise<ScanDetail[]> {
  const { settings } = progress;
  const history = runOnce(() => readHistory(run, target.repositoryId, before));
  const options = { ...settings, onPoll: head.onPoll, readHistory: history };
  const scans = await Promise.all(ids.map((scanId) => waitForEnd(run, { scanId, target }, options)));
  if (!isAdopted) requireNew(before, scans);
  const [scan] = scans;
  if (scan !== undefined) progress.report = addScan(progress.report, scan);
  return scans;
}

/**
 * The response to the request may have stated another time than the scan itself. Throws GateError PROTOCOL for a scan
 * that existed before.
 */
function requireNew(before: ScanList | undefined, scans: readonly ScanDetail[]): void {
  if (before === undefined) return;
  const isOld = (scan: ScanDetail) =>
    parseTime(scan.created_at, before.zone) !== undefined && !isNewSince(before, scan);
  const old = scans.find(isOld);
  if (old === undefined) return;
  const message = `The service answered with scan ${old.scan_id}, which states that it was created before this run`;
  throw new GateError('PROTOCOL', message, {
    hint: 'An old scan may not contain this commit. Check the scan in the service, or run the gate again later.',
  });
}

/** An adopted scan may state its commit only when it has ended. If it is another one, the run starts its own scan. */
async function waitForScanOfCommit(service: ServiceRun, target: Target, begun: BegunScan): Promise<AwaitedScans> {
  const { progress, run } = service;
  const scans = await waitForAll(service, target, begun);
  const [scan] = scans;
  if (!begun.isAdopted || scan === undefined) return { scans, isOurs: progress.settings.scanId === undefined };
  const why = explainOtherCommit(scan, getScanTie(service));
  if (why === undefined) return { scans, isOurs: false };
  run.log.note(`Scan ${scan.scan_id} is not judged after all, and a new one is started: ${why}`);
  await requireHead(progress);
  return { scans: await waitForAll(service, target, await beginScan(service, target)), isOurs: true };
}

/** A branch that has moved is not scanned again. */
async function requireHead({ reader, context }: ServiceRun['progress']): Promise<void> {
  refuseMoved(await checkHead(reader, context));
}

/** Starts a scan although an earlier one of the commit was judged. */
export async function scanAnew(service: ServiceRun, target: Target): Promise<AwaitedScans> {
  await requireHead(service.progress);
  const scans = await waitForAll(service, target, await beginScan(service, target));
  const failed = findFailedScan({ scans, isOurs: true });
  if (failed !== undefined) throw createScanFailedError(formatFailure(failed));
  return { scans, isOurs: true };
}

function requireTie(service: ServiceRun, [scan]: readonly ScanDetail[]): void {
  const { settings } = service.progress;
  if (scan === undefined || settings.scanId === undefined || service.isScanProven) return;
  requireScanOfCommit(scan, getScanTie(service));
}

/** True once, if `scan.retry-failed` is on and the remaining time is at least as long as the failed scan took. */
function canRetry({ progress, run }: ServiceRun, failed: ScanDetail, startedMs: number): boolean {
  const { settings } = progress;
  if (!settings.retryFailedScan || settings.scanId !== undefined) return false;
  const { clock, deadline } = run.budget;
  const tookMs = clock.now() - startedMs;
  const leftMs = deadline - clock.now();
  if (leftMs >= tookMs) return true;
  const times = `it took ${formatSeconds(tookMs)}, and ${formatSeconds(leftMs)} of the time limit are left`;
  run.log.note(`Scan ${failed.scan_id} is not started once more (scan.retry-failed): ${times}`);
  return false;
}

/** Starts another scan in place of the failed one. */
async function retryScan(service: ServiceRun, target: Target, failed: ScanDetail): Promise<BegunScan> {
  const { progress, run } = service;
  run.log.say(`${formatFailure(failed)}. Starting it once more (scan.retry-failed)`);
  await requireHead(progress);
  const begun = await tryRead(
    () => beginScan(service, target, { mayAdopt: createAdoptionTest(service, target) }),
    (error) => {
      const said = `${formatFailure(failed)}, and it could not be started once more: ${error.message}`;
      throw createScanFailedError(said, { hint: error.hint, cause: error });
    },
  );
  const { report } = progress;
  progress.report = { ...report, scan: report.scan && { ...report.scan, retryOf: failed.scan_id } };
  run.log.note(`${formatFailure(failed)}; started again as ${begun.ids.join(' and ')} (scan.retry-failed)`);
  return begun;
}

function createScanFailedError(
  message: string,
  details: Pick<GateError, 'hint'> & { cause?: unknown } = noDetails,
): GateError {
  return new GateError('SCAN_FAILED', message, details);
}

const noDetails = { hint: 'There is no verdict. Check the scan in the service, then run the gate again.' };

const detailCount = 3;

/**
 * Undefined if fewer than three scans state their duration, or if this cannot be read. Then polls are scheduled without
 * history.
 */
async function readHistory(
  run: Run,
  repositoryId: string,
  listed: ScanList | undefined,
): Promise<DurationHistory | undefined> {
  try {
    const { items, zone } = listed ?? (await listScans(run, repositoryId));
    const getCreationTime = ({ created_at }: ScanItem) => parseTime(created_at, zone) ?? 0;
    const latest = items
      .filter(({ status }) => status === 'COMPLETED')
      .sort((a, b) => getCreationTime(b) - getCreationTime(a))
      .slice(0, detailCount);
    const scans = await Promise.all(latest.map((item) => readOtherScan(run, item)));
    return estimateHistory(scans.map(computeDurationMs));
  } catch {
    run.budget.signal.throwIfAborted();
    return undefined;
  }
}

/** From the request to the end. */
function computeDurationMs(scan: ScanDetail | undefined): number {
  const zone = detectZone(scan?.completed_at);
  const startedAt = parseTime(scan?.created_at ?? scan?.started_at, zone);
  return (parseTime(scan?.completed_at, zone) ?? Number.NaN) - (startedAt ?? Number.NaN);
}
