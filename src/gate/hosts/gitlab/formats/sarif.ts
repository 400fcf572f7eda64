/**
 * SARIF for GitLab (`artifacts:reports:sarif`, https://docs.gitlab.com/user/application_security/detect/sarif/). GitLab
 * refuses a file if more than half of its results have no location, and skips suppressed results.
 */

import { pluralize } from '../../../../shared/text/amounts.ts';
import {
  explainIncomplete,
  formatOmissions,
  hasRepositoryFile,
  listFindings,
  openDispositions,
} from '../../../report/list-findings.ts';
import type { Report } from '../../../report/report.ts';
import { maxResults, renderSarifPieces, type SarifReportOptions } from '../../../report/sarif/sarif.ts';
import { formatNoFile } from './security.ts';

const listed = { standings: openDispositions, isUsable: hasRepositoryFile };

export function renderGitlabSarif(report: Report, { category }: SarifReportOptions = {}): Iterable<string> {
  const list = listFindings(report, listed);
  if (explainIncomplete(report, list) !== undefined) return [];
  return renderSarifPieces({ ...report, findings: list.findings }, { category });
}

export function explainMissingGitlabSarif(report: Report): string {
  return formatNoFile(explainIncomplete(report, listFindings(report, listed)));
}

export function listGitlabSarifOmissions(report: Report): readonly string[] {
  const list = listFindings(report, listed);
  const cutCount = list.findings.length - maxResults;
  return [
    ...formatOmissions(list),
    ...(cutCount > 0 ? [`${pluralize(cutCount, 'finding')} left out: GitLab accepts at most ${maxResults}`] : []),
  ];
}
