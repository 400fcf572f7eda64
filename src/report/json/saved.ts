/** Reads a report file back, far enough to judge its evidence by another policy. */

import { z } from 'zod';
import {
  scanCoverage,
  scanDiagnostic,
  scanLanguage,
  severityWords,
  violationStatuses,
  violationTypes,
} from '../../api/schemas.ts';
import { GateError } from '../../errors.ts';
import type { Advisory } from '../../policy/advisory.ts';
import { baselineEntry } from '../../policy/baseline.ts';
import type { Changes } from '../../policy/changes.ts';
import type { BaseScan, Evidence, ListState } from '../../policy/evidence.ts';
import { type Finding, facts, type Severity, severities } from '../../policy/finding.ts';
import { scopes } from '../../policy/policy.ts';
import { parseTime, type Span } from '../../policy/times.ts';
import { type Verdict, verdicts } from '../../policy/verdict.ts';
import { listStates } from './evidence.ts';

export interface SavedReport {
  verdict: Verdict;
  reason: string;
  message: string;
  branch: string | undefined;
  headSha: string | undefined;
  pullRequest: number | undefined;
  scanId: string | undefined;
  /** Undefined: the run ended before it had evidence. */
  evidence: Evidence | undefined;
}

const count = z.number().int().min(0);
const counts = z.strictObject({
  critical: count.nullable(),
  high: count.nullable(),
  medium: count.nullable(),
  low: count.nullable(),
  info: count.nullable(),
});

const finding = z.looseObject({
  violation_id: z.string().min(1),
  title: z.string(),
  severity: z.enum(severityWords),
  severity_known: z.boolean(),
  type: z.enum(violationTypes).nullable(),
  status: z.enum([...violationStatuses, 'UNKNOWN']),
  unclear: z.array(z.enum(facts)).optional(),
  cvss_score: z.number().nullable(),
  epss_percent: z.number().nullable(),
  cwe: z.string().nullable(),
  file_path: z.string().nullable(),
  line_number: z.number().nullable(),
  label: z.enum(['seen', 'maybe', 'elsewhere']),
  first_seen: z.boolean().nullable(),
  first_detected: z.string().nullable(),
  last_seen: z.string().nullable(),
  advisory: z
    .looseObject({
      cves: z.array(z.string()),
      fix: z.enum(['available', 'none']).nullable(),
      fixed_version: z.string().nullable(),
      fixed_at: z.string().nullable(),
      published_at: z.string().nullable(),
    })
    .nullish(),
});

const span = z.looseObject({ started_at: z.string().nullable(), completed_at: z.string().nullable() });

const listState = z.enum(listStates).nullable();

const changes = z.looseObject({
  is_complete: z.boolean(),
  files: z.array(
    z.looseObject({
      path: z.string(),
      lines: z.array(z.tuple([z.number(), z.number()])).nullable(),
      is_gone: z.boolean().optional(),
    }),
  ),
});

const evidence = z.looseObject({
  lists: z.strictObject({
    critical: listState,
    high: listState,
    medium: listState,
    low: listState,
    info: listState,
  }),
  unknown_severities: z.enum(['none', 'listed', 'unread']),
  started_at: z.string().nullable(),
  base_started_at: z.string().nullish(),
  base_completed_at: z.string().nullable(),
  base_others: z.array(span).nullish(),
  earlier_base: z.looseObject({ scan_id: z.string(), branch: z.string(), counts, ...span.shape }).nullish(),
  changes: changes.nullable(),
  baseline: z.strictObject({ repository: z.string(), branch: z.string(), entries: z.array(baselineEntry) }).nullable(),
  known: z.looseObject({ base: z.string(), old: z.array(z.string()), doubtful: z.array(z.string()), counts }).nullish(),
  is_suppressible: z.boolean().optional(),
  findings_without_detail: z.array(z.string()),
  other_findings: z.array(finding),
});

const diagnostic = z.looseObject({ ...scanDiagnostic().shape, file_path: z.string().nullable() });

const report = z.looseObject({
  verdict: z.enum(verdicts),
  reason: z.string(),
  message: z.string(),
  branch: z.string().nullable(),
  head_sha: z.string().nullable(),
  pull_request: z.number().nullable(),
  scan: z
    .looseObject({
      scan_id: z.string(),
      counts,
      coverage: z.nullable(scanCoverage()),
      diagnostics: z.array(diagnostic),
      languages: z.array(scanLanguage()).optional(),
    })
    .nullable(),
  scope: z.enum(scopes).nullable(),
  base: z.looseObject({ scan_id: z.string(), branch: z.string(), counts }).nullable(),
  evidence: evidence.nullable(),
  findings: z.array(finding),
});

type ReportContent = z.infer<typeof report>;
type FindingContent = z.infer<typeof finding>;

/** Throws GateError CONFIG (reason `settings`), beginning with the name, for what is no report of this format. */
export function readSavedReport(text: string, name: string): SavedReport {
  const content = parse(text, name);
  const format = (content as { format_version?: unknown } | null)?.format_version;
  if (format !== 1) throw wrong(name, format === undefined ? 'it is no report file' : unknownFormat(format));
  if (!Object.hasOwn(content as object, 'evidence'))
    throw wrong(name, 'it holds no evidence: an earlier version wrote it');
  const read = report.safeParse(content);
  if (!read.success) throw wrong(name, `it is damaged at ${placeOf(read.error)}`);
  const { verdict, reason, message, branch, head_sha, pull_request, scan } = read.data;
  return {
    verdict,
    reason,
    message,
    branch: branch ?? undefined,
    headSha: head_sha ?? undefined,
    pullRequest: pull_request ?? undefined,
    scanId: scan?.scan_id,
    evidence: evidenceOf(read.data),
  };
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    // The parser's message quotes the text, which may be any file.
    throw wrong(name, 'it is not JSON, or cut off');
  }
}

