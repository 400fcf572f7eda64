/** The section of findings: its controls, and a table of findings and packages with details below each. */

import { severities, severityNames } from '../../../shared/severity.ts';
import {
  notes,
  renderProse,
  renderSeverityCell,
  renderTexts,
  typeNames,
} from '../../../shared/shown/html/finding-parts.ts';
import {
  capitalize,
  formatLine,
  formatNumber,
  type Html,
  nothing,
  renderTemplate,
} from '../../../shared/shown/html/markup.ts';
import { buildBlobBase, buildBlobUrlSuffix, formatLocation } from '../../../shared/shown/location.ts';
import { formatTime, pluralize } from '../../../shared/text/amounts.ts';
import { classifyPath, fileRoles, roleWords } from '../../../shared/text/file-name.ts';
import { getDescription, getRemediation, mayBeSecret } from '../../../shared/text/finding-texts.ts';
import { countBytes } from '../budget.ts';
import { type FindingItem, groupPackages } from '../packages.ts';
import type { Report, ReportFinding } from '../report.ts';
import {
  classifyFinding,
  dispositions,
  formatExceptionTerms,
  formatLabel,
  formatLeftOut,
  formatOwners,
  formatViolationStatus,
  getCwe,
  hasSeveralOwners,
  nobody,
  rankFindings,
  roundScore,
} from '../wording.ts';

/** Only the most severe findings are rows, because a browser stays fast with this number. */
const rowsMax = 5000;
/** Maximum bytes of all rows without their texts, and of all texts, however long the names are. */
const rowBytesMax = 24_000_000;
const textBytesMax = 16_000_000;
/** Longest texts, in characters. */
const titleMax = 300;
const pathMax = 400;
/**
 * This number of the most severe findings have all texts in their own details; those that block are printed with them.
 */
const paperMax = 200;

/** The properties by which the page can be filtered, with the texts of its cells. */
const traits = {
  severity: ({ severity }) => [severityNames[severity]],
  type: ({ type }) => [typeNames[type ?? 'UNKNOWN']],
  standing: (finding) => [capitalize(classifyFinding(finding))],
  label: (finding) => [capitalize(formatLabel(finding))],
  role: ({ filePath }) => [formatRole(filePath) ?? otherRole],
  // The page's script separates several owners at the blanks.
  owner: (finding) => formatOwners(finding)?.map((owner) => formatLine(owner, 100).replaceAll(' ', '␠')) ?? [],
} satisfies Record<string, (finding: ReportFinding) => readonly string[]>;
type Trait = keyof typeof traits;

/** The role of a file for which nothing shows a role. */
const otherRole = 'other';

function formatRole(path: string | undefined): string | undefined {
  const role = classifyPath(path);
  return role === undefined ? undefined : roleWords[role];
}

interface Column {
  key: string;
  head: string;
  cell(finding: ReportFinding): Html | string | undefined;
}

interface TableRows {
  columns: readonly Column[];
  /** Each is a `tbody`. */
  bodies: readonly string[];
  /** Number of findings in the table, and the count of each value that can be selected. */
  count: number;
  counts: Record<Trait, ReadonlyMap<string, number>>;
  /** All findings of this scan. */
  total: number;
  /** Number of rows whose description, code and remediation had no room. */
  textsLeftOut: number;
  /** Texts that several details share. */
  shared: readonly Html[];
}

