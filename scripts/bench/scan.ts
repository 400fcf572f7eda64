/** The cost of an embedded scan: time, processor time, and memory of all its processes, for each `--clone DIR`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createFigure, type Figure, type Options } from './figures.ts';
import { measureProcesses, type TreeCost } from './process-tree.ts';

export async function measureScans({ rounds = 3, builds, clones }: Options): Promise<Figure[]> {
  if (clones.length === 0) process.stderr.write('scan: nothing is measured without --clone DIR\n');
  const figures: Figure[] = [];
  for (const clone of clones) {
    const costs: TreeCost[][] = builds.map(() => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, dist] of builds.entries()) costs[index]?.push(await runScan(dist, clone));
    const createScanFigure = (what: string, pick: (cost: TreeCost) => number, goal = '') =>
      createFigure(
        `embedded scan of ${basename(resolve(clone))}: ${what}`,
        costs.map((each) => each.map(pick)),
        { goal, digits: 1 },
      );
    figures.push(
      createScanFigure('seconds', ({ seconds }) => seconds, '≤ 1.3 × other'),
      createScanFigure('processor seconds', ({ cpuSeconds }) => cpuSeconds),
      createScanFigure('MB of all processes', ({ peakMb }) => peakMb),
    );
  }
  return figures;
}

async function runScan(dist: string, clone: string): Promise<TreeCost> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  try {
    const args = [join(dist, 'cli/index.js'), 'run', '--embedded', clone, '--scope', 'scan', '--local'];
    const cost = await measureProcesses(args, { PATH: process.env.PATH, TMPDIR: folder });
    if (cost.code !== 0 && cost.code !== 1) throw new Error(`${dist} ended with ${cost.code}:\n${cost.printed}`);
    return cost;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
