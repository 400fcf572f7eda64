import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createTrigramFilter,
  createWordFilter,
  listReadings,
  mayContainAll,
  toRequiredWords,
  toTrigrams,
} from '../../../src/shared/text/contents.ts';
import { propertyRuns } from '../../model/runs.ts';

const mayHold = (text: string | Buffer, word: string) =>
  createTrigramFilter(Buffer.from(text as string))(toTrigrams(word));

describe('the trigrams of a content', () => {
  test.each([
    ['', 'abc', false],
    ['abc', 'abc', true],
    ['xABCx', 'abc', true],
    ['ab c', 'abc', false],
    ['key', 'key ', true],
    ['keys', 'key ', false],
    ['key', ' key', true],
    ['monkey', ' key', false],
    ['sha512(', 'sha256 ', true],
    ['a\0b\0c', 'abc', true],
    ['a\0bc\0d', 'a bc d', true],
    ['http://', 'ftp://', false],
    ['anything', 'ab', true],
  ])('of %j may hold %j: %s', (text, word, answer) => expect(mayHold(text, word)).toBe(answer));

  test('never deny a word that a reading of the content holds', () => {
    const part = fc.oneof(
      fc.constantFrom('a', 'B', 'c', '_', '-', '.', '/', ':', '0', '9', ' ', '=', '\0', 'é', '\ufeff'),
      fc.string(),
    );
    const content = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''));
    const encoded = fc
      .tuple(content, fc.constantFrom('utf8', 'latin1', 'utf16le'))
      .map(([text, as]) => Buffer.from(text, as));
    fc.assert(
      fc.property(encoded, fc.nat(30), fc.integer({ min: 3, max: 8 }), (bytes, from, length) => {
        const held = createWordFilter(bytes);
        for (const text of listReadings(bytes)) {
          const word = text.slice(from, from + length);
          if (!/^[\x01-\x7f]{3,}$/.test(word)) continue;
          expect(held(toTrigrams(word))).toBe(true);
          expect(held(toTrigrams(word.toUpperCase()))).toBe(true);
        }
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  test('deny nothing once another content was looked at', () => {
    const first = createTrigramFilter(Buffer.from('abc'));
    expect(first(toTrigrams('xyz'))).toBe(false);
    const second = createTrigramFilter(Buffer.from('xyz'));
    expect([first(toTrigrams('qqq')), second(toTrigrams('qqq'))]).toEqual([true, false]);
  });

  test('are those of the last of many contents alone', () => {
    const names = Array.from({ length: 1000 }, (_, index) => `a${String.fromCharCode(97 + (index % 26))}z`);
    for (const [index, name] of names.entries()) {
      const held = createTrigramFilter(Buffer.from(name));
      expect(names.slice(Math.max(0, index - 25), index + 1).filter((each) => held(toTrigrams(each)))).toEqual([name]);
    }
  });

  test.each([
    ['abc 123', true],
    ['xyz 123', true],
    ['abc xyz', false],
    ['123', false],
  ])('of %j hold one word of each list: %s', (text, answer) => {
    expect(mayContainAll(createTrigramFilter(Buffer.from(text)), toRequiredWords(['abc', 'xyz'], ['123']))).toBe(
      answer,
    );
  });
});
