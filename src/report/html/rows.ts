/** The rows of the table of findings: a finding, or a package and its findings, with details below each. */
import type { ViolationType } from '../../policy/finding.ts';
import { severityNames } from '../../severity.ts';
import { roleOfPath, roleWords } from '../../text/file-role.ts';
import { bytesOf } from '../budget.ts';
import { isShared, shownOwners } from '../owners.ts';
import { groupPackages, type Item } from '../packages.ts';
import { blobBase, displayPlace, linkedPlace } from '../place.ts';
import type { Report, ReportFinding } from '../report.ts';
import { cweOf, labelWord, rankedFindings, standingOf } from '../wording.ts';
import { createShelf, detailRow, renderTexts } from './details.ts';
import { capital, type Html, html, lineText, nothing, number } from './markup.ts';

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

export const typeNames: Record<ViolationType | 'UNKNOWN', string> = {
  SAST: 'SAST',
  AGENTIC_SAST: 'Agentic SAST',
  SCA: 'SCA',
  SECRET: 'Secret',
  IAC: 'IaC',
  UNKNOWN: 'Unknown',
};

/** The properties by which the page can be filtered, with the texts of its cells. */
export const traits = {
  severity: ({ severity }) => [severityNames[severity]],
  type: ({ type }) => [typeNames[type ?? 'UNKNOWN']],
  standing: (finding) => [capital(standingOf(finding))],
  label: (finding) => [capital(labelWord(finding))],
  role: ({ filePath }) => [roleText(filePath) ?? otherRole],
  // The page's script separates several owners at the blanks.
  owner: (finding) => shownOwners(finding)?.map((owner) => lineText(owner, 100).replaceAll(' ', '␠')) ?? [],
} satisfies Record<string, (finding: ReportFinding) => readonly string[]>;
export type Trait = keyof typeof traits;

/** The role of a file for which nothing shows a role. */
export const otherRole = 'other';

