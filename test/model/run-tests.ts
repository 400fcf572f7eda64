/** Runs test files in a copy of the sources and says which of their assertions failed; what else goes wrong is no answer. */
import { join } from 'node:path';
import { createVitest, type TestCase, type TestRunResult, type Vitest } from 'vitest/node';
import { failsAssertion } from './failed-assertion.ts';

export interface Outcome {
  isClean: boolean;
  /** `file › title` of the tests in which an assertion failed. */
  failed: readonly string[];
}

/** One runner for a folder: a file that has changed is told to it, and nothing else is read twice. */
export interface Tests {
  /** Files, or folders of them; `isShort` ends with the first test that fails. */
  run(files: readonly string[], isShort?: boolean): Promise<Outcome>;
  /** The text of this file is another one now. */
  changed(path: string): void;
  close(): Promise<void>;
}

/** A defect may make a test wait for ever; that alone notices nothing. */
const hangMs = 120_000;

export async function openTests(folder: string): Promise<Tests> {
  const vitest = await createVitest('test', {
    root: folder,
    config: join(folder, 'vitest.config.ts'),
    watch: false,
    // Nothing is said of a single run.
    reporters: [{}],
    testTimeout: hangMs,
    maxWorkers: 1,
    env: { MODEL_RUNS: process.env.MODEL_RUNS ?? '3000', TEST_LONG: '1' },
  });
  return {
    run: (files, isShort = false) => run(vitest, files, isShort),
    changed: (path) => vitest.invalidateFile(path),
    close: () => vitest.close(),
  };
}

async function run(vitest: Vitest, files: readonly string[], isShort: boolean): Promise<Outcome> {
  for (const { config } of vitest.projects) config.bail = isShort ? 1 : 0;
  const tests = await vitest.globTestSpecifications([...files]);
  const { testModules: all, unhandledErrors }: TestRunResult = await vitest.runTestSpecifications(tests);
  // What other files said in an earlier run stands there still.
  const wanted = new Set(tests.map(({ moduleId }) => moduleId));
  const modules = all.filter(({ moduleId }) => wanted.has(moduleId));
  const isClean = unhandledErrors.length === 0 && modules.every((each) => each.ok() && each.errors().length === 0);
  const failed = modules.flatMap((each) => [...each.children.allTests('failed')].filter(hasFailedAssertion));
  return { isClean, failed: failed.map((test) => `${test.module.relativeModuleId} › ${test.fullName}`) };
}

export function hasFailedAssertion(test: TestCase): boolean {
  return (test.result().errors ?? []).some(failsAssertion);
}
