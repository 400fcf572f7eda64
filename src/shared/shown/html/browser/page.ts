/**
 * The script of the page. It searches, filters and sorts the existing rows, and shows them in steps. It creates no
 * markup, because the page's own policy (Trusted Types) forbids that. Rows can be opened without it.
 */

interface Finding {
  row: HTMLTableRowElement;
  detail: HTMLTableRowElement;
  /** The texts of its cells, by the keys of their columns, and also `role` and `owner`. */
  values: Record<string, string>;
  /** The searched text: title, CWE, location and id. */
  text: string;
  /** 0 is the most severe. */
  rank: number;
  /**
   * The value by which the table is sorted. Undefined for the default order, and for rows without a value, which come
   * last.
   */
  value: string | number | undefined;
}

/** The content of one `tbody`: a finding, or the row of a package with its findings, the most severe first. */
interface Item {
  body: HTMLTableSectionElement;
  pack: { row: HTMLTableRowElement; title: string; size: number } | undefined;
  findings: readonly Finding[];
}

/** Number of rows that are shown at first and added by each press: few enough to redraw at every key. And the number on paper. */
const step = 50;
const paperMax = 1000;

/** Throws when the page does not have the element. */
function requireElement<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found as E;
}

const { format: formatNumber } = new Intl.NumberFormat('en-US');

showThemeButton();
// A page without findings has no table.
if (document.getElementById('table') !== null) startTable();

/** Light or dark as in the system until the button is pressed. The choice is not stored. */
function showThemeButton(): void {
  const { dataset } = document.documentElement;
  const button = requireElement('theme');
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (dataset.theme ? dataset.theme === 'dark' : prefersDark.matches);
  const updateButton = () => {
    button.textContent = isDark() ? 'Light theme' : 'Dark theme';
  };
  button.addEventListener('click', () => {
    dataset.theme = isDark() ? 'light' : 'dark';
    updateButton();
  });
  prefersDark.addEventListener('change', updateButton);
  updateButton();
  button.hidden = false;
}

