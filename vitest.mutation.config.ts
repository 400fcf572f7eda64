/** The tests of `src/policy` and `src/steps` that take seconds, for `npm run test:mutation`: tables first, then the model in few runs. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'test/policy/**/*.test.ts',
      'test/api/pages.test.ts',
      'test/steps/**/*.test.ts',
      'test/settings/policy-{file,settings}.test.ts',
      'test/report/{ending,sentence/sentence,summary/summary,json/saved}.test.ts',
      'test/gate.test.ts',
      'test/model/{collect,collect-display,properties}.test.ts',
    ],
    env: { MODEL_RUNS: '60' },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    pool: 'threads',
    maxWorkers: 1,
  },
});
