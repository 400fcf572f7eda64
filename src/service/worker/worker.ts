/** Entry of the scan worker: scans the one commit that it was started with, answers once, ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { asGateError } from '../../errors.ts';
import { scanCommit } from '../scan-commit.ts';
import { toPlainError, type WorkerAnswer, type WorkerJob } from './message.ts';

async function answer(): Promise<WorkerAnswer> {
  const { job, temporaryFolder } = workerData as WorkerJob;
  try {
    // Cancelling ends the whole worker, so that a long synchronous analysis cannot delay it.
    return { result: await scanCommit(job, new AbortController().signal, { temporaryFolder }) };
  } catch (error) {
    return { error: toPlainError(asGateError(error, 'SCAN_FAILED')) };
  }
}

parentPort?.postMessage(await answer());
