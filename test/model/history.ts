/** What the modelled service knows of each finding at each moment: a pure function of the world. */
import { isKnownSeverity, oursIndex, type World, type WorldFinding, type WorldScan } from './world.ts';

/** A finding's record from one moment on. */
export interface RecordState {
  status: string | undefined;
  firstDetectedMs: number;
  lastSeenMs: number;
}

interface Change {
  /** When it happened, and when the list (and the detail) show it. */
  atMs: number;
  listedMs: number;
  detailedMs: number;
  state: RecordState;
}

export interface History {
  finding: WorldFinding;
  changes: readonly Change[];
}

export function historyOf(world: World, finding: WorldFinding): History {
  const order = world.scans.map((_, index) => index).sort((a, b) => endOf(world, a) - endOf(world, b) || a - b);
  const holders = new Set<number>();
  const changes: Change[] = [];
  let state: RecordState | undefined;
  for (const index of order) {
    const scan = world.scans[index] as WorldScan;
    const isHeld = finding.held[index] === true;
    if (isHeld) holders.add(scan.branch);
    else holders.delete(scan.branch);
    const next = nextState(world, finding, { scan, isHeld, isHeldAnywhere: holders.size > 0, state });
    if (next === undefined || next === state) continue;
    state = next;
    // Nothing is stamped with a time that is still to come.
    const isWrittenEarly = isHeld && world.service.writesEarly && ['start', 'within'].includes(world.service.stamp);
    const atMs = isWrittenEarly ? momentOf(finding, scan) : scan.endMs;
    const lagMs = (finding.lag[index] ?? 0) * world.service.maxLagMs;
    changes.push({ atMs, listedMs: atMs + lagMs, detailedMs: atMs + (world.service.detailsLag ? lagMs : 0), state });
  }
  return { finding, changes };
}

function endOf(world: World, index: number): number {
  return world.scans[index]?.endMs ?? 0;
}

interface Seen {
  scan: WorldScan;
  isHeld: boolean;
  isHeldAnywhere: boolean;
  state: RecordState | undefined;
}

function nextState(world: World, finding: WorldFinding, seen: Seen): RecordState | undefined {
  const { scan, isHeld, isHeldAnywhere, state } = seen;
  if (isHeld) {
    const stampMs = stampOf(world, finding, scan);
    return {
      status: finding.suppressed ?? finding.openWord,
      firstDetectedMs: state?.firstDetectedMs ?? stampMs,
      lastSeenMs: Math.max(stampMs, state?.lastSeenMs ?? stampMs),
    };
  }
  if (state === undefined || isHeldAnywhere || finding.suppressed !== undefined) return state;
  return state.status === 'FIXED' ? state : { ...state, status: 'FIXED' };
}

function momentOf(finding: WorldFinding, { startMs, endMs }: WorldScan): number {
  return startMs + Math.round(finding.moment * (endMs - startMs));
}

function stampOf({ service }: World, finding: WorldFinding, scan: WorldScan): number {
  if (service.stamp === 'start') return scan.startMs;
  if (service.stamp === 'within') return momentOf(finding, scan);
  return service.stamp === 'end' ? scan.endMs : scan.endMs + Math.round(finding.moment * 900);
}

/** What the list shows at that time; undefined: nothing yet. */
export function listedAt({ changes }: History, nowMs: number): RecordState | undefined {
  return changes.findLast((change) => change.listedMs <= nowMs)?.state;
}

export function detailedAt({ changes }: History, nowMs: number): RecordState | undefined {
  return changes.findLast((change) => change.detailedMs <= nowMs)?.state;
}

/** When the service first detected it; undefined: no scan ever found it. */
export function firstDetectedMs({ changes }: History): number | undefined {
  return changes[0]?.state.firstDetectedMs;
}

/** Whether the list shows it as open at every moment between the two times. */
export function isListedOpenThroughout(history: History, fromMs: number, toMs: number): boolean {
  const moments = [fromMs, ...history.changes.map(({ listedMs }) => listedMs), toMs];
  return moments
    .filter((moment) => moment >= fromMs && moment <= toMs)
    .every((moment) => isOpenWord(listedAt(history, moment)));
}

function isOpenWord(state: RecordState | undefined): boolean {
  return state !== undefined && !['FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK'].includes(state.status ?? 'missing');
}

/** What a scan says that it found: A. */
export function countsOf(world: World, index: number = oursIndex): Record<string, number> {
  const counts: Record<string, number> = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const finding of world.findings) {
    const key = finding.severity?.toLowerCase() ?? '';
    if (finding.held[index] !== true || !isKnownSeverity(finding)) continue;
    if (finding.suppressed === undefined || world.service.countsSuppressed) counts[key] = (counts[key] ?? 0) + 1;
  }
  for (const key of world.scans[index]?.hidesCounts ?? []) delete counts[key];
  return counts;
}
