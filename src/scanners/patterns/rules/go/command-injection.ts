import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const commandInjection: PatternRule = {
  weakness: 'command-injection',
  language: 'Go',
  remediation: 'Start a fixed program with a list of arguments, check each argument, and do not use a shell.',
  severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
  purpose: 'command',
  sinks: [
    {
      query: call,
      name: /^exec\.Command(?:Context)?$/,
      given: /"(?:\S*\/)?(?:(?:ba|da|z|k|a)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?|pwsh)"/i,
    },
    { query: call, name: /^exec\.Command$/, argument: [0], severity: { outside: 'CRITICAL' } },
    { query: call, name: /^exec\.CommandContext$/, argument: [1], severity: { outside: 'CRITICAL' } },
    { query: call, name: /^exec\.Command(?:Context)?$/, severity: { outside: 'MEDIUM' } },
  ],
};
