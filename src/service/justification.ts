/**
 * Rejects texts that are no reason to suppress a violation; the interface asks for "a reason that is specific and
 * refers to the code".
 */
import { isPlaceholderReason } from '../shared/text/placeholder-reason.ts';

/** The fields of the violation, whose words alone are no reason. */
interface SuppressedViolation {
  title: string;
  type: string;
  severity: string;
  cwe: string | null;
  filePath: string;
}

const maxLength = 2_000;
const leastLetters = 8;
const leastDistinctLetters = 4;

/** Words that give no reason, in any number and order. */
const empty = new Set(
  `a accept accepted acceptable an and any applicable approved asdf at be because by change dismiss dismissed do done dont exception
   expected false fine finding fix fixed for foo bar baz fp good has have i ignore ignored in intended is isnt issue it its just known
   later legit lgtm na need needed never no none not nothing now of ok okay on or our please positive problem reason risk safe skip
   skipped so suppress suppressed suppression tbd temp temporary test testing that the them there they this to todo true unknown
   very violation we whatever will with wont wontfix xxx yes yet you n t s`.split(/\s+/),
);

const falsePositive = /^\s*false[\s_-]*positive\b/iu;

/** A text that begins so says that the finding is wrong. Any other text accepts its risk. */
export function claimsFalsePositive(justification: string): boolean {
  return falsePositive.test(justification);
}

/** Why the text is no reason, as the rest of a sentence. Undefined when it may be one. */
export function findJustificationFault(text: string, violation: SuppressedViolation): string | undefined {
  if (text.trim() === '') return 'it is blank';
  if (text.length > maxLength) return `it is longer than ${maxLength} characters`;
  if (isPlaceholderReason(text)) return 'it is still the placeholder of an exception';
  const words = splitWords(text.replace(falsePositive, ''));
  const letters = [...words.join('')];
  // One Chinese or Korean character says as much as two letters.
  const weight = letters.reduce((sum, letter) => sum + (isAscii(letter) ? 1 : 2), 0);
  if (weight < leastLetters || new Set(letters).size < leastDistinctLetters) return 'it is too short to be a reason';
  if (isAscii(words.join('')) && new Set(words).size < 2) return 'one word is not a reason';
  const own = splitWords(
    [violation.title, violation.type, violation.severity, violation.cwe, violation.filePath].join(' '),
  );
  const telling = words.filter((word) => !empty.has(word));
  if (telling.length === 0) return 'it gives no reason';
  return telling.every((word) => own.includes(word)) ? 'it only repeats the text of the violation' : undefined;
}

function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);
