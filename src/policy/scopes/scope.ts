/** What every scope is: which findings count, and how many of a severity that makes at least and at most. */
import type { Answer } from '../answer.ts';
import type { Evidence } from '../evidence.ts';
import type { Finding } from '../finding.ts';
import { type Bounds, type Question, type Slice, scanBounds, type UnknownSlice, unknownBounds } from '../slice.ts';
import type { untouchedWords } from '../words.ts';

export interface ScopeJudge {
  /** Whether the finding is in scope, were it of this scan. */
  includes(finding: Finding): Answer;
  known(slice: Slice, question: Question): Bounds;
  unknown(slice: UnknownSlice, question: Question): Bounds;
  /** What the scope leaves to another run, were it of this scan. */
  isLeft?(finding: Finding): boolean;
  /** What the base is known to hold too. */
  isOld?(finding: Finding): boolean;
  /** Whether it is proven not to be in the base. */
  novelty?(finding: Finding): Answer;
  /** For the line of reasoning: `found by this scan`. */
  phrase: string;
}

export interface ScopePolicy {
  /** What a pull request cannot have made: noted for the default branch's run, or blocked as everything else. */
  untouched: (typeof untouchedWords)[number];
}

/** A scope over one body of evidence. */
export type ScopeKind = (evidence: Evidence, policy: ScopePolicy) => ScopeJudge;

/** This scan's findings, narrowed by a question about each. */
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
