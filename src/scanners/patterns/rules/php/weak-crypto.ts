import type { PatternRule } from '../../rule.ts';

export const weakCrypto: PatternRule = {
  weakness: 'weak-crypto',
  remediation: 'Use password_hash for passwords, sha256 for everything else, and aes-256-gcm to encrypt.',
  severity: { found: 'MEDIUM' },
  sinks: [
    { name: /^\\?(?:md5|sha1|crc32)$/i, given: /passw|pwd|\bpass\b|credential|secret/i },
    {
      name: /^\\?(?:hash|crypt)$/i,
      argument: [0],
      constant: /^(?:md[245]|sha1|crc32b?)$/i,
      context: /passw|pwd|\bpass\b|credential|secret/i,
    },
    {
      name: /^\\?openssl_(?:en|de)crypt$/i,
      argument: [1],
      constant: /^(?:des|rc[245]|bf|cast5)\b|-ecb$/i,
    },
    { name: /^\\?mcrypt_(?:en|de)crypt$/i },
  ],
};
