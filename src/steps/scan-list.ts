/** The repository's scans before ours: how a new scan is told from an old one, whatever order the list comes in. */
import type { Page } from '../api/endpoints.ts';
import { pageLimit } from '../api/pages.ts';
import type { ScanItem } from '../api/schemas.ts';
import { GateError, orAbsent } from '../errors.ts';
import { parseTime, type Zone, zoneOf } from '../policy/times.ts';
import type { Run } from './run.ts';

export interface ScanList {
  ids: ReadonlySet<string>;
  items: readonly ScanItem[];
  /** Creation time of the newest (server time, ms since the epoch). */
  newestMs: number | undefined;
  /** How the list writes its times. */
  zone: Zone;
  /** Every scan created since then is among the items; undefined: nobody can tell. */
  completeSinceMs: number | undefined;
}

/** First and last page of the repository's scans: the order is not documented, the newest is on one of the two. */
export async function listScans(run: Run, repositoryId: string): Promise<ScanList> {
  const read = (page: number) => run.client.listScans({ repository_id: repositoryId, page, limit: pageLimit });
  const first = await read(1);
  const count = first.items.length === 0 ? 1 : Math.max(1, Math.ceil(first.total / first.items.length));
  const last = count > 1 ? await read(count) : first;
  // Behind a full page there may be another, whatever the total says.
  const beyond = last.items.length >= pageLimit ? await orAbsent(read(count + 1)) : undefined;
  const listed = unique([...first.items, ...last.items]);
  const items = unique([...listed, ...(beyond?.items ?? [])]);
  const isEnd = items.length === listed.length;
  const zone = zoneOf(items.find((item) => zoneOf(item.created_at) !== undefined)?.created_at) ?? 'stated';
  const times = items.map((item) => parseTime(item.created_at, zone)).filter((time) => time !== undefined);
  const isWhole = isEnd && items.length === first.total;
  return {
    ids: new Set(items.map((item) => item.scan_id)),
    items,
    newestMs: times.length > 0 ? Math.max(...times) : undefined,
    zone,
    completeSinceMs: isWhole
      ? Number.NEGATIVE_INFINITY
      : completeSince({ first, last, beyond: isEnd ? undefined : beyond }, zone),
  };
}

function unique(items: readonly ScanItem[]): ScanItem[] {
  return [...new Map(items.map((item) => [item.scan_id, item])).values()];
}

interface Ends {
  first: Page<ScanItem>;
  last: Page<ScanItem>;
  /** What comes behind the last page, although it should not. */
  beyond: Page<ScanItem> | undefined;
}

/** Between the two pages lie scans that are older than the newer page, when the list is in the order of time at all. */
function completeSince({ first, last, beyond }: Ends, zone: Zone): number | undefined {
  const pages = [first, ...(last === first ? [] : [last]), ...(beyond === undefined ? [] : [beyond])];
  const times = pages.map(({ items }) => items.map((item) => parseTime(item.created_at, zone)));
  const known = times.flat().filter((time) => time !== undefined);
  if (known.length < times.flat().length) return undefined;
  const isRising = known.every((time, index) => index === 0 || time >= (known[index - 1] ?? 0));
  const isFalling = known.every((time, index) => index === 0 || time <= (known[index - 1] ?? 0));
  if (isRising === isFalling || (isRising && beyond !== undefined)) return undefined;
  const newer = (isRising ? times.at(-1) : times[0])?.filter((time) => time !== undefined) ?? [];
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
    const created = parseTime(item.created_at, before.zone);
    return before.newestMs === undefined || created === undefined || created >= before.newestMs;
  });
}
