import type { PatternRule } from '../../rule.ts';
import { functionCall } from './calls.ts';

export const weakHash: PatternRule = {
  weakness: 'weak-hash',
  language: 'PHP',
  remediation: 'Use password_hash for passwords, and hash with sha256 for everything else.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: '(function_call_expression function: (_) @name arguments: (arguments) @receiver) @at',
      name: /^\\?(?:md5|sha1|crc32)$/i,
      receiver: /passw|pwd|\bpass\b|credential|secret/i,
    },
    {
      query: functionCall,
      name: /^\\?(?:hash|crypt)$/i,
      argument: [0],
      constant: /^(?:md[245]|sha1|crc32b?)$/i,
      context: /passw|pwd|\bpass\b|credential|secret/i,
    },
  ],
};
