/** Evidence and policies for decision tables: complete unless the row says otherwise. */
import { type Evidence, type ListStatus, noEvidence } from '../../src/policy/evidence.ts';
import { type CoverResult, indexExceptions } from '../../src/policy/exceptions.ts';
import type { Finding, FindingDetail } from '../../src/policy/finding.ts';
import { judgeEvidence } from '../../src/policy/judge.ts';
import type { Exception, Policy } from '../../src/policy/policy.ts';
import type { NamedRule } from '../../src/policy/rules/named.ts';
import { buildPolicy } from '../../src/settings/policy-settings.ts';
import { readSettings } from '../../src/settings/reading.ts';
import { type Severity, severities } from '../../src/severity.ts';

export const scanStart = Date.parse('2026-06-01T10:00:00Z');
export const dayMs = 24 * 3600 * 1000;

/** What is judged by when nothing is set. */
export const defaultPolicy: Policy = buildPolicy(
  readSettings({ 'base-url': { value: 'https://scanner.example.com/v1', source: 'input' } }),
  { exceptions: [] },
  '2026-06-01',
);

export const atHigh: Policy = { ...defaultPolicy, scope: 'scan' };

export const noCounts: Record<Severity, number> = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, INFO: 0 };
export const listed: ListStatus = { stands: true, settled: false };
export const settled: ListStatus = { stands: true, settled: true };
export const changing: ListStatus = { stands: false, settled: false };

let ordinal = 0;
export function finding(fields: Partial<Finding> = {}): Finding {
  ordinal += 1;
  return {
    id: `f${ordinal}`,
    title: 'A finding',
    severity: 'HIGH',
    severityKnown: true,
    type: 'SAST',
    status: 'OPEN',
    cvss: undefined,
    epss: undefined,
    filePath: 'a.js',
    line: 1,
    label: 'seen',
    firstSeen: undefined,
    detail: undefined,
    ...fields,
  };
}

export const many = (count: number, fields: Partial<Finding> = {}) =>
  Array.from({ length: count }, () => finding(fields));

/** A detail that says when the finding was first detected: so many days before the scan. */
export function detectedDaysAgo(days: number): FindingDetail {
  const nothing = { description: undefined, cwe: undefined, codeSnippet: undefined, remediation: undefined };
  return { ...nothing, firstDetected: scanStart - days * dayMs, lastSeen: scanStart };
}

export function exception(fields: Partial<Exception>): Exception {
  return { reason: 'accepted', expires: '2027-01-01', ...fields };
}

/** Every severity is listed, in the same state. */
export function evidence(
  counts: Evidence['counts'],
  findings: readonly Finding[],
  more: Partial<Evidence> & { state?: ListStatus } = {},
): Evidence {
  const { state = settled, ...rest } = more;
  return {
    ...noEvidence,
    counts: { ...noCounts, ...counts },
    findings,
    lists: Object.fromEntries(severities.map((severity) => [severity, state])),
    unknownSeverities: 'listed',
    startedAt: scanStart,
    ...rest,
  };
}

export function without(severity: Severity): Evidence['counts'] {
  const { [severity]: _, ...rest } = noCounts;
  return rest;
}

/** What a pull request changes: whole files, or files with the lines of their changed parts. */
export function changesOf(
  files: readonly string[] | Record<string, readonly (readonly [number, number])[] | undefined>,
  isComplete = true,
): Evidence['changes'] {
  const entries = Array.isArray(files) ? files.map((path) => [path, undefined] as const) : Object.entries(files);
  return { files: new Map(entries.map(([path, lines]) => [path, { lines }])), isComplete };
}

export function baseOf(counts: Evidence['counts'], completedDaysAgo: number | undefined = 2): Evidence['base'] {
  const completedAt = completedDaysAgo === undefined ? undefined : scanStart - completedDaysAgo * dayMs;
  const startedAt = completedAt === undefined ? undefined : completedAt - 60_000;
  return {
    scanId: 'scan_base',
    branch: 'main',
    counts: { ...noCounts, ...counts },
    startedAt,
    completedAt,
    others: [],
  };
}

export function baselineOf(
  ...entries: readonly { id: string; type?: 'SAST' | 'SCA'; title?: string; path?: string }[]
): Evidence['baseline'] {
  return {
    repository: 'github.com/acme/shop',
    branch: 'main',
    entries: entries.map(({ id, type = 'SAST', title = 'A finding', path = 'a.js' }) => ({
      violation_id: id,
      type,
      severity: 'HIGH',
      title,
      file_path: path,
    })),
  };
}

/** Evidence of a scan that found exactly these, all proven. */
export function found(...findings: Finding[]): Evidence {
  const counts = Object.fromEntries(
    severities.map((severity) => [
      severity,
      findings.filter((each) => each.severity === severity && each.severityKnown).length,
    ]),
  );
  return evidence(counts, findings);
}
/** By rule. */
export const verdicts = (given: Evidence, policy: Policy) =>
  Object.fromEntries(judgeEvidence(given, policy).rules.map(({ rule, verdict }) => [rule, verdict]));

/** What a policy's exceptions say of one finding. */
export function exceptionFor(given: Finding, exceptions: readonly Exception[], day: string): CoverResult {
  return indexExceptions(exceptions, day).coverOf(given);
}

/** Whether a rule of the policy that asks this names the finding. */
export function answerOf(given: Finding, match: NamedRule['match'], facts: Partial<Policy> = {}) {
  const rules = [{ name: 'r', match, allow: 0, effect: 'block' } as const];
  const { verdict } = judgeEvidence(found(given), { ...atHigh, failOnSeverity: 'NONE', ...facts, rules });
  return ({ failed: 'yes', passed: 'no', inconclusive: 'unknown' } as const)[verdict];
}
