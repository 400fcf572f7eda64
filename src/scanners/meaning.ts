/** Additions to findings: a score that agrees with the severity, a link to further reading, and the role of the file. */

import { classifyPath, roleWords } from '../shared/text/file-name.ts';
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

const generated =
  /^(?:.{0,200}\n){0,8}.{0,200}(?:@generated\b|do not edit|auto-?generated|generated (?:by|from|automatically))/i;
const longestLine = 500;

/** Whether a file runs in production, as far as its path and first lines say so. Empty for what nothing marks. */
export function describeRole(path: string, text: string): string {
  const role = classifyPath(path);
  if (role !== undefined) return `It is ${roleWords[role]}.`;
  if (text.split('\n', 50).some((line) => line.length > 10 * longestLine)) return 'It is in minified code.';
  return generated.test(text.slice(0, 2000)) ? 'It is in generated code.' : '';
}
