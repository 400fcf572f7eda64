/** The severities, their order, and their words for people. */

/** Worst first. */
export const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'] as const;
export type Severity = (typeof severities)[number];

/** 0 is the most severe. */
export function getSeverityRank(severity: Severity): number {
  return severities.indexOf(severity);
}

/** This severity and all above it, worst first. */
export function listAtOrAbove(severity: Severity): Severity[] {
  return severities.slice(0, getSeverityRank(severity) + 1);
}

export const severityNames: Readonly<Record<Severity, string>> = {
  CRITICAL: 'Critical',
  HIGH: 'High',
  MEDIUM: 'Medium',
  LOW: 'Low',
  INFO: 'Info',
};

/** For use within a sentence. */
export const severityWords: Readonly<Record<Severity, string>> = {
  CRITICAL: 'critical',
  HIGH: 'high',
  MEDIUM: 'medium',
  LOW: 'low',
  INFO: 'info',
};
