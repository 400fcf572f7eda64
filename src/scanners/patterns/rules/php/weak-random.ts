import type { PatternRule } from '../../rule.ts';

export const weakRandom: PatternRule = {
  weakness: 'weak-random',
  remediation: 'Use random_bytes or random_int.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      name: /^\\?(?:rand|mt_rand|lcg_value|uniqid|str_shuffle|array_rand|mt_srand|srand)$/i,
      context:
        /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i,
    },
    {
      name: /^\\?(?:md5|sha1)$/i,
      given: /^\(\s*(?:time|microtime|uniqid|rand|mt_rand)\s*\(/i,
      context:
        /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i,
    },
  ],
};
