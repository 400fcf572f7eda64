/**
 * Scans a checkout with the build, and measures the processes of each engine. This needs /proc, and therefore Linux.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
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
  /** By the name of the engine. `run` covers all other processes: git, the gate, and package look-ups. */
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
    for (const { pid, engine, seconds, mb } of listDescendants(root)) {
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

interface SeenProcess {
  pid: number;
  parent: number;
  engine: string;
  seconds: number;
  mb: number;
}

function listDescendants(root: number): SeenProcess[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const seen = all.flatMap((name) => readProcess(Number(name)) ?? []);
  const below = new Set([root]);
  // A parent may have a higher number than its child, so this repeats until nothing is added.
  for (let size = 0; size !== below.size; ) {
    size = below.size;
    for (const { pid, parent } of seen) if (below.has(parent)) below.add(pid);
  }
  return seen.filter(({ pid }) => below.has(pid)).map((one) => ({ ...one, mb: measureMegabytes(one.pid) }));
}

const ticksPerSecond = 100;

/** Undefined for a process that has ended. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function readProcess(pid: number): SeenProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Only its number remains of a process that has ended and was not yet waited for.
    if (fields[0] === 'Z') return undefined;
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const isEngine = /scanners\/index\.js$/.test(words[1] ?? '') && words[2] !== undefined && words[2] !== '';
    const seconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
    return { pid, parent: Number(fields[1]), engine: isEngine ? (words[2] ?? '') : 'run', seconds, mb: 0 };
  } catch {
    return undefined;
  }
}

/** Pages that several processes share are counted by share. */
function measureMegabytes(pid: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function sumNumbers(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
