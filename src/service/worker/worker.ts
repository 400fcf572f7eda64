/** Entry of the scan worker: scans the one commit that it was started with; as a child of one, works off an engine's tasks. */
import { parentPort, workerData } from 'node:worker_threads';
import { asGateError } from '../../errors.ts';
import { engines } from '../engines/registry.ts';
import { scanCommit } from '../scan-commit.ts';
import { defaultBounds } from './bounds.ts';
import { lookInProcess } from './engine-process.ts';
import { type EngineStart, type ScanStart, toPlainError, type WorkerAnswer } from './message.ts';
import { passOn, workOff } from './work-off.ts';

async function answer({ job, temporaryFolder, workerUrl }: ScanStart): Promise<WorkerAnswer> {
  const lookAtEach = lookInProcess(new URL(workerUrl), defaultBounds);
  try {
    // Cancelling ends the whole worker, so that a long synchronous analysis cannot delay it.
    return { result: await scanCommit(job, new AbortController().signal, { temporaryFolder, lookAtEach }) };
  } catch (error) {
    return { error: toPlainError(asGateError(error, 'SCAN_FAILED')) };
  }
}

const start = workerData as ScanStart | EngineStart | null;
if (parentPort === null || start === null) passOn(new URL(import.meta.url), process);
else if ('engine' in start) await workOff(start, parentPort, engines);
else parentPort.postMessage(await answer(start));
