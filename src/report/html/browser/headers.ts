/** The heads of the columns as buttons: a press orders by the column, a second one turns it, a third gives worst first. */
import type { ColumnKey } from '../page-data.ts';
import { orderBy } from './drawing.ts';
import { element } from './elements.ts';
import { nextOrder } from './order.ts';
import type { Table } from './table.ts';

export function addSortButtons(table: Table): void {
  const heads = [...document.querySelectorAll<HTMLElement>('#table th[data-key]')];
  for (const head of heads) {
    const button = element('button', { type: 'button', class: 'sort' }, head.textContent ?? '');
    head.replaceChildren(button);
    button.addEventListener('click', () => {
      const order = nextOrder(table.order, head.dataset.key as ColumnKey);
      for (const other of heads) other.removeAttribute('aria-sort');
      if (order !== undefined) head.setAttribute('aria-sort', order.direction);
      orderBy(table, order);
    });
  }
}
