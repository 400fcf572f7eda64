/** The repository's scans before ours: how a new scan is told from an old one, whatever order the list comes in. */
import { pageLimit } from '../api/pages.ts';
import type { ScanItem } from '../api/schemas.ts';
import { GateError } from '../errors.ts';
import { parseTime } from '../policy/finding.ts';
import type { Run } from './run.ts';

export interface ScanList {
  ids: ReadonlySet<string>;
  items: readonly ScanItem[];
  /** Creation time of the newest (server time, ms since the epoch). */
  newestMs: number | undefined;
  /** Every scan created since then is among the items; undefined: nobody can tell. */
  completeSinceMs: number | undefined;
}

/** First and last page of the repository's scans: the order is not documented, the newest is on one of the two. */
export async function listScans(run: Run, repositoryId: string): Promise<ScanList> {
  const read = (page: number) => run.client.listScans({ repository_id: repositoryId, page, limit: pageLimit });
  const first = await read(1);
  const pages = first.items.length === 0 ? 1 : Math.ceil(first.total / first.items.length);
  const last = pages > 1 ? await read(pages) : undefined;
  const items = [...first.items, ...(last?.items ?? [])];
  const times = items.map((item) => Date.parse(item.created_at ?? '')).filter((time) => !Number.isNaN(time));
  return {
    ids: new Set(items.map((item) => item.scan_id)),
    items,
    newestMs: times.length > 0 ? Math.max(...times) : undefined,
    completeSinceMs: items.length >= first.total ? Number.NEGATIVE_INFINITY : completeSince(first.items, last?.items),
  };
}

/** Between the two pages lie scans that are older than the newer page, when the list is in the order of time at all. */
function completeSince(first: readonly ScanItem[], last: readonly ScanItem[] = []): number | undefined {
  const [a, b] = [first, last].map((page) => page.map((item) => parseTime(item.created_at)));
  const times = [...(a ?? []), ...(b ?? [])];
  const known = times.filter((time) => time !== undefined);
  if (known.length < times.length) return undefined;
  const isRising = known.every((time, index) => index === 0 || time >= (known[index - 1] ?? 0));
  const isFalling = known.every((time, index) => index === 0 || time <= (known[index - 1] ?? 0));
  if (isRising === isFalling) return undefined;
  const newer = (isRising ? b : a)?.filter((time) => time !== undefined) ?? [];
  return newer.length === 0 ? undefined : Math.min(...newer);
}

/** The list before the trigger; undefined when it cannot be read, which costs the run its second try, not its life. */
export async function listScansBefore(run: Run, repositoryId: string): Promise<ScanList | undefined> {
  try {
    return await listScans(run, repositoryId);
  } catch (error) {
    if (!(error instanceof GateError) || !['UNAVAILABLE', 'PROTOCOL', 'RATE_LIMITED'].includes(error.code)) throw error;
    run.story.note(
      `The scans of the repository could not be listed (${error.message}): a lost answer will not be repeated`,
    );
    return undefined;
  }
}

/** Scans that came into being since: unknown ids, not created before the newest that was known. */
export function newSince(before: ScanList, now: ScanList): ScanItem[] {
  return now.items.filter((item) => {
    if (before.ids.has(item.scan_id)) return false;
    const created = Date.parse(item.created_at ?? '');
    return before.newestMs === undefined || Number.isNaN(created) || created >= before.newestMs;
  });
}
