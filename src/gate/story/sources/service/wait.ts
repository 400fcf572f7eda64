/**
 * Waits for a scan to end. It logs one line per change of state and a heartbeat, and verifies every response. When to
 * poll next follows from the time since the scan started and the durations of earlier scans (design section 7).
 */

import type { ScanDetail } from '../../../../shared/api/schemas.ts';
import { formatSeconds } from '../../../../shared/clock.ts';
import { GateError } from '../../../../shared/errors.ts';
import { detectZone, parseTime } from '../../../policy/times.ts';
import {
  belongsToTarget,
  listScans,
  type Run,
  readOtherScan,
  type ScanList,
  type ServiceRun,
  sortNewestFirst,
} from './scans.ts';

const heartbeatMs = 30_000;
/** When less than this is left, progress names the time limit. */
const limitShownMs = 120_000;
/** How long a new scan may be unknown to the service that started it. */
const unknownScanMs = 60_000;
/** How long the service may be unavailable while a scan runs. */
const outageMs = 120_000;

interface ScanWatch {
  scanId: string;
  startedMs: number;
  status: string;
  /** Since when the scan has had this status. */
  sinceMs: number;
  /** Earlier states of the scan: `pending 1 s`. */
  phases: string[];
  spokenMs: number;
  /** Since when every poll has failed with an error that may be temporary. */
  troubleMs: number | undefined;
  /** Undefined if not known, or not yet. */
  history: DurationHistory | undefined;
}

/**
 * The scan once it has COMPLETED or FAILED. Throws GateError PROTOCOL if it is not the scan of this repository and
 * branch.
 */
export async function waitForEnd(
  run: ServiceRun,
  scanId: string,
  options: {
    /** Called for every poll that got a response. */
    onPoll?: ((scan: ScanDetail) => void) | undefined;
    /** Durations of earlier scans. Read only if the first poll does not find the end. */
    readHistory?: (() => Promise<DurationHistory | undefined>) | undefined;
  } = {},
): Promise<ScanDetail> {
  const { clock } = run.budget;
  const startedMs = clock.now();
  const times = { startedMs, sinceMs: startedMs, spokenMs: startedMs };
  const unknown = { troubleMs: undefined, history: undefined };
  const watch: ScanWatch = { scanId, ...times, ...unknown, status: '', phases: [] };
  const endLive = run.log.live?.(() => formatProgress(run, watch));
  const { pollIntervalSeconds } = run.progress.settings;
  try {
    for (let turn = 1; ; turn++) {
      const waiting = { elapsedMs: clock.now() - startedMs, random: Math.random(), history: watch.history };
      await clock.sleep(computePollDelayMs(waiting, pollIntervalSeconds), run.budget.signal);
      const scan = await pollScan(run, watch);
      // Nothing waits for this. It only improves later polls, so errors are ignored.
      if (turn === 1 && !hasEnded(scan))
        options.readHistory?.().then(
          (history) => Object.assign(watch, { history }),
          () => {},
        );
      if (scan === undefined) continue;
      options.onPoll?.(scan);
      logStatusChange(run, watch, scan.status);
      if (hasEnded(scan)) return scan;
    }
  } finally {
    endLive?.();
  }
}

function hasEnded(scan: ScanDetail | undefined): boolean {
  return scan?.status === 'COMPLETED' || scan?.status === 'FAILED';
}

function formatWholeSeconds(ms: number): string {
  return formatSeconds(Math.max(1, Math.floor(ms / 1000)) * 1000);
}

function formatProgress({ budget }: Run, { scanId, status, startedMs, history }: ScanWatch): string {
  const now = budget.clock.now();
  const usual = history === undefined ? '' : `; usually done after ${formatWholeSeconds(computeTypicalMs(history))}`;
  const leftMs = budget.deadline - now;
  const limit = leftMs > limitShownMs ? '' : `; time limit in ${formatWholeSeconds(leftMs)}`;
  return `Scan ${scanId}: ${formatStatus(status)}, ${formatWholeSeconds(now - startedMs)}${usual}${limit}`;
}

function formatStatus(status: string): string {
  return status === '' ? 'started' : status.toLowerCase();
}

/** `Scan scan_1 FAILED: no runner`: a failed scan is never a pass. */
export function formatFailure({ scan_id: id, error }: ScanDetail): string {
  return `Scan ${id} FAILED${error ? `: ${error}` : ''}`;
}

async function pollScan(run: ServiceRun, watch: ScanWatch): Promise<ScanDetail | undefined> {
  try {
    const scan = await run.client.getScan({ scan_id: watch.scanId });
    watch.troubleMs = undefined;
    if (belongsToTarget(run, scan, watch.scanId)) return scan;
    throw new GateError(
      'PROTOCOL',
      `Asked for scan ${watch.scanId} of ${run.branch}, the service answered scan ${scan.scan_id} of ${scan.branch} in repository ${scan.repository_id}`,
      { hint: 'With scan-id: the scan must be of this repository and this branch.' },
    );
  } catch (error) {
    const now = run.budget.clock.now();
    watch.troubleMs ??= now;
    const patience = { NOT_FOUND: unknownScanMs, UNAVAILABLE: outageMs } as Readonly<Record<string, number>>;
    const patienceMs = error instanceof GateError ? patience[error.code] : undefined;
    if (patienceMs === undefined || now - watch.troubleMs >= patienceMs) throw error;
    run.log.say(`${(error as GateError).message}; still asking`);
    return undefined;
  }
}

