/** The findings as SARIF 2.1.0, in the form that GitHub code scanning expects. */
import { createHash } from 'node:crypto';
import type { Invocation, Log, Message, Notification, Result, Run, ToolComponent } from 'sarif';
import type { ScanDiagnostic } from '../../api/schemas.ts';
import { jsonPieces } from '../json/pieces.ts';
import { cut, neutralBlock, neutralLine } from '../neutral.ts';
import { encodePath, safeLine, safeRelativePath, safeRepositoryUrl, safeSha } from '../place.ts';
import type { Report, ReportFinding } from '../report.ts';
import { descriptionOf, exceptionWord, rankedFindings, remediationOf, standingOf, statusWord } from '../wording.ts';
import { ruleIdOf, sarifLevels, sarifRules } from './rules.ts';

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
  return [...sarifPieces(report, options)].join('');
}

/** Lists that are generated while they are written. */
type Written<Of, Lists extends keyof Of> = Omit<Of, Lists> & {
  [List in Lists]: Iterable<NonNullable<Of[List]> extends readonly (infer Item)[] ? Item : never>;
};
type WrittenRun = Written<Omit<Run, 'tool'>, 'results'> & { tool: { driver: Written<ToolComponent, 'rules'> } };

/** The same in pieces. */
export function sarifPieces(report: Report, options: SarifReportOptions = {}): Iterable<string> {
  const { chosen, total, usable } = choose(report, options.isForCodeScanning === true ? isAlert : () => true);
  const { rules, indexOf } = sarifRules(chosen);
  const run: WrittenRun = {
    tool: { driver: { ...driverOf(report), rules } },
    automationDetails: { id: `${categoryOf(options.category)}/` },
    ...provenanceOf(report),
    invocations: [invocationOf(report)],
    columnKind: 'utf16CodeUnits',
    results: resultsOf(chosen, indexOf),
    properties: {
      verdict: report.verdict,
      results_total: total,
      results_left_out: total - chosen.length,
      results_not_for_code_scanning: total - usable,
    },
  };
  const log: Omit<Log, 'runs'> & { runs: WrittenRun[] } = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  return jsonPieces(log);
}

/** The worst usable findings up to the limit, and how many unfixed and usable ones there are. */
function choose(report: Report, isUsable: (finding: ReportFinding) => boolean) {
  const chosen: ReportFinding[] = [];
  let [total, usable] = [0, 0];
  for (const finding of standingFindings(report)) {
    total += 1;
    if (!isUsable(finding)) continue;
    usable += 1;
    if (chosen.length < maxResults) chosen.push(finding);
  }
  return { chosen, total, usable };
}

function* resultsOf(findings: readonly ReportFinding[], indexOf: ReadonlyMap<string, number>): Generator<Result> {
  for (const finding of findings) yield resultOf(finding, indexOf);
}

function* standingFindings(report: Report): Generator<ReportFinding> {
  for (const finding of rankedFindings(report.findings)) if (standingOf(finding) !== 'fixed') yield finding;
}

/** The findings for code scanning: the worst ones up to the limit, and their total number. */
export function alertsOf(report: Report): { worst: readonly ReportFinding[]; count: number } {
  const { chosen, usable } = choose(report, isAlert);
  return { worst: chosen, count: usable };
}

/** How many are neither fixed nor accepted and have no file of the repository. Code scanning does not accept these. */
export function countPlaceless(report: Report): number {
  let count = 0;
  for (const finding of standingFindings(report)) if (!isLetOff(finding) && !isAlert(finding)) count += 1;
  return count;
}

function isAlert(finding: ReportFinding): boolean {
  return safeRelativePath(finding.filePath) !== undefined && !isLetOff(finding);
}

/** Suppressed at the service, or excepted by the policy. */
function isLetOff(finding: ReportFinding): boolean {
  const standing = standingOf(finding);
  return standing === 'suppressed' || standing === 'excepted';
}

function categoryOf(category: string | undefined): string {
  const plain = neutralLine(category ?? '', 200)
    .trim()
    .replace(/\/+$/, '');
  return plain === '' ? 'scan-gate' : plain;
}

function driverOf(report: Report): ToolComponent {
  const version = neutralLine(report.tool.version, 100);
  const isSemantic = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version);
  return { name: 'Scan Gate', version, ...(isSemantic ? { semanticVersion: version } : {}) };
}

