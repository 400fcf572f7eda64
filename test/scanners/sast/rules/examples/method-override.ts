import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'method-override': {
    good: ['express.methodOverride(); express.csrf()', 'expressive.csrf(); expressive.methodOverride()'],
    bad: [
      ['express.csrf(); express.methodOverride()', 'MEDIUM'],
      ['/* first */ app.use(express.csrf()); app.use(express /* a */ . methodOverride())', 'MEDIUM'],
      ['express().csrf(); express.methodOverride()', 'MEDIUM'],
    ],
  },
};
