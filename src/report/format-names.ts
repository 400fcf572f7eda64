/** The formats of report files, in the order in which they are written: apart from what renders them, which no run needs before its end. */
export const formatNames = [
  'json',
  'html',
  'markdown',
  'vex',
  'sarif',
  'agent',
  'junit',
  'gitlab-codequality',
  'gitlab-sast',
  'gitlab-secret-detection',
  'gitlab-dependency-scanning',
  'gitlab-sarif',
  'dotenv',
  'sonar',
  'checkstyle',
  'csv',
] as const;

export type FormatName = (typeof formatNames)[number];
