import type { PatternRule } from '../../rule.ts';

export const weakCipher: PatternRule = {
  weakness: 'weak-cipher',
  language: 'Go',
  remediation: 'Use crypto/aes with cipher.NewGCM.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: '(call_expression function: (_) @name) @at',
      name: /^(?:des\.New(?:TripleDES)?Cipher|rc4\.NewCipher|cipher\.NewECB\w*)$/,
    },
  ],
};
