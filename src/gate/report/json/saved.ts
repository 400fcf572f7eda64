/** Reads a report file back, as far as another policy needs it to judge the evidence. */

import * as z from 'zod';
import { GateError } from '../../../shared/errors.ts';
import { type Severity, severities } from '../../../shared/severity.ts';
import type { Advisory } from '../../policy/advisory.ts';
import type { Changes } from '../../policy/changes.ts';
import type { BaseScan, Evidence, ListStatus } from '../../policy/evidence.ts';
import type { Finding } from '../../policy/finding.ts';
import { parseTime, type Span } from '../../policy/times.ts';
import type { Effect, Verdict } from '../../policy/verdict.ts';
import { type countsSchema, type evidenceSchema, findingSchema, reportedFinding, reportSchema } from './schema.ts';

export interface SavedReport {
  verdict: Verdict;
  reason: string;
  message: string;
  branch: string | undefined;
  headSha: string | undefined;
  /** Whether what was judged is not a commit. */
  isUncommitted?: boolean;
  pullRequest: number | undefined;
  scanId: string | undefined;
  /** Status at the end of the scan. */
  scanStatus: string | undefined;
  repositoryUrl: string | undefined;
  serviceOrigin: string | undefined;
  toolVersion: string | undefined;
  /** Undefined if the run ended before it had evidence. */
  evidence: Evidence | undefined;
  /** The effect of each finding on that run's verdict, by id. A missing one had no effect. */
  effects: ReadonlyMap<string, Effect>;
  figures: RunFigures;
}

/** What a run cost and found. */
export interface RunFigures {
  /** The end of the scan, by the service's clock, in ms since the epoch. */
  scanEndMs: number | undefined;
  counts: Partial<Record<Severity, number>>;
  timings: readonly { phase: string; ms: number }[];
  /** Requests to the service, by call. */
  requests: Readonly<Record<string, number>>;
  /** The exceptions that covered a finding. */
  exceptions: readonly { reason: string; expires: string; owner: string | undefined }[];
}

/** Only what another policy needs: not the texts of the findings. */
const report = reportSchema.extend({
  findings: z.array(findingSchema.extend({ effect: reportedFinding.shape.effect })),
});

type ReportContent = z.infer<typeof report>;
type FindingContent = z.infer<typeof findingSchema>;

/**
 * Throws GateError CONFIG (reason `settings`), with a message that begins with the name, if the text is not a report of
 * this format.
 */
export function readSavedReport(text: string, name: string): SavedReport {
  const content = parseReportJson(text, name);
  const format = (content as { format_version?: unknown } | null)?.format_version;
  if (format !== 1)
    throw createReportError(name, format === undefined ? 'it is not a report file' : formatUnknownFormat(format));
  const read = report.safeParse(content);
  if (!read.success)
    throw createReportError(
      name,
      `it is damaged at ${read.error.issues[0]?.path.map(String).join('.') || 'its beginning'}`,
    );
  const {
    verdict,
    reason,
    message,
    branch,
    head_sha,
    uncommitted,
    pull_request,
    scan,
    repository_url,
    service_origin,
  } = read.data;
  return {
    verdict,
    reason,
    message,
    branch: branch ?? undefined,
    headSha: head_sha ?? undefined,
    isUncommitted: uncommitted !== null,
    pullRequest: pull_request ?? undefined,
    scanId: scan?.scan_id,
    scanStatus: scan?.status,
    repositoryUrl: repository_url ?? undefined,
    serviceOrigin: service_origin ?? undefined,
    toolVersion: read.data.tool.version,
    evidence: restoreEvidence(read.data),
    figures: readFigures(read.data),
    effects: new Map(read.data.findings.map(({ violation_id: id, effect }) => [id, effect])),
  };
}

function readFigures({ scan, timings, requests, exceptions }: ReportContent): RunFigures {
  const counts = severities.map((severity) => [severity, scan?.counts[severity.toLowerCase() as Lowercase<Severity>]]);
  const used = exceptions?.used ?? [];
  return {
    scanEndMs: parseTime(scan?.completed_at ?? undefined),
    counts: Object.fromEntries(counts.filter(([, count]) => typeof count === 'number')),
    timings: timings.map(({ phase, ms }) => ({ phase, ms })),
    requests,
    exceptions: used.map(({ reason, expires, owner }) => ({ reason, expires, owner: owner ?? undefined })),
  };
}

function parseReportJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    // The parser's message quotes the text, which may be any file.
    throw createReportError(name, 'it is not valid JSON, or it is truncated');
  }
}

function formatUnknownFormat(format: unknown): string {
  const given = typeof format === 'number' ? String(format) : 'a format';
  return `it has format ${given}, but this version reads format 1`;
}

