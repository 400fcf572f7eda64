import type { PatternRule } from '../../rule.ts';

export const trustBoundary: PatternRule = {
  weakness: 'trust-boundary',
  remediation: 'Check the value before it is stored in the session, where later code takes it for trusted.',
  severity: { outside: 'LOW' },
  sinks: [{ name: /^(?:setAttribute|putValue)$/, receiver: /session\b(?:\([^()]*\))?$/i, argument: [0, 1] }],
};
