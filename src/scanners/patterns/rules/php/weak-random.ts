import type { PatternRule } from '../../rule.ts';

export const weakRandom: PatternRule = {
  weakness: 'weak-random',
  language: 'PHP',
  remediation: 'Use random_bytes or random_int.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: '(function_call_expression function: (_) @name) @at',
      name: /^\\?(?:rand|mt_rand|lcg_value|uniqid|str_shuffle|array_rand|mt_srand|srand)$/i,
      context: /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif/i,
    },
    {
      query: '(function_call_expression function: (_) @name arguments: (arguments) @receiver) @at',
      name: /^\\?(?:md5|sha1)$/i,
      receiver: /^\(\s*(?:time|microtime|uniqid|rand|mt_rand)\s*\(/i,
    },
  ],
};
