/** Waits for a scan to end: one line per change of state, a heartbeat in between, nothing taken on trust. */
import type { ScanDetail } from '../../../api/schemas.ts';
import { type Budget, formatSeconds } from '../../../clock.ts';
import { GateError } from '../../../errors.ts';
import type { Run, Target } from './run.ts';
import { listScansBefore, type ScanList } from './scan-list.ts';
import { type History, pollDelayMs, usualMs } from './schedule.ts';
import { type Start, type Started, startScan } from './trigger.ts';

export interface WaitOptions {
  pollIntervalSeconds: 'auto' | number;
  random?: () => number;
  /** Told of every poll that was answered. */
  onPoll?: ((scan: ScanDetail) => void) | undefined;
  /** Resolves when the scan has ended: then it is polled at once, unless an interval is set. */
  ended?: ((scanId: string) => Promise<void>) | undefined;
  /** How long earlier scans took; asked only where the first poll does not find the end. */
  readHistory?: (() => Promise<History | undefined>) | undefined;
}

const heartbeatMs = 30_000;
/** How long a new scan may be unknown to the service that started it. */
const unknownScanMs = 60_000;
/** How long the service may be away while a scan runs. */
const outageMs = 120_000;

export interface WantedScan {
  scanId: string;
  target: Target;
}

interface Watch {
  scanId: string;
  startedMs: number;
  status: string;
  /** Since when the scan has this status. */
  sinceMs: number;
  /** What it went through before: `pending 1 s`. */
  phases: string[];
  spokenMs: number;
  /** Since when every poll has failed in a way that may pass. */
  troubleMs: number | undefined;
  /** Undefined where it is not known, or not yet. */
  history: History | undefined;
}

/** The scan once it COMPLETED or FAILED. Throws GateError PROTOCOL when it is not the scan of this repository and branch. */
export async function waitForEnd(run: Run, wanted: WantedScan, options: WaitOptions): Promise<ScanDetail> {
  const { clock } = run.budget;
  const startedMs = clock.now();
  const watch = beginWatch(wanted.scanId, startedMs);
  let ended = options.pollIntervalSeconds === 'auto' ? options.ended?.(wanted.scanId) : undefined;
  const endLive = run.log.live?.(() => progressText(run, watch));
  const random = options.random ?? Math.random;
  try {
    for (let turn = 1; ; turn++) {
      const waiting = { elapsedMs: clock.now() - startedMs, random: random(), history: watch.history };
      const isTold = await pause(run.budget, pollDelayMs(waiting, options.pollIntervalSeconds), ended);
      // Who says so once and is not believed is not asked again.
      if (isTold) ended = undefined;
      const scan = await poll(run, wanted, watch);
      if (turn === 1 && !hasEnded(scan)) learnHistory(watch, options);
      if (scan === undefined) continue;
      options.onPoll?.(scan);
      follow(run, watch, scan.status);
      if (hasEnded(scan)) return scan;
    }
  } finally {
    endLive?.();
  }
}

/** Whether it was cut short because the scan has ended. */
async function pause({ clock, signal }: Budget, ms: number, ended: Promise<void> | undefined): Promise<boolean> {
  const told = new AbortController();
  void ended?.then(() => told.abort());
  try {
    await clock.sleep(ms, ended === undefined ? signal : AbortSignal.any([signal, told.signal]));
  } catch (error) {
    if (signal.aborted || !told.signal.aborted) throw error;
  }
  return told.signal.aborted;
}

function beginWatch(scanId: string, now: number): Watch {
  const times = { startedMs: now, sinceMs: now, spokenMs: now };
  return { scanId, ...times, status: '', phases: [], troubleMs: undefined, history: undefined };
}

/** Nothing waits for it: it only makes later polls better, and what fails on the way to it is said by nobody. */
function learnHistory(watch: Watch, { readHistory }: WaitOptions): void {
  readHistory?.().then(
    (history) => {
      watch.history = history;
    },
    () => {},
  );
}

