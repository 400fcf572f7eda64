/** What a process and all that it starts cost, read from Linux while they run: processors' time, and memory that is theirs alone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface TreeCost {
  seconds: number;
  /** Of all processes together. */
  cpuSeconds: number;
  /** The most at one moment, of all processes together; what they share is counted once. */
  peakMb: number;
  /** The most of one process alone. */
  largestMb: number;
  code: number | null;
  printed: string;
}

const everyMs = 100;
/** Of the clock by which Linux counts processors' time. */
const ticksPerSecond = 100;

export async function measureProcesses(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<TreeCost> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const tree = watchTree(child);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { seconds: (performance.now() - start) / 1000, ...tree.end(), code, printed };
}

function watchTree({ pid = 0 }: ChildProcess): { end(): Pick<TreeCost, 'cpuSeconds' | 'peakMb' | 'largestMb'> } {
  /** By process: what it had taken when it was last seen. */
  const ticks = new Map<number, number>();
  let [peakKb, largestKb] = [0, 0];
  const look = (): void => {
    const all = familyOf(pid);
    for (const [each, used] of all) ticks.set(each, used);
    const memory = [...all.keys()].map(memoryOf);
    peakKb = Math.max(
      peakKb,
      memory.reduce((sum, each) => sum + each, 0),
    );
    largestKb = Math.max(largestKb, ...memory);
  };
  const timer = setInterval(look, everyMs);
  return {
    end: () => {
      clearInterval(timer);
      const used = [...ticks.values()].reduce((sum, each) => sum + each, 0);
      return { cpuSeconds: used / ticksPerSecond, peakMb: peakKb / 1024, largestMb: largestKb / 1024 };
    },
  };
}

/** The process and its descendants, with the ticks that each has taken. */
function familyOf(root: number): Map<number, number> {
  const children = new Map<number, { pid: number; ticks: number }[]>();
  let own = 0;
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? fieldsOf(name) : undefined;
    if (fields === undefined) continue;
    // See proc_pid_stat(5), from the field behind the name on: the second is the parent, 12 and 13 are times.
    const [parent, ticks] = [Number(fields[1]), Number(fields[11]) + Number(fields[12])];
    if (Number(name) === root) own = ticks;
    children.set(parent, [...(children.get(parent) ?? []), { pid: Number(name), ticks }]);
  }
  const family = new Map([[root, own]]);
  for (const pid of family.keys()) for (const child of children.get(pid) ?? []) family.set(child.pid, child.ticks);
  return family;
}

function fieldsOf(pid: string): string[] | undefined {
  const text = textOf(`/proc/${pid}/stat`);
  return text === undefined ? undefined : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** In kB; none for one that has just ended. */
function memoryOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return undefined;
  }
}
