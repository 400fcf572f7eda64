import { defineConfig } from 'vitest/config';

/** Each of their runs scans a checkout with real scanners, which take a core for seconds. */
const scans = [
  'baseline',
  'cancelled',
  'ci-systems',
  'command-line',
  'comment',
  'demo',
  'embedded',
  'embedded-action',
  'hidden',
  'hostile-checkout',
  'embedded-report',
  'identity',
  'line-endings',
  'seen-commands',
  'pages',
  'serve',
].map((name) => `test/scenarios/${name}.test.ts`);

/** Hundreds of runs of the built action, each a process. */
const faults = 'test/faults/**/*.test.ts';

/** Time for whatever hangs to show that it does, and too much for whatever works, on the busiest machine. */
const hangMs = 600_000;

export default defineConfig({
  test: {
    testTimeout: hangMs,
    hookTimeout: hangMs,
    expect: { poll: { timeout: hangMs / 2 } },
    pool: 'forks',
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['test/**/*.test.ts'],
          exclude: [...scans, faults],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // After the others, a file at a time and few runs at once: scans that all start together would starve each other.
        extends: true,
        test: { name: 'scans', include: scans, maxWorkers: 1, maxConcurrency: 2, sequence: { groupOrder: 1 } },
      },
      {
        // They say themselves how many of their runs work at once: many only wait.
        extends: true,
        test: { name: 'faults', include: [faults], maxWorkers: 2, maxConcurrency: 50, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
