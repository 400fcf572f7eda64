/** Opens and closes the details of a finding, and finds its row. */
import { detailElement, detailId } from './rows.ts';
import type { Table } from './table.ts';

export function focusRow({ body }: Table, index: number): void {
  const row = rowAt(body, index);
  if (row !== null) buttonOf(row)?.focus();
}

export function setOpen({ body, data, entries, opened }: Table, index: number, isOpen: boolean): void {
  const row = rowAt(body, index);
  const entry = entries[index];
  if (row === null || entry === undefined) return;
  const button = buttonOf(row);
  button?.setAttribute('aria-expanded', String(isOpen));
  row.classList.toggle('opened', isOpen);
  if (isOpen) {
    opened.add(index);
    row.after(detailElement(data, entry));
    button?.setAttribute('aria-controls', detailId(index));
  } else {
    opened.delete(index);
    document.getElementById(detailId(index))?.remove();
    button?.removeAttribute('aria-controls');
  }
}

function rowAt(body: HTMLElement, index: number): HTMLElement | null {
  return body.querySelector<HTMLElement>(`tr.row[data-index="${index}"]`);
}

function buttonOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('.open');
}

/** The index of the finding in whose row, or whose details, a node lies. */
export function indexNear(node: Element): number | undefined {
  const detail = node.closest('tr.detail');
  const row = detail === null ? node.closest('tr.row') : detail.previousElementSibling;
  return row instanceof HTMLElement ? Number(row.dataset.index) : undefined;
}
