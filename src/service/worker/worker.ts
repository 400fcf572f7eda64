/** Entry of the scan worker: scans the one commit that it was started with; as a child of one, works off an engine's tasks. */
import { parentPort, workerData } from 'node:worker_threads';
import type { EngineStart } from '../../scanners/process/message.ts';
import { passOn } from '../../scanners/process/pass-on.ts';
import type { ScanStart } from './message.ts';

const start = workerData as ScanStart | EngineStart | null;
if (parentPort === null || start === null) passOn(new URL(import.meta.url), process);
else {
  const { work } = await import('./scan-here.ts');
  await work(start, parentPort);
}
