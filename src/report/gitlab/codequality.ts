/**
 * The findings for GitLab's Code Quality widget and its marks next to changed lines (`artifacts:reports:codequality`).
 */
import type { Severity } from '../../severity.ts';
import { jsonPieces, madeOf } from '../json/pieces.ts';
import { fingerprintOf, hasFile, leftOutLines, listFindings, openStandings } from '../listed.ts';
import { neutralLine } from '../neutral.ts';
import { safeLine, safeRelativePath } from '../place.ts';
import type { Report, ReportFinding } from '../report.ts';
import { ruleIdOf } from '../sarif/rules.ts';
import { cweOf, firstSentence, remediationOf, severityName } from '../wording.ts';

const severityWords: Readonly<Record<Severity, string>> = {
  CRITICAL: 'blocker',
  HIGH: 'critical',
  MEDIUM: 'major',
  LOW: 'minor',
  INFO: 'info',
};

const listed = { standings: openStandings, isUsable: hasFile };

export function codequalityPieces(report: Report): Iterable<string> {
  return jsonPieces(madeOf(listFindings(report, listed).findings, issueOf));
}

export function codequalityLeftOut(report: Report): readonly string[] {
  return leftOutLines(listFindings(report, listed));
}

function issueOf(finding: ReportFinding) {
  return {
    description: descriptionOf(finding),
    check_name: ruleIdOf(finding),
    fingerprint: fingerprintOf(finding),
    severity: severityWords[finding.severity],
    // The format requires a line. A finding about the whole file is shown at its top.
    location: { path: safeRelativePath(finding.filePath) ?? '', lines: { begin: safeLine(finding.line) ?? 1 } },
  };
}

/** Plain text that GitLab shows on one line. */
function descriptionOf(finding: ReportFinding): string {
  const title = `${severityName(finding)}: ${neutralLine(finding.title, 300).trim() || 'Untitled'}`;
  const advice = neutralLine(firstSentence(remediationOf(finding)) ?? '', 300);
  return [title, cweOf(finding), advice].filter((part) => part !== undefined && part !== '').join(' · ');
}
