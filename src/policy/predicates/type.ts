/** `type`: one of these. An unknown type counts as every type. */
import { answer } from '../answer.ts';
import type { ViolationType } from '../finding.ts';
import { holdsEach, listWords, type Predicate } from './predicate.ts';

export const type: Predicate<readonly ViolationType[]> = {
  matches: (finding, types) => answer(finding.type === undefined || types.includes(finding.type)),
  text: listWords,
  holdsAll: holdsEach,
};
