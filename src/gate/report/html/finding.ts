/** The section of findings: its controls, and the markup before and after the rows of the table. */
import { severities, severityNames } from '../../../shared/severity.ts';
import { typeNames } from '../../../shared/shown/html/finding-parts.ts';
import { capitalize, formatNumber, type Html, nothing, renderTemplate } from '../../../shared/shown/html/markup.ts';
import { pluralize } from '../../../shared/text/amounts.ts';
import { fileRoles, roleWords } from '../../../shared/text/file-role.ts';
import { dispositions } from '../dispositions.ts';
import { nobody } from '../owners.ts';
import type { Report } from '../report.ts';
import { formatLeftOut } from '../wording.ts';
import { otherRole, type TableRows, type Trait } from './rows.ts';

/** The markup above and below the rows of the table. */
export function renderFindingSection(report: Report, rows: TableRows): { above: Html; below: Html } {
  const isEmpty = rows.count === 0;
  const status = isEmpty
    ? nothing
    : renderTemplate`<p class="status" id="status" role="status" data-total="${rows.total}">${formatNumber(rows.count)} of ${formatNumber(rows.total)} shown, worst first</p>`;
  const heads = rows.columns.map(
    ({ key, head }) =>
      renderTemplate`<th role="columnheader" scope="col" class="c-${key}" data-key="${key}">${head}</th>`,
  );
  const table = renderTemplate`${renderControls(rows)}${renderElsewhereNote(report)}${renderLeftOutNote(rows)}
<table role="table" id="table" aria-describedby="status">
<caption class="hidden">Findings of this scan, one in a row; the worst come first until a column is chosen.</caption>
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
`;
  const above = renderTemplate`<section class="findings" id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title" tabindex="-1">Findings</h2>${status}</div>
${isEmpty ? renderTemplate`<p class="empty">This scan has no findings to list.</p>${renderElsewhereNote(report)}` : table}`;
  const below = renderTemplate`</table>
<p class="empty" id="empty" hidden>No finding matches. <button type="button" class="link" id="clear-empty">Clear search and filters</button></p>
<div class="more" id="more" hidden><button type="button" id="more-some"></button><button type="button" id="more-all"></button></div>
${renderSharedTexts(rows)}`;
  return { above, below: renderTemplate`${isEmpty ? nothing : below}</section>` };
}

/** Links lead here when no script moves the texts into the details. */
function renderSharedTexts({ shared }: TableRows): Html {
  return shared.length === 0
    ? nothing
    : renderTemplate`<div class="shared"><h3>Descriptions and remediation of several findings</h3>${shared}</div>`;
}

/** Hidden until the script shows them, because they do nothing without it. */
function renderControls(rows: TableRows): Html {
  const chips = severities.map((severity) => {
    const [name, count] = [severityNames[severity], rows.counts.severity.get(severityNames[severity])];
    return count === undefined
      ? nothing
      : renderTemplate`<label class="chip ${severity.toLowerCase()}"><input type="checkbox" name="severity" value="${name}"><span>${name} <b>${formatNumber(count)}</b></span></label>`;
  });
  return renderTemplate`<search class="controls" id="controls" aria-label="Findings" hidden>
<div class="search"><label class="hidden" for="query">Search title, path, id and CWE</label><input type="search" id="query" placeholder="Search title, path, id, CWE" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"><kbd aria-hidden="true">/</kbd></div>
<fieldset class="chips"><legend class="hidden">Severity</legend>${chips}</fieldset>
<div class="choices"><div class="selects">${renderSelects(rows)}${orderMenu(rows)}
<button type="button" id="clear" disabled>Clear</button></div>
<p class="keys"><kbd>/</kbd> search <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p></div>
</search>`;
}

/** A longer list would not be read. */
const ownersMax = 200;
const labels = ['new in this scan', 'seen by this scan', 'perhaps of another branch', 'of another branch'];

function renderSelects({ counts }: TableRows): Html[] {
  const owners = [...counts.owner].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, ownersMax);
  const roles = [otherRole, ...fileRoles.map((role) => roleWords[role])];
  const renderSelect = (id: Trait, [label, all]: readonly [string, string], order: Iterable<string>) => {
    const options = [...order].flatMap((value) => {
      const count = counts[id].get(value);
      const name = id === 'owner' && value !== nobody ? value : capitalize(value);
      return count === undefined
        ? []
        : [renderTemplate`<option value="${value}">${name} (${formatNumber(count)})</option>`];
    });
    // A single option needs no control.
    return renderTemplate`<label class="select"${options.length < 2 ? renderTemplate` hidden` : nothing}><span class="hidden">${label}</span><select id="${id}"><option value="">${all}</option>${options}</select></label>`;
  };
  return [
    renderSelect('type', ['Type', 'Any type'], Object.values(typeNames)),
    renderSelect('standing', ['Effect', 'Any effect'], dispositions.map(capitalize)),
    renderSelect('label', ['This scan', 'Any origin'], labels.map(capitalize)),
    renderSelect('role', ['Kind of file', 'Any file'], roles),
    renderSelect(
      'owner',
      ['Owner', 'Any owner'],
      owners.map(([owner]) => owner),
    ),
  ];
}

/** Columns that are sorted in descending order, because the greatest value is the worst. */
const greatestFirst = ['severity', 'standing', 'cvss', 'epss'];

/** Shown where the heads of the columns are not: on a phone. */
function orderMenu({ columns }: TableRows): Html {
  const options = columns.flatMap(({ key, head }) => {
    const ways = ['ascending', 'descending'];
    if (greatestFirst.includes(key)) ways.reverse();
    return ways.map((way) => renderTemplate`<option value="${key} ${way}">${head}, ${way}</option>`);
  });
  return renderTemplate`<label class="select order"><span class="hidden">Order</span><select id="order"><option value="">Worst first</option>${options}</select></label>`;
}

function renderLeftOutNote({ count, total, textsLeftOut }: TableRows): Html {
  const cutRows = `The worst ${formatNumber(count)} of ${formatNumber(total)} findings fit in this page; the JSON report has all.`;
  const cutTexts = `Description, code and remediation of the ${pluralize(textsLeftOut, 'least severe finding')} did not fit; the JSON report has them.`;
  return renderTemplate`${total > count ? renderTemplate`<p class="note">${cutRows}</p>` : nothing}${textsLeftOut > 0 ? renderTemplate`<p class="note">${cutTexts}</p>` : nothing}`;
}

function renderElsewhereNote(report: Report): Html {
  const leftOut = formatLeftOut(report);
  return leftOut === '' ? nothing : renderTemplate`<p class="note">${leftOut}.</p>`;
}
