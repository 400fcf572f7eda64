import type { PatternRule } from '../../rule.ts';
import { creation } from './calls.ts';

const secret =
  /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i;

export const weakRandom: PatternRule = {
  weakness: 'weak-random',
  remediation: 'Use SecureRandom.',
  severity: { found: 'MEDIUM' },
  sinks: [
    // A value that was made from it becomes a secret.
    { query: creation, name: /(?:^|\.)Cookie$/, argument: [1], severity: { random: 'MEDIUM' } },
    {
      name: /^(?:setAttribute|putValue)$/,
      receiver: /session\b(?:\([^()]*\))?$/i,
      argument: [1],
      severity: { random: 'MEDIUM' },
    },
    {
      query: '(variable_declarator name: (identifier) @name value: (_) @value) @at',
      name: /token|passw|secret|(?:^|_)otp|Otp|nonce|salt|apiKey|sessionId|captcha|activation/i,
      severity: { random: 'MEDIUM' },
    },
    {
      query: creation,
      name: /^(?:java\.util\.)?Random$/,
      context: secret,
    },
    {
      name: /^(?:random|nextInt|randomAlphanumeric|randomNumeric|randomAlphabetic|current)$/,
      receiver: /^(?:Math|RandomStringUtils|ThreadLocalRandom|[rR]andom|rnd|rand)$/,
      context: secret,
    },
  ],
};
