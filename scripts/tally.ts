/** Prints one line with the result of the tests, from the report of the test run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  success: boolean;
}

const path = join(import.meta.dirname, '../reports/tests.json');
const report = JSON.parse(readFileSync(path, 'utf8')) as TestReport;
const skipped = report.numPendingTests > 0 ? `, ${report.numPendingTests} skipped` : '';
process.stdout.write(`${report.numPassedTests} passed, ${report.numFailedTests} failed${skipped}\n`);
process.exitCode = report.success && report.numPassedTests > 0 ? 0 : 1;
