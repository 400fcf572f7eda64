/** What findings of code say beside their words: a score that agrees with the severity, and where to read on. */
import type { EngineFinding } from './engine.ts';

/** The greatest score that goes with a severity on CVSS's own scale. */
const greatestScore: Readonly<Record<string, number>> = { CRITICAL: 10, HIGH: 8.9, MEDIUM: 6.9, LOW: 3.9, INFO: 0 };

/** A score never says more than the severity does. */
export function scoreOf(severity: EngineFinding['severity'], cvss: number): number {
  return Math.min(cvss, greatestScore[severity ?? ''] ?? 10);
}

/** The remediation, and where to read on. */
export function withLink(remediation: string, cwe: string): string {
  return `${remediation} See https://cwe.mitre.org/data/definitions/${cwe.replace('CWE-', '')}.html`;
}