function startTable(): void {
  const table = requireElement<HTMLTableElement>('table');
  const head = table.tHead as HTMLTableSectionElement;
  const heads = [...head.querySelectorAll<HTMLElement>('th')];
  const query = requireElement<HTMLInputElement>('query');
  const chips = [...document.querySelectorAll<HTMLInputElement>('input[name="severity"]')];
  const order = requireElement<HTMLSelectElement>('order');
  const selects = [...document.querySelectorAll<HTMLSelectElement>('.select:not(.order) > select')];
  const keys = heads.map(({ dataset }) => dataset.key ?? '');
  const items = [...table.tBodies].map((body) => readItem(body, keys));
  const addressed = new Map(
    items.flatMap((item) => item.findings.map((finding) => [finding.row.id, { item, finding }])),
  );
  const findingCount = countFindings(items);
  /** The items with their matching findings, in the order of the table. */
  let matches: Item[] = [];
  let limit = step;
  let drawn: HTMLTableSectionElement[] = [];
  let isDescending = false;

  detachRows();
  listenToControls();
  document.addEventListener('click', handleClick);
  document.addEventListener('keydown', (event) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing);
    if (isPlain && event.target instanceof HTMLElement && handleKey(event.key, event.target)) event.preventDefault();
  });
  // Paper shows more rows than the screen.
  addEventListener('beforeprint', () => renderRows(Math.max(limit, paperMax)));
  addEventListener('afterprint', () => renderRows());
  applyOrder();
  requireElement('controls').hidden = false;
  showAddressed(location.hash);
  addEventListener('hashchange', () => showAddressed(location.hash));

  /** This is much faster while the table is outside the document. */
  function detachRows(): void {
    const mark = document.createComment('');
    table.replaceWith(mark);
    for (const { body } of items) body.remove();
    table.classList.add('live');
    mark.replaceWith(table);
  }

  /** Undefined when everything matches. */
  function readFilter(): ((finding: Finding) => boolean) | undefined {
    const terms = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    const severities = chips.filter(({ checked }) => checked).map(({ value }) => value);
    const choices = selects.filter(({ value }) => value !== '');
    if (terms.length + severities.length + choices.length === 0) return undefined;
    return ({ text, values }) =>
      terms.every((term) => text.includes(term)) &&
      (severities.length === 0 || severities.includes(values.severity ?? '')) &&
      // A file may have several owners.
      choices.every(({ id, value }) =>
        id === 'owner' ? values.owner?.split(' ').includes(value) : values[id] === value,
      );
  }

  /** Reads the controls again, and shows the first matches. */
  function applyFilter(): void {
    const filter = readFilter();
    const found =
      filter === undefined ? items : items.map((item) => ({ ...item, findings: item.findings.filter(filter) }));
    matches = found.filter(({ findings }) => findings.length > 0).sort((a, b) => compare(getWorst(a), getWorst(b)));
    requireElement<HTMLButtonElement>('clear').disabled = filter === undefined;
    limit = step;
    renderRows();
  }

  /** Rows without a value come last in both directions. Rows with equal values stay in the default order. */
  function compare(a: Finding, b: Finding): number {
    if (a.value === b.value) return a.rank - b.rank;
    if (a.value === undefined || b.value === undefined) return a.value === undefined ? 1 : -1;
    return a.value < b.value === isDescending ? 1 : -1;
  }

  /** Applies the order that the menu shows. */
  function applyOrder(): void {
    const [key = '', direction] = order.value.split(' ');
    isDescending = direction === 'descending';
    for (const head of heads) {
      if (head.dataset.key === key && direction) head.setAttribute('aria-sort', direction);
      else head.removeAttribute('aria-sort');
    }
    // The options are in the order of the values; severities and effects begin with the worst.
    const options = key === 'severity' ? chips : [...(selects.find(({ id }) => id === key)?.options ?? [])];
    const isWorstFirst = key === 'severity' || key === 'standing';
    const places = new Map(options.map(({ value }, index) => [value, isWorstFirst ? -index : index]));
    for (const { findings } of items)
      for (const finding of findings)
        finding.value = key === '' ? undefined : (places.get(finding.values[key] ?? '') ?? getSortValue(finding, key));
    applyFilter();
  }

  /**
   * The first press on a column head sorts by it, the second reverses the order, the third restores the default order.
   */
  function toggleOrder({ dataset }: HTMLElement): void {
    const own = [...order.options].map(({ value }) => value).filter((value) => value.split(' ')[0] === dataset.key);
    order.value = own[own.indexOf(order.value) + 1] ?? '';
    applyOrder();
  }

  function getSortValue({ values }: Finding, key: string): Finding['value'] {
    const text = values[key]?.toLowerCase() ?? '';
    if (key === 'cvss' || key === 'epss') return text === '' ? undefined : Number.parseFloat(text);
    if (key !== 'path') return text;
    // Lines are sorted as numbers.
    return text.replace(/:\d+$/, (line) => `\n${line.slice(1).padStart(10, '0')}`) || undefined;
  }

  /** Rows that are already shown stay where they are. */
  function renderRows(most = limit): void {
    const bodies = matches.slice(0, most).map(fillBody);
    const wanted = new Set(bodies);
    for (const body of drawn) if (!wanted.has(body)) body.remove();
    let last = head;
    for (const body of bodies) {
      if (last.nextSibling !== body) last.after(body);
      // For browsers that do not recognize rows without a table layout.
      body.role = 'rowgroup';
      for (const part of body.querySelectorAll('tr:not([role]), td:not([role])'))
        part.role = part.matches('tr') ? 'row' : 'cell';
      last = body;
    }
    drawn = bodies;
    showStatus(most);
  }

  /** A package with its matching findings. A single match is shown as itself. */
  function fillBody({ body, pack, findings }: Item): HTMLTableSectionElement {
    if (pack === undefined) return body;
    const rows = findings.toSorted(compare).flatMap(({ row, detail }) => [row, detail]);
    body.replaceChildren(...(findings.length > 1 ? [fillPackage(pack, findings)] : []), ...rows);
    return body;
  }

  /** The row of a package shows the facts of its worst matching finding. */
  function fillPackage({ row, title, size }: NonNullable<Item['pack']>, findings: readonly Finding[]): HTMLElement {
    const summary = row.querySelector('summary') as HTMLElement;
    const part = `${title.replace(/: (?=[\d,]+ \w+$)/, `: ${formatNumber(findings.length)} of `)} match`;
    summary.textContent = findings.length === size ? title : part;
    const [worst] = findings;
    for (const cell of [...row.cells])
      if (!cell.matches('.c-title')) cell.replaceWith(worst?.row.cells[cell.cellIndex]?.cloneNode(true) ?? cell);
    return row;
  }

  /** Shows how many findings are visible, out of how many and in which order, and offers the rest. */
  function showStatus(most: number): void {
    const [shown, matching] = [countFindings(matches.slice(0, most)), countFindings(matches)];
    const status = requireElement('status');
    const all = formatNumber(Number(status.dataset.total));
    const count =
      shown < matching && matching < findingCount
        ? `${formatNumber(shown)} of ${formatNumber(matching)} matching shown, ${all} in all`
        : `${formatNumber(shown)} of ${all} shown`;
    const way = order.selectedOptions[0]?.textContent?.toLowerCase();
    status.textContent = `${count}, ${order.value === '' ? '' : 'by '}${way}`;
    const left = matches.length - limit;
    requireElement('more').hidden = left <= 0;
    requireElement('more-some').textContent = `Show ${formatNumber(Math.min(step, left))} more`;
    requireElement('more-all').textContent = `Show all ${formatNumber(matching)}`;
    requireElement('more-all').hidden = left <= step;
    requireElement('empty').hidden = matching > 0;
  }

  /** Shows more rows below the visible ones, and moves the focus to the first of them. */
  function showMore(to: number): void {
    const next = matches[limit]?.body;
    limit = to;
    renderRows();
    next?.querySelector('summary')?.focus();
  }

  function clearFilter(): void {
    query.value = '';
    for (const chip of chips) chip.checked = false;
    for (const select of selects) select.value = '';
    applyFilter();
  }

  function listenToControls(): void {
    query.addEventListener('input', applyFilter);
    for (const control of [...chips, ...selects]) control.addEventListener('change', applyFilter);
    order.addEventListener('change', applyOrder);
    for (const id of ['clear', 'clear-empty'])
      requireElement(id).addEventListener('click', () => {
        clearFilter();
        query.focus();
      });
    requireElement('more-some').addEventListener('click', () => showMore(limit + step));
    requireElement('more-all').addEventListener('click', () => showMore(matches.length));
    for (const head of heads) {
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', className: 'sort', textContent: head.textContent });
      head.replaceChildren(button);
      button.addEventListener('click', () => toggleOrder(head));
    }
    // The event does not bubble.
    table.addEventListener('toggle', ({ target }) => fillTexts((target as Element).closest('tr')), true);
    // A browser restores the controls when the user goes back.
    addEventListener('pageshow', () => {
      if (order.value !== '' || readFilter() !== undefined) applyOrder();
    });
  }

  /** Texts that several findings share are below the table until details with them are opened. */
  function fillTexts(row: Element | null): void {
    for (const link of row?.nextElementSibling?.querySelectorAll<HTMLAnchorElement>('h3 > a') ?? []) {
      link.parentElement?.after(...requireElement(link.hash.slice(1)).cloneNode(true).childNodes);
      link.replaceWith(link.text);
    }
  }

  /** A click on a link to a finding shows it. A click elsewhere on a row opens the row. */
  function handleClick({ target }: Event): void {
    if (!(target instanceof Element)) return;
    // A second press on the same link does not change the address.
    const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link !== null) showAddressed(link.hash);
    // Ignores a click on a link, and a click that ends a selection.
    if (target.closest('a, summary') !== null || getSelection()?.isCollapsed === false) return;
    const details = target.closest('#table tr.row')?.querySelector('details');
    if (details) details.open = !details.open;
  }

  /**
   * Keys: `/` focuses the search, the arrows move between rows, Escape closes what is open. Returns true when the key
   * was handled.
   */
  function handleKey(key: string, node: HTMLElement): boolean {
    const isOnRow = node.matches('#table summary');
    if (key === '/' && !node.matches('input:not([type="checkbox"]), select')) query.select();
    else if (key === 'ArrowDown' && (node === query || isOnRow)) moveFocus(node, 1);
    else if (key === 'ArrowUp' && isOnRow) moveFocus(node, -1);
    else return key === 'Escape' && closeOrClear(node);
    return true;
  }

  function moveFocus(from: HTMLElement, by: 1 | -1): void {
    const summaries = [...table.querySelectorAll('summary')].filter((summary) => summary.checkVisibility());
    const index = summaries.indexOf(from) + by;
    if (index < 0) query.focus();
    else summaries[index]?.focus();
  }

  /** Closes the details here, otherwise the package of the finding, otherwise clears the search. */
  function closeOrClear(node: HTMLElement): boolean {
    const row = node.closest('#table tr.detail')?.previousElementSibling ?? node.closest('#table tr.row');
    const details = [row, row?.parentElement].map((near) => near?.querySelector('details')).find((each) => each?.open);
    if (details) {
      details.open = false;
      details.querySelector('summary')?.focus();
      return true;
    }
    if (node !== query || query.value === '') return false;
    query.value = '';
    applyFilter();
    return true;
  }

  /** `#finding-…` shows that finding with its details, even if its row is hidden. */
  function showAddressed(hash: string): void {
    const { item, finding } = (hash.length > 1 && addressed.get(hash.slice(1))) || {};
    if (item === undefined || finding === undefined) return;
    if (!matches.some(({ findings }) => findings.includes(finding))) clearFilter();
    limit = Math.max(limit, 1 + matches.findIndex(({ body }) => body === item.body));
    renderRows();
    for (const near of [item.body, finding.row]) near.querySelector('details')?.setAttribute('open', '');
    finding.row.scrollIntoView();
    finding.row.querySelector('summary')?.focus();
  }
}

