/** The common form of all scopes: which findings count, and the lower and upper bound of their number per severity. */

import type { Evidence } from '../evidence.ts';
import type { Finding } from '../finding.ts';
import {
  type Bounds,
  boundScanFindings,
  boundUnknownFindings,
  type Question,
  type Slice,
  type UnknownSlice,
} from '../slice.ts';
import type { Ternary } from '../ternary.ts';

export interface ScopeJudge {
  /** Whether the finding is in scope, if it belongs to this scan. */
  includes(finding: Finding): Ternary;
  known(slice: Slice, question: Question): Bounds;
  unknown(slice: UnknownSlice, question: Question): Bounds;
  /** Whether the scope leaves the finding to another run, if it belongs to this scan. */
  isLeft?(finding: Finding): boolean;
  /** Whether the base is known to have it too. */
  isOld?(finding: Finding): boolean;
  /** Whether it is proven not to be in the base. */
  novelty?(finding: Finding): Ternary;
  /** For the line of reasoning: `found by this scan`. */
  phrase: string;
}

/** What to do about a finding in a file that a pull request does not touch. */
export const untouchedWords = ['note', 'block'] as const;

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
export function createNarrowScope(phrase: string, includes: (finding: Finding) => Ternary): ScopeJudge {
  return {
    phrase,
    includes,
    known: (slice, question) => boundScanFindings(slice, addCondition(question, includes)),
    unknown: (slice, question) => boundUnknownFindings(slice, addCondition(question, includes)),
  };
}

/** The question with one more condition. */
export function addCondition(question: Question, includes: (finding: Finding) => Ternary): Question {
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
