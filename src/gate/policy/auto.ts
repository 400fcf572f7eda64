/**
 * `auto` on a pull request: only what makes things worse blocks. If the findings of the base are known, these are the
 * findings that it does not have. Otherwise it takes, severity by severity, the largest of three signals: findings in
 * changed files, the increase over the base branch's counts, and findings first detected after its latest scan began.
 */

import { excludePureRenames, isInChangedFile } from './changes.ts';
import { type BaseFindings, type BaseScan, type Evidence, isNewAgainstBase, isOpen, isSuppressed } from './evidence.ts';
import { countFindings, type Finding, mayHaveRunAt } from './finding.ts';
import {
  addCondition,
  type Bounds,
  boundScanFindings,
  boundUnknownFindings,
  isSettled,
  listHarmlessFindings,
  type Question,
  type ScopeJudge,
  type ScopeKind,
  type Slice,
} from './slice.ts';
import { andTernary, orTernary, type Ternary, toTernary } from './ternary.ts';
import { stampSlackMs } from './times.ts';
import { mayBeIntroduced } from './untouched.ts';

type IntroductionTest = (finding: Finding) => Ternary;

export const auto: ScopeKind = (evidence, policy) => {
  // Time alone never fails a pull request: a finding that it cannot have introduced is only noted, for the default
  // branch's own run.
  const isIntroduced: IntroductionTest = (finding) =>
    policy.untouched === 'note' ? mayBeIntroduced(finding, evidence.changes, evidence.held) : 'yes';
  return evidence.known === undefined
    ? judgeByNumbers(evidence, isIntroduced)
    : judgeByIds(evidence.known, isIntroduced);
};

/** A finding of the same scanner that exists here and not in the base is new, whenever it became known. */
function judgeByIds(known: BaseFindings, isMade: IntroductionTest): ScopeJudge {
  const isOld = (finding: Finding) => isNewAgainstBase(finding, known) === 'no';
  const isLeft = (finding: Finding) => isNewAgainstBase(finding, known) === 'unknown' && isMade(finding) === 'no';
  const includes = (finding: Finding) => andTernary(toTernary(!isLeft(finding)), isNewAgainstBase(finding, known));
  return {
    phrase: `new since ${known.base}`,
    includes,
    isLeft,
    isOld,
    novelty: (finding) => isNewAgainstBase(finding, known),
    known(slice, question) {
      const fresh = boundScanFindings(keepNewInSlice(slice, known), addCondition(question, includes));
      return tightenBounds(boundScanFindings(slice, question), fresh);
    },
    unknown: (slice, question) =>
      boundUnknownFindings({ ...slice, findings: removeOld(slice.findings, known) }, addCondition(question, includes)),
  };
}

/** The slice as if the scan had not found the old findings. */
function keepNewInSlice(slice: Slice, known: BaseFindings): Slice {
  const [all, fresh] = [slice.counted, known.counts[slice.severity]];
  const counted = all === undefined || fresh === undefined ? undefined : Math.min(all, fresh);
  return { ...slice, counted, findings: removeOld(slice.findings, known) };
}

function removeOld(findings: readonly Finding[], { old }: BaseFindings): Finding[] {
  return findings.filter(({ id }) => !old.has(id));
}

function judgeByNumbers(evidence: Evidence, isMade: IntroductionTest): ScopeJudge {
  const isLeft = (finding: Finding) => isMade(finding) === 'no';
  const isRecent = (finding: Finding): Ternary => wasDetectedAfter(evidence.base, finding, evidence);
  const isInChange = (finding: Finding): Ternary => {
    if (evidence.changes === undefined) return 'unknown';
    const edited = isInChangedFile(finding, excludePureRenames(evidence.changes));
    // A rename does not make an existing finding new.
    return orTernary(edited, andTernary(isInChangedFile(finding, evidence.changes), isRecent(finding)));
  };
  const includes = (finding: Finding) => andTernary(isMade(finding), orTernary(isInChange(finding), isRecent(finding)));
  return {
    phrase: 'more than the base branch has',
    includes,
    isLeft,
    novelty: (finding) => (finding.label === 'seen' ? isRecent(finding) : 'unknown'),
    known(slice, question) {
      const made = addCondition(question, isMade);
      const all = boundScanFindings(slice, made);
      const named = boundScanFindings(slice, addCondition(question, includes));
      const signals = [
        boundScanFindings(slice, addCondition(made, isInChange)),
        boundGrowth(all, slice, made, evidence),
        boundScanFindings(slice, addCondition(made, isRecent)),
        // Of all findings in one of two groups, one of the groups contains at least half.
        { lo: Math.ceil(named.lo / 2), hi: 0 },
      ];
      return takeLargestBounds(signals, all);
    },
    unknown(slice, question) {
      const all = boundUnknownFindings(slice, addCondition(question, isMade));
      return takeLargestBounds([boundUnknownFindings(slice, addCondition(question, includes))], all);
    },
  };
}

