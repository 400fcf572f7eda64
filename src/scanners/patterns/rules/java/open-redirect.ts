import type { PatternRule } from '../../rule.ts';
import { creation } from './calls.ts';

export const openRedirect: PatternRule = {
  weakness: 'open-redirect',
  remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
  severity: { outside: 'MEDIUM' },
  purpose: 'address',
  sinks: [
    { name: /^sendRedirect$/, argument: [0] },
    {
      name: /^(?:setHeader|addHeader|header|add|set)$/,
      argument: [1],
      given: /^\(\s*(?:"location"|[\w.]*LOCATION\w*)\s*,/i,
    },
    { name: /^add$/, receiver: /\.get\(\s*(?:"location"|[\w.]*LOCATION\w*)\s*\)$/i, argument: [0] },
    { name: /^(?:setLocation|location)$/, argument: [0] },
    { query: creation, name: /^RedirectView$/, argument: [0] },
    { query: creation, name: /^ModelAndView$/, argument: [0], holds: /^redirect:(?:https?:\/\/)?$/ },
    { query: '(return_statement (binary_expression) @value) @at', holds: /^redirect:(?:https?:\/\/)?$/ },
  ],
};
