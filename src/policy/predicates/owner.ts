/** `owner`: the owners of the file by CODEOWNERS. `none` matches a file without owners. */
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

/** It cannot be the name of an owner, because those contain an @. */
export const noOwner = 'none';
