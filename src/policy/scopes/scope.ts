/** The common form of all scopes: which findings count, and the lower and upper bound of their number per severity. */
import type { Answer } from '../answer.ts';
import type { Evidence } from '../evidence.ts';
import type { Finding } from '../finding.ts';
import { type Bounds, type Question, type Slice, scanBounds, type UnknownSlice, unknownBounds } from '../slice.ts';
import type { untouchedWords } from '../words.ts';

export interface ScopeJudge {
  /** Whether the finding is in scope, if it belongs to this scan. */
  includes(finding: Finding): Answer;
  known(slice: Slice, question: Question): Bounds;
  unknown(slice: UnknownSlice, question: Question): Bounds;
  /** Whether the scope leaves the finding to another run, if it belongs to this scan. */
  isLeft?(finding: Finding): boolean;
  /** Whether the base is known to have it too. */
  isOld?(finding: Finding): boolean;
  /** Whether it is proven not to be in the base. */
  novelty?(finding: Finding): Answer;
  /** For the line of reasoning: `found by this scan`. */
  phrase: string;
}

export interface ScopePolicy {
  /**
   * What to do about findings that a pull request cannot have introduced: note them for the default branch's run, or
   * block on them.
   */
  untouched: (typeof untouchedWords)[number];
}

/** Creates the scope for one set of evidence. */
export type ScopeKind = (evidence: Evidence, policy: ScopePolicy) => ScopeJudge;

/** This scan's findings, limited by one condition. */
export function narrowed(phrase: string, includes: (finding: Finding) => Answer): ScopeJudge {
  return {
    phrase,
    includes,
    known: (slice, question) => scanBounds(slice, within(question, includes)),
    unknown: (slice, question) => unknownBounds(slice, within(question, includes)),
  };
}

/** The question with one more condition. */
export function within(question: Question, includes: (finding: Finding) => Answer): Question {
  return {
    isExcepted: question.isExcepted,
    matches(finding) {
      const first = includes(finding);
      if (first === 'no') return 'no';
      const second = question.matches(finding);
      return second === 'no' ? 'no' : first === 'unknown' ? 'unknown' : second;
    },
  };
}
