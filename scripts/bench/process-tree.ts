/** Measures a process and all its child processes on Linux while they run: processor time, and memory. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface TreeCost {
  seconds: number;
  /** Of all processes together. */
  cpuSeconds: number;
  /** Peak at one moment, for all processes together. Shared memory is counted once. */
  peakMb: number;
  code: number | null;
  printed: string;
}

/** Ticks of the clock with which Linux counts processor time. */
const ticksPerSecond = 100;

export async function measureProcesses(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<TreeCost> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  /** By process: its processor time when it was last seen. */
  const ticks = new Map<number, number>();
  let peakKb = 0;
  const timer = setInterval(() => {
    const family = findFamily(child.pid ?? 0);
    for (const each of family) ticks.set(each.pid, each.ticks);
    peakKb = Math.max(peakKb, sumNumbers(family.map(({ pid }) => readMemoryKb(pid))));
  }, 100);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(timer);
  const cpuSeconds = sumNumbers([...ticks.values()]) / ticksPerSecond;
  return { seconds: (performance.now() - start) / 1000, cpuSeconds, peakMb: peakKb / 1024, code, printed };
}

const sumNumbers = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The process and its descendants. */
function findFamily(root: number): { pid: number; ticks: number }[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess);
  const family = all.filter(({ pid }) => pid === root);
  for (const { pid } of family) family.push(...all.filter(({ parent }) => parent === pid));
  return family;
}

/** See proc_pid_stat(5). Counted from the field after the name, the second is the parent, 12 and 13 are times. */
function readProcess(pid: string): { pid: number; parent: number; ticks: number } {
  const fields = readText(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
  return { pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}

/** 0 for a process that has just ended. */
function readMemoryKb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readText(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
