/** The base branch's latest completed scan, with which `auto` compares. */
import type { ScanDetail } from '../api/schemas.ts';
import { orAbsent } from '../errors.ts';
import type { BaseScan } from '../policy/evidence.ts';
import { parseTime, severities } from '../policy/finding.ts';
import type { Run } from './run.ts';
import { listScans } from './scan-list.ts';

/** How many of the newest completed scans are looked at: the list does not say which branch each is of. */
const lookCap = 20;
const side = 4;

/** The newest completed scan of the base branch among the newest scans, other than our own; undefined when there is none. */
export async function readBaseScan(
  run: Run,
  repositoryId: string,
  baseBranch: string | undefined,
  own: { ids: ReadonlySet<string>; startedAt: number | undefined },
): Promise<BaseScan | undefined> {
  if (baseBranch === undefined) {
    run.story.note('Nothing says which branch this is to be merged into: everything that this scan found is judged');
    return undefined;
  }
  const { items } = await listScans(run, repositoryId);
  const newest = items
    .filter((item) => item.status === 'COMPLETED' && !own.ids.has(item.scan_id))
    .sort((a, b) => (parseTime(b.created_at) ?? 0) - (parseTime(a.created_at) ?? 0))
    .slice(0, lookCap);
  const isBase = (scan: ScanDetail) =>
    scan.repository_id === repositoryId &&
    scan.branch === baseBranch &&
    scan.status === 'COMPLETED' &&
    endedBefore(scan, own.startedAt);
  for (let start = 0; start < newest.length; start += side) {
    const chunk = newest.slice(start, start + side);
    const scans = await Promise.all(chunk.map((item) => orAbsent(run.client.getScan({ scan_id: item.scan_id }))));
    const index = scans.findIndex((scan) => scan === undefined || isBase(scan));
    const found = scans[index];
    if (found !== undefined) return baseOf(found);
    if (index >= 0) {
      // It may have been the base's, and an older one may count more than the base has now.
      run.story.note('A newer scan is gone since it was listed: everything that this scan found is judged');
      return undefined;
    }
  }
  run.story.note(
    `No completed scan of ${baseBranch} among the newest ${newest.length}: everything that this scan found is judged. Run the gate on pushes to ${baseBranch} to have only what gets worse judged`,
  );
  return undefined;
}

/** What the base's scan knows must be older than what ours found, or it could hold what the proposal brought. */
function endedBefore(scan: ScanDetail, startedAt: number | undefined): boolean {
  const ended = parseTime(scan.completed_at);
  return startedAt === undefined || ended === undefined || ended < startedAt;
}

function baseOf(scan: ScanDetail): BaseScan {
  const counts = severities.map((severity) => [severity, scan.violations?.[severity.toLowerCase() as 'high']]);
  return {
    scanId: scan.scan_id,
    branch: scan.branch,
    counts: Object.fromEntries(counts.filter(([, count]) => count !== undefined)) as BaseScan['counts'],
    completedAt: parseTime(scan.completed_at),
  };
}
