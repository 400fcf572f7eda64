/** The report file: everything that the run knew. The keys are always present and always in the same order. */

import type { DataStep } from '../../../shared/api/schemas.ts';
import { toPlainText } from '../../../shared/prose.ts';
import { severities } from '../../../shared/severity.ts';
import { removeUserInfo } from '../../../shared/shown/location.ts';
import { truncate } from '../../../shared/shown/neutral.ts';
import { classifyPath } from '../../../shared/text/file-name.ts';
import { listDataSteps, mayBeSecret } from '../../../shared/text/finding-texts.ts';
import type { Changes } from '../../policy/changes.ts';
import type { BaseScan, ListStatus } from '../../policy/evidence.ts';
import type { Advisory, Finding } from '../../policy/finding.ts';
import type { Exception } from '../../policy/policy.ts';
import type { RuleResult } from '../../policy/verdict.ts';
import type { VexClaim } from '../../policy/vex.ts';
import type { ReportFormat } from '../format.ts';
import { countWhere } from '../numbers.ts';
import type { Report, ReportFinding, ReportScan } from '../report.ts';
import { formatSentence } from '../sentence/sentence.ts';
import { toUncommittedObject } from '../wording.ts';
import { mapLazily, streamJson } from './pieces.ts';
import type { ListState } from './schema.ts';

/** Maximum length of texts, and of all texts together. */
const titleMax = 2000;
const pathMax = 4096;
const textMax = 20_000;
const allTextsMax = 64_000_000;
/** Maximum number of products of a statement. The VEX file has all of them. */
const shownProducts = 20;

/**
 * The report as JSON, in pieces. Unknown values are `null`. `hi: null` in a rule means that there is no upper bound. A
 * violation of type SECRET, or of unknown type, has neither description nor snippet. Truncated texts end in `…`.
 * `texts_left_out` counts the least severe findings, whose description, snippet and remediation did not fit.
 */
export const json: ReportFormat = {
  readBy: 'the full report, for scripts and for `judge --report`',
  pieces(report) {
    const [countTexts, limitTexts] = [createTextLimiter(), createTextLimiter()];
    return streamJson({
      ...toHeadObject(report),
      texts_left_out: countWhere(report.findings, (finding) => countTexts(finding) === undefined),
      // Generated one by one, because together they are the largest part of the file.
      findings: mapLazily(report.findings, (finding) => toFindingObject(finding, limitTexts(finding) ?? noTexts)),
    });
  },
};

/**
 * Returns a function that is called for one finding after the other. It returns undefined when a finding's texts no
 * longer fit.
 */
function createTextLimiter(): (finding: ReportFinding) => FindingTexts | undefined {
  let room = allTextsMax;
  return (finding) => {
    const texts = toTexts(finding);
    const path = texts.data_path && JSON.stringify(texts.data_path);
    const parts = [texts.description, texts.code_snippet, texts.remediation, path];
    const length = parts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
    if (length > room) return undefined;
    room -= length;
    return texts;
  };
}

function toHeadObject(report: Report) {
  const { repository, base, policy } = report;
  const toUrl = (url: string | undefined) => (url === undefined ? null : removeUserInfo(url));
  return {
    format_version: report.formatVersion,
    tool: { name: report.tool.name, version: report.tool.version },
    verdict: report.verdict,
    reason: report.reason,
    sentence: formatSentence(report),
    message: report.message,
    hint: report.hint === undefined ? null : toPlainText(report.hint),
    exit_code: report.exitCode,
    enforced: report.enforced,
    service_origin: report.serviceOrigin ?? null,
    repository: repository
      ? { id: repository.id ?? null, name: repository.name, vcs_url: toUrl(repository.vcsUrl) }
      : null,
    repository_url: toUrl(report.repositoryUrl),
    branch: report.branch ?? null,
    head_sha: report.headSha ?? null,
    base_sha: report.baseSha ?? null,
    uncommitted: toUncommittedObject(report),
    event: report.event ?? null,
    pull_request: report.pullRequest ?? null,
    scan: report.scan === undefined ? null : toScanObject(report.scan),
    policy: { source: policy.source, sha256: policy.sha256, settings: sortKeys(policy.settings) },
    scope: report.scope ?? null,
    base: base === undefined ? null : toBaseObject(base),
    rules: report.rules.map(toRuleObject),
    warnings: (report.warnings ?? []).map(toRuleObject),
    exceptions: toExceptionsObject(report),
    listed_severities: report.listedSeverities,
    elsewhere_count: report.elsewhereCount,
    notes: report.notes,
    requests: sortKeys(report.requests),
    duration_ms: Math.round(report.durationMs),
    timings: (report.phases ?? []).map(({ name, ms, requests }) => ({ phase: name, ms: Math.round(ms), requests })),
    evidence: toEvidenceObject(report),
  };
}

