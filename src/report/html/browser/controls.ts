/** What the search field, the lists, the buttons and a click on a row do. */
import { grow, refilter } from './drawing.ts';
import { byId } from './elements.ts';
import { clearControls, readFilter } from './filter.ts';
import { toggle } from './opening.ts';
import { rowCount, step, type Table } from './table.ts';

export function listenToControls(table: Table): void {
  const { query, chips, selects } = table.controls;
  query.addEventListener('input', () => refilter(table));
  for (const control of [...chips, ...selects.map(({ select }) => select)]) {
    control.addEventListener('change', () => refilter(table));
  }
  for (const id of ['clear', 'clear-empty']) byId(id).addEventListener('click', () => clear(table));
  byId('more-some').addEventListener('click', () => grow(table, rowCount(table) + step));
  byId('more-all').addEventListener('click', () => grow(table, table.items.length));
  table.body.addEventListener('click', (event) => openClicked(table, event));
  // A browser that goes back fills the controls in again.
  addEventListener('pageshow', () => {
    if (readFilter(table.controls) !== undefined) refilter(table);
  });
}

function clear(table: Table): void {
  clearControls(table.controls);
  refilter(table);
  table.controls.query.focus();
}

/** Not for a click on a link, nor for one that ends a selection. */
function openClicked(table: Table, { target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('a') !== null) return;
  const row = target.closest<HTMLElement>('tr.row');
  if (row !== null && getSelection()?.isCollapsed !== false) toggle(table, row);
}
