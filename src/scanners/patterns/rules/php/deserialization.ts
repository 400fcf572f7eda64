import type { PatternRule } from '../../rule.ts';

export const deserialization: PatternRule = {
  weakness: 'deserialization',
  remediation: 'Use json_decode, or unserialize with allowed_classes => false on data that you signed.',
  severity: { outside: 'HIGH', unknown: 'MEDIUM' },
  purpose: 'code',
  sinks: [{ name: /^\\?unserialize$/i, argument: [0], unless: /allowed_classes/i }],
};
