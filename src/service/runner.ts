/**
 * Takes scans from PENDING through SCANNING to COMPLETED or FAILED. Organizations take turns, and the scans of one
 * organization run in the order of their requests. Waiting scans of the same commit share one execution.
 */
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { GateError, toMachineError } from '../errors.ts';
import { createWaker, type Waker } from '../once.ts';
import { formatErrorLine, type ServiceLog } from './log.ts';
import type { ScanCommit, ScanResult } from './scan-result.ts';
import type { Merged } from './store/merge.ts';
import type { RepositoryRecord } from './store/repositories.ts';
import type { ScanRecord } from './store/scans.ts';
import type { Store } from './store/store.ts';

/** The result of a scan that has ended. */
export interface ScanEnd {
  scan: ScanRecord;
  repository: RepositoryRecord;
  /** Undefined when the scan FAILED. */
  merged: Merged | undefined;
}

export interface RunnerOptions {
  store: Store;
  scan: ScanCommit;
  /**
   * Number of scans that run at the same time. Two scans of one repository never do, because their findings could not
   * be distinguished by time. Default 1.
   */
  concurrency?: number | undefined;
  /** How long each scan stays SCANNING before its work begins. Default 0. */
  delayMs?: number | undefined;
  /** How long `stop` waits for aborted scans to clean up. Default 3000. */
  graceMs?: number | undefined;
  onScanEnd?: ((end: ScanEnd) => void) | undefined;
  log?: ServiceLog | undefined;
}

export interface ScanRunner {
  enqueue(scan: ScanRecord): void;
  /** Resolves when no scan waits or runs. */
  idle(): Promise<void>;
  /** Aborts running scans; running and waiting scans become FAILED. Later scans become FAILED at once. */
  stop(): Promise<void>;
}

interface RunnerState {
  options: RunnerOptions;
  abort: AbortController;
  queue: ScanRecord[];
  /** When each organization had its last turn. */
  turns: Map<string, number>;
  /** By repository. */
  running: Map<string, Promise<void>>;
  /** The work itself, which may continue after its scan was given up. */
  work: Set<Promise<unknown>>;
}

const stoppedText = 'interrupted: the service was stopped';
const interruption: ScanFailure = { text: stoppedText, message: stoppedText };

export function createScanRunner(options: RunnerOptions): ScanRunner {
  const state: RunnerState = {
    options,
    abort: new AbortController(),
    queue: [],
    turns: new Map(),
    running: new Map(),
    work: new Set(),
  };
  const starter = createWaker(() =>
    startWaiting(state, starter.wake).catch((error: unknown) => {
      options.log?.({ level: 'error', event: 'scan.fault', message: formatErrorLine(error) });
    }),
  );
  return {
    enqueue: (scan) => {
      state.queue.push(scan);
      starter.wake();
    },
    idle: async () => {
      await starter.idle();
      while (state.running.size > 0) {
        await Promise.all(state.running.values());
        await starter.idle();
      }
    },
    stop: () => stopRunner(state, starter),
  };
}

/** Starts the scans that may start now. */
async function startWaiting(state: RunnerState, wake: () => void): Promise<void> {
  const { options, queue, running, abort } = state;
  while (!abort.signal.aborted && running.size < (options.concurrency ?? 1)) {
    const next = takeNext(state, await readOrganizations(state));
    const [{ repositoryId } = { repositoryId: '' }] = next;
    if (next.length === 0) return;
    const end = runScans(state, next).finally(() => {
      running.delete(repositoryId);
      wake();
    });
    running.set(repositoryId, end);
  }
  if (abort.signal.aborted) for (const scan of queue.splice(0)) await failScan(state, scan, interruption);
}

/** The organization of each waiting scan, by its repository. */
async function readOrganizations({ options, queue }: RunnerState): Promise<ReadonlyMap<string, string>> {
  const organizations = new Map<string, string>();
  for (const repositoryId of new Set(queue.map((scan) => scan.repositoryId))) {
    const repository = await options.store.repositories.find(repositoryId);
    organizations.set(repositoryId, repository?.organizationId ?? repositoryId);
  }
  return organizations;
}

