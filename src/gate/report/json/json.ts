/** The report file: everything that the run knew. The keys are always present and always in the same order. */
import type { DataStep, ScanLanguage } from '../../../shared/api/schemas.ts';
import { toPlainText } from '../../../shared/prose.ts';
import { severities } from '../../../shared/severity.ts';
import { removeUserInfo } from '../../../shared/shown/location.ts';
import { truncate } from '../../../shared/shown/neutral.ts';
import { classifyPath } from '../../../shared/text/file-role.ts';
import { listDataSteps, mayBeSecret } from '../../../shared/text/finding-texts.ts';
import type { Exception } from '../../policy/policy.ts';
import type { RuleResult } from '../../policy/verdict.ts';
import type { VexClaim } from '../../policy/vex.ts';
import type { Report, ReportFinding, ReportScan } from '../report.ts';
import { formatSentence } from '../sentence/sentence.ts';
import { countWhere } from '../tally.ts';
import { toUncommittedObject } from '../uncommitted.ts';
import { toEvidenceObject, toFactFields, toNameFields } from './evidence.ts';
import { streamJson } from './pieces.ts';

/** Maximum length of texts, and of all texts together. */
const titleMax = 2000;
const textMax = 20_000;
const allTextsMax = 64_000_000;
/** Maximum number of products of a statement. The VEX file has all of them. */
const shownProducts = 20;

/**
 * The report as JSON, in pieces. Unknown values are `null`. `hi: null` in a rule means that there is no upper bound. A
 * violation of type SECRET, or of unknown type, has neither description nor snippet. Truncated texts end in `…`.
 * `texts_left_out` counts the least severe findings, whose description, snippet and remediation did not fit.
 */
export function renderJsonPieces(report: Report): Iterable<string> {
  const leftOut = countOmittedTexts(report.findings);
  return streamJson({ ...toHeadObject(report), texts_left_out: leftOut, findings: toFindingObjects(report.findings) });
}

/** Generated one by one, because together they are the largest part of the file. */
function* toFindingObjects(findings: Iterable<ReportFinding>) {
  const limitTexts = createTextLimiter();
  for (const finding of findings) yield toFindingObject(finding, limitTexts(finding) ?? noTexts);
}

function countOmittedTexts(findings: Iterable<ReportFinding>): number {
  const limitTexts = createTextLimiter();
  return countWhere(findings, (finding) => limitTexts(finding) === undefined);
}

/**
 * Returns a function that is called for one finding after the other. It returns undefined when a finding's texts no
 * longer fit.
 */
function createTextLimiter(): (finding: ReportFinding) => FindingTexts | undefined {
  let room = allTextsMax;
  return (finding) => {
    const texts = toTexts(finding);
    const path = texts.data_path && JSON.stringify(texts.data_path);
    const length = [texts.description, texts.code_snippet, texts.remediation, path].reduce(addLength, 0);
    if (length > room) return undefined;
    room -= length;
    return texts;
  };
}

function addLength(sum: number, text: string | null | undefined): number {
  return sum + (text?.length ?? 0);
}

function toHeadObject(report: Report) {
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
    repository: toRepositoryObject(report),
    repository_url: report.repositoryUrl === undefined ? null : removeUserInfo(report.repositoryUrl),
    branch: report.branch ?? null,
    head_sha: report.headSha ?? null,
    base_sha: report.baseSha ?? null,
    uncommitted: toUncommittedObject(report),
    event: report.event ?? null,
    pull_request: report.pullRequest ?? null,
    scan: report.scan === undefined ? null : toScanObject(report.scan),
    policy: {
      source: report.policy.source,
      sha256: report.policy.sha256,
      settings: sortKeys(report.policy.settings),
    },
    scope: report.scope ?? null,
    base: toBaseObject(report),
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

function toBaseObject({ base }: Report) {
  if (base === undefined) return null;
  const counts = severities.map((severity) => [severity.toLowerCase(), base.counts[severity] ?? null]);
  return { scan_id: base.scanId, branch: base.branch, counts: Object.fromEntries(counts) };
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

function toRepositoryObject({ repository }: Report) {
  if (repository === undefined) return null;
  return {
    id: repository.id ?? null,
    name: repository.name,
    vcs_url: repository.vcsUrl === undefined ? null : removeUserInfo(repository.vcsUrl),
  };
}

function toScanObject(scan: ReportScan) {
  return {
    scan_id: scan.id,
    status: scan.status,
    branch: scan.branch,
    created_at: scan.createdAt ?? null,
    started_at: scan.startedAt ?? null,
    completed_at: scan.completedAt ?? null,
    counts: Object.fromEntries(severities.map((severity) => [severity.toLowerCase(), scan.counts[severity] ?? null])),
    coverage: scan.coverage === undefined ? null : sortKeys(scan.coverage),
    diagnostics: scan.diagnostics.map(({ engine, message, file_path, file_paths, failed }) => ({
      engine: truncate(engine, titleMax),
      message: truncate(message, titleMax),
      file_path: file_path === undefined ? null : truncate(file_path, titleMax),
      ...(file_paths === undefined ? {} : { file_paths: file_paths.map((path) => truncate(path, titleMax)) }),
      ...(failed === undefined ? {} : { failed }),
    })),
    ...(scan.languages === undefined ? {} : { languages: scan.languages.map(toLanguageObject) }),
    ...(scan.isAdopted === true ? { adopted: true } : {}),
    ...(scan.retryOf === undefined ? {} : { retry_of: scan.retryOf }),
  };
}

function toLanguageObject({ language, files, looked_at, unnamed }: ScanLanguage) {
  const paths = unnamed?.map((path) => truncate(path, titleMax));
  return { language: truncate(language, titleMax), files, looked_at, ...(paths && { unnamed: paths }) };
}

function toRuleObject(rule: RuleResult) {
  return {
    rule: rule.rule,
    verdict: rule.verdict,
    lo: rule.lo,
    hi: Number.isFinite(rule.hi) ? rule.hi : null,
    limit: rule.limit,
    line: rule.line,
    remedy: rule.remedy,
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
    ...(steps.length > 0 && { data_path: steps.map(toStepObject) }),
    remediation: read(detail.remediation),
  };
}

function toStepObject({ file_path: path, line, code }: DataStep): DataStep {
  return { file_path: truncate(path, titleMax), line, ...(code !== undefined && { code: truncate(code, titleMax) }) };
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
