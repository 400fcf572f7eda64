import type { PatternRule } from '../../rule.ts';

export const tokenUnsigned: PatternRule = {
  weakness: 'token-unsigned',
  language: 'Go',
  remediation: 'Read tokens with jwt.Parse and check the signing method in the key function.',
  severity: { found: 'MEDIUM' },
  sinks: [
    { query: '(call_expression function: (selector_expression field: (_) @name)) @at', name: /^ParseUnverified$/ },
    { query: '(selector_expression field: (_) @name) @at', name: /^UnsafeAllowNoneSignatureType$/ },
  ],
};
