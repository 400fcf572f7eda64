/** The findings as SARIF 2.1.0, in the form that GitHub code scanning expects. */

import { createHash } from 'node:crypto';
import type {
  Invocation,
  Log,
  Message,
  MultiformatMessageString,
  Notification,
  ReportingConfiguration,
  ReportingDescriptor,
  Result,
  Run,
  ToolComponent,
} from 'sarif';
import type { Severity } from '../../../shared/severity.ts';
import {
  encodePath,
  toSafeLine,
  toSafeRelativePath,
  toSafeRepositoryUrl,
  toSafeSha,
} from '../../../shared/shown/location.ts';
import { formatMarkdownBlock, neutralizeBlock, neutralizeLine, truncate } from '../../../shared/shown/neutral.ts';
import { getDescription, getRemediation, listDataSteps } from '../../../shared/text/finding-texts.ts';
import { programEngine } from '../../../shared/text/scan-request.ts';
import { listVulnerabilityIds } from '../../policy/vex.ts';
import { mapLazily, streamJson } from '../json/pieces.ts';
import { computeFindingFingerprint } from '../list-findings.ts';
import type { Report, ReportFinding } from '../report.ts';
import {
  classifyFinding,
  formatExceptionTerms,
  formatTitle,
  formatViolationStatus,
  getCwe,
  rankFindings,
  toUncommittedObject,
} from '../wording.ts';

/** Code scanning shows the first 5,000 results of a run. */
export const maxResults = 5000;
const maxNotifications = 100;

/** Open and suppressed findings, worst first, without fixed ones. `run.properties` counts what is omitted. */
export function renderSarif(report: Report, options?: Parameters<typeof renderSarifPieces>[1]): string {
  return [...renderSarifPieces(report, options)].join('');
}

/** Lists that are generated while they are written. */
type Streamed<Of, Lists extends keyof Of> = Omit<Of, Lists> & {
  [List in Lists]: Iterable<NonNullable<Of[List]> extends readonly (infer Item)[] ? Item : never>;
};

/** The same in pieces. */
export function renderSarifPieces(
  report: Report,
  options: {
    /** Distinguishes several gates of one repository. */
    category?: string | undefined;
    /**
     * Excludes what code scanning does not accept: it refuses a whole file because of one result without a location, and
     * opens alerts for suppressed ones.
     */
    isForCodeScanning?: boolean;
  } = {},
): Iterable<string> {
  const { chosen, total, usable } = selectResults(report, options.isForCodeScanning === true ? isAlert : () => true);
  const { rules, indexById } = createSarifRules(chosen);
  const category = neutralizeLine(options.category ?? '', 200)
    .trim()
    .replace(/\/+$/, '');
  const version = neutralizeLine(report.tool.version, 100);
  const isSemantic = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version);
  const run: Streamed<Omit<Run, 'tool'>, 'results'> & { tool: { driver: Streamed<ToolComponent, 'rules'> } } = {
    tool: { driver: { name: 'Scan Gate', version, ...(isSemantic && { semanticVersion: version }), rules } },
    automationDetails: { id: `${category === '' ? 'scan-gate' : category}/` },
    ...describeProvenance(report),
    invocations: [describeInvocation(report)],
    columnKind: 'utf16CodeUnits',
    results: mapLazily(chosen, (finding) => toResult(finding, indexById)),
    properties: {
      verdict: report.verdict,
      ...(report.uncommitted !== undefined && { uncommitted: toUncommittedObject(report) }),
      results_total: total,
      results_left_out: total - chosen.length,
      results_not_for_code_scanning: total - usable,
    },
  };
  const log: Omit<Log, 'runs'> & { runs: (typeof run)[] } = {
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
  const diagnostics = (report.scan?.diagnostics ?? []).slice(0, maxNotifications).map(
    ({ engine, message, file_path: path }): Notification => ({
      level: engine === programEngine ? 'note' : 'warning',
      message: toSarifMessage(`${engine}: ${message}`, 1000),
      ...describeLocations(path, undefined),
    }),
  );
  return {
    executionSuccessful: isDecided,
    exitCode: report.exitCode,
    toolExecutionNotifications: [verdict, ...notes, ...diagnostics],
  };
}

