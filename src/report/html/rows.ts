/** The rows of the table of findings, worst first: a finding, or a package and its findings, with the details below each. */
import type { ViolationType } from '../../policy/finding.ts';
import { severityNames } from '../../severity.ts';
import { fileRoles, roleOfPath, roleWords } from '../../text/file-role.ts';
import { bytesOf } from '../budget.ts';
import type { RenderOptions } from '../format.ts';
import { batched } from '../neutral.ts';
import { shownOwners } from '../owners.ts';
import { groupPackages, type Package } from '../packages.ts';
import { blobBase, displayPath, linkedPlace, safeLine } from '../place.ts';
import type { Report, ReportFinding } from '../report.ts';
import {
  cweOf,
  descriptionOf,
  exceptionWord,
  labelWord,
  mayBeSecret,
  rankedFindings,
  remediationOf,
  standingOf,
  statusWord,
} from '../wording.ts';
import { blockText, type Html, html, lineText, nothing } from './markup.ts';
import { passages } from './passages.ts';

/** The worst findings alone are rows: a browser stays quick with so many. */
const rowsMax = 5000;
/** Bytes that all rows without their texts, and all texts, may take, however long the names are. */
const rowBytesMax = 24_000_000;
const textBytesMax = 16_000_000;
/** Longest texts, in characters. */
const titleMax = 300;
const pathMax = 400;
const ownerMax = 100;
const textMax = 8000;
/** Findings that block whose details are on paper too. */
const paperMax = 200;

const typeNames: Record<ViolationType, string> = {
  SAST: 'SAST',
  AGENTIC_SAST: 'Agentic SAST',
  SCA: 'SCA',
  SECRET: 'Secret',
  IAC: 'IaC',
};
export const typeOrder = [...Object.values(typeNames), 'Unknown'];
export const labelOrder = ['new in this scan', 'seen by this scan', 'perhaps of another branch', 'of another branch'];
/** The role of code that nothing marks. */
export const otherRole = 'other';
export const roleOrder = [otherRole, ...fileRoles];

export type ChoiceKey = 'type' | 'standing' | 'label' | 'role' | 'owner';

export interface TableRows {
  /** Each a `tbody`, in pieces. */
  bodies: Iterable<string>;
  /** How many findings are in the table, and how many have each value that can be chosen. */
  count: number;
  counts: Readonly<Record<ChoiceKey | 'severity', Map<string, number>>>;
  /** Whether any row has a score. */
  hasCvss: boolean;
  hasEpss: boolean;
  /** All findings of this scan. */
  total: number;
  /** Rows whose description, code and remediation found no room. */
  textsLeftOut: number;
}

export function tableRows(report: Report, { keep = (pieces) => [...pieces] }: RenderOptions): TableRows {
  const ranked = [...rankedFindings(report.findings)];
  const rows: TableRows = {
    bodies: [],
    count: 0,
    counts: {
      ...{ severity: new Map(), type: new Map(), standing: new Map(), label: new Map() },
      ...{ role: new Map(), owner: new Map() },
    },
    hasCvss: false,
    hasEpss: false,
    total: ranked.length,
    textsLeftOut: 0,
  };
  rows.bodies = keep(batched(bodyPieces(report, ranked.slice(0, rowsMax), rows)));
  return rows;
}

/** The rows, counted while they are made. */
function* bodyPieces(report: Report, worst: readonly ReportFinding[], rows: TableRows): Generator<string> {
  const base = blobBase(report);
  const ranks = new Map(worst.map((finding, rank) => [finding, rank]));
  const room = { rows: rowBytesMax, texts: textBytesMax };
  for (const { finding, package: named } of groupPackages(report, worst, worst.length)) {
    const pairs: Html[] = [];
    for (const each of named?.findings ?? [finding]) {
      const rank = ranks.get(each) ?? 0;
      const row = findingRow(each, { base, rank, isMember: named !== undefined });
      room.rows -= bytesOf(`${row}`);
      if (room.rows < 0) break;
      const texts = textsOf(each);
      const bytes = bytesOf(texts.join(''));
      const hasRoom = bytes <= room.texts;
      // From the first that finds none, none has room: it is the least bad that go without.
      room.texts = hasRoom ? room.texts - bytes : -1;
      if (!hasRoom) rows.textsLeftOut += 1;
      pairs.push(row, detailRow(each, { texts: hasRoom ? texts : undefined, isOnPaper: rank < paperMax }));
      countFinding(rows, each);
    }
    const head = named && packageRow({ ...named, findings: named.findings.slice(0, pairs.length / 2) }, base);
    if (pairs.length > 0) yield `${html`<tbody role="rowgroup">${head}${pairs}</tbody>`}\n`;
    if (room.rows < 0) return;
  }
}

