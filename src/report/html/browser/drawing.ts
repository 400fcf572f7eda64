/** Draws the table: after each change of what matches, of its order, or of how much is shown. */
import { byId } from './elements.ts';
import { readFilter } from './filter.ts';
import { type Item, itemsOf } from './items.ts';
import { focusRow } from './opening.ts';
import { type Order, sortEntries } from './order.ts';
import { findingElements, packageElement } from './rows.ts';
import { showStatus } from './status.ts';
import { rowCount, step, type Table } from './table.ts';
import { number } from './wording.ts';

/** Rows drawn at once: a little more than a screen, then the rest frame by frame, so that no key waits for them. */
const firstChunk = 30;
const chunk = 500;

/** Reads the controls again, and shows the first of what matches. */
export function refilter(table: Table): void {
  const matches = readFilter(table.controls);
  table.matching = matches === undefined ? table.sorted : table.sorted.filter(matches);
  table.items = itemsOf(table.matching);
  byId('clear', HTMLButtonElement).disabled = matches === undefined;
  table.limit = step;
  draw(table);
}

export function orderBy(table: Table, order: Order | undefined): void {
  table.order = order;
  table.sorted = order === undefined ? table.entries : sortEntries(table.entries, table.data, order);
  refilter(table);
}

/** Draws anew: so many rows at once, the others frame by frame. */
export function draw(table: Table, atOnce = firstChunk): void {
  table.drawn = 0;
  table.body.replaceChildren();
  showStatus(table);
  extend(table, atOnce);
}

function extend(table: Table, most: number): void {
  cancelAnimationFrame(table.frame);
  const { drawn, items } = table;
  const until = rowCount(table);
  const end = Math.min(until, drawn + most);
  table.body.append(...items.slice(drawn, end).flatMap((item) => elementsOf(table, item)));
  table.drawn = end;
  if (end < until) table.frame = requestAnimationFrame(() => extend(table, chunk));
}

function elementsOf({ data, opened, unfolded, packSizes }: Table, { entry, members }: Item): HTMLElement[] {
  const { row } = entry;
  if (members === undefined) return findingElements(data, entry, { isOpen: opened.has(entry.index) });
  const isOpen = unfolded.has(row.pack ?? 0);
  const all = `${number(packSizes.get(row.pack) ?? 0)} vulnerabilities`;
  const count = members.length === packSizes.get(row.pack) ? all : `${number(members.length)} of ${all} match`;
  const title = `${data.packages[row.pack ?? 0]?.name}: ${count}`;
  const own = isOpen ? members : [];
  return [
    packageElement(data, row, { title, isOpen }),
    ...own.flatMap((member) => findingElements(data, member, { isOpen: opened.has(member.index), pack: row.pack })),
  ];
}

/** Shows more rows below those that there are, and moves to the first of them. */
export function grow(table: Table, limit: number): void {
  const last = table.body.lastElementChild;
  table.limit = limit;
  showStatus(table);
  extend(table, chunk);
  const next = last?.nextElementSibling;
  if (next instanceof HTMLElement) focusRow(next);
}