/** Logs one line with all states when the scan has ended, and a heartbeat before that. */
function logStatusChange(run: Run, watch: ScanWatch, status: string): void {
  const now = run.budget.clock.now();
  if (status !== watch.status) {
    if (watch.status !== '') watch.phases.push(`${formatStatus(watch.status)} ${formatSeconds(now - watch.sinceMs)}`);
    Object.assign(watch, { status, sinceMs: now });
  }
  if (status === 'COMPLETED' || status === 'FAILED') {
    const end = `${formatStatus(status)} after ${formatSeconds(now - watch.startedMs)}`;
    run.log.say(`Scan ${watch.scanId}: ${[...watch.phases, end].join(', ')}`);
  } else if (now - watch.spokenMs >= heartbeatMs) {
    watch.spokenMs = now;
    run.log.say(formatProgress(run, watch));
  }
}

/** Of how many earlier scans the duration is read. */
const historyCount = 3;

/**
 * Undefined if fewer than three scans state their duration, or if this cannot be read. Then polls are scheduled without
 * history.
 */
export async function readHistory(run: Run, listed: ScanList | undefined): Promise<DurationHistory | undefined> {
  try {
    const { items, zone } = listed ?? (await listScans(run));
    const completed = items.filter(({ status }) => status === 'COMPLETED');
    const latest = sortNewestFirst(completed, zone, 0).slice(0, historyCount);
    const scans = await Promise.all(latest.map((item) => readOtherScan(run, item)));
    const durationsMs = scans.map((scan) => {
      const ownZone = detectZone(scan?.completed_at);
      // From the request to the end.
      const startedAt = parseTime(scan?.created_at ?? scan?.started_at, ownZone);
      return (parseTime(scan?.completed_at, ownZone) ?? Number.NaN) - (startedAt ?? Number.NaN);
    });
    return estimateHistory(durationsMs);
  } catch {
    run.budget.signal.throwIfAborted();
    return undefined;
  }
}

const firstPollMs = 1000;
const slowestPollMs = 15_000;
/** The slowest interval without history. */
const slowestBlindPollMs = 10_000;

/** How long the repository's scans take: ln(seconds) is assumed to be normally distributed around `center`. */
interface DurationHistory {
  /** Median of ln(seconds). */
  center: number;
  spread: number;
}

/** Fewer durations say nothing about their spread. */
const leastDurations = 3;
/** The assumed spread without data, and how many durations this assumption outweighs. */
const priorSpread = 0.5;
const priorWeight = 3;
/** Converts the median deviation of a normal distribution to its standard deviation. */
const deviationScale = 1.4826;

/** Undefined for fewer than three plausible durations. */
export function estimateHistory(durationsMs: readonly number[]): DurationHistory | undefined {
  const logs = durationsMs.filter((ms) => ms > 0 && Number.isFinite(ms)).map((ms) => Math.log(ms / 1000));
  if (logs.length < leastDurations) return undefined;
  const center = computeMedian(logs);
  const deviation = deviationScale * computeMedian(logs.map((log) => Math.abs(log - center)));
  const spread = (deviation * logs.length + priorSpread * priorWeight) / (logs.length + priorWeight);
  return { center, spread };
}

/** Of an odd number of values. */
function computeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The typical duration of a scan of this repository. */
function computeTypicalMs({ center }: DurationHistory): number {
  return Math.exp(center) * 1000;
}

/** Milliseconds until the next poll. A configured interval is used unchanged. */
export function computePollDelayMs(
  waiting: {
    /** Since the scan was started. */
    elapsedMs: number;
    /** In [0, 1). */
    random: number;
    history?: DurationHistory | undefined;
  },
  pollIntervalSeconds: 'auto' | number = 'auto',
): number {
  if (pollIntervalSeconds !== 'auto') return pollIntervalSeconds * 1000;
  const { elapsedMs, random, history } = waiting;
  if (elapsedMs <= 0) return firstPollMs;
  const seconds = elapsedMs / 1000;
  const delayMs = 1000 * (history === undefined ? 0.4 * Math.sqrt(seconds) : computeBestDelay(seconds, history));
  const mostMs =
    history === undefined
      ? slowestBlindPollMs
      : Math.min(slowestPollMs, Math.max(5000, computeTypicalMs(history) / 10));
  return Math.min(mostMs, Math.max(firstPollMs, delayMs)) * (0.9 + 0.2 * random);
}

/** The cost of a request, in seconds of waiting. */
const requestCost = 0.1;
/** The share of scans that follow the history. The others may take any time. */
const ordinaryShare = 0.92;

/**
 * Polling every `d` seconds costs `requestCost / d` and, with scans ending at a rate of `h`, a delay of `h·d/2`. The
 * minimum is at √(2c/h).
 */
function computeBestDelay(seconds: number, { center, spread }: DurationHistory): number {
  const usual = Math.exp(center);
  const deviation = (Math.log(seconds) - center) / spread;
  const density = Math.exp(-(deviation ** 2) / 2) / (seconds * spread * Math.sqrt(2 * Math.PI));
  const tail = usual / (seconds + usual);
  const rate = ordinaryShare * density + (1 - ordinaryShare) * (tail / (seconds + usual));
  const left = ordinaryShare * computeUpperNormal(deviation) + (1 - ordinaryShare) * tail;
  return Math.sqrt((2 * requestCost * left) / rate);
}

/** The share of a normal distribution above `x`. Abramowitz and Stegun 26.2.17, exact to 7.5e-8. */
function computeUpperNormal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = (Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return x < 0 ? 1 - upper : upper;
}
