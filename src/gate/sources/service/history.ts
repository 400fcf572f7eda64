/** How long the repository's latest scans took, for the poll schedule (design section 7): at most three details, and a list where none is there. */
import type { ScanDetail, ScanItem } from '../../../api/schemas.ts';
import { parseTime, zoneOf } from '../../../policy/times.ts';
import type { Run } from './run.ts';
import { listScans, readOtherScan, type ScanList } from './scan-list.ts';
import { type History, historyOf } from './schedule.ts';

const detailCount = 3;

/** Undefined where fewer than three scans say how long they took, or nobody can be asked: then polls are chosen without. */
export async function readHistory(
  run: Run,
  repositoryId: string,
  listed: ScanList | undefined,
): Promise<History | undefined> {
  try {
    const { items, zone } = listed ?? (await listScans(run, repositoryId));
    const created = ({ created_at }: ScanItem) => parseTime(created_at, zone) ?? 0;
    const latest = items
      .filter(({ status }) => status === 'COMPLETED')
      .sort((a, b) => created(b) - created(a))
      .slice(0, detailCount);
    const scans = await Promise.all(latest.map((item) => readOtherScan(run, item)));
    return historyOf(scans.map(durationMs));
  } catch {
    run.budget.signal.throwIfAborted();
    return undefined;
  }
}

/** From when it was asked for until its end. */
function durationMs(scan: ScanDetail | undefined): number {
  const zone = zoneOf(scan?.completed_at);
  const startedAt = parseTime(scan?.created_at ?? scan?.started_at, zone);
  return (parseTime(scan?.completed_at, zone) ?? Number.NaN) - (startedAt ?? Number.NaN);
}
