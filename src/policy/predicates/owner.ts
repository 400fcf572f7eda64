/** `owner`: what CODEOWNERS says of its file; `none` is what nobody owns. */
import { type Answer, answer } from '../answer.ts';
import { ownersOf } from '../owners.ts';
import { holdsEach, listWords, type Predicate } from './predicate.ts';

export const owner: Predicate<readonly string[]> = {
  matches(finding, wanted, { codeOwners }): Answer {
    const owners = ownersOf(finding, codeOwners);
    if (owners === undefined) return 'unknown';
    const names = owners.map((each) => each.toLowerCase());
    return answer(wanted.some((each) => (each === noOwner ? names.length === 0 : names.includes(each.toLowerCase()))));
  },
  text: (wanted) => `owned by ${listWords(wanted.map((each) => (each === noOwner ? 'nobody' : each)))}`,
  holdsAll: holdsEach,
};

/** Beside the names of owners, which have an @ in them. */
export const noOwner = 'none';
