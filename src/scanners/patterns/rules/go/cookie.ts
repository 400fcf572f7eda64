import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const cookie: PatternRule = {
  weakness: 'cookie',
  language: 'Go',
  remediation: 'Set HttpOnly, Secure and SameSite.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: '(composite_literal type: (_) @name) @at',
      name: /^(?:http\.Cookie|sessions\.Options)$/,
      unless: /HttpOnly:(?!\s*false)|MaxAge:\s*-\s*1|Expires:\s*time\.Unix\(/,
    },
    { query: call, name: /\.SetCookie$/, callee: /\/gin\.Context\.SetCookie$/, argument: [-1], constant: /^false$/ },
  ],
};
