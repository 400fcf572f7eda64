/** Runs scanners without starting their program, and hands on what is read from the SARIF that they write. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runEngines } from '../../../src/scanners/run-engines.ts';
import { createCancelledError } from '../../../src/shared/errors.ts';
import { readScannerRun } from '../../../src/shared/sarif/program-run.ts';
import type { ScanTree } from '../../../src/shared/scan/scan-commit.ts';
import type { TreeEngine } from '../../service/temporary-repository.ts';
import type { ScanAnswer, ScanLimits, ScanMessage } from './scan-process.ts';

/** Those of the tests, also where a test plays a run with variables and a folder of its own. */
const env = { ...process.env };
const cwd = join(import.meta.dirname, '../../..');

let lastId = 0;
let scanners: ChildProcess | undefined;
const waiting = new Map<number, (answer: ScanAnswer) => void>();

/** With these scanners, in the test's own thread. */
export function scanTreeWith(using: readonly TreeEngine[]): ScanTree {
  return async (request, signal) => {
    const runs = await runEngines(using, JSON.parse(JSON.stringify(request)), { signal });
    return (JSON.parse(JSON.stringify(runs)) as unknown[]).map(readScannerRun);
  };
}

/**
 * With the real scanners, in one process beside the test's. What they load takes hundreds of megabytes, and a process
 * that is so large takes ten times as long to start git.
 */
export const scanTree: ScanTree = scanBeside({});

/** With the scanners of JavaScript and Python alone, and with these limits. */
export function scanTreeWithin(within: ScanLimits): ScanTree {
  return scanBeside({ within });
}

function scanBeside(limits: Pick<ScanMessage, 'within'>): ScanTree {
  return async (request, signal) => {
    const { runs, error } = await askScanners({ id: ++lastId, request, ...limits }, signal);
    if (signal.aborted) throw createCancelledError(signal);
    if (runs === undefined) throw new Error(error);
    return runs.map(readScannerRun);
  };
}

async function askScanners(message: ScanMessage, signal: AbortSignal): Promise<ScanAnswer> {
  scanners ??= startScanners();
  const { id } = message;
  const abort = () => scanners?.send({ id } satisfies ScanMessage);
  signal.addEventListener('abort', abort);
  try {
    return await new Promise((resolve) => {
      waiting.set(id, resolve);
      scanners?.send(message);
      if (signal.aborted) abort();
    });
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** It ends with the test's process. */
function startScanners(): ChildProcess {
  const child = fork(fileURLToPath(new URL('./scan-process.ts', import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    ...{ env, cwd },
  });
  child.on('message', (answer: ScanAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  child.on('exit', (code) => {
    for (const [id, answer] of waiting) answer({ id, error: `The scanners' process ended with ${code}` });
    waiting.clear();
    scanners = undefined;
  });
  child.unref();
  child.channel?.unref();
  return child;
}
