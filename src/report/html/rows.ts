/** The findings as the page shows them: plain rows, worst first, within a number of bytes. */
import type { ViolationType } from '../../policy/finding.ts';
import { fileRoles, roleOfPath } from '../../text/file-role.ts';
import { bytesOf } from '../budget.ts';
import type { RenderOptions } from '../format.ts';
import { batched } from '../neutral.ts';
import { shownOwners } from '../owners.ts';
import { type Package, packagesOf } from '../packages.ts';
import { displayPath, linkedPlace, safeLine, safeRepositoryUrl, safeSha } from '../place.ts';
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
import { blockText, embeddedJson, lineText } from './markup.ts';
import type { ChoiceKey, FindingRow, PackageRow } from './page-data.ts';
import { type Passage, passages } from './passages.ts';

/** Longest texts, in characters. */
const titleMax = 300;
const pathMax = 400;
const idMax = 200;
const ownerMax = 100;
const textMax = 8000;
/** Bytes that all rows, and all of their long texts, may take: a browser opens a page of 50 MB, not one of 500. */
const rowBytesMax = 24_000_000;
const textBytesMax = 16_000_000;
/** Rows that are in the page before the script runs. */
const staticMax = 50;

const typeNames: Record<ViolationType, string> = {
  SAST: 'SAST',
  AGENTIC_SAST: 'Agentic SAST',
  SCA: 'SCA',
  SECRET: 'Secret',
  IAC: 'IaC',
};
export const typeOrder = [...Object.values(typeNames), 'Unknown'];
export const labelOrder = ['new in this scan', 'seen by this scan', 'perhaps of another branch', 'of another branch'];

/** Of code that nothing marks. */
export const otherRole = 'other';
export const roleOrder = [otherRole, ...fileRoles];

/** What the page can be narrowed by. */
const countedKeys = ['severity', 'type', 'standing', 'label', 'role'] as const;

export interface FindingRows {
  /** Those that are in the page before the script runs: of so many findings and packages. */
  first: FindingRow[];
  /** What the rows' `pack` counts in. */
  packages: PackageRow[];
  /** All rows as the items of a JSON list for a data block, in pieces. */
  json: Iterable<string>;
  /** How many rows there are; and by what can be chosen. */
  count: number;
  counts: Readonly<Record<ChoiceKey | 'severity', Map<string, number>>>;
  /** Whether any row has a score. */
  scored: { cvss: boolean; epss: boolean };
  /** Findings of this scan, those that found no room included. */
  total: number;
  /** Rows whose description, snippet and remediation found no room. */
  textsLeftOut: number;
}

/** All findings of this scan, worst first; what finds no room is counted. */
export function findingRows(report: Report, { keep = (pieces) => [...pieces] }: RenderOptions): FindingRows {
  const ranked = [...rankedFindings(report.findings)];
  const packages = packagesOf(report, ranked);
  const rows: FindingRows = {
    first: [],
    packages: packages.map(packageRow),
    json: [],
    count: 0,
    counts: {
      ...{ severity: new Map(), type: new Map(), standing: new Map(), label: new Map(), role: new Map() },
      owner: new Map(),
    },
    scored: { cvss: false, epss: false },
    total: ranked.length,
    textsLeftOut: 0,
  };
  rows.json = keep(batched(rowPieces({ report, ranked, packages }, rows)));
  return rows;
}

interface Ranked {
  report: Report;
  ranked: readonly ReportFinding[];
  packages: readonly Package[];
}

/** The rows as JSON, while what the page says of them is counted. */
function* rowPieces({ report, ranked, packages }: Ranked, rows: FindingRows): Generator<string> {
  const packOf = new Map(packages.flatMap((each, pack) => each.findings.map(({ id }) => [id, pack] as const)));
  const items = new Set<FindingRow | number>();
  const base = linkBase(report);
  const room = { rows: rowBytesMax, texts: textBytesMax };
  for (const finding of ranked) {
    const bare = bareRow(finding, base);
    const pack = packOf.get(finding.id);
    if (pack !== undefined) bare.pack = pack;
    const bareText = embeddedJson(bare);
    const bytes = bytesOf(bareText) + 1;
    if (bytes > room.rows) break;
    const full = withTexts(bare, finding, room.texts);
    const row: FindingRow = full ?? { ...bare, withheld: 'room' };
    const piece = row === bare ? bareText : embeddedJson(row);
    room.rows -= bytes;
    if (full === undefined) rows.textsLeftOut += 1;
    // From the first that finds none, none has room: it is the least bad that go without.
    room.texts = full === undefined ? 0 : room.texts - (bytesOf(piece) + 1 - bytes);
    yield rows.count === 0 ? piece : `,${piece}`;
    countRow(rows, row);
    if (items.size < staticMax) items.add(row.pack ?? row);
    if (items.has(row.pack ?? row)) rows.first.push(row);
  }
}

