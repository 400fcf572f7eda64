/** A worker whose scanner does to its process whatever the name of a file says. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { createProcessRunner } from '../../../src/scanners/process/engine-process.ts';
import { forwardMessages, runTasks } from '../../../src/scanners/process/engine-process.ts';

type Scanner = Parameters<ReturnType<typeof createProcessRunner>>[0];

const deeds: Record<string, () => unknown> = {
  'hangs in a regular expression': () => /^(?:a|a)+$/.test(`${'a'.repeat(60)}b`),
  'hangs in a loop': () => {
    for (;;);
  },
  'never settles': () => new Promise(() => undefined),
  'fills the memory': () => {
    const kept: unknown[] = [];
    for (;;) kept.push(new Array(10_000).fill(kept.length));
  },
  'ends the thread': () => process.exit(0),
  'kills the process': () => process.kill(process.pid, 'SIGSEGV'),
  'names its process': async () => {
    await delay(10);
    return process.pid;
  },
  'has a fifth of a processor for 3 s': () => {
    const end = performance.now() + 3000;
    while (performance.now() < end) {
      const rest = performance.now() + 40;
      while (performance.now() < rest);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 160);
    }
    return 'read slowly';
  },
  throws: () => {
    throw new Error('cannot read it\nat all');
  },
};

const scanner: Scanner = {
  name: 'odd',
  open: async () => async (task) => (deeds[task.path] === undefined ? `read ${task.path}` : deeds[task.path]?.()),
};
const missing: Scanner = {
  name: 'missing',
  open: () => Promise.reject(Object.assign(new Error('not there'), { code: 'ERR_MODULE_NOT_FOUND' })),
};
/** Each process that opens it leaves a file of its number in the folder `shared`. */
const counted: Scanner = {
  name: 'counted',
  open: async (root, shared) => {
    writeFileSync(join(String(shared), String(process.pid)), '');
    return scanner.open(root);
  },
};

const engines = [scanner, missing, counted].map((each) => ({
  name: each.name,
  scanType: 'sast' as const,
  scanner: each,
  scan: () => Promise.reject(new Error('not asked for')),
}));

if (parentPort === null) forwardMessages(new URL(import.meta.url), process);
else await runTasks(workerData, parentPort, engines);
