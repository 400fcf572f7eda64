/** Scans a checkout with the build, and measures the processes of each engine. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listDescendants, sumNumbers } from '../processes.ts';
import type { ReportedFinding } from './truths.ts';

/** Processor seconds, and peak memory in megabytes. */
export interface Cost {
  processorSeconds: number;
  peakMb: number;
}

export interface MeasuredScan {
  findings: readonly ReportedFinding[];
  seconds: number;
  /** Of all processes together. */
  whole: Cost;
  /** By the name of the engine. `run` covers all other processes: git, the gate, and package lookups. */
  byEngine: ReadonlyMap<string, Cost>;
}

const command = join(import.meta.dirname, '../../dist/cli/index.js');
const sampleMs = 200;

export async function measureScan(folder: string, advisories?: string): Promise<MeasuredScan> {
  const workFolder = mkdtempSync(join(tmpdir(), 'scan-gate-engines-'));
  const report = join(workFolder, 'report.json');
  try {
    const begin = performance.now();
    const args = [
      command,
      'run',
      '--embedded',
      folder,
      '--local',
      '--annotations',
      'none',
      '--output',
      `json=${report}`,
    ];
    if (advisories !== undefined) args.push('--advisories', advisories);
    const env = { PATH: process.env.PATH, HOME: workFolder, TMPDIR: workFolder };
    const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
    const over = new AbortController();
    child.once('close', () => over.abort());
    const costs = await sampleProcesses(child.pid ?? 0, over.signal);
    const seconds = (performance.now() - begin) / 1000;
    const { findings, scan } = JSON.parse(readFileSync(report, 'utf8')) as {
      findings?: ReportedFinding[];
      scan?: { status: string };
    };
    // A scan that failed would count as one without noise.
    if (findings === undefined || scan?.status !== 'COMPLETED')
      throw new Error(`${folder} could not be scanned: the run ended with ${child.exitCode}`);
    return { findings, seconds, ...costs };
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

/** Samples the processes until the first of them has ended. */
async function sampleProcesses(root: number, over: AbortSignal): Promise<Pick<MeasuredScan, 'whole' | 'byEngine'>> {
  const byEngine = new Map<string, Cost>();
  const spent = new Map<number, { engine: string; seconds: number }>();
  let peakMb = 0;
  while (!over.aborted) {
    const now = new Map<string, number>();
    for (const { pid, words, seconds, mb } of listDescendants(root)) {
      const engine = findEngine(words);
      spent.set(pid, { engine, seconds });
      now.set(engine, (now.get(engine) ?? 0) + mb);
    }
    for (const [engine, mb] of now) {
      const cost = byEngine.get(engine) ?? { processorSeconds: 0, peakMb: 0 };
      byEngine.set(engine, { ...cost, peakMb: Math.max(cost.peakMb, mb) });
    }
    peakMb = Math.max(peakMb, sumNumbers(now.values()));
    await delay(sampleMs, undefined, { signal: over }).catch(() => undefined);
  }
  for (const [engine, cost] of byEngine) {
    const own = [...spent.values()].filter((one) => one.engine === engine);
    byEngine.set(engine, { ...cost, processorSeconds: sumNumbers(own.map(({ seconds }) => seconds)) });
  }
  return {
    byEngine,
    whole: { peakMb, processorSeconds: sumNumbers([...spent.values()].map(({ seconds }) => seconds)) },
  };
}

/** The engine whose process it is. */
function findEngine([, script = '', name = '']: readonly string[]): string {
  return /scanners\/index\.js$/.test(script) && name !== '' ? name : 'run';
}
