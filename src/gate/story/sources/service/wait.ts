/** Waits for a scan to end. It logs one line per change of state and a heartbeat, and verifies every response. */
import type { ScanDetail } from '../../../../shared/api/schemas.ts';
import { formatSeconds } from '../../../../shared/clock.ts';
import { GateError } from '../../../../shared/errors.ts';
import type { Run, ScanList, Target } from './run.ts';
import { listScansBefore } from './scan-list.ts';
import { computePollDelayMs, computeTypicalMs, type DurationHistory } from './schedule.ts';
import { type StartedScan, type StartRequest, startScan } from './trigger.ts';

interface WaitOptions {
  pollIntervalSeconds: 'auto' | number;
  random?: () => number;
  /** Called for every poll that got a response. */
  onPoll?: ((scan: ScanDetail) => void) | undefined;
  /** Durations of earlier scans. Read only if the first poll does not find the end. */
  readHistory?: (() => Promise<DurationHistory | undefined>) | undefined;
}

const heartbeatMs = 30_000;
/** When less than this is left, progress names the time limit. */
const limitShownMs = 120_000;
/** How long a new scan may be unknown to the service that started it. */
const unknownScanMs = 60_000;
/** How long the service may be unavailable while a scan runs. */
const outageMs = 120_000;

interface WantedScan {
  scanId: string;
  target: Target;
}

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
export async function waitForEnd(run: Run, wanted: WantedScan, options: WaitOptions): Promise<ScanDetail> {
  const { clock } = run.budget;
  const startedMs = clock.now();
  const times = { startedMs, sinceMs: startedMs, spokenMs: startedMs };
  const unknown = { troubleMs: undefined, history: undefined };
  const watch: ScanWatch = { scanId: wanted.scanId, ...times, ...unknown, status: '', phases: [] };
  const endLive = run.log.live?.(() => formatProgress(run, watch));
  const random = options.random ?? Math.random;
  try {
    for (let turn = 1; ; turn++) {
      const waiting = { elapsedMs: clock.now() - startedMs, random: random(), history: watch.history };
      await clock.sleep(computePollDelayMs(waiting, options.pollIntervalSeconds), run.budget.signal);
      const scan = await pollScan(run, wanted, watch);
      if (turn === 1 && !hasEnded(scan)) loadHistory(watch, options);
      if (scan === undefined) continue;
      options.onPoll?.(scan);
      logStatusChange(run, watch, scan.status);
      if (hasEnded(scan)) return scan;
    }
  } finally {
    endLive?.();
  }
}

/** Nothing waits for this. It only improves later polls, so errors are ignored. */
function loadHistory(watch: ScanWatch, { readHistory }: WaitOptions): void {
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

async function pollScan(run: Run, wanted: WantedScan, watch: ScanWatch): Promise<ScanDetail | undefined> {
  try {
    const scan = await run.client.getScan({ scan_id: wanted.scanId });
    watch.troubleMs = undefined;
    checkIdentity(scan, wanted);
    return scan;
  } catch (error) {
    const now = run.budget.clock.now();
    watch.troubleMs ??= now;
    const patienceMs = getPatienceMs(error);
    if (patienceMs === undefined || now - watch.troubleMs >= patienceMs) throw error;
    run.log.say(`${(error as GateError).message}; still asking`);
    return undefined;
  }
}

function getPatienceMs(error: unknown): number | undefined {
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

/** Starts the scan after listing the existing ones. `before` is undefined if they could not be listed. */
export async function triggerScan(
  run: Run,
  target: Target,
  options: WaitOptions & Pick<StartRequest, 'mayAdopt' | 'findToRepeat'>,
): Promise<StartedScan & { before: ScanList | undefined }> {
  const { mayAdopt, findToRepeat } = options;
  const before = await listScansBefore(run, target.repositoryId);
  const started = await startScan({ run, target, before, mayAdopt, findToRepeat }, async (scanId) => {
    await waitForEnd(run, { scanId, target }, options);
  });
  run.log.detail?.(`Scan ${started.ids.join(' and ')} ${started.isAdopted ? 'taken' : 'started'}`);
  return { ...started, before };
}
