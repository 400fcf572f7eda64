/** Regular expressions that a short text can block for minutes. */
import { isSlowPattern } from '../flow/repetition.ts';
import { getPlainText } from '../flow/syntax.ts';
import { visitCalls } from './syntax-queries.ts';
import type { Weakness } from './weakness.ts';

export const slowRegex: Weakness = {
  id: 'slow-regex',
  cwe: 'CWE-1333',
  title: 'Regular expression with exponential run time (ReDoS)',
  description:
    'A repetition inside a repetition can match the same text in very many ways. For a short crafted input that does not match, all of them are tried, which blocks the whole process.',
  remediation:
    'Rewrite it without nested repetition, limit the length of the input, or use a regular expression engine that runs in linear time.',
  cvss: 5.3,
  severity: { found: 'MEDIUM' },
  find: (flow) => ({
    Literal: (node) => ('regex' in node && isSlowPattern(node.regex.pattern) ? { at: node } : undefined),
    ...visitCalls((node) => {
      const pattern = flow.names.qualified(node.callee) === 'RegExp' ? getPlainText(node.arguments[0]) : undefined;
      return pattern !== undefined && isSlowPattern(pattern) ? { at: node } : undefined;
    }),
  }),
};
