import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const sqlInjection: PatternRule = {
  weakness: 'sql-injection',
  language: 'Go',
  remediation: 'Use placeholders and pass the values as arguments; take column names from a fixed list.',
  severity: { outside: 'HIGH', unknown: 'MEDIUM' },
  purpose: 'sql',
  sinks: [
    {
      query: call,
      name: /\.(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex|Raw|Get|Select|Where|Having|Order|Joins)(?:Context)?$/,
      argument: [0, 1, 2],
      isBuilt: true,
      holds: /\b(?:select|insert|update|delete|where|from|order by|alter|drop|create|call|set|union)\b|=\s*['"%]/i,
    },
  ],
};
