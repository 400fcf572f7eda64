/** `language`: the file is in one of these programming languages, by its name. */

import { detectByName, isNoProgramName } from '../../../shared/languages/languages.ts';
import { joinWithConjunction } from '../../../shared/text/amounts.ts';
import { getStatedPath, listPathReadings } from '../path-matching.ts';
import { type Ternary, toTernary } from '../ternary.ts';
import { includesEach, type Predicate } from './predicate.ts';

export const language: Predicate<readonly string[]> = {
  matches(finding, wanted) {
    const filePath = getStatedPath(finding);
    if (filePath === undefined) return 'unknown';
    const [first = 'unknown', ...others] = listPathReadings(filePath).map((path) => isInLanguage(path, wanted));
    return others.every((other) => other === first) ? first : 'unknown';
  },
  text: (wanted) => `in ${joinWithConjunction(wanted, 'or')} files`,
  holdsAll: includesEach,
};

/** A file whose name does not tell the language may be in any. */
function isInLanguage(path: string | undefined, wanted: readonly string[]): Ternary {
  if (path === undefined) return 'unknown';
  const name = detectByName(path);
  if (name !== undefined) return toTernary(wanted.includes(name));
  return isNoProgramName(path) ? 'no' : 'unknown';
}
