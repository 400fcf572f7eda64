/** Values that become part of the text of an SQL statement. */

import type { TextPart } from '../flow/facts.ts';
import { findProperty, type Syntax, unwrap } from '../flow/syntax.ts';
import { findPartsOrigin, joinWords, listTextParts } from '../flow/text.ts';
import type { ScriptRule } from './rule.ts';
import { getReceiver, getRootName, visitCalls } from './syntax-queries.ts';

/** Statements, even if only their beginning or a part is literal. */
const statement =
  /^\s*\(?\s*(?:select\b[\s\S]*\bfrom\b|insert\s+into\b|update\b[\s\S]+\bset\b|delete\s+from\b|replace\s+into\b|merge\s+into\b|with\b[\s\S]*\bselect\b|create\s+(?:table|user|database|index|view)\b|drop\s+(?:table|user|database)\b|alter\s+(?:table|user)\b|call\s+\w|exec(?:ute)?\s+\w|truncate\s+table|grant\s|union\s+select\b|match\s*\([\s\S]*\breturn\b)|\bwhere\s+[\w."`[\]]+\s*(?:=|like|in|<|>|is)\s*|\border\s+by\s|\bvalues\s*\(/i;
const anything =
  /^(?:literal|whereRaw|orWhereRaw|andWhereRaw|orderByRaw|groupByRaw|havingRaw|joinRaw|selectRaw|fromRaw|\$queryRawUnsafe|\$executeRawUnsafe)$/;
const methods =
  /^(?:query|execute|exec|executeSql|run|all|get|each|raw|prepare|unsafe|any|one|none|many|oneOrNone|manyOrNone|result|batch|queryRaw|createQueryBuilder|where|andWhere|orWhere|having|orderBy|multi|stream|executeQuery|runQuery|rawQuery|request|sql|fetchAll|fetchOne|scalar|iterate)$/;
/** Methods of query builders, whose texts are parts of a statement. */
const condition = /^(?:where|andWhere|orWhere|having|andHaving|orHaving|on)$/;
const printing = /^(?:console|log|logger|winston|debug|res|response|reply|Error|assert|expect|chalk)$/i;
const database =
  /^(?:db|database|conn|connection|pool|client|sequelize|knex|sql|pg|mysql|postgres|sqlite\w*|mssql|con|cnx|dbConn\w*|pgClient|orm|prisma|entityManager|manager|queryRunner|session|cursor|stmt)$/i;
/** Packages whose objects take whole statements. */
const databasePackage =
  /^(?:mysql2?|mariadb|pg|pg-promise|postgres|sqlite3?|better-sqlite3|sequelize|sequelize-typescript|knex|typeorm|@prisma\/client|mssql|oracledb|tedious|slonik|@libsql\/client|mysql2\/promise|promise-mysql|@mikro-orm\/\w+|kysely|drizzle-orm|duckdb|@neondatabase\/serverless|@vercel\/postgres|cassandra-driver|snowflake-sdk)(?:[.(]|$)/;

export const sqlInjection: ScriptRule = {
  id: 'sql-injection',
  remediation: 'Use parameters (?, $1, :name) and pass the values separately; take column names from a fixed list.',
  severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM' },
  purpose: 'sql',
  kinds: ['web', 'header', 'archive'],
  find: (flow) =>
    visitCalls((node) => {
      const method = flow.names.last(node.callee);
      const [first] = node.arguments;
      if (first === undefined) return undefined;
      const text: Syntax =
        findProperty(first, 'text') ?? findProperty(first, 'sql') ?? findProperty(first, 'query') ?? unwrap(first);
      if (/^(?:ObjectExpression|Literal|ArrayExpression|ArrowFunctionExpression|FunctionExpression)$/.test(text.type))
        return undefined;
      const receiver = getReceiver(node);
      const parts = listTextParts(flow, text);
      const words = joinWords(parts);
      // Finding the origin of values is expensive, and most calls contain no SQL words.
      const findValueOrigin = () => findPartsOrigin(flow, parts);
      const findOutsideOrigin = () => findValueOrigin().filter(({ level }) => level === 'outside');
      if (statement.test(words)) {
        if (printing.test(getRootName(node.callee))) return undefined;
        return {
          at: node,
          origin: methods.test(method) || anything.test(method) ? findValueOrigin() : findOutsideOrigin(),
        };
      }
      const isCondition =
        condition.test(method) &&
        /[\w.)"`\]]\s*(?:=|<>|!=|<|>|\b(?:like|in)\b)\s*\(?['"%]*\s*$/im.test(getTextBeforeValue(parts));
      if (isCondition || anything.test(method)) return { at: node, origin: findOutsideOrigin() };
      const isDatabase =
        receiver !== undefined &&
        (databasePackage.test(flow.names.qualified(receiver) ?? '')
          ? methods.test(method)
          : database.test(getRootName(receiver)) && /^(?:query|execute|raw|exec|run)$/.test(method));
      return isDatabase ? { at: node, origin: findOutsideOrigin() } : undefined;
    }),
};

/** The literal text before the first value. */
function getTextBeforeValue(parts: readonly TextPart[]): string {
  const at = parts.findIndex((part) => !('text' in part));
  return joinWords(at < 0 ? [] : parts.slice(0, at));
}
