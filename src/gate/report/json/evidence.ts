/**
 * The evidence section of the report file: the data beside the shown findings that is needed to judge by another policy
 * later.
 */
import { severities } from '../../../shared/severity.ts';
import { truncate } from '../../../shared/shown/neutral.ts';
import type { Advisory } from '../../policy/advisory.ts';
import type { Changes } from '../../policy/changes.ts';
import type { BaseFindings, BaseScan, ListStatus } from '../../policy/evidence.ts';
import type { Finding } from '../../policy/finding.ts';
import type { Span } from '../../policy/times.ts';
import type { PathsInHead } from '../../policy/untouched.ts';
import type { Report } from '../report.ts';

/** How reliable a list is. `null` in the file: it was not read. */
export const listStates = ['settled', 'stands', 'changing'] as const;

const textMax = 2000;

/** Null for a run that ended before it had evidence. */
export function toEvidenceObject({ evidence, findings }: Report) {
  if (evidence === undefined) return null;
  return {
    lists: Object.fromEntries(
      severities.map((severity) => [severity.toLowerCase(), getListState(evidence.lists[severity]) ?? null]),
    ),
    unknown_severities: evidence.unknownSeverities,
    started_at: formatTimestamp(evidence.startedAt),
    base_started_at: formatTimestamp(evidence.base?.startedAt),
    base_completed_at: formatTimestamp(evidence.base?.completedAt),
    base_others: evidence.base?.others?.map(toSpanObject) ?? null,
    earlier_base: evidence.earlierBase === undefined ? null : toBaseScanObject(evidence.earlierBase),
    changes: evidence.changes === undefined ? null : toChangesObject(evidence.changes),
    ...(evidence.held && { held_files: toPathsInHeadObject(evidence.held) }),
    baseline: evidence.baseline ?? null,
    known: evidence.known === undefined ? null : toBaseFindingsObject(evidence.known),
    origin: evidence.origin,
    findings_without_detail: listIdsWithoutDetail(evidence.findings),
    other_findings: listOtherFindings(findings, evidence.findings),
  };
}

function* listIdsWithoutDetail(findings: readonly Finding[]) {
  for (const { id, detail } of findings) if (detail === undefined) yield id;
}

function* listOtherFindings(named: Iterable<Finding>, findings: readonly Finding[]) {
  const shown = new Set<string>();
  for (const { id } of named) shown.add(id);
  for (const finding of findings) if (!shown.has(finding.id)) yield toPlainFinding(finding);
}

function toBaseFindingsObject({ base, old, doubtful, counts }: BaseFindings) {
  const stated = severities.map((severity) => [severity.toLowerCase(), counts[severity] ?? null]);
  return {
    base: truncate(base, textMax),
    old: [...old].sort(),
    doubtful: [...doubtful].sort(),
    counts: Object.fromEntries(stated),
  };
}

function toSpanObject({ startedAt, completedAt }: Span) {
  return { started_at: formatTimestamp(startedAt), completed_at: formatTimestamp(completedAt) };
}

function toBaseScanObject({ scanId, branch, counts, ...span }: BaseScan) {
  const stated = severities.map((severity) => [severity.toLowerCase(), counts[severity] ?? null]);
  return { scan_id: scanId, branch, counts: Object.fromEntries(stated), ...toSpanObject(span as Span) };
}

function getListState(state: ListStatus | undefined): (typeof listStates)[number] | undefined {
  if (state === undefined) return undefined;
  if (!state.stands) return 'changing';
  return state.settled ? 'settled' : 'stands';
}

function toChangesObject({ files, isComplete }: Changes) {
  const parts = [...files].map(([path, { lines, isGone, isOnlyRenamed }]) => ({
    path,
    lines: lines ?? null,
    ...(isGone ? { is_gone: true } : {}),
    ...(isOnlyRenamed ? { is_only_renamed: true } : {}),
  }));
  return { is_complete: isComplete, files: parts.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

function toPathsInHeadObject(held: PathsInHead) {
  const files = [...held].map(([path, isHeld]) => ({ path: truncate(path, 4096), is_held: isHeld }));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A finding without its texts, as written in the file. */
function toPlainFinding(finding: Finding) {
  return { ...toNameFields(finding), ...toFactFields(finding) };
}

/** The first fields of a finding in the file. */
export function toNameFields({ id, title }: Finding) {
  return { violation_id: truncate(id, textMax), title: truncate(title, textMax) };
}

/** The remaining fields, without its texts. */
export function toFactFields(finding: Finding) {
  return {
    severity: finding.severity,
    severity_known: finding.severityKnown,
    type: finding.type ?? null,
    status: finding.status,
    unclear: [...(finding.unclear ?? [])],
    cvss_score: finding.cvss ?? null,
    epss_percent: finding.epss ?? null,
    cwe: finding.detail?.cwe === undefined ? null : truncate(finding.detail.cwe, 200),
    file_path: finding.filePath === undefined ? null : truncate(finding.filePath, 4096),
    line_number: finding.line ?? null,
    label: finding.label,
    first_seen: finding.firstSeen ?? null,
    first_detected: formatTimestamp(finding.detail?.firstDetected),
    last_seen: formatTimestamp(finding.detail?.lastSeen),
    advisory: toAdvisoryObject(finding.detail?.advisory),
  };
}

/** A longer one is not a valid package URL, and a truncated one would name another package. */
const purlMax = 2000;

/** The advisory in the service's format. */
function toAdvisoryObject(advisory: Advisory | undefined) {
  if (advisory === undefined) return null;
  const { cves, ids, purl, fix, fixedVersion, fixedAt, publishedAt } = advisory;
  return {
    cves: cves.slice(0, 100),
    ids: (ids ?? cves).slice(0, 100).map((id) => truncate(id, 200)),
    purl: purl === undefined || purl.length > purlMax ? null : purl,
    fix: fix ?? null,
    fixed_version: fixedVersion === undefined ? null : truncate(fixedVersion, 200),
    fixed_at: formatTimestamp(fixedAt),
    published_at: formatTimestamp(publishedAt),
  };
}

/** Null if it is not a time or is outside the range of dates. */
function formatTimestamp(milliseconds: number | undefined): string | null {
  if (milliseconds === undefined) return null;
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
