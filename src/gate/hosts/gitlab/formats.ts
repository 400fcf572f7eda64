/**
 * The report formats that GitLab reads: security reports, schema 15.2.1
 * (https://gitlab.com/gitlab-org/security-products/security-report-schemas), SARIF, Code Quality and dotenv.
 */

import type { Severity } from '../../../shared/severity.ts';
import { toSafeLine, toSafeRelativePath, toSafeSha } from '../../../shared/shown/location.ts';
import { neutralizeBlock, neutralizeLine } from '../../../shared/shown/neutral.ts';
import { pluralize } from '../../../shared/text/amounts.ts';
import { getDescription, getRemediation } from '../../../shared/text/finding-texts.ts';
import { parsePurl } from '../../../shared/text/purl.ts';
import { listVulnerabilityIds } from '../../policy/vex.ts';
import type { ReportFormat } from '../../report/format.ts';
import { mapLazily, streamJson } from '../../report/json/pieces.ts';
import {
  computeFindingFingerprint,
  explainIncomplete,
  formatOmissions,
  formatOneLine,
  formatWithoutZone,
  getScanEnd,
  getScanStart,
  type ListedFindings,
  listFindings,
  listLocatedFindings,
  listLocatedOmissions,
  openDispositions,
} from '../../report/list-findings.ts';
import { readOutputs } from '../../report/outputs.ts';
import { parsePackageName } from '../../report/packages.ts';
import type { Report, ReportFinding } from '../../report/report.ts';
import { buildRuleId, maxResults, renderSarifPieces } from '../../report/sarif/sarif.ts';
import { formatSentence } from '../../report/sentence/sentence.ts';
import { formatTitle, getCwe } from '../../report/wording.ts';

