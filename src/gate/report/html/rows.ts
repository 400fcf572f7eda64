/** The rows of the table of findings: a finding, or a package and its findings, with details below each. */

import { severityNames } from '../../../shared/severity.ts';
import { renderSeverityCell, renderTexts, typeNames } from '../../../shared/shown/html/finding-parts.ts';
import {
  capitalize,
  formatLine,
  formatNumber,
  type Html,
  nothing,
  renderTemplate,
} from '../../../shared/shown/html/markup.ts';
import { buildBlobBase, buildBlobUrlSuffix, formatLocation } from '../../../shared/shown/location.ts';
import { classifyPath, roleWords } from '../../../shared/text/file-role.ts';
import { countBytes } from '../budget.ts';
import { formatOwners, hasSeveralOwners } from '../owners.ts';
import { type FindingItem, groupPackages } from '../packages.ts';
import type { Report, ReportFinding } from '../report.ts';
import { classifyFinding, formatLabel, getCwe, rankFindings } from '../wording.ts';
import { createSharedTexts, renderDetailRow } from './details.ts';

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
export type Trait = keyof typeof traits;

/** The role of a file for which nothing shows a role. */
export const otherRole = 'other';

function formatRole(path: string | undefined): string | undefined {
  const role = classifyPath(path);
  return role === undefined ? undefined : roleWords[role];
}

interface Column {
  key: string;
  head: string;
  cell(finding: ReportFinding): Html | string | undefined;
}

export interface TableRows {
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
    const row = renderFindingRow(finding, columns, rank);
    room.rows -= countBytes(row);
    if (room.rows < 0) break;
    const texts = room.texts < 0 ? undefined : renderTexts(finding, rank < paperMax ? undefined : shelf);
    room.texts -= texts === undefined ? 0 : countBytes(texts.join('')) + shelf.takeBytes();
    const hasRoom = room.texts >= 0;
    if (!hasRoom) textsLeftOut += 1;
    const detail = renderDetailRow(finding, {
      texts: hasRoom ? texts : undefined,
      isOnPaper: rank < paperMax,
      width: columns.length,
    });
    rows.set(finding, `${row}${detail}`);
  }
  const shown = [...rows.keys()];
  const bodies = groupPackages(report, shown, shown.length).map((item) => renderBody(item, rows, columns));
  const counts = countTraits(shown);
  return { columns, bodies, count: shown.length, counts, total: ranked.length, textsLeftOut, shared: shelf.texts };
}

function countTraits(findings: readonly ReportFinding[]): TableRows['counts'] {
  const counts: Partial<Record<Trait, Map<string, number>>> = {};
  for (const [trait, read] of Object.entries(traits) as [Trait, (finding: ReportFinding) => string[]][]) {
    const own = new Map<string, number>();
    for (const value of findings.flatMap(read)) own.set(value, (own.get(value) ?? 0) + 1);
    counts[trait] = own;
  }
  return counts as TableRows['counts'];
}

/** The columns that contain something, and not the same in every row. */
function listColumns(report: Report, findings: readonly ReportFinding[]): Column[] {
  const base = buildBlobBase(report);
  const hasOwners = hasSeveralOwners(report);
  const isVaried = (trait: Trait) => new Set(findings.flatMap((finding) => traits[trait](finding))).size > 1;
  const columns: (Column & { isShown?: boolean })[] = [
    { key: 'severity', head: 'Severity', cell: renderSeverityCell },
    { key: 'title', head: 'Finding', cell: (finding) => renderTitleCell(formatFindingTitle(finding), getCwe(finding)) },
    { key: 'path', head: 'Where', cell: (finding) => renderPathCell(finding, base, hasOwners) },
    { key: 'type', head: 'Type', cell: (finding) => traits.type(finding)[0] },
    { key: 'standing', head: 'Effect', isShown: isVaried('standing'), cell: renderStandingCell },
    { key: 'label', head: 'This scan', isShown: isVaried('label'), cell: (finding) => traits.label(finding)[0] },
    {
      key: 'cvss',
      head: 'Score',
      isShown: findings.some(formatCvss),
      cell: formatCvss,
    },
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
  const count = `${formatNumber(findings.length)} ${findings.length === 1 ? 'vulnerability' : 'vulnerabilities'}`;
  const title = renderTitleCell(
    formatLine(`${name} ${version}: ${count}`, titleMax),
    update && formatLine(`${update}.`, titleMax),
  );
  const own = columns.map((column) => (column.key === 'title' ? { ...column, cell: () => title } : column));
  const head = renderTemplate`<tr class="row pack">${renderCells(findings[0] as ReportFinding, own)}</tr>`;
  return `<tbody>${head}${findings.map((each) => rows.get(each)).join('')}</tbody>\n`;
}

function renderFindingRow(finding: ReportFinding, columns: readonly Column[], rank: number): string {
  const anchor = formatAnchor(finding.id);
  const id = anchor === undefined ? nothing : renderTemplate` id="${anchor}"`;
  return `${renderTemplate`<tr class="row"${id} data-rank="${rank}">${renderCells(finding, columns)}</tr>`}`;
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

function renderPathCell(finding: ReportFinding, base: string | undefined, hasOwners: boolean): Html {
  const owners = hasOwners ? traits.owner(finding).join(' ') : '';
  return renderTemplate`${renderLocationLink(finding, base)}${renderSubtext(formatRole(finding.filePath), ' role')}${renderSubtext(owners || undefined, ' owner')}`;
}

function renderStandingCell(finding: ReportFinding): Html {
  const standingWord = classifyFinding(finding);
  return renderTemplate`<span class="s-${standingWord.replace(' ', '-')}">${capitalize(standingWord)}</span>`;
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

function formatCvss({ cvss }: ReportFinding): string | undefined {
  return roundToHundredths(cvss)?.toFixed(1);
}

function formatEpss({ epss }: ReportFinding): string | undefined {
  const percent = roundToHundredths(epss);
  return percent === undefined ? undefined : `${percent} %`;
}

function roundToHundredths(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) ? Math.round(value * 100) / 100 : undefined;
}
