/**
 * The formats of report files in the order in which they are written, each with its default file name. They are
 * separate from the rendering code, which a run loads only at its end.
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
