/** `path`: the file matches one of these globs. */
import { countingMatcher } from '../places.ts';
import { holdsEach, listWords, type Predicate } from './predicate.ts';

/** Globs are compared literally, not by what they match. */
export const path: Predicate<readonly string[]> = {
  matches: (finding, globs, facts) => countingMatcher(globs, facts)(finding),
  text: (globs) => `in ${listWords(globs)}`,
  holdsAll: (wide, narrow) => wide.includes('**') || holdsEach(wide, narrow),
};
