import type { PatternRule } from '../../rule.ts';
import { functionCall } from './calls.ts';

export const weakCrypto: PatternRule = {
  weakness: 'weak-crypto',
  language: 'PHP',
  remediation: 'Use password_hash for passwords, sha256 for everything else, and aes-256-gcm to encrypt.',
  severity: { found: 'MEDIUM' },
  sinks: [
    { query: functionCall, name: /^\\?(?:md5|sha1|crc32)$/i, given: /passw|pwd|\bpass\b|credential|secret/i },
    {
      query: functionCall,
      name: /^\\?(?:hash|crypt)$/i,
      argument: [0],
      constant: /^(?:md[245]|sha1|crc32b?)$/i,
      context: /passw|pwd|\bpass\b|credential|secret/i,
    },
    {
      query: functionCall,
      name: /^\\?openssl_(?:en|de)crypt$/i,
      argument: [1],
      constant: /^(?:des|rc[245]|bf|cast5)\b|-ecb$/i,
    },
    { query: functionCall, name: /^\\?mcrypt_(?:en|de)crypt$/i },
  ],
};
