/** `new`: the findings of this scan that are not in the baseline. */

import { memoize } from '../../../shared/once.ts';
import { severities } from '../../../shared/severity.ts';
import { type Baseline, buildEntryKey, findBaselineIds, toBaselineEntry } from '../baseline.ts';
import { type Evidence, isOpen, isSuppressed } from '../evidence.ts';
import type { Finding } from '../finding.ts';
import type { Ternary } from '../ternary.ts';
import { createNarrowScope, type ScopeKind } from './scope.ts';

export const notInBaseline: ScopeKind = (evidence) => {
  const { baseline, findings } = evidence;
  if (baseline === undefined) return createNarrowScope('not in the baseline', () => 'yes');
  const own = findings.filter((finding) => finding.label !== 'elsewhere' && isOpen(finding));
  const stillThere = new Set(findings.filter(({ label }) => label === 'seen').map(({ id }) => id));
  // A suppressed finding that may belong to this scan may still exist, so its entry is not free for another.
  const maybeThere = findings
    .filter((finding) => finding.label === 'maybe' && isSuppressed(finding))
    .map(({ id }) => id);
  const taken = new Set([...stillThere, ...maybeThere]);
  const old = findBaselineIds(isListComplete(evidence) ? baseline : keepEntriesById(baseline, own), own, taken);
  const mayBeOld = memoize(createLeastCompetingTest(baseline, own, stillThere));
  const novelty = (finding: Finding): Ternary => {
    if (old.has(finding.id)) return 'no';
    return mayBeOld(finding) ? 'unknown' : 'yes';
  };
  return { ...createNarrowScope('not in the baseline', novelty), novelty };
};

/** The scan may not count suppressed findings, but the lists show them. */
function isListComplete({ lists, unknownSeverities }: Evidence): boolean {
  return unknownSeverities !== 'unread' && severities.every((severity) => lists[severity]?.stands);
}

/**
 * An entry covers a similar finding only if its own finding is gone, whatever its severity. Until all severities are
 * listed, it is not known which are gone.
 */
function keepEntriesById(baseline: Baseline, own: readonly Finding[]): Baseline {
  const ids = new Set(own.map(({ id }) => id));
  return { ...baseline, entries: baseline.entries.filter((entry) => ids.has(entry.violation_id)) };
}

/**
 * Whether a finding is old if, of all others, only those that this scan certainly saw use up the baseline entries with
 * the same key.
 */
function createLeastCompetingTest(
  baseline: Baseline,
  own: readonly Finding[],
  stillThere: ReadonlySet<string>,
): (finding: Finding) => boolean {
  const seen = own.filter(({ label }) => label === 'seen');
  const entries = Map.groupBy(baseline.entries, buildEntryKey);
  const kinds = new Map(baseline.entries.map((entry) => [entry.violation_id, buildEntryKey(entry)]));
  // A finding that an entry names uses up that entry, even if its key has changed.
  const competing = Map.groupBy(seen, (finding) => kinds.get(finding.id) ?? buildEntryKey(toBaselineEntry(finding)));
  return (finding) => {
    const kind = buildEntryKey(toBaselineEntry(finding));
    const alike = entries.get(kind);
    if (alike === undefined) return false;
    const others = (competing.get(kind) ?? []).filter(({ id }) => id !== finding.id);
    return findBaselineIds({ ...baseline, entries: alike }, [...others, finding], stillThere).has(finding.id);
  };
}
