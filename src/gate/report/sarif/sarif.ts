/** The findings as SARIF 2.1.0, in the form that GitHub code scanning expects. */
import { createHash } from 'node:crypto';
import type { Invocation, Log, Message, Notification, Result, Run, ToolComponent } from 'sarif';
import type { ScanDiagnostic } from '../../../shared/api/schemas.ts';
import {
  encodePath,
  toSafeLine,
  toSafeRelativePath,
  toSafeRepositoryUrl,
  toSafeSha,
} from '../../../shared/shown/location.ts';
import { neutralizeBlock, neutralizeLine, truncate } from '../../../shared/shown/neutral.ts';
import { getDescription, getRemediation, listDataSteps } from '../../../shared/text/finding-texts.ts';
import { programEngine } from '../../../shared/text/scan-request.ts';
import { streamJson } from '../json/pieces.ts';
import type { Report, ReportFinding } from '../report.ts';
import { toUncommittedObject } from '../uncommitted.ts';
import { classifyFinding, formatExceptionTerms, formatViolationStatus, rankFindings } from '../wording.ts';
import { buildRuleId, createSarifRules, sarifLevels } from './rules.ts';

export interface SarifReportOptions {
  /** Distinguishes several gates of one repository. */
  category?: string | undefined;
  /**
   * Excludes what code scanning does not accept: it refuses a whole file because of one result without a location, and
   * opens alerts for suppressed ones.
   */
  isForCodeScanning?: boolean;
}

/** Code scanning shows the first 5,000 results of a run. */
export const maxResults = 5000;
const maxNotifications = 100;

/** Open and suppressed findings, worst first, without fixed ones. `run.properties` counts what is omitted. */
export function renderSarif(report: Report, options: SarifReportOptions = {}): string {
  return [...renderSarifPieces(report, options)].join('');
}

/** Lists that are generated while they are written. */
type Streamed<Of, Lists extends keyof Of> = Omit<Of, Lists> & {
  [List in Lists]: Iterable<NonNullable<Of[List]> extends readonly (infer Item)[] ? Item : never>;
};
type StreamedRun = Streamed<Omit<Run, 'tool'>, 'results'> & { tool: { driver: Streamed<ToolComponent, 'rules'> } };

/** The same in pieces. */
export function renderSarifPieces(report: Report, options: SarifReportOptions = {}): Iterable<string> {
  const { chosen, total, usable } = selectResults(report, options.isForCodeScanning === true ? isAlert : () => true);
  const { rules, indexOf } = createSarifRules(chosen);
  const run: StreamedRun = {
    tool: { driver: { ...describeDriver(report), rules } },
    automationDetails: { id: `${normalizeCategory(options.category)}/` },
    ...describeProvenance(report),
    invocations: [describeInvocation(report)],
    columnKind: 'utf16CodeUnits',
    results: generateResults(chosen, indexOf),
    properties: {
      verdict: report.verdict,
      ...(report.uncommitted !== undefined && { uncommitted: toUncommittedObject(report) }),
      results_total: total,
      results_left_out: total - chosen.length,
      results_not_for_code_scanning: total - usable,
    },
  };
  const log: Omit<Log, 'runs'> & { runs: StreamedRun[] } = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  return streamJson(log);
}

/** The worst usable findings up to the limit, and how many unfixed and usable ones there are. */
function selectResults(report: Report, isUsable: (finding: ReportFinding) => boolean) {
  const chosen: ReportFinding[] = [];
  let [total, usable] = [0, 0];
  for (const finding of listUnfixed(report)) {
    total += 1;
    if (!isUsable(finding)) continue;
    usable += 1;
    if (chosen.length < maxResults) chosen.push(finding);
  }
  return { chosen, total, usable };
}

function* generateResults(findings: readonly ReportFinding[], indexOf: ReadonlyMap<string, number>): Generator<Result> {
  for (const finding of findings) yield toResult(finding, indexOf);
}

function* listUnfixed(report: Report): Generator<ReportFinding> {
  for (const finding of rankFindings(report.findings)) if (classifyFinding(finding) !== 'fixed') yield finding;
}

/** The findings for code scanning: the worst ones up to the limit, and their total number. */
export function selectAlerts(report: Report): { worst: readonly ReportFinding[]; count: number } {
  const { chosen, usable } = selectResults(report, isAlert);
  return { worst: chosen, count: usable };
}

/** How many are neither fixed nor accepted and have no file of the repository. Code scanning does not accept these. */
export function countUnlocated(report: Report): number {
  let count = 0;
  for (const finding of listUnfixed(report)) if (!isAccepted(finding) && !isAlert(finding)) count += 1;
  return count;
}

function isAlert(finding: ReportFinding): boolean {
  return toSafeRelativePath(finding.filePath) !== undefined && !isAccepted(finding);
}

/** Suppressed at the service, or accepted by the policy. */
function isAccepted(finding: ReportFinding): boolean {
  const standing = classifyFinding(finding);
  return standing === 'suppressed' || standing === 'accepted';
}

function normalizeCategory(category: string | undefined): string {
  const plain = neutralizeLine(category ?? '', 200)
    .trim()
    .replace(/\/+$/, '');
  return plain === '' ? 'scan-gate' : plain;
}

