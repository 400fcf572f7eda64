import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const weakRandom: PatternRule = {
  weakness: 'weak-random',
  language: 'Go',
  remediation: 'Use crypto/rand.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: call,
      name: /^(?:m|math)?rand\.(?:Intn|Int31n?|Int63n?|Uint32|Uint64|IntN|Int64N|N|Perm|Float64|Shuffle)$/,
      context:
        /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i,
    },
  ],
};
