/** When this scan ran and which other scans ran at the same time. Findings are labelled by it (design section 3). */
import type { ScanDetail, ScanItem } from '../../../../shared/api/schemas.ts';
import type { ScanWindow } from '../../../policy/finding.ts';
import { checkSpan, detectZone, parseTime, type Span, unknownSpan, type Zone } from '../../../policy/times.ts';
import type { Run } from './run.ts';
import { listScans, readOtherScan } from './scan-list.ts';

/** A scan created earlier than this that has ended had ended before ours began. */
const longestScanMs = 2 * 3600 * 1000;
const detailCap = 200;

/** When the judged scans ran, and how they write their times. */
interface OwnSpan extends Span {
  zone: Zone;
  latestMs: number | undefined;
}

/** From the first start to the last end, if all scans state both and the times are possible. */
export function computeOwnSpan(run: Run, scans: readonly ScanDetail[]): OwnSpan {
  const zone = detectScanZone(scans[0]);
  const spans = scans.map((scan) => readScanSpan(run, scan, zone));
  const starts = spans.map(({ startedAt }) => startedAt);
  const ends = spans.map(({ completedAt }) => completedAt);
  const completedAt = pickExtreme(ends, Math.max);
  return {
    zone,
    latestMs: getServerNowMs(run, zone) ?? completedAt,
    startedAt: pickExtreme(starts, Math.min),
    completedAt,
  };
}

/** The service's clock has a zone, so it cannot be compared with times without one. */
function getServerNowMs({ client }: Run, zone: Zone): number | undefined {
  return zone === 'stated' ? client.serverTimeMs() : undefined;
}

function detectScanZone(scan: ScanDetail | undefined): Zone {
  return detectZone(scan?.started_at) ?? detectZone(scan?.completed_at) ?? 'stated';
}

/**
 * Clocks of one service differ by less. A time that was never set is years away: `0001-01-01T00:00:00Z`,
 * `1970-01-01T00:00:00Z`.
 */
const clockSlackMs = 10 * 60 * 1000;

type Times = Partial<Pick<ScanDetail, 'created_at' | 'started_at' | 'completed_at'>>;

/**
 * A scan that no longer exists may have run at any time, and so may one with impossible times: none begins before it
 * was created.
 */
export function readScanSpan(run: Run, scan: Times | undefined, zone: Zone): Span {
  if (scan === undefined) return unknownSpan;
  const span = { startedAt: parseTime(scan.started_at, zone), completedAt: parseTime(scan.completed_at, zone) };
  const earliest = (parseTime(scan.created_at, zone) ?? Number.NEGATIVE_INFINITY) - clockSlackMs;
  const isEarly = (span.startedAt ?? earliest) < earliest || (span.completedAt ?? earliest) < earliest;
  return isEarly ? unknownSpan : checkSpan(span, getServerNowMs(run, zone));
}

/** The window of the judged scans. Unknown ends stay open, and then labels are `maybe`. */
export async function readScanWindow(
  run: Run,
  repositoryId: string,
  scans: readonly ScanDetail[],
): Promise<ScanWindow> {
  const own = computeOwnSpan(run, scans);
  const ids = new Set(scans.map((scan) => scan.scan_id));
  return { ...own, others: await readParallelScans(run, repositoryId, { ids, ...own }) };
}

/** Scans that are ignored, and the time in which the others are searched. */
interface ParallelScansRequest extends Span {
  ids: ReadonlySet<string>;
  zone: Zone;
}

/** When the repository's other scans ran that may have run in that time. Empty if that time has no start. */
export async function readParallelScans(run: Run, repositoryId: string, beside: ParallelScansRequest): Promise<Span[]> {
  const { ids, zone, startedAt, completedAt } = beside;
  if (startedAt === undefined) return [];
  // A scan that was created after the end ran beside nothing of this, so an earlier list after the end lacks none.
  const shared = completedAt === undefined ? undefined : run.listAfterEnd;
  run.listAfterEnd = undefined;
  const list = await (shared ?? listScans(run, repositoryId));
  const span = { earliestMs: startedAt - longestScanMs, latestMs: completedAt ?? Number.POSITIVE_INFINITY };
  // A scan that ran at the same time may be on a page that was not read.
  const isWhole = list.completeSinceMs !== undefined && list.completeSinceMs <= span.earliestMs;
  if (!isWhole) return [unknownSpan];
  const near = list.items.filter(
    (item) =>
      !ids.has(item.scan_id) &&
      mayOverlap(item, span, readScanSpan(run, { started_at: item.created_at }, zone).startedAt),
  );
  if (near.length > detailCap) return [unknownSpan];
  const details = await Promise.all(near.map((item) => readOtherScan(run, item)));
  return details.filter((scan) => !isWaiting(scan)).map((scan) => readScanSpan(run, scan, zone));
}

function pickExtreme(
  times: readonly (number | undefined)[],
  pick: (...values: number[]) => number,
): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length === times.length ? pick(...known) : undefined;
}

/** A scan created after ours ended began even later. */
function mayOverlap(
  item: ScanItem,
  span: { earliestMs: number; latestMs: number },
  created: number | undefined,
): boolean {
  if (created === undefined) return true;
  if (created > span.latestMs) return false;
  return (item.status !== 'COMPLETED' && item.status !== 'FAILED') || created >= span.earliestMs;
}

/** A scan that has not begun has found nothing. */
export function isWaiting(scan: ScanDetail | undefined): boolean {
  return scan?.status === 'PENDING' && !scan.started_at;
}