function createReportError(name: string, why: string): GateError {
  return new GateError('CONFIG', `${name} cannot be judged: ${why}`, {
    reason: 'settings',
    hint: 'Use report files that scan-gate wrote (format json, or the output report-file).',
  });
}

function restoreEvidence({ evidence: saved, scan, base, findings }: ReportContent): Evidence | undefined {
  if (saved === null || scan === null) return undefined;
  const unread = new Set(saved.findings_without_detail);
  return {
    counts: restoreCounts(scan.counts),
    findings: [...findings, ...saved.other_findings].map((each) =>
      restoreFinding(each, !unread.has(each.violation_id)),
    ),
    lists: restoreLists(saved.lists),
    unknownSeverities: saved.unknown_severities,
    startedAt: parseTime(saved.started_at),
    coverage: scan.coverage ?? undefined,
    languages: scan.languages,
    diagnostics: scan.diagnostics.map(({ file_path, ...rest }) => ({ ...rest, file_path: file_path ?? undefined })),
    changes: saved.changes === null ? undefined : restoreChanges(saved.changes),
    held: saved.held_files && new Map(saved.held_files.map(({ path, is_held }) => [path, is_held])),
    base: base === null ? undefined : restoreBase(base, saved),
    baseline: saved.baseline ?? undefined,
    earlierBase: saved.earlier_base ? restoreEarlierBase(saved.earlier_base) : undefined,
    known: saved.known ? restoreBaseFindings(saved.known) : undefined,
    origin: saved.origin,
  };
}

function restoreBaseFindings({
  base,
  old,
  doubtful,
  counts: saved,
}: NonNullable<z.infer<typeof evidenceSchema>['known']>) {
  return { base, old: new Set(old), doubtful: new Set(doubtful), counts: restoreCounts(saved) };
}

function toLowerCase(severity: Severity): Lowercase<Severity> {
  return severity.toLowerCase() as Lowercase<Severity>;
}

function restoreCounts(saved: z.infer<typeof countsSchema>): Evidence['counts'] {
  const known = severities.map((severity) => [severity, saved[toLowerCase(severity)]] as const);
  return Object.fromEntries(known.filter(([, number]) => number !== null));
}

function restoreLists(saved: z.infer<typeof evidenceSchema>['lists']): Evidence['lists'] {
  const lists: Partial<Record<Severity, ListStatus>> = {};
  for (const severity of severities) {
    const state = saved[toLowerCase(severity)];
    if (state !== null) lists[severity] = { stands: state !== 'changing', settled: state === 'settled' };
  }
  return lists;
}

function restoreChanges({ is_complete, files }: NonNullable<z.infer<typeof evidenceSchema>['changes']>): Changes {
  return {
    isComplete: is_complete,
    files: new Map(
      files.map(({ path, lines, is_gone, is_only_renamed }) => [
        path,
        {
          lines: lines ?? undefined,
          ...(is_gone && { isGone: true }),
          ...(is_only_renamed && { isOnlyRenamed: true }),
        },
      ]),
    ),
  };
}

function restoreBase(
  { scan_id: scanId, branch, counts: saved }: NonNullable<ReportContent['base']>,
  { base_started_at, base_completed_at, base_others }: z.infer<typeof evidenceSchema>,
): BaseScan {
  const times = restoreSpan({ started_at: base_started_at, completed_at: base_completed_at });
  return { scanId, branch, counts: restoreCounts(saved), ...times, others: base_others?.map(restoreSpan) };
}

type SavedBase = NonNullable<z.infer<typeof evidenceSchema>['earlier_base']>;

function restoreEarlierBase({ scan_id: scanId, branch, counts: saved, ...times }: SavedBase): BaseScan {
  return { scanId, branch, counts: restoreCounts(saved), ...restoreSpan(times) };
}

function restoreSpan({ started_at, completed_at }: Pick<SavedBase, 'started_at' | 'completed_at'>): Span {
  return { startedAt: parseTime(started_at), completedAt: parseTime(completed_at) };
}

function restoreAdvisory(saved: NonNullable<FindingContent['advisory']>): Advisory {
  return {
    cves: saved.cves,
    ids: saved.ids,
    ...(saved.purl !== null && { purl: saved.purl }),
    fix: saved.fix ?? undefined,
    fixedVersion: saved.fixed_version ?? undefined,
    fixedAt: parseTime(saved.fixed_at),
    publishedAt: parseTime(saved.published_at),
  };
}

function restoreFinding(saved: FindingContent, isDetailed: boolean): Finding {
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
          ...(saved.advisory && { advisory: restoreAdvisory(saved.advisory) }),
        }
      : undefined,
  };
}
