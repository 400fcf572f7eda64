import type { PatternRule } from '../../rule.ts';

export const fileInclusion: PatternRule = {
  weakness: 'file-inclusion',
  language: 'PHP',
  remediation: 'Choose the file from a fixed list by the value; never build its name from it.',
  severity: { outside: 'HIGH' },
  purpose: 'path',
  sinks: [
    { query: '(include_expression (_) @value) @at' },
    { query: '(include_once_expression (_) @value) @at' },
    { query: '(require_expression (_) @value) @at' },
    { query: '(require_once_expression (_) @value) @at' },
  ],
};
