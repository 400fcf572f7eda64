/** Reads from /proc what a process and its descendants cost. This needs Linux. */
import { readdirSync, readFileSync } from 'node:fs';

export interface SeenProcess {
  pid: number;
  parent: number;
  /** The command and its arguments. */
  words: readonly string[];
  /** Processor time up to now. */
  seconds: number;
  /** Pages that several processes share are counted by share. 0 for a process that has just ended. */
  mb: number;
}

export function listDescendants(root: number): SeenProcess[] {
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
    const seconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
    return { pid, parent: Number(fields[1]), words, seconds, mb: 0 };
  } catch {
    return undefined;
  }
}

function measureMegabytes(pid: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

export function sumNumbers(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