export function renderTableRows(report: Report): TableRows {
  const ranked = [...rankFindings(report.findings)];
  const worst = ranked.slice(0, rowsMax);
  const columns = listColumns(report, worst);
  const shelf = createSharedTexts(worst);
  const rows = new Map<ReportFinding, string>();
  const room = { rows: rowBytesMax, texts: textBytesMax };
  let textsLeftOut = 0;
  // In this order, because the least severe are left out when the room ends.
  for (const [rank, finding] of worst.entries()) {
    const anchor = formatAnchor(finding.id);
    const id = anchor === undefined ? nothing : renderTemplate` id="${anchor}"`;
    const row = `${renderTemplate`<tr class="row"${id} data-rank="${rank}">${renderCells(finding, columns)}</tr>`}`;
    room.rows -= countBytes(row);
    if (room.rows < 0) break;
    const texts = room.texts < 0 ? undefined : renderTexts(finding, rank < paperMax ? undefined : shelf);
    room.texts -= texts === undefined ? 0 : countBytes(texts.join('')) + shelf.takeBytes();
    const hasRoom = room.texts >= 0;
    if (!hasRoom) textsLeftOut += 1;
    const detail = renderDetailRow(finding, hasRoom ? texts : undefined, rank < paperMax, columns.length);
    rows.set(finding, `${row}${detail}`);
  }
  const shown = [...rows.keys()];
  const bodies = groupPackages(report, shown, shown.length).map((item) => renderBody(item, rows, columns));
  const counts = Object.entries(traits).map(([trait, read]) => {
    const own = new Map<string, number>();
    for (const value of shown.flatMap<string>(read)) own.set(value, (own.get(value) ?? 0) + 1);
    return [trait, own];
  });
  return {
    ...{ columns, bodies, textsLeftOut, shared: shelf.texts },
    ...{ count: shown.length, counts: Object.fromEntries(counts), total: ranked.length },
  };
}

/** The columns that contain something, and not the same in every row. */
function listColumns(report: Report, findings: readonly ReportFinding[]): Column[] {
  const base = buildBlobBase(report);
  const hasOwners = hasSeveralOwners(report);
  const formatCvss = ({ cvss }: ReportFinding) => roundScore(cvss)?.toFixed(1);
  const formatEpss = ({ epss }: ReportFinding) => {
    const percent = roundScore(epss);
    return percent === undefined ? undefined : `${percent} %`;
  };
  const isVaried = (trait: Trait) => new Set(findings.flatMap((finding) => traits[trait](finding))).size > 1;
  const columns: (Column & { isShown?: boolean })[] = [
    { key: 'severity', head: 'Severity', cell: renderSeverityCell },
    { key: 'title', head: 'Finding', cell: (finding) => renderTitleCell(formatFindingTitle(finding), getCwe(finding)) },
    {
      key: 'path',
      head: 'Where',
      cell(finding) {
        const owners = hasOwners ? traits.owner(finding).join(' ') : '';
        return renderTemplate`${renderLocationLink(finding, base)}${renderSubtext(formatRole(finding.filePath), ' role')}${renderSubtext(owners || undefined, ' owner')}`;
      },
    },
    { key: 'type', head: 'Type', cell: (finding) => traits.type(finding)[0] },
    {
      key: 'standing',
      head: 'Effect',
      isShown: isVaried('standing'),
      cell: (finding) =>
        renderTemplate`<span class="s-${classifyFinding(finding).replace(' ', '-')}">${traits.standing(finding)[0]}</span>`,
    },
    { key: 'label', head: 'This scan', isShown: isVaried('label'), cell: (finding) => traits.label(finding)[0] },
    { key: 'cvss', head: 'Score', isShown: findings.some(formatCvss), cell: formatCvss },
    { key: 'epss', head: 'EPSS', isShown: findings.some(formatEpss), cell: formatEpss },
  ];
  return columns.filter(({ isShown }) => isShown ?? true);
}

