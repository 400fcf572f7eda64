/** The interface of a report format, and the formats' names. */

import type { Report } from './report.ts';

export interface RenderOptions {
  /** The path of the file, as requested. */
  path?: string | undefined;
  category?: string | undefined;
  /** The location of the full report, for the reader. */
  reportFile?: string | undefined;
  /** SHA-256 of the full report as it was written. */
  reportSha256?: string | undefined;
  /** When the run began. */
  startedAt?: Date | undefined;
}

export interface ReportFormat {
  /** Which program reads the format, and as what, for people. */
  readBy: string;
  /** The file's text in pieces, generated while it is written. */
  pieces: (report: Report, options: RenderOptions) => Iterable<string>;
  /** Why there is no file, if a report renders to nothing. */
  none?: (report: Report) => string;
  /** Findings that the file omits, as ends of a sentence that begins with its name. */
  leftOut?: (report: Report) => readonly string[];
}

/**
 * The formats of report files in the order in which they are written, each with its default file name. They are
 * separate from the rows of `registry.ts`, which need the code of every format.
 */
export const defaultFileNames = {
  json: 'report.json',
  html: 'scan-gate.html',
  markdown: 'scan-gate.md',
  vex: 'scan-gate.openvex.json',
  vsa: 'scan-gate-vsa.json',
  sarif: 'scan-gate.sarif',
  agent: 'scan-gate-agent.json',
  junit: 'scan-gate-junit.xml',
  'gitlab-codequality': 'gl-code-quality-report.json',
  'gitlab-sast': 'gl-sast-report.json',
  'gitlab-secret-detection': 'gl-secret-detection-report.json',
  'gitlab-dependency-scanning': 'gl-dependency-scanning-report.json',
  'gitlab-sarif': 'gl-report.sarif',
  dotenv: 'scan-gate.env',
  sonar: 'scan-gate-sonar.json',
  checkstyle: 'scan-gate-checkstyle.xml',
  csv: 'scan-gate.csv',
} as const;

export type FormatName = keyof typeof defaultFileNames;

export const formatNames = Object.keys(defaultFileNames) as FormatName[];
