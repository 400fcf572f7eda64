/**
 * SARIF for GitLab (`artifacts:reports:sarif`, https://docs.gitlab.com/user/application_security/detect/sarif/). GitLab
 * refuses a file if more than half of its results have no location, and skips suppressed results.
 */
import { hasFile, leftOutLines, listFindings, openStandings, whyNotWhole } from '../listed.ts';
import type { Report } from '../report.ts';
import { maxResults, type SarifReportOptions, sarifPieces } from '../sarif/sarif.ts';
import { plural } from '../tally.ts';
import { noFileText } from './security.ts';

const listed = { standings: openStandings, isUsable: hasFile };

export function gitlabSarifPieces(report: Report, { category }: SarifReportOptions = {}): Iterable<string> {
  const list = listFindings(report, listed);
  if (whyNotWhole(report, list) !== undefined) return [];
  return sarifPieces({ ...report, findings: list.findings }, { category });
}

export function gitlabSarifNone(report: Report): string {
  return noFileText(whyNotWhole(report, listFindings(report, listed)));
}

export function gitlabSarifLeftOut(report: Report): readonly string[] {
  const list = listFindings(report, listed);
  const cutCount = list.findings.length - maxResults;
  return [
    ...leftOutLines(list),
    ...(cutCount > 0 ? [`${plural(cutCount, 'finding')} left out: GitLab accepts at most ${maxResults}`] : []),
  ];
}
