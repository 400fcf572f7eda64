/**
 * The script of the page: it searches, filters and orders the rows that are there, and shows them step by step. It makes no
 * markup, which the page's own policy (Trusted Types) forbids it to. Rows open without it.
 */

interface Finding {
  row: HTMLTableRowElement;
  detail: HTMLElement;
  /** What is searched: title, CWE, place and id. */
  text: string;
  /** 0 is the worst of all. */
  rank: number;
  /** What the table is ordered by; undefined for worst first, and for rows without a value, which come last. */
  value: string | number | undefined;
}

/** What one `tbody` holds: a finding, or the row of a package and its findings, worst first. */
interface Item {
  body: HTMLElement;
  pack: { row: HTMLTableRowElement; title: string; size: number } | undefined;
  findings: readonly Finding[];
}

/** Rows that are shown at first, and that a press adds; and how many are on paper. */
const step = 100;
const paperMax = 1000;
/** Rows drawn at once: a little more than a screen, then the rest frame by frame, so that no key waits for them. */
const firstChunk = 20;
const chunk = 500;
/** Columns in which the first press puts the greatest first: it is the worst. */
const greatestFirst = ['severity', 'standing', 'cvss', 'epss'];

/** Throws when the page has none. */
function find<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found as E;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}

showThemeButton();
// A page without findings has no table.
if (document.getElementById('table') !== null) startTable();

/** Light or dark as the system has it until the button is pressed; not remembered. */
function showThemeButton(): void {
  const { dataset } = document.documentElement;
  const button = find('theme');
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (dataset.theme ? dataset.theme === 'dark' : prefersDark.matches);
  const show = () => {
    button.textContent = isDark() ? 'Light theme' : 'Dark theme';
  };
  button.addEventListener('click', () => {
    dataset.theme = isDark() ? 'light' : 'dark';
    show();
  });
  prefersDark.addEventListener('change', show);
  show();
  button.hidden = false;
}

