/** The repository's scans before ours. They tell a new scan from an old one, whatever the order of the list. */
import type { ListPage } from '../../../../shared/api/endpoints.ts';
import type { ScanDetail, ScanItem } from '../../../../shared/api/schemas.ts';
import { GateError, ignoreNotFound } from '../../../../shared/errors.ts';
import { detectZone, parseTime, type Zone } from '../../../policy/times.ts';
import { pageLimit, sweepUntilStable } from './pages.ts';
import type { Run, ScanList } from './run.ts';

/**
 * Reads the first and last page of the repository's scans. The order is not documented, so the newest scan is on one of
 * the two.
 */
export async function listScans(run: Run, repositoryId: string): Promise<ScanList> {
  const read = (page: number) => run.client.listScans({ repository_id: repositoryId, page, limit: pageLimit });
  const first = await read(1);
  const count = first.items.length === 0 ? 1 : Math.max(1, Math.ceil(first.total / first.items.length));
  const last = count > 1 ? await read(count) : first;
  // A full page may be followed by another, whatever the total says.
  const beyond = last.items.length >= pageLimit ? await ignoreNotFound(read(count + 1)) : undefined;
  const listed = keepUniqueScans([...first.items, ...last.items]);
  const items = keepUniqueScans([...listed, ...(beyond?.items ?? [])]);
  const isEnd = items.length === listed.length;
  const zone = detectZone(items.find((item) => detectZone(item.created_at) !== undefined)?.created_at) ?? 'stated';
  const isWhole = isEnd && items.length === first.total;
  const order = isWhole ? undefined : detectOrder({ first, last, beyond: isEnd ? undefined : beyond }, zone);
  const between = Array.from({ length: Math.max(0, count - 2) }, (_, index) => index + 2);
  return {
    ids: new Set(items.map((item) => item.scan_id)),
    items,
    zone,
    completeSinceMs: isWhole ? Number.NEGATIVE_INFINITY : order?.completeSinceMs,
    unreadPages: order === undefined ? [] : order.isRising ? between.reverse() : between,
    readAtMs: run.client.serverTimeMs(),
  };
}

/** Maximum number of pages that are read to find one scan. */
const backwardCap = 20;

interface ScansSinceRequest {
  repositoryId: string;
  /** The list as far as it was read. */
  list: ScanList;
  sinceMs: number;
}

/**
 * Extends the list from the newest scan back to that time, if it is not too long. `completeSinceMs` states how far it
 * got.
 */
export async function listScansSince(run: Run, { repositoryId, list, sinceMs }: ScansSinceRequest): Promise<ScanList> {
  const { zone, unreadPages } = list;
  if (list.completeSinceMs === undefined) return listAllScans(run, repositoryId, list);
  let { completeSinceMs } = list;
  const items = [...list.items];
  const unread = [...unreadPages];
  for (let turn = 1; turn <= backwardCap && completeSinceMs >= sinceMs; turn++) {
    const page = unread.shift();
    if (page === undefined)
      return { ...list, items: keepUniqueScans(items), completeSinceMs: Number.NEGATIVE_INFINITY };
    const read = await run.client.listScans({ repository_id: repositoryId, page, limit: pageLimit });
    const times = read.items.map((item) => parseTime(item.created_at, zone) ?? Number.POSITIVE_INFINITY);
    completeSinceMs = Math.min(completeSinceMs, ...times);
    items.push(...read.items);
  }
  return { ...list, items: keepUniqueScans(items), completeSinceMs };
}

function keepUniqueScans(items: readonly ScanItem[]): ScanItem[] {
  return [...new Map(items.map((item) => [item.scan_id, item])).values()];
}

interface ListEnds {
  first: ListPage<ScanItem>;
  last: ListPage<ScanItem>;
  /** The page after the last one, which should not exist. */
  beyond: ListPage<ScanItem> | undefined;
}