/** One kind of GitLab security report. */
interface SecurityKind {
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

function createSecurityFormat(readBy: string, kind: SecurityKind): ReportFormat {
  const { scanType, concerns, locate, placeless } = kind;
  const list = (report: Report) => {
    const isUsable = (finding: ReportFinding) => locate(finding, report) !== undefined;
    return listFindings(report, { standings: openDispositions, concerns, isUsable });
  };
  const leftOut = (report: Report) => formatOmissions(list(report), placeless);
  return {
    readBy,
    pieces(report) {
      const listed = list(report);
      if (explainIncomplete(report, listed) !== undefined) return [];
      return streamJson({
        version: schemaVersion,
        schema: `${schemaUrl}/${scanType.replace('_', '-')}-report-format.json`,
        scan: describeScan(report, scanType, leftOut(report)),
        vulnerabilities: mapLazily(listed.findings, (finding) => toVulnerability(finding, report, kind)),
      });
    },
    none: (report) => formatNoFile(report, list(report)),
    leftOut,
  };
}

/** Empty files are not written: GitLab closes known findings that the next file does not contain. */
function formatNoFile(report: Report, listed: ListedFindings): string {
  const why = explainIncomplete(report, listed) ?? 'there is nothing to write';
  return `no file was written, because ${why}: GitLab would treat missing findings as fixed`;
}

function describeScan(report: Report, type: SecurityKind['scanType'], leftOut: readonly string[]) {
  const version = neutralizeLine(report.tool.version, 100) || 'unknown';
  const tool = { id: 'scan-gate', name: 'Scan Gate', version, vendor: { name: 'Scan Gate' } };
  return {
    analyzer: tool,
    scanner: tool,
    type,
    start_time: formatWithoutZone(getScanStart(report)),
    end_time: formatWithoutZone(getScanEnd(report)),
    status: 'success',
    messages: [{ level: 'info', value: formatSentence(report) }, ...leftOut.map((value) => ({ level: 'warn', value }))],
  };
}

function toVulnerability(finding: ReportFinding, report: Report, { locate }: SecurityKind) {
  const [description, solution] = [getDescription(finding), getRemediation(finding)];
  return {
    id: computeFindingFingerprint(finding),
    name: formatTitle(finding, 255),
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
  const name = getCwe(finding);
  const value = name?.slice('CWE-'.length);
  return [
    { type: 'scan_gate_rule', name: rule, value: rule },
    ...(name === undefined || value === undefined
      ? []
      : [{ type: 'cwe', name, value, url: `https://cwe.mitre.org/data/definitions/${value}.html` }]),
    ...listVulnerabilityIds(finding).slice(0, maxIds).flatMap(toAdvisoryIdentifiers),
  ];
}

/** GitLab accepts 20 identifiers. */
const maxIds = 18;

function toAdvisoryIdentifiers(id: string): Identifier[] {
  if (/^CVE-\d{4}-\d{4,19}$/.test(id))
    return [{ type: 'cve', name: id, value: id, url: `https://www.cve.org/CVERecord?id=${id}` }];
  if (/^GHSA(?:-[0-9a-z]{4}){3}$/i.test(id))
    return [{ type: 'ghsa', name: id, value: id, url: `https://github.com/advisories/${id}` }];
  return [];
}

/**
 * Findings in code, in infrastructure code, which GitLab reads as SAST too, and of unknown type
 * (`artifacts:reports:sast`).
 */
export const gitlabSast = createSecurityFormat('GitLab: `artifacts:reports:sast`', {
  scanType: 'sast',
  concerns: ({ type }) => type !== 'SECRET' && type !== 'SCA',
  locate({ filePath, line }) {
    const file = toSafeRelativePath(filePath);
    const startLine = toSafeLine(line);
    return file === undefined ? undefined : { file, ...(startLine === undefined ? {} : { start_line: startLine }) };
  },
  placeless: 'without a file of this repository',
});

/** GitLab's own analyzer writes this if it does not know the commit. */
const noCommit = '0000000';

/** Secrets, never with the secret text (`artifacts:reports:secret_detection`). */
export const gitlabSecretDetection = createSecurityFormat('GitLab: `artifacts:reports:secret_detection`', {
  scanType: 'secret_detection',
  concerns: ({ type }) => type === 'SECRET',
  locate({ filePath, line }, { headSha }) {
    const file = toSafeRelativePath(filePath);
    const startLine = toSafeLine(line);
    if (file === undefined) return undefined;
    return {
      file,
      ...(startLine === undefined ? {} : { start_line: startLine }),
      commit: { sha: toSafeSha(headSha) ?? noCommit },
    };
  },
  placeless: 'without a file of this repository',
});

/** Vulnerabilities of packages (`artifacts:reports:dependency_scanning`). */
export const gitlabDependencyScanning = createSecurityFormat('GitLab: `artifacts:reports:dependency_scanning`', {
  scanType: 'dependency_scanning',
  concerns: ({ type }) => type === 'SCA',
  locate(finding) {
    const file = toSafeRelativePath(finding.filePath);
    const dependency = getDependency(finding);
    return file === undefined || dependency === undefined ? undefined : { file, dependency };
  },
  placeless: 'without a file of this repository or the name and version of a package',
});

/** Reads the package from the advisory's package URL, otherwise from the title. */
function getDependency(finding: ReportFinding) {
  const purl = parsePurl(finding.detail?.advisory?.purl ?? '');
  const named =
    purl?.version === undefined
      ? parsePackageName(finding)
      : { name: [purl.namespace, purl.name].filter(Boolean).join('/'), version: purl.version };
  if (named === undefined) return undefined;
  const [name, version] = [neutralizeLine(named.name, 255).trim(), neutralizeLine(named.version, 255).trim()];
  return name === '' || version === '' ? undefined : { package: { name }, version };
}

/**
 * SARIF for GitLab (`artifacts:reports:sarif`, https://docs.gitlab.com/user/application_security/detect/sarif/). GitLab
 * refuses a file if more than half of its results have no location, and skips suppressed results.
 */
export const gitlabSarif: ReportFormat = {
  readBy: 'GitLab: `artifacts:reports:sarif`',
  pieces(report, { category }) {
    const listed = listLocatedFindings(report);
    if (explainIncomplete(report, listed) !== undefined) return [];
    return renderSarifPieces({ ...report, findings: listed.findings }, { category });
  },
  none: (report) => formatNoFile(report, listLocatedFindings(report)),
  leftOut(report) {
    const cutCount = listLocatedFindings(report).findings.length - maxResults;
    return [
      ...listLocatedOmissions(report),
      ...(cutCount > 0 ? [`${pluralize(cutCount, 'finding')} left out: GitLab accepts at most ${maxResults}`] : []),
    ];
  },
};

// The findings for GitLab's Code Quality widget and its marks next to changed lines (`artifacts:reports:codequality`).

const severityWords: Readonly<Record<Severity, string>> = {
  CRITICAL: 'blocker',
  HIGH: 'critical',
  MEDIUM: 'major',
  LOW: 'minor',
  INFO: 'info',
};

export const codequality: ReportFormat = {
  readBy: 'GitLab: `artifacts:reports:codequality`',
  pieces: (report) => streamJson(mapLazily(listLocatedFindings(report).findings, toCodequalityIssue)),
  leftOut: listLocatedOmissions,
};

function toCodequalityIssue(finding: ReportFinding) {
  return {
    description: formatOneLine(finding),
    check_name: buildRuleId(finding),
    fingerprint: computeFindingFingerprint(finding),
    severity: severityWords[finding.severity],
    // The format requires a line. A finding about the whole file is shown at its top.
    location: { path: toSafeRelativePath(finding.filePath) ?? '', lines: { begin: toSafeLine(finding.line) ?? 1 } },
  };
}

// The outputs as variables for later GitLab jobs, for `artifacts:reports:dotenv`
// (https://docs.gitlab.com/ci/yaml/artifacts_reports/#artifactsreportsdotenv): at most 20 variables and 5 KB, without
// quotes, comments or empty lines. `GATE_VERDICT=failed`, and `GATE_WEB_VERDICT=failed` for the category `web`.

/** Settings begin with SCAN_GATE_, so a later gate would read an output with that prefix as a setting. */
const prefix = 'GATE_';
/** GitLab expands `$NAME` in a value and supports neither blanks nor quotes. */
const plainValue = /^[\w.,:;@/+=-]{0,300}$/;

export const dotenv: ReportFormat = {
  readBy: 'GitLab: `artifacts:reports:dotenv`, the outputs as variables of later jobs',
  *pieces(report, { category }) {
    const gate = category === undefined ? '' : `${category}-`;
    for (const [name, value] of Object.entries(readOutputs(report)))
      if (plainValue.test(value))
        yield `${prefix}${`${gate}${name}`.toUpperCase().replaceAll(/[-.]/g, '_')}=${value}\n`;
  },
  leftOut: (report) =>
    Object.entries(readOutputs(report))
      .filter(([, value]) => !plainValue.test(value))
      .map(([name]) => `${name} is left out, because GitLab allows no spaces, quotes or special characters in a value`),
};
