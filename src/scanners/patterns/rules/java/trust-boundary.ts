import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const trustBoundary: PatternRule = {
  weakness: 'trust-boundary',
  language: 'Java',
  remediation: 'Check the value before it is stored in the session, where later code takes it for trusted.',
  severity: { outside: 'LOW' },
  sinks: [
    { query: call, name: /^(?:setAttribute|putValue)$/, receiver: /session\b(?:\([^()]*\))?$/i, argument: [0, 1] },
  ],
};
