/**
 * The findings in SonarQube's generic issue format (`sonar.externalIssuesReportPaths`), for version 10.3 and newer and
 * SonarQube Cloud. An issue has no severity there: its rule states it, for both of SonarQube's modes.
 */
import type { Severity } from '../severity.ts';
import { jsonPieces, madeOf } from './json/pieces.ts';
import { hasFile, leftOutLines, listFindings, openStandings } from './listed.ts';
import { neutralBlock, neutralLine } from './neutral.ts';
import { safeLine, safeRelativePath } from './place.ts';
import type { Report, ReportFinding } from './report.ts';
import { ruleIdOf } from './sarif/rules.ts';
import { cweOf, firstSentence, remediationOf } from './wording.ts';

/** The severity of a vulnerability, and of its impact on security, which has only three levels before 10.8. */
const severityWords: Readonly<Record<Severity, { rule: string; impact: string }>> = {
  CRITICAL: { rule: 'BLOCKER', impact: 'HIGH' },
  HIGH: { rule: 'CRITICAL', impact: 'HIGH' },
  MEDIUM: { rule: 'MAJOR', impact: 'MEDIUM' },
  LOW: { rule: 'MINOR', impact: 'LOW' },
  INFO: { rule: 'INFO', impact: 'LOW' },
};

const listed = { standings: openStandings, isUsable: hasFile };

export function sonarPieces(report: Report): Iterable<string> {
  const { findings } = listFindings(report, listed);
  const rules = new Map(findings.map((finding) => [ruleIdOf(finding), finding]));
  return jsonPieces({ rules: madeOf(rules.values(), ruleOf), issues: madeOf(findings, issueOf) });
}

export function sonarLeftOut(report: Report): readonly string[] {
  return leftOutLines(listFindings(report, listed));
}

function ruleOf(finding: ReportFinding) {
  const { rule, impact } = severityWords[finding.severity];
  const description = remediationOf(finding);
  return {
    id: ruleIdOf(finding),
    name: titleOf(finding),
    ...(description === undefined ? {} : { description: neutralBlock(description, 4000) }),
    engineId: 'scan-gate',
    cleanCodeAttribute: 'TRUSTWORTHY',
    type: 'VULNERABILITY',
    severity: rule,
    impacts: [{ softwareQuality: 'SECURITY', severity: impact }],
  };
}

function issueOf(finding: ReportFinding) {
  const startLine = safeLine(finding.line);
  return {
    ruleId: ruleIdOf(finding),
    primaryLocation: {
      message: messageOf(finding),
      filePath: safeRelativePath(finding.filePath) ?? '',
      ...(startLine === undefined ? {} : { textRange: { startLine } }),
    },
  };
}

/** SonarQube limits the name of a rule to 200 characters. */
function titleOf({ title }: ReportFinding): string {
  return neutralLine(title, 200).trim() || 'Untitled';
}

function messageOf(finding: ReportFinding): string {
  const advice = neutralLine(firstSentence(remediationOf(finding)) ?? '', 300);
  return [titleOf(finding), cweOf(finding), advice].filter((part) => part !== undefined && part !== '').join(' · ');
}
