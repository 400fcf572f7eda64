import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'hidden-characters': {
    good: ['const flag = "\u{1f3f4}\u{e0067}\u{e0062}"', 'const family = "a\u200db"'],
    bad: [
      ['/* \u202e hidden */ go()', 'HIGH'],
      ['const a\u3164 = "\u3164"', 'HIGH'],
      ['const text = tag`\\unicode`; /* \u2066 */', 'HIGH'],
    ],
  },
};
