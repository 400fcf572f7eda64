/** The base branch's completed scans with which `auto` compares: the latest, and the first of the state that the branch left. */

import type { ScanDetail, ScanItem } from '../../../api/schemas.ts';
import { once } from '../../../once.ts';
import type { BaseScan } from '../../../policy/evidence.ts';
import { parseTime, type Span, stampSlackMs } from '../../../policy/times.ts';
import { severities } from '../../../severity.ts';

import type { Run } from './run.ts';
import { listScans, listScansSince, readOtherScan, type ScanList } from './scan-list.ts';
import { ownSpan, readBeside, spanOf } from './scan-window.ts';

/** How many of the newest completed scans are looked at: the list does not say which branch each is of. */
const lookCap = 100;
const side = 4;

export interface BaseRequest {
  repositoryId: string;
  baseBranch: string | undefined;
  /** The judged scans. */
  scans: readonly ScanDetail[];
  /** When the commit was made at which the branch left its base, ms since the epoch; undefined when nobody knows. */
  readMergeBaseMs: () => Promise<number | undefined>;
}

/** What `auto` asks about the base, each only where it can matter. */
export interface BaseReader {
  latest: () => Promise<BaseScan | undefined>;
  earlier: () => Promise<BaseScan | undefined>;
  /** When other scans ran beside that one. */
  beside: (base: BaseScan) => Promise<Span[]>;
}

interface Asked extends BaseRequest {
  /** Listed once. */
  readList: () => Promise<ScanList>;
}

export function createBaseReader(run: Run, request: BaseRequest): BaseReader {
  const asked = { ...request, readList: once(() => listScans(run, request.repositoryId)) };
  return {
    latest: () => readBaseScan(run, asked),
    earlier: () => readEarlierBaseScan(run, asked),
    beside(base) {
      const { startedAt, completedAt, scanId } = base;
      const { zone } = ownSpan(run, request.scans);
      const until = completedAt === undefined ? undefined : completedAt + stampSlackMs;
      return readBeside(run, request.repositoryId, { ids: new Set([scanId]), zone, startedAt, completedAt: until });
    },
  };
}

/** The newest completed scan of the base branch among the newest scans, other than our own; undefined when there is none. */
async function readBaseScan(run: Run, request: Asked): Promise<BaseScan | undefined> {
  const { repositoryId, baseBranch } = request;
  const judgeAll = (why: string, remedy = '') => {
    run.log.note(`${why}: everything that this scan found is judged${remedy}`);
    return undefined;
  };
  if (baseBranch === undefined) return judgeAll('Nothing says which branch this is to be merged into');
  const { startedAt, zone } = ownSpan(run, request.scans);
  if (startedAt === undefined) return judgeAll('The scan does not say when it began, so none can be shown to be older');
  const newest = completedScans(await request.readList(), request)
    .reverse()
    .slice(0, lookCap);
  for await (const scan of detailsOf(run, newest)) {
    // It may have been the base's, and an older one may count more than the base has now.
    if (scan === undefined) return judgeAll('A newer scan is gone since it was listed');
    if (!isOfBranch(scan, repositoryId, baseBranch)) continue;
    const span = spanOf(run, scan, zone);
    if (span.completedAt === undefined) return judgeAll(`The newest scan of ${baseBranch} does not say when it ended`);
    // What the base's scan knows must be older than what ours found, or it could hold what the proposal brought.
    if (span.completedAt < startedAt) return baseOf(scan, span);
  }
  const among = newest.length === 0 ? '' : ` among the newest ${newest.length}`;
  const remedy = `. Run the gate on pushes to ${baseBranch} to have only what gets worse judged`;
  return judgeAll(`No completed scan of ${baseBranch}${among}`, remedy);
}

/** The first completed scan of the base branch since the branch left it, that ended before ours began. */
async function readEarlierBaseScan(run: Run, request: Asked): Promise<BaseScan | undefined> {
  const { repositoryId, baseBranch } = request;
  const { startedAt, zone } = ownSpan(run, request.scans);
  // A commit's time is one on the clock of the world, and says nothing about times without a zone.
  const leftMs = zone === 'stated' ? await request.readMergeBaseMs() : undefined;
  if (leftMs === undefined || startedAt === undefined) return undefined;
  const list = await listScansSince(run, { repositoryId, list: await request.readList(), sinceMs: leftMs });
  const isDated = list.items.every((item) => parseTime(item.created_at) !== undefined);
  // One that is not seen may be the first, and a later one may count more than the branch took with it.
  if (!isDated || list.completeSinceMs === undefined || list.completeSinceMs >= leftMs) return undefined;
  const since = completedScans(list, request).filter((item) => (parseTime(item.created_at) ?? 0) >= leftMs);
  for await (const scan of detailsOf(run, since.slice(0, lookCap))) {
    if (scan === undefined) return undefined;
    if (!isOfBranch(scan, repositoryId, baseBranch)) continue;
    const span = spanOf(run, scan, zone);
    if (span.completedAt !== undefined && span.completedAt < startedAt) return baseOf(scan, span);
  }
  return undefined;
}

/** Others than ours, the oldest first. */
function completedScans({ items, zone }: ScanList, { scans }: BaseRequest): ScanItem[] {
  const ids = new Set(scans.map((scan) => scan.scan_id));
  return items
    .filter((item) => item.status === 'COMPLETED' && !ids.has(item.scan_id))
    .sort((a, b) => (parseTime(a.created_at, zone) ?? 0) - (parseTime(b.created_at, zone) ?? 0));
}

/** One after another, read a few at a time; undefined is one that is gone. */
async function* detailsOf(run: Run, items: readonly ScanItem[]): AsyncGenerator<ScanDetail | undefined> {
  for (let start = 0; start < items.length; start += side) {
    const chunk = items.slice(start, start + side);
    yield* await Promise.all(chunk.map((item) => readOtherScan(run, item)));
  }
}

function isOfBranch(scan: ScanDetail, repositoryId: string, branch: string | undefined): boolean {
  return scan.repository_id === repositoryId && scan.branch === branch && scan.status === 'COMPLETED';
}

function baseOf(scan: ScanDetail, { startedAt, completedAt }: Span): BaseScan {
  const counts = severities.map((severity) => [severity, scan.violations?.[severity.toLowerCase() as 'high']]);
  return {
    scanId: scan.scan_id,
    branch: scan.branch,
    counts: Object.fromEntries(counts.filter(([, count]) => count !== undefined)) as BaseScan['counts'],
    startedAt,
    completedAt,
  };
}
