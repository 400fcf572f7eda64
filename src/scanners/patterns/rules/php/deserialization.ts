import type { PatternRule } from '../../rule.ts';
import { functionCall } from './calls.ts';

export const deserialization: PatternRule = {
  weakness: 'deserialization',
  language: 'PHP',
  remediation: 'Use json_decode, or unserialize with allowed_classes => false on data that you signed.',
  severity: { outside: 'HIGH', unknown: 'MEDIUM' },
  sinks: [{ query: functionCall, name: /^\\?unserialize$/i, argument: [0], unless: /allowed_classes/i }],
};
