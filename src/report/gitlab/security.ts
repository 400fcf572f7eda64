/**
 * The common part of GitLab's three security reports, schema 15.2.1
 * (https://gitlab.com/gitlab-org/security-products/security-report-schemas).
 */
import { idsOf } from '../../policy/vex/statement.ts';
import type { Severity } from '../../severity.ts';
import { jsonPieces, madeOf } from '../json/pieces.ts';
import { fingerprintOf, leftOutLines, listFindings, openStandings, whyNotWhole } from '../listed.ts';
import { scanEnd, scanStart, withoutZone } from '../moments.ts';
import { neutralBlock, neutralLine } from '../neutral.ts';
import type { Report, ReportFinding } from '../report.ts';
import { ruleIdOf } from '../sarif/rules.ts';
import { sentenceOf } from '../sentence/sentence.ts';
import { cweOf, descriptionOf, remediationOf } from '../wording.ts';

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
export function securityPieces(report: Report, kind: SecurityKind): Iterable<string> {
  const list = listOf(report, kind);
  if (whyNotWhole(report, list) !== undefined) return [];
  const { findings } = list;
  return jsonPieces({
    version: schemaVersion,
    schema: `${schemaUrl}/${kind.scanType.replace('_', '-')}-report-format.json`,
    scan: scanOf(report, kind),
    vulnerabilities: madeOf(findings, (finding) => vulnerabilityOf(finding, report, kind)),
  });
}

export function securityNone(report: Report, kind: SecurityKind): string {
  return noFileText(whyNotWhole(report, listOf(report, kind)));
}

/** GitLab closes known findings that the next file does not contain. */
export function noFileText(why = 'there is nothing to write'): string {
  return `no file was written, because ${why}: GitLab would treat missing findings as fixed`;
}

export function securityLeftOut(report: Report, kind: SecurityKind): readonly string[] {
  return leftOutLines(listOf(report, kind), kind.placeless);
}

function listOf(report: Report, { concerns, locate }: SecurityKind) {
  const isUsable = (finding: ReportFinding) => locate(finding, report) !== undefined;
  return listFindings(report, { standings: openStandings, concerns, isUsable });
}

function scanOf(report: Report, kind: SecurityKind) {
  const version = neutralLine(report.tool.version, 100) || 'unknown';
  const tool = { id: 'scan-gate', name: 'Scan Gate', version, vendor: { name: 'Scan Gate' } };
  const leftOut = securityLeftOut(report, kind).map((value) => ({ level: 'warn', value }));
  return {
    analyzer: tool,
    scanner: tool,
    type: kind.scanType,
    start_time: withoutZone(scanStart(report)),
    end_time: withoutZone(scanEnd(report)),
    status: 'success',
    messages: [{ level: 'info', value: sentenceOf(report) }, ...leftOut],
  };
}

function vulnerabilityOf(finding: ReportFinding, report: Report, { locate }: SecurityKind) {
  const [description, solution] = [descriptionOf(finding), remediationOf(finding)];
  return {
    id: fingerprintOf(finding),
    name: neutralLine(finding.title, 255).trim() || 'Untitled',
    ...(description === undefined ? {} : { description: neutralBlock(description, 10_000) }),
    severity: finding.severityKnown ? severityNames[finding.severity] : 'Unknown',
    ...(solution === undefined ? {} : { solution: neutralBlock(solution, 7000) }),
    identifiers: identifiersOf(finding),
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
function identifiersOf(finding: ReportFinding): Identifier[] {
  const rule = ruleIdOf(finding);
  const weakness = cweOf(finding);
  return [
    { type: 'scan_gate_rule', name: rule, value: rule },
    ...(weakness === undefined ? [] : [weaknessOf(weakness)]),
    ...idsOf(finding).slice(0, maxIds).flatMap(advisoryOf),
  ];
}

/** GitLab accepts 20 identifiers. */
const maxIds = 18;

function weaknessOf(name: string): Identifier {
  const value = name.slice('CWE-'.length);
  return { type: 'cwe', name, value, url: `https://cwe.mitre.org/data/definitions/${value}.html` };
}

function advisoryOf(id: string): Identifier[] {
  if (/^CVE-\d{4}-\d{4,19}$/.test(id))
    return [{ type: 'cve', name: id, value: id, url: `https://www.cve.org/CVERecord?id=${id}` }];
  if (/^GHSA(?:-[0-9a-z]{4}){3}$/i.test(id))
    return [{ type: 'ghsa', name: id, value: id, url: `https://github.com/advisories/${id}` }];
  return [];
}
