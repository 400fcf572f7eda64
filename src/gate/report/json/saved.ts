/** Reads a report file back, as far as another policy needs it to judge the evidence. */

import * as z from 'zod';
import { GateError } from '../../../shared/errors.ts';
import { type Severity, severities } from '../../../shared/severity.ts';
import type { Changes } from '../../policy/changes.ts';
import type { Evidence } from '../../policy/evidence.ts';
import type { Advisory, Finding } from '../../policy/finding.ts';
import { parseTime, type Span } from '../../policy/times.ts';
import type { Effect } from '../../policy/verdict.ts';
import { type countsSchema, type evidenceSchema, findingSchema, reportedFinding, reportSchema } from './schema.ts';

export type SavedReport = ReturnType<typeof readSavedReport>;

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
/**
 * Throws GateError CONFIG (reason `settings`), with a message that begins with the name, if the text is not a report of
 * this format.
 */
export function readSavedReport(text: string, name: string) {
  let content: { format_version?: unknown } | null;
  try {
    content = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    // The parser's message quotes the text, which may be any file.
    throw createReportError(name, 'it is not valid JSON, or it is truncated');
  }
  const format = content?.format_version;
  if (format === undefined) throw createReportError(name, 'it is not a report file');
  if (format !== 1) {
    const given = typeof format === 'number' ? String(format) : 'a format';
    throw createReportError(name, `it has format ${given}, but this version reads format 1`);
  }
  const { success, data, error } = report.safeParse(content);
  if (!success)
    throw createReportError(name, `it is damaged at ${error.issues[0]?.path.map(String).join('.') || 'its beginning'}`);
  return {
    ...{ verdict: data.verdict, reason: data.reason, message: data.message },
    branch: data.branch ?? undefined,
    headSha: data.head_sha ?? undefined,
    /** Whether what was judged is not a commit. */
    isUncommitted: data.uncommitted !== null,
    pullRequest: data.pull_request ?? undefined,
    scanId: data.scan?.scan_id,
    /** Status at the end of the scan. */
    scanStatus: data.scan?.status,
    repositoryUrl: data.repository_url ?? undefined,
    serviceOrigin: data.service_origin ?? undefined,
    toolVersion: data.tool.version as string | undefined,
    /** Undefined if the run ended before it had evidence. */
    evidence: restoreEvidence(data),
    figures: readFigures(data),
    /** The effect of each finding on that run's verdict, by id. A missing one had no effect. */
    effects: new Map<string, Effect>(data.findings.map(({ violation_id: id, effect }) => [id, effect])),
  };
}

function readFigures({ scan, timings, requests, exceptions }: ReportContent): RunFigures {
  const used = exceptions?.used ?? [];
  return {
    scanEndMs: parseTime(scan?.completed_at ?? undefined),
    counts: scan === null ? {} : restoreCounts(scan.counts),
    timings: timings.map(({ phase, ms }) => ({ phase, ms })),
    requests,
    exceptions: used.map(({ reason, expires, owner }) => ({ reason, expires, owner: owner ?? undefined })),
  };
}

function createReportError(name: string, why: string): GateError {
  return new GateError('CONFIG', `${name} cannot be judged: ${why}`, {
    reason: 'settings',
    hint: 'Use report files that scan-gate wrote (format json, or the output report-file).',
  });
}

function restoreEvidence({ evidence: saved, scan, base, findings }: ReportContent): Evidence | undefined {
  if (saved === null || scan === null) return undefined;
  const { known, earlier_base: earlier } = saved;
  const unread = new Set(saved.findings_without_detail);
  return {
    counts: restoreCounts(scan.counts),
    findings: [...findings, ...saved.other_findings].map((each) =>
      restoreFinding(each, !unread.has(each.violation_id)),
    ),
    lists: restoreBySeverity(saved.lists, (state) => ({
      stands: state !== 'changing',
      settled: state === 'settled',
    })),
    unknownSeverities: saved.unknown_severities,
    startedAt: parseTime(saved.started_at),
    coverage: scan.coverage ?? undefined,
    languages: scan.languages,
    diagnostics: scan.diagnostics.map(({ file_path, ...rest }) => ({ ...rest, file_path: file_path ?? undefined })),
    changes: saved.changes === null ? undefined : restoreChanges(saved.changes),
    held: saved.held_files && new Map(saved.held_files.map(({ path, is_held }) => [path, is_held])),
    base: base
      ? {
          ...restoreBase(base),
          ...restoreSpan({ started_at: saved.base_started_at, completed_at: saved.base_completed_at }),
          others: saved.base_others?.map(restoreSpan),
        }
      : undefined,
    baseline: saved.baseline ?? undefined,
    earlierBase: earlier ? { ...restoreBase(earlier), ...restoreSpan(earlier) } : undefined,
    known: known
      ? {
          base: known.base,
          old: new Set(known.old),
          doubtful: new Set(known.doubtful),
          counts: restoreCounts(known.counts),
        }
      : undefined,
    origin: saved.origin,
  };
}

/** A severity with `null` is missing. */
function restoreBySeverity<Saved, Restored>(
  saved: Record<Lowercase<Severity>, Saved | null>,
  restore: (each: Saved) => Restored,
): Partial<Record<Severity, Restored>> {
  const restored: Partial<Record<Severity, Restored>> = {};
  for (const severity of severities) {
    const each = saved[severity.toLowerCase() as Lowercase<Severity>];
    if (each !== null) restored[severity] = restore(each);
  }
  return restored;
}

const restoreCounts = (saved: z.infer<typeof countsSchema>) => restoreBySeverity(saved, (count) => count);

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

function restoreBase({ scan_id: scanId, branch, counts }: NonNullable<ReportContent['base']>) {
  return { scanId, branch, counts: restoreCounts(counts) };
}

function restoreSpan({ started_at, completed_at }: Record<'started_at' | 'completed_at', string | null>): Span {
  return { startedAt: parseTime(started_at), completedAt: parseTime(completed_at) };
}

function restoreAdvisory(saved: NonNullable<z.infer<typeof findingSchema>['advisory']>): Advisory {
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

function restoreFinding(saved: z.infer<typeof findingSchema>, isDetailed: boolean): Finding {
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
