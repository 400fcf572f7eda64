/** The cost of an embedded scan: time, processor time, and memory of all its processes, for each `--clone DIR`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { listDescendants, sumNumbers } from '../processes.ts';
import { createFigure, type Figure, measureInTurns, type Options } from './figures.ts';
import { runToEnd } from './runs.ts';

export async function measureScans({ rounds = 3, builds, clones }: Options): Promise<Figure[]> {
  if (clones.length === 0) process.stderr.write('scan: nothing is measured without --clone DIR\n');
  const figures: Figure[] = [];
  for (const clone of clones) {
    const costs = await measureInTurns(builds, rounds, (dist) => runScan(dist, clone));
    const createScanFigure = (what: string, pick: (cost: ScanCost) => number, goal = '') => {
      const samples = costs.map((each) => each.map(pick));
      return createFigure(`embedded scan of ${basename(resolve(clone))}: ${what}`, samples, { goal, digits: 1 });
    };
    figures.push(
      createScanFigure('seconds', ({ seconds }) => seconds, '≤ 1.3 × other'),
      createScanFigure('processor seconds', ({ cpuSeconds }) => cpuSeconds),
      createScanFigure('MB of all processes', ({ peakMb }) => peakMb),
    );
  }
  return figures;
}

interface ScanCost {
  seconds: number;
  cpuSeconds: number;
  /** Peak at one moment, for all processes together. */
  peakMb: number;
}

async function runScan(dist: string, clone: string): Promise<ScanCost> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  const args = [join(dist, 'cli/index.js'), 'run', '--embedded', resolve(clone), '--scope', 'scan', '--local'];
  /** By process: its processor time when it was last seen. */
  const spent = new Map<number, number>();
  let peakMb = 0;
  const look = (pid: number) => {
    const family = listDescendants(pid);
    for (const each of family) spent.set(each.pid, each.seconds);
    peakMb = Math.max(peakMb, sumNumbers(family.map(({ mb }) => mb)));
  };
  try {
    const seconds = await runToEnd({ args, env: { PATH: process.env.PATH ?? '', TMPDIR: folder }, cwd: folder, look });
    return { seconds, cpuSeconds: sumNumbers(spent.values()), peakMb };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
