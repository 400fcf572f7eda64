/** Settings that name the files that a run writes, and what becomes of them. */
import { boolean } from '../boolean.ts';
import { readReports, reportsExample, writeReports } from '../report-files.ts';
import { setting } from '../setting.ts';
import { line, matching } from '../values.ts';

const refused = 'a file must not choose where a run writes';
const written = {
  group: 'Files',
  placeholder: 'PATH',
  read: line,
  file: { refused },
} as const;

export const jsonFile = setting({
  ...written,
  name: 'json-file',
  description: 'Where the full report is written as JSON.',
  example: 'scan-gate.json',
  absent: 'report.json in a new folder',
});

export const sarifFile = setting({
  ...written,
  name: 'sarif-file',
  description: 'Where the findings are written as SARIF 2.1.0, for code scanning and other tools.',
  example: 'scan-gate.sarif',
  absent: 'no file',
});

export const htmlFile = setting({
  ...written,
  name: 'html-file',
  description: 'Where the report is written as a page.',
  example: 'scan-gate.html',
  absent: 'no file',
});

export const markdownFile = setting({
  ...written,
  name: 'markdown-file',
  description: 'Where the summary is written as Markdown.',
  example: 'scan-gate.md',
  absent: 'no file',
});

export const vexFile = setting({
  ...written,
  name: 'vex-file',
  description:
    'Where what was decided here of findings, by exceptions and at the service, is written as an OpenVEX document. None is written where nothing was.',
  example: 'scan-gate.openvex.json',
  absent: 'no file',
});

export const agentFile = setting({
  ...written,
  name: 'agent-file',
  description:
    'Where what blocks is written for a coding agent, as JSON: what has to change, what must not, and the command that checks it.',
  example: 'scan-gate-agent.json',
  absent: 'no file',
});

export const reports = setting(
  {
    name: 'reports',
    group: 'Files',
    description:
      'Report files for other programs, each as a format and a path: junit, gitlab-codequality, sonar and more, separated by commas or lines.',
    placeholder: 'FORMAT=PATH,…',
    example: reportsExample,
    absent: 'none',
    read: readReports,
    file: { refused },
  },
  { text: writeReports },
);

export const uploadSarif = setting({
  ...boolean,
  name: 'upload-sarif',
  group: 'Files',
  description: 'Whether the SARIF file is uploaded: to code scanning, or in Azure Pipelines for the Scans tab.',
  default: 'false',
  file: { refused: 'it says what one run does' },
});

export const category = setting({
  name: 'category',
  group: 'Files',
  description: 'Keeps the results of several gates in one repository apart.',
  placeholder: 'NAME',
  example: 'backend',
  absent: 'one gate',
  read: matching(/^[\w.-]{1,60}$/, 'is not made of at most 60 letters, digits, dots, dashes and _'),
  file: { refused: 'it tells the runs of one repository apart' },
});
