/** `severity`: one of these. An unknown severity counts as CRITICAL. */

import type { Severity } from '../../../shared/severity.ts';
import { toTernary } from '../ternary.ts';
import { includesEach, joinWithOr, type Predicate } from './predicate.ts';

export const severity: Predicate<readonly Severity[]> = {
  matches: (finding, severities) => toTernary(severities.includes(finding.severity)),
  text: (wanted) => joinWithOr(wanted).toLowerCase(),
  holdsAll: includesEach,
};