function countRow(rows: FindingRows, row: FindingRow): void {
  rows.count += 1;
  for (const key of countedKeys) count(rows.counts[key], row[key]);
  for (const owner of row.owners ?? []) count(rows.counts.owner, owner);
  rows.scored.cvss ||= row.cvss !== undefined;
  rows.scored.epss ||= row.epss !== undefined;
}

function count(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function packageRow({ name, version, update }: Package): PackageRow {
  return { name: lineText(`${name} ${version}`, titleMax), update: update && lineText(`${update}.`, titleMax) };
}

/** Undefined when the texts take more bytes than there are. */
function withTexts(bare: FindingRow, finding: ReportFinding, room: number): FindingRow | undefined {
  const { detail } = finding;
  const raw = mayBeSecret(finding)
    ? [detail?.remediation]
    : [detail?.description, detail?.codeSnippet, detail?.remediation];
  // Texts only grow on their way into the page: what is too long already need not be prepared.
  const least = raw.reduce((sum, text) => sum + Math.min(text?.length ?? 0, textMax), 0);
  if (least === 0) return bare;
  if (least > room) return undefined;
  const texts = textsOf(finding);
  return bytesOf(embeddedJson(texts)) > room ? undefined : { ...bare, ...texts };
}

/** The beginning that the addresses of all lines share; undefined when nothing can be linked to. */
export function linkBase(report: Report): string | undefined {
  const repository = safeRepositoryUrl(report.repositoryUrl);
  const sha = safeSha(report.headSha);
  return repository === undefined || sha === undefined ? undefined : `${repository}/blob/${sha}/`;
}

/** `base`: what `linkBase` gives. */
export function bareRow(finding: ReportFinding, base: string | undefined): FindingRow {
  const { detail, exception } = finding;
  const hasPath = finding.filePath !== undefined && finding.filePath.trim() !== '';
  return {
    id: lineText(finding.id, idMax),
    title: lineText(finding.title, titleMax) || 'Untitled violation',
    severity: finding.severity,
    guessed: finding.severityKnown ? undefined : true,
    type: finding.type === undefined ? 'Unknown' : typeNames[finding.type],
    standing: standingOf(finding),
    label: labelWord(finding),
    status: finding.status === 'OPEN' ? undefined : statusWord(finding),
    cvss: score(finding.cvss),
    epss: score(finding.epss),
    cwe: cweOf(finding),
    role: roleOfPath(finding.filePath) ?? otherRole,
    path: hasPath ? displayPath(finding.filePath ?? '', pathMax) : undefined,
    line: hasPath ? safeLine(finding.line) : undefined,
    owners: shownOwners(finding)?.map((owner) => lineText(owner, ownerMax)),
    link: base === undefined ? undefined : linkedPlace(finding),
    first: timeText(detail?.firstDetected),
    last: timeText(detail?.lastSeen),
    exception: exception === undefined ? undefined : exceptionWord(exception),
    unnamed: finding.disclosed ? undefined : true,
    withheld: mayBeSecret(finding) ? 'secret' : undefined,
  };
}

function textsOf(finding: ReportFinding): Pick<FindingRow, 'description' | 'snippet' | 'remediation'> {
  return {
    description: prose(descriptionOf(finding)),
    snippet: snippetOf(finding),
    remediation: prose(remediationOf(finding)),
  };
}

/** Of a secret, and of what may be one, none. */
export function snippetOf(finding: ReportFinding): string | undefined {
  return mayBeSecret(finding) ? undefined : block(finding.detail?.codeSnippet);
}

function block(text: string | undefined): string | undefined {
  return text === undefined ? undefined : blockText(text, textMax) || undefined;
}

function prose(text: string | undefined): Passage[] | undefined {
  const shown = block(text);
  return shown === undefined ? undefined : passages(shown);
}

function score(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) ? Math.round(value * 100) / 100 : undefined;
}

/** `2026-03-02 10:00 UTC`; undefined for what is no time, or lies beyond the years that a date can hold. */
export function timeText(milliseconds: number | undefined): string | undefined {
  if (milliseconds === undefined) return undefined;
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) return undefined;
  return `${date.toISOString().slice(0, -8).replace('T', ' ')} UTC`;
}

/** `5,000`. */
export function number(value: number): string {
  return value.toLocaleString('en-US');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
