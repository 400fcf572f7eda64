/** When this scan ran, and which other scans of the repository ran beside it: what labels a finding (design section 3). */
import type { ScanDetail, ScanItem } from '../../../api/schemas.ts';
import type { ScanWindow } from '../../../policy/finding.ts';
import { parseTime, plausibleSpan, type Span, unknownSpan, type Zone, zoneOf } from '../../../policy/times.ts';
import type { Run } from './run.ts';
import { listScans, readOtherScan } from './scan-list.ts';

/** Older scans than this, that have ended, ended before ours began. */
const longestScanMs = 2 * 3600 * 1000;
const detailCap = 200;

/** When the judged scans ran, and how they write their times. */
export interface OwnSpan extends Span {
  zone: Zone;
  latestMs: number | undefined;
}

/** From the first start to the last end, as far as all of the scans say it, in times that can be true. */
export function ownSpan(run: Run, scans: readonly ScanDetail[]): OwnSpan {
  const zone = scanZone(scans[0]);
  const spans = scans.map((scan) => spanOf(run, scan, zone));
  const starts = spans.map(({ startedAt }) => startedAt);
  const ends = spans.map(({ completedAt }) => completedAt);
  const completedAt = extreme(ends, Math.max);
  return { zone, latestMs: nowMs(run, zone) ?? completedAt, startedAt: extreme(starts, Math.min), completedAt };
}

/** The service's clock says nothing about times that lack a zone. */
function nowMs({ client }: Run, zone: Zone): number | undefined {
  return zone === 'stated' ? client.serverTimeMs() : undefined;
}

function scanZone(scan: ScanDetail | undefined): Zone {
  return zoneOf(scan?.started_at) ?? zoneOf(scan?.completed_at) ?? 'stated';
}

/** The clocks of one service differ by less. What was never set is years away: `0001-01-01T00:00:00Z`, `1970-01-01T00:00:00Z`. */
const clockSlackMs = 10 * 60 * 1000;

type Times = Partial<Pick<ScanDetail, 'created_at' | 'started_at' | 'completed_at'>>;

/** One that is gone may have run at any time, and so may one whose times cannot be true: none began before it was created. */
export function spanOf(run: Run, scan: Times | undefined, zone: Zone): Span {
  if (scan === undefined) return unknownSpan;
  const span = { startedAt: parseTime(scan.started_at, zone), completedAt: parseTime(scan.completed_at, zone) };
  const earliest = (parseTime(scan.created_at, zone) ?? Number.NEGATIVE_INFINITY) - clockSlackMs;
  const isEarly = (span.startedAt ?? earliest) < earliest || (span.completedAt ?? earliest) < earliest;
  return isEarly ? unknownSpan : plausibleSpan(span, nowMs(run, zone));
}

/** The window of the judged scans. What cannot be known is open-ended, and then labels say `maybe`. */
export async function readScanWindow(
  run: Run,
  repositoryId: string,
  scans: readonly ScanDetail[],
): Promise<ScanWindow> {
  const own = ownSpan(run, scans);
  const ids = new Set(scans.map((scan) => scan.scan_id));
  return { ...own, others: await readBeside(run, repositoryId, { ids, ...own }) };
}

/** Scans that are not asked about themselves, and the time in which they ran. */
export interface Beside extends Span {
  ids: ReadonlySet<string>;
  zone: Zone;
}

/** When the other scans of the repository ran that may have run in that time; of one without a beginning nobody asks. */
export async function readBeside(run: Run, repositoryId: string, beside: Beside): Promise<Span[]> {
  const { ids, zone, startedAt, completedAt } = beside;
  if (startedAt === undefined) return [];
  const list = await listScans(run, repositoryId);
  const span = { earliestMs: startedAt - longestScanMs, latestMs: completedAt ?? Number.POSITIVE_INFINITY };
  // What ran beside it may stand on a page between the two that were read.
  const isWhole = list.completeSinceMs !== undefined && list.completeSinceMs <= span.earliestMs;
  if (!isWhole) return [unknownSpan];
  const near = list.items.filter(
    (item) => !ids.has(item.scan_id) && mayOverlap(item, span, createdAt(run, item, zone)),
  );
  if (near.length > detailCap) return [unknownSpan];
  const details = await Promise.all(near.map((item) => readOtherScan(run, item)));
  return details.filter((scan) => !isWaiting(scan)).map((scan) => spanOf(run, scan, zone));
}

function extreme(times: readonly (number | undefined)[], pick: (...values: number[]) => number): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length === times.length ? pick(...known) : undefined;
}

function createdAt(run: Run, { created_at }: ScanItem, zone: Zone): number | undefined {
  return spanOf(run, { started_at: created_at }, zone).startedAt;
}

/** What was created after ours ended began later still. */
function mayOverlap(
  item: ScanItem,
  span: { earliestMs: number; latestMs: number },
  created: number | undefined,
): boolean {
  if (created === undefined) return true;
  if (created > span.latestMs) return false;
  return (item.status !== 'COMPLETED' && item.status !== 'FAILED') || created >= span.earliestMs;
}

/** A scan that has not begun has seen nothing. */
export function isWaiting(scan: ScanDetail | undefined): boolean {
  return scan?.status === 'PENDING' && !scan.started_at;
}
