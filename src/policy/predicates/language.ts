/** `language`: the file is in one of these programming languages, by its name. */

import { isKnownOther, languageOf } from '../../languages/languages.ts';
import { type Answer, answer } from '../answer.ts';
import { isNoPath } from '../changes.ts';
import { isUnclear } from '../finding.ts';
import { readingsOf } from '../places.ts';
import { holdsEach, listWords, type Predicate } from './predicate.ts';

export const language: Predicate<readonly string[]> = {
  matches(finding, wanted) {
    const { filePath } = finding;
    if (filePath === undefined || isNoPath(filePath) || isUnclear(finding, 'filePath')) return 'unknown';
    const [first = 'unknown', ...others] = readingsOf(filePath).map((path) => isWritten(path, wanted));
    return others.every((other) => other === first) ? first : 'unknown';
  },
  text: (wanted) => `in ${listWords(wanted)} files`,
  holdsAll: holdsEach,
};

/** A file whose name does not tell the language may be in any. */
function isWritten(path: string | undefined, wanted: readonly string[]): Answer {
  if (path === undefined) return 'unknown';
  const name = languageOf(path);
  if (name !== undefined) return answer(wanted.includes(name));
  return isKnownOther(path) ? 'no' : 'unknown';
}
