/**
 * Measures the quality and the cost of the embedded scanners: scans checkouts with the build, and prints the tables of
 * `docs/engines.md`. `npm run engines -- --truths DIR [CHECKOUT …]`. The folder contains `projects.json`,
 * `truth/NAME.json` for each project with known vulnerabilities, and `labels/NAME.json` for findings that a person
 * judged by reading the code. A project without truths counts as well maintained. Without a checkout, the projects of
 * `projects.json` are measured: in `--checkouts`, where those that are missing are cloned. `--advisories` is the same as
 * in `run`; `--build DIST` measures another build. `--suite NAME=DIR` prints the scorecard of a public suite instead.
 */
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureScan } from './engines/measure.ts';
import { countCodeLines, prepareCheckouts, readProjects, runGit } from './engines/projects.ts';
import { measureSuite } from './engines/suites.ts';
import { type MeasuredProject, renderTables } from './engines/tables.ts';
import { compareWithTruths, formatFindingKey, readTruths } from './engines/truths.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    truths: { type: 'string' },
    suite: { type: 'string', multiple: true, default: [] },
    advisories: { type: 'string' },
    build: { type: 'string', default: join(import.meta.dirname, '../dist') },
    checkouts: { type: 'string', default: join(import.meta.dirname, '../build/engines') },
    missed: { type: 'boolean', default: false },
    unlabelled: { type: 'boolean', default: false },
  },
});
const { truths: known, suite: suites } = values;
for (const suite of suites) process.stdout.write(`${await measureSuite(suite, resolve(values.build))}\n\n`);
if (suites.length > 0) process.exit();
if (positionals.length === 0 && known === undefined)
  throw new Error(
    'Name the folder with projects.json, or the checkouts: npm run engines -- [--truths DIR] [CHECKOUT …]',
  );
const listed = [known ?? '', join(import.meta.dirname, 'engines')];
const folders =
  positionals.length > 0 ? positionals : prepareCheckouts(listed.flatMap(readProjects), resolve(values.checkouts));

const projects: MeasuredProject[] = [];
for (const folder of folders.map((path) => resolve(path))) {
  const name = basename(folder);
  const commit = runGit(folder, 'rev-parse', 'HEAD').trim();
  const truths = known === undefined ? undefined : readTruths(known, name);
  if (truths?.commit !== undefined && truths.commit !== commit)
    throw new Error(`${name} is at ${commit}; its vulnerabilities are known for ${truths.commit}. Check that out.`);
  const scan = await measureScan(folder, resolve(values.build), values.advisories);
  const project = { name, commit, lines: countCodeLines(folder), scan, ...compareWithTruths(scan.findings, truths) };
  projects.push(project);
  const lines = [
    ...(values.missed ? project.missed.map(({ type, cwe, file, what }) => [type, cwe, file, what]) : []),
    ...(values.unlabelled
      ? project.unlabelled.map((finding) => [finding.severity, finding.type, formatFindingKey(finding)])
      : []),
  ];
  for (const line of lines) process.stdout.write(`${line.join('  ')}\n`);
}
process.stdout.write(`${renderTables(projects)}\n`);
