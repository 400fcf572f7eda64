/** Evidence and policies for decision tables: complete unless the row says otherwise. */
import type { readDetailedFinding } from '../../../src/gate/policy/finding.ts';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { separatePolicy, type tighten } from '../../../src/gate/settings/policy-settings.ts';
import { readSettings } from '../../../src/gate/settings/reading.ts';
import { type Severity, severities } from '../../../src/shared/severity.ts';

// The words of the policy, as who judges by it has them.
export type Evidence = Parameters<typeof judgeEvidence>[0];
export type Policy = Parameters<typeof judgeEvidence>[1];
export type Judgement = ReturnType<typeof judgeEvidence>;
export type Verdict = Judgement['verdict'];
export type Reason = Judgement['reason'];
export type Finding = Evidence['findings'][number];
export type ViolationType = NonNullable<Finding['type']>;
export type FindingDetail = NonNullable<Finding['detail']>;
export type Advisory = NonNullable<FindingDetail['advisory']>;
export type ListStatus = NonNullable<Evidence['lists'][Severity]>;
export type Changes = NonNullable<Evidence['changes']>;
export type BaseScan = NonNullable<Evidence['base']>;
export type Span = NonNullable<BaseScan['others']>[number];
export type Baseline = NonNullable<Evidence['baseline']>;
export type Scope = Policy['scope'];
export type Exception = Policy['exceptions'][number];
export type NamedRule = NonNullable<Policy['rules']>[number];
export type Match = NamedRule['match'];
type JudgedFinding = Judgement['findings'] extends ReadonlyMap<string, infer Each> ? Each : never;
export type Enforcement = Parameters<typeof tighten>[0]['enforcement'];
export type ScanWindow = NonNullable<Parameters<typeof readDetailedFinding>[1]>;
export type VexClaim = NonNullable<Exception['vex']>;
export type VexProduct = VexClaim['products'][number];

export const scopes = ['auto', 'scan', 'repository', 'changed', 'changed-lines', 'new'] as const satisfies Scope[];

/** Evidence when only the scan's counts are known. */
export const noEvidence: Evidence = {
  ...{ counts: {}, findings: [], lists: {}, unknownSeverities: 'unread', startedAt: undefined, diagnostics: [] },
  ...{ coverage: undefined, changes: undefined, base: undefined, earlierBase: undefined, baseline: undefined },
  ...{ known: undefined, origin: 'service' },
};

export const scanStart = Date.parse('2026-06-01T10:00:00Z');
export const dayMs = 24 * 3600 * 1000;

/** What is judged by when nothing is set. */
export const defaultPolicy: Policy = separatePolicy(
  readSettings({ 'base-url': { value: 'https://scanner.example.com/v1', source: 'input' } }),
  [],
  '2026-06-01',
).policy;

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
): Changes {
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

export const verdictOf = (given: Evidence, policy: Policy) => judgeEvidence(given, policy).verdict;

/** By id: what the judgement says of the findings. */
export const listSaid = <Fact extends keyof JudgedFinding>({ findings }: Judgement, fact: Fact) =>
  new Map([...findings].flatMap(([id, { [fact]: said }]) => (said === undefined ? [] : [[id, said] as const])));

/** By rule. */
export const verdicts = (given: Evidence, policy: Policy) =>
  Object.fromEntries(judgeEvidence(given, policy).rules.map(({ rule, verdict }) => [rule, verdict]));

/** Whether the policy's exceptions cover the finding. */
export function isExcepted(given: Finding, exceptions: readonly Exception[], today: string): 'yes' | 'no' | 'unknown' {
  const policy: Policy = { ...atHigh, scope: 'repository', failOnSeverity: 'INFO', exceptions, today };
  const { verdict } = judgeEvidence(found(given), policy);
  return ({ failed: 'no', passed: 'yes', inconclusive: 'unknown' } as const)[verdict];
}

/** Whether a rule of the policy that asks this names the finding. */
export function answerOf(given: Finding, match: NamedRule['match'], facts: Partial<Policy> = {}) {
  const rules = [{ name: 'r', match, allow: 0, effect: 'block' } as const];
  const { verdict } = judgeEvidence(found(given), { ...atHigh, failOnSeverity: 'NONE', ...facts, rules });
  return ({ failed: 'yes', passed: 'no', inconclusive: 'unknown' } as const)[verdict];
}

/** Whether a rule about those places names the finding. */
export const liesIn = (globs: readonly string[], given: Finding, facts: Partial<Policy> = {}) =>
  answerOf(given, { path: [...globs] }, facts);

/** Whether the finding lies in what the pull request changes, by a scope of the policy. */
export function isInChange(given: Finding, changes: Changes, scope: 'changed' | 'changed-lines' = 'changed') {
  const verdict = verdictOf({ ...found(given), changes }, { ...atHigh, failOnSeverity: 'INFO', scope });
  return ({ failed: 'yes', passed: 'no', inconclusive: 'unknown' } as const)[verdict];
}

/** Whether a pull request with these changes may have made the finding, which was first detected just now. */
export function mayBeIntroduced(given: Finding, changes: Evidence['changes'], held?: Evidence['held']) {
  const all = { ...found({ ...given, detail: detectedDaysAgo(0) }), base: baseOf({}), changes, held };
  const verdict = verdictOf(all, { ...atHigh, failOnSeverity: 'INFO', scope: 'auto', untouched: 'note' });
  return ({ failed: 'yes', passed: 'no', inconclusive: 'unknown' } as const)[verdict];
}

/** Whether a file that a scanner skipped, by its full path, is one that the pull request changes. */
export function isChangedPath(path: string, changes: Changes): boolean {
  const diagnostics = [{ engine: 'javascript', message: 'cannot parse', file_path: path }];
  return verdictOf(evidence({}, [], { changes, diagnostics }), atHigh) === 'inconclusive';
}
