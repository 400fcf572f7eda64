/** `severity`: one of these. An unknown severity counts as CRITICAL. */

import type { Severity } from '../../severity.ts';
import { answer } from '../answer.ts';
import { holdsEach, listWords, type Predicate } from './predicate.ts';

export const severity: Predicate<readonly Severity[]> = {
  matches: (finding, severities) => answer(severities.includes(finding.severity)),
  text: (wanted) => listWords(wanted).toLowerCase(),
  holdsAll: holdsEach,
};