/** The row of a package has the facts of its worst finding. Its findings are listed below when it is opened. */
function renderBody(
  { finding, package: pack }: FindingItem,
  rows: ReadonlyMap<ReportFinding, string>,
  columns: readonly Column[],
) {
  if (pack === undefined) return `<tbody>${rows.get(finding)}</tbody>\n`;
  const { name, version, findings, update } = pack;
  const count = `${formatNumber(findings.length)} vulnerabilities`;
  const title = renderTitleCell(
    formatLine(`${name} ${version}: ${count}`, titleMax),
    update && formatLine(`${update}.`, titleMax),
  );
  const own = columns.map((column) => (column.key === 'title' ? { ...column, cell: () => title } : column));
  const head = renderTemplate`<tr class="row pack">${renderCells(findings[0] as ReportFinding, own)}</tr>`;
  return `<tbody>${head}${findings.map((each) => rows.get(each)).join('')}</tbody>\n`;
}

function renderCells(finding: ReportFinding, columns: readonly Column[]): Html[] {
  return columns.map(({ key, cell }) => renderTemplate`<td class="c-${key}">${cell(finding)}</td>`);
}

/** The anchor of a finding on the page. Undefined for an id with unusual characters. */
export function formatAnchor(id: string): string | undefined {
  return /^[\w.-]{1,80}$/.test(id) ? `finding-${id}` : undefined;
}

export function formatFindingTitle({ title }: ReportFinding): string {
  return formatLine(title, titleMax) || 'Untitled violation';
}

function renderTitleCell(title: string, subtitle: string | undefined): Html {
  return renderTemplate`<details><summary>${title}</summary></details>${renderSubtext(subtitle)}`;
}

function renderSubtext(text: string | undefined, name = ''): Html {
  return text === undefined ? nothing : renderTemplate`<span class="sub${name}">${text}</span>`;
}

/** A link if the line has a URL. Empty when no path is known. */
export function renderLocationLink(finding: ReportFinding, base: string | undefined): Html {
  const text = formatLocation(finding, pathMax);
  if (text === undefined) return nothing;
  const end = base === undefined ? undefined : buildBlobUrlSuffix(finding, base);
  return end === undefined ? renderTemplate`<span>${text}</span>` : renderTemplate`<a href="${base}${end}">${text}</a>`;
}

/**
 * Stores each text that several findings share once. Their details link to it, and the page's script moves it there.
 * `link` is undefined for a text of a single finding; `takeBytes` counts the bytes added since its last call.
 */
function createSharedTexts(findings: readonly ReportFinding[]) {
  const [once, often] = [new Set<string | undefined>(), new Map<string | undefined, string>()];
  for (const text of findings.flatMap((finding) => [getDescription(finding), getRemediation(finding)])) {
    if (once.has(text)) often.set(text, '');
    once.add(text);
  }
  const texts: Html[] = [];
  let bytes = 0;
  function link(heading: string, text: string): Html | undefined {
    if (!often.has(text)) return undefined;
    const name = often.get(text) || `text-${texts.length + 1}`;
    if (often.get(text) === '') {
      often.set(text, name);
      const entry = renderTemplate`<div id="${name}">${renderProse(text)}</div>\n`;
      texts.push(entry);
      bytes += countBytes(`${entry}`);
    }
    return renderTemplate`<h3><a href="#${name}">${heading}</a></h3>`;
  }
  function takeBytes(): number {
    const taken = bytes;
    bytes = 0;
    return taken;
  }
  return { texts, link, takeBytes };
}

/**
 * Shown when its row is opened, and on paper if it blocks. Texts are undefined when they had no room. `width` is in
 * columns.
 */
function renderDetailRow(
  finding: ReportFinding,
  texts: readonly Html[] | undefined,
  isOnPaper: boolean,
  width: number,
): Html {
  const name = isOnPaper && /^(?:blocks|may block)$/.test(classifyFinding(finding)) ? 'detail paper' : 'detail';
  const withheld = mayBeSecret(finding) ? 'secret' : texts?.length === 0 ? 'none' : undefined;
  const why = texts === undefined ? 'room' : withheld;
  const note = why === undefined ? nothing : renderTemplate`<p class="note">${notes[why]}</p>`;
  const facts = listFacts(finding).flatMap(([term, fact]) =>
    fact === undefined ? [] : [renderTemplate`<div><dt>${term}</dt><dd>${fact}</dd></div>`],
  );
  return renderTemplate`<tr class="${name}"><td colspan="${width}"><div class="sheet"><div>${texts ?? []}${note}</div><dl class="facts">${facts}</dl></div></td></tr>`;
}

