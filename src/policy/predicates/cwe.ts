/** `cwe`: one of these weaknesses. A finding with several has each of them. A finding that states none may have any. */
import { answer } from '../answer.ts';
import { isUnclear } from '../finding.ts';
import { weaknessesOf } from '../weaknesses.ts';
import { holdsEach, listWords, type Predicate } from './predicate.ts';

export const cwe: Predicate<readonly string[]> = {
  matches(finding, wanted) {
    const stated = weaknessesOf(finding);
    if (stated === undefined || stated.size === 0 || isUnclear(finding, 'cwe')) return 'unknown';
    return answer(wanted.some((each) => stated.has(each)));
  },
  text: (wanted) => `of ${listWords(wanted)}`,
  holdsAll: holdsEach,
};
