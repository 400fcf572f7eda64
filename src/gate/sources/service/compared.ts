/** Requests what `auto` compares with in parallel to the lists, if it will be needed. */
import { once } from '../../../once.ts';
import type { Changes } from '../../../policy/changes.ts';
import type { BaseScan, Evidence } from '../../../policy/evidence.ts';
import { openSeverities } from '../../../policy/judge.ts';
import type { Policy } from '../../../policy/policy.ts';
import { severities } from '../../../severity.ts';

import type { BaseReader } from './base-scan.ts';

interface Judged {
  evidence: Evidence;
  policy: Policy;
}

interface Reading {
  readChanges: () => Promise<Changes | undefined>;
  base: BaseReader;
}

/** Each function sends its request once. */
export interface Compared {
  readChanges: () => Promise<Changes | undefined>;
  readBases: () => Promise<Pick<Evidence, 'base' | 'earlierBase'>>;
}

/** Sends the requests ahead if the counts alone leave the verdict undecided: while they run, other scans may end. */
export function askAhead({ evidence, policy }: Judged, { readChanges, base: reader }: Reading): Compared {
  const readBases = async () => {
    const base = await reader.latest();
    const isGrown = base !== undefined && hasGrown(evidence, base);
    return { base, earlierBase: isGrown ? await reader.earlier() : undefined };
  };
  const ahead = { readChanges: once(readChanges), readBases: once(readBases) };
  const isOpenByCounts = openSeverities({ ...evidence, unknownSeverities: 'none' }, policy).length > 0;
  if (isOpenByCounts && policy.scope === 'auto' && evidence.known === undefined) {
    // A caller that needs the result gets its error.
    for (const ask of [ahead.readChanges, ahead.readBases]) ask().catch(() => {});
  }
  return ahead;
}

function hasGrown({ counts }: Evidence, base: BaseScan): boolean {
  return severities.some((severity) => (counts[severity] ?? 0) > (base.counts[severity] ?? 0));
}