function hasEnded(scan: ScanDetail | undefined): boolean {
  return scan?.status === 'COMPLETED' || scan?.status === 'FAILED';
}

function wholeSeconds(ms: number): string {
  return formatSeconds(Math.max(1, Math.floor(ms / 1000)) * 1000);
}

function progressText({ budget }: Run, { scanId, status, startedMs, history }: Watch): string {
  const now = budget.clock.now();
  const usual = history === undefined ? '' : `; usually done after ${wholeSeconds(usualMs(history))}`;
  const left = wholeSeconds(budget.deadline - now);
  return `Scan ${scanId}: ${wordOf(status)} for ${wholeSeconds(now - startedMs)}${usual}; time limit in ${left}`;
}

function wordOf(status: string): string {
  return status === '' ? 'started' : status.toLowerCase();
}

/** `Scan scan_1 FAILED: no runner`: a failed scan is never a pass. */
export function failedWords({ scan_id: id, error }: ScanDetail): string {
  return `Scan ${id} FAILED${error ? `: ${error}` : ''}`;
}

async function poll(run: Run, wanted: WantedScan, watch: Watch): Promise<ScanDetail | undefined> {
  try {
    const scan = await run.client.getScan({ scan_id: wanted.scanId });
    watch.troubleMs = undefined;
    checkIdentity(scan, wanted);
    return scan;
  } catch (error) {
    const now = run.budget.clock.now();
    watch.troubleMs ??= now;
    const patienceMs = patienceWith(error);
    if (patienceMs === undefined || now - watch.troubleMs >= patienceMs) throw error;
    run.log.say(`${(error as GateError).message}; still asking`);
    return undefined;
  }
}

function patienceWith(error: unknown): number | undefined {
  if (!(error instanceof GateError)) return undefined;
  if (error.code === 'NOT_FOUND') return unknownScanMs;
  return error.code === 'UNAVAILABLE' ? outageMs : undefined;
}

function checkIdentity(scan: ScanDetail, { scanId, target }: WantedScan): void {
  const matches =
    scan.scan_id === scanId && scan.repository_id === target.repositoryId && scan.branch === target.branch;
  if (matches) return;
  throw new GateError(
    'PROTOCOL',
    `Asked for scan ${scanId} of ${target.branch}, the service answered scan ${scan.scan_id} of ${scan.branch} in repository ${scan.repository_id}`,
    { hint: 'With scan-id: the scan must be of this repository and this branch.' },
  );
}

/** One line when the scan has ended, with what it went through; a sign of life in between. */
function follow(run: Run, watch: Watch, status: string): void {
  const now = run.budget.clock.now();
  if (status !== watch.status) {
    if (watch.status !== '') watch.phases.push(`${wordOf(watch.status)} ${formatSeconds(now - watch.sinceMs)}`);
    Object.assign(watch, { status, sinceMs: now });
  }
  if (status === 'COMPLETED' || status === 'FAILED') {
    const end = `${wordOf(status)} after ${formatSeconds(now - watch.startedMs)}`;
    run.log.say(`Scan ${watch.scanId}: ${[...watch.phases, end].join(', ')}`);
  } else if (now - watch.spokenMs >= heartbeatMs) {
    watch.spokenMs = now;
    run.log.say(progressText(run, watch));
  }
}

/** Starts the scan, once all that there were before are known; `before` is undefined when they could not be listed. */
export async function triggerScan(
  run: Run,
  target: Target,
  options: WaitOptions & Pick<Start, 'mayAdopt'>,
): Promise<Started & { before: ScanList | undefined }> {
  const before = await listScansBefore(run, target.repositoryId);
  const started = await startScan({ run, target, before, mayAdopt: options.mayAdopt }, async (scanId) => {
    await waitForEnd(run, { scanId, target }, options);
  });
  run.log.detail?.(`Scan ${started.ids.join(' and ')} ${started.isAdopted ? 'taken' : 'started'}`);
  return { ...started, before };
}
