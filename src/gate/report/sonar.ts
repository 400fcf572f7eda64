/**
 * The findings in SonarQube's generic issue format (`sonar.externalIssuesReportPaths`), for version 10.3 and newer and
 * SonarQube Cloud. An issue has no severity there: its rule states it, for both of SonarQube's modes.
 */

import type { Severity } from '../../shared/severity.ts';
import { toSafeLine, toSafeRelativePath } from '../../shared/shown/location.ts';
import { neutralizeBlock } from '../../shared/shown/neutral.ts';
import { getRemediation } from '../../shared/text/finding-texts.ts';
import type { ReportFormat } from './format.ts';
import { mapLazily, streamJson } from './json/pieces.ts';
import { formatOneLine, listLocatedFindings, listLocatedOmissions } from './list-findings.ts';
import type { ReportFinding } from './report.ts';
import { buildRuleId } from './sarif/sarif.ts';
import { formatTitle } from './wording.ts';

/** The severity of a vulnerability, and of its impact on security, which has only three levels before 10.8. */
const severityWords: Readonly<Record<Severity, { rule: string; impact: string }>> = {
  CRITICAL: { rule: 'BLOCKER', impact: 'HIGH' },
  HIGH: { rule: 'CRITICAL', impact: 'HIGH' },
  MEDIUM: { rule: 'MAJOR', impact: 'MEDIUM' },
  LOW: { rule: 'MINOR', impact: 'LOW' },
  INFO: { rule: 'INFO', impact: 'LOW' },
};

/** SonarQube limits the name of a rule to 200 characters. */
const titleMax = 200;

export const sonar: ReportFormat = {
  readBy: 'SonarQube: `sonar.externalIssuesReportPaths`',
  pieces(report) {
    const { findings } = listLocatedFindings(report);
    const rules = new Map(findings.map((finding) => [buildRuleId(finding), finding]));
    return streamJson({ rules: mapLazily(rules.values(), toSonarRule), issues: mapLazily(findings, toSonarIssue) });
  },
  leftOut: listLocatedOmissions,
};

function toSonarRule(finding: ReportFinding) {
  const { rule, impact } = severityWords[finding.severity];
  const description = getRemediation(finding);
  return {
    id: buildRuleId(finding),
    name: formatTitle(finding, titleMax),
    ...(description === undefined ? {} : { description: neutralizeBlock(description, 4000) }),
    engineId: 'scan-gate',
    cleanCodeAttribute: 'TRUSTWORTHY',
    type: 'VULNERABILITY',
    severity: rule,
    impacts: [{ softwareQuality: 'SECURITY', severity: impact }],
  };
}

function toSonarIssue(finding: ReportFinding) {
  const startLine = toSafeLine(finding.line);
  return {
    ruleId: buildRuleId(finding),
    primaryLocation: {
      message: formatOneLine(finding, formatTitle(finding, titleMax)),
      filePath: toSafeRelativePath(finding.filePath) ?? '',
      ...(startLine === undefined ? {} : { textRange: { startLine } }),
    },
  };
}
