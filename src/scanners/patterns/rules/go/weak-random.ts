import type { PatternRule } from '../../rule.ts';

const secret = /token|passw|secret|(?:^|_)otp|Otp|OTP|nonce|salt|api_?key|session_?id|csrf|captcha|activation/i;

/** A value of `math/rand` that becomes a secret. */
export const weakRandom: PatternRule = {
  weakness: 'weak-random',
  remediation: 'Use crypto/rand.',
  severity: { random: 'MEDIUM' },
  sinks: [
    {
      query:
        '(short_var_declaration left: (expression_list . (identifier) @name) right: (expression_list . (_) @value)) @at',
      name: secret,
    },
    {
      query: '(assignment_statement left: (expression_list . (_) @name) right: (expression_list . (_) @value)) @at',
      name: secret,
    },
    { query: '(var_spec name: (identifier) @name value: (expression_list . (_) @value)) @at', name: secret },
    {
      query: '(keyed_element key: (literal_element (identifier) @name) value: (literal_element (_) @value)) @at',
      name: secret,
    },
    {
      query: '(return_statement (expression_list . (_) @value)) @at',
      around:
        /^func\s*(?:\([^)]*\))?\s*\w*(?:token|passw|secret|otp|nonce|salt|apikey|sessionid|csrf|captcha)\w*\s*\(/i,
    },
  ],
};
