/**
 * `auto` on a pull request: only what makes things worse blocks. If the findings of the base are known, these are the
 * findings that it does not have. Otherwise it takes, severity by severity, the largest of three signals: findings in
 * changed files, the increase over the base branch's counts, and findings first detected after its latest scan began.
 */
import { type Answer, answer, both, either } from '../answer.ts';
import { inChangedFile, withoutRenames } from '../changes.ts';
import { type BaseScan, type Evidence, isOpen, isSuppressed } from '../evidence.ts';
import { countFindings, type Finding, mayHaveRun } from '../finding.ts';
import { isNew, type KnownFindings } from '../known.ts';
import {
  type Bounds,
  harmlessOwn,
  isSettled,
  type Question,
  type Slice,
  scanBounds,
  type UnknownSlice,
  unknownBounds,
} from '../slice.ts';
import { stampSlackMs } from '../times.ts';
import { mayBeMade } from '../untouched.ts';
import { type ScopeJudge, type ScopeKind, within } from './scope.ts';

type Made = (finding: Finding) => Answer;

export const auto: ScopeKind = (evidence, policy) => {
  // Time alone never fails a pull request: a finding that it cannot have introduced is only noted, for the default
  // branch's own run.
  const isMade: Made = (finding) =>
    policy.untouched === 'note' ? mayBeMade(finding, evidence.changes, evidence.held) : 'yes';
  return evidence.known === undefined ? byNumbers(evidence, isMade) : byIds(evidence.known, isMade);
};

/** A finding of the same scanner that exists here and not in the base is new, whenever it became known. */
function byIds(known: KnownFindings, isMade: Made): ScopeJudge {
  const isOld = (finding: Finding) => isNew(finding, known) === 'no';
  const isLeft = (finding: Finding) => isNew(finding, known) === 'unknown' && isMade(finding) === 'no';
  const includes = (finding: Finding) => both(answer(!isLeft(finding)), isNew(finding, known));
  return {
    phrase: `new since ${known.base}`,
    includes,
    isLeft,
    isOld,
    novelty: (finding) => isNew(finding, known),
    known(slice, question) {
      const fresh = scanBounds(newInSlice(slice, known), within(question, includes));
      return partOf(scanBounds(slice, question), fresh);
    },
    unknown: (slice, question) => unknownBounds(newOfUnknown(slice, known), within(question, includes)),
  };
}

/** The slice as if the scan had not found the old findings. */
function newInSlice(slice: Slice, known: KnownFindings): Slice {
  const [all, fresh] = [slice.counted, known.counts[slice.severity]];
  const counted = all === undefined || fresh === undefined ? undefined : Math.min(all, fresh);
  return { ...slice, counted, findings: withoutOld(slice.findings, known) };
}

function newOfUnknown(slice: UnknownSlice, known: KnownFindings): UnknownSlice {
  return { ...slice, findings: withoutOld(slice.findings, known) };
}

function withoutOld(findings: readonly Finding[], { old }: KnownFindings): Finding[] {
  return findings.filter(({ id }) => !old.has(id));
}

function byNumbers(evidence: Evidence, isMade: Made): ScopeJudge {
  const isLeft = (finding: Finding) => isMade(finding) === 'no';
  const isRecent = (finding: Finding): Answer => detectedAfter(evidence.base, finding, evidence);
  const isInChange = (finding: Finding): Answer => {
    if (evidence.changes === undefined) return 'unknown';
    const edited = inChangedFile(finding, withoutRenames(evidence.changes));
    // A rename does not make an existing finding new.
    return either(edited, both(inChangedFile(finding, evidence.changes), isRecent(finding)));
  };
  const includes = (finding: Finding) => both(isMade(finding), either(isInChange(finding), isRecent(finding)));
  return {
    phrase: 'more than the base branch has',
    includes,
    isLeft,
    novelty: (finding) => (finding.label === 'seen' ? isRecent(finding) : 'unknown'),
    known(slice, question) {
      const made = within(question, isMade);
      const all = scanBounds(slice, made);
      const named = scanBounds(slice, within(question, includes));
      const signals = [
        scanBounds(slice, within(made, isInChange)),
        growth(all, slice, { made, evidence }),
        scanBounds(slice, within(made, isRecent)),
        // Of all findings in one of two groups, one of the groups contains at least half.
        { lo: Math.ceil(named.lo / 2), hi: 0 },
      ];
      return largest(signals, all);
    },
    unknown(slice, question) {
      const all = unknownBounds(slice, within(question, isMade));
      return largest([unknownBounds(slice, within(question, includes))], all);
    },
  };
}

