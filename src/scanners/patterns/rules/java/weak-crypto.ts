import type { PatternRule } from '../../rule.ts';

export const weakCrypto: PatternRule = {
  weakness: 'weak-crypto',
  remediation:
    'Hash passwords with Argon2, scrypt or bcrypt, everything else with SHA-256; encrypt with AES/GCM/NoPadding.',
  severity: { found: 'MEDIUM' },
  sinks: [
    { name: /^getInstance$/, receiver: /(?:^|\.)NoOpPasswordEncoder$/ },
    {
      name: /^getInstance$/,
      receiver: /(?:^|\.)MessageDigest$/,
      argument: [0],
      constant: /^(?:md[245]|sha-?1?)$/i,
      severity: { found: 'LOW' },
    },
    {
      name: /^getInstance$/,
      receiver: /(?:^|\.)MessageDigest$/,
      argument: [0],
      constant: /^(?:md[245]|sha-?1?)$/i,
      context: /passw|pwd|\bpass\b|credential|secret/i,
    },
    {
      name: /^(?:md5|md5Hex|sha1?|sha1?Hex|md5DigestAsHex|md5Digest|getMd5Digest|getSha1Digest)$/,
      receiver: /(?:^|\.)(?:DigestUtils|Hashing)$/,
      severity: { found: 'LOW' },
    },
    {
      name: /^getInstance$/,
      receiver: /(?:^|\.)Cipher$/,
      argument: [0],
      constant: /^(?:des|desede|tripledes|rc2|rc4|arcfour|blowfish)\b|^(?!rsa).*\/ecb(?:\/|$)|^aes$/i,
    },
    {
      name: /^getInstance$/,
      receiver: /(?:^|\.)(?:KeyGenerator|SecretKeyFactory)$/,
      argument: [0],
      constant: /^(?:des|desede|rc2|rc4|arcfour|blowfish)$/i,
    },
  ],
};
