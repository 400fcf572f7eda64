/**
 * The evidence section of the report file: the data beside the shown findings that is needed to judge by another policy
 * later.
 */
import type { Advisory } from '../../policy/advisory.ts';
import type { Changes } from '../../policy/changes.ts';
import type { BaseScan, ListState } from '../../policy/evidence.ts';
import type { Finding } from '../../policy/finding.ts';
import type { KnownFindings } from '../../policy/known.ts';
import type { Span } from '../../policy/times.ts';
import type { HeldPaths } from '../../policy/untouched.ts';
import { severities } from '../../severity.ts';
import { cut } from '../neutral.ts';
import type { Report } from '../report.ts';

/** How reliable a list is. `null` in the file: it was not read. */
export const listStates = ['settled', 'stands', 'changing'] as const;

const textMax = 2000;

/** Null for a run that ended before it had evidence. */
export function evidenceObject({ evidence, findings }: Report) {
  if (evidence === undefined) return null;
  return {
    lists: Object.fromEntries(
      severities.map((severity) => [severity.toLowerCase(), stateOf(evidence.lists[severity]) ?? null]),
    ),
    unknown_severities: evidence.unknownSeverities,
    started_at: timeText(evidence.startedAt),
    base_started_at: timeText(evidence.base?.startedAt),
    base_completed_at: timeText(evidence.base?.completedAt),
    base_others: evidence.base?.others?.map(spanObject) ?? null,
    earlier_base: evidence.earlierBase === undefined ? null : earlierObject(evidence.earlierBase),
    changes: evidence.changes === undefined ? null : changesObject(evidence.changes),
    ...(evidence.held && { held_files: heldObject(evidence.held) }),
    baseline: evidence.baseline ?? null,
    known: evidence.known === undefined ? null : knownObject(evidence.known),
    is_suppressible: evidence.isSuppressible,
    findings_without_detail: idsWithoutDetail(evidence.findings),
    other_findings: othersThan(findings, evidence.findings),
  };
}

function* idsWithoutDetail(findings: readonly Finding[]) {
  for (const { id, detail } of findings) if (detail === undefined) yield id;
}

function* othersThan(named: Iterable<Finding>, findings: readonly Finding[]) {
  const shown = new Set<string>();
  for (const { id } of named) shown.add(id);
  for (const finding of findings) if (!shown.has(finding.id)) yield plainFinding(finding);
}

function knownObject({ base, old, doubtful, counts }: KnownFindings) {
  const stated = severities.map((severity) => [severity.toLowerCase(), counts[severity] ?? null]);
  return {
    base: cut(base, textMax),
    old: [...old].sort(),
    doubtful: [...doubtful].sort(),
    counts: Object.fromEntries(stated),
  };
}

function spanObject({ startedAt, completedAt }: Span) {
  return { started_at: timeText(startedAt), completed_at: timeText(completedAt) };
}

function earlierObject({ scanId, branch, counts, ...span }: BaseScan) {
  const stated = severities.map((severity) => [severity.toLowerCase(), counts[severity] ?? null]);
  return { scan_id: scanId, branch, counts: Object.fromEntries(stated), ...spanObject(span as Span) };
}

function stateOf(state: ListState | undefined): (typeof listStates)[number] | undefined {
  if (state === undefined) return undefined;
  if (!state.stands) return 'changing';
  return state.settled ? 'settled' : 'stands';
}

function changesObject({ files, isComplete }: Changes) {
  const parts = [...files].map(([path, { lines, isGone, isOnlyRenamed }]) => ({
    path,
    lines: lines ?? null,
    ...(isGone ? { is_gone: true } : {}),
    ...(isOnlyRenamed ? { is_only_renamed: true } : {}),
  }));
  return { is_complete: isComplete, files: parts.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

function heldObject(held: HeldPaths) {
  const files = [...held].map(([path, isHeld]) => ({ path: cut(path, 4096), is_held: isHeld }));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A finding without its texts, as written in the file. */
function plainFinding(finding: Finding) {
  return { ...nameObject(finding), ...factsObject(finding) };
}

/** The first fields of a finding in the file. */
export function nameObject({ id, title }: Finding) {
  return { violation_id: cut(id, textMax), title: cut(title, textMax) };
}

/** The remaining fields, without its texts. */
export function factsObject(finding: Finding) {
  return {
    severity: finding.severity,
    severity_known: finding.severityKnown,
    type: finding.type ?? null,
    status: finding.status,
    unclear: [...(finding.unclear ?? [])],
    cvss_score: finding.cvss ?? null,
    epss_percent: finding.epss ?? null,
    cwe: finding.detail?.cwe === undefined ? null : cut(finding.detail.cwe, 200),
    file_path: finding.filePath === undefined ? null : cut(finding.filePath, 4096),
    line_number: finding.line ?? null,
    label: finding.label,
    first_seen: finding.firstSeen ?? null,
    first_detected: timeText(finding.detail?.firstDetected),
    last_seen: timeText(finding.detail?.lastSeen),
    advisory: advisoryObject(finding.detail?.advisory),
  };
}

/** A longer one is not a valid package URL, and a truncated one would name another package. */
const purlMax = 2000;

/** The advisory in the service's format. */
function advisoryObject(advisory: Advisory | undefined) {
  if (advisory === undefined) return null;
  const { cves, ids, purl, fix, fixedVersion, fixedAt, publishedAt } = advisory;
  return {
    cves: cves.slice(0, 100),
    ids: (ids ?? cves).slice(0, 100).map((id) => cut(id, 200)),
    purl: purl === undefined || purl.length > purlMax ? null : purl,
    fix: fix ?? null,
    fixed_version: fixedVersion === undefined ? null : cut(fixedVersion, 200),
    fixed_at: timeText(fixedAt),
    published_at: timeText(publishedAt),
  };
}

/** Null if it is not a time or is outside the range of dates. */
function timeText(milliseconds: number | undefined): string | null {
  if (milliseconds === undefined) return null;
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
