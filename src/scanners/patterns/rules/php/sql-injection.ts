import type { PatternRule } from '../../rule.ts';
import { methodCall, staticCall } from './calls.ts';

export const sqlInjection: PatternRule = {
  weakness: 'sql-injection',
  remediation: 'Prepare the statement with placeholders and bind the values; take column names from a fixed list.',
  severity: { outside: 'HIGH', unknown: 'MEDIUM' },
  purpose: 'sql',
  sinks: [
    {
      name: /^\\?(?:mysql_(?:db_|unbuffered_)?query|mssql_query|db_query)$/i,
      isBuilt: true,
    },
    {
      name: /^\\?(?:mysqli_(?:real_|multi_)?query|mysqli_prepare|pg_(?:send_)?query|pg_prepare|sqlsrv_(?:query|prepare)|odbc_(?:exec|prepare)|oci_parse|sqlite_(?:exec|query|array_query)|ibase_query|db2_exec|db2_prepare)$/i,
      isBuilt: true,
    },
    {
      query: methodCall,
      name: /^(?:query|exec|prepare|multi_query|real_query|querySingle|unbufferedQuery|executeQuery|executeStatement|fetchAll|fetchAssoc|fetchRow|fetchOne|get_results|get_row|get_var|get_col|createNativeQuery|createQuery|statement|unprepared)$/i,
      argument: [0],
      isBuilt: true,
      holds:
        /\b(?:select|insert|update|delete|replace|where|from|order by|alter|drop|create|exec|call|set|show|union)\b/i,
    },
    {
      query: methodCall,
      name: /^(?:whereRaw|orWhereRaw|havingRaw|orHavingRaw|orderByRaw|groupByRaw|selectRaw|fromRaw)$/,
      argument: [0],
      isBuilt: true,
    },
    {
      query: staticCall,
      receiver: /(?:^|\\)DB$/,
      name: /^(?:raw|select|selectOne|insert|update|delete|statement|unprepared|affectingStatement)$/,
      argument: [0],
      isBuilt: true,
    },
    // A value that is the whole statement.
    {
      name: /^\\?(?:mysqli_(?:real_|multi_)?query|pg_query|mysql_query)$/i,
      severity: { outside: 'HIGH' },
    },
    {
      query: methodCall,
      name: /^(?:query|exec|multi_query|real_query|querySingle|unbufferedQuery|executeQuery|executeStatement|get_results|get_row|get_var|get_col|createNativeQuery|unprepared|whereRaw|orWhereRaw|havingRaw|orHavingRaw|orderByRaw|groupByRaw|selectRaw|fromRaw)$/,
      argument: [0],
      unlessReceiver: /(?:xpath|request|req|input|client|ssh)(?:\(\))?$/i,
      severity: { outside: 'HIGH' },
    },
    {
      query: staticCall,
      receiver: /(?:^|\\)DB$/,
      name: /^(?:raw|select|selectOne|insert|update|delete|statement|unprepared|affectingStatement)$/,
      argument: [0],
      severity: { outside: 'HIGH' },
    },
  ],
};
