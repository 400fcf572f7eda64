/** The list of report formats. A format is a module, a name in `format-names.ts` and a row here. */

import { listCodequalityOmissions, renderCodequality } from '../hosts/gitlab/formats/codequality.ts';
import { dependencyKind } from '../hosts/gitlab/formats/dependency-scanning.ts';
import { listDotenvOmissions, renderDotenv } from '../hosts/gitlab/formats/dotenv.ts';
import {
  explainMissingGitlabSarif,
  listGitlabSarifOmissions,
  renderGitlabSarif,
} from '../hosts/gitlab/formats/sarif.ts';
import { sastKind } from '../hosts/gitlab/formats/sast.ts';
import { secretKind } from '../hosts/gitlab/formats/secret-detection.ts';
import {
  explainMissingSecurityReport,
  listSecurityOmissions,
  renderSecurityReport,
  type SecurityKind,
} from '../hosts/gitlab/formats/security.ts';
import { renderAgentFile } from './agent/agent.ts';
import { listCheckstyleOmissions, renderCheckstyle } from './checkstyle.ts';
import { listCsvOmissions, renderCsv } from './csv.ts';
import type { ReportFormat } from './format.ts';
import type { FormatName } from './format-names.ts';
import { renderPagePieces } from './html/page.ts';
import { renderJsonPieces } from './json/json.ts';
import { listJunitOmissions, renderJunit } from './junit.ts';
import { renderSarifPieces } from './sarif/sarif.ts';
import { listSonarOmissions, renderSonar } from './sonar.ts';
import { renderSummary } from './summary/summary.ts';
import { renderVex } from './vex.ts';
import { explainMissingVsa, renderVsa } from './vsa.ts';

export const formats: Readonly<Record<FormatName, ReportFormat>> = {
  json: { readBy: 'the full report, for scripts and for `judge --report`', pieces: renderJsonPieces },
  html: { readBy: 'people: one page', pieces: renderPagePieces },
  markdown: { readBy: 'people: the summary', pieces: (report, options) => [renderSummary(report, options)] },
  vex: {
    readBy: 'programs that read OpenVEX',
    pieces: renderVex,
    none: () => 'nothing was accepted or suppressed, so no document was written',
  },
  vsa: {
    readBy: '`actions/attest`, which signs it: the predicate of a verification summary attestation',
    pieces: renderVsa,
    none: explainMissingVsa,
  },
  sarif: { readBy: 'code scanning, and programs that read SARIF 2.1.0', pieces: renderSarifPieces },
  agent: { readBy: 'coding agents', pieces: renderAgentFile },
  junit: {
    readBy: 'test reports in Jenkins, GitLab, CircleCI, Azure Pipelines, TeamCity and Buildkite',
    pieces: renderJunit,
    leftOut: listJunitOmissions,
  },
  'gitlab-codequality': {
    readBy: 'GitLab: `artifacts:reports:codequality`',
    pieces: renderCodequality,
    leftOut: listCodequalityOmissions,
  },
  'gitlab-sast': { readBy: 'GitLab: `artifacts:reports:sast`', ...createSecurityFormat(sastKind) },
  'gitlab-secret-detection': {
    readBy: 'GitLab: `artifacts:reports:secret_detection`',
    ...createSecurityFormat(secretKind),
  },
  'gitlab-dependency-scanning': {
    readBy: 'GitLab: `artifacts:reports:dependency_scanning`',
    ...createSecurityFormat(dependencyKind),
  },
  'gitlab-sarif': {
    readBy: 'GitLab: `artifacts:reports:sarif`',
    pieces: renderGitlabSarif,
    none: explainMissingGitlabSarif,
    leftOut: listGitlabSarifOmissions,
  },
  dotenv: {
    readBy: 'GitLab: `artifacts:reports:dotenv`, the outputs as variables of later jobs',
    pieces: renderDotenv,
    leftOut: listDotenvOmissions,
  },
  sonar: {
    readBy: 'SonarQube: `sonar.externalIssuesReportPaths`',
    pieces: renderSonar,
    leftOut: listSonarOmissions,
  },
  checkstyle: { readBy: 'Jenkins’ warnings-ng, reviewdog', pieces: renderCheckstyle, leftOut: listCheckstyleOmissions },
  csv: { readBy: 'spreadsheets', pieces: renderCsv, leftOut: listCsvOmissions },
};

function createSecurityFormat(kind: SecurityKind): Pick<ReportFormat, 'pieces' | 'none' | 'leftOut'> {
  return {
    pieces: (report) => renderSecurityReport(report, kind),
    none: (report) => explainMissingSecurityReport(report, kind),
    leftOut: (report) => listSecurityOmissions(report, kind),
  };
}
