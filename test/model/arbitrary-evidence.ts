/** Any evidence that may lie before the judge, consistent or not. */
import fc from 'fast-check';
import { type Severity, severities } from '../../src/shared/severity.ts';
import type { BaseScan, Evidence, Finding, ListStatus } from '../gate/policy/evidence.ts';
import { dayMs } from './world.ts';

const startedAt = Date.parse('2026-06-01T10:00:00Z');
const paths = ['src/a.js', 'src/b.js', undefined];
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 6 });
const severity = fc.constantFrom('CRITICAL', 'HIGH', 'HIGH', 'HIGH', 'MEDIUM', 'LOW', 'INFO') as fc.Arbitrary<Severity>;

export const arbitraryFinding: fc.Arbitrary<Omit<Finding, 'id'>> = fc
  .record({
    title: fc.constantFrom('SQL injection', 'Hard-coded key'),
    severity,
    severityKnown: fc.constantFrom(true, true, true, true, true, false),
    type: fc.constantFrom('SAST', 'SCA', 'SECRET', 'IAC', undefined),
    status: fc.constantFrom('OPEN', 'OPEN', 'OPEN', 'UNKNOWN', 'FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK'),
    cvss: maybe(fc.constantFrom(3, 7, 9.8)),
    epss: maybe(fc.constantFrom(0.5, 5, 40)),
    filePath: fc.constantFrom(...paths),
    line: maybe(fc.integer({ min: 1, max: 20 })),
    label: fc.constantFrom('seen', 'maybe', 'elsewhere'),
    firstSeen: fc.constant(undefined),
    ageMs: maybe(fc.integer({ min: 0, max: 40 * dayMs })),
    cwe: fc.constantFrom('CWE-79', 'CWE-89', undefined),
    isDetailed: fc.boolean(),
  })
  .map(({ ageMs, cwe, isDetailed, ...finding }): Omit<Finding, 'id'> => {
    const nothing = { description: undefined, codeSnippet: undefined, remediation: undefined, lastSeen: startedAt };
    const firstDetected = ageMs === undefined ? undefined : startedAt - ageMs;
    return {
      ...finding,
      severity: finding.severityKnown ? finding.severity : 'CRITICAL',
      detail: isDetailed ? { ...nothing, cwe, firstDetected } : undefined,
    } as Omit<Finding, 'id'>;
  });

const listState: fc.Arbitrary<ListStatus> = fc.constantFrom(
  { stands: true, settled: true },
  { stands: true, settled: true },
  { stands: true, settled: false },
  { stands: false, settled: false },
);

const bySeverity = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.record(
    { CRITICAL: arbitrary, HIGH: arbitrary, MEDIUM: arbitrary, LOW: arbitrary, INFO: arbitrary },
    { requiredKeys: ['CRITICAL', 'MEDIUM', 'LOW', 'INFO'] },
  );

const base: fc.Arbitrary<BaseScan> = fc.record({
  scanId: fc.constant('scan_base'),
  branch: fc.constant('main'),
  counts: bySeverity(fc.nat(3)),
  startedAt: maybe(fc.integer({ min: startedAt - 31 * dayMs, max: startedAt - 30 * dayMs })),
  completedAt: maybe(fc.integer({ min: startedAt - 30 * dayMs, max: startedAt })),
  others: fc.constantFrom(undefined, []),
});

const idSet = () => fc.subarray(['f0', 'f1', 'f2', 'f3', 'f30']).map((ids) => new Set(ids));

export const arbitraryEvidence: fc.Arbitrary<Evidence> = fc
  .record({
    more: fc.array(fc.constantFrom<Severity>(...severities), { maxLength: 2 }),
    hides: fc.constantFrom<(Severity | undefined)[]>([], [], [], ['HIGH']),
    findings: fc.array(arbitraryFinding, { maxLength: 10 }),
    lists: bySeverity(listState) as fc.Arbitrary<Evidence['lists']>,
    unknownSeverities: fc.constantFrom('none', 'listed', 'listed', 'unread'),
    startedAt: maybe(fc.constant(startedAt)),
    changes: maybe(
      fc.record({
        files: fc
          .subarray(['src/a.js', 'src/b.js'])
          .map((files) => new Map(files.map((path) => [path, { lines: [[1, 10]] as const }]))),
        isComplete: fc.constantFrom(true, true, true, false),
      }),
    ),
    base: maybe(base),
    baseline: maybe(
      fc.subarray([0, 1, 2, 30, 31]).map((numbers) => ({
        repository: 'github.com/acme/shop',
        branch: 'main',
        entries: numbers.map((number) => ({
          violation_id: `f${number}`,
          type: 'SAST' as const,
          title: 'SQL injection',
          file_path: 'src/a.js',
        })),
      })),
    ),
    earlierBase: maybe(base),
    known: maybe(
      fc.record({
        base: fc.constant('main at 1a2b3c4d5e6f'),
        old: idSet(),
        doubtful: idSet(),
      }),
    ),
    origin: fc.constantFrom('service', 'embedded', 'sarif'),
  })
  .map(({ more, hides, findings, known: compared, ...rest }): Evidence => {
    const named = findings.map((finding, index) => ({ ...finding, id: `f${index}` }));
    // Whoever compares counts in the very findings that the scan counts.
    const fresh = named.filter(({ id }) => !compared?.old.has(id));
    const baseFindings = compared && { ...compared, counts: countsOf(fresh, more, hides) };
    const counts = countsOf(named, more, hides);
    return { ...rest, known: baseFindings, counts, findings: named, coverage: undefined, diagnostics: [] };
  });

/** What a scan counts that found the ones it is known to have seen, and perhaps some more. */
function countsOf(
  findings: readonly Finding[],
  more: readonly Severity[],
  hidden: readonly (Severity | undefined)[],
): Evidence['counts'] {
  const counts: Evidence['counts'] = {};
  for (const each of severities) {
    if (hidden.includes(each)) continue;
    const seen = findings.filter(
      ({ severity: own, severityKnown, label, status }) =>
        own === each && severityKnown && label === 'seen' && status !== 'FALSE_POSITIVE',
    );
    counts[each] = seen.length + more.filter((other) => other === each).length;
  }
  return counts;
}
