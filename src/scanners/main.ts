/**
 * Entry of the scanners' program. `node index.js FOLDER` scans a folder; without one, a `ScanRequest` in JSON is read from standard
 * input. SARIF goes to standard output. Started with a channel to its parent it works off the tasks of one engine.
 */
import { isMainThread } from 'node:worker_threads';
import { passOn } from './process/pass-on.ts';

const script = new URL(import.meta.url);
if (isMainThread && process.send !== undefined) passOn(script, process);
else {
  const { runProgram, runThread } = await import('./program.ts');
  await (isMainThread ? runProgram(script, process) : runThread(script));
}
