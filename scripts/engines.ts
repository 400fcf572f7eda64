/**
 * Measures the quality and the cost of the embedded scanners: scans checkouts with the build, and prints the tables of
 * `docs/engines.md`. `node scripts/engines.ts --truths DIR [CHECKOUT …]`. The folder contains `projects.json`,
 * `truth/NAME.json` for each project with known vulnerabilities, and `labels/NAME.json` for findings that a person
 * judged by reading the code. A project without truths counts as well maintained. Without a checkout, the projects of
 * `projects.json` are measured: in `--checkouts`, where those that are missing are cloned. `--advisories` is the same as
 * in `run`.
 */
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareCheckouts, readProjects } from './engines/checkouts.ts';
import { type MeasuredScan, measureScan } from './engines/measure.ts';
import { countCodeLines, type MeasuredProject, readHeadCommit } from './engines/project.ts';
import { renderTables } from './engines/tables.ts';
import { compareWithTruths, findLabel, formatFindingKey, isSevere, readTruths } from './engines/truths.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    truths: { type: 'string' },
    advisories: { type: 'string' },
    checkouts: { type: 'string', default: join(import.meta.dirname, '../build/engines') },
    missed: { type: 'boolean', default: false },
    unlabelled: { type: 'boolean', default: false },
  },
});
const folders =
  positionals.length === 0 && values.truths !== undefined
    ? prepareCheckouts(
        [...readProjects(values.truths), ...readProjects(join(import.meta.dirname, 'engines'))],
        resolve(values.checkouts),
      )
    : positionals;
if (folders.length === 0)
  throw new Error(
    'Name the folder with projects.json, or the checkouts to scan: npm run engines -- [--truths DIR] [--checkouts DIR] [--advisories SOURCES] [--missed] [--unlabelled] [CHECKOUT …]',
  );

const projects: MeasuredProject[] = [];
for (const folder of folders) {
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
    throw new Error(
      `${name} is at ${commit}; its vulnerabilities are known for ${truths.commit}. Check that commit out.`,
    );
  const scan: MeasuredScan = await measureScan(folder, values.advisories);
  const judged = compareWithTruths(scan.findings, truths);
  const unlabelled = scan.findings.filter((one) => isSevere(one) && findLabel(truths?.labels ?? {}, one) === undefined);
  return { name, commit, lines: countCodeLines(folder), scan, unlabelled, ...judged };
}

function printLine(words: readonly string[]): void {
  process.stdout.write(`${words.join('  ')}\n`);
}
