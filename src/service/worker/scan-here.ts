/** What a worker's threads are for, loaded by these alone: the scan of a commit, and the tasks of an engine. */
import type { MessagePort } from 'node:worker_threads';
import { asGateError } from '../../errors.ts';
import { workerVariables } from '../../git/machine.ts';
import { openAnswers } from '../../scanners/answers/answers.ts';
import { reusing } from '../../scanners/answers/reuse.ts';
import { scannersVersion } from '../../scanners/answers/version.ts';
import { defaultBounds } from '../../scanners/process/bounds.ts';
import { lookInProcess } from '../../scanners/process/engine-process.ts';
import type { EngineStart } from '../../scanners/process/message.ts';
import { workOff } from '../../scanners/process/work-off.ts';
import { engines } from '../../scanners/registry.ts';
import { scanCommit } from '../scan-commit.ts';
import { type ScanStart, toPlainError, type WorkerAnswer } from './message.ts';

export async function work(start: ScanStart | EngineStart, port: MessagePort): Promise<void> {
  if ('engine' in start) await workOff(start, port, engines);
  else port.postMessage(await answer(start));
}

async function answer({ job, temporaryFolder, workerUrl, answersFile }: ScanStart): Promise<WorkerAnswer> {
  const script = new URL(workerUrl);
  const look = lookInProcess({ workerUrl: script, env: workerVariables(temporaryFolder) }, defaultBounds);
  const version = answersFile === undefined ? undefined : scannersVersion(script);
  const answers = answersFile === undefined || version === undefined ? undefined : openAnswers(answersFile, new Date());
  const lookAtEach = answers === undefined || version === undefined ? look : reusing(look, { answers, version });
  try {
    // Cancelling ends the whole worker, so that a long synchronous analysis cannot delay it.
    return { result: await scanCommit(job, new AbortController().signal, { temporaryFolder, lookAtEach }) };
  } catch (error) {
    return { error: toPlainError(asGateError(error, 'SCAN_FAILED')) };
  } finally {
    answers?.close();
  }
}