function provenanceOf(report: Report): Pick<Run, 'versionControlProvenance'> {
  const repositoryUri = safeRepositoryUrl(report.repositoryUrl);
  if (repositoryUri === undefined) return {};
  const revisionId = safeSha(report.headSha);
  const branch = report.branch === undefined ? undefined : neutralLine(report.branch, 300);
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

function invocationOf(report: Report): Invocation {
  const isDecided = report.verdict !== 'inconclusive';
  const verdict: Notification = { level: isDecided ? 'note' : 'error', message: messageOf(report.message, 1000) };
  const notes = report.notes.slice(0, maxNotifications).map(
    (note): Notification => ({
      level: 'note',
      message: messageOf(note, 1000),
    }),
  );
  const diagnostics = (report.scan?.diagnostics ?? []).slice(0, maxNotifications).map(notificationOf);
  return {
    executionSuccessful: isDecided,
    exitCode: report.exitCode,
    toolExecutionNotifications: [verdict, ...notes, ...diagnostics],
  };
}

function notificationOf(diagnostic: ScanDiagnostic): Notification {
  const message = messageOf(`${diagnostic.engine}: ${diagnostic.message}`, 1000);
  return { level: 'warning', message, ...locationsOf(diagnostic.file_path, undefined) };
}

function resultOf(finding: ReportFinding, indexOf: ReadonlyMap<string, number>): Result {
  const ruleId = ruleIdOf(finding);
  return {
    ruleId,
    ruleIndex: indexOf.get(ruleId) ?? 0,
    level: sarifLevels[finding.severity],
    // GitLab shows a note as low, unless its rank is lower.
    ...(finding.severity === 'INFO' ? { rank: 0 } : {}),
    message: messageOf(resultText(finding), messageMax),
    ...locationsOf(finding.filePath, finding.line),
    partialFingerprints: { primaryLocationLineHash: fingerprintOf(finding.id) },
    ...(finding.firstSeen === true ? { baselineState: 'new' } : {}),
    ...suppressionsOf(finding),
    properties: {
      violation_id: neutralLine(finding.id, 300),
      severity: finding.severity,
      severity_known: finding.severityKnown,
      cvss_score: finding.cvss,
      epss_percent: finding.epss,
      type: finding.type ?? 'unknown',
      status: finding.status,
      label: finding.label,
      effect: finding.effect,
      owners: finding.owners?.map((owner) => neutralLine(owner, 200)),
    },
  };
}

/** GitLab drops a result with a longer message. The rule's help has the full advice. */
const messageMax = 1024;
const textMax = 400;

function resultText(finding: ReportFinding): string {
  const remediation = remediationOf(finding);
  const parts = [
    neutralLine(finding.title, 300).trim() || 'Untitled',
    neutralBlock(descriptionOf(finding) ?? '', textMax),
    remediation === undefined ? '' : `How to fix: ${neutralBlock(remediation, textMax)}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** SARIF treats `[text](target)` as a link even in plain text. */
function messageOf(text: string, maxLength: number): Message & { text: string } {
  return { text: cut(neutralBlock(text, maxLength).replaceAll('](', '] ('), maxLength) };
}

function locationsOf(filePath: string | undefined, line: number | undefined): Pick<Result, 'locations'> {
  const path = safeRelativePath(filePath);
  if (path === undefined) return {};
  const startLine = safeLine(line);
  const artifactLocation = { uri: encodePath(path), uriBaseId: '%SRCROOT%' };
  const region = startLine === undefined ? {} : { region: { startLine } };
  return { locations: [{ physicalLocation: { artifactLocation, ...region } }] };
}

/** The same for the same violation in every scan. The API does not compute one for us. */
function fingerprintOf(violationId: string): string {
  return `${createHash('sha256').update(violationId).digest('hex').slice(0, 32)}:1`;
}

function suppressionsOf(finding: ReportFinding): Pick<Result, 'suppressions'> {
  if (!isLetOff(finding)) return {};
  const { exception } = finding;
  const justification = exception === undefined ? `Marked as ${statusWord(finding)}` : exceptionWord(exception);
  return { suppressions: [{ kind: 'external', status: 'accepted', justification }] };
}
