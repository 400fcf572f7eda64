/** Requests what `auto` compares with in parallel to the lists, if it will be needed. */
import { runOnce } from '../../../once.ts';
import type { Changes } from '../../../policy/changes.ts';
import type { BaseScan, Evidence } from '../../../policy/evidence.ts';
import { listUndecidedSeverities } from '../../../policy/judge.ts';
import type { Policy } from '../../../policy/policy.ts';
import { severities } from '../../../severity.ts';

import type { BaseReader } from './base-scan.ts';

/** Each function sends its request once. */
export interface ComparisonReader {
  readChanges: () => Promise<Changes | undefined>;
  readBases: () => Promise<Pick<Evidence, 'base' | 'earlierBase'>>;
}

/** Sends the requests ahead if the counts alone leave the verdict undecided: while they run, other scans may end. */
export function prefetchComparison(
  { evidence, policy }: { evidence: Evidence; policy: Policy },
  { readChanges, base: reader }: { readChanges: () => Promise<Changes | undefined>; base: BaseReader },
): ComparisonReader {
  const readBases = async () => {
    const base = await reader.latest();
    const isGrown = base !== undefined && hasGrown(evidence, base);
    return { base, earlierBase: isGrown ? await reader.earlier() : undefined };
  };
  const ahead = { readChanges: runOnce(readChanges), readBases: runOnce(readBases) };
  const isOpenByCounts = listUndecidedSeverities({ ...evidence, unknownSeverities: 'none' }, policy).length > 0;
  if (isOpenByCounts && policy.scope === 'auto' && evidence.known === undefined) {
    // A caller that needs the result gets its error.
    for (const ask of [ahead.readChanges, ahead.readBases]) ask().catch(() => {});
  }
  return ahead;
}

function hasGrown({ counts }: Evidence, base: BaseScan): boolean {
  return severities.some((severity) => (counts[severity] ?? 0) > (base.counts[severity] ?? 0));
}