function countFinding(rows: TableRows, finding: ReportFinding): void {
  rows.count += 1;
  for (const [key, values] of Object.entries(traitsOf(finding)) as [keyof TableRows['counts'], string[]][])
    for (const value of values) rows.counts[key].set(value, (rows.counts[key].get(value) ?? 0) + 1);
  rows.hasCvss ||= score(finding.cvss) !== undefined;
  rows.hasEpss ||= score(finding.epss) !== undefined;
}

/** What the page can be narrowed by, and what its script orders rows by. */
function traitsOf(finding: ReportFinding): Record<keyof TableRows['counts'], readonly string[]> {
  return {
    severity: [finding.severity],
    type: [typeName(finding)],
    standing: [standingOf(finding)],
    label: [labelWord(finding)],
    role: [roleOfPath(finding.filePath) ?? otherRole],
    owner: ownersOf(finding) ?? [],
  };
}

function typeName({ type }: ReportFinding): string {
  return type === undefined ? 'Unknown' : typeNames[type];
}

function ownersOf(finding: ReportFinding): string[] | undefined {
  return shownOwners(finding)?.map((owner) => lineText(owner, ownerMax));
}

/** An owner as the value of an attribute: no text of others is in one as it came. */
export function ownerKey(owner: string): string {
  return encodeURIComponent(owner.toWellFormed());
}

/** A package's row has the facts of its worst finding; its findings are listed below once it is opened. */
function packageRow({ name, version, findings, update }: Package, base: string | undefined): Html {
  const count = `${number(findings.length)} ${findings.length === 1 ? 'vulnerability' : 'vulnerabilities'}`;
  const title = lineText(`${name} ${version}: ${count}`, titleMax);
  const subtitle = update && lineText(`${update}.`, titleMax);
  return html`<tr role="row" class="row pack">${cells(findings[0] as ReportFinding, { base, title, subtitle })}</tr>`;
}

function findingRow(
  finding: ReportFinding,
  { base, rank, isMember }: { base: string | undefined; rank: number; isMember: boolean },
): Html {
  const anchor = anchorOf(finding.id);
  const id = anchor === undefined ? nothing : html` id="${anchor}"`;
  const traits = Object.entries(traitsOf(finding)).map(([key, values]) =>
    values.length === 0 ? nothing : html` data-${key}="${(key === 'owner' ? values.map(ownerKey) : values).join(' ')}"`,
  );
  const title = titleOf(finding);
  return html`<tr role="row" class="row${isMember ? ' member' : ''}"${id} data-rank="${rank}"${traits}>${cells(finding, { base, title, subtitle: cweOf(finding) })}</tr>`;
}

/** The address of a finding on the page; undefined for an id that is no plain word. */
export function anchorOf(id: string): string | undefined {
  return /^[\w.-]{1,80}$/.test(id) ? `finding-${id}` : undefined;
}

export function titleOf({ title }: ReportFinding): string {
  return lineText(title, titleMax) || 'Untitled violation';
}

function cells(
  finding: ReportFinding,
  { base, title, subtitle }: { base: string | undefined; title: string; subtitle: string | undefined },
): Html {
  const [standing, role, owners] = [standingOf(finding), roleOfPath(finding.filePath), ownersOf(finding)];
  return html`<td role="cell" class="c-severity"><span class="severity ${finding.severity.toLowerCase()}">${severityNames[finding.severity]}</span></td>
<td role="cell" class="c-title"><details><summary class="open">${title}</summary></details>${sub(subtitle)}</td>
<td role="cell" class="c-path">${placeLink(finding, base)}${sub(role && roleWords[role])}${sub(owners?.join(' '), ' owner')}</td>
<td role="cell" class="c-type">${typeName(finding)}</td>
<td role="cell" class="c-standing"><span class="standing s-${standing.replace(' ', '-')}">${capital(standing)}</span></td>
<td role="cell" class="c-label">${capital(labelWord(finding))}</td>
<td role="cell" class="c-cvss">${score(finding.cvss)?.toFixed(1)}</td>
<td role="cell" class="c-epss">${percent(finding)}</td>`;
}

function sub(text: string | undefined, name = ''): Html {
  return text === undefined ? nothing : html`<span class="sub${name}">${text}</span>`;
}

