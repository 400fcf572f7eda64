/**
 * The findings for GitLab's Code Quality widget and its marks next to changed lines (`artifacts:reports:codequality`).
 */
import type { Severity } from '../../../../shared/severity.ts';
import { toSafeLine, toSafeRelativePath } from '../../../../shared/shown/location.ts';
import { neutralizeLine } from '../../../../shared/shown/neutral.ts';
import { getRemediation } from '../../../../shared/text/finding-texts.ts';
import { mapLazily, streamJson } from '../../../report/json/pieces.ts';
import {
  computeFindingFingerprint,
  formatOmissions,
  hasRepositoryFile,
  listFindings,
  openDispositions,
} from '../../../report/list-findings.ts';
import type { Report, ReportFinding } from '../../../report/report.ts';
import { buildRuleId } from '../../../report/sarif/rules.ts';
import { extractFirstSentence, formatSeverityName, getCwe } from '../../../report/wording.ts';

const severityWords: Readonly<Record<Severity, string>> = {
  CRITICAL: 'blocker',
  HIGH: 'critical',
  MEDIUM: 'major',
  LOW: 'minor',
  INFO: 'info',
};

const listed = { standings: openDispositions, isUsable: hasRepositoryFile };

export function renderCodequality(report: Report): Iterable<string> {
  return streamJson(mapLazily(listFindings(report, listed).findings, toCodequalityIssue));
}

export function listCodequalityOmissions(report: Report): readonly string[] {
  return formatOmissions(listFindings(report, listed));
}

function toCodequalityIssue(finding: ReportFinding) {
  return {
    description: formatDescription(finding),
    check_name: buildRuleId(finding),
    fingerprint: computeFindingFingerprint(finding),
    severity: severityWords[finding.severity],
    // The format requires a line. A finding about the whole file is shown at its top.
    location: { path: toSafeRelativePath(finding.filePath) ?? '', lines: { begin: toSafeLine(finding.line) ?? 1 } },
  };
}

/** Plain text that GitLab shows on one line. */
function formatDescription(finding: ReportFinding): string {
  const title = `${formatSeverityName(finding)}: ${neutralizeLine(finding.title, 300).trim() || 'Untitled'}`;
  const advice = neutralizeLine(extractFirstSentence(getRemediation(finding)) ?? '', 300);
  return [title, getCwe(finding), advice].filter((part) => part !== undefined && part !== '').join(' · ');
}
