import type { PatternRule } from '../../rule.ts';
import { anyMethodCall } from './calls.ts';

export const cookie: PatternRule = {
  weakness: 'cookie',
  language: 'Java',
  remediation: 'Call setHttpOnly(true) and setSecure(true) on it.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: anyMethodCall,
      name: /^(?:setHttpOnly|setSecure|httpOnly|secure|setUseHttpOnly|setCookieHttpOnly)$/,
      argument: [0],
      constant: /^false$/,
    },
    {
      query: '(object_creation_expression type: (_) @name) @at',
      name: /^(?:javax?\.servlet\.http\.|jakarta\.servlet\.http\.)?Cookie$/,
      unlessAround: /\.setHttpOnly\(|\.setMaxAge\(\s*0\s*\)|\.setSecure\(/,
      severity: { found: 'LOW' },
    },
  ],
};
