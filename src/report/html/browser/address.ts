/** The page's own addresses: `#finding-…` shows that finding, whatever hides its row until then. */
import { anchorOf } from '../anchor.ts';
import { draw, refilter } from './drawing.ts';
import { clearControls } from './filter.ts';
import { focusRow, rowOf } from './opening.ts';
import type { Entry } from './order.ts';
import type { Table } from './table.ts';

export function listenToAddresses(table: Table): void {
  showAddressed(table, location.hash);
  addEventListener('hashchange', () => showAddressed(table, location.hash));
  // A second press of the same link changes no address.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link !== null) showAddressed(table, link.hash);
  });
}

function showAddressed(table: Table, hash: string): void {
  const entry = hash === '' ? undefined : table.entries.find(({ row }) => `#${anchorOf(row.id)}` === hash);
  if (entry === undefined) return;
  if (!table.matching.includes(entry)) {
    clearControls(table.controls);
    refilter(table);
  }
  reveal(table, entry);
  const row = rowOf(table, entry.index);
  row?.scrollIntoView();
  focusRow(row);
}

/** Draws the table as far as the finding, with its details. */
function reveal(table: Table, entry: Entry): void {
  const place = table.items.findIndex((item) => item.members?.includes(entry) ?? item.entry === entry);
  if (table.items[place]?.members !== undefined && entry.row.pack !== undefined) table.unfolded.add(entry.row.pack);
  table.opened.add(entry.index);
  table.limit = Math.max(table.limit, place + 1);
  draw(table, place + 1);
}
