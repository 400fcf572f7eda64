/** Runs test files in a copy of the sources and says which of their assertions failed; what else goes wrong is no answer. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

export interface Outcome {
  isClean: boolean;
  /** `file › title` of the tests in which an assertion failed. */
  failed: readonly string[];
}

/** Titles are facts about behaviour; a property, what was to be rejected, and an error of the gate itself say so in words of their own. */
const assertion = /^(?:AssertionError|GateError|Error: (?:Property failed|Snapshot|expected |promise ))/;

/** A defect may make a test wait for ever; that alone notices nothing. */
const hangMs = 120_000;

export async function runTests(
  folder: string,
  files: readonly string[],
  options: readonly string[] = [],
): Promise<Outcome> {
  const path = join(folder, 'outcome.json');
  rmSync(path, { force: true });
  const code = await exitOf(folder, [
    'run',
    '--reporter=json',
    `--outputFile=${path}`,
    `--testTimeout=${hangMs}`,
    ...options,
    ...files,
  ]);
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(
        ({ status, failureMessages }) => status === 'failed' && failureMessages.some((text) => assertion.test(text)),
      )
      .map(({ fullName }) => `${name.slice(folder.length + 1)} › ${fullName.trim()}`),
  );
  return { isClean: code === 0, failed };
}

function exitOf(folder: string, args: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, MODEL_RUNS: process.env.MODEL_RUNS ?? '3000' },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
}
