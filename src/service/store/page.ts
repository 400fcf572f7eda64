/** Reads one page of a query, and the total number of its rows. */
import type { SQLInputValue } from 'node:sqlite';
import type { Database } from './database.ts';

export interface Paging {
  /** From 1. */
  page: number;
  limit: number;
}

export interface Listed<T> {
  items: T[];
  /** Rows on all pages. */
  total: number;
}

export interface PageQuery {
  select: string;
  /** Everything from FROM to the end of WHERE. */
  source: string;
  /** The text after WHERE: GROUP BY (by a key of the first table only) and ORDER BY. The order must be total. */
  order: string;
  values: readonly SQLInputValue[];
  /** The expression that is counted for the total, once for each row of the result. Default `*`. */
  count?: string;
}

export async function readPage<Row>(database: Database, query: PageQuery, paging: Paging): Promise<Listed<Row>> {
  const counted = await database.get<{ n: number }>(
    `SELECT count(${query.count ?? '*'}) AS n ${query.source}`,
    ...query.values,
  );
  const total = counted?.n ?? 0;
  const offset = (paging.page - 1) * paging.limit;
  // An offset far beyond the end would not fit SQLite's integers.
  if (offset >= total) return { items: [], total };
  const sql = `SELECT ${query.select} ${query.source} ${query.order} LIMIT ? OFFSET ?`;
  return { items: await database.all<Row>(sql, ...query.values, paging.limit, offset), total };
}

/** A WHERE clause from the conditions that apply, each with the values for its question marks. */
export function buildWhere(conditions: readonly (readonly [sql: string, ...values: SQLInputValue[]] | undefined)[]): {
  sql: string;
  values: SQLInputValue[];
} {
  const present = conditions.filter((condition) => condition !== undefined);
  return {
    sql: present.length === 0 ? '' : `WHERE ${present.map(([sql]) => sql).join(' AND ')}`,
    values: present.flatMap(([, ...values]) => values),
  };
}

/** The condition that a record's repository belongs to an organization. Undefined without an organization. */
export function belongsToOrganization(
  organizationId: string | undefined,
): readonly [sql: string, id: string] | undefined {
  if (organizationId === undefined) return undefined;
  return ['repository_id IN (SELECT id FROM repositories WHERE organization_id = ?)', organizationId];
}
