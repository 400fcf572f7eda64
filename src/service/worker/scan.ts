/** Scans a commit in a worker thread of its own, so that a scan neither blocks nor brings down the service. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { cancelled, GateError } from '../../errors.ts';
import { workerVariables } from '../../git/machine.ts';
import type { ScanCommit, ScanJob, ScanResult } from '../scan-result.ts';
import { fromPlainError, type ScanStart, type WorkerAnswer } from './message.ts';

/** For the findings and diagnostics of all engines, each of which has a thread of its own. */
const resourceLimits = { maxOldGenerationSizeMb: 2048, stackSizeMb: 8 };

/**
 * A scanner that runs each commit in a new worker. `workerUrl` is the built worker, or `worker.ts` under type stripping.
 * `answersFile`: absolute, where answers about files are kept for later scans.
 */
export function scanInWorker(workerUrl: URL, answersFile?: string): ScanCommit {
  return async (job, signal) => {
    if (signal.aborted) throw cancelled(signal);
    const temporaryFolder = await mkdtemp(join(tmpdir(), 'scan-gate-worker-'));
    try {
      return await runWorker(workerUrl, { job, temporaryFolder, workerUrl: workerUrl.href, answersFile }, signal);
    } finally {
      await rm(temporaryFolder, { recursive: true, force: true, maxRetries: 3 });
    }
  };
}

async function runWorker(workerUrl: URL, workerData: ScanStart, signal: AbortSignal): Promise<ScanResult> {
  // The worker reads what strangers wrote: it gets neither the variables of the gate nor its arguments.
  const worker = new Worker(workerUrl, {
    workerData,
    resourceLimits,
    env: workerVariables(workerData.job.path),
    argv: [],
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  // What a scanner prints is of no use to anyone and could be mistaken for the output of the gate.
  worker.stdout.resume();
  worker.stderr.resume();
  try {
    const answer = await firstAnswer(worker, workerData.job, signal);
    if ('error' in answer) throw fromPlainError(answer.error);
    return answer.result;
  } finally {
    await worker.terminate();
  }
}

function firstAnswer(worker: Worker, { sha }: ScanJob, signal: AbortSignal): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(cancelled(signal));
    const settle = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort, { once: true });
    worker.once('message', (answer: WorkerAnswer) => {
      settle();
      resolve(answer);
    });
    worker.once('error', (cause) => {
      settle();
      reject(new GateError('SCAN_FAILED', `The scan of ${sha} broke down: ${cause.message}`, { cause }));
    });
    worker.once('exit', (code) => {
      settle();
      reject(new GateError('SCAN_FAILED', `The scan of ${sha} ended without an answer (exit code ${code})`));
    });
    if (signal.aborted) abort();
  });
}
