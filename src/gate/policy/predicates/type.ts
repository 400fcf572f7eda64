/** `type`: one of these. An unknown type counts as every type. */

import type { ViolationType } from '../../../shared/api/words.ts';
import { joinWithConjunction } from '../../../shared/text/amounts.ts';
import { toTernary } from '../ternary.ts';
import { includesEach, type Predicate } from './predicate.ts';

export const type: Predicate<readonly ViolationType[]> = {
  matches: (finding, types) => toTernary(finding.type === undefined || types.includes(finding.type)),
  text: (wanted) => joinWithConjunction(wanted, 'or'),
  holdsAll: includesEach,
};
