import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../../src/gate/policy/judge.ts';
import { readSavedReport } from '../../../../src/gate/report/json/saved.ts';
import { addJudgement } from '../../../../src/gate/report/judged.ts';
import { addScan, createReport } from '../../../../src/gate/report/report.ts';
import { GateError } from '../../../../src/shared/errors.ts';
import { severities } from '../../../../src/shared/severity.ts';
import { withRules } from '../../../model/rules/registry.ts';
import { propertyRuns } from '../../../model/runs.ts';
import { type Evidence, type Finding, noEvidence, type Policy, scopes } from '../../policy/evidence.ts';
import { render } from '../render.ts';

const time = fc.constantFrom(undefined, 1_700_000_000_000, 1_710_000_000_000, 1_720_000_000_000);
const paths = ['src/a.js', './src/a.js', 'b.js'] as const;

const finding: fc.Arbitrary<Finding> = fc.record({
  id: fc.constantFrom('v1', 'v2', 'v3', 'v4', 'v5', 'v6'),
  title: fc.constantFrom('A', 'B'),
  severity: fc.constantFrom(...severities),
  severityKnown: fc.boolean(),
  type: fc.constantFrom(undefined, 'SAST', 'SECRET', 'SCA'),
  status: fc.constantFrom('OPEN', 'FIXED', 'ACCEPTED_RISK', 'UNKNOWN'),
  cvss: fc.constantFrom(undefined, 3, 9.1),
  epss: fc.constantFrom(undefined, 0.2, 40),
  filePath: fc.constantFrom(undefined, ...paths),
  line: fc.constantFrom(undefined, 3, 30),
  label: fc.constantFrom('seen', 'maybe', 'elsewhere'),
  firstSeen: fc.constantFrom(undefined, true, false),
  detail: fc.option(
    fc.record({
      description: fc.constant('what'),
      cwe: fc.constantFrom(undefined, 'CWE-89'),
      codeSnippet: fc.constant(undefined),
      remediation: fc.constant(undefined),
      firstDetected: time,
      lastSeen: time,
      advisory: fc.constantFrom(undefined, {
        cves: ['CVE-2024-1'],
        ids: ['CVE-2024-1', 'GHSA-1'],
        fix: 'available' as const,
        fixedVersion: '2.0.0',
        fixedAt: 1_700_000_000_000,
        publishedAt: undefined,
      }),
    }),
    { nil: undefined },
  ),
});

const perSeverity = <T>(value: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(severities.map((severity) => [severity, value])), { requiredKeys: [] });
const counts = perSeverity(fc.nat({ max: 3 })) as fc.Arbitrary<Evidence['counts']>;

const evidence: fc.Arbitrary<Evidence> = fc.record({
  counts,
  findings: fc.uniqueArray(finding, { maxLength: 6, selector: ({ id }) => id }),
  lists: perSeverity(
    fc.constantFrom(
      { stands: true, settled: true },
      { stands: true, settled: false },
      { stands: false, settled: false },
    ),
  ) as fc.Arbitrary<Evidence['lists']>,
  unknownSeverities: fc.constantFrom('none', 'listed', 'unread'),
  startedAt: time,
  coverage: fc.constantFrom(undefined, { sast: 'covered' } as const, { sast: 'not covered' } as const),
  diagnostics: fc.constantFrom([], [{ engine: 'e', message: 'm', file_path: 'src/a.js' }]),
  changes: fc.option(
    fc.record({
      isComplete: fc.boolean(),
      files: fc
        .constantFrom<readonly (readonly [number, number])[] | undefined>([[1, 5]], [], undefined)
        .map((lines) => new Map([['src/a.js', { lines }]])),
    }),
    { nil: undefined },
  ),
  base: fc.option(
    fc.record({ scanId: fc.constant('s0'), branch: fc.constant('main'), counts, startedAt: time, completedAt: time }),
    {
      nil: undefined,
    },
  ),
  baseline: fc.constantFrom(undefined, {
    repository: 'github.com/acme/shop',
    branch: 'main',
    entries: ['v1', 'w'].map((id) => ({ violation_id: id, type: 'SAST' as const, title: 'A', file_path: 'src/a.js' })),
  }),
  earlierBase: fc.constant(undefined),
  known: fc.option(
    fc.record({
      base: fc.string(),
      old: fc.array(fc.uuid()).map((ids) => new Set(ids.sort())),
      doubtful: fc.array(fc.uuid()).map((ids) => new Set(ids.sort())),
      counts: fc.record({ HIGH: fc.nat(), LOW: fc.nat() }, { requiredKeys: [] }),
    }),
    { nil: undefined },
  ),
  origin: fc.constantFrom('service', 'embedded', 'sarif'),
});

