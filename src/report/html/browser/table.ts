/** What the table of findings shows: which of them match, in which order, how many, and whose details are open. */
import type { PageData } from '../page-data.ts';
import { byId } from './elements.ts';
import { type Controls, findControls, searchText } from './filter.ts';
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
  /** Rows that are shown at most, and those whose details are open, by index. */
  limit: number;
  opened: Set<number>;
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
    limit: step,
    opened: new Set(),
    drawn: 0,
    frame: 0,
  };
}

/** Rows that stand in the table once all are drawn. */
export function shownCount({ limit, matching }: Table): number {
  return Math.min(limit, matching.length);
}