function toExceptionsObject({ exceptions }: Report) {
  if (exceptions === undefined) return null;
  const { used, expiring, expired, unmatched, unclear = [] } = exceptions;
  return {
    used: used.map(({ exception, ids }) => ({ ...toExceptionObject(exception), violation_ids: ids })),
    expiring: expiring.map(toExceptionObject),
    expired: expired.map(toExceptionObject),
    unmatched: unmatched.map(toExceptionObject),
    unclear: unclear.map(toExceptionObject),
  };
}

export function toExceptionObject(exception: Exception) {
  const { violationId, cwe, type, path, title, vex, justification, reason, expires, owner } = exception;
  return {
    violation_id: violationId ?? null,
    cwe: cwe ?? null,
    type: type ?? null,
    path: path ?? null,
    title: title ?? null,
    reason,
    expires,
    owner: owner ?? null,
    ...(justification && { justification }),
    ...(vex && { vex: toClaimObject(vex) }),
  };
}

/** What an OpenVEX statement is about, and its location. */
export function toClaimObject({ names, products, status, justification, place }: VexClaim) {
  return {
    vulnerability: names.map((name) => truncate(name, titleMax)),
    products: products.slice(0, shownProducts).map(({ names: [name = ''], parts }) => ({
      name: truncate(name, titleMax),
      subcomponents: parts.slice(0, shownProducts).map((part) => truncate(part.names[0] ?? '', titleMax)),
    })),
    status,
    justification: justification ?? null,
    statement: truncate(place, titleMax),
  };
}

function toRuleObject({ rule, verdict, lo, hi, limit, line, remedy }: RuleResult) {
  return { rule, verdict, lo, hi: Number.isFinite(hi) ? hi : null, limit, line, remedy };
}

function toScanObject(scan: ReportScan) {
  return {
    scan_id: scan.id,
    status: scan.status,
    branch: scan.branch,
    created_at: scan.createdAt ?? null,
    started_at: scan.startedAt ?? null,
    completed_at: scan.completedAt ?? null,
    counts: toCountsObject(scan.counts),
    coverage: scan.coverage === undefined ? null : sortKeys(scan.coverage),
    diagnostics: scan.diagnostics.map(({ engine, message, file_path, file_paths, failed }) => ({
      engine: truncate(engine, titleMax),
      message: truncate(message, titleMax),
      file_path: file_path === undefined ? null : truncate(file_path, titleMax),
      ...(file_paths === undefined ? {} : { file_paths: file_paths.map((path) => truncate(path, titleMax)) }),
      ...(failed === undefined ? {} : { failed }),
    })),
    ...(scan.languages && {
      languages: scan.languages.map(({ language, files, looked_at, unnamed }) => ({
        language: truncate(language, titleMax),
        ...{ files, looked_at },
        ...(unnamed && { unnamed: unnamed.map((path) => truncate(path, titleMax)) }),
      })),
    }),
    ...(scan.isAdopted === true ? { adopted: true } : {}),
    ...(scan.retryOf === undefined ? {} : { retry_of: scan.retryOf }),
  };
}

interface FindingTexts {
  description: string | null;
  code_snippet: string | null;
  data_path?: DataStep[];
  remediation: string | null;
}

const noTexts: FindingTexts = { description: null, code_snippet: null, remediation: null };

function toTexts(finding: ReportFinding): FindingTexts {
  const { detail } = finding;
  if (detail === undefined) return noTexts;
  const read = (text: string | undefined) => (text === undefined ? null : truncate(text, textMax));
  if (mayBeSecret(finding)) return { ...noTexts, remediation: read(detail.remediation) };
  const steps = listDataSteps(finding);
  return {
    description: read(detail.description),
    code_snippet: read(detail.codeSnippet),
    ...(steps.length > 0 && {
      data_path: steps.map(({ file_path: path, line, code }) => ({
        file_path: truncate(path, titleMax),
        line,
        ...(code !== undefined && { code: truncate(code, titleMax) }),
      })),
    }),
    remediation: read(detail.remediation),
  };
}

