/** The section of findings: its controls, and what surrounds the rows of the table. */

import { severities, severityNames } from '../../severity.ts';
import { nobody } from '../owners.ts';
import type { Report } from '../report.ts';
import { standings } from '../standings.ts';
import { plural } from '../tally.ts';
import { type Html, html, nothing } from './markup.ts';
import {
  type ChoiceKey,
  capital,
  labelOrder,
  number,
  otherRole,
  ownerKey,
  roleOrder,
  type TableRows,
  typeOrder,
} from './rows.ts';

const columns = {
  severity: 'Severity',
  title: 'Finding',
  path: 'Where',
  type: 'Type',
  standing: 'Effect',
  label: 'This scan',
  cvss: 'CVSS',
  epss: 'EPSS',
};

/** The markup above the rows of the table, and below them. */
export function findingSection(report: Report, rows: TableRows): { above: Html; below: Html } {
  if (rows.count === 0) return { above: emptySection(report), below: nothing };
  const heads = Object.entries(columns).map(
    ([key, head]) => html`<th role="columnheader" scope="col" class="c-${key}" data-key="${key}">${head}</th>`,
  );
  const status = `${number(rows.count)} of ${number(rows.total)} shown, worst first`;
  const above = html`<section class="findings" id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title" tabindex="-1">Findings</h2><p class="status" id="status" role="status" data-total="${rows.total}">${status}</p></div>
${controls(rows)}${leftOut(report, rows)}
<table role="table" id="table" class="${emptyColumns(rows)}" aria-describedby="status">
<caption class="hidden">Findings of this scan, one in a row; the worst come first until a column is chosen.</caption>
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
`;
  const below = html`</table>
<p class="empty" id="empty" hidden>No finding matches. <button type="button" class="link" id="clear-empty">Clear search and filters</button></p>
<div class="more" id="more" hidden><button type="button" id="more-some"></button><button type="button" id="more-all"></button></div>
</section>`;
  return { above, below };
}

function emptySection(report: Report): Html {
  return html`<section class="findings" id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title" tabindex="-1">Findings</h2></div>
<p class="empty">No finding of this scan is listed.</p>${elsewhereNote(report)}
</section>`;
}

/** Hidden until the script shows them: without it they would do nothing. */
function controls(rows: TableRows): Html {
  const { severity: counts } = rows.counts;
  const present = severities.filter((severity) => counts.has(severity));
  const chips = present.map((severity) => {
    const count = number(counts.get(severity) ?? 0);
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
function emptyColumns({ counts, hasCvss, hasEpss }: TableRows): string {
  const isEmpty = {
    cvss: !hasCvss,
    epss: !hasEpss,
    label: counts.label.size < 2,
    standing: counts.standing.size < 2,
    owner: counts.owner.size < 2,
  };
  return Object.entries(isEmpty)
    .flatMap(([key, empty]) => (empty ? [`no-${key}`] : []))
    .join(' ');
}

/** A list that people still read. */
const ownersMax = 200;

type Choice = [value: string, count: number, name?: string];

function selects({ counts }: TableRows): Html[] {
  const present = (key: ChoiceKey, order: readonly string[]) =>
    order.flatMap((value): Choice[] => (counts[key].has(value) ? [[value, counts[key].get(value) ?? 0]] : []));
  // Nothing to choose where no file is marked, and where all are of one.
  const roles = counts.role.size === 1 && counts.role.has(otherRole) ? [] : present('role', roleOrder);
  const byCount = [...counts.owner].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, ownersMax);
  const owners = byCount.map(
    ([owner, count]): Choice => [ownerKey(owner), count, owner === nobody ? capital(owner) : owner],
  );
  return [
    select('type', ['Type', 'Any type'], present('type', typeOrder)),
    select('standing', ['Effect', 'Any effect'], present('standing', standings)),
    select('label', ['This scan', 'Any origin'], present('label', labelOrder)),
    select('role', ['Kind of file', 'Any file'], roles),
    select('owner', ['Owner', 'Any owner'], owners.length < 2 ? [] : owners),
  ];
}

function select(id: ChoiceKey, [label, all]: readonly [string, string], choices: readonly Choice[]): Html {
  const options = choices.map(
    ([value, count, name]) => html`<option value="${value}">${name ?? capital(value)} (${number(count)})</option>`,
  );
  return html`<label class="select"${choices.length === 0 ? html` hidden` : nothing}><span class="hidden">${label}</span><select id="${id}"><option value="">${all}</option>${options}</select></label>`;
}

function leftOut(report: Report, { count, total, textsLeftOut }: TableRows): Html {
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
