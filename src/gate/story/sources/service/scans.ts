/** The repository's scans: their list, which tells a new scan from an old one whatever its order, and when they ran. */

import type { ListPage } from '../../../../shared/api/endpoints.ts';
import type { ScanDetail, ScanItem } from '../../../../shared/api/schemas.ts';
import type { Budget } from '../../../../shared/clock.ts';
import { GateError, ignoreNotFound } from '../../../../shared/errors.ts';
import type { RunLog } from '../../../hosts/log.ts';
import type { ScanWindow } from '../../../policy/finding.ts';
import { checkSpan, detectZone, parseTime, type Span, unknownSpan, type Zone } from '../../../policy/times.ts';
import type { watchHead } from '../../guards.ts';
import type { Progress } from '../../source.ts';
import type { Client } from './client.ts';
import { pageLimit, sweepUntilStable } from './pages.ts';

export interface ScanList {
  ids: ReadonlySet<string>;
  items: readonly ScanItem[];
  /** How the list writes its times. */
  zone: Zone;
  /**
   * Every scan created after this time is in `items`. A scan of exactly this time may be on the next page. Undefined if
   * this cannot be told.
   */
  completeSinceMs: number | undefined;
  /** Pages that were not read, newest scans first. Empty if the order is unknown. */
  unreadPages: readonly number[];
  /** The service's time when the list was read, if it states it. */
  readAtMs?: number | undefined;
}

/** The repository at the service, and what every request about it needs. */
export interface Run {
  client: Client;
  budget: Budget;
  log: RunLog;
  repositoryId: string;
  /** By id, the other scans that were read and had ended. They do not change any more. */
  endedScans?: Map<string, ScanDetail>;
  /** The list of scans that was read for the base after the judged scan ended: the window of the scan needs it once. */
  listAfterEnd?: Promise<ScanList> | undefined;
}

/** A run of the gate over a service's scan of a branch. */
export interface ServiceRun extends Run {
  branch: string;
  progress: Progress;
  head: ReturnType<typeof watchHead>;
  /** Whether the scan that `scan-id` names is known to be of the commit. */
  isScanProven: boolean;
  /** Whether an earlier scan of the commit is judged again. */
  isRepeated?: boolean | undefined;
  /** Since when the branch has been at the commit, by this machine's clock, if an earlier scan of it is judged again. */
  atCommitSinceMs?: number | undefined;
}

/**
 * Reads the first and last page of the repository's scans. The order is not documented, so the newest scan is on one of
 * the two.
 */
