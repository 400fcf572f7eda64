/** `cwe`: one of these weaknesses. A finding with several has each of them. A finding that states none may have any. */

import { joinWithConjunction } from '../../../shared/text/amounts.ts';
import { extractWeaknesses, isUnclear } from '../finding.ts';
import { toTernary } from '../ternary.ts';
import { includesEach, type Predicate } from './predicate.ts';

export const cwe: Predicate<readonly string[]> = {
  matches(finding, wanted) {
    const stated = extractWeaknesses(finding);
    if (stated === undefined || stated.size === 0 || isUnclear(finding, 'cwe')) return 'unknown';
    return toTernary(wanted.some((each) => stated.has(each)));
  },
  text: (wanted) => `of ${joinWithConjunction(wanted, 'or')}`,
  holdsAll: includesEach,
};
