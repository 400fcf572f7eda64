import type { PatternRule } from '../../rule.ts';
import { methodCall } from './calls.ts';

export const weakCipher: PatternRule = {
  weakness: 'weak-cipher',
  language: 'Java',
  remediation: 'Use AES/GCM/NoPadding with a new initialization vector for each text.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: methodCall,
      name: /^getInstance$/,
      receiver: /(?:^|\.)Cipher$/,
      argument: [0],
      constant: /^(?:des|desede|tripledes|rc2|rc4|arcfour|blowfish)\b|\/ecb(?:\/|$)|^aes$/i,
      unless: /rsa/i,
    },
    {
      query: methodCall,
      name: /^getInstance$/,
      receiver: /(?:^|\.)(?:KeyGenerator|SecretKeyFactory)$/,
      argument: [0],
      constant: /^(?:des|desede|rc2|rc4|arcfour|blowfish)$/i,
    },
  ],
};
