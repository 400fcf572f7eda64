/**
 * Tells which words a content cannot hold, by every three characters that follow one another in it: one look at its bytes
 * spares nearly all searches for what is in few files.
 */

/** False only where no reading of the content holds the word, in whatever case. */
export type MayHold = (word: Word) => boolean;

/** The trigrams of a word; none of one that is shorter, which any content may hold. */
export type Word = readonly number[];

/** All of these, of each at least one. */
export type Needed = readonly (readonly Word[])[];

export function mayHoldAll(mayHold: MayHold, needed: Needed): boolean {
  return needed.every((words) => words.some(mayHold));
}

/** A pattern and what every text has that it matches. */
export interface Sought {
  pattern: RegExp;
  needed: Needed;
}

/** `mayHold`: of the content that the text is a reading of. */
export function allOf({ pattern, needed }: Sought, text: string, mayHold: MayHold): Iterable<RegExpExecArray> {
  return mayHoldAll(mayHold, needed) ? text.matchAll(pattern) : [];
}

/** Of words in ASCII. A blank stands for any character that is neither a letter nor a digit, nor one of `_-.:/`; any digit for all. */
export function needs(...needed: readonly (readonly string[])[]): Needed {
  return needed.map((words) => words.map(wordOf));
}

/** Each letter is a class whatever its case, what stands in many tokens has few, and all else is one: three of 32 take 15 bits. */
const other = 31;
const classes = new Uint8Array(256).fill(other);
for (let letter = 0; letter < 26; letter += 1) classes[0x41 + letter] = classes[0x61 + letter] = letter;
for (let digit = 0x30; digit <= 0x39; digit += 1) classes[digit] = 26;
for (const [index, marks] of ['_', '-', '.', ':/'].entries())
  for (const mark of marks) classes[mark.charCodeAt(0)] = 27 + index;

const mask = (1 << 15) - 1;
const start = (other << 5) | other;

/** Of the content that was looked at last, those with its mark: what others left need not be removed. */
const marks = new Uint8Array(mask + 1);
const mostMarks = 255;
let [looks, current] = [0, 0];

/**
 * Of a content whose characters take a byte, or several that no word has: UTF-8 and Latin-1. Where it has zeros it is read with
 * them as blanks, and without them. Once another content was looked at any word may be in this one.
 */
export function trigramsOf(content: Buffer): MayHold {
  looks += 1;
  current = (looks % mostMarks) + 1;
  if (current === 1) marks.fill(0);
  mark(content, false);
  if (content.includes(0)) mark(content, true);
  const look = looks;
  return (word) => look !== looks || word.every((trigram) => marks[trigram] === current);
}

function mark(content: Buffer, isWithoutZeros: boolean): void {
  let last = start;
  for (let index = 0; index < content.length; index += 1) {
    const byte = content[index] as number;
    if (byte === 0 && isWithoutZeros) continue;
    last = ((last << 5) | (classes[byte] as number)) & mask;
    marks[last] = current;
  }
  // A word that ends with any other character may stand at the end.
  marks[((last << 5) | other) & mask] = current;
}

export function wordOf(text: string): Word {
  const codes = [...Buffer.from(text, 'latin1')].map((byte) => classes[byte] ?? other);
  const trigrams = codes
    .slice(2)
    .map((last, index) => ((codes[index] ?? 0) << 10) | ((codes[index + 1] ?? 0) << 5) | last);
  return [...new Set(trigrams)];
}
