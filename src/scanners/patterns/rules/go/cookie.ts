import type { PatternRule } from '../../rule.ts';

export const cookie: PatternRule = {
  weakness: 'cookie',
  remediation: 'Set HttpOnly, Secure and SameSite.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: '(composite_literal type: (_) @name) @at',
      name: /^(?:http\.Cookie|sessions\.Options)$/,
      unless: /HttpOnly:(?!\s*false)|MaxAge:\s*-\s*1|Expires:\s*time\.Unix\(/,
    },
    { name: /\.SetCookie$/, callee: /\/gin\.Context\.SetCookie$/, argument: [-1], constant: /^false$/ },
  ],
};
