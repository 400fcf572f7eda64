/** Public suites whose cases are labelled, in the form of the OWASP Benchmark: https://owasp.org/www-project-benchmark/ */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderTable } from '../table.ts';
import { type MeasuredScan, measureScan } from './measure.ts';
import { runGit } from './projects.ts';
import type { ReportedFinding } from './truths.ts';

/** Weaknesses that count as the one of a case, as they do for the scorecards of the benchmark. */
const related: Readonly<Record<string, readonly number[]>> = {
  94: [94, 95],
  614: [614, 1004],
  330: [330, 338],
  328: [328, 327],
};

interface SuiteCase {
  name: string;
  category: string;
  isReal: boolean;
  cwe: string;
}

/** `suite`: `NAME=DIR`, a checkout with a file of expected results. */
export async function measureSuite(suite: string, build: string): Promise<string> {
  const [, name, folder] = /^([\w-]+)=(.+)$/.exec(suite) ?? [];
  if (name === undefined || folder === undefined)
    throw new Error(`--suite ${suite} names no folder: --suite owasp-java=DIR`);
  const expected = readdirSync(folder).find((each) => /^expectedresults.*\.csv$/.test(each));
  if (expected === undefined) throw new Error(`--suite ${suite}: the folder has no expectedresults-VERSION.csv`);
  const cases = readCases(readFileSync(join(folder, expected), 'utf8'));
  const scan = await measureScan(folder, build);
  const commit = runGit(folder, 'rev-parse', '--short', 'HEAD').trim();
  const cost = `${scan.processorSeconds.toFixed(1)} s of processor time, ${Math.round(scan.peakMb)} MB`;
  return `${name} \`${commit}\`, ${cases.length} cases, ${cost}\n\n${renderScores(cases, scan)}`;
}

function readCases(text: string): SuiteCase[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [name = '', category = '', isReal = '', cwe = ''] = line.split(',').map((cell) => cell.trim());
    return { name, category, isReal: isReal === 'true', cwe };
  });
}

/** The share of found holes, that of wrong reports, and their difference, for all findings and for the grave ones. */
function renderScores(cases: readonly SuiteCase[], { findings }: MeasuredScan): string {
  const grave = findings.filter(({ severity }) => severity === 'CRITICAL' || severity === 'HIGH');
  const byCategory = [...Map.groupBy(cases, ({ category }) => category)].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = byCategory.map(([category, own]) => ({
    ...{ category, count: own.length, all: scoreCases(own, findings), grave: scoreCases(own, grave).score },
  }));
  const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const format = (share: number) => (share * 100).toFixed(1);
  const body = rows.map(({ category, count, all, grave: score }) => [
    ...[category, String(count), format(all.found), format(all.wrong), format(all.score), format(score)],
  ]);
  const together = [
    format(average(rows.map(({ all }) => all.found))),
    format(average(rows.map(({ all }) => all.wrong))),
    format(average(rows.map(({ all }) => all.score))),
    format(average(rows.map((row) => row.grave))),
  ];
  const head = ['category', 'cases', 'found', 'wrong', 'score', 'score, high and critical'];
  return renderTable(head, [...body, ['average', String(cases.length), ...together]]);
}

function scoreCases(cases: readonly SuiteCase[], findings: readonly ReportedFinding[]) {
  const byFile = Map.groupBy(findings, ({ file_path: path }) => basename(path ?? '').replace(/\..*$/, ''));
  const isFound = ({ name, cwe }: SuiteCase) =>
    byFile.get(name)?.some((finding) => (related[cwe] ?? [Number(cwe)]).some((one) => finding.cwe === `CWE-${one}`));
  const share = (isReal: boolean) => {
    const own = cases.filter((one) => one.isReal === isReal);
    return own.length === 0 ? 0 : own.filter(isFound).length / own.length;
  };
  return { found: share(true), wrong: share(false), score: share(true) - share(false) };
}