function describeDriver(report: Report): ToolComponent {
  const version = neutralizeLine(report.tool.version, 100);
  const isSemantic = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version);
  return { name: 'Scan Gate', version, ...(isSemantic ? { semanticVersion: version } : {}) };
}

function describeProvenance(report: Report): Pick<Run, 'versionControlProvenance'> {
  const repositoryUri = toSafeRepositoryUrl(report.repositoryUrl);
  if (repositoryUri === undefined) return {};
  const revisionId = toSafeSha(report.headSha);
  const branch = report.branch === undefined ? undefined : neutralizeLine(report.branch, 300);
  return {
    versionControlProvenance: [
      {
        repositoryUri,
        ...(revisionId === undefined ? {} : { revisionId }),
        ...(branch === undefined ? {} : { branch }),
      },
    ],
  };
}

function describeInvocation(report: Report): Invocation {
  const isDecided = report.verdict !== 'inconclusive';
  const verdict: Notification = { level: isDecided ? 'note' : 'error', message: toSarifMessage(report.message, 1000) };
  const notes = report.notes.slice(0, maxNotifications).map(
    (note): Notification => ({
      level: 'note',
      message: toSarifMessage(note, 1000),
    }),
  );
  const diagnostics = (report.scan?.diagnostics ?? []).slice(0, maxNotifications).map(toNotification);
  return {
    executionSuccessful: isDecided,
    exitCode: report.exitCode,
    toolExecutionNotifications: [verdict, ...notes, ...diagnostics],
  };
}

function toNotification(diagnostic: ScanDiagnostic): Notification {
  const message = toSarifMessage(`${diagnostic.engine}: ${diagnostic.message}`, 1000);
  const level = diagnostic.engine === programEngine ? 'note' : 'warning';
  return { level, message, ...describeLocations(diagnostic.file_path, undefined) };
}

function toResult(finding: ReportFinding, indexOf: ReadonlyMap<string, number>): Result {
  const ruleId = buildRuleId(finding);
  return {
    ruleId,
    ruleIndex: indexOf.get(ruleId) ?? 0,
    level: sarifLevels[finding.severity],
    // GitLab shows a note as low, unless its rank is lower.
    ...(finding.severity === 'INFO' ? { rank: 0 } : {}),
    message: toSarifMessage(formatResult(finding), messageMax),
    ...describeLocations(finding.filePath, finding.line),
    ...describeDataPath(finding),
    partialFingerprints: { primaryLocationLineHash: computeFingerprint(finding.id) },
    ...(finding.firstSeen === true ? { baselineState: 'new' } : {}),
    ...describeSuppressions(finding),
    properties: {
      violation_id: neutralizeLine(finding.id, 300),
      severity: finding.severity,
      severity_known: finding.severityKnown,
      cvss_score: finding.cvss,
      epss_percent: finding.epss,
      type: finding.type ?? 'unknown',
      status: finding.status,
      label: finding.label,
      effect: finding.effect,
      owners: finding.owners?.map((owner) => neutralizeLine(owner, 200)),
    },
  };
}

/** GitLab drops a result with a longer message. The rule's help has the full advice. */
const messageMax = 1024;
const textMax = 400;

function formatResult(finding: ReportFinding): string {
  const remediation = getRemediation(finding);
  const parts = [
    neutralizeLine(finding.title, 300).trim() || 'Untitled',
    neutralizeBlock(getDescription(finding) ?? '', textMax),
    remediation === undefined ? '' : `How to fix: ${neutralizeBlock(remediation, textMax)}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** SARIF treats `[text](target)` as a link even in plain text. */
function toSarifMessage(text: string, maxLength: number): Message & { text: string } {
  return { text: truncate(neutralizeBlock(text, maxLength).replaceAll('](', '] ('), maxLength) };
}

function describeDataPath(finding: ReportFinding): Pick<Result, 'codeFlows'> {
  const locations = listDataSteps(finding).flatMap(({ file_path: path, line, code }) => {
    const [location] = describeLocations(path, line).locations ?? [];
    return location === undefined
      ? []
      : { location: { ...location, ...(code && { message: toSarifMessage(code, textMax) }) } };
  });
  return locations.length < 2 ? {} : { codeFlows: [{ threadFlows: [{ locations }] }] };
}

function describeLocations(filePath: string | undefined, line: number | undefined): Pick<Result, 'locations'> {
  const path = toSafeRelativePath(filePath);
  if (path === undefined) return {};
  const startLine = toSafeLine(line);
  const artifactLocation = { uri: encodePath(path), uriBaseId: '%SRCROOT%' };
  const region = startLine === undefined ? {} : { region: { startLine } };
  return { locations: [{ physicalLocation: { artifactLocation, ...region } }] };
}

/** The same for the same violation in every scan. The API does not compute one for us. */
function computeFingerprint(violationId: string): string {
  return `${createHash('sha256').update(violationId).digest('hex').slice(0, 32)}:1`;
}

function describeSuppressions(finding: ReportFinding): Pick<Result, 'suppressions'> {
  if (!isAccepted(finding)) return {};
  const { exception } = finding;
  const justification =
    exception === undefined ? `Marked as ${formatViolationStatus(finding)}` : formatExceptionTerms(exception);
  return { suppressions: [{ kind: 'external', status: 'accepted', justification }] };
}
