import type { PatternRule } from '../../rule.ts';
import { namedCalls } from './calls.ts';

export const commandInjection: PatternRule = {
  weakness: 'command-injection',
  remediation:
    'Use a PHP function instead, or call proc_open with an array: a fixed program and the values as its arguments.',
  severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
  purpose: 'command',
  sinks: [
    { name: /^\\?(?:exec|system|passthru|shell_exec|popen|pcntl_exec)$/i, argument: [0] },
    { name: /^\\?proc_open$/i, argument: [0], unless: /^\\?proc_open\s*\(\s*(?:\[|array\s*\()/i },
    { query: '(shell_command_expression (_) @value) @at' },
    ...namedCalls.map((sink) => ({ ...sink, called: /^\\?(?:exec|system|passthru|shell_exec|popen|proc_open)$/i })),
  ],
};
