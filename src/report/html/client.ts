/**
 * The script of the page, as text: search, filters, sorting, details, keyboard, theme and printing. It makes elements and
 * text, never markup; the policy of the page (Trusted Types) forbids it to.
 */

import { rowScript } from './client-rows.ts';

export const script = String.raw`
(() => {
'use strict';
const byId = (id) => document.getElementById(id);
const root = document.documentElement;

/* Theme: as the system has it until the button is pressed; not remembered. */
const theme = byId('theme');
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : prefersDark.matches);
const showTheme = () => {
  theme.textContent = isDark() ? 'Light theme' : 'Dark theme';
};
theme.addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  showTheme();
});
prefersDark.addEventListener('change', showTheme);
showTheme();
theme.hidden = false;

if (!byId('rows')) return;

const data = JSON.parse(byId('data').textContent);
const { words } = data;
const severityNames = new Map(data.severities);
const severityOrder = [...severityNames.keys()];
const step = 100;
/* Rows drawn at once: a little more than a screen, then the rest frame by frame, so that no key waits for them. */
const firstChunk = 30;
const chunk = 500;
const printMax = 1000;
const number = (value) => value.toLocaleString('en-US');
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const findings = data.findings;
findings.forEach((row, index) => {
  row.index = index;
  row.text = [row.title, row.path, row.id, row.cwe].filter(Boolean).join('\n').toLowerCase();
});

/* What sorts a column; the greater number is the worse, so that "descending" is worst first. */
const lower = (text) => (text === undefined ? undefined : text.toLowerCase());
const columns = {
  severity: { value: (row) => -severityOrder.indexOf(row.severity), first: 'descending' },
  title: { value: (row) => lower(row.title), first: 'ascending' },
  path: { value: (row) => lower(row.path), then: (row) => row.line || 0, first: 'ascending' },
  type: { value: (row) => data.types.indexOf(row.type), first: 'ascending' },
  standing: { value: (row) => -data.standings.indexOf(row.standing), first: 'descending' },
  label: { value: (row) => data.labels.indexOf(row.label), first: 'ascending' },
  cvss: { value: (row) => row.cvss, first: 'descending' },
  epss: { value: (row) => row.epss, first: 'descending' },
};

const state = { key: '', direction: '', limit: step, opened: new Set() };
let sorted = findings;
let matching = findings;
let drawn = 0;
let frame = 0;

const query = byId('query');
const body = byId('rows');
const selects = ['type', 'standing', 'label'].map(byId);
const chips = [...document.querySelectorAll('input[name="severity"]')];

/* Filtering */
const wanted = () => ({
  terms: query.value.toLowerCase().split(/\s+/).filter(Boolean),
  severities: new Set(chips.filter((chip) => chip.checked).map((chip) => chip.value)),
  choices: selects.filter((select) => select.value !== '').map((select) => [select.id, select.value]),
});
const isFiltered = ({ terms, severities, choices }) => terms.length + severities.size + choices.length > 0;
const filter = () => {
  const wish = wanted();
  const { terms, severities, choices } = wish;
  matching = isFiltered(wish)
    ? sorted.filter(
        (row) =>
          (severities.size === 0 || severities.has(row.severity)) &&
          choices.every(([key, value]) => row[key] === value) &&
          terms.every((term) => row.text.includes(term)),
      )
    : sorted;
  byId('clear').disabled = !isFiltered(wish);
};

/* Sorting: rows without a value come last either way; equal ones stay worst first. */
const compare = (a, b, sign) => {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b ? -sign : sign;
};
const sort = () => {
  const column = columns[state.key];
  if (column === undefined) {
    sorted = findings;
    return;
  }
  const sign = state.direction === 'ascending' ? 1 : -1;
  const keyed = findings.map((row) => ({ row, value: column.value(row), then: column.then ? column.then(row) : 0 }));
  keyed.sort((a, b) => compare(a.value, b.value, sign) || sign * (a.then - b.then) || a.row.index - b.row.index);
  sorted = keyed.map(({ row }) => row);
};

${rowScript}
const nodesOf = (row) => (state.opened.has(row.index) ? [rowOf(row), detailOf(row)] : [rowOf(row)]);

/* Drawing */
const say = (until) => {
  const all = number(data.total);
  const shown = number(until);
  const column = document.querySelector('th[data-key="' + state.key + '"]');
  const order = column === null ? 'worst first' : 'by ' + column.textContent.toLowerCase() + ', ' + state.direction;
  const count =
    until < matching.length && matching.length < findings.length
      ? shown + ' of ' + number(matching.length) + ' matching shown, ' + all + ' in all'
      : shown + ' of ' + all + ' shown';
  byId('status').textContent = count + ', ' + order;
};
const offerMore = (until) => {
  const left = matching.length - until;
  byId('more').hidden = left <= 0;
  byId('more-some').textContent = 'Show ' + number(Math.min(step, left)) + ' more';
  byId('more-all').textContent = 'Show all ' + number(matching.length);
  byId('more-all').hidden = left <= step;
  byId('empty').hidden = matching.length > 0;
};
const extend = (isWhole) => {
  cancelAnimationFrame(frame);
  const until = Math.min(state.limit, matching.length);
  const end = isWhole ? until : Math.min(until, drawn + (drawn === 0 ? firstChunk : chunk));
  body.append(...matching.slice(drawn, end).flatMap(nodesOf));
  drawn = end;
  if (drawn < until) frame = requestAnimationFrame(() => extend(false));
};
const tell = () => {
  const until = Math.min(state.limit, matching.length);
  say(until);
  offerMore(until);
};
const draw = (isWhole) => {
  drawn = 0;
  body.replaceChildren();
  tell();
  extend(isWhole);
};
const refilter = () => {
  state.limit = step;
  filter();
  draw(false);
};
const clearAll = () => {
  query.value = '';
  for (const chip of chips) chip.checked = false;
  for (const select of selects) select.value = '';
  refilter();
};
const grow = (limit) => {
  const before = drawn;
  state.limit = limit;
  tell();
  extend(false);
  const next = matching[before];
  if (next !== undefined) focusRow(next.index);
};

/* Opening and closing */
const rowElement = (index) => body.querySelector('tr.row[data-index="' + index + '"]');
const focusRow = (index) => rowElement(index).querySelector('.open').focus();
const setOpen = (index, isOpen) => {
  const row = rowElement(index);
  const button = row.querySelector('.open');
  button.setAttribute('aria-expanded', String(isOpen));
  row.classList.toggle('opened', isOpen);
  if (isOpen) {
    state.opened.add(index);
    row.after(detailOf(findings[index]));
    button.setAttribute('aria-controls', 'detail-' + index);
  } else {
    state.opened.delete(index);
    byId('detail-' + index).remove();
    button.removeAttribute('aria-controls');
  }
};
const indexNear = (node) => {
  const row = node.closest('tr.detail') ? node.closest('tr.detail').previousElementSibling : node.closest('tr.row');
  return row === null ? undefined : Number(row.dataset.index);
};
body.addEventListener('click', (event) => {
  const row = event.target.closest('tr.row');
  if (row === null || event.target.closest('a') || !getSelection().isCollapsed) return;
  const index = Number(row.dataset.index);
  setOpen(index, !state.opened.has(index));
});

/* Headers */
for (const head of document.querySelectorAll('#table th[data-key]')) {
  const button = element('button', { type: 'button', class: 'sort' }, head.textContent);
  head.replaceChildren(button);
  button.addEventListener('click', () => {
    const { key } = head.dataset;
    const { first } = columns[key];
    const second = first === 'ascending' ? 'descending' : 'ascending';
    const isSame = state.key === key;
    /* The third press goes back to worst first. */
    state.direction = isSame ? (state.direction === first ? second : '') : first;
    state.key = state.direction === '' ? '' : key;
    for (const other of document.querySelectorAll('#table th')) other.removeAttribute('aria-sort');
    if (state.key !== '') head.setAttribute('aria-sort', state.direction);
    sort();
    refilter();
  });
}

query.addEventListener('input', refilter);
for (const control of [...chips, ...selects]) control.addEventListener('change', refilter);
byId('clear').addEventListener('click', () => {
  clearAll();
  query.focus();
});
byId('clear-empty').addEventListener('click', () => {
  clearAll();
  query.focus();
});
byId('more-some').addEventListener('click', () => grow(Math.min(state.limit, matching.length) + step));
byId('more-all').addEventListener('click', () => grow(matching.length));

/* Keys */
const isField = (node) => node.matches('input:not([type="checkbox"]), select, textarea');
const move = (from, by) => {
  const buttons = [...body.querySelectorAll('.open')];
  const target = buttons[from === query ? 0 : buttons.indexOf(from) + by];
  if (target !== undefined) target.focus();
  else if (by < 0) query.focus();
};
const escape = (node) => {
  const index = body.contains(node) ? indexNear(node) : undefined;
  if (index !== undefined && state.opened.has(index)) {
    setOpen(index, false);
    focusRow(index);
    return true;
  }
  if (node !== query || query.value === '') return false;
  query.value = '';
  refilter();
  return true;
};
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const node = event.target;
  if (event.key === '/' && !isField(node)) {
    event.preventDefault();
    query.focus();
    query.select();
  } else if (event.key === 'Escape') {
    if (escape(node)) event.preventDefault();
  } else if (event.key === 'ArrowDown' && (node === query || node.matches('.open'))) {
    event.preventDefault();
    move(node, 1);
  } else if (event.key === 'ArrowUp' && node.matches('.open')) {
    event.preventDefault();
    move(node, -1);
  }
});

/* Paper: what matches, up to a limit, and the details of what blocks. */
let screen;
addEventListener('beforeprint', () => {
  if (screen !== undefined) return;
  screen = { limit: state.limit, opened: state.opened };
  const blocking = matching.filter((row) => row.standing === 'blocks' || row.standing === 'may block');
  state.limit = Math.max(state.limit, printMax);
  state.opened = new Set([...state.opened, ...blocking.slice(0, 200).map((row) => row.index)]);
  draw(true);
});
addEventListener('afterprint', () => {
  if (screen === undefined) return;
  state.limit = screen.limit;
  state.opened = screen.opened;
  screen = undefined;
  draw(true);
});

byId('controls').hidden = false;
refilter();
/* A browser that goes back fills the controls in again. */
addEventListener('pageshow', () => {
  if (isFiltered(wanted())) refilter();
});
})();
`;
