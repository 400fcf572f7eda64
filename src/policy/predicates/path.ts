/** `path`: in a place that one of these globs names. */
import { countingMatcher } from '../places.ts';
import { holdsEach, listWords, type Predicate } from './predicate.ts';

/** Globs are compared as they are written. */
export const path: Predicate<readonly string[]> = {
  matches: (finding, globs, facts) => countingMatcher(globs, facts)(finding),
  text: (globs) => `in ${listWords(globs)}`,
  holdsAll: (wide, narrow) => wide.includes('**') || holdsEach(wide, narrow),
};
