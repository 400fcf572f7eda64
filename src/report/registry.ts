/** The list of report formats. A format is a module, a name in `format-names.ts` and a row here. */
import { agentPieces } from './agent/agent.ts';
import { checkstyleLeftOut, checkstylePieces } from './checkstyle.ts';
import { csvLeftOut, csvPieces } from './csv.ts';
import type { Format } from './format.ts';
import type { FormatName } from './format-names.ts';
import { codequalityLeftOut, codequalityPieces } from './gitlab/codequality.ts';
import { dependencyKind } from './gitlab/dependency-scanning.ts';
import { dotenvLeftOut, dotenvPieces } from './gitlab/dotenv.ts';
import { gitlabSarifLeftOut, gitlabSarifNone, gitlabSarifPieces } from './gitlab/sarif.ts';
import { sastKind } from './gitlab/sast.ts';
import { secretKind } from './gitlab/secret-detection.ts';
import { type SecurityKind, securityLeftOut, securityNone, securityPieces } from './gitlab/security.ts';
import { pagePieces } from './html/page.ts';
import { reportPieces } from './json/json.ts';
import { junitLeftOut, junitPieces } from './junit.ts';
import { renderMarkdown } from './markdown.ts';
import { sarifPieces } from './sarif/sarif.ts';
import { sonarLeftOut, sonarPieces } from './sonar.ts';
import { vexPieces } from './vex.ts';
import { explainNoVsa, vsaPieces } from './vsa.ts';

export const formats: Readonly<Record<FormatName, Format>> = {
  json: { readBy: 'the full report, for scripts and for `judge --report`', pieces: reportPieces },
  html: { readBy: 'people: one page', pieces: pagePieces },
  markdown: { readBy: 'people: the summary', pieces: (report, options) => [renderMarkdown(report, options)] },
  vex: {
    readBy: 'programs that read OpenVEX',
    pieces: vexPieces,
    none: () => 'nothing was accepted or suppressed, so no document was written',
  },
  vsa: {
    readBy: '`actions/attest`, which signs it: the predicate of a verification summary attestation',
    pieces: vsaPieces,
    none: explainNoVsa,
  },
  sarif: { readBy: 'code scanning, and programs that read SARIF 2.1.0', pieces: sarifPieces },
  agent: { readBy: 'coding agents', pieces: agentPieces },
  junit: {
    readBy: 'test reports in Jenkins, GitLab, CircleCI, Azure Pipelines, TeamCity and Buildkite',
    pieces: junitPieces,
    leftOut: junitLeftOut,
  },
  'gitlab-codequality': {
    readBy: 'GitLab: `artifacts:reports:codequality`',
    pieces: codequalityPieces,
    leftOut: codequalityLeftOut,
  },
  'gitlab-sast': { readBy: 'GitLab: `artifacts:reports:sast`', ...securityFormat(sastKind) },
  'gitlab-secret-detection': {
    readBy: 'GitLab: `artifacts:reports:secret_detection`',
    ...securityFormat(secretKind),
  },
  'gitlab-dependency-scanning': {
    readBy: 'GitLab: `artifacts:reports:dependency_scanning`',
    ...securityFormat(dependencyKind),
  },
  'gitlab-sarif': {
    readBy: 'GitLab: `artifacts:reports:sarif`',
    pieces: gitlabSarifPieces,
    none: gitlabSarifNone,
    leftOut: gitlabSarifLeftOut,
  },
  dotenv: {
    readBy: 'GitLab: `artifacts:reports:dotenv`, the outputs as variables of later jobs',
    pieces: dotenvPieces,
    leftOut: dotenvLeftOut,
  },
  sonar: {
    readBy: 'SonarQube: `sonar.externalIssuesReportPaths`',
    pieces: sonarPieces,
    leftOut: sonarLeftOut,
  },
  checkstyle: { readBy: 'Jenkins’ warnings-ng, reviewdog', pieces: checkstylePieces, leftOut: checkstyleLeftOut },
  csv: { readBy: 'spreadsheets', pieces: csvPieces, leftOut: csvLeftOut },
};

function securityFormat(kind: SecurityKind): Pick<Format, 'pieces' | 'none' | 'leftOut'> {
  return {
    pieces: (report) => securityPieces(report, kind),
    none: (report) => securityNone(report, kind),
    leftOut: (report) => securityLeftOut(report, kind),
  };
}