function roleText(path: string | undefined): string | undefined {
  const role = roleOfPath(path);
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

export function tableRows(report: Report): TableRows {
  const ranked = [...rankedFindings(report.findings)];
  const worst = ranked.slice(0, rowsMax);
  const columns = listColumns(report, worst);
  const shelf = createShelf(worst);
  const rows = new Map<ReportFinding, string>();
  const room = { rows: rowBytesMax, texts: textBytesMax };
  let textsLeftOut = 0;
  // In this order, because the least severe are left out when the room ends.
  for (const [rank, finding] of worst.entries()) {
    const row = findingRow(finding, columns, rank);
    room.rows -= bytesOf(row);
    if (room.rows < 0) break;
    const texts = room.texts < 0 ? undefined : renderTexts(finding, rank < paperMax ? undefined : shelf);
    room.texts -= texts === undefined ? 0 : bytesOf(texts.join('')) + shelf.takeBytes();
    const hasRoom = room.texts >= 0;
    if (!hasRoom) textsLeftOut += 1;
    const detail = detailRow(finding, {
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
  const base = blobBase(report);
  const hasOwners = isShared(report);
  const isVaried = (trait: Trait) => new Set(findings.flatMap((finding) => traits[trait](finding))).size > 1;
  const columns: (Column & { isShown?: boolean })[] = [
    { key: 'severity', head: 'Severity', cell: severityCell },
    { key: 'title', head: 'Finding', cell: (finding) => titleCell(titleOf(finding), cweOf(finding)) },
    { key: 'path', head: 'Where', cell: (finding) => pathCell(finding, base, hasOwners) },
    { key: 'type', head: 'Type', cell: (finding) => traits.type(finding)[0] },
    { key: 'standing', head: 'Effect', isShown: isVaried('standing'), cell: standingCell },
    { key: 'label', head: 'This scan', isShown: isVaried('label'), cell: (finding) => traits.label(finding)[0] },
    {
      key: 'cvss',
      head: findings.some(({ hasRuleScore }) => hasRuleScore) ? 'Score' : 'CVSS',
      isShown: findings.some(cvssText),
      cell: cvssText,
    },
    { key: 'epss', head: 'EPSS', isShown: findings.some(epssText), cell: epssText },
  ];
  return columns.filter(({ isShown }) => isShown ?? true);
}

/** The row of a package has the facts of its worst finding. Its findings are listed below when it is opened. */
function renderBody(
  { finding, package: pack }: Item,
  rows: ReadonlyMap<ReportFinding, string>,
  columns: readonly Column[],
) {
  if (pack === undefined) return `<tbody>${rows.get(finding)}</tbody>\n`;
  const { name, version, findings, update } = pack;
  const count = `${number(findings.length)} ${findings.length === 1 ? 'vulnerability' : 'vulnerabilities'}`;
  const title = titleCell(
    lineText(`${name} ${version}: ${count}`, titleMax),
    update && lineText(`${update}.`, titleMax),
  );
  const own = columns.map((column) => (column.key === 'title' ? { ...column, cell: () => title } : column));
  const head = html`<tr class="row pack">${cells(findings[0] as ReportFinding, own)}</tr>`;
  return `<tbody>${head}${findings.map((each) => rows.get(each)).join('')}</tbody>\n`;
}

function findingRow(finding: ReportFinding, columns: readonly Column[], rank: number): string {
  const anchor = anchorOf(finding.id);
  const id = anchor === undefined ? nothing : html` id="${anchor}"`;
  return `${html`<tr class="row"${id} data-rank="${rank}">${cells(finding, columns)}</tr>`}`;
}

function cells(finding: ReportFinding, columns: readonly Column[]): Html[] {
  return columns.map(({ key, cell }) => html`<td class="c-${key}">${cell(finding)}</td>`);
}

/** The anchor of a finding on the page. Undefined for an id with unusual characters. */
export function anchorOf(id: string): string | undefined {
  return /^[\w.-]{1,80}$/.test(id) ? `finding-${id}` : undefined;
}

export function titleOf({ title }: ReportFinding): string {
  return lineText(title, titleMax) || 'Untitled violation';
}

function severityCell({ severity }: ReportFinding): Html {
  return html`<span class="severity ${severity.toLowerCase()}">${severityNames[severity]}</span>`;
}

function titleCell(title: string, subtitle: string | undefined): Html {
  return html`<details><summary>${title}</summary></details>${sub(subtitle)}`;
}

function pathCell(finding: ReportFinding, base: string | undefined, hasOwners: boolean): Html {
  const owners = hasOwners ? traits.owner(finding).join(' ') : '';
  return html`${placeLink(finding, base)}${sub(roleText(finding.filePath), ' role')}${sub(owners || undefined, ' owner')}`;
}

function standingCell(finding: ReportFinding): Html {
  const standing = standingOf(finding);
  return html`<span class="s-${standing.replace(' ', '-')}">${capital(standing)}</span>`;
}

function sub(text: string | undefined, name = ''): Html {
  return text === undefined ? nothing : html`<span class="sub${name}">${text}</span>`;
}

/** A link if the line has a URL. Empty when no path is known. */
export function placeLink(finding: ReportFinding, base: string | undefined): Html {
  const text = displayPlace(finding, pathMax);
  if (text === undefined) return nothing;
  const end = base === undefined ? undefined : linkedPlace(finding, base);
  return end === undefined ? html`<span>${text}</span>` : html`<a href="${base}${end}">${text}</a>`;
}

function cvssText({ cvss }: ReportFinding): string | undefined {
  return round(cvss)?.toFixed(1);
}

function epssText({ epss }: ReportFinding): string | undefined {
  const percent = round(epss);
  return percent === undefined ? undefined : `${percent} %`;
}

function round(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) ? Math.round(value * 100) / 100 : undefined;
}
