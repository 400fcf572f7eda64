/** The tests of the judgement alone, for `npm run test:mutation`: quick tables first, then the model in few runs. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'test/policy/**/*.test.ts',
      'test/api/pages.test.ts',
      'test/steps/**/*.test.ts',
      'test/model/{collect,collect-display,properties}.test.ts',
    ],
    env: { MODEL_RUNS: '60' },
    testTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 1,
  },
});
