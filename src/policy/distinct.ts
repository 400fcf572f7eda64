/** A finding counts once, however often it was listed. */
import { passOn } from './columns.ts';
import type { Finding } from './finding.ts';
import { combined } from './statements.ts';

/** Lists in which every id is known to stand once. */
const distinctLists = new WeakSet<readonly Finding[]>();

/** Tells of a list in which every id stands once. */
export function noteDistinct(findings: readonly Finding[]): void {
  distinctLists.add(findings);
}

/** The same findings, of those with one id the worst of what each says. */
export function distinct(findings: readonly Finding[]): readonly Finding[] {
  if (distinctLists.has(findings)) return findings;
  const unique = new Map<string, Finding>();
  for (const finding of findings) {
    const known = unique.get(finding.id);
    unique.set(finding.id, known === undefined ? finding : combined(known, finding));
  }
  const result = unique.size === findings.length ? findings : [...unique.values()];
  distinctLists.add(result);
  return result;
}

/** What became of the findings of a list, each under its id: as distinct as they were. */
export function mapFindings(findings: readonly Finding[], change: (finding: Finding) => Finding): readonly Finding[] {
  const changed = findings.map(change);
  if (distinctLists.has(findings)) distinctLists.add(changed);
  passOn(findings, changed);
  return changed;
}
