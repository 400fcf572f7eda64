/** Regular expressions that a short text can block for minutes. */
import { isSlowPattern } from '../flow/repetition.ts';
import { getPlainText } from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';
import { visitCalls } from './syntax-queries.ts';

export const slowRegex: ScriptRule = {
  id: 'slow-regex',
  weakness: 'regex-nested',
  remediation:
    'Rewrite it without nested repetition, limit the length of the input, or use a regular expression engine that runs in linear time.',
  severity: { found: 'MEDIUM' },
  find: (flow) => ({
    Literal: (node) => ('regex' in node && isSlowPattern(node.regex.pattern) ? { at: node } : undefined),
    ...visitCalls((node) => {
      const pattern = flow.names.qualified(node.callee) === 'RegExp' ? getPlainText(node.arguments[0]) : undefined;
      return pattern !== undefined && isSlowPattern(pattern) ? { at: node } : undefined;
    }),
  }),
};