function readItem(body: HTMLTableSectionElement, keys: readonly string[]): Item {
  const rows = [...body.rows];
  const packRow = rows[0]?.matches('.pack') ? rows.shift() : undefined;
  const title = packRow?.querySelector('summary')?.textContent ?? '';
  const pack = packRow && { row: packRow, title, size: rows.length / 2 };
  const findings: Finding[] = [];
  for (let index = 0; index + 1 < rows.length; index += 2) {
    const [row, detail] = rows.slice(index, index + 2) as [HTMLTableRowElement, HTMLTableRowElement];
    findings.push(readFinding(row, detail, keys));
  }
  return { body, pack, findings };
}

function readFinding(row: HTMLTableRowElement, detail: HTMLTableRowElement, keys: readonly string[]): Finding {
  const values: Record<string, string> = {};
  for (const [index, key] of keys.entries()) values[key] = row.cells[index]?.textContent ?? '';
  const path = row.querySelector('.c-path');
  const text = `${values.title}\n${values.path}\n${detail.querySelector('dd')?.textContent}`.toLowerCase();
  values.path = path?.firstElementChild?.textContent ?? '';
  values.role = path?.querySelector('.role')?.textContent ?? 'other';
  values.owner = path?.querySelector('.owner')?.textContent ?? '';
  return { row, detail, values, text, rank: Number(row.dataset.rank), value: undefined };
}

function getWorst({ findings }: Item): Finding {
  return findings[0] as Finding;
}

function countFindings(items: readonly Item[]): number {
  return items.reduce((sum, { findings }) => sum + findings.length, 0);
}
