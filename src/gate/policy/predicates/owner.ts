/** `owner`: the owners of the file by CODEOWNERS. `none` matches a file without owners. */

import { joinWithConjunction } from '../../../shared/text/amounts.ts';
import { determineOwners } from '../code-owners.ts';
import { type Ternary, toTernary } from '../ternary.ts';
import { includesEach, type Predicate } from './predicate.ts';

export const owner: Predicate<readonly string[]> = {
  matches(finding, wanted, { codeOwners }): Ternary {
    const owners = determineOwners(finding, codeOwners);
    if (owners === undefined) return 'unknown';
    const names = owners.map((each) => each.toLowerCase());
    return toTernary(
      wanted.some((each) => (each === noOwner ? names.length === 0 : names.includes(each.toLowerCase()))),
    );
  },
  text: (wanted) =>
    `owned by ${joinWithConjunction(
      wanted.map((each) => (each === noOwner ? 'nobody' : each)),
      'or',
    )}`,
  holdsAll: includesEach,
};

/** It cannot be the name of an owner, because those contain an @. */
export const noOwner = 'none';
