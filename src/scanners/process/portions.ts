/** How the files of one engine are shared out between its processes: neighbours go to the same one, because scripts of a folder load each other. */
import { bytesOf } from '../../text/contents.ts';
import type { Task } from '../task.ts';

export interface Portions {
  /** For a process more: half of what another one has most of. */
  open(): Portion;
  /** Of what no process has taken. */
  bytesLeft(): number;
  bytesAt(place: number): number;
}

export interface Portion {
  /** Places of the tasks that its process is asked about next; none when nothing is left for any process. */
  take(): number[];
}

/** Together no more than a process has soon looked at, so that others get their share. */
const mostTasks = 32;
const mostBytes = 128 * 1024;

/** What a file costs whatever its length, counted as if it were longer. */
const ownBytes = 512;

/** Places that follow each other. */
interface Run {
  from: number;
  to: number;
}

export function divide(tasks: readonly Task[]): Portions {
  const before = bytesBefore(tasks);
  const runs: Run[] = [];
  const bytesIn = ({ from, to }: Run): number => (before[to] ?? 0) - (before[from] ?? 0);
  const bytesLeft = () => runs.reduce((sum, run) => sum + bytesIn(run), 0);
  const halfOfLargest = (): Run => {
    const [largest] = runs.toSorted((a, b) => bytesIn(b) - bytesIn(a));
    if (largest === undefined) return { from: 0, to: tasks.length };
    const { from, to } = largest;
    const goal = (before[from] ?? 0) + bytesIn(largest) / 2;
    let middle = from;
    while (middle < to && (before[middle + 1] ?? 0) <= goal) middle += 1;
    largest.to = middle;
    return { from: middle, to };
  };
  const take = (run: Run): number[] => {
    if (run.from === run.to) Object.assign(run, halfOfLargest());
    // Towards the end less at a time: nobody can help with what a process has in hand.
    const most = runs.length === 1 ? mostBytes : Math.min(mostBytes, bytesLeft() / (2 * runs.length));
    const taken: number[] = [];
    for (let bytes = 0; run.from < run.to && taken.length < mostTasks && (bytes === 0 || bytes < most); run.from += 1) {
      taken.push(run.from);
      bytes += bytesIn({ from: run.from, to: run.from + 1 });
    }
    return taken;
  };
  return {
    open: () => {
      const run = halfOfLargest();
      runs.push(run);
      return { take: () => take(run) };
    },
    bytesLeft,
    bytesAt: (place) => bytesIn({ from: place, to: place + 1 }),
  };
}

/** By place, and of all together at the end. */
function bytesBefore(tasks: readonly Task[]): number[] {
  const before = [0];
  for (const [place, { stored }] of tasks.entries()) before.push((before[place] ?? 0) + bytesOf(stored) + ownBytes);
  return before;
}
