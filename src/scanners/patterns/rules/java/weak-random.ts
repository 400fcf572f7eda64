import type { PatternRule } from '../../rule.ts';
import { call, creation } from './calls.ts';

export const weakRandom: PatternRule = {
  weakness: 'weak-random',
  language: 'Java',
  remediation: 'Use SecureRandom.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: creation,
      name: /^(?:java\.util\.)?Random$/,
      context:
        /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i,
    },
    {
      query: call,
      name: /^(?:random|nextInt|randomAlphanumeric|randomNumeric|randomAlphabetic|current)$/,
      receiver: /^(?:Math|RandomStringUtils|ThreadLocalRandom|[rR]andom|rnd|rand)$/,
      context:
        /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i,
    },
  ],
};
