import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'pseudo-random': {
    good: ['crypto.randomBytes(8)', 'pseudoRandomBytes(8)', 'table[pseudoRandomBytes]'],
    bad: [
      ['crypto.pseudoRandomBytes(8)', 'MEDIUM'],
      ['const make = crypto\n  .pseudoRandomBytes', 'MEDIUM'],
      ['import { pseudoRandomBytes as bytes } from "node:crypto"; bytes(8)', 'MEDIUM'],
    ],
  },
};
