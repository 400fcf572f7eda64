/** In which order the findings stand: by a column and a direction, or worst first as they came. */
import type { ColumnKey, FindingRow, PageData } from '../page-data.ts';

export type Direction = 'ascending' | 'descending';

export interface Order {
  key: ColumnKey;
  direction: Direction;
}

/** A row with its place among all, and the text that is searched. */
export interface Entry {
  row: FindingRow;
  index: number;
  text: string;
}

type Value = string | number | undefined;

/** The greater number is the worse, so that "descending" is worst first. */
function sortValue(data: PageData, key: ColumnKey, row: FindingRow): Value {
  switch (key) {
    case 'severity':
      return -data.severities.findIndex(([severity]) => severity === row.severity);
    case 'title':
      return row.title.toLowerCase();
    case 'path':
      return row.path?.toLowerCase();
    case 'type':
      return data.types.indexOf(row.type);
    case 'standing':
      return -data.standings.indexOf(row.standing);
    case 'label':
      return data.labels.indexOf(row.label);
    case 'cvss':
      return row.cvss;
    case 'epss':
      return row.epss;
  }
}

const worstFirst: readonly ColumnKey[] = ['severity', 'standing', 'cvss', 'epss'];

/** The third press of a column's button goes back to worst first, which is no order of a column. */
export function nextOrder(now: Order | undefined, key: ColumnKey): Order | undefined {
  const first = worstFirst.includes(key) ? 'descending' : 'ascending';
  if (now?.key !== key) return { key, direction: first };
  return now.direction === first ? { key, direction: first === 'ascending' ? 'descending' : 'ascending' } : undefined;
}

/** Rows without a value come last either way; equal ones stay worst first. */
export function sortEntries(entries: readonly Entry[], data: PageData, { key, direction }: Order): Entry[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = entries.map((entry) => ({ entry, value: sortValue(data, key, entry.row) }));
  const lineOf = ({ row }: Entry) => (key === 'path' ? (row.line ?? 0) : 0);
  keyed.sort(
    (a, b) =>
      compare(a.value, b.value, sign) || sign * (lineOf(a.entry) - lineOf(b.entry)) || a.entry.index - b.entry.index,
  );
  return keyed.map(({ entry }) => entry);
}

function compare(a: Value, b: Value, sign: number): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b ? -sign : sign;
}