function unknownFormat(format: unknown): string {
  const given = typeof format === 'number' ? String(format) : 'a format';
  return `it is of format ${given}, and this version reads format 1`;
}

function placeOf({ issues }: z.ZodError): string {
  return issues[0]?.path.map(String).join('.') || 'its beginning';
}

function wrong(name: string, why: string): GateError {
  return new GateError('CONFIG', `${name} cannot be judged: ${why}`, {
    reason: 'settings',
    hint: 'Give report files that scan-gate wrote (json-file, or the output report-file).',
  });
}

function evidenceOf({ evidence: saved, scan, base, findings }: ReportContent): Evidence | undefined {
  if (saved === null || scan === null) return undefined;
  const unread = new Set(saved.findings_without_detail);
  return {
    counts: countsOf(scan.counts),
    findings: [...findings, ...saved.other_findings].map((each) => findingOf(each, !unread.has(each.violation_id))),
    lists: listsOf(saved.lists),
    unknownSeverities: saved.unknown_severities,
    startedAt: parseTime(saved.started_at),
    coverage: scan.coverage ?? undefined,
    languages: scan.languages,
    diagnostics: scan.diagnostics.map(({ file_path, ...rest }) => ({ ...rest, file_path: file_path ?? undefined })),
    changes: saved.changes === null ? undefined : changesOf(saved.changes),
    base: base === null ? undefined : baseOf(base, saved),
    baseline: saved.baseline ?? undefined,
    earlierBase: saved.earlier_base ? earlierOf(saved.earlier_base) : undefined,
    known: saved.known ? knownOf(saved.known) : undefined,
    isSuppressible: saved.is_suppressible ?? true,
  };
}

function knownOf({ base, old, doubtful, counts: saved }: NonNullable<z.infer<typeof evidence>['known']>) {
  return { base, old: new Set(old), doubtful: new Set(doubtful), counts: countsOf(saved) };
}

function lower(severity: Severity): Lowercase<Severity> {
  return severity.toLowerCase() as Lowercase<Severity>;
}

function countsOf(saved: z.infer<typeof counts>): Evidence['counts'] {
  const known = severities.map((severity) => [severity, saved[lower(severity)]] as const);
  return Object.fromEntries(known.filter(([, number]) => number !== null));
}

function listsOf(saved: z.infer<typeof evidence>['lists']): Evidence['lists'] {
  const lists: Partial<Record<Severity, ListState>> = {};
  for (const severity of severities) {
    const state = saved[lower(severity)];
    if (state !== null) lists[severity] = { stands: state !== 'changing', settled: state === 'settled' };
  }
  return lists;
}

function changesOf({ is_complete, files }: z.infer<typeof changes>): Changes {
  return {
    isComplete: is_complete,
    files: new Map(
      files.map(({ path, lines, is_gone }) => [path, { lines: lines ?? undefined, ...(is_gone && { isGone: true }) }]),
    ),
  };
}

function baseOf(
  { scan_id: scanId, branch, counts: saved }: NonNullable<ReportContent['base']>,
  { base_started_at, base_completed_at, base_others }: z.infer<typeof evidence>,
): BaseScan {
  const times = spanOf({ started_at: base_started_at ?? null, completed_at: base_completed_at });
  return { scanId, branch, counts: countsOf(saved), ...times, others: base_others?.map(spanOf) };
}

type SavedBase = NonNullable<z.infer<typeof evidence>['earlier_base']>;

function earlierOf({ scan_id: scanId, branch, counts: saved, ...times }: SavedBase): BaseScan {
  return { scanId, branch, counts: countsOf(saved), ...spanOf(times) };
}

function spanOf({ started_at, completed_at }: z.infer<typeof span>): Span {
  return { startedAt: parseTime(started_at), completedAt: parseTime(completed_at) };
}

function advisoryOf(saved: NonNullable<FindingContent['advisory']>): Advisory {
  return {
    cves: saved.cves,
    fix: saved.fix ?? undefined,
    fixedVersion: saved.fixed_version ?? undefined,
    fixedAt: parseTime(saved.fixed_at),
    publishedAt: parseTime(saved.published_at),
  };
}

function findingOf(saved: FindingContent, isDetailed: boolean): Finding {
  return {
    id: saved.violation_id,
    title: saved.title,
    severity: saved.severity,
    severityKnown: saved.severity_known,
    type: saved.type ?? undefined,
    status: saved.status,
    unclear: saved.unclear,
    cvss: saved.cvss_score ?? undefined,
    epss: saved.epss_percent ?? undefined,
    filePath: saved.file_path ?? undefined,
    line: saved.line_number ?? undefined,
    label: saved.label,
    firstSeen: saved.first_seen ?? undefined,
    detail: isDetailed
      ? {
          description: undefined,
          cwe: saved.cwe ?? undefined,
          codeSnippet: undefined,
          remediation: undefined,
          firstDetected: parseTime(saved.first_detected),
          lastSeen: parseTime(saved.last_seen),
          ...(saved.advisory && { advisory: advisoryOf(saved.advisory) }),
        }
      : undefined,
  };
}
