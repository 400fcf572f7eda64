import { defineConfig } from 'vitest/config';

/** Compares two builds; `scripts/compare.ts` starts it. */
export default defineConfig({
  test: {
    include: ['test/compare/compare.ts'],
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/set-up.ts',
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    maxConcurrency: 8,
  },
});
