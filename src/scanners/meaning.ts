/** Additions to code findings: a score that agrees with the severity, and a link to further reading. */
import type { EngineFinding } from './engine.ts';

/** The highest score of a severity on the CVSS scale. */
const greatestScore: Readonly<Record<string, number>> = { CRITICAL: 10, HIGH: 8.9, MEDIUM: 6.9, LOW: 3.9, INFO: 0 };

/** A score never exceeds the range of the severity. */
export function limitScore(severity: EngineFinding['severity'], cvss: number): number {
  return Math.min(cvss, greatestScore[severity ?? ''] ?? 10);
}

/** The remediation with a link to further reading. */
export function addLink(remediation: string, cwe: string): string {
  return `${remediation} See https://cwe.mitre.org/data/definitions/${cwe.replace('CWE-', '')}.html`;
}
