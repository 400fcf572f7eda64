/**
 * Takes scans from PENDING through SCANNING to COMPLETED or FAILED. Organizations take turns, and the scans of one
 * organization run in the order of their requests. Waiting scans of the same commit share one execution.
 */
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { GateError, toMachineError } from '../shared/errors.ts';
import { createWaker } from '../shared/once.ts';
import type { ScanResult } from '../shared/scan/scan-result.ts';
import { formatErrorLine, type ServiceLog } from './log.ts';
import { canTryAgain, scanLeaseMs } from './store/claims.ts';
import { isLostConnection } from './store/postgres.ts';
import type { RepositoryRecord } from './store/repositories.ts';
import type { ClaimedScans } from './store/scans.ts';
import type { ScanRecord } from './store/schema.ts';
import type { Store } from './store/store.ts';

export interface RunnerOptions {
  store: Store;
  /** Rejects when the scan may be incomplete. The scan is then FAILED, never COMPLETED. */
  scan: (
    job: { path: string; sha: string; defaultBranch: string | undefined },
    signal: AbortSignal,
  ) => Promise<ScanResult>;
  /**
   * Number of scans that run at the same time. Two scans of one repository never do, because their findings could not
   * be distinguished by time. Default 1.
   */
  concurrency?: number | undefined;
  /** The folder with the repository's commits. Default: its path. */
  locate?: ((repository: RepositoryRecord, signal: AbortSignal) => Promise<string>) | undefined;
  /** How long each scan stays SCANNING before its work begins. Default 0. */
  delayMs?: number | undefined;
  /** How long `stop` waits for aborted scans to clean up. Default 3000. */
  graceMs?: number | undefined;
  /** Called when the scan is COMPLETED or FAILED. */
  onScanEnd?: ((scanId: string) => void) | undefined;
  log?: ServiceLog | undefined;
}

interface ScanRunner {
  /** Call it when a scan was requested. */
  enqueue(): void;
  /** Resolves when no scan waits or runs. */
  idle(): Promise<void>;
  /**
   * Aborts running scans. Then running and waiting scans become FAILED, and later ones at once. If the database is
   * shared, other workers take them.
   */
  stop(): Promise<void>;
}

interface RunnerState {
  options: RunnerOptions;
  abort: AbortController;
  running: Set<Promise<void>>;
  /** The work itself, which may continue after its scan was given up. */
  work: Set<Promise<unknown>>;
}

const stoppedText = 'interrupted: the service was stopped';

export function createScanRunner(options: RunnerOptions): ScanRunner {
  const state: RunnerState = { options, abort: new AbortController(), running: new Set(), work: new Set() };
  const starter = createWaker(() =>
    startWaiting(state, starter.wake).catch((error: unknown) => {
      options.log?.({ level: 'error', event: 'scan.fault', message: formatErrorLine(error) });
    }),
  );
  const stopLooking = options.store.isShared ? lookForWork(state, starter.wake) : async () => undefined;
  return {
    enqueue: starter.wake,
    idle: async () => {
      await starter.idle();
      while (state.running.size > 0) {
        await Promise.all(state.running);
        await starter.idle();
      }
    },
    stop: async () => {
      await stopLooking();
      state.abort.abort(new Error(stoppedText));
      starter.wake();
      await starter.idle();
      await Promise.all(state.running);
      await starter.idle();
      const timer = new AbortController();
      const grace = delay(options.graceMs ?? 3_000, undefined, { signal: timer.signal }).catch(() => undefined);
      await Promise.race([Promise.all(state.work), grace]);
      timer.abort();
    },
  };
}

/** A runner that leaves all scans to other processes. */
export function createIdleRunner(): ScanRunner {
  return { enqueue: () => undefined, idle: async () => undefined, stop: async () => undefined };
}

/** How often a worker looks for scans whose request it was not told of, and for those of workers that have died. */
const lookMs = 5_000;

/** Other processes request scans too. Returns how to end that. */
function lookForWork({ options }: RunnerState, wake: () => void): () => Promise<void> {
  const { store, log } = options;
  const recoverer = createWaker(async () => {
    try {
      const { returned, failed } = await store.scans.recoverLost();
      for (const scanId of returned) log?.({ level: 'warn', event: 'scan.returned', scanId });
      for (const scanId of failed) log?.({ level: 'error', event: 'scan.failed', scanId, message: 'its workers died' });
    } catch (error) {
      log?.({ level: 'error', event: 'scan.fault', message: formatErrorLine(error) });
    }
    wake();
  });
  const listening = store.listen(wake);
  const timer = setInterval(recoverer.wake, lookMs).unref();
  recoverer.wake();
  return async () => {
    clearInterval(timer);
    await recoverer.idle();
    const stopListening = await listening;
    await stopListening();
  };
}

/** Starts the scans that may start now. */
async function startWaiting(state: RunnerState, wake: () => void): Promise<void> {
  const { options, running, abort } = state;
  // The response to the request for a scan is sent first.
  await nextTurn();
  while (!abort.signal.aborted && running.size < (options.concurrency ?? 1)) {
    const claimed = await options.store.scans.claim();
    if (claimed === undefined) return;
    const end = runScans(state, claimed).finally(() => {
      running.delete(end);
      wake();
    });
    running.add(end);
  }
  if (!abort.signal.aborted || options.store.isShared) return;
  // Nobody else will scan what waits.
  await Promise.all(running);
  for (const id of await options.store.scans.failUnfinished(stoppedText)) {
    options.log?.({ level: 'warn', event: 'scan.failed', scanId: id, message: stoppedText });
    announceEnd(state, id);
  }
}