function toFindingObject(finding: ReportFinding, texts: FindingTexts) {
  return {
    ...toNameFields(finding),
    effect: finding.effect,
    ...toFactFields(finding),
    file_role: classifyPath(finding.filePath) ?? null,
    disclosed: finding.disclosed,
    exception: finding.exception === undefined ? null : toExceptionObject(finding.exception),
    ...(finding.owners && { owners: [...finding.owners] }),
    left_out: finding.leftOut ?? null,
    warned_by: [...(finding.warnedBy ?? [])],
    ...texts,
  };
}

function sortKeys<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function toBaseObject({ scanId, branch, counts }: Pick<BaseScan, 'scanId' | 'branch' | 'counts'>) {
  return { scan_id: scanId, branch, counts: toCountsObject(counts) };
}

function toCountsObject(counts: BaseScan['counts']) {
  return Object.fromEntries(severities.map((severity) => [severity.toLowerCase(), counts[severity] ?? null]));
}

/**
 * The data beside the shown findings that is needed to judge by another policy later. Null for a run that ended before
 * it had evidence.
 */
function toEvidenceObject({ evidence, findings }: Report) {
  if (evidence === undefined) return null;
  const { known } = evidence;
  return {
    lists: Object.fromEntries(
      severities.map((severity) => [severity.toLowerCase(), getListState(evidence.lists[severity]) ?? null]),
    ),
    unknown_severities: evidence.unknownSeverities,
    started_at: formatTimestamp(evidence.startedAt),
    base_started_at: formatTimestamp(evidence.base?.startedAt),
    base_completed_at: formatTimestamp(evidence.base?.completedAt),
    base_others: evidence.base?.others?.map(toSpanObject) ?? null,
    earlier_base: evidence.earlierBase
      ? { ...toBaseObject(evidence.earlierBase), ...toSpanObject(evidence.earlierBase) }
      : null,
    changes: evidence.changes === undefined ? null : toChangesObject(evidence.changes),
    ...(evidence.held && {
      held_files: sortByPath(
        [...evidence.held].map(([path, isHeld]) => ({ path: truncate(path, pathMax), is_held: isHeld })),
      ),
    }),
    baseline: evidence.baseline ?? null,
    known: known
      ? {
          base: truncate(known.base, titleMax),
          old: [...known.old].sort(),
          doubtful: [...known.doubtful].sort(),
          counts: toCountsObject(known.counts),
        }
      : null,
    origin: evidence.origin,
    findings_without_detail: generateIdsWithoutDetail(evidence.findings),
    other_findings: generateOtherFindings(findings, evidence.findings),
  };
}

function* generateIdsWithoutDetail(findings: readonly Finding[]) {
  for (const { id, detail } of findings) if (detail === undefined) yield id;
}

function* generateOtherFindings(named: Iterable<Finding>, findings: readonly Finding[]) {
  const shown = new Set<string>();
  for (const { id } of named) shown.add(id);
  for (const finding of findings)
    if (!shown.has(finding.id)) yield { ...toNameFields(finding), ...toFactFields(finding) };
}

function toSpanObject({ startedAt, completedAt }: Pick<BaseScan, 'startedAt' | 'completedAt'>) {
  return { started_at: formatTimestamp(startedAt), completed_at: formatTimestamp(completedAt) };
}

function getListState(state: ListStatus | undefined): ListState | undefined {
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
  return { is_complete: isComplete, files: sortByPath(parts) };
}

function sortByPath<File extends { path: string }>(files: File[]): File[] {
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The first fields of a finding in the file. */
function toNameFields({ id, title }: Finding) {
  return { violation_id: truncate(id, titleMax), title: truncate(title, titleMax) };
}

/** The remaining fields, without its texts. */
function toFactFields(finding: Finding) {
  return {
    severity: finding.severity,
    severity_known: finding.severityKnown,
    type: finding.type ?? null,
    status: finding.status,
    unclear: [...(finding.unclear ?? [])],
    cvss_score: finding.cvss ?? null,
    epss_percent: finding.epss ?? null,
    cwe: finding.detail?.cwe === undefined ? null : truncate(finding.detail.cwe, 200),
    file_path: finding.filePath === undefined ? null : truncate(finding.filePath, pathMax),
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
