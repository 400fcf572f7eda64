import type { PatternRule } from '../../rule.ts';

export const cookie: PatternRule = {
  weakness: 'cookie',
  remediation: 'Call setHttpOnly(true) and setSecure(true) on the cookie.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      name: /^(?:setHttpOnly|setSecure|httpOnly|secure|setUseHttpOnly|setCookieHttpOnly)$/,
      argument: [0],
      constant: /^false$/,
    },
    {
      name: /^addCookie$/,
      unlessAround: /\.setHttpOnly\(|\.setMaxAge\(\s*0\s*\)|\.setSecure\(/,
      severity: { found: 'LOW' },
    },
  ],
};
