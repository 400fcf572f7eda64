/** Regular expressions that come from outside. */

import type { ScriptRule } from './rule.ts';
import { getReceiver, visitCalls } from './syntax-queries.ts';

export const regexInjection: ScriptRule = {
  id: 'regex-injection',
  remediation: 'Use a constant expression, or escape the value with RegExp.escape.',
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
