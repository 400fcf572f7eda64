/** Reads one page of a list, and the total number of its rows. */

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

interface PageQueries<Row> {
  count(): Promise<{ n: number }>;
  /** The order must be total. */
  list(limit: number, offset: number): Promise<Row[]>;
}

export async function readPage<Row>({ page, limit }: Paging, queries: PageQueries<Row>): Promise<Listed<Row>> {
  const { n: total } = await queries.count();
  const offset = (page - 1) * limit;
  // An offset far beyond the end would not fit the database's integers.
  return { items: offset >= total ? [] : await queries.list(limit, offset), total };
}
