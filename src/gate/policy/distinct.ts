/** Counts each finding once, however often it was listed. */
import type { Finding } from './finding.ts';
import { mergeStatements } from './statements.ts';

/** Merges findings with the same id. The worst of each fact counts. */
export function mergeDuplicates(findings: readonly Finding[]): readonly Finding[] {
  if (new Set(findings.map(({ id }) => id)).size === findings.length) return findings;
  const unique = new Map<string, Finding>();
  for (const finding of findings) {
    const known = unique.get(finding.id);
    unique.set(finding.id, known === undefined ? finding : mergeStatements(known, finding));
  }
  return [...unique.values()];
}
