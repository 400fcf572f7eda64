import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

// As users load packages: some have a slower build beside, for development, with which Vite would load them.
process.env.NODE_ENV = 'production';

/** Scenarios whose runs are always processes of the build: what only shows from outside, and some of every kind. */
const built = [
  ...[
    'cancelled',
    'demo',
    'dependabot',
    'embedded-action',
    'hostile-checkout',
    'pages',
    'pipe',
    'rehearsal',
    'serve',
    'unexpected',
  ],
  ...['github', 'receivers', 'surfaces'],
].map((name) => `test/scenarios/${name}.test.ts`);

/** Commands and actions played in the test's own process, which scans in its own thread. */
const played = ['test/cli/**/*.test.ts', 'test/contract/*.test.ts', 'test/scenarios/*.test.ts'];

/** Runs of the action between peers that go wrong, some of them processes of the build. */
const faults = 'test/faults/**/*.test.ts';

/** One more than the two processors that they are meant for: tests wait for programs, files and timers, too. */
const workers = 3;

/** Of a zone that a project names alone. */
const zoned = 'test/zones.test.ts';

/** What days and times are made of runs once more at both ends of the day. */
const zones = ['Pacific/Honolulu', 'Pacific/Kiritimati'].map(
  (zone): TestProjectConfiguration => ({
    extends: true,
    test: {
      name: zone,
      env: { TZ: zone },
      include: [
        'zones',
        'cli/{exceptions,keys}',
        'policy/{exception-terms,exceptions,grace,times}',
        'policy/vex/claims',
        'report/vex',
        'settings/vex-document',
        'gate/kev',
      ].map((name) => `test/${name}.test.ts`),
      maxWorkers: workers,
      sequence: { groupOrder: 0 },
    },
  }),
);

/** They start no process and leave nothing behind: those that follow each other share a process, and what it loaded. */
const light = [
  'api/!(http|silence)',
  'ci/github/!(runner)',
  'ci/!(local-diff|log|source-reader)',
  'policy/!(changes|code-owners|exception-index|exceptions|glob)',
  'policy/{languages,predicates,rules,scopes,vex}/*',
  'report/!(annotations|hostile-*|neutral|numbers|place|vex)',
  'report/{agent,json,log,sarif,sentence}/*',
  '{clock,errors,once,prose}',
  'ci/context/{source-rules,standing,workflow}',
  'git/{commit-name,environment,hardening,links,npm,paths,programs}',
  '{languages,text}/*',
  'sarif/!(intake|scanner-run|severity)',
  'scanners/{answers,iac,python}/*',
  'scanners/sast/!(many|markup)',
  'scanners/sast/{program,rules}/*',
  'scanners/sca/!(literals)',
  'scanners/sca/versions/*',
  'scanners/secrets/!(signs)',
  'service/justification',
  'service/webhooks/{addresses,send}',
  'settings/!(policy-file|policy-settings|settings)',
  'gate/{,sources/service/}!(adoption|diff|kev|policy|surroundings)',
  'surfaces/!(files|registry|spill|whole-file)',
  'surfaces/{check-run,comment}/*',
].map((name) => `test/${name}.test.ts`);
const sharing: TestProjectConfiguration = {
  extends: true,
  test: { name: 'light', include: light, isolate: false, maxWorkers: workers, sequence: { groupOrder: 0 } },
};

/** What `npm run test:quick` leaves to `npm test`: builds, scans with real scanners, repositories by the dozen, browsers, and many runs. */
const slow = [
  'build',
  'pack',
  '{contract,crash,fuzz,scenarios}/**/*',
  'ci/{local-diff,source-reader}',
  'ci/rows/*',
  'ci/context/{checkout,read-context}',
  'cli/{advisories,answers,baseline,embedded,exceptions,repos,sarif-baseline,secrets,simulate-last,unattended}',
  'cli/doctor/{doctor,languages}',
  'cli/init/init',
  'cli/judge/{judge,origin}',
  'cli/verify/verify',
  'docs/{service-page,workflows}',
  'gate/{diff,policy}',
  'gate/sources/origin',
  'gate/sources/sarif/{base,files}',
  'generate',
  'git/{attacks,checkout,deepen,history,line,origin,tracked}',
  'inputs/*',
  'model/{collect,ordinary,properties}',
  'model/gate/gate',
  'report/{hostile-*,numbers,official-schemas,vex}',
  'report/html/*',
  'runs/{advisories,place}',
  'sarif/{intake,scanner-run,severity}',
  'service/{data-flow-limits,known-findings,scan-commit}',
  'scanners/sast/{many,markup}',
  'scanners/sca/literals',
  'scanners/program',
  'scanners/patterns/patterns',
  'scanners/python/{imports,python}',
  'scanners/process/engine-process',
  'surfaces/{code-scanning,review}',
].map((name) => `test/${name}.test.ts`);
const quick: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'quick',
    include: ['test/**/*.test.ts'],
    exclude: [...light, ...slow, 'test/faults/!(built).test.ts', zoned],
    maxWorkers: workers,
    sequence: { groupOrder: 0 },
  },
};

/** Every run of a scenario is a process of the build then, and every scan one of the scanners' own. */
const isLong = process.env.TEST_LONG === '1';

/** Time for whatever hangs to show that it does, and too much for whatever works, on the busiest machine. */
const hangMs = 600_000;

export default defineConfig({
  test: {
    testTimeout: hangMs,
    hookTimeout: hangMs,
    expect: { poll: { timeout: hangMs / 2 } },
    pool: 'forks',
    // To start git takes a process the longer the more memory it has: with less for young objects it has a third less.
    execArgv: ['--max-semi-space-size=2'],
    globalSetup: 'test/global-setup.ts',
    projects:
      process.env.TEST_QUICK === '1'
        ? [{ ...sharing, test: { ...sharing.test, exclude: slow } }, quick]
        : [
            ...zones,
            sharing,
            {
              extends: true,
              test: {
                name: 'tests',
                include: ['test/**/*.test.ts'],
                exclude: [...light, ...played, faults, zoned],
                maxWorkers: workers,
                sequence: { groupOrder: 0 },
              },
            },
            {
              extends: true,
              test: {
                name: 'played',
                include: played,
                exclude: built,
                setupFiles: isLong ? [] : ['test/scan-here.ts'],
                env: isLong ? { SCENARIOS: 'dist' } : { SCAN_HERE: '1' },
                maxWorkers: isLong ? 1 : workers,
                sequence: { groupOrder: isLong ? 1 : 0 },
              },
            },
            {
              // After the others, and two runs at once: scans that all start together would starve each other.
              extends: true,
              test: {
                name: 'built',
                include: built,
                env: { SCENARIOS: 'dist' },
                maxWorkers: 2,
                maxConcurrency: 1,
                sequence: { groupOrder: 2 },
              },
            },
            {
              // Beside the built ones. They say themselves how many of their runs work at once: many only wait.
              extends: true,
              test: {
                name: 'faults',
                include: [faults],
                maxWorkers: 2,
                maxConcurrency: 50,
                sequence: { groupOrder: 2 },
              },
            },
          ],
  },
});
