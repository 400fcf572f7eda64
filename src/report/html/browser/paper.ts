/** Printing: what matches, up to a limit, the findings of packages and the details of what blocks; afterwards the screen is as it was. */
import { draw } from './drawing.ts';
import type { Table } from './table.ts';

const rowsMax = 1000;
const detailsMax = 200;

export function listenToPrinting(table: Table): void {
  let screen: Pick<Table, 'limit' | 'opened' | 'unfolded'> | undefined;
  addEventListener('beforeprint', () => {
    if (screen !== undefined) return;
    screen = { limit: table.limit, opened: table.opened, unfolded: table.unfolded };
    const blocking = table.matching.filter(({ row }) => row.standing === 'blocks' || row.standing === 'may block');
    table.limit = Math.max(table.limit, rowsMax);
    table.opened = new Set([...table.opened, ...blocking.slice(0, detailsMax).map(({ index }) => index)]);
    table.unfolded = new Set(table.data.packages.keys());
    draw(table, table.limit);
  });
  addEventListener('afterprint', () => {
    if (screen === undefined) return;
    Object.assign(table, screen);
    screen = undefined;
    draw(table, table.limit);
  });
}