function toResult(finding: ReportFinding, indexById: ReadonlyMap<string, number>): Result {
  const ruleId = buildRuleId(finding);
  return {
    ruleId,
    ruleIndex: indexById.get(ruleId) ?? 0,
    level: sarifLevels[finding.severity],
    // GitLab shows a note as low, unless its rank is lower.
    ...(finding.severity === 'INFO' ? { rank: 0 } : {}),
    message: toSarifMessage(formatResult(finding), messageMax),
    ...describeLocations(finding.filePath, finding.line),
    ...describeDataPath(finding),
    // The same for the same violation in every scan. The API does not compute one for us.
    partialFingerprints: { primaryLocationLineHash: `${computeFindingFingerprint(finding).slice(0, 32)}:1` },
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
    formatTitle(finding, 300),
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

function describeSuppressions(finding: ReportFinding): Pick<Result, 'suppressions'> {
  if (!isAccepted(finding)) return {};
  const { exception } = finding;
  const justification =
    exception === undefined ? `Marked as ${formatViolationStatus(finding)}` : formatExceptionTerms(exception);
  return { suppressions: [{ kind: 'external', status: 'accepted', justification }] };
}

const sarifLevels: Record<Severity, ReportingConfiguration.level> = {
  CRITICAL: 'error',
  HIGH: 'error',
  MEDIUM: 'warning',
  LOW: 'note',
  INFO: 'note',
};

/** Above 9.0 is critical, 7.0 high, 4.0 medium, 0.1 low. INFO has no value, because there is no such band. */
const securitySeverities: Record<Severity, string | undefined> = {
  CRITICAL: '9.5',
  HIGH: '8.0',
  MEDIUM: '5.5',
  LOW: '2.0',
  INFO: undefined,
};

const maxAdvice = 3;
/** Code scanning shows and GitLab accepts at most ten tags. Two of them are in every rule. */
const [maxCves, maxWeaknesses] = [2, 3];

/**
 * `sca/prototype-pollution-in-lodash/medium`. The weakness is not part of it: it is known only if the details were
 * read, and an alert whose rule changes is opened again.
 */
export function buildRuleId(finding: ReportFinding): string {
  const type = (finding.type ?? 'unknown').toLowerCase().replaceAll('_', '-');
  return `${type}/${createSlug(finding.title)}/${finding.severity.toLowerCase()}`;
}

const slugSource = 500;
const slugLength = 80;

function createSlug(title: string): string {
  const words = title
    .slice(0, slugSource)
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = words?.join('-') ?? 'other';
  if (words !== null && slug.length <= slugLength && title.length <= slugSource) return slug;
  // Distinguishes titles with the same slug.
  const rest = createHash('sha256').update(title).digest('hex').slice(0, 8);
  return `${slug.slice(0, slugLength).replace(/-$/, '')}-${rest}`;
}

/**
 * The rules of the findings in order of appearance, and the index of each. There is one per type, title and severity:
 * code scanning reads title and severity from the rule, not from the result.
 */
function createSarifRules(findings: Iterable<ReportFinding>) {
  const groups = Map.groupBy(findings, buildRuleId);
  const indexById = new Map([...groups.keys()].map((id, index) => [id, index]));
  return { rules: mapLazily(groups, ([id, group]) => createSarifRule(id, group)), indexById };
}

function createSarifRule(id: string, group: readonly ReportFinding[]): ReportingDescriptor {
  const [first] = group;
  const severity = first?.severity ?? 'CRITICAL';
  const securitySeverity = securitySeverities[severity];
  const name = formatTitle({ title: first?.title ?? '' }, 400);
  return {
    id,
    shortDescription: { text: name },
    fullDescription: { text: truncate(`${name} (${severity}, ${first?.type ?? 'type unknown'})`, 1024) },
    help: createHelp(group),
    defaultConfiguration: { level: sarifLevels[severity] },
    properties: {
      tags: ['security', ...listTags(group)],
      ...(securitySeverity === undefined ? {} : { 'security-severity': securitySeverity }),
    },
  };
}

/**
 * Code scanning shows `external/cwe/cwe-089` as a weakness. GitLab files the result by `cwe-89` and `cve-2021-23337`.
 */
function listTags(group: readonly ReportFinding[]): string[] {
  const weaknesses = [...new Set(group.map(getCwe))].filter((cwe) => cwe !== undefined).slice(0, maxWeaknesses);
  const numbers = weaknesses.map((cwe) => cwe.slice('CWE-'.length).padStart(3, '0'));
  const cves = [...new Set(group.flatMap(listVulnerabilityIds))]
    .filter((id) => id.startsWith('CVE-'))
    .slice(0, maxCves);
  return [
    ...numbers.map((number) => `external/cwe/cwe-${number}`),
    ...[...weaknesses, ...cves].map((name) => name.toLowerCase()),
    (group[0]?.type ?? 'unknown').toLowerCase(),
  ];
}

function createHelp(group: readonly ReportFinding[]): MultiformatMessageString {
  const advice = [...new Set(group.map(getRemediation))].filter((text) => text !== undefined).slice(0, maxAdvice);
  if (advice.length === 0) {
    const text = 'No remediation is known for this finding.';
    return { text, markdown: text };
  }
  return {
    text: advice.map((text) => neutralizeBlock(text, 1500)).join('\n\n'),
    markdown: advice.map((text) => formatMarkdownBlock(text, 1500)).join('\n\n'),
  };
}
