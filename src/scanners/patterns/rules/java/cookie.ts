import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const cookie: PatternRule = {
  weakness: 'cookie',
  language: 'Java',
  remediation: 'Call setHttpOnly(true) and setSecure(true) on the cookie.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: call,
      name: /^(?:setHttpOnly|setSecure|httpOnly|secure|setUseHttpOnly|setCookieHttpOnly)$/,
      argument: [0],
      constant: /^false$/,
    },
    {
      query: call,
      name: /^addCookie$/,
      unlessAround: /\.setHttpOnly\(|\.setMaxAge\(\s*0\s*\)|\.setSecure\(/,
      severity: { found: 'LOW' },
    },
  ],
};
