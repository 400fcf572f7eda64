/** Parts of statements that both databases understand in the same way, and pages of lists. */
import type { Expression, OrderByItemBuilder, SqlBool } from 'kysely';
import { sql } from './kysely.ts';

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

/** One page of a list, whose order must be total, and the total number of its rows. */
export async function readPage<Row>(
  { page, limit }: Paging,
  count: { executeTakeFirstOrThrow(): Promise<{ n: number }> },
  list: (limit: number, offset: number) => { execute(): Promise<Row[]> },
): Promise<Listed<Row>> {
  const { n: total } = await count.executeTakeFirstOrThrow();
  const offset = (page - 1) * limit;
  // An offset far beyond the end would not fit the database's integers.
  return { items: offset >= total ? [] : await list(limit, offset).execute(), total };
}

/** Nothing is less than something. */
export const sortAscending = (order: OrderByItemBuilder): OrderByItemBuilder => order.asc().nullsFirst();
export const sortDescending = (order: OrderByItemBuilder): OrderByItemBuilder => order.desc().nullsLast();

/** Whether a text contains another one, in which no character is special. Ignores the case of A to Z. */
export function containsIgnoringCase(text: Expression<string>, part: string): Expression<SqlBool> {
  const literal = part.replaceAll(/[\\%_]/g, '\\$&').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return sql<SqlBool>`lower(${text}) like ${`%${literal}%`} escape '\\'`;
}

/**
 * The condition that a row's repository belongs to an organization. None without an organization. In this form the rows
 * are read in their order, until a page is full.
 */
export function listOwnership(organizationId: string | undefined): Expression<SqlBool>[] {
  if (organizationId === undefined) return [];
  const owned = sql`r.id = repository_id and r.organization_id = ${organizationId}`;
  return [sql<SqlBool>`exists (select 1 from repositories as r where ${owned})`];
}
