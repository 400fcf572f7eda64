/** Parts of statements that both databases understand in the same way. */
import type { Expression, OrderByItemBuilder, SqlBool } from 'kysely';
import { sql } from './kysely.ts';

/** Nothing is less than something. */
export const sortAscending = (order: OrderByItemBuilder): OrderByItemBuilder => order.asc().nullsFirst();
export const sortDescending = (order: OrderByItemBuilder): OrderByItemBuilder => order.desc().nullsLast();

/** Whether a text contains another one, in which no character is special. Ignores the case of A to Z. */
export function containsIgnoringCase(text: Expression<string>, part: string): Expression<SqlBool> {
  const literal = part.replaceAll(/[\\%_]/g, '\\$&').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return sql<SqlBool>`lower(${text}) like ${`%${literal}%`} escape '\\'`;
}
