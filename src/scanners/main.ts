/**
 * Entry of the scanners' program. `node index.js FOLDER` scans a folder. Without a folder, it reads a `ScanRequest` in
 * JSON from standard input. It writes SARIF to standard output. When it is started with a channel to its parent, it
 * processes the tasks of one engine, or
 * supervises a program.
 */
import { isMainThread } from 'node:worker_threads';
import { forwardMessages } from './process/engine-process.ts';
import { superviseProgram, supervisorMark } from './programs/supervisor.ts';

const script = new URL(import.meta.url);
if (isMainThread && process.send !== undefined) {
  if (process.argv[2] === supervisorMark) superviseProgram(process);
  else forwardMessages(script, process);
} else {
  const { runScannersProgram, runThread } = await import('./program.ts');
  await (isMainThread ? runScannersProgram(script, process) : runThread(script));
}
