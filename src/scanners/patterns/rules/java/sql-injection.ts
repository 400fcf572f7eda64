import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const sqlInjection: PatternRule = {
  weakness: 'sql-injection',
  language: 'Java',
  remediation:
    'Use PreparedStatement with placeholders, or bind parameters by name; take column names from a fixed list.',
  severity: { outside: 'HIGH', unknown: 'MEDIUM' },
  purpose: 'sql',
  sinks: [
    // MyBatis puts `${…}` into the statement as it is.
    {
      query: '(annotation name: (identifier) @name arguments: (annotation_argument_list) @arguments) @at',
      name: /^(?:Select|Insert|Update|Delete)$/,
      given: /"[^"]*\$\{\w/,
      inFile: /\bibatis\b/,
      isPattern: true,
      severity: { found: 'MEDIUM' },
    },
    {
      query: call,
      name: /^(?:execute|executeQuery|executeUpdate|executeLargeUpdate|addBatch|prepareStatement|prepareCall|nativeSQL|createQuery|createNativeQuery|createSQLQuery|query|queryForObject|queryForList|queryForMap|queryForRowSet|queryForStream|update|batchUpdate|sql|rawQuery|execSQL|newQuery)$/,
      argument: [0],
      isBuilt: true,
      holds: /\b(?:select|insert|update|delete|where|from|order by|alter|drop|create|call|set|merge)\b/i,
    },
  ],
};
