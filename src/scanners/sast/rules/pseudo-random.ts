/** Random numbers of node:crypto that may be predictable. */
import { getKey } from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';

export const pseudoRandom: ScriptRule = {
  id: 'pseudo-random',
  remediation: 'Use crypto.randomBytes.',
  severity: { found: 'MEDIUM' },
  find: (flow) => ({
    MemberExpression: (node) => (getKey(node) === 'pseudoRandomBytes' ? { at: node } : undefined),
    CallExpression: ({ callee }) =>
      callee.type === 'Identifier' && flow.names.qualified(callee) === 'crypto.pseudoRandomBytes'
        ? { at: callee }
        : undefined,
  }),
};