/** All waiting scans of one commit, of the organization with the oldest turn. Empty when nothing may start. */
function takeNext({ queue, running, turns }: RunnerState, organizations: ReadonlyMap<string, string>): ScanRecord[] {
  const getOrganization = ({ repositoryId }: ScanRecord) => organizations.get(repositoryId) ?? repositoryId;
  const getLastTurn = (scan: ScanRecord) => turns.get(getOrganization(scan)) ?? 0;
  const [next] = queue
    .filter(({ repositoryId }) => !running.has(repositoryId))
    .toSorted((one, other) => getLastTurn(one) - getLastTurn(other));
  if (next === undefined) return [];
  turns.set(getOrganization(next), Math.max(0, ...turns.values()) + 1);
  const isSameCommit = (scan: ScanRecord) =>
    scan.repositoryId === next.repositoryId && scan.branch === next.branch && scan.commitSha === next.commitSha;
  const taken = queue.filter(isSameCommit);
  queue.splice(0, queue.length, ...queue.filter((scan) => !isSameCommit(scan)));
  return taken;
}

/** Never rejects. */
async function runScans(state: RunnerState, scans: readonly ScanRecord[]): Promise<void> {
  const { options, abort } = state;
  const [scan] = scans as [ScanRecord];
  try {
    // The response to the request for this scan is sent first.
    await nextTurn(undefined, { signal: abort.signal });
    for (const { id } of scans) await options.store.scans.start(id);
    await delay(options.delayMs ?? 0, undefined, { signal: abort.signal });
    const begun = performance.now();
    const result = await runScan(state, scan);
    for (const { id } of scans) {
      const merged = await options.store.scans.complete(id, result);
      const durationMs = Math.round(performance.now() - begun);
      options.log?.({ level: 'info', event: 'scan.completed', scanId: id, durationMs });
      await announceEnd(state, id, merged);
    }
  } catch (error) {
    const failure = abort.signal.aborted
      ? interruption
      : { text: await describeFailure(state, scan, error), message: formatErrorLine(error) };
    for (const each of scans) await failScan(state, each, failure);
  }
}

/** The result of the scan. Rejects as soon as the runner stops, whether or not the scan reacts to its signal. */
async function runScan(state: RunnerState, scan: ScanRecord): Promise<ScanResult> {
  const { signal } = state.abort;
  const { path = '', defaultBranch } = (await state.options.store.repositories.find(scan.repositoryId)) ?? {};
  const job = { path, sha: scan.commitSha, defaultBranch };
  signal.throwIfAborted();
  const stopped = Promise.withResolvers<never>();
  const onAbort = () => stopped.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  const started = (async () => state.options.scan(job, signal))();
  const settled = Promise.allSettled([started]);
  state.work.add(settled);
  void settled.then(() => state.work.delete(settled));
  try {
    return await Promise.race([started, stopped.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

interface ScanFailure {
  /** For the record of the scan. */
  text: string;
  /** For the log. */
  message: string;
}

async function failScan(state: RunnerState, scan: ScanRecord, { text, message }: ScanFailure): Promise<void> {
  state.options.log?.({ level: 'warn', event: 'scan.failed', scanId: scan.id, message });
  try {
    await state.options.store.scans.fail(scan.id, text);
    await announceEnd(state, scan.id, undefined);
  } catch (error) {
    // The store itself fails. The scan becomes FAILED when the store is opened again.
    state.options.log?.({ level: 'error', event: 'scan.unmarked', scanId: scan.id, message: formatErrorLine(error) });
  }
}

const maxErrorLength = 500;

/** For the record of the scan: what a user can act on, without local paths. */
async function describeFailure(state: RunnerState, scan: ScanRecord, error: unknown): Promise<string> {
  const message = formatErrorLine(toMachineError(error) ?? error);
  const text =
    error instanceof GateError || toMachineError(error) !== undefined ? message : `unexpected error: ${message}`;
  // If the store does not answer, the text may still name the path.
  const repository = await state.options.store.repositories.find(scan.repositoryId).catch(() => undefined);
  const path = repository?.path ?? '';
  const redacted = path === '' ? text : text.replaceAll(path, '(repository)');
  return redacted.replace(/[\x00-\x1f\x7f]+/g, ' ').slice(0, maxErrorLength);
}

async function announceEnd({ options }: RunnerState, id: string, merged: Merged | undefined): Promise<void> {
  const scan = await options.store.scans.find(id);
  const repository = scan === undefined ? undefined : await options.store.repositories.find(scan.repositoryId);
  if (scan === undefined || repository === undefined) return;
  try {
    options.onScanEnd?.({ scan, repository, merged });
  } catch (error) {
    options.log?.({ level: 'error', event: 'scan.unannounced', scanId: id, message: formatErrorLine(error) });
  }
}

async function stopRunner(state: RunnerState, starter: Waker): Promise<void> {
  state.abort.abort(new Error(stoppedText));
  starter.wake();
  await starter.idle();
  await Promise.all(state.running.values());
  await starter.idle();
  const timer = new AbortController();
  const grace = delay(state.options.graceMs ?? 3_000, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([Promise.all(state.work), grace]);
  timer.abort();
}
