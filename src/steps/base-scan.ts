/** The base branch's latest completed scan, with which `auto` compares. */
import type { ScanDetail, ScanItem } from '../api/schemas.ts';
import { orAbsent } from '../errors.ts';
import type { BaseScan } from '../policy/evidence.ts';
import { severities } from '../policy/finding.ts';
import { parseTime, type Span } from '../policy/times.ts';
import type { Run } from './run.ts';
import { listScans } from './scan-list.ts';
import { ownSpan, spanOf } from './scan-window.ts';

/** How many of the newest completed scans are looked at: the list does not say which branch each is of. */
const lookCap = 100;
const side = 4;

export interface BaseRequest {
  repositoryId: string;
  baseBranch: string | undefined;
  /** The judged scans. */
  scans: readonly ScanDetail[];
}

/** The newest completed scan of the base branch among the newest scans, other than our own; undefined when there is none. */
export async function readBaseScan(run: Run, request: BaseRequest): Promise<BaseScan | undefined> {
  const { repositoryId, baseBranch } = request;
  const judgeAll = (why: string, remedy = '') => {
    run.story.note(`${why}: everything that this scan found is judged${remedy}`);
    return undefined;
  };
  if (baseBranch === undefined) return judgeAll('Nothing says which branch this is to be merged into');
  const { startedAt, zone } = ownSpan(run, request.scans);
  if (startedAt === undefined) return judgeAll('The scan does not say when it began, so none can be shown to be older');
  const newest = await newestCompleted(run, request);
  for (let start = 0; start < newest.length; start += side) {
    const chunk = newest.slice(start, start + side);
    const scans = await Promise.all(chunk.map((item) => orAbsent(run.client.getScan({ scan_id: item.scan_id }))));
    for (const scan of scans) {
      // It may have been the base's, and an older one may count more than the base has now.
      if (scan === undefined) return judgeAll('A newer scan is gone since it was listed');
      if (scan.repository_id !== repositoryId || scan.branch !== baseBranch || scan.status !== 'COMPLETED') continue;
      const span = spanOf(run, scan, zone);
      if (span.completedAt === undefined)
        return judgeAll(`The newest scan of ${baseBranch} does not say when it ended`);
      // What the base's scan knows must be older than what ours found, or it could hold what the proposal brought.
      if (span.completedAt < startedAt) return baseOf(scan, span);
    }
  }
  const among = newest.length === 0 ? '' : ` among the newest ${newest.length}`;
  const remedy = `. Run the gate on pushes to ${baseBranch} to have only what gets worse judged`;
  return judgeAll(`No completed scan of ${baseBranch}${among}`, remedy);
}

async function newestCompleted(run: Run, { repositoryId, scans }: BaseRequest): Promise<ScanItem[]> {
  const ids = new Set(scans.map((scan) => scan.scan_id));
  const { items, zone } = await listScans(run, repositoryId);
  return items
    .filter((item) => item.status === 'COMPLETED' && !ids.has(item.scan_id))
    .sort((a, b) => (parseTime(b.created_at, zone) ?? 0) - (parseTime(a.created_at, zone) ?? 0))
    .slice(0, lookCap);
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