function largest(signals: readonly Bounds[], all: Bounds): Bounds {
  return partOf(all, {
    lo: Math.max(...signals.map(({ lo }) => lo)),
    hi: Math.max(...signals.map(({ hi }) => hi)),
  });
}

/** The tighter of two upper bounds and of two lower bounds, and never less than zero. */
function partOf(all: Bounds, { lo, hi }: Bounds): Bounds {
  return { lo: Math.min(all.lo, Math.max(0, lo)), hi: Math.min(all.hi, Math.max(0, hi)) };
}

/**
 * The scan's count minus the base's count, with the base scan that leaves less: a fix that the base received meanwhile
 * is not the branch's doing. Without a count on either side, the increase may be anything that the scan found.
 */
function growth(all: Bounds, slice: Slice, { made, evidence }: { made: Question; evidence: Evidence }): Bounds {
  const { counted, severity } = slice;
  const latest = evidence.base?.counts[severity];
  if (counted === undefined || latest === undefined) return { lo: 0, hi: all.hi };
  const bounds = [evidence.base, evidence.earlierBase].flatMap((base): Bounds[] => {
    const count = base?.counts[severity];
    if (count === undefined) return [];
    const harmless = harmlessNew(slice, made, (finding) => detectedAfter(base, finding, evidence));
    return [{ lo: all.lo - count, hi: counted - harmless - count }];
  });
  return partOf(all, {
    lo: Math.min(...bounds.map(({ lo }) => lo)),
    hi: Math.min(...bounds.map(({ hi }) => hi)),
  });
}

/** Findings that are in our count, not in the base's, and do not block. They explain part of the increase. */
function harmlessNew(slice: Slice, question: Question, isRecent: (finding: Finding) => Answer): number {
  if (!isSettled(slice)) return 0;
  const isNew = (finding: Finding) => finding.label === 'seen' && isRecent(finding) === 'yes';
  return countFindings(harmlessOwn(slice, question), isNew) + countedSuppressed(slice, isNew);
}

/**
 * The interface does not say whether a scan counts suppressed findings. But what it counts beyond all open findings can
 * be nothing else.
 */
function countedSuppressed({ counted = 0, findings }: Slice, isNew: (finding: Finding) => boolean): number {
  const isOther = (finding: Finding) => isOpen(finding) || (isSuppressed(finding) && !isNew(finding));
  return Math.max(0, counted - countFindings(findings, (finding) => finding.label !== 'elsewhere' && isOther(finding)));
}

/**
 * Whether the service first detected the finding after that base scan began, so that it is not part of it. All are
 * server times. A detection during that scan belongs to the base if no other scan can have made it.
 */
function detectedAfter(
  base: BaseScan | undefined,
  { detail, firstSeen }: Finding,
  { startedAt }: Pick<Evidence, 'startedAt'>,
): Answer {
  const [began, ended, first] = [base?.startedAt, base?.completedAt, detail?.firstDetected];
  if (base === undefined || ended === undefined || first === undefined) return 'unknown';
  if (began !== undefined && first < began) return 'no';
  if (firstSeen === true && startedAt !== undefined && ended < startedAt) return 'yes';
  if (first > ended + stampSlackMs) return 'yes';
  return began !== undefined && firstSeen !== true && isOfBase(first, base) ? 'no' : 'unknown';
}

/** A time that exactly equals the end of one scan belongs to that scan: some services stamp findings that way. */
function isOfBase(first: number, { completedAt, others }: BaseScan): boolean {
  if (others === undefined) return false;
  if (first === completedAt && first % 1000 !== 0) return others.every((other) => other.completedAt !== first);
  return !others.some((other) => mayHaveRun(other, first));
}

/** Whether reading which scans ran parallel to the base's would decide the finding. */
export function needsBaseWindow({ detail }: Finding, { base }: Evidence): boolean {
  const [began, ended, first] = [base?.startedAt, base?.completedAt, detail?.firstDetected];
  if (base?.others !== undefined || began === undefined || ended === undefined || first === undefined) return false;
  return first >= began && first <= ended + stampSlackMs;
}
