import type { PatternRule } from '../../rule.ts';

export const fileInclusion: PatternRule = {
  weakness: 'file-inclusion',
  remediation: 'Use the value to choose a file from a fixed list; do not build the path from it.',
  severity: { outside: 'HIGH' },
  purpose: 'path',
  sinks: [
    { query: '(include_expression (_) @value) @at' },
    { query: '(include_once_expression (_) @value) @at' },
    { query: '(require_expression (_) @value) @at' },
    { query: '(require_once_expression (_) @value) @at' },
  ],
};
