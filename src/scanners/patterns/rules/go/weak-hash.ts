import type { PatternRule } from '../../rule.ts';

export const weakHash: PatternRule = {
  weakness: 'weak-hash',
  language: 'Go',
  remediation: 'Hash passwords with golang.org/x/crypto/argon2 or bcrypt, everything else with crypto/sha256.',
  severity: { found: 'LOW' },
  sinks: [
    { query: '(call_expression function: (_) @name) @at', name: /^(?:md5|sha1)\.(?:New|Sum)$/ },
    {
      query: '(call_expression function: (_) @name) @at',
      name: /^(?:md5|sha1)\.(?:New|Sum)$/,
      context: /passw|pwd|\bpass\b|credential|secret/i,
      severity: { found: 'MEDIUM' },
    },
  ],
};
