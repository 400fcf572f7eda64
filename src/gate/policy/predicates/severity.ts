/** `severity`: one of these. An unknown severity counts as CRITICAL. */

import type { Severity } from '../../../shared/severity.ts';
import { joinWithConjunction } from '../../../shared/text/amounts.ts';
import { toTernary } from '../ternary.ts';
import { includesEach, type Predicate } from './predicate.ts';

export const severity: Predicate<readonly Severity[]> = {
  matches: (finding, severities) => toTernary(severities.includes(finding.severity)),
  text: (wanted) => joinWithConjunction(wanted, 'or').toLowerCase(),
  holdsAll: includesEach,
};
