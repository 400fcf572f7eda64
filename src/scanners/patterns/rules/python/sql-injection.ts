import type { PatternRule, PatternSink } from '../../rule.ts';

/** The words of a statement. */
const statement =
  /\b(?:select|insert|update|delete|where|from|order by|group by|union|alter|drop|create|truncate|call|exec|set|values)\b|=\s*['"%]/i;
/** The beginning of a statement, or of a query in Cypher. */
const start =
  /^[\s(]*(?:select\b|insert\s+into\b|update\b[\s\S]*\bset\b|delete\s+from\b|with\b[\s\S]*\bselect\b|replace\s+into\b|call\s+[\w.]*\(|exec\s+\w+\s+@|(?:match|merge|create)\s*\(|(?:create|drop|alter)\s+(?:table|view|index|database|schema|user|role)\b)/i;

/** Types whose methods of the same names do something else. */
const other = String.raw`(?!(?:subprocess|asyncio|concurrent|celery|graphene|graphql|gql|uvicorn|flask\.Flask|bottle|requests|httpx|aiohttp)\b)`;

const places = [
  {
    name: /(?:^|\.)(?:execute|executemany|executescript|mogrify|execute_query|execute_sql|exec_driver_sql|read_sql|read_sql_query|RawSQL)$/,
    callee: new RegExp(String.raw`^${other}(?:.*\.)?\w+$`),
    unlessReceiver: /(?:[sS]chema|[eE]xecutor|graphql|gql)$/,
    argument: [0],
    keywords: ['query', 'sql', 'statement'],
  },
  {
    name: /(?:objects|_set|query|session|engine|db|connection|\))\.raw$|^[A-Z]\w*\.raw$/,
    callee: /\.raw$/,
    argument: [0],
    keywords: ['raw_query', 'sql'],
  },
  // Other values are parameters.
  {
    name: /(?:objects|_set|query|session|engine|db|connection|\))\.extra$/,
    callee: /\.extra$/,
    argument: [0, 1, 3, 4],
    keywords: ['select', 'where', 'tables', 'order_by'],
  },
  {
    name: /\.(?:fetch|fetchrow|fetchval|fetch_all|fetch_one|fetch_val|iterate|query|prepare|run)$/,
    callee: new RegExp(String.raw`^${other}.*\.\w+$`),
    argument: [0],
    keywords: ['query', 'statement'],
    unlessReceiver: /^(?:subprocess|sp|asyncio|app)$/,
    holds: start,
  },
  {
    name: /^(?:sqlalchemy\.(?:sql\.(?:expression\.)?)?|sa\.|db\.)?(?:text|literal_column)$/,
    callee: /^(?:(?:sqlalchemy|flask_sqlalchemy)\b.*|sa|db|)\.(?:text|literal_column)$/,
    argument: [0],
  },
] as const satisfies readonly PatternSink[];

export const sqlInjection: PatternRule = {
  weakness: 'sql-injection',
  remediation:
    'Pass values as parameters of execute(), never by string formatting; take column names from a fixed list.',
  severity: { outside: 'HIGH' },
  purpose: 'sql',
  sinks: [
    ...places,
    // A statement that is built from other values.
    ...places.map((place) => ({
      ...{ holds: statement, ...place, isBuilt: true },
      severity: { unknown: 'MEDIUM', local: 'MEDIUM' } as const,
    })),
  ],
};
