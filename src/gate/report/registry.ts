/** The list of report formats. A format is a module, a name in `format.ts` and a row here. */

import {
  codequality,
  dotenv,
  gitlabDependencyScanning,
  gitlabSarif,
  gitlabSast,
  gitlabSecretDetection,
} from '../hosts/gitlab/formats.ts';
import { agent } from './agent/agent.ts';
import { checkstyle } from './checkstyle.ts';
import { csv } from './csv.ts';
import type { FormatName, ReportFormat } from './format.ts';
import { html } from './html/page.ts';
import { json } from './json/json.ts';
import { junit } from './junit.ts';
import { renderSarifPieces } from './sarif/sarif.ts';
import { sonar } from './sonar.ts';
import { renderSummary } from './summary/summary.ts';
import { vex } from './vex.ts';
import { vsa } from './vsa.ts';

export const formats: Readonly<Record<FormatName, ReportFormat>> = {
  json,
  html,
  markdown: { readBy: 'people: the summary', pieces: (report, options) => [renderSummary(report, options)] },
  vex,
  vsa,
  sarif: { readBy: 'code scanning, and programs that read SARIF 2.1.0', pieces: renderSarifPieces },
  agent,
  junit,
  'gitlab-codequality': codequality,
  'gitlab-sast': gitlabSast,
  'gitlab-secret-detection': gitlabSecretDetection,
  'gitlab-dependency-scanning': gitlabDependencyScanning,
  'gitlab-sarif': gitlabSarif,
  dotenv,
  sonar,
  checkstyle,
  csv,
};
