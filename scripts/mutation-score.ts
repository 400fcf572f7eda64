/**
 * The score of mutation reports, with and without the mutants of test/mutation/ that change nothing:
 * `npm run mutation-score -- [--alive] [reports/mutation.json …]`; `--alive` prints what is neither noticed nor listed, as lists write it.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** What is read of https://github.com/stryker-mutator/mutation-testing-elements/tree/master/packages/report-schema. */
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

interface Mutant {
  mutatorName: string;
  replacement?: string;
  status: string;
  location: Record<'start' | 'end', { line: number; column: number }>;
}

interface Row {
  mutants: number;
  noticed: number;
  listed: number;
}

const aimPercent = 94;
const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ options: { alive: { type: 'boolean' } }, allowPositionals: true });
const paths = positionals.length > 0 ? positionals : [join(root, 'reports/mutation.json')];
const lists = readLists();
const rows = new Map<string, Row>();
const alive: string[] = [];
const stale: string[] = [];
for (const path of paths) {
  const { files }: Report = JSON.parse(readFileSync(path, 'utf8'));
  for (const [file, { source, mutants }] of Object.entries(files)) count(file, source, mutants);
}
report();

function count(file: string, source: string, mutants: readonly Mutant[]): void {
  const folder = file.slice(0, file.lastIndexOf('/'));
  const row = rows.get(folder) ?? { mutants: 0, noticed: 0, listed: 0 };
  rows.set(folder, row);
  const left = [...(lists.get(file) ?? [])];
  const found: string[] = [];
  for (const mutant of mutants.filter(({ status }) => !/^(?:Ignored|CompileError|Pending)$/.test(status))) {
    row.mutants += 1;
    if (/^(?:Killed|Timeout|RuntimeError)$/.test(mutant.status)) row.noticed += 1;
    else {
      const text = changeOf(mutant, source.split('\n'));
      const at = left.indexOf(text);
      if (at < 0) found.push(text);
      else {
        left.splice(at, 1);
        row.listed += 1;
      }
    }
  }
  if (found.length > 0) alive.push(file, ...found);
  if (left.length > 0) stale.push(file, ...left);
}

/** `return «other > day» ? other : day; ⇒ other >= day`: the line, what is changed of it, and what it becomes. */
function changeOf({ location: { start, end }, replacement = '' }: Mutant, lines: readonly string[]): string {
  const [first = '', last = ''] = [lines[start.line - 1], lines[end.line - 1]];
  const before = first.slice(0, start.column - 1);
  const isOneLine = start.line === end.line;
  const changed = isOneLine ? first.slice(start.column - 1, end.column - 1) : `${first.slice(start.column - 1)} …`;
  const after = isOneLine ? first.slice(end.column - 1) : last.slice(end.column - 1);
  return plain(`${before}«${changed}»${after} ⇒ ${replacement}`);
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** By file, without the kinds: `equal ones: return «other > day» ? other : day; ⇒ other >= day`. */
function readLists(): Map<string, string[]> {
  const byFile = new Map<string, string[]>();
  for (const list of globSync('test/mutation/*.txt', { cwd: root })) {
    let listed: string[] = [];
    for (const line of readFileSync(join(root, list), 'utf8').split('\n')) {
      if (line.startsWith('src/')) {
        listed = [];
        byFile.set(line, listed);
      } else if (line.includes('⇒')) listed.push(line.slice(line.indexOf(': ') + 2));
    }
  }
  return byFile;
}

function report(): void {
  const all = { mutants: 0, noticed: 0, listed: 0 };
  console.log('| folder | mutants | noticed | listed | score | without listed |\n|---|---|---|---|---|---|');
  for (const [folder, row] of [...rows].sort()) {
    for (const key of ['mutants', 'noticed', 'listed'] as const) all[key] += row[key];
    console.log(lineOf(folder, row));
  }
  console.log(lineOf('all', all));
  if (values.alive) console.log(`\n${alive.join('\n')}`);
  if (stale.length > 0) console.error(`\nListed, but noticed or not there any more:\n${stale.join('\n')}`);
  if (stale.length > 0 || percent(all) < aimPercent) process.exitCode = 1;
}

function lineOf(folder: string, row: Row): string {
  const raw = percent({ ...row, listed: 0 }).toFixed(1);
  return `| ${folder} | ${row.mutants} | ${row.noticed} | ${row.listed} | ${raw} % | ${percent(row).toFixed(1)} % |`;
}

function percent({ mutants, noticed, listed }: Row): number {
  return (100 * noticed) / (mutants - listed);
}
