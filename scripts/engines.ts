/**
 * Measures the quality and the cost of the embedded scanners: scans checkouts with the build, and prints the tables of
 * `docs/engines.md`. `node scripts/engines.ts --truths DIR CHECKOUT …`. The folder contains `truth/NAME.json` for each
 * project with known vulnerabilities, and `labels/NAME.json` for findings that a person judged by reading the code. A
 * project without truths counts as well maintained. `--advisories` is the same as in `run`.
 */
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type MeasuredScan, measureScan } from './engines/measure.ts';
import { codeLines, headOf, type Project } from './engines/project.ts';
import { tables } from './engines/tables.ts';
import { findingKey, isGrave, judge, readTruths } from './engines/truths.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    truths: { type: 'string' },
    advisories: { type: 'string' },
    missed: { type: 'boolean', default: false },
    unlabelled: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0)
  throw new Error(
    'Name the checkouts to scan: npm run engines -- [--truths DIR] [--advisories SOURCES] [--missed] [--unlabelled] CHECKOUT …',
  );

const projects: Project[] = [];
for (const folder of positionals) {
  const project = await scanned(resolve(folder));
  projects.push(project);
  if (values.missed) for (const { id, type, cwe, file, what } of project.missed) say([id, type, cwe, file, what]);
  if (values.unlabelled)
    for (const finding of project.unlabelled) say([finding.severity, finding.type, findingKey(finding)]);
}
process.stdout.write(`${tables(projects)}\n`);

async function scanned(folder: string): Promise<Project> {
  const name = basename(folder);
  const commit = headOf(folder);
  const truths = values.truths === undefined ? undefined : readTruths(values.truths, name);
  if (truths?.commit !== undefined && truths.commit !== commit)
    throw new Error(`${name} is at ${commit}; its holes are known of ${truths.commit}. Check that commit out.`);
  const scan: MeasuredScan = await measureScan(folder, values.advisories);
  const judged = judge(scan.findings, truths);
  const unlabelled = scan.findings.filter((one) => isGrave(one) && truths?.labels[findingKey(one)] === undefined);
  return { name, commit, lines: codeLines(folder), scan, unlabelled, ...judged };
}

function say(words: readonly string[]): void {
  process.stdout.write(`${words.join('  ')}\n`);
}
