import type { PatternRule } from '../../rule.ts';

export const weakRandom: PatternRule = {
  weakness: 'weak-random',
  language: 'Java',
  remediation: 'Use SecureRandom.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: '(object_creation_expression type: (_) @name) @at',
      name: /^(?:java\.util\.)?Random$/,
      context: /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif/i,
    },
    {
      query: '(method_invocation object: (_) @receiver name: (identifier) @name) @at',
      name: /^(?:random|nextInt|randomAlphanumeric|randomNumeric|randomAlphabetic|current)$/,
      receiver: /^(?:Math|RandomStringUtils|ThreadLocalRandom|[rR]andom|rnd|rand)$/,
      context: /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif/i,
    },
  ],
};