/** The id comes first, because the page's script searches it. */
function listFacts(finding: ReportFinding): [string, string | undefined][] {
  const { detail, exception } = finding;
  return [
    ['Id', formatLine(finding.id, 200)],
    ['Severity', finding.severityKnown ? undefined : 'unknown, counts as critical'],
    ['Status', finding.status === 'OPEN' ? undefined : formatViolationStatus(finding)],
    [
      'Owner',
      formatOwners(finding)
        ?.map((owner) => formatLine(owner, 100))
        .join(' '),
    ],
    ['First detected', formatTime(detail?.firstDetected)],
    ['Last seen', formatTime(detail?.lastSeen)],
    ['Exception', exception && formatExceptionTerms(exception)],
    ['Named', finding.disclosed ? undefined : 'only in the report files (disclose)'],
  ];
}

/** The markup above and below the rows of the table. */
export function renderFindingSection(report: Report, rows: TableRows): { above: Html; below: Html } {
  const { count, total, textsLeftOut, shared } = rows;
  const isEmpty = count === 0;
  const status = isEmpty
    ? nothing
    : renderTemplate`<p class="status" id="status" role="status" data-total="${total}">${formatNumber(count)} of ${formatNumber(total)} shown, worst first</p>`;
  const heads = rows.columns.map(
    ({ key, head }) =>
      renderTemplate`<th role="columnheader" scope="col" class="c-${key}" data-key="${key}">${head}</th>`,
  );
  const leftOut = formatLeftOut(report);
  const notes = [
    leftOut === '' ? '' : `${leftOut}.`,
    total > count
      ? `The worst ${formatNumber(count)} of ${formatNumber(total)} findings fit in this page; the JSON report has all.`
      : '',
    textsLeftOut > 0
      ? `Description, code and remediation of the ${pluralize(textsLeftOut, 'least severe finding')} did not fit; the JSON report has them.`
      : '',
  ].map((note) => (note === '' ? nothing : renderTemplate`<p class="note">${note}</p>`));
  const table = renderTemplate`${renderControls(rows)}${notes}
<table role="table" id="table" aria-describedby="status">
<caption class="hidden">Findings of this scan, one in a row; the worst come first until a column is chosen.</caption>
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
`;
  const above = renderTemplate`<section class="findings" id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title" tabindex="-1">Findings</h2>${status}</div>
${isEmpty ? renderTemplate`<p class="empty">This scan has no findings to list.</p>${notes.slice(0, 1)}` : table}`;
  const below = renderTemplate`</table>
<p class="empty" id="empty" hidden>No finding matches. <button type="button" class="link" id="clear-empty">Clear search and filters</button></p>
<div class="more" id="more" hidden><button type="button" id="more-some"></button><button type="button" id="more-all"></button></div>
${shared.length === 0 ? nothing : renderTemplate`<div class="shared"><h3>Descriptions and remediation of several findings</h3>${shared}</div>`}`;
  return { above, below: renderTemplate`${isEmpty ? nothing : below}</section>` };
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
<div class="choices"><div class="selects">${renderSelects(rows)}${renderOrderMenu(rows)}
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
function renderOrderMenu({ columns }: TableRows): Html {
  const options = columns.flatMap(({ key, head }) => {
    const ways = ['ascending', 'descending'];
    if (greatestFirst.includes(key)) ways.reverse();
    return ways.map((way) => renderTemplate`<option value="${key} ${way}">${head}, ${way}</option>`);
  });
  return renderTemplate`<label class="select order"><span class="hidden">Order</span><select id="order"><option value="">Worst first</option>${options}</select></label>`;
}
