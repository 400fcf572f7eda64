/** Regular expressions that come from outside. */
import { getReceiver, visitCalls } from './syntax-queries.ts';
import type { Weakness } from './weakness.ts';

export const regexInjection: Weakness = {
  id: 'regex-injection',
  cwe: 'CWE-1333',
  title: 'Untrusted input used as a regular expression',
  description:
    'Untrusted input becomes part of a regular expression. Crafted input can change what it matches, or make it run for minutes.',
  remediation: 'Use a constant expression, or escape the value with RegExp.escape.',
  cvss: 5.3,
  severity: { outside: 'MEDIUM' },
  purpose: 'regex',
  kinds: ['web', 'header'],
  find: (flow) => ({
    ...visitCalls((node) => {
      const [first] = node.arguments;
      // These functions also convert a text to a regular expression.
      const isMatch = /^(?:match|matchAll)$/.test(flow.names.last(node.callee)) && node.arguments.length === 1;
      if (isMatch && first !== undefined && getReceiver(node) !== undefined)
        return {
          at: node,
          origin: flow
            .originOf(first)
            .filter(({ text, level }) => level === 'outside' && /\b(?:query|body|params|payload)\b/.test(text)),
        };
      return flow.names.qualified(node.callee) === 'RegExp' && first !== undefined
        ? { at: node, values: [first] }
        : undefined;
    }),
    Property: (node) => {
      const isQuery = node.key.type === 'Identifier' && node.key.name === '$regex';
      return isQuery ? { at: node, values: [node.value] } : undefined;
    },
  }),
};
