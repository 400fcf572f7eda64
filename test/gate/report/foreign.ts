/** Foreign text for every kind of field, and plain text that has to leave the same shape behind. */
import fc from 'fast-check';
import { toSafeRelativePath } from '../../../src/shared/shown/location.ts';
import { neutralizeBlock, neutralizeLine } from '../../../src/shared/shown/neutral.ts';
import { anySign } from '../../any-sign.ts';
import { hostileStrings } from '../../fixtures/hostile/corpus.ts';
import type { ForeignTexts } from './sample.ts';

/** The same text in every field. */
export function everywhere(text: string): ForeignTexts {
  return { line: text, block: text, path: text, weakness: text };
}

/** Plain words that are as empty, of as many lines and as much of a path as these texts. */
export function plainTwin({ line, block, path, weakness }: ForeignTexts): ForeignTexts {
  return {
    line: neutralizeLine(line, 1000).trim() === '' ? '' : 'Plain words',
    block: plainBlock(block),
    path: plainPath(path),
    weakness: /^\s*(?:CWE[-_ :]*)?0*\d{1,6}(?!\d)/i.test(weakness) ? 'CWE-79' : 'none',
  };
}

function plainBlock(text: string): string {
  if (text.trim() === '') return '';
  const shown = neutralizeBlock(text, 1000);
  // Nothing is left of a text that begins with more blanks than are shown.
  if (shown === '') return `${' '.repeat(10_000)}x`;
  return shown.includes('\n') ? 'Plain\nwords' : 'Plain words';
}

function plainPath(path: string): string {
  if (path.trim() === '') return '';
  return toSafeRelativePath(path) === undefined ? '/plain.ts' : 'src/plain-words.ts';
}

/** Pieces that parsers look for. */
const pieces = (
  ':|::|#|##[|[|]|(|)|`|``|```|\\|<|>|<!--|-->|@|$|*|_|~|~~|GH-|www.|http://|1|.|a|deadbeef|&lt;|&#64;|%0A|' +
  '</details>|<img src=x>|[x]|[^1]:|- [ ]|!|=|-|---|\n|\r|\n\n|\u2028|\u0085|\u200b|\u200d|\u202e|\u001b[|\ud800|    |\t| '
).split('|');
const short = hostileStrings.filter((text) => text.length <= 120);
const part = fc.oneof(
  fc.constantFrom(...pieces, '|'),
  fc.constantFrom(...short),
  fc.string({ unit: anySign, maxLength: 8 }),
);

/** Hostile pieces in any order, beside arbitrary text. */
export const foreignText: fc.Arbitrary<string> = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));

export const foreignTexts: fc.Arbitrary<ForeignTexts> = fc.record({
  line: foreignText,
  block: foreignText,
  path: foreignText,
  weakness: foreignText,
});