/** If the list is in order of time, the scans between the two pages are older than the newer page. */
function detectOrder({ first, last, beyond }: ListEnds, zone: Zone) {
  const pages = [first, ...(last === first ? [] : [last]), ...(beyond === undefined ? [] : [beyond])];
  const times = pages.map(({ items }) => items.map((item) => parseTime(item.created_at, zone)));
  const known = times.flat().filter((time) => time !== undefined);
  if (known.length < times.flat().length) return undefined;
  const isRising = known.every((time, index) => index === 0 || time >= (known[index - 1] ?? 0));
  const isFalling = known.every((time, index) => index === 0 || time <= (known[index - 1] ?? 0));
  if (isRising === isFalling || (isRising && beyond !== undefined)) return undefined;
  const newer = (isRising ? times.at(-1) : times[0])?.filter((time) => time !== undefined) ?? [];
  return newer.length === 0 ? undefined : { isRising, completeSinceMs: Math.min(...newer) };
}

/** The list before the trigger. If it cannot be read, the run only loses its second attempt. */
export async function listScansBefore(run: Run, repositoryId: string): Promise<ScanList | undefined> {
  try {
    const list = await listScans(run, repositoryId);
    return list.completeSinceMs === undefined ? await listAllScans(run, repositoryId, list) : list;
  } catch (error) {
    if (!(error instanceof GateError) || !['UNAVAILABLE', 'PROTOCOL', 'RATE_LIMITED'].includes(error.code)) throw error;
    run.log.note(
      `The scans of the repository could not be listed (${error.message}): a lost answer will not be repeated`,
    );
    return undefined;
  }
}

/** Longer lists are not read completely. Then no response can be shown to name a new scan. */
const wholeListCap = 5000;

/** Reads every page, if neither order nor times tell what is between the first and the last. */
async function listAllScans(run: Run, repositoryId: string, list: ScanList): Promise<ScanList> {
  const read = (page: number) => run.client.listScans({ repository_id: repositoryId, page, limit: pageLimit });
  const first = await read(1);
  if (first.total > wholeListCap) return list;
  const source = { read, id: getScanId, digest: getScanId, combine: (_: ScanItem, later: ScanItem) => later };
  const { items, stands } = await sweepUntilStable<ScanItem>(source, first);
  const all = keepUniqueScans([...list.items, ...items]);
  const completeSinceMs = stands ? Number.NEGATIVE_INFINITY : undefined;
  return { ...list, ids: new Set(all.map(getScanId)), items: all, completeSinceMs };
}

function getScanId({ scan_id: id }: ScanItem): string {
  return id;
}

/** Scans that were created since. */
export function listNewScans(before: ScanList, now: ScanList): ScanItem[] {
  return now.items.filter((item) => isNewSince(before, item));
}

/** Servers of one service may have different clocks. */
const clockSlackMs = 60_000;

/** Whether a scan was provably created since: the list would contain it and does not. */
export function isNewSince(before: ScanList, { scan_id: id, created_at }: ScanItem): boolean {
  const { ids, completeSinceMs, zone, readAtMs = Number.POSITIVE_INFINITY } = before;
  if (ids.has(id) || completeSinceMs === undefined) return false;
  // A scan that is older than the newest one of the list was missing from it, and is not new.
  const times = before.items.map((item) => parseTime(item.created_at, zone) ?? Number.NEGATIVE_INFINITY);
  const newestMs = Math.max(...times.filter((time) => time <= readAtMs + clockSlackMs));
  if ((parseTime(created_at, zone) ?? Number.POSITIVE_INFINITY) < newestMs - clockSlackMs) return false;
  return completeSinceMs === Number.NEGATIVE_INFINITY || (parseTime(created_at, zone) ?? Number.NaN) > completeSinceMs;
}

/** Reads another scan. Undefined if it no longer exists. An ended scan is read once. */
export async function readOtherScan(run: Run, { scan_id }: ScanItem): Promise<ScanDetail | undefined> {
  run.endedScans ??= new Map();
  const known = run.endedScans.get(scan_id);
  if (known !== undefined) return known;
  const scan = await ignoreNotFound(run.client.getScan({ scan_id }));
  // A response that lags and has no end time may state more later.
  if (scan?.completed_at) run.endedScans.set(scan_id, scan);
  return scan;
}
