import type { PatternRule } from '../../rule.ts';
import { call, creation } from './calls.ts';

export const commandInjection: PatternRule = {
  weakness: 'command-injection',
  language: 'Java',
  remediation: 'Start a fixed program with a list of arguments, check each argument, and do not use a shell.',
  severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
  purpose: 'command',
  sinks: [
    {
      query: call,
      name: /^exec$/,
      receiver: /(?:Runtime\s*\.\s*getRuntime\(\)|^(?:r|rt|run|runtime))$/i,
      argument: [0],
    },
    { query: creation, name: /^ProcessBuilder$/, severity: { outside: 'HIGH' } },
    { query: call, name: /^command$/, receiver: /builder|^pb$|process/i, severity: { outside: 'HIGH' } },
  ],
};
