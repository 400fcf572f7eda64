/**
 * What an embedded scan costs: `npm run bench -- scan --clone DIR [--against DIST]`. Time, processors' time and the memory of all
 * processes together; with answers kept, the first scan and the second; beside another build, in turns.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { costOfTree, type TreeCost } from './process-tree.ts';
import { median } from './statistics.ts';

const rounds = 3;
const flags = ['--scope', 'scan', '--annotations', 'none'];

interface Subject {
  what: string;
  args: readonly string[];
}

export async function benchScan(args: readonly string[]): Promise<object[]> {
  const [clone, against] = [optionOf(args, '--clone'), optionOf(args, '--against')];
  if (clone === undefined) throw new Error('scan needs --clone DIR, a clone whose checked-out commit is scanned');
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  const costs = new Map<string, TreeCost[]>();
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const { what, args: each } of subjectsOf(clone, against, join(folder, `answers-${round}`))) {
        const cost = await costOfTree(each, { PATH: process.env.PATH, TMPDIR: folder });
        // Whatever was found, it must have been judged: what could not be scanned costs nothing.
        if (cost.code !== 0 && cost.code !== 1) throw new Error(`${what} ended with ${cost.code}:\n${cost.printed}`);
        costs.set(what, [...(costs.get(what) ?? []), cost]);
      }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const base = costs.get('other build') ?? costs.get('this build') ?? [];
  return [...costs].map(([what, each]) => rowOf(what, each, base));
}

function subjectsOf(clone: string, against: string | undefined, answers: string): Subject[] {
  const root = join(import.meta.dirname, '..');
  const run = (dist: string) => [join(dist, 'cli/index.js'), 'run', '--embedded', clone, ...flags];
  const once = [join(root, 'scripts/scan-once.ts'), clone, answers];
  return [
    ...(against === undefined ? [] : [{ what: 'other build', args: run(resolve(against)) }]),
    { what: 'this build', args: run(join(root, 'dist')) },
    { what: 'scan alone, answers kept, first', args: once },
    { what: 'the same, second', args: once },
  ];
}

function rowOf(what: string, costs: readonly TreeCost[], base: readonly TreeCost[]): object {
  const shown = (pick: (cost: TreeCost) => number, digits: number) => {
    const value = median(costs.map(pick));
    return `${value.toFixed(digits)} (${(value / median(base.map(pick))).toFixed(2)})`;
  };
  return {
    what,
    's (ratio)': shown(({ seconds }) => seconds, 1),
    'CPU s (ratio)': shown(({ cpuSeconds }) => cpuSeconds, 1),
    'peak MB of all processes (ratio)': shown(({ peakMb }) => peakMb, 0),
  };
}

function optionOf(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}
