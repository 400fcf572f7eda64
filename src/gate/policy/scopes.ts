/** The scopes: which findings count, by the setting `scope`. `auto` has a file of its own. */

import { memoize } from '../../shared/once.ts';
import { severities } from '../../shared/severity.ts';
import { auto } from './auto.ts';
import { type Baseline, buildEntryKey, findBaselineIds, toBaselineEntry } from './baseline.ts';
import { type Changes, isInChangedFile, isOnChangedLine } from './changes.ts';
import { type Evidence, isNewAgainstBase, isOpen, isSuppressed } from './evidence.ts';
import { countFindings, type Finding } from './finding.ts';
import {
  addCondition,
  type Bounds,
  boundScanFindings,
  boundUnknownFindings,
  isBlockingFinding,
  type Question,
  type Scope,
  type ScopeJudge,
  type ScopeKind,
} from './slice.ts';
import type { Ternary } from './ternary.ts';

export const scopeKinds: Readonly<Record<Scope, ScopeKind>> = {
  auto,
  /** Everything that this scan found. */
  scan: () => ({
    phrase: 'found by this scan',
    includes: () => 'yes',
    known: boundScanFindings,
    unknown: boundUnknownFindings,
  }),
  /** What `scan` blocks on, and every open violation of the repository. Neither A nor a label bounds it. */
  repository: () => ({
    phrase: 'open in the repository',
    includes: () => 'yes',
    known(slice, question) {
      const { lo } = boundScanFindings(slice, question);
      const open = boundOpenFindings(slice.findings, question);
      // A list that lags still shows fixed findings of this scan and does not show new ones yet.
      const isUsable = slice.distrust === undefined && slice.list?.settled === true;
      return isUsable ? { lo: Math.max(lo, open.lo), hi: Math.max(lo, open.hi) } : { lo, hi: Number.POSITIVE_INFINITY };
    },
    unknown(slice, question) {
      const open = boundOpenFindings(slice.findings, question);
      return slice.isRead ? open : { lo: open.lo, hi: Number.POSITIVE_INFINITY };
    },
  }),
  /** The findings of this scan in files that the pull request changes. */
  changed: (evidence) => createNarrowScope('in changed files', createIsInChange(evidence, isInChangedFile)),
  'changed-lines': (evidence) => createNarrowScope('on changed lines', createIsInChange(evidence, isOnChangedLine)),
  new: limitToUnlisted,
};

function boundOpenFindings(findings: readonly Finding[], question: Question): Bounds {
  return {
    lo: countFindings(findings, (finding) => isBlockingFinding(finding, question) === 'yes'),
    hi: countFindings(findings, (finding) => isBlockingFinding(finding, question) !== 'no'),
  };
}

/** This scan's findings, limited by one condition. */
function createNarrowScope(phrase: string, includes: (finding: Finding) => Ternary): ScopeJudge {
  return {
    phrase,
    includes,
    known: (slice, question) => boundScanFindings(slice, addCondition(question, includes)),
    unknown: (slice, question) => boundUnknownFindings(slice, addCondition(question, includes)),
  };
}

/**
 * A finding without a path, such as a secret in an earlier commit of the branch, is in the change if the base is proven
 * not to have it.
 */
function createIsInChange({ changes, known }: Evidence, placing: (finding: Finding, changes: Changes) => Ternary) {
  return (finding: Finding): Ternary => {
    if (finding.filePath === undefined && known !== undefined && isNewAgainstBase(finding, known) === 'yes')
      return 'yes';
    return changes === undefined ? 'unknown' : placing(finding, changes);
  };
}

/** The findings of this scan that are not in the baseline. */
function limitToUnlisted(evidence: Evidence): ScopeJudge {
  const { baseline, findings, lists, unknownSeverities } = evidence;
  if (baseline === undefined) return createNarrowScope('not in the baseline', () => 'yes');
  const own = findings.filter((finding) => finding.label !== 'elsewhere' && isOpen(finding));
  const stillThere = new Set(findings.filter(({ label }) => label === 'seen').map(({ id }) => id));
  // A suppressed finding that may belong to this scan may still exist, so its entry is not free for another.
  const maybeThere = findings
    .filter((finding) => finding.label === 'maybe' && isSuppressed(finding))
    .map(({ id }) => id);
  const taken = new Set([...stillThere, ...maybeThere]);
  // An entry covers a similar finding only if its own finding is gone, whatever its severity. Until all severities are
  // listed, it is not known which are gone. The scan may not count suppressed findings, but the lists show them.
  const isListed = unknownSeverities !== 'unread' && severities.every((severity) => lists[severity]?.stands);
  const ownIds = new Set(own.map(({ id }) => id));
  const entries = baseline.entries.filter((entry) => isListed || ownIds.has(entry.violation_id));
  const old = findBaselineIds({ ...baseline, entries }, own, taken);
  const mayBeOld = memoize(createLeastCompetingTest(baseline, own, stillThere));
  const novelty = (finding: Finding): Ternary => {
    if (old.has(finding.id)) return 'no';
    return mayBeOld(finding) ? 'unknown' : 'yes';
  };
  return { ...createNarrowScope('not in the baseline', novelty), novelty };
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
