/** The script of the page: it makes elements and text, never markup, which the page's own policy (Trusted Types) forbids it to. */
import { listenToAddresses } from './address.ts';
import { listenToControls } from './controls.ts';
import { refilter } from './drawing.ts';
import { byId } from './elements.ts';
import { addSortButtons } from './headers.ts';
import { listenToKeys } from './keys.ts';
import { listenToPrinting } from './paper.ts';
import { createTable } from './table.ts';
import { showThemeButton } from './theme.ts';

showThemeButton();
// A page without findings has no table.
if (document.getElementById('rows') !== null) {
  const table = createTable(JSON.parse(byId('data').textContent ?? ''));
  addSortButtons(table);
  listenToControls(table);
  listenToKeys(table);
  listenToPrinting(table);
  byId('controls').hidden = false;
  refilter(table);
  listenToAddresses(table);
}
