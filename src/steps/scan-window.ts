/** When this scan ran, and which other scans of the repository ran beside it: what labels a finding (design section 3). */
import type { ScanDetail, ScanItem } from '../api/schemas.ts';
import { orAbsent } from '../errors.ts';
import { parseTime, type ScanWindow } from '../policy/finding.ts';
import type { Run } from './run.ts';
import { listScans } from './scan-list.ts';

/** Older scans than this, that have ended, ended before ours began. */
const longestScanMs = 2 * 3600 * 1000;
const detailCap = 60;

const unknownTimes = { startedAt: undefined, completedAt: undefined };

/** The window of the judged scans. What cannot be known is open-ended, and then labels say `maybe`. */
export async function readScanWindow(
  run: Run,
  repositoryId: string,
  scans: readonly ScanDetail[],
): Promise<ScanWindow> {
  const own = ownWindow(scans);
  if (own.startedAt === undefined) return { ...own, others: [] };
  const list = await listScans(run, repositoryId);
  const ids = new Set(scans.map((scan) => scan.scan_id));
  const span = { earliestMs: own.startedAt - longestScanMs, latestMs: own.completedAt ?? Number.POSITIVE_INFINITY };
  // What ran beside ours may stand on a page between the two that were read.
  const isWhole = list.completeSinceMs !== undefined && list.completeSinceMs <= span.earliestMs;
  if (!isWhole) return { ...own, others: [unknownTimes] };
  const near = list.items.filter((item) => !ids.has(item.scan_id) && mayOverlap(item, span));
  if (near.length > detailCap) return { ...own, others: [unknownTimes] };
  const details = await Promise.all(near.map((item) => orAbsent(run.client.getScan({ scan_id: item.scan_id }))));
  return { ...own, others: details.filter((scan) => !isWaiting(scan)).map(timesOf) };
}

function ownWindow(scans: readonly ScanDetail[]): Pick<ScanWindow, 'startedAt' | 'completedAt'> {
  const times = scans.map(timesOf);
  return {
    startedAt: extreme(
      times.map((time) => time.startedAt),
      Math.min,
    ),
    completedAt: extreme(
      times.map((time) => time.completedAt),
      Math.max,
    ),
  };
}

function extreme(times: readonly (number | undefined)[], pick: (...values: number[]) => number): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length === times.length ? pick(...known) : undefined;
}

/** What was created after ours ended began later still. */
function mayOverlap(item: ScanItem, span: { earliestMs: number; latestMs: number }): boolean {
  const created = parseTime(item.created_at);
  if (created === undefined) return true;
  if (created > span.latestMs) return false;
  return (item.status !== 'COMPLETED' && item.status !== 'FAILED') || created >= span.earliestMs;
}

/** A scan that has not begun has seen nothing. */
function isWaiting(scan: ScanDetail | undefined): boolean {
  return scan?.status === 'PENDING' && !scan.started_at;
}

/** One that is gone may have run at any time. */
function timesOf(scan: ScanDetail | undefined): { startedAt: number | undefined; completedAt: number | undefined } {
  if (scan === undefined) return unknownTimes;
  return { startedAt: parseTime(scan.started_at), completedAt: parseTime(scan.completed_at) };
}
