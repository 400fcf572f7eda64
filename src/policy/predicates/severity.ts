/** `severity`: one of these; what is unknown counts as CRITICAL. */
import { answer } from '../answer.ts';
import type { Severity } from '../finding.ts';
import { holdsEach, listWords, type Predicate } from './predicate.ts';

export const severity: Predicate<readonly Severity[]> = {
  matches: (finding, severities) => answer(severities.includes(finding.severity)),
  text: (wanted) => listWords(wanted).toLowerCase(),
  holdsAll: holdsEach,
};
