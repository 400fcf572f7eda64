/** The section of findings: its controls, the table, and the worst rows as they stand without the script. */

import { severities, severityNames } from '../../severity.ts';
import { roleWords } from '../../text/file-role.ts';
import { nobody } from '../owners.ts';
import type { Report } from '../report.ts';
import { standings } from '../standings.ts';
import { plural } from '../tally.ts';
import { embeddedJson, type Html, html, nothing } from './markup.ts';
import type { ChoiceKey, ColumnKey, PageHead } from './page-data.ts';
import { capital, type FindingRows, labelOrder, linkBase, number, otherRole, roleOrder, typeOrder } from './rows.ts';
import { findingCount, staticItems, staticRows, words } from './static-rows.ts';

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

/** What the script reads, in pieces. */
export function* pageData(report: Report, rows: FindingRows): Generator<string> {
  const head: PageHead = {
    linkBase: linkBase(report),
    severities: severities.map((severity) => [severity, severityNames[severity]] as const),
    standings,
    types: typeOrder,
    labels: labelOrder,
    roles: roleWords,
    words,
    packages: rows.packages,
    total: rows.total,
  };
  yield `${embeddedJson(head).slice(0, -1)},"findings":[`;
  yield* rows.json;
  yield ']}';
}

export function findingSection(report: Report, rows: FindingRows): Html {
  if (rows.count === 0) return emptySection(report);
  const first = staticItems(rows);
  const heads = columns.map(
    ({ key, head }) => html`<th role="columnheader" scope="col" class="c-${key}" data-key="${key}">${head}</th>`,
  );
  const status = `${number(findingCount(first))} of ${number(rows.total)} shown, worst first`;
  return html`<section class="findings" id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title" tabindex="-1">Findings</h2><p class="status" id="status" role="status">${status}</p></div>
${controls(rows)}${leftOut(report, rows)}
<table role="table" id="table" class="${emptyColumns(rows)}" aria-describedby="status">
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
function controls({ counts }: FindingRows): Html {
  const present = severities.filter((severity) => counts.severity.has(severity));
  const chips = present.map((severity) => {
    const count = number(counts.severity.get(severity) ?? 0);
    return html`<label class="chip ${severity.toLowerCase()}"><input type="checkbox" name="severity" value="${severity}"><span>${severityNames[severity]} <b>${count}</b></span></label>`;
  });
  return html`<search class="controls" id="controls" aria-label="Findings" hidden>
<div class="search"><label class="hidden" for="query">Search title, path, id and CWE</label><input type="search" id="query" placeholder="Search title, path, id, CWE" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"><kbd aria-hidden="true">/</kbd></div>
<fieldset class="chips"><legend class="hidden">Severity</legend>${chips}</fieldset>
<div class="choices"><div class="selects">${selects(counts)}
<button type="button" id="clear" disabled>Clear</button></div>
<p class="keys"><kbd>/</kbd> search <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p></div>
</search>`;
}

/** Columns that say nothing, or the same in every row, give their room to the title. */
function emptyColumns({ counts, scored }: FindingRows): string {
  const isEmpty = {
    cvss: !scored.cvss,
    epss: !scored.epss,
    label: counts.label.size < 2,
    standing: counts.standing.size < 2,
    owner: counts.owner.size < 2,
  };
  return Object.entries(isEmpty)
    .flatMap(([key, empty]) => (empty ? [`no-${key}`] : []))
    .join(' ');
}

type Choice = [value: string, count: number, name?: string];

function choicesOf(counts: ReadonlyMap<string, number>, order: readonly string[]): Choice[] {
  return order.flatMap((value): Choice[] => (counts.has(value) ? [[value, counts.get(value) ?? 0]] : []));
}

function selects(counts: FindingRows['counts']): Html[] {
  return [
    select({ id: 'type', label: 'Type', all: 'Any type' }, choicesOf(counts.type, typeOrder)),
    select({ id: 'standing', label: 'Effect', all: 'Any effect' }, choicesOf(counts.standing, standings)),
    select({ id: 'label', label: 'This scan', all: 'Any origin' }, choicesOf(counts.label, labelOrder)),
    select({ id: 'role', label: 'Kind of file', all: 'Any file' }, roleChoices(counts.role)),
    select({ id: 'owner', label: 'Owner', all: 'Any owner' }, ownerChoices(counts.owner)),
  ];
}

/** Nothing to choose where no file is marked. */
function roleChoices(counts: ReadonlyMap<string, number>): Choice[] {
  return counts.size === 1 && counts.has(otherRole) ? [] : choicesOf(counts, roleOrder);
}

/** Those of the most findings first. No text of others stands in an attribute as it came. */
function ownerChoices(counts: ReadonlyMap<string, number>): Choice[] {
  if (counts.size < 2) return [];
  const choices = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, ownersMax);
  return choices.map(([owner, count]) => [
    encodeURIComponent(owner.toWellFormed()),
    count,
    owner === nobody ? capital(owner) : owner,
  ]);
}

/** A list that people still read. */
const ownersMax = 200;

interface SelectWords {
  id: ChoiceKey;
  label: string;
  all: string;
}

function select({ id, label, all }: SelectWords, choices: readonly Choice[]): Html {
  const options = choices.map(
    ([value, count, name]) => html`<option value="${value}">${name ?? capital(value)} (${number(count)})</option>`,
  );
  return html`<label class="select"${choices.length === 0 ? html` hidden` : nothing}><span class="hidden">${label}</span><select id="${id}"><option value="">${all}</option>${options}</select></label>`;
}

function leftOut(report: Report, { count, total, textsLeftOut }: FindingRows): Html {
  const missing = total - count;
  const cutRows = `${number(count)} of ${number(total)} findings found room in this page, the worst of them; the JSON report names all.`;
  const cutTexts = `Of ${plural(textsLeftOut, 'finding')}, the least bad, description, code and remediation found no room; the JSON report has them.`;
  return html`${elsewhereNote(report)}${missing > 0 ? html`<p class="note">${cutRows}</p>` : nothing}${textsLeftOut > 0 ? html`<p class="note">${cutTexts}</p>` : nothing}`;
}

function elsewhereNote({ elsewhereCount }: Report): Html {
  if (elsewhereCount === 0) return nothing;
  const those = `${number(elsewhereCount)} ${elsewhereCount === 1 ? 'violation' : 'violations'}`;
  return html`<p class="note">${those} of other branches left out: this scan did not see them.</p>`;
}