/** Never rejects. */
async function runScans(state: RunnerState, claimed: ClaimedScans): Promise<void> {
  const { options, abort } = state;
  const { scans, claim } = claimed;
  const [scan] = scans as [ScanRecord];
  const lease = keepLease(state, claimed);
  const signal = AbortSignal.any([abort.signal, lease.lost]);
  try {
    await delay(options.delayMs ?? 0, undefined, { signal });
    const begun = performance.now();
    const result = await runScan(state, scan, signal);
    for (const { id } of scans) {
      await options.store.scans.complete(id, result, claim);
      const durationMs = Math.round(performance.now() - begun);
      options.log?.({ level: 'info', event: 'scan.completed', scanId: id, durationMs });
      announceEnd(state, id);
    }
  } catch (error) {
    await endWithoutResult(state, claimed, error, lease.lost.aborted);
  } finally {
    lease.end();
  }
}

/** `isLost`: another worker has the scans. */
async function endWithoutResult(
  state: RunnerState,
  claimed: ClaimedScans,
  error: unknown,
  isLost: boolean,
): Promise<void> {
  const { options, abort } = state;
  const { scans, claim } = claimed;
  const [scan] = scans as [ScanRecord];
  if (isLost) {
    for (const { id } of scans) options.log?.({ level: 'warn', event: 'scan.lost', scanId: id });
  } else if (options.store.isShared && (abort.signal.aborted || (isLostConnection(error) && canTryAgain(claim)))) {
    // If the database does not answer, the scans wait again when their lease ends.
    await claimed.giveBack().catch(() => undefined);
  } else {
    const text = abort.signal.aborted ? stoppedText : await describeFailure(state, scan, error);
    const message = abort.signal.aborted ? stoppedText : formatErrorLine(error);
    for (const { id } of scans) await failScan(state, id, text, message, claim);
  }
}

/** Tells other workers that this one is alive. `lost` is aborted when another worker may have the scans. */
function keepLease({ options }: RunnerState, claimed: ClaimedScans) {
  const lost = new AbortController();
  if (!options.store.isShared) return { lost: lost.signal, end: () => undefined };
  const renewLease = async () => {
    try {
      if (!(await claimed.renew())) lost.abort(new Error('another worker has the scan'));
    } catch (error) {
      options.log?.({ level: 'warn', event: 'scan.fault', message: formatErrorLine(error) });
    }
  };
  const timer = setInterval(() => void renewLease(), scanLeaseMs / 3).unref();
  return { lost: lost.signal, end: () => clearInterval(timer) };
}

/** The result of the scan. Rejects as soon as the runner stops, whether or not the scan reacts to its signal. */
async function runScan(state: RunnerState, scan: ScanRecord, signal: AbortSignal): Promise<ScanResult> {
  const { options } = state;
  const repository = await options.store.repositories.find(scan.repositoryId);
  signal.throwIfAborted();
  const stopped = Promise.withResolvers<never>();
  const onAbort = () => stopped.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  const started = (async () => {
    const path = repository === undefined ? '' : ((await options.locate?.(repository, signal)) ?? repository.path);
    return options.scan({ path, sha: scan.commitSha, defaultBranch: repository?.defaultBranch }, signal);
  })();
  const settled = Promise.allSettled([started]);
  state.work.add(settled);
  void settled.then(() => state.work.delete(settled));
  try {
    return await Promise.race([started, stopped.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** `text`: for the record of the scan. `message`: for the log. `claim`: of the worker that had it. */
async function failScan(
  state: RunnerState,
  scanId: string,
  text: string,
  message: string,
  claim: ClaimedScans['claim'],
): Promise<void> {
  const { options } = state;
  try {
    if (await options.store.scans.fail(scanId, text, claim)) {
      options.log?.({ level: 'warn', event: 'scan.failed', scanId, message });
      announceEnd(state, scanId);
    } else {
      // Its lease had ended, so it waits again or another worker has it.
      options.log?.({ level: 'warn', event: 'scan.lost', scanId });
    }
  } catch (error) {
    // The store itself fails. The scan becomes FAILED when the store is opened again.
    options.log?.({ level: 'error', event: 'scan.unmarked', scanId, message: formatErrorLine(error) });
  }
}

const maxErrorLength = 500;

/** For the record of the scan: what a user can act on, without local paths. */
async function describeFailure(state: RunnerState, scan: ScanRecord, error: unknown): Promise<string> {
  if (state.options.store.isShared && isLostConnection(error))
    return 'interrupted: the connection to the database was lost';
  const message = formatErrorLine(toMachineError(error) ?? error);
  const text =
    error instanceof GateError || toMachineError(error) !== undefined ? message : `unexpected error: ${message}`;
  // If the store does not answer, the text may still name the path.
  const repository = await state.options.store.repositories.find(scan.repositoryId).catch(() => undefined);
  const path = repository?.path ?? '';
  const redacted = path === '' ? text : text.replaceAll(path, '(repository)');
  return redacted.replace(/[\x00-\x1f\x7f]+/g, ' ').slice(0, maxErrorLength);
}

function announceEnd({ options }: RunnerState, id: string): void {
  try {
    options.onScanEnd?.(id);
  } catch (error) {
    options.log?.({ level: 'error', event: 'scan.unannounced', scanId: id, message: formatErrorLine(error) });
  }
}
