/** What a pull request costs in requests to the service and to GitHub, as the scenarios of the built action count them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface TestReport {
  testResults: { assertionResults: { title: string; meta?: { requests?: Record<string, number> } }[] }[];
}

export async function benchRequests(): Promise<object[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  try {
    const file = join(folder, 'tests.json');
    const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', 'test/scenarios/requests.test.ts', '--reporter=json', `--outputFile=${file}`];
    execFileSync(process.execPath, args, {
      cwd: join(import.meta.dirname, '..'),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    return tests.map(({ title, meta }) => ({ 'pull request': title.replace(/:.*/, ''), ...meta?.requests }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
