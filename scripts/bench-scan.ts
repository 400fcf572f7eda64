/**
 * What an embedded scan costs: `npm run bench -- scan --clone DIR [--against DIST]`. Time, processors' time and the memory of all
 * processes together; with answers kept, the first scan and the second; beside another build, in turns.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { optionOf, optionsOf, roundsOf } from './bench-options.ts';
import { withFirstRules } from './first-rules.ts';
import { costOfTree, type TreeCost } from './process-tree.ts';
import { type Figure, median, spread } from './statistics.ts';

const usualRounds = 3;
const flags = ['--scope', 'scan', '--annotations', 'none'];

interface Subject {
  what: string;
  args: readonly string[];
}

export async function benchScan(args: readonly string[]): Promise<object[]> {
  const [clone, against] = [optionOf(args, '--clone'), optionOf(args, '--against')];
  if (clone === undefined) throw new Error('scan needs --clone DIR, a clone whose checked-out commit is scanned');
  const costs = await withFirstRules((few) => {
    const alike = { what: 'this build looking for what the first version looked for', args: runOf(few, clone) };
    const subjects = (answers: string) => [...buildsOf(clone, against), alike, ...keepingOf(clone, answers)];
    return measureInTurns(subjects, roundsOf(args, usualRounds));
  });
  const base = costs.get('other build') ?? costs.get('this build') ?? [];
  return [...costs].map(([what, each]) => rowOf(what, each, base));
}

/** Of each clone, over the first version where its build is named; where no clone is, the table says so. */
export async function scanFigures(args: readonly string[]): Promise<Figure[]> {
  const [clones, against] = [optionsOf(args, '--clone'), optionOf(args, '--against')];
  if (clones.length === 0) {
    const now = 'not measured: name checkouts with --clone DIR, the first version with --against DIST';
    return [scanFigure('embedded scan', { now, spread: '' }, against)];
  }
  const rows: Figure[] = [];
  for (const clone of clones) {
    const costs = await measureInTurns(() => buildsOf(clone, against), roundsOf(args, usualRounds));
    const [own = [], other = []] = [costs.get('this build'), costs.get('other build')];
    const figure = (what: string, pick: (cost: TreeCost) => number): Figure => {
      const name = `embedded scan of ${basename(resolve(clone))}: ${what}`;
      const values = own.map((cost, round) => pick(cost) / (other[round] === undefined ? 1 : pick(other[round])));
      return scanFigure(name, { now: median(values).toFixed(2), spread: spread(values) }, against);
    };
    rows.push(
      figure('seconds', ({ seconds }) => seconds),
      figure('MB of all processes', ({ peakMb }) => peakMb),
    );
  }
  return rows;
}

function scanFigure(
  figure: string,
  { now, spread }: Pick<Figure, 'now' | 'spread'>,
  against: string | undefined,
): Figure {
  const isCompared = against !== undefined;
  return { figure, 'first version': isCompared ? '1' : '–', now, spread, 'to reach': isCompared ? '≤ 0.5' : '' };
}

async function measureInTurns(
  subjects: (answers: string) => Subject[],
  rounds: number,
): Promise<Map<string, TreeCost[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  const costs = new Map<string, TreeCost[]>();
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const { what, args } of subjects(join(folder, `answers-${round}`))) {
        const cost = await costOfTree(args, { PATH: process.env.PATH, TMPDIR: folder });
        // Whatever was found, it must have been judged: what could not be scanned costs nothing.
        if (cost.code !== 0 && cost.code !== 1) throw new Error(`${what} ended with ${cost.code}:\n${cost.printed}`);
        costs.set(what, [...(costs.get(what) ?? []), cost]);
      }
    return costs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function buildsOf(clone: string, against: string | undefined): Subject[] {
  return [
    ...(against === undefined ? [] : [{ what: 'other build', args: runOf(resolve(against), clone) }]),
    { what: 'this build', args: runOf(join(import.meta.dirname, '../dist'), clone) },
  ];
}

function runOf(dist: string, clone: string): string[] {
  return [join(dist, 'cli/index.js'), 'run', '--embedded', clone, ...flags];
}

function keepingOf(clone: string, answers: string): Subject[] {
  const args = [join(import.meta.dirname, 'scan-once.ts'), clone, answers];
  return [
    { what: 'scan alone, answers kept, first', args },
    { what: 'the same, second', args },
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
    'of the largest': shown(({ largestMb }) => largestMb, 0),
  };
}
