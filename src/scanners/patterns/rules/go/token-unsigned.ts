import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const tokenUnsigned: PatternRule = {
  weakness: 'token-unsigned',
  language: 'Go',
  remediation: 'Read tokens with jwt.Parse and check the signing method in the key function.',
  severity: { found: 'MEDIUM' },
  sinks: [
    { query: call, name: /\.ParseUnverified$/ },
    { query: '(selector_expression field: (_) @name) @at', name: /^UnsafeAllowNoneSignatureType$/ },
  ],
};
