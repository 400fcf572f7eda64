import type { PatternRule } from '../../rule.ts';
import { methodCall } from './calls.ts';

export const weakHash: PatternRule = {
  weakness: 'weak-hash',
  language: 'Java',
  remediation: 'Hash passwords with Argon2, scrypt or bcrypt, everything else with SHA-256.',
  severity: { found: 'LOW' },
  sinks: [
    {
      query: methodCall,
      name: /^getInstance$/,
      receiver: /(?:^|\.)MessageDigest$/,
      argument: [0],
      constant: /^(?:md[245]|sha-?1?)$/i,
    },
    {
      query: methodCall,
      name: /^getInstance$/,
      receiver: /(?:^|\.)MessageDigest$/,
      argument: [0],
      constant: /^(?:md[245]|sha-?1?)$/i,
      context: /passw|pwd|\bpass\b|credential|secret/i,
      severity: { found: 'MEDIUM' },
    },
    {
      query: '(method_invocation object: (_) @receiver name: (identifier) @name) @at',
      name: /^(?:md5|md5Hex|sha1?|sha1?Hex|md5DigestAsHex|md5Digest|getMd5Digest|getSha1Digest)$/,
      receiver: /(?:^|\.)(?:DigestUtils|Hashing)$/,
    },
  ],
};