function takeLargestBounds(signals: readonly Bounds[], all: Bounds): Bounds {
  return tightenBounds(all, {
    lo: Math.max(...signals.map(({ lo }) => lo)),
    hi: Math.max(...signals.map(({ hi }) => hi)),
  });
}

/** The tighter of two upper bounds and of two lower bounds, and never less than zero. */
function tightenBounds(all: Bounds, { lo, hi }: Bounds): Bounds {
  return { lo: Math.min(all.lo, Math.max(0, lo)), hi: Math.min(all.hi, Math.max(0, hi)) };
}

/**
 * The scan's count minus the base's count, with the base scan that leaves less: a fix that the base received meanwhile
 * is not the branch's doing. Without a count on either side, the increase may be anything that the scan found.
 */
function boundGrowth(all: Bounds, slice: Slice, made: Question, evidence: Evidence): Bounds {
  const { counted, severity } = slice;
  const latest = evidence.base?.counts[severity];
  if (counted === undefined || latest === undefined) return { lo: 0, hi: all.hi };
  const bounds = [evidence.base, evidence.earlierBase].flatMap((base): Bounds[] => {
    const count = base?.counts[severity];
    if (count === undefined) return [];
    const harmless = countHarmlessNew(slice, made, (finding) => wasDetectedAfter(base, finding, evidence));
    return [{ lo: all.lo - count, hi: counted - harmless - count }];
  });
  return tightenBounds(all, {
    lo: Math.min(...bounds.map(({ lo }) => lo)),
    hi: Math.min(...bounds.map(({ hi }) => hi)),
  });
}

/** Findings that are in our count, not in the base's, and do not block. They explain part of the increase. */
function countHarmlessNew(slice: Slice, question: Question, isRecent: (finding: Finding) => Ternary): number {
  if (!isSettled(slice)) return 0;
  const isNew = (finding: Finding) => finding.label === 'seen' && isRecent(finding) === 'yes';
  return countFindings(listHarmlessFindings(slice, question), isNew) + countNewSuppressed(slice, isNew);
}

/**
 * The interface does not say whether a scan counts suppressed findings. But what it counts beyond all open findings can
 * be nothing else.
 */
function countNewSuppressed({ counted = 0, findings }: Slice, isNew: (finding: Finding) => boolean): number {
  const isOther = (finding: Finding) => isOpen(finding) || (isSuppressed(finding) && !isNew(finding));
  return Math.max(0, counted - countFindings(findings, (finding) => finding.label !== 'elsewhere' && isOther(finding)));
}

/**
 * Whether the service first detected the finding after that base scan began, so that it is not part of it. All are
 * server times. A detection during that scan belongs to the base if no other scan can have made it.
 */
function wasDetectedAfter(
  base: BaseScan | undefined,
  { detail, firstSeen }: Finding,
  { startedAt }: Pick<Evidence, 'startedAt'>,
): Ternary {
  const [began, ended, first] = [base?.startedAt, base?.completedAt, detail?.firstDetected];
  if (base === undefined || ended === undefined || first === undefined) return 'unknown';
  if (began !== undefined && first < began) return 'no';
  if (firstSeen === true && startedAt !== undefined && ended < startedAt) return 'yes';
  if (first > ended + stampSlackMs) return 'yes';
  return began !== undefined && firstSeen !== true && belongsToBaseScan(first, base) ? 'no' : 'unknown';
}

/** A time that exactly equals the end of one scan belongs to that scan: some services stamp findings that way. */
function belongsToBaseScan(first: number, { completedAt, others }: BaseScan): boolean {
  if (others === undefined) return false;
  if (first === completedAt && first % 1000 !== 0) return others.every((other) => other.completedAt !== first);
  return !others.some((other) => mayHaveRunAt(other, first));
}

/** Whether reading which scans ran parallel to the base's would decide the finding. */
export function needsBaseWindow({ detail }: Finding, { base }: Evidence): boolean {
  const [began, ended, first] = [base?.startedAt, base?.completedAt, detail?.firstDetected];
  if (base?.others !== undefined || began === undefined || ended === undefined || first === undefined) return false;
  return first >= began && first <= ended + stampSlackMs;
}