const policy: fc.Arbitrary<Policy> = withRules(
  fc.record({
    failOnSeverity: fc.constantFrom(...severities, 'NONE'),
    threshold: fc.constantFrom([], [{ severity: 'HIGH', type: undefined, limit: 1 } as const]),
    failOnTypes: fc.constantFrom(undefined, ['SAST'] as const),
    failOnCvss: fc.constantFrom(undefined, 7),
    failOnEpss: fc.constantFrom(undefined, 5),
    scope: fc.constantFrom(...scopes),
    exceptions: fc.constantFrom([], [{ cwe: 'CWE-89', reason: 'known to all', expires: '2099-01-01' }]),
    today: fc.constant('2026-01-01'),
  }),
);

const scan = { scan_id: 's1', repository_id: 'r', branch: 'main', status: 'COMPLETED' as const };

function saved(given: Evidence, by: Policy): string {
  const scanned = addScan(createReport('0.1.0'), {
    ...scan,
    coverage: given.coverage,
    diagnostics: [...given.diagnostics],
  });
  const judged = { evidence: given, policy: by, judgement: judgeEvidence(given, by) };
  return render('json', addJudgement(scanned, judged, { disclose: 'all', isPublic: false, changes: undefined }));
}

describe('readSavedReport', () => {
  it('gives evidence that any policy judges as it would have judged the run', () => {
    fc.assert(
      fc.property(evidence, policy, policy, (given, then, now) => {
        const read = readSavedReport(saved(given, then), 'report.json').evidence ?? noEvidence;
        const [expected, actual] = [judgeEvidence(given, now), judgeEvidence(read, now)];
        expect(actual.verdict).toBe(expected.verdict);
        expect(actual.rules).toEqual(expected.rules);
        expect(actual.findings).toEqual(expected.findings);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  it('knows a run that ended before it had evidence', () => {
    const read = readSavedReport(render('json', createReport('0.1.0')), 'report.json');
    expect(read).toMatchObject({ verdict: 'inconclusive', reason: 'settings', evidence: undefined });
  });

  it.each<[string, string, RegExp]>([
    ['no JSON', 'hello', /^a\.json cannot be judged: it is not valid JSON/],
    [
      'a file cut off',
      saved(noEvidence, fc.sample(policy, 1)[0] as Policy).slice(0, 400),
      /not valid JSON, or it is truncated/,
    ],
    ['null', 'null', /not a report file/],
    ['another file', '{"name":"scan-gate"}', /not a report file/],
    ['another format', '{"format_version":2}', /format 2, but this version reads format 1/],
    ['a damaged report', '{"format_version":1,"evidence":null}', /damaged at tool/],
  ])('refuses %s', (_, text, message) => {
    const read = () => readSavedReport(text, 'a.json');
    expect(read).toThrow(GateError);
    expect(read).toThrow(message);
  });

  it('refuses a report with a count that is none', () => {
    const broken = JSON.parse(saved(noEvidence, fc.sample(policy, 1)[0] as Policy));
    broken.scan.counts.high = -1;
    expect(() => readSavedReport(JSON.stringify(broken), 'a.json')).toThrow(/damaged at scan\.counts\.high/);
  });
});
