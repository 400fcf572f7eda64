/**
 * Measures the quality and the cost of the embedded scanners: scans checkouts with the build, and prints the tables of
 * `docs/engines.md`. `node scripts/engines.ts --truths DIR CHECKOUT …`. The folder contains `truth/NAME.json` for each
 * project with known vulnerabilities, and `labels/NAME.json` for findings that a person judged by reading the code. A
 * project without truths counts as well maintained. `--advisories` is the same as in `run`.
 */
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type MeasuredScan, measureScan } from './engines/measure.ts';
import { countCodeLines, type MeasuredProject, readHeadCommit } from './engines/project.ts';
import { renderTables } from './engines/tables.ts';
import { compareWithTruths, formatFindingKey, isSevere, readTruths } from './engines/truths.ts';

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

const projects: MeasuredProject[] = [];
for (const folder of positionals) {
  const project = await scanProject(resolve(folder));
  projects.push(project);
  if (values.missed) for (const { id, type, cwe, file, what } of project.missed) printLine([id, type, cwe, file, what]);
  if (values.unlabelled)
    for (const finding of project.unlabelled) printLine([finding.severity, finding.type, formatFindingKey(finding)]);
}
process.stdout.write(`${renderTables(projects)}\n`);

async function scanProject(folder: string): Promise<MeasuredProject> {
  const name = basename(folder);
  const commit = readHeadCommit(folder);
  const truths = values.truths === undefined ? undefined : readTruths(values.truths, name);
  if (truths?.commit !== undefined && truths.commit !== commit)
    throw new Error(`${name} is at ${commit}; its holes are known of ${truths.commit}. Check that commit out.`);
  const scan: MeasuredScan = await measureScan(folder, values.advisories);
  const judged = compareWithTruths(scan.findings, truths);
  const unlabelled = scan.findings.filter(
    (one) => isSevere(one) && truths?.labels[formatFindingKey(one)] === undefined,
  );
  return { name, commit, lines: countCodeLines(folder), scan, unlabelled, ...judged };
}

function printLine(words: readonly string[]): void {
  process.stdout.write(`${words.join('  ')}\n`);
}
