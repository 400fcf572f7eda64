/** Scans a checkout with a build, and reads from /proc what the run cost. This needs Linux. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReportedFinding } from './truths.ts';

export interface MeasuredScan {
  findings: readonly ReportedFinding[];
  /** From start to end. */
  seconds: number;
  /** Of all processes together. */
  processorSeconds: number;
  /** The most memory that all processes together had at one time, in megabytes. */
  peakMb: number;
}

const sampleMs = 200;
const ticksPerSecond = 100;

/** `dist` is the build. */
export async function measureScan(folder: string, dist: string, advisories?: string): Promise<MeasuredScan> {
  const workFolder = mkdtempSync(join(tmpdir(), 'scan-gate-engines-'));
  const report = join(workFolder, 'report.json');
  try {
    const begin = performance.now();
    const args = ['run', '--embedded', folder, '--local', '--annotations', 'none', '--output', `json=${report}`];
    if (advisories !== undefined) args.push('--advisories', advisories);
    const env = { PATH: process.env.PATH, HOME: workFolder, TMPDIR: workFolder };
    const child = spawn(process.execPath, [join(dist, 'cli/index.js'), ...args], { env, stdio: 'ignore' });
    const over = new AbortController();
    child.once('close', () => over.abort());
    const cost = await sampleProcesses(child.pid ?? 0, over.signal);
    const seconds = (performance.now() - begin) / 1000;
    const { findings, scan } = JSON.parse(readFileSync(report, 'utf8')) as {
      findings?: ReportedFinding[];
      scan?: { status: string };
    };
    // A scan that failed would count as one without noise.
    if (findings === undefined || scan?.status !== 'COMPLETED')
      throw new Error(`${folder} could not be scanned: the run ended with ${child.exitCode}`);
    return { findings, seconds, ...cost };
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

/** Samples the processes until the first of them has ended. */
async function sampleProcesses(root: number, over: AbortSignal) {
  const spent = new Map<number, number>();
  let peakMb = 0;
  while (!over.aborted) {
    const seen = listDescendants(root);
    for (const { pid, seconds } of seen) spent.set(pid, seconds);
    peakMb = Math.max(
      peakMb,
      seen.reduce((sum, { pid }) => sum + measureMegabytes(pid), 0),
    );
    await delay(sampleMs, undefined, { signal: over }).catch(() => undefined);
  }
  return { processorSeconds: [...spent.values()].reduce((sum, seconds) => sum + seconds, 0), peakMb };
}

interface SeenProcess {
  pid: number;
  parent: number;
  /** Processor time up to now. */
  seconds: number;
}

function listDescendants(root: number): SeenProcess[] {
  const seen = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []));
  const below = new Set([root]);
  // A parent may have a higher number than its child, so this repeats until nothing is added.
  for (let size = 0; size !== below.size; ) {
    size = below.size;
    for (const { pid, parent } of seen) if (below.has(parent)) below.add(pid);
  }
  return seen.filter(({ pid }) => below.has(pid));
}

/** Undefined for a process that has ended. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function readProcess(pid: number): SeenProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Only its number remains of a process that has ended and was not yet waited for.
    if (fields[0] === 'Z') return undefined;
    return { pid, parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond };
  } catch {
    return undefined;
  }
}

/** Pages that several processes share are counted by share. 0 for a process that has just ended. */
function measureMegabytes(pid: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
