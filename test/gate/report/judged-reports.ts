/** Reports of runs that were judged, and any that people could meet. */
import fc from 'fast-check';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { addJudgement } from '../../../src/gate/report/judged.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import { createReport } from '../../../src/gate/report/report.ts';
import { severities } from '../../../src/shared/severity.ts';
import {
  atHigh,
  baseOf,
  changesOf,
  dayMs,
  detectedDaysAgo,
  type Evidence,
  evidence,
  finding,
  found,
  type Policy,
  scanStart,
} from '../policy/evidence.ts';
import { sampleReport } from './sample.ts';

const changes = changesOf(['src/app.js']);
export const blank = { ...createReport('1.0.0'), scan: sampleReport().scan, exitCode: 0 };
const exitCodes = { passed: 0, failed: 1, inconclusive: 2 };

/** The report of a run that judged this, on a pull request unless the rest says otherwise. */
export function judged(given: Evidence, policy: Policy, rest: Partial<Report> = {}): Report {
  const judgement = judgeEvidence(given, policy);
  const disclosure = { disclose: 'all', isPublic: false, changes: given.changes } as const;
  const report = addJudgement(
    { ...blank, pullRequest: 7, ...rest },
    { evidence: given, judgement, policy },
    disclosure,
  );
  return { ...report, exitCode: exitCodes[report.verdict], ...rest };
}

/** Any number of findings of any kind, judged by any policy: what people could meet. */
export const arbitraryReport = fc
  .record({
    findings: fc.array(
      fc.record({
        severity: fc.constantFrom(...severities),
        severityKnown: fc.boolean(),
        label: fc.constantFrom('seen', 'maybe', 'elsewhere'),
        status: fc.constantFrom('OPEN', 'FALSE_POSITIVE', 'FIXED'),
        type: fc.constantFrom('SAST', 'SCA', 'SECRET', undefined),
        filePath: fc.constantFrom('src/app.js', 'a.js', undefined),
        cvss: fc.constantFrom(undefined, 3, 9.8),
        detail: fc.constantFrom(undefined, detectedDaysAgo(0), detectedDaysAgo(90)),
      }),
      { maxLength: 40 },
    ),
    extra: fc.record(Object.fromEntries(severities.map((severity) => [severity, fc.nat({ max: 2000 })]))),
    base: fc.option(fc.record(Object.fromEntries(severities.map((severity) => [severity, fc.nat({ max: 2000 })]))), {
      nil: undefined,
    }),
    policy: fc.record({
      scope: fc.constantFrom('auto', 'scan', 'repository', 'changed'),
      failOnSeverity: fc.constantFrom(...severities, 'NONE'),
      failOnCvss: fc.constantFrom(undefined, 9),
      failOnEpss: fc.constantFrom(undefined, 5),
      unscored: fc.constantFrom('unknown', 'ignore'),
      maxAge: fc.constantFrom({}, { HIGH: 30 }),
      threshold: fc.constantFrom(
        [],
        [{ severity: 'MEDIUM', type: undefined, limit: 5 }],
        [{ severity: 'HIGH', type: 'SCA', limit: 0 }],
      ),
    }),
    settled: fc.boolean(),
    pullRequest: fc.option(fc.nat(), { nil: undefined }),
    enforced: fc.boolean(),
    uncovered: fc.constantFrom(undefined, '196 Python, 3 Go, 20 Ruby and 12 other files were not scanned'),
  })
  .map(({ findings, extra, base, policy, settled, uncovered, ...rest }) => {
    const own = findings.map((each) => finding(each as never));
    const counted = found(...own.filter(({ label }) => label !== 'elsewhere')).counts;
    const sums = Object.fromEntries(
      severities.map((severity) => [severity, (counted[severity] ?? 0) + (settled ? 0 : (extra[severity] ?? 0))]),
    );
    const given = evidence(sums, own, {
      state: { stands: true, settled },
      base: base === undefined ? undefined : baseOf(base),
      changes,
      startedAt: scanStart + dayMs,
    });
    return { ...judged(given, { ...atHigh, ...(policy as Partial<Policy>) }, rest), uncovered };
  });
