/** Any world that fast-check can think of, small enough to be shrunk to the heart of a failure. */
import fc from 'fast-check';
import { type Exception, type Policy, scopes } from '../gate/policy/evidence.ts';
import { withRules } from './rules/registry.ts';
import {
  dayMs,
  knownSeverities,
  knownTypes,
  type World,
  type WorldChanges,
  type WorldException,
  type WorldFinding,
  type WorldScan,
} from './world.ts';

type Threshold = Policy['threshold'][number];

const today = '2026-06-01';
const paths = ['src/a.js', 'src/b.js', 'lib/c.js', 'package-lock.json'];
const titles = ['SQL injection', 'Hard-coded key'];
const cwes = ['CWE-79', 'CWE-89', 'CWE-79, CWE-89'];
const mostScans = 8;

const rarely = (weight: number) =>
  fc.oneof({ weight: 100 - weight, arbitrary: fc.constant(false) }, { weight, arbitrary: fc.constant(true) });
const maybe = <T>(arbitrary: fc.Arbitrary<T>, missing = 15) =>
  fc.oneof({ weight: 100 - missing, arbitrary }, { weight: missing, arbitrary: fc.constant(undefined) });
const severity = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('HIGH', 'CRITICAL') },
  { weight: 5, arbitrary: fc.constantFrom('MEDIUM', 'LOW', 'INFO') },
);
const documented = fc.constantFrom('CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO') as fc.Arbitrary<Threshold['severity']>;
const type = fc.constantFrom('SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC') as fc.Arbitrary<
  NonNullable<Threshold['type']>
>;

/** Ours is over at `endMs`; the others lie before it, across it, or after it, while the gate reads. */
function otherScan(endMs: number): fc.Arbitrary<WorldScan> {
  const start = fc.oneof(
    fc.integer({ min: -100 * dayMs, max: -10 * 60_000 }),
    fc.integer({ min: -600_000, max: 0 }),
    fc.integer({ min: 0, max: endMs }),
    fc.integer({ min: endMs, max: endMs + 15_000 }),
  );
  return fc
    .record({
      branch: fc.oneof(
        { weight: 3, arbitrary: fc.constant(1) },
        { weight: 4, arbitrary: fc.integer({ min: 0, max: 3 }) },
      ),
      startMs: start,
      durationMs: fc.oneof(fc.integer({ min: 500, max: 20_000 }), fc.integer({ min: 1000, max: 400_000 })),
      hidesStart: rarely(4),
      hidesEnd: rarely(4),
      hidesCounts: fc.oneof({ weight: 19, arbitrary: fc.constant([]) }, fc.constant(['high'])),
    })
    .map(({ durationMs, ...scan }) => {
      // A later scan of our own branch would be of another commit, which the guards of the run see to.
      const isOfOurs = scan.branch === 0;
      const startMs = isOfOurs ? Math.min(scan.startMs, -durationMs - 1) : scan.startMs;
      return { ...scan, startMs, endMs: startMs + durationMs };
    });
}

const finding = fc.record<Omit<WorldFinding, 'id'>>({
  title: fc.constantFrom(...titles),
  severity: fc.oneof(
    { weight: 30, arbitrary: severity as fc.Arbitrary<string | undefined> },
    fc.constantFrom('BLOCKER', 'high', undefined),
  ),
  type: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom<string | undefined>(...knownTypes) },
    fc.constantFrom('DAST', undefined),
  ),
  openWord: fc.oneof(
    { weight: 12, arbitrary: fc.constant<string | undefined>('OPEN') },
    fc.constantFrom('SNOOZED', undefined),
  ),
  suppressed: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom('FALSE_POSITIVE' as const, 'ACCEPTED_RISK' as const) },
  ),
  cvss: maybe(fc.constantFrom(3.1, 7, 9.8)),
  epss: maybe(fc.constantFrom(0.5, 5, 40)),
  filePath: maybe(fc.constantFrom(...paths), 8),
  line: maybe(fc.integer({ min: 1, max: 40 }), 8),
  cwe: maybe(fc.constantFrom(...cwes)),
  held: fc.array(fc.boolean(), { minLength: mostScans + 1, maxLength: mostScans + 1 }),
  // Never the very millisecond of a scan's start or end: a service that stamps so does it always.
  moment: fc.integer({ min: 10_001, max: 989_999 }).map((millionths) => millionths / 1_000_000),
  lag: fc.array(
    fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    ),
    { minLength: mostScans + 1, maxLength: mostScans + 1 },
  ),
  hidesFirstDetected: rarely(6),
  hidesLastSeen: rarely(6),
});

const changes: fc.Arbitrary<WorldChanges> = fc.record({
  files: fc.uniqueArray(
    fc.record({
      path: fc.constantFrom(...paths),
      lines: maybe(
        fc.array(
          fc
            .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 9 }))
            .map(([first, more]): [number, number] => [first, first + more]),
          { maxLength: 2 },
        ),
      ),
    }),
    { selector: ({ path }) => path, maxLength: 3 },
  ),
  isComplete: rarely(90),
});

type Criteria = Pick<Exception, 'violationId' | 'cwe' | 'type' | 'path' | 'title'>;

