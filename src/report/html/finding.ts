/** The section of findings: its controls, the table, and the worst rows as they stand without the script. */
import { severities } from '../../policy/finding.ts';
import type { Report } from '../report.ts';
import { plural, severityNames } from '../tally.ts';
import { standings } from '../wording.ts';
import { embeddedJson, type Html, html, nothing } from './markup.ts';
import type { ChoiceKey, ColumnKey, FindingRow, PageHead } from './page-data.ts';
import { capital, type FindingRows, labelOrder, linkBase, number, typeOrder } from './rows.ts';
import { findingCount, staticItems, staticRows, words } from './static-rows.ts';

/** Rows that are in the page before the script runs. */
const staticMax = 50;

interface Column {
  key: ColumnKey;
  head: string;
}

const columns: readonly Column[] = [
  { key: 'severity', head: 'Severity' },
  { key: 'title', head: 'Finding' },
  { key: 'path', head: 'Where' },
  { key: 'type', head: 'Type' },
  { key: 'standing', head: 'Effect' },
  { key: 'label', head: 'This scan' },
  { key: 'cvss', head: 'CVSS' },
  { key: 'epss', head: 'EPSS' },
];

/** What the script reads besides the rows. */
export function pageData(report: Report, rows: FindingRows): string {
  const head: PageHead = {
    linkBase: linkBase(report),
    severities: severities.map((severity) => [severity, severityNames[severity]] as const),
    standings,
    types: typeOrder,
    labels: labelOrder,
    words,
    packages: rows.packages,
    total: rows.total,
  };
  return `${embeddedJson(head).slice(0, -1)},"findings":${rows.json}}`;
}

export function findingSection(report: Report, rows: FindingRows): Html {
  if (rows.rows.length === 0) return emptySection(report);
  const first = staticItems(rows).slice(0, staticMax);
  const heads = columns.map(
    ({ key, head }) => html`<th role="columnheader" scope="col" class="c-${key}" data-key="${key}">${head}</th>`,
  );
  const status = `${number(findingCount(first))} of ${number(rows.total)} shown, worst first`;
  return html`<section class="findings" id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title" tabindex="-1">Findings</h2><p class="status" id="status" role="status">${status}</p></div>
${controls(rows.rows)}${leftOut(report, rows)}
<table role="table" id="table" class="${emptyColumns(rows.rows)}" aria-describedby="status">
<caption class="hidden">Findings of this scan, one in a row; the worst come first until a column is chosen.</caption>
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup" id="rows">${first.map((item) => staticRows(report, item))}</tbody>
</table>
<p class="empty" id="empty" hidden>No finding matches. <button type="button" class="link" id="clear-empty">Clear search and filters</button></p>
<div class="more" id="more" hidden><button type="button" id="more-some"></button><button type="button" id="more-all"></button></div>
</section>`;
}

function emptySection(report: Report): Html {
  return html`<section class="findings" id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title" tabindex="-1">Findings</h2></div>
<p class="empty">No finding of this scan is listed.</p>${elsewhereNote(report)}
</section>`;
}

/** Hidden until the script shows them: without it they would do nothing. */
function controls(rows: readonly FindingRow[]): Html {
  const present = severities.filter((severity) => rows.some((row) => row.severity === severity));
  const chips = present.map((severity) => {
    const count = number(rows.filter((row) => row.severity === severity).length);
    return html`<label class="chip ${severity.toLowerCase()}"><input type="checkbox" name="severity" value="${severity}"><span>${severityNames[severity]} <b>${count}</b></span></label>`;
  });
  return html`<search class="controls" id="controls" aria-label="Findings" hidden>
<div class="search"><label class="hidden" for="query">Search title, path, id and CWE</label><input type="search" id="query" placeholder="Search title, path, id, CWE" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"><kbd aria-hidden="true">/</kbd></div>
<fieldset class="chips"><legend class="hidden">Severity</legend>${chips}</fieldset>
<div class="choices"><div class="selects">${selects(rows)}
<button type="button" id="clear" disabled>Clear</button></div>
<p class="keys"><kbd>/</kbd> search <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p></div>
</search>`;
}

/** Columns that say nothing, or the same in every row, give their room to the title. */
function emptyColumns(rows: readonly FindingRow[]): string {
  const isEmpty = {
    cvss: rows.every(({ cvss }) => cvss === undefined),
    epss: rows.every(({ epss }) => epss === undefined),
    label: new Set(rows.map(({ label }) => label)).size < 2,
    standing: new Set(rows.map(({ standing }) => standing)).size < 2,
  };
  return Object.entries(isEmpty)
    .flatMap(([key, empty]) => (empty ? [`no-${key}`] : []))
    .join(' ');
}

type Choice = [value: string, count: number];

function countBy(rows: readonly FindingRow[], key: ChoiceKey, order: readonly string[]): Choice[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row[key], (counts.get(row[key]) ?? 0) + 1);
  return order.flatMap((value): Choice[] => (counts.has(value) ? [[value, counts.get(value) ?? 0]] : []));
}

function selects(rows: readonly FindingRow[]): Html[] {
  return [
    select({ id: 'type', label: 'Type', all: 'Any type' }, countBy(rows, 'type', typeOrder)),
    select({ id: 'standing', label: 'Effect', all: 'Any effect' }, countBy(rows, 'standing', standings)),
    select({ id: 'label', label: 'This scan', all: 'Any origin' }, countBy(rows, 'label', labelOrder)),
  ];
}

interface SelectWords {
  id: ChoiceKey;
  label: string;
  all: string;
}

function select({ id, label, all }: SelectWords, choices: readonly Choice[]): Html {
  const options = choices.map(
    ([value, count]) => html`<option value="${value}">${capital(value)} (${number(count)})</option>`,
  );
  return html`<label class="select"><span class="hidden">${label}</span><select id="${id}"><option value="">${all}</option>${options}</select></label>`;
}

function leftOut(report: Report, { rows, total, textsLeftOut }: FindingRows): Html {
  const missing = total - rows.length;
  const cutRows = `${number(rows.length)} of ${number(total)} findings found room in this page, the worst of them; the JSON report names all.`;
  const cutTexts = `Of ${plural(textsLeftOut, 'finding')}, the least bad, description, code and remediation found no room; the JSON report has them.`;
  return html`${elsewhereNote(report)}${missing > 0 ? html`<p class="note">${cutRows}</p>` : nothing}${textsLeftOut > 0 ? html`<p class="note">${cutTexts}</p>` : nothing}`;
}

function elsewhereNote({ elsewhereCount }: Report): Html {
  if (elsewhereCount === 0) return nothing;
  const those = `${number(elsewhereCount)} ${elsewhereCount === 1 ? 'violation' : 'violations'}`;
  return html`<p class="note">${those} of other branches left out: this scan did not see them.</p>`;
}