function startTable(): void {
  const table = find<HTMLTableElement>('table');
  const status = find('status');
  const query = find<HTMLInputElement>('query');
  const chips = [...document.querySelectorAll<HTMLInputElement>('input[name="severity"]')];
  const selects = [...document.querySelectorAll<HTMLSelectElement>('#controls select')];
  const heads = [...table.querySelectorAll<HTMLElement>('th[data-key]')];
  const beside = find('empty');
  // Outside of the document nothing is computed while it is taken apart.
  table.remove();
  table.classList.add('live');
  const items = [...table.tBodies].map(readItem);
  const byRow = new Map(items.flatMap(({ findings }) => findings.map((finding) => [finding.row, finding])));
  const findingCount = countFindings(items);
  let order: { head: HTMLElement; isDescending: boolean } | undefined;
  /** The items with those of their findings that match, in the order of the table. */
  let matches: Item[] = [];
  let limit = step;
  let drawn = 0;
  let frame = 0;
  let isPrinting = false;

  listenToControls();
  listenToKeys();
  listenToPrinting();
  refilter();
  find('controls').hidden = false;
  showAddressed(location.hash);
  addEventListener('hashchange', () => showAddressed(location.hash));

  /** Undefined when everything matches. */
  function readFilter(): ((finding: Finding) => boolean) | undefined {
    const terms = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    const severities = chips.filter((chip) => chip.checked).map((chip) => chip.value);
    const choices = selects.filter(({ value }) => value !== '').map(({ id, value }) => ({ id, value }));
    if (terms.length + severities.length + choices.length === 0) return undefined;
    return ({ row: { dataset }, text }) =>
      terms.every((term) => text.includes(term)) &&
      (severities.length === 0 || severities.includes(dataset.severity ?? '')) &&
      choices.every(({ id, value }) =>
        // A file may be of several owners.
        id === 'owner' ? dataset.owner?.split(' ').includes(value) : dataset[id] === value,
      );
  }

  /** Reads the controls again, and shows the first of what matches. */
  function refilter(): void {
    const filter = readFilter();
    const found =
      filter === undefined ? [...items] : items.map((item) => ({ ...item, findings: item.findings.filter(filter) }));
    matches = found.filter(({ findings }) => findings.length > 0).sort((a, b) => compare(worstOf(a), worstOf(b)));
    find<HTMLButtonElement>('clear').disabled = filter === undefined;
    limit = step;
    draw();
  }

  /** Rows without a value come last either way; equal ones stay worst first. */
  function compare(a: Finding, b: Finding): number {
    if (a.value === b.value) return a.rank - b.rank;
    if (a.value === undefined || b.value === undefined) return a.value === undefined ? 1 : -1;
    return a.value < b.value === order?.isDescending ? 1 : -1;
  }

  /** A press on the head of a column orders by it, a second one turns it, a third gives worst first. */
  function orderBy(head: HTMLElement): void {
    const key = head.dataset.key ?? '';
    const isFirst = greatestFirst.includes(key);
    if (order?.head !== head) order = { head, isDescending: isFirst };
    else order = order.isDescending === isFirst ? { head, isDescending: !isFirst } : undefined;
    for (const other of heads) other.removeAttribute('aria-sort');
    if (order !== undefined) head.setAttribute('aria-sort', order.isDescending ? 'descending' : 'ascending');
    for (const { findings } of items) for (const finding of findings) finding.value = order && sortValue(finding, key);
    refilter();
  }

  function sortValue({ row }: Finding, key: string): Finding['value'] {
    const named = key === 'title' ? '.open' : key === 'path' ? '.mono' : `.c-${key}`;
    const text = row.querySelector(named)?.textContent?.toLowerCase() ?? '';
    if (key === 'cvss' || key === 'epss') return text === '' ? undefined : Number.parseFloat(text);
    if (key === 'title') return text;
    // Lines are ordered as numbers.
    if (key === 'path') return text.replace(/:\d+$/, (line) => `\n${line.slice(1).padStart(10, '0')}`) || undefined;
    // The controls have the values in their order.
    const options = key === 'severity' ? chips : [...find<HTMLSelectElement>(key).options];
    const place = options.findIndex(({ value }) => value === row.dataset[key]);
    return greatestFirst.includes(key) ? -place : place;
  }

  /** Draws anew: so many rows at once, the others frame by frame. */
  function draw(atOnce = firstChunk): void {
    const focused = document.activeElement;
    // Many rows leave sooner outside of the document; few do so where they are.
    if (drawn > chunk) table.remove();
    const shown = document.createRange();
    shown.setStartAfter(table.tHead as Node);
    shown.setEndAfter(table.lastChild as Node);
    shown.deleteContents();
    if (!table.isConnected) beside.before(table);
    drawn = 0;
    showStatus();
    extend(atOnce);
    if (focused instanceof HTMLElement && table.contains(focused)) focused.focus({ preventScroll: true });
  }

  function extend(most: number): void {
    cancelAnimationFrame(frame);
    const end = Math.min(limit, matches.length, drawn + most);
    table.append(...matches.slice(drawn, end).map(fillBody));
    drawn = end;
    if (drawn < Math.min(limit, matches.length)) {
      // The next frame shows what was drawn; the one after it has time for more.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => extend(chunk));
      });
    }
  }

  /** Of a package those of its findings that match; one that matches alone is shown as itself. */
  function fillBody({ body, pack, findings }: Item): HTMLElement {
    if (pack !== undefined) {
      const isMember = findings.length > 1;
      const rows = findings.toSorted(compare).map(({ row }) => row);
      for (const row of rows) row.classList.toggle('member', isMember);
      body.replaceChildren(...(isMember ? [fillPackage(pack, findings)] : []), ...rows);
    }
    for (const finding of findings) placeDetail(finding);
    return body;
  }

  /** Details are in the document only where they are seen: with all of them, it would be slow. */
  function placeDetail({ row, detail }: Finding): void {
    const isSeen = row.querySelector('details')?.open === true || (isPrinting && detail.matches('.paper'));
    if (isSeen) row.after(detail);
    else detail.remove();
  }

  /** The row of a package has the facts of its worst finding that matches. */
  function fillPackage({ row, title, size }: NonNullable<Item['pack']>, findings: readonly Finding[]): HTMLElement {
    const open = row.querySelector('.open') as HTMLElement;
    open.textContent =
      findings.length === size
        ? title
        : `${title.replace(/: (?=[\d,]+ \w+$)/, `: ${number(findings.length)} of `)} match`;
    const [worst] = findings;
    for (const cell of [...row.cells])
      if (!cell.matches('.c-title')) cell.replaceWith(worst?.row.cells[cell.cellIndex]?.cloneNode(true) ?? cell);
    return row;
  }

  /** Says how many findings are shown, of how many and in which order, and offers the rest. */
  function showStatus(): void {
    const [shown, matching] = [countFindings(matches.slice(0, limit)), countFindings(matches)];
    const all = number(Number(status.dataset.total));
    const count =
      shown < matching && matching < findingCount
        ? `${number(shown)} of ${number(matching)} matching shown, ${all} in all`
        : `${number(shown)} of ${all} shown`;
    const by =
      order && `by ${order.head.textContent?.toLowerCase()}, ${order.isDescending ? 'descending' : 'ascending'}`;
    status.textContent = `${count}, ${by ?? 'worst first'}`;
    const left = matches.length - limit;
    find('more').hidden = left <= 0;
    find('more-some').textContent = `Show ${number(Math.min(step, left))} more`;
    find('more-all').textContent = `Show all ${number(matching)}`;
    find('more-all').hidden = left <= step;
    find('empty').hidden = matching > 0;
  }

  /** Shows more rows below those that there are, and moves to the first of them. */
  function grow(to: number): void {
    const next = limit;
    limit = to;
    showStatus();
    extend(chunk);
    matches[next]?.body.querySelector<HTMLElement>('.open')?.focus();
  }

  function clear(): void {
    query.value = '';
    for (const chip of chips) chip.checked = false;
    for (const select of selects) select.value = '';
    refilter();
  }

  function listenToControls(): void {
    query.addEventListener('input', refilter);
    for (const control of [...chips, ...selects]) control.addEventListener('change', refilter);
    for (const id of ['clear', 'clear-empty'])
      find(id).addEventListener('click', () => {
        clear();
        query.focus();
      });
    find('more-some').addEventListener('click', () => grow(limit + step));
    find('more-all').addEventListener('click', () => grow(matches.length));
    for (const head of heads) {
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', className: 'sort', textContent: head.textContent });
      head.replaceChildren(button);
      button.addEventListener('click', () => orderBy(head));
    }
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element)) return;
      // A second press of the same link changes no address.
      const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (link !== null) showAddressed(link.hash);
      // Not for a click on a link, nor for one that ends a selection.
      if (target.closest('a, summary') !== null || getSelection()?.isCollapsed === false) return;
      const details = target.closest('#table tr.row')?.querySelector('details');
      if (details) details.open = !details.open;
    });
    // The event does not bubble.
    table.addEventListener(
      'toggle',
      ({ target }) => {
        const finding = byRow.get((target as Element).closest('tr') as HTMLTableRowElement);
        if (finding !== undefined) placeDetail(finding);
      },
      true,
    );
    // A browser that goes back fills the controls in again.
    addEventListener('pageshow', () => {
      if (readFilter() !== undefined) refilter();
    });
  }

  /** Keys: `/` searches, the arrows move from row to row, Escape closes what is open. */
  function listenToKeys(): void {
    document.addEventListener('keydown', (event) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing);
      if (isPlain && event.target instanceof HTMLElement && press(event.key, event.target)) event.preventDefault();
    });
  }

  /** True when the key did something here. */
  function press(key: string, node: HTMLElement): boolean {
    const isOnRow = node.matches('#table .open');
    if (key === '/' && !node.matches('input:not([type="checkbox"]), select')) query.select();
    else if (key === 'ArrowDown' && (node === query || isOnRow)) move(node, 1);
    else if (key === 'ArrowUp' && isOnRow) move(node, -1);
    else return key === 'Escape' && closeOrClear(node);
    return true;
  }

  function move(from: HTMLElement, by: 1 | -1): void {
    const opens = [...table.querySelectorAll<HTMLElement>('.open')];
    let place = opens.indexOf(from) + by;
    while (opens[place]?.checkVisibility() === false) place += by;
    if (place < 0) query.focus();
    else opens[place]?.focus();
  }

  /** Closes the details here, or else the package that the finding is of, or else empties the search. */
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
    refilter();
    return true;
  }

  /** `#finding-…` shows that finding with its details, whatever hides its row until then. */
  function showAddressed(hash: string): void {
    const isAddressed = ({ row }: Finding) => row.id !== '' && `#${row.id}` === hash;
    if (!items.some(({ findings }) => findings.some(isAddressed))) return;
    if (!matches.some(({ findings }) => findings.some(isAddressed))) clear();
    const place = matches.findIndex(({ findings }) => findings.some(isAddressed));
    limit = Math.max(limit, place + 1);
    draw(place + 1);
    const row = find(hash.slice(1));
    for (const near of [row.parentElement, row]) near?.querySelector('details')?.setAttribute('open', '');
    const finding = byRow.get(row as HTMLTableRowElement);
    if (finding !== undefined) placeDetail(finding);
    row.scrollIntoView();
    row.querySelector<HTMLElement>('.open')?.focus();
  }

  /** More rows on paper than on the screen; the style shows the details of what blocks. */
  function listenToPrinting(): void {
    let screenLimit: number | undefined;
    addEventListener('beforeprint', () => {
      screenLimit ??= limit;
      limit = Math.max(limit, paperMax);
      isPrinting = true;
      draw(limit);
    });
    addEventListener('afterprint', () => {
      limit = screenLimit ?? limit;
      screenLimit = undefined;
      isPrinting = false;
      draw(limit);
    });
  }
}

function readItem(body: HTMLTableSectionElement): Item {
  const rows = [...body.rows];
  const packRow = rows[0]?.matches('.pack') ? rows.shift() : undefined;
  const title = packRow?.querySelector('.open')?.textContent ?? '';
  const pack = packRow && { row: packRow, title, size: rows.length / 2 };
  const findings: Finding[] = [];
  for (let place = 0; place + 1 < rows.length; place += 2) {
    const [row, detail] = rows.slice(place, place + 2) as [HTMLTableRowElement, HTMLTableRowElement];
    const parts = [row.querySelector('.c-title'), row.querySelector('.mono'), detail.querySelector('dd')];
    const text = parts.map((part) => part?.textContent ?? '').join('\n');
    detail.remove();
    findings.push({ row, detail, text: text.toLowerCase(), rank: Number(row.dataset.rank), value: undefined });
  }
  return { body, pack, findings };
}

function worstOf({ findings }: Item): Finding {
  return findings[0] as Finding;
}

function countFindings(items: readonly Item[]): number {
  return items.reduce((sum, { findings }) => sum + findings.length, 0);
}
