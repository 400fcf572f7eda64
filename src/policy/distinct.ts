/** A finding counts once, however often it was listed. */
import type { Finding } from './finding.ts';
import { combined } from './statements.ts';

/** The same findings, of those with one id the worst of what each says. */
export function distinct(findings: readonly Finding[]): readonly Finding[] {
  if (new Set(findings.map(({ id }) => id)).size === findings.length) return findings;
  const unique = new Map<string, Finding>();
  for (const finding of findings) {
    const known = unique.get(finding.id);
    unique.set(finding.id, known === undefined ? finding : combined(known, finding));
  }
  return [...unique.values()];
}