export async function listScans(run: Run): Promise<ScanList> {
  const read = (page: number) => run.client.listScans({ repository_id: run.repositoryId, page, limit: pageLimit });
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
  const order = isWhole ? undefined : detectOrder(first, last, isEnd ? undefined : beyond, zone);
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

/**
 * Extends the list from the newest scan back to that time, if it is not too long. `completeSinceMs` states how far it
 * got.
 */
export async function listScansSince(run: Run, list: ScanList, sinceMs: number): Promise<ScanList> {
  const { zone, unreadPages } = list;
  if (list.completeSinceMs === undefined) return listAllScans(run, list);
  let { completeSinceMs } = list;
  const items = [...list.items];
  const unread = [...unreadPages];
  for (let turn = 1; turn <= backwardCap && completeSinceMs >= sinceMs; turn++) {
    const page = unread.shift();
    if (page === undefined)
      return { ...list, items: keepUniqueScans(items), completeSinceMs: Number.NEGATIVE_INFINITY };
    const read = await run.client.listScans({ repository_id: run.repositoryId, page, limit: pageLimit });
    const times = read.items.map((item) => parseTime(item.created_at, zone) ?? Number.POSITIVE_INFINITY);
    completeSinceMs = Math.min(completeSinceMs, ...times);
    items.push(...read.items);
  }
  return { ...list, items: keepUniqueScans(items), completeSinceMs };
}

function keepUniqueScans(items: readonly ScanItem[]): ScanItem[] {
  return [...new Map(items.map((item) => [item.scan_id, item])).values()];
}

/** If the list is in order of time, the scans between the two pages are older than the newer page. */
function detectOrder(
  first: ListPage<ScanItem>,
  last: ListPage<ScanItem>,
  /** The page after the last one, which should not exist. */
  beyond: ListPage<ScanItem> | undefined,
  zone: Zone,
) {
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
export async function listScansBefore(run: Run): Promise<ScanList | undefined> {
  try {
    const list = await listScans(run);
    return list.completeSinceMs === undefined ? await listAllScans(run, list) : list;
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
async function listAllScans(run: Run, list: ScanList): Promise<ScanList> {
  const read = (page: number) => run.client.listScans({ repository_id: run.repositoryId, page, limit: pageLimit });
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

/** `undatedMs` is the place of scans without a time of their creation. */
export function sortNewestFirst(items: readonly ScanItem[], zone: Zone, undatedMs: number): ScanItem[] {
  const getCreationTime = ({ created_at }: ScanItem) => parseTime(created_at, zone) ?? undatedMs;
  return items.toSorted((a, b) => getCreationTime(b) - getCreationTime(a) || 0);
}

/** Scans that were created since. */
export function listNewScans(before: ScanList, now: ScanList): ScanItem[] {
  return now.items.filter((item) => isNewSince(before, item));
}

/** Servers of one service may have different clocks. */
const serverSlackMs = 60_000;

/** Whether a scan was provably created since: the list would contain it and does not. */
export function isNewSince(before: ScanList, { scan_id: id, created_at }: ScanItem): boolean {
  const { ids, completeSinceMs, zone, readAtMs = Number.POSITIVE_INFINITY } = before;
  if (ids.has(id) || completeSinceMs === undefined) return false;
  // A scan that is older than the newest one of the list was missing from it, and is not new.
  const times = before.items.map((item) => parseTime(item.created_at, zone) ?? Number.NEGATIVE_INFINITY);
  const newestMs = Math.max(...times.filter((time) => time <= readAtMs + serverSlackMs));
  if ((parseTime(created_at, zone) ?? Number.POSITIVE_INFINITY) < newestMs - serverSlackMs) return false;
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

/** A scan created earlier than this that has ended had ended before ours began. */
const longestScanMs = 2 * 3600 * 1000;
const detailCap = 200;

/**
 * When the judged scans ran, from the first start to the last end, if all state both and the times are possible, and how
 * they write their times.
 */
export function computeOwnSpan(
  run: Run,
  scans: readonly ScanDetail[],
): Span & { zone: Zone; latestMs: number | undefined } {
  const [first] = scans;
  const zone = detectZone(first?.started_at) ?? detectZone(first?.completed_at) ?? 'stated';
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

/**
 * Clocks of one service differ by less. A time that was never set is years away: `0001-01-01T00:00:00Z`,
 * `1970-01-01T00:00:00Z`.
 */
const clockSlackMs = 10 * 60 * 1000;

/**
 * A scan that no longer exists may have run at any time, and so may one with impossible times: none begins before it
 * was created.
 */
export function readScanSpan(
  run: Run,
  scan: Partial<Pick<ScanDetail, 'created_at' | 'started_at' | 'completed_at'>> | undefined,
  zone: Zone,
): Span {
  if (scan === undefined) return unknownSpan;
  const span = { startedAt: parseTime(scan.started_at, zone), completedAt: parseTime(scan.completed_at, zone) };
  const earliest = (parseTime(scan.created_at, zone) ?? Number.NEGATIVE_INFINITY) - clockSlackMs;
  const isEarly = (span.startedAt ?? earliest) < earliest || (span.completedAt ?? earliest) < earliest;
  return isEarly ? unknownSpan : checkSpan(span, getServerNowMs(run, zone));
}

/** The window of the judged scans. Unknown ends stay open, and then labels are `maybe`. */
export async function readScanWindow(run: Run, scans: readonly ScanDetail[]): Promise<ScanWindow> {
  const own = computeOwnSpan(run, scans);
  const ids = new Set(scans.map((scan) => scan.scan_id));
  return { ...own, others: await readParallelScans(run, { ids, ...own }) };
}

/** When the repository's other scans ran that may have run in that time. Empty if that time has no start. */
export async function readParallelScans(
  run: Run,
  /** Scans that are ignored, and the time in which the others are searched. */
  beside: Span & { ids: ReadonlySet<string>; zone: Zone },
): Promise<Span[]> {
  const { ids, zone, startedAt, completedAt } = beside;
  if (startedAt === undefined) return [];
  // A scan that was created after the end ran beside nothing of this, so an earlier list after the end lacks none.
  const shared = completedAt === undefined ? undefined : run.listAfterEnd;
  run.listAfterEnd = undefined;
  const list = await (shared ?? listScans(run));
  const span = { earliestMs: startedAt - longestScanMs, latestMs: completedAt ?? Number.POSITIVE_INFINITY };
  // A scan that ran at the same time may be on a page that was not read.
  const isWhole = list.completeSinceMs !== undefined && list.completeSinceMs <= span.earliestMs;
  if (!isWhole) return [unknownSpan];
  const near = list.items.filter(({ scan_id: id, created_at: started_at, status }) => {
    if (ids.has(id)) return false;
    const created = readScanSpan(run, { started_at }, zone).startedAt;
    if (created === undefined) return true;
    // A scan created after ours ended began even later.
    if (created > span.latestMs) return false;
    return (status !== 'COMPLETED' && status !== 'FAILED') || created >= span.earliestMs;
  });
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

/** A scan that has not begun has found nothing. */
export function isWaiting(scan: ScanDetail | undefined): boolean {
  return scan?.status === 'PENDING' && !scan.started_at;
}

/** Whether it is that scan, of the repository and branch of this run. */
export function belongsToTarget({ repositoryId, branch }: ServiceRun, scan: ScanDetail, scanId: string): boolean {
  return scan.scan_id === scanId && scan.repository_id === repositoryId && scan.branch === branch;
}
