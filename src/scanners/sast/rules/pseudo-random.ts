/** Random numbers of node:crypto that may be predictable. */
import { getKey } from '../flow/syntax.ts';
import type { Weakness } from './weakness.ts';

export const pseudoRandom: Weakness = {
  id: 'pseudo-random',
  cwe: 'CWE-338',
  title: 'Use of crypto.pseudoRandomBytes',
  description: 'The function is deprecated, and its documentation does not promise unpredictable numbers.',
  remediation: 'Use crypto.randomBytes.',
  cvss: 5.3,
  severity: { found: 'MEDIUM' },
  find: (flow) => ({
    MemberExpression: (node) => (getKey(node) === 'pseudoRandomBytes' ? { at: node } : undefined),
    CallExpression: ({ callee }) =>
      callee.type === 'Identifier' && flow.names.qualified(callee) === 'crypto.pseudoRandomBytes'
        ? { at: callee }
        : undefined,
  }),
};
