/**
 * The completed base branch scans with which `auto` compares: the latest one, and the first one of the state from which
 * the branch started.
 */

import type { ScanDetail, ScanItem } from '../../../../shared/api/schemas.ts';
import { runOnce } from '../../../../shared/once.ts';
import { severities } from '../../../../shared/severity.ts';
import type { BaseScan } from '../../../policy/evidence.ts';
import { parseTime, type Span, stampSlackMs } from '../../../policy/times.ts';
import { readMergeBaseMs } from '../../guards.ts';
import { describeUncompared } from '../../policy/scope.ts';
import {
  computeOwnSpan,
  listScans,
  listScansSince,
  type Run,
  readOtherScan,
  readParallelScans,
  readScanSpan,
  type ScanList,
  type ServiceRun,
} from './scans.ts';

/** How many of the newest completed scans are read: the list does not state their branch. */
const maxScansRead = 100;
const readsAtOnce = 4;

/** Reads what `auto` needs of the base, each part only if it can matter. */
export function createBaseReader(run: ServiceRun, scans: readonly ScanDetail[]) {
  const readList = runOnce(() => {
    run.listAfterEnd = listScans(run);
    return run.listAfterEnd;
  });
  return {
    latest: () => readBaseScan(run, scans, readList),
    earlier: () => readEarlierBaseScan(run, scans, readList),
    /** When other scans ran at the same time as that one. */
    beside(base: BaseScan): Promise<Span[]> {
      const { startedAt, completedAt, scanId } = base;
      const { zone } = computeOwnSpan(run, scans);
      const until = completedAt === undefined ? undefined : completedAt + stampSlackMs;
      return readParallelScans(run, { ids: new Set([scanId]), zone, startedAt, completedAt: until });
    },
  };
}

/** The newest completed scan of the base branch, other than our own. Undefined if the newest scans include none. */
async function readBaseScan(
  run: ServiceRun,
  /** The judged scans. */
  scans: readonly ScanDetail[],
  /** Reads the list of the repository's scans once. */
  readList: () => Promise<ScanList>,
): Promise<BaseScan | undefined> {
  const { progress } = run;
  const baseBranch = progress.context.base?.branch;
  const judgeAll = (why: string, remedy?: string) => {
    run.log.note(describeUncompared({ why, remedy }));
    progress.report = { ...progress.report, uncompared: { why, remedy } };
    return undefined;
  };
  if (baseBranch === undefined) return judgeAll('it is unknown which branch this is to be merged into');
  const { startedAt, zone } = computeOwnSpan(run, scans);
  if (startedAt === undefined) return judgeAll('the scan does not say when it began, so no scan is proven to be older');
  const newest = listCompletedScans(await readList(), scans)
    .reverse()
    .slice(0, maxScansRead);
  for await (const scan of readScanDetails(run, newest)) {
    // The missing scan may have been the base's, and an older one may count more than the base has now.
    if (scan === undefined) return judgeAll('a newer scan is gone since it was listed', 'Run the gate again');
    if (!isCompletedBranchScan(run, scan, baseBranch)) continue;
    const span = readScanSpan(run, scan, zone);
    if (span.completedAt === undefined) return judgeAll(`the newest scan of ${baseBranch} does not say when it ended`);
    // The base's scan must have ended before ours began, because otherwise it may include findings of the pull request.
    if (span.completedAt < startedAt) return toBaseScan(scan, span);
  }
  const among = newest.length === 0 ? '' : ` among the newest ${newest.length}`;
  const remedy = `Run the gate on pushes to ${baseBranch}; then only what gets worse counts`;
  return judgeAll(`no completed scan of ${baseBranch}${among}`, remedy);
}

/** The first completed base branch scan after the merge base that ended before ours began. */
async function readEarlierBaseScan(
  run: ServiceRun,
  /** The judged scans. */
  scans: readonly ScanDetail[],
  /** Reads the list of the repository's scans once. */
  readList: () => Promise<ScanList>,
): Promise<BaseScan | undefined> {
  const { reader, context, log } = run.progress;
  const { startedAt, zone } = computeOwnSpan(run, scans);
  // A commit's time has a zone, so it cannot be compared with times that have none.
  const leftMs = zone === 'stated' ? await readMergeBaseMs(reader, log) : undefined;
  if (leftMs === undefined || startedAt === undefined) return undefined;
  const list = await listScansSince(run, await readList(), leftMs);
  const isDated = list.items.every((item) => parseTime(item.created_at) !== undefined);
  // A scan missing from the list may be the first one, and a later one may count more than the branch started with.
  if (!isDated || list.completeSinceMs === undefined || list.completeSinceMs >= leftMs) return undefined;
  const since = listCompletedScans(list, scans).filter((item) => (parseTime(item.created_at) ?? 0) >= leftMs);
  for await (const scan of readScanDetails(run, since.slice(0, maxScansRead))) {
    if (scan === undefined) return undefined;
    if (!isCompletedBranchScan(run, scan, context.base?.branch)) continue;
    const span = readScanSpan(run, scan, zone);
    if (span.completedAt !== undefined && span.completedAt < startedAt) return toBaseScan(scan, span);
  }
  return undefined;
}

/** Completed scans other than ours, oldest first. */
function listCompletedScans({ items, zone }: ScanList, scans: readonly ScanDetail[]): ScanItem[] {
  const ids = new Set(scans.map((scan) => scan.scan_id));
  return items
    .filter((item) => item.status === 'COMPLETED' && !ids.has(item.scan_id))
    .sort((a, b) => (parseTime(a.created_at, zone) ?? 0) - (parseTime(b.created_at, zone) ?? 0));
}

/** Yields the details in order, reading a few at a time. Undefined stands for a scan that no longer exists. */
async function* readScanDetails(run: Run, items: readonly ScanItem[]): AsyncGenerator<ScanDetail | undefined> {
  for (let start = 0; start < items.length; start += readsAtOnce) {
    const chunk = items.slice(start, start + readsAtOnce);
    yield* await Promise.all(chunk.map((item) => readOtherScan(run, item)));
  }
}

function isCompletedBranchScan({ repositoryId }: Run, scan: ScanDetail, branch: string | undefined): boolean {
  return scan.repository_id === repositoryId && scan.branch === branch && scan.status === 'COMPLETED';
}

function toBaseScan(scan: ScanDetail, { startedAt, completedAt }: Span): BaseScan {
  const counts = severities.map((severity) => [severity, scan.violations?.[severity.toLowerCase() as 'high']]);
  return {
    scanId: scan.scan_id,
    branch: scan.branch,
    counts: Object.fromEntries(counts.filter(([, count]) => count !== undefined)) as BaseScan['counts'],
    startedAt,
    completedAt,
  };
}
