/** Says how many findings are shown, of how many and in which order, and offers the rest. */
import { byId } from './elements.ts';
import { rowCount, shownCount, step, type Table } from './table.ts';
import { number } from './wording.ts';

export function showStatus(table: Table): void {
  byId('status').textContent = `${countText(table)}, ${orderText(table)}`;
  const { length } = table.matching;
  const left = table.items.length - rowCount(table);
  byId('more').hidden = left <= 0;
  byId('more-some').textContent = `Show ${number(Math.min(step, left))} more`;
  byId('more-all').textContent = `Show all ${number(length)}`;
  byId('more-all').hidden = left <= step;
  byId('empty').hidden = length > 0;
}

function countText(table: Table): string {
  const shown = number(shownCount(table));
  const all = number(table.data.total);
  const { length } = table.matching;
  return shownCount(table) < length && length < table.entries.length
    ? `${shown} of ${number(length)} matching shown, ${all} in all`
    : `${shown} of ${all} shown`;
}

function orderText({ order }: Table): string {
  if (order === undefined) return 'worst first';
  const head = document.querySelector(`th[data-key="${order.key}"]`);
  return `by ${head?.textContent?.toLowerCase()}, ${order.direction}`;
}
