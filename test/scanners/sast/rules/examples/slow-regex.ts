import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'slow-regex': {
    good: [
      '/^(\\d+,)*\\d+$/',
      '/\\.(woff2?|ttf)(#.*)?$/i',
      '/^(?:[^"\\\\]|\\\\.)*$/',
      '/(a|b)+/',
      '/^([a-z]+\\s)*$/',
      '/(?:ab)+c*/',
      '/[(+]+/',
    ],
    bad: [
      ['/([0-9]+)+\\#/', 'MEDIUM'],
      ['/(a+)+$/.test(input)', 'MEDIUM'],
      ['/^(([a-z])+.)+[A-Z]([a-z])+$/', 'MEDIUM'],
      ['/([a-zA-Z0-9]{2,4})+$/', 'MEDIUM'],
      ['new RegExp("^(\\\\w+\\\\s?)*$")', 'MEDIUM'],
      ['/(?:.*a)*b/', 'MEDIUM'],
      ['/^(([a-zA-Z0-9])+([-._]?))*@/', 'MEDIUM'],
    ],
  },
};