const criteria: fc.Arbitrary<Criteria> = fc.record(
  {
    violationId: fc.integer({ min: 0, max: 12 }).map(findingId),
    cwe: fc.constantFrom('CWE-79', 'CWE-89'),
    type,
    path: fc.constantFrom('src/**', 'lib/c.js'),
    title: fc.constantFrom(...titles),
  },
  { requiredKeys: [] },
);

export const arbitraryException: fc.Arbitrary<WorldException> = fc
  .record({ criteria, expires: fc.constantFrom('2026-05-31', today, '2027-01-01', '2027-01-01') })
  .map(({ criteria: given, expires }) => ({
    exception: { ...given, reason: 'accepted', expires },
    covers: (candidate) => isCovered(candidate, given),
  }));

function isCovered(candidate: WorldFinding, { violationId, cwe, type, path, title }: Criteria): boolean {
  const answers = [
    violationId === undefined || candidate.id === violationId,
    cwe === undefined || candidate.cwe === cwe,
    type === undefined || candidate.type === type,
    title === undefined || candidate.title === title,
    path === undefined || (candidate.filePath?.startsWith(path.replace('**', '')) ?? false),
  ];
  const isEmpty = [violationId, cwe, type, path, title].every((criterion) => criterion === undefined);
  return !isEmpty && answers.every((fits) => fits);
}

export const arbitraryPolicy: fc.Arbitrary<Policy> = withRules(
  fc.record({
    failOnSeverity: fc.oneof(
      { weight: 3, arbitrary: fc.constant('HIGH' as const) },
      documented,
      fc.constant('NONE' as const),
    ),
    threshold: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      fc.uniqueArray(
        fc.record({ severity: documented, type: maybe(type, 50), limit: fc.integer({ min: 0, max: 3 }) }),
        {
          selector: (entry) => `${entry.severity} ${entry.type}`,
          maxLength: 3,
        },
      ),
    ),
    failOnTypes: maybe(fc.uniqueArray(type, { minLength: 1, maxLength: 3 }), 75),
    newAdvisoryGrace: fc.constantFrom({}, {}, {}, {}, { HIGH: 20 }, { CRITICAL: 60, HIGH: 1 }),
    paths: maybe(fc.constantFrom(['src/**'], ['lib/c.js', 'src/**']), 85),
    ignorePaths: maybe(fc.constantFrom(['src/a.js'], ['lib/**', 'src/b.js']), 85),
    failOnCvss: maybe(fc.constantFrom(7, 9.8), 80),
    failOnEpss: maybe(fc.constantFrom(5, 30), 80),
    unscored: fc.constantFrom('unknown', 'unknown', 'ignore'),
    untouched: fc.constantFrom('note', 'note', 'block'),
    scope: fc.constantFrom(...scopes),
    exceptions: fc.constant([]),
    today: fc.constant(today),
  }),
);

function findingId(index: number): string {
  return `vio_${index}`;
}

const service: fc.Arbitrary<World['service']> = fc.record({
  pageCap: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 10 })),
  maxLagMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5000 })),
  detailsLag: fc.boolean(),
  countsSuppressed: fc.boolean(),
  countsLateMs: fc.constantFrom(0, 0, 0, 1900),
  stamp: fc.constantFrom('end' as const, 'within' as const, 'start' as const, 'after' as const),
  writesEarly: fc.boolean(),
  shiftRate: fc.constantFrom(0, 0, 0.05, 0.5),
  faultRate: fc.constantFrom(0, 0, 0.02, 0.15),
  latencyMs: fc.constantFrom(30, 150, 900),
});

export const arbitraryWorld: fc.Arbitrary<World> = fc
  .integer({ min: 1000, max: 300_000 })
  .chain((endMs) =>
    fc.record({
      seed: fc.noShrink(fc.nat()),
      ours: fc.record({
        branch: fc.constant(0),
        startMs: fc.constant(0),
        endMs: fc.constant(endMs),
        hidesStart: rarely(3),
        hidesEnd: rarely(3),
        hidesCounts: fc.oneof({ weight: 19, arbitrary: fc.constant([]) }, fc.constant(['high'])),
      }),
      others: fc.array(otherScan(endMs), { maxLength: mostScans }),
      findings: fc.array(finding, { maxLength: 14 }),
      hasBase: rarely(85),
      mergeBaseMs: maybe(fc.integer({ min: -100 * dayMs, max: -1000 }), 30),
      changes: maybe(changes, 12),
      baseline: maybe(fc.uniqueArray(fc.nat(13), { maxLength: 8 }), 10),
      exceptions: fc.array(arbitraryException, { maxLength: 2 }),
      policy: arbitraryPolicy,
      service,
      pollDelayMs: fc.constantFrom(0, 100, 2000),
    }),
  )
  .map(({ ours, others, findings, ...world }) => ({
    ...world,
    scans: [ours, ...others],
    findings: findings.map((fields, index) => promptIfUnknown({ ...fields, id: findingId(index) })),
  }));

/**
 * The design's second look covers what the scan's own counts miss in the list; they say nothing about severities that
 * nobody documents, so these are taken to be listed at once.
 */
function promptIfUnknown(fields: WorldFinding): WorldFinding {
  return knownSeverities.includes(fields.severity ?? '') ? fields : { ...fields, lag: fields.lag.map(() => 0) };
}
