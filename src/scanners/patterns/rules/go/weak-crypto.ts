import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const weakCrypto: PatternRule = {
  weakness: 'weak-crypto',
  language: 'Go',
  remediation:
    'Hash passwords with argon2 or bcrypt from golang.org/x/crypto, everything else with crypto/sha256; encrypt with cipher.NewGCM.',
  severity: { found: 'MEDIUM' },
  sinks: [
    { query: call, name: /^(?:md5|sha1)\.(?:New|Sum)$/, severity: { found: 'LOW' } },
    { query: call, name: /^(?:md5|sha1)\.(?:New|Sum)$/, context: /passw|pwd|\bpass\b|credential|secret/i },
    { query: call, name: /^(?:des\.New(?:TripleDES)?Cipher|rc4\.NewCipher|cipher\.NewECB\w*)$/ },
  ],
};
