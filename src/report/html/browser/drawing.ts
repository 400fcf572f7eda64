/** Draws the table: after each change of what matches, of its order, or of how much is shown. */
import { byId } from './elements.ts';
import { readFilter } from './filter.ts';
import { focusRow } from './opening.ts';
import { type Entry, type Order, sortEntries } from './order.ts';
import { detailElement, rowElement } from './rows.ts';
import { showStatus } from './status.ts';
import { shownCount, step, type Table } from './table.ts';

/** Rows drawn at once: a little more than a screen, then the rest frame by frame, so that no key waits for them. */
const firstChunk = 30;
const chunk = 500;

/** Reads the controls again, and shows the first of what matches. */
export function refilter(table: Table): void {
  const matches = readFilter(table.controls);
  table.matching = matches === undefined ? table.sorted : table.sorted.filter(matches);
  byId('clear', HTMLButtonElement).disabled = matches === undefined;
  table.limit = step;
  draw(table, false);
}

export function orderBy(table: Table, order: Order | undefined): void {
  table.order = order;
  table.sorted = order === undefined ? table.entries : sortEntries(table.entries, table.data, order);
  refilter(table);
}

/** Draws anew; the whole at once, or frame by frame. */
export function draw(table: Table, isWhole: boolean): void {
  table.drawn = 0;
  table.body.replaceChildren();
  showStatus(table);
  extend(table, isWhole);
}

function extend(table: Table, isWhole: boolean): void {
  cancelAnimationFrame(table.frame);
  const { drawn, matching } = table;
  const until = shownCount(table);
  const end = isWhole ? until : Math.min(until, drawn + (drawn === 0 ? firstChunk : chunk));
  table.body.append(...matching.slice(drawn, end).flatMap((entry) => elementsOf(table, entry)));
  table.drawn = end;
  if (end < until) table.frame = requestAnimationFrame(() => extend(table, false));
}

function elementsOf({ data, opened }: Table, entry: Entry): HTMLElement[] {
  const isOpen = opened.has(entry.index);
  const row = rowElement(data, entry, isOpen);
  return isOpen ? [row, detailElement(data, entry)] : [row];
}

/** Shows more rows below those that there are, and moves to the first of them. */
export function grow(table: Table, limit: number): void {
  const next = table.matching[table.drawn];
  table.limit = limit;
  showStatus(table);
  extend(table, false);
  if (next !== undefined) focusRow(table, next.index);
}
