/** `path`: the file matches one of these globs. */
import { joinWithConjunction } from '../../../shared/text/amounts.ts';
import { createCountingMatcher } from '../path-matching.ts';
import { includesEach, type Predicate } from './predicate.ts';

/** Globs are compared literally, not by what they match. */
export const path: Predicate<readonly string[]> = {
  matches: (finding, globs, facts) => createCountingMatcher(globs, facts)(finding),
  text: (globs) => `in ${joinWithConjunction(globs, 'or')}`,
  holdsAll: (wide, narrow) => wide.includes('**') || includesEach(wide, narrow),
};
