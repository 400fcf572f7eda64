/**
 * `auto` on a pull request: what makes things worse. Severity by severity the largest of three signals: findings in
 * changed files, more findings than the base branch's latest scan counts, and findings first detected after that scan.
 */
import { type Answer, either } from '../answer.ts';
import { inChangedFile } from '../changes.ts';
import type { Evidence } from '../evidence.ts';
import type { Finding } from '../finding.ts';
import { type Bounds, harmlessOwn, type Question, type Slice, scanBounds, unknownBounds } from '../slice.ts';
import { stampSlackMs } from '../times.ts';
import { type ScopeKind, within } from './scope.ts';

export const auto: ScopeKind = (evidence) => {
  const isInChange = (finding: Finding): Answer =>
    evidence.changes === undefined ? 'yes' : inChangedFile(finding, evidence.changes);
  const isRecent = (finding: Finding): Answer => detectedAfterBase(finding, evidence);
  const includes = (finding: Finding) => either(isInChange(finding), isRecent(finding));
  return {
    phrase: 'more than the base branch has',
    includes,
    known(slice, question) {
      const all = scanBounds(slice, question);
      const signals = [
        scanBounds(slice, within(question, isInChange)),
        growth(all, {
          counted: slice.counted,
          base: evidence.base?.counts[slice.severity],
          harmless: harmlessNew(slice, question, isRecent),
        }),
        scanBounds(slice, within(question, isRecent)),
      ];
      return largest(signals, all);
    },
    unknown(slice, question) {
      const all = unknownBounds(slice, question);
      return largest([unknownBounds(slice, within(question, includes))], all);
    },
  };
};

function largest(signals: readonly Bounds[], all: Bounds): Bounds {
  return {
    lo: Math.max(...signals.map(({ lo }) => lo)),
    hi: Math.min(all.hi, Math.max(...signals.map(({ hi }) => hi))),
  };
}

interface Counted {
  counted: number | undefined;
  base: number | undefined;
  harmless: number;
}

/** A less the base's A. Without a count on either side it may be anything that the scan found. */
function growth(all: Bounds, { counted, base, harmless }: Counted): Bounds {
  if (counted === undefined || base === undefined) return { lo: 0, hi: all.hi };
  return { lo: Math.max(0, all.lo - base), hi: Math.min(all.hi, Math.max(0, counted - harmless - base)) };
}

/** Findings that are in our count, not in the base's, and do not block: they made it grow and harm nobody. */
function harmlessNew(slice: Slice, question: Question, isRecent: (finding: Finding) => Answer): number {
  return harmlessOwn(slice, question).filter((finding) => isRecent(finding) === 'yes').length;
}

/**
 * Whether the service first detected it after the base's scan had ended, and so not in it; all are server times. What our own
 * scan was the first to see, the base had not; what was stamped just after the base's scan had ended, it may have had.
 */
function detectedAfterBase({ detail, firstSeen }: Finding, { base, comparesTimes, startedAt }: Evidence): Answer {
  if (!comparesTimes) return 'no';
  const ended = base?.completedAt;
  const first = detail?.firstDetected;
  if (ended === undefined || first === undefined) return 'unknown';
  if (firstSeen === true && startedAt !== undefined && ended < startedAt) return 'yes';
  if (first > ended + stampSlackMs) return 'yes';
  return firstSeen === true || first > ended ? 'unknown' : 'no';
}
