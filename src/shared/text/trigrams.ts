/**
 * Determines which words a content cannot contain, by its trigrams: one pass over the bytes makes nearly all searches
 * for rare words unnecessary.
 */

/** False only if no reading of the content contains the word, in any case. */
export type MayContain = (word: Word) => boolean;

/** The trigrams of a word. Empty for a shorter word, which any content may contain. */
type Word = readonly number[];

/** At least one word of each group must occur. */
export type RequiredWords = readonly (readonly Word[])[];

export function mayContainAll(mayHold: MayContain, needed: RequiredWords): boolean {
  return needed.every((words) => words.some(mayHold));
}

/** A pattern, and the words that every matching text contains. */
export interface SearchedPattern {
  pattern: RegExp;
  needed: RequiredWords;
}

/** `mayHold` belongs to the content of which the text is a reading. */
export function matchAllIfPossible(
  { pattern, needed }: SearchedPattern,
  text: string,
  mayHold: MayContain,
): Iterable<RegExpExecArray> {
  return mayContainAll(mayHold, needed) ? text.matchAll(pattern) : [];
}

/**
 * Converts words in ASCII. A blank stands for any character except letters, digits and `_-.:/`. Any digit stands for
 * all digits.
 */
export function toRequiredWords(...needed: readonly (readonly string[])[]): RequiredWords {
  return needed.map((words) => words.map(toTrigrams));
}

/**
 * Each letter is a class in either case, characters that are common in tokens have a few classes, and all others share
 * one: three of 32 classes take 15 bits.
 */
const other = 31;
const classes = new Uint8Array(256).fill(other);
for (let letter = 0; letter < 26; letter += 1) classes[0x41 + letter] = classes[0x61 + letter] = letter;
for (let digit = 0x30; digit <= 0x39; digit += 1) classes[digit] = 26;
for (const [index, marks] of ['_', '-', '.', ':/'].entries())
  for (const mark of marks) classes[mark.charCodeAt(0)] = 27 + index;

const mask = (1 << 15) - 1;
const start = (other << 5) | other;

/** The trigrams of the last content have the current mark. Marks of earlier contents need not be removed. */
const marks = new Uint8Array(mask + 1);
const mostMarks = 255;
let [readCount, current] = [0, 0];

/**
 * For content whose characters take one byte, or several that no word contains: UTF-8 and Latin-1. Zero bytes are read
 * as blanks, and alternatively ignored. Once another content was read, any word may be in this one.
 */
export function createTrigramFilter(content: Buffer): MayContain {
  readCount += 1;
  current = (readCount % mostMarks) + 1;
  if (current === 1) marks.fill(0);
  markTrigrams(content, false);
  if (content.includes(0)) markTrigrams(content, true);
  const look = readCount;
  return (word) => look !== readCount || word.every((trigram) => marks[trigram] === current);
}

function markTrigrams(content: Buffer, isWithoutZeros: boolean): void {
  let last = start;
  for (let index = 0; index < content.length; index += 1) {
    const byte = content[index] as number;
    if (byte === 0 && isWithoutZeros) continue;
    last = ((last << 5) | (classes[byte] as number)) & mask;
    marks[last] = current;
  }
  // A word that ends with another character may be at the end of the content.
  marks[((last << 5) | other) & mask] = current;
}

export function toTrigrams(text: string): Word {
  const codes = [...Buffer.from(text, 'latin1')].map((byte) => classes[byte] ?? other);
  const trigrams = codes
    .slice(2)
    .map((last, index) => ((codes[index] ?? 0) << 10) | ((codes[index + 1] ?? 0) << 5) | last);
  return [...new Set(trigrams)];
}
