import type { PatternRule } from '../../rule.ts';
import { creation } from './calls.ts';

/** Arguments that start a shell with a command. */
const shell = /"(?:\S*\/)?(?:(?:ba|da|z|k)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?)"\s*,\s*"[-/][cC]/;

export const commandInjection: PatternRule = {
  weakness: 'command-injection',
  remediation: 'Start a fixed program with a list of arguments, check each argument, and do not use a shell.',
  severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
  purpose: 'command',
  sinks: [
    {
      name: /^exec$/,
      receiver: /(?:Runtime\s*\.\s*getRuntime\(\)|^(?:r|rt|run|runtime))$/i,
      argument: [0],
    },
    // Variables such as LD_PRELOAD decide which code a program loads.
    {
      name: /^exec$/,
      receiver: /(?:Runtime\s*\.\s*getRuntime\(\)|^(?:r|rt|run|runtime))$/i,
      argument: [1],
      purpose: 'path',
      severity: { outside: 'HIGH' },
    },
    // A shell that receives text.
    { query: creation, name: /^ProcessBuilder$/, given: shell, severity: { outside: 'CRITICAL', unknown: 'MEDIUM' } },
    {
      name: /^command$/,
      receiver: /builder|^pb$|process/i,
      given: shell,
      severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    },
    { query: creation, name: /^ProcessBuilder$/, severity: { outside: 'HIGH' } },
    { name: /^command$/, receiver: /builder|^pb$|process/i, severity: { outside: 'HIGH' } },
  ],
};
