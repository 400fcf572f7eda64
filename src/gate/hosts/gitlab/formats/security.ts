/**
 * The common part of GitLab's three security reports, schema 15.2.1
 * (https://gitlab.com/gitlab-org/security-products/security-report-schemas).
 */
import type { Severity } from '../../../../shared/severity.ts';
import { neutralizeBlock, neutralizeLine } from '../../../../shared/shown/neutral.ts';
import { getDescription, getRemediation } from '../../../../shared/text/finding-texts.ts';
import { listVulnerabilityIds } from '../../../policy/vex.ts';
import { mapLazily, streamJson } from '../../../report/json/pieces.ts';
import {
  computeFindingFingerprint,
  explainIncomplete,
  formatOmissions,
  listFindings,
  openDispositions,
} from '../../../report/list-findings.ts';
import type { Report, ReportFinding } from '../../../report/report.ts';
import { buildRuleId } from '../../../report/sarif/rules.ts';
import { formatWithoutZone, getScanEnd, getScanStart } from '../../../report/scan-times.ts';
import { formatSentence } from '../../../report/sentence/sentence.ts';
import { getCwe } from '../../../report/wording.ts';

/** One kind of GitLab security report. */
export interface SecurityKind {
  /** Its name in the report. */
  scanType: 'sast' | 'secret_detection' | 'dependency_scanning';
  /** Whether a finding belongs in it. */
  concerns: (finding: ReportFinding) => boolean;
  /** Undefined if this kind cannot represent the finding's location. */
  locate: (finding: ReportFinding, report: Report) => object | undefined;
  /** Describes findings without such a location. */
  placeless: string;
}

const schemaVersion = '15.2.1';
const schemaUrl = `https://gitlab.com/gitlab-org/security-products/security-report-schemas/-/raw/v${schemaVersion}/dist`;

const severityNames: Readonly<Record<Severity, string>> = {
  CRITICAL: 'Critical',
  HIGH: 'High',
  MEDIUM: 'Medium',
  LOW: 'Low',
  INFO: 'Info',
};

/** Empty if GitLab would treat findings that are missing in the file as fixed. */
export function renderSecurityReport(report: Report, kind: SecurityKind): Iterable<string> {
  const list = listKindFindings(report, kind);
  if (explainIncomplete(report, list) !== undefined) return [];
  const { findings } = list;
  return streamJson({
    version: schemaVersion,
    schema: `${schemaUrl}/${kind.scanType.replace('_', '-')}-report-format.json`,
    scan: describeScan(report, kind),
    vulnerabilities: mapLazily(findings, (finding) => toVulnerability(finding, report, kind)),
  });
}

export function explainMissingSecurityReport(report: Report, kind: SecurityKind): string {
  return formatNoFile(explainIncomplete(report, listKindFindings(report, kind)));
}

/** GitLab closes known findings that the next file does not contain. */
export function formatNoFile(why = 'there is nothing to write'): string {
  return `no file was written, because ${why}: GitLab would treat missing findings as fixed`;
}

export function listSecurityOmissions(report: Report, kind: SecurityKind): readonly string[] {
  return formatOmissions(listKindFindings(report, kind), kind.placeless);
}

function listKindFindings(report: Report, { concerns, locate }: SecurityKind) {
  const isUsable = (finding: ReportFinding) => locate(finding, report) !== undefined;
  return listFindings(report, { standings: openDispositions, concerns, isUsable });
}

function describeScan(report: Report, kind: SecurityKind) {
  const version = neutralizeLine(report.tool.version, 100) || 'unknown';
  const tool = { id: 'scan-gate', name: 'Scan Gate', version, vendor: { name: 'Scan Gate' } };
  const leftOut = listSecurityOmissions(report, kind).map((value) => ({ level: 'warn', value }));
  return {
    analyzer: tool,
    scanner: tool,
    type: kind.scanType,
    start_time: formatWithoutZone(getScanStart(report)),
    end_time: formatWithoutZone(getScanEnd(report)),
    status: 'success',
    messages: [{ level: 'info', value: formatSentence(report) }, ...leftOut],
  };
}

function toVulnerability(finding: ReportFinding, report: Report, { locate }: SecurityKind) {
  const [description, solution] = [getDescription(finding), getRemediation(finding)];
  return {
    id: computeFindingFingerprint(finding),
    name: neutralizeLine(finding.title, 255).trim() || 'Untitled',
    ...(description === undefined ? {} : { description: neutralizeBlock(description, 10_000) }),
    severity: finding.severityKnown ? severityNames[finding.severity] : 'Unknown',
    ...(solution === undefined ? {} : { solution: neutralizeBlock(solution, 7000) }),
    identifiers: listIdentifiers(finding),
    location: locate(finding, report),
  };
}

interface Identifier {
  type: string;
  name: string;
  value: string;
  url?: string;
}

/**
 * The rule comes first, because GitLab identifies vulnerabilities by it. The others depend on which details were read.
 */
function listIdentifiers(finding: ReportFinding): Identifier[] {
  const rule = buildRuleId(finding);
  const weakness = getCwe(finding);
  return [
    { type: 'scan_gate_rule', name: rule, value: rule },
    ...(weakness === undefined ? [] : [toWeaknessIdentifier(weakness)]),
    ...listVulnerabilityIds(finding).slice(0, maxIds).flatMap(toAdvisoryIdentifiers),
  ];
}

/** GitLab accepts 20 identifiers. */
const maxIds = 18;

function toWeaknessIdentifier(name: string): Identifier {
  const value = name.slice('CWE-'.length);
  return { type: 'cwe', name, value, url: `https://cwe.mitre.org/data/definitions/${value}.html` };
}

function toAdvisoryIdentifiers(id: string): Identifier[] {
  if (/^CVE-\d{4}-\d{4,19}$/.test(id))
    return [{ type: 'cve', name: id, value: id, url: `https://www.cve.org/CVERecord?id=${id}` }];
  if (/^GHSA(?:-[0-9a-z]{4}){3}$/i.test(id))
    return [{ type: 'ghsa', name: id, value: id, url: `https://github.com/advisories/${id}` }];
  return [];
}
