/** The lists of single severities. Some are requested before it is known whether they decide anything. */
import { type Severity, severities } from '../../../../shared/severity.ts';
import { listUndecidedSeverities } from '../../../policy/judge.ts';
import type { Policy } from '../../../policy/policy.ts';
import { type Collection, takeList } from './collection.ts';
import { sweepViolations } from './violations.ts';

/** What will be shown: every severity that the scan counts, or all of them. */
export function listShownSeverities({ evidence }: Collection, listsAll: boolean): Severity[] {
  return severities.filter((severity) => listsAll || (evidence.counts[severity] ?? 0) > 0);
}

/**
 * Starts reading what will be shown, if anything is. What decides is read separately, so that changes in the rest do
 * not unsettle it.
 */
export function beginLists(collection: Collection, policy: Policy, listsAll: boolean): void {
  const shown = listShownSeverities(collection, listsAll);
  if (shown.length === 0) return;
  const deciding = listUndecidedSeverities({ ...collection.evidence, unknownSeverities: 'none' }, policy);
  for (const part of [deciding, shown.filter((severity) => !deciding.includes(severity))]) {
    if (part.length === 0) continue;
    const list = sweepViolations(collection.run, collection.repositoryId, part);
    // A caller that needs the list gets its error. It may not be needed at all.
    list.catch(() => {});
    collection.begun.push({ severities: part, list });
  }
}

/** Lists the severities that are not listed yet. */
export async function ensureListed(collection: Collection, wanted: readonly Severity[]): Promise<void> {
  const isListed = (severity: Severity) => collection.evidence.lists[severity] !== undefined;
  for (const begun of collection.begun) {
    const isWanted = begun.severities.some((severity) => wanted.includes(severity));
    if (isWanted && !begun.severities.some(isListed)) takeList(collection, begun.severities, await begun.list);
  }
  const missing = wanted.filter((severity) => !isListed(severity));
  if (missing.length === 0) return;
  takeList(collection, missing, await sweepViolations(collection.run, collection.repositoryId, missing));
}

/** A list may lag behind the scan. Below the scan's count, it is trusted only if it is unchanged after this time. */
export const settleMs = 5000;

/**
 * How long to wait until these lists and the details that excuse a finding can be read again to see whether they are
 * stable. Time spent on other reads counts.
 */
export function computeRereadDelayMs(
  { run, listedMs, detailedMs }: Collection,
  wanted: readonly Severity[],
  hasDoubtful: boolean,
): number {
  const nowMs = run.budget.clock.now();
  const readMs = Math.max(hasDoubtful ? detailedMs : 0, ...wanted.map((severity) => listedMs.get(severity) ?? nowMs));
  return Math.max(0, readMs + settleMs - nowMs);
}
