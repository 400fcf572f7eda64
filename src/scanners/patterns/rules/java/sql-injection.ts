import type { PatternRule } from '../../rule.ts';

export const sqlInjection: PatternRule = {
  weakness: 'sql-injection',
  remediation:
    'Use PreparedStatement with placeholders, or bind parameters by name; take column names from a fixed list.',
  severity: { outside: 'HIGH', unknown: 'MEDIUM' },
  purpose: 'sql',
  sinks: [
    // A request that decides about the whole statement.
    {
      name: /^(?:executeQuery|executeUpdate|executeLargeUpdate|prepareStatement|prepareCall|nativeSQL|createNativeQuery|createSQLQuery|queryForList|queryForMap|queryForRowSet|queryForStream|rawQuery|execSQL)$/,
      argument: [0],
      isText: true,
      severity: { outside: 'HIGH' },
    },
    {
      name: /^(?:execute|addBatch|batchUpdate|update|query|queryForObject|createQuery)$/,
      receiver:
        /(?:^|\.|_)(?:st|stmt|statement|prepared\w*|jdbc\w*|\w*[jJ]dbcTemplate|\w*[sS]tatement|conn|connection|em|entityManager|session)(?:\(\))?$/,
      argument: [0],
      isText: true,
      severity: { outside: 'HIGH' },
    },
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
      name: /^(?:execute|executeQuery|executeUpdate|executeLargeUpdate|addBatch|prepareStatement|prepareCall|nativeSQL|createQuery|createNativeQuery|createSQLQuery|query|queryForObject|queryForList|queryForMap|queryForRowSet|queryForStream|update|batchUpdate|sql|rawQuery|execSQL|newQuery)$/,
      argument: [0],
      isBuilt: true,
      holds: /\b(?:select|insert|update|delete|where|from|order by|alter|drop|create|call|set|merge)\b/i,
    },
  ],
};
