/**
 * The findings for GitLab's Code Quality widget and its marks next to changed lines (`artifacts:reports:codequality`).
 */

import type { Severity } from '../../../../shared/severity.ts';
import { toSafeLine, toSafeRelativePath } from '../../../../shared/shown/location.ts';
import type { ReportFormat } from '../../../report/format.ts';
import { mapLazily, streamJson } from '../../../report/json/pieces.ts';
import {
  computeFindingFingerprint,
  formatOneLine,
  listLocatedFindings,
  listLocatedOmissions,
} from '../../../report/list-findings.ts';
import type { ReportFinding } from '../../../report/report.ts';
import { buildRuleId } from '../../../report/sarif/sarif.ts';

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