/** A link where the line has an address; nothing where no path is known. */
export function placeLink(finding: ReportFinding, base: string | undefined): Html {
  const { filePath, line: given } = finding;
  if (filePath === undefined || filePath.trim() === '') return nothing;
  const [path, line] = [displayPath(filePath, pathMax), safeLine(given)];
  const end = base === undefined ? undefined : linkedPlace(finding, base);
  const text = line === undefined ? path : `${path}:${line}`;
  if (end === undefined) return html`<span class="mono">${text}</span>`;
  return html`<a class="mono" href="${base}${end}" rel="noopener noreferrer">${text}</a>`;
}

const notes = {
  secret: 'Description and code are withheld: they may hold the secret itself.',
  room: 'Description, code and remediation found no room in this page; the JSON report has them.',
  none: 'Nothing more is known of this finding: its details were not read, or there are none.',
};

/** Shown once its row is opened, and on paper where it blocks. Texts are undefined where they found no room. */
function detailRow(
  finding: ReportFinding,
  { texts, isOnPaper }: { texts: readonly Html[] | undefined; isOnPaper: boolean },
): Html {
  const name = isOnPaper && /^(?:blocks|may block)$/.test(standingOf(finding)) ? 'detail paper' : 'detail';
  const withheld = mayBeSecret(finding) ? 'secret' : texts?.length === 0 ? 'none' : undefined;
  const why = texts === undefined ? 'room' : withheld;
  const note = why === undefined ? nothing : html`<p class="note">${notes[why]}</p>`;
  const facts = factsOf(finding).flatMap(([term, fact]) =>
    fact === undefined ? [] : [html`<div><dt>${term}</dt><dd>${fact}</dd></div>`],
  );
  return html`<tr role="row" class="${name}"><td role="cell" colspan="8"><div class="sheet"><div class="texts">${texts ?? []}${note}</div><dl class="facts">${facts}</dl></div></td></tr>`;
}

/** Neither description nor code of a secret, and of what may be one. */
function textsOf(finding: ReportFinding): Html[] {
  const snippet = snippetOf(finding);
  return [
    section('What it is', prose(descriptionOf(finding))),
    section('Code', snippet === undefined ? [] : [codeFrame(snippet, safeLine(finding.line))]),
    section('How to fix it', prose(remediationOf(finding))),
  ].filter((part) => part !== nothing);
}

function section(heading: string, parts: readonly Html[]): Html {
  return parts.length === 0 ? nothing : html`<h3>${heading}</h3>${parts}`;
}

function prose(text: string | undefined): Html[] {
  const parts = passages(block(text) ?? '');
  return parts.map((part) =>
    typeof part === 'string' ? html`<div class="prose">${part}</div>` : codeFrame(part[0], undefined),
  );
}

export function snippetOf(finding: ReportFinding): string | undefined {
  return mayBeSecret(finding) ? undefined : block(finding.detail?.codeSnippet);
}

function block(text: string | undefined): string | undefined {
  return text === undefined ? undefined : blockText(text, textMax) || undefined;
}

/** Numbered from the line that the service names, when it names one. */
export function codeFrame(snippet: string, line: number | undefined): Html {
  const lines = snippet
    .split('\n')
    .map(
      (text, index) => html`<span${line === undefined ? nothing : html` data-n="${line + index}"`}>${text}\n</span>`,
    );
  return html`<pre class="code" tabindex="0"><code>${lines}</code></pre>`;
}

/** The id comes first: the page's script searches it. */
function factsOf(finding: ReportFinding): [string, string | undefined][] {
  const { detail, exception } = finding;
  return [
    ['Id', lineText(finding.id, 200)],
    ['Severity', finding.severityKnown ? undefined : 'unknown, counts as critical'],
    ['Status', finding.status === 'OPEN' ? undefined : statusWord(finding)],
    ['Owner', ownersOf(finding)?.join(' ')],
    ['First detected', timeText(detail?.firstDetected)],
    ['Last seen', timeText(detail?.lastSeen)],
    ['Exception', exception && exceptionWord(exception)],
    ['Named', finding.disclosed ? undefined : 'only in the report files (disclose)'],
  ];
}

function score(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) ? Math.round(value * 100) / 100 : undefined;
}

function percent({ epss }: ReportFinding): string | undefined {
  const value = score(epss);
  return value === undefined ? undefined : `${value} %`;
}

/** `2026-03-02 10:00 UTC`; undefined for what is no time, or lies beyond the years that a date can hold. */
function timeText(milliseconds: number | undefined): string | undefined {
  if (milliseconds === undefined) return undefined;
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? undefined : `${date.toISOString().slice(0, -8).replace('T', ' ')} UTC`;
}

/** `5,000`. */
export function number(value: number): string {
  return value.toLocaleString('en-US');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
