/** What the table of findings shows: which of them match, in which order, how many, and whose details are open. */
import type { PageData } from '../page-data.ts';
import { byId } from './elements.ts';
import { type Controls, findControls, searchText } from './filter.ts';
import { type Item, itemsOf, sizeOf } from './items.ts';
import type { Entry, Order } from './order.ts';

/** Rows that are shown at first, and that a press adds. */
export const step = 100;

export interface Table {
  readonly data: PageData;
  readonly controls: Controls;
  readonly body: HTMLElement;
  /** All findings, worst first. */
  readonly entries: readonly Entry[];
  /** Undefined: worst first. */
  order: Order | undefined;
  sorted: readonly Entry[];
  matching: readonly Entry[];
  /** What matches, row by row: the findings of a package in one. */
  items: readonly Item[];
  /** Rows that are shown at most. */
  limit: number;
  /** Findings whose details are open, and packages whose findings are listed, by index. */
  opened: Set<number>;
  unfolded: Set<number>;
  /** How many findings each package has. */
  packSizes: ReadonlyMap<number | undefined, number>;
  drawn: number;
  frame: number;
}

export function createTable(data: PageData): Table {
  const entries = data.findings.map((row, index): Entry => ({ row, index, text: searchText(row) }));
  return {
    data,
    controls: findControls(),
    body: byId('rows'),
    entries,
    order: undefined,
    sorted: entries,
    matching: entries,
    items: itemsOf(entries),
    limit: step,
    opened: new Set(),
    unfolded: new Set(),
    packSizes: sizesOf(entries),
    drawn: 0,
    frame: 0,
  };
}

function sizesOf(entries: readonly Entry[]): Map<number | undefined, number> {
  const sizes = new Map<number | undefined, number>();
  for (const { row } of entries) sizes.set(row.pack, (sizes.get(row.pack) ?? 0) + 1);
  return sizes;
}

/** Rows that stand in the table once all are drawn. */
export function rowCount({ limit, items }: Table): number {
  return Math.min(limit, items.length);
}

/** Findings that these rows stand for. */
export function shownCount(table: Table): number {
  return table.items.slice(0, rowCount(table)).reduce((sum, item) => sum + sizeOf(item), 0);
}
