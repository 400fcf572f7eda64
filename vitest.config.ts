import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// As users load packages: some have a slower build beside, for development, with which Vite would load them.
process.env.NODE_ENV = 'production';

// To start a program, a process copies the table of its memory's pages: with large pages that takes a fifth of the time.
process.env.GLIBC_TUNABLES ??= 'glibc.malloc.hugetlb=1';

const all = ['test/**/*.test.ts'];

/** Commands and actions played in the test's own process, with one process beside it for the scanners. */
const played = listTests(['gate/cli/**/*', 'gate/{action/*,run/!(session)}', '{contract,scenarios}/*']);

/** Runs of the action between peers that go wrong, some of them processes of the build. */
const faults = 'test/faults/**/*.test.ts';

/** One more than the two processors that they are meant for: tests wait for programs, files and timers, too. */
const workers = 3;

/** Of a zone that a project names alone. */
const zoned = 'test/zones.test.ts';

/** What days and times are made of runs once more at both ends of the day. */
const zones = ['Pacific/Honolulu', 'Pacific/Kiritimati'].map((zone) =>
  project(zone, {
    env: { TZ: zone },
    include: listTests([
      'zones',
      'gate/cli/{exceptions,key-expiry}',
      'gate/policy/{exception-terms,exceptions,grace,times}',
      'gate/policy/vex/claims',
      'gate/report/vex',
      'gate/settings/vex-document',
      'gate/story/kev',
    ]),
  }),
);

/** What is about git itself starts it as the gate does; `test/start-cheaply.ts` does for the others. */
const ofGit = listTests(['shared/git/{attacks,checkout,deepen,history,origin}', 'gate/hosts/address-reader']);

/** They start programs by the hundred, which takes a process the longer the more it has loaded: each has one of its own. */
const starting = listTests([
  '{build,generate,ordinary,pack,release}',
  'gate/hosts/{diff,sources}',
  'gate/hosts/context/{checkout,read-context}',
  'gate/hosts/rows/*',
  'crash/*',
  'docs/{service-page,workflows}',
  'gate/story/{diff,policy}',
  'gate/story/sources/origin',
  'gate/story/sources/findings/{base,files}',
  'inputs/*',
  'gate/report/html/*',
  'scanners/{program,process/*}',
  'self-test/*',
  'service/{cluster,team}',
  'shared/scan/{data-flow-limits,known-findings,scan-commit}',
]);

/** What else `npm run test:quick` leaves to `npm test`: scans with real scanners, repositories by the dozen, browsers, and many runs. */
const slow = listTests([
  'gate/{action/**/*,run/!(session)}',
  '{contract,fuzz,scenarios}/**/*',
  'gate/cli/{advisories,baseline,embedded,exceptions,repos,sarif-baseline,secrets,simulate-last,unattended,uncommitted}',
  'gate/cli/doctor/{doctor,languages}',
  'gate/cli/init/init',
  'gate/cli/judge/judge',
  'gate/cli/verify/verify',
  'faults/!(built)',
  'model/{collect,ordinary,properties}',
  'model/gate/gate',
  'gate/report/{hostile-*,numbers,official-schemas,vex}',
  'shared/sarif/{intake,scanner-run,severity}',
  'scanners/programs/bounds',
  'scanners/sast/{many,markup}',
  'scanners/patterns/patterns',
  'scanners/python/{imports,python}',
  'service/page/browser',
  'shared/scan/programs',
  'gate/hosts/github/surfaces/{code-scanning,review}',
]);

/** Where tests start programs by the hundred: less memory for young objects, which makes each start cheaper. */
const execArgv = ['--max-semi-space-size=2'];

/** Every run of a scenario is a process of the build then, and every scan one of the scanners' own. */
const isLong = process.env.TEST_LONG === '1';

const cheaply = 'test/start-cheaply.ts';

/** Time for whatever hangs to show that it does, and too much for whatever works, on the busiest machine. */
const hangMs = 600_000;

export default defineConfig({
  test: {
    testTimeout: hangMs,
    hookTimeout: hangMs,
    expect: { poll: { timeout: hangMs / 2 } },
    pool: 'forks',
    // Files that follow each other share a process and what it loaded: each puts back what it changes of the process.
    isolate: false,
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/set-up.ts',
    projects:
      process.env.TEST_QUICK === '1'
        ? [project('quick', { include: all, exclude: [...ofGit, ...starting, ...slow, zoned] })]
        : [
            ...zones,
            project('git', { include: ofGit, isolate: true, execArgv }),
            project('starting', { include: starting, isolate: true, execArgv, setupFiles: cheaply }),
            project('tests', {
              include: all,
              exclude: [...ofGit, ...starting, ...played, faults, zoned],
              setupFiles: cheaply,
            }),
            project('played', {
              include: played,
              setupFiles: isLong ? [] : ['test/scan-here.ts', cheaply],
              execArgv,
              env: isLong ? { SCENARIOS: 'dist' } : { SCAN_HERE: '1' },
              maxWorkers: isLong ? 1 : workers,
              sequence: { groupOrder: isLong ? 1 : 0 },
            }),
            // They say themselves how many of their runs work at once: many only wait.
            project('faults', { include: [faults], maxConcurrency: 50 }),
          ],
  },
});

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, test: { name, maxWorkers: workers, sequence: { groupOrder: 0 }, ...test } };
}

/** By their paths below `test`. */
function listTests(names: readonly string[]): string[] {
  return names.map((name) => `test/${name}.test.ts`);
}
