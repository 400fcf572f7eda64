/** Spoils a sample as bytes, without knowing what it is. */
import { below, type Dice, oneOf } from './dice.ts';

/** What readers stumble over: ends, escapes, signs of several formats, characters that are not what they seem. */
export const oddTexts: readonly string[] = [
  ...[
    '',
    '\0',
    '\n',
    '\r',
    '\r\n',
    '\t',
    ' ',
    '\u2028',
    '\u2029',
    '\u0085',
    '\ufeff',
    '\u200b',
    '\u202e',
    '\ud800',
    '\udc00',
  ],
  ...[
    '\ufffd',
    '\u{1f600}',
    'ß',
    'İ',
    'é',
    'e\u0301',
    '"',
    "'",
    '`',
    '\\',
    '/',
    '//',
    '../',
    '..',
    '.',
    ':',
    '::',
    ';',
    ',',
    '|',
  ],
  ...[
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '{}',
    '[]',
    '[[',
    '{"',
    '":',
    '\\"',
    '\\u0000',
    '\\ud800',
    '&a ',
    '*a',
    '!!js',
    '<<: ',
  ],
  ...[
    '- ',
    '? ',
    '# ',
    '#',
    '%',
    '%00',
    '%2e%2e%2f',
    '%ff',
    '@',
    '@@',
    '@@ -1 +1 @@',
    '+',
    '-',
    '=',
    '$',
    '$'.concat('{x}'),
    '~',
    '^',
    '*',
    '**',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '"__proto__":{"polluted":1}'],
  ...[
    'null',
    'true',
    'false',
    'NaN',
    'Infinity',
    '-0',
    '0',
    '-1',
    '1',
    '1e999',
    '1e-999',
    '9007199254740993',
    '0x10',
    '0.1',
    '10',
  ],
  ...[
    'a',
    'aaaaaaaa',
    ' a',
    'a ',
    'a/',
    '/a',
    'a:',
    'a=',
    '1:',
    ':1',
    ':1-1',
    '(1)',
    ' (a)',
    '%61',
    'a\\',
    '<!--',
    '-->',
    '<a ',
    '<script',
  ],
  ...['2026-06-01T10:00:00Z', '+00:00', '-25:99', 'T', 'Z', '==', '--', '...', '\x1b[31m', '::error::', '##[error]'],
];

type Change = (text: string, roll: Dice, other: string) => string;

const changes: readonly Change[] = [
  // One character is another.
  (text, roll) => at(text, roll, 1, String.fromCharCode(below(roll, roll() < 0.9 ? 256 : 65_536))),
  // A part is missing, twice, elsewhere, or another sample's.
  (text, roll) => at(text, roll, 1 + below(roll, 20), ''),
  (text, roll) => {
    const [start, end] = part(text, roll);
    return text.slice(0, end) + text.slice(start);
  },
  (text, roll) => {
    const [start, end] = part(text, roll);
    const place = below(roll, text.length + 1);
    return text.slice(0, place) + text.slice(start, end) + text.slice(place);
  },
  (text, roll, other) => {
    const [start, end] = part(other, roll);
    return at(text, roll, below(roll, 10), other.slice(start, end));
  },
  // Something odd is in it, or in place of a part.
  (text, roll) => at(text, roll, 0, oneOf(roll, oddTexts)),
  (text, roll) => at(text, roll, 1 + below(roll, 8), oneOf(roll, oddTexts)),
  (text, roll) => at(text, roll, 0, oneOf(roll, oddTexts).repeat(1 + below(roll, 30))),
  // A number or a word is another.
  (text, roll) => replaced(text, roll, /\d+/g, oneOf(roll, oddTexts)),
  (text, roll) => replaced(text, roll, /[A-Za-z_]{2,}/g, oneOf(roll, oddTexts)),
  // It was cut off.
  (text, roll) => text.slice(0, below(roll, text.length + 1)),
  (text, roll) => text.slice(below(roll, text.length + 1)),
];

function at(text: string, roll: Dice, length: number, insert: string): string {
  const place = below(roll, text.length + 1);
  return text.slice(0, place) + insert + text.slice(place + length);
}

function part(text: string, roll: Dice): [start: number, end: number] {
  const start = below(roll, text.length + 1);
  return [start, Math.min(text.length, start + 1 + below(roll, 60))];
}

function replaced(text: string, roll: Dice, pattern: RegExp, by: string): string {
  const found = [...text.matchAll(pattern)];
  const match = found[below(roll, found.length)];
  return match === undefined ? text : text.slice(0, match.index) + by + text.slice(match.index + match[0].length);
}

export function mutated(text: string, roll: Dice, other: string): string {
  let result = text;
  for (let left = 1 + below(roll, 4); left > 0; left--) result = oneOf(roll, changes)(result, roll, other);
  return result;
}
