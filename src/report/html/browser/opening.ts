/** Opens and closes rows: the details of a finding, and the findings of a package. */
import { detailElement, detailId, findingElements } from './rows.ts';
import type { Table } from './table.ts';

/** The row in which, or in whose details, a node lies. */
export function rowNear(node: Element): HTMLElement | undefined {
  const detail = node.closest('tr.detail');
  const row = detail === null ? node.closest('tr.row') : detail.previousElementSibling;
  return row instanceof HTMLElement ? row : undefined;
}

export function rowOf({ body }: Table, index: number): HTMLElement | undefined {
  return body.querySelector<HTMLElement>(`tr.row[data-index="${index}"]`) ?? undefined;
}

export function focusRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('.open')?.focus();
}

export function toggle(table: Table, row: HTMLElement): void {
  const { index, pack } = row.dataset;
  if (index !== undefined) setOpen(table, Number(index), !table.opened.has(Number(index)));
  if (pack !== undefined) setUnfolded(table, Number(pack), !table.unfolded.has(Number(pack)));
}

/** What is open here: the details, or else the package that the finding is of. False where nothing is. */
export function close(table: Table, row: HTMLElement): boolean {
  const index = Number(row.dataset.index);
  if (table.opened.has(index)) {
    setOpen(table, index, false);
    focusRow(row);
    return true;
  }
  const pack = Number(row.dataset.pack ?? row.dataset.memberOf);
  if (!table.unfolded.has(pack)) return false;
  setUnfolded(table, pack, false);
  focusRow(packageRow(table, pack));
  return true;
}

function setOpen(table: Table, index: number, isOpen: boolean): void {
  const { data, entries, opened } = table;
  const row = rowOf(table, index);
  const entry = entries[index];
  if (row === undefined || entry === undefined) return;
  const button = showState(row, isOpen);
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

function setUnfolded(table: Table, pack: number, isUnfolded: boolean): void {
  const { data, items, opened, unfolded } = table;
  const row = packageRow(table, pack);
  const members = items.find(({ entry, members }) => members !== undefined && entry.row.pack === pack)?.members;
  if (row === undefined || members === undefined) return;
  showState(row, isUnfolded);
  if (isUnfolded) {
    unfolded.add(pack);
    row.after(...members.flatMap((entry) => findingElements(data, entry, { isOpen: opened.has(entry.index), pack })));
  } else {
    unfolded.delete(pack);
    for (const { index } of members) {
      document.getElementById(detailId(index))?.remove();
      rowOf(table, index)?.remove();
    }
  }
}

function packageRow({ body }: Table, pack: number): HTMLElement | undefined {
  return body.querySelector<HTMLElement>(`tr.row[data-pack="${pack}"]`) ?? undefined;
}

function showState(row: HTMLElement, isOpen: boolean): HTMLElement | null {
  const button = row.querySelector<HTMLElement>('.open');
  button?.setAttribute('aria-expanded', String(isOpen));
  row.classList.toggle('opened', isOpen);
  return button;
}
