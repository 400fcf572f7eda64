/** What a run costs its readers, in words, lines, annotations and requests, as whole runs of a build show it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface TestReport {
  testResults: { assertionResults: { meta?: { words?: Record<string, number> } }[] }[];
}

/** One row for each number; `--against DIR` adds those of another build's `dist`. */
export async function benchWords(args: readonly string[]): Promise<object[]> {
  const other = args[args.indexOf('--against') + 1];
  const now = countWords(undefined);
  const before = args.includes('--against') && other !== undefined ? countWords(resolve(other)) : undefined;
  return Object.entries(now).map(([what, count]) => ({
    what,
    ...(before === undefined ? {} : { before: before[what] }),
    now: count,
  }));
}

function countWords(dist: string | undefined): Record<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  const file = join(folder, 'tests.json');
  const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
  const args = [
    vitest,
    'run',
    'test/scenarios/seen.test.ts',
    '-t',
    'costs words',
    '--reporter=json',
    `--outputFile=${file}`,
  ];
  try {
    execFileSync(process.execPath, args, {
      cwd: join(import.meta.dirname, '..'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...(dist === undefined ? {} : { SCAN_GATE_TESTED_DIST: dist }) },
    });
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    return Object.assign({}, ...tests.map(({ meta }) => meta?.words ?? {}));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
