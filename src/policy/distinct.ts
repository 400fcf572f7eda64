/** Counts each finding once, however often it was listed. */
import type { Finding } from './finding.ts';
import { combined } from './statements.ts';

/** Merges findings with the same id. The worst of each fact counts. */
export function distinct(findings: readonly Finding[]): readonly Finding[] {
  if (new Set(findings.map(({ id }) => id)).size === findings.length) return findings;
  const unique = new Map<string, Finding>();
  for (const finding of findings) {
    const known = unique.get(finding.id);
    unique.set(finding.id, known === undefined ? finding : combined(known, finding));
  }
  return [...unique.values()];
}
