/** Keys: `/` searches, the arrows move from row to row, Escape closes what is open. */
import { refilter } from './drawing.ts';
import { close, rowNear } from './opening.ts';
import type { Table } from './table.ts';

export function listenToKeys(table: Table): void {
  document.addEventListener('keydown', (event) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing);
    if (isPlain && event.target instanceof HTMLElement && press(table, event.key, event.target)) event.preventDefault();
  });
}

/** True when the key did something here. */
function press(table: Table, key: string, node: HTMLElement): boolean {
  const { query } = table.controls;
  if (key === '/' && !isField(node)) {
    query.focus();
    query.select();
    return true;
  }
  if (key === 'Escape') return closeOrClear(table, node);
  const isOnRow = node.matches('.open');
  if (key === 'ArrowDown' && (node === query || isOnRow)) return move(table, node, 1);
  return key === 'ArrowUp' && isOnRow && move(table, node, -1);
}

function isField(node: Element): boolean {
  return node.matches('input:not([type="checkbox"]), select, textarea');
}

function move({ body, controls: { query } }: Table, from: HTMLElement, by: 1 | -1): true {
  const buttons = [...body.querySelectorAll<HTMLElement>('.open')];
  const target = buttons[from === query ? 0 : buttons.indexOf(from) + by];
  if (target !== undefined) target.focus();
  else if (by < 0) query.focus();
  return true;
}

function closeOrClear(table: Table, node: HTMLElement): boolean {
  const { body, controls } = table;
  const row = body.contains(node) ? rowNear(node) : undefined;
  if (row !== undefined && close(table, row)) return true;
  if (node !== controls.query || controls.query.value === '') return false;
  controls.query.value = '';
  refilter(table);
  return true;
}
