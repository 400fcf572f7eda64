/** Findings as table rows: the problem, what to do, and where. */

import { roleOfPath, roleWords } from '../../text/file-role.ts';
import { type TextBudget, within } from '../budget.ts';
import { markdownText } from '../neutral.ts';
import { isShared, shownOwners } from '../owners.ts';
import { groupPackages, type Item, sizeOf } from '../packages.ts';
import { blobUrl, displayPlace } from '../place.ts';
import type { Report, ReportFinding } from '../report.ts';
import { plural } from '../tally.ts';
import {
  cweOf,
  exceptionWord,
  firstSentence,
  isEmbedded,
  remediationOf,
  severityName,
  standingOf,
  statusWord,
  warnedWord,
} from '../wording.ts';

export interface FindingTable {
  markdown: string;
  /** Number of findings that it names. */
  shown: number;
}

export interface TableOptions {
  /** Maximum number of rows. */
  most: number;
  budget: TextBudget;
  share: number;
  /** Scores and dates appear only if a rule needs them. */
  columns?: readonly Column[];
}

/** The worst findings that may be named. Findings of one package share a row. */
export function findingTable(report: Report, findings: readonly ReportFinding[], options: TableOptions): FindingTable {
  const named = findings.filter(({ disclosed }) => disclosed);
  const items = groupPackages(report, named, options.most);
  const columns = (options.columns ?? []).filter((column) => isTelling(column, items));
  const rows = within(items, options, (item) => rowOf(report, item, columns));
  const shown = items.slice(0, rows.length).reduce((sum, item) => sum + sizeOf(item), 0);
  if (rows.length === 0) return { markdown: '', shown };
  const heads = ['', 'Finding', 'Where', ...columns.map(({ head }) => head)];
  const lines = [`| ${heads.join(' | ')} |`.replace('|  |', '| |'), `|${':--|'.repeat(heads.length)}`, ...rows];
  return { markdown: lines.join('\n'), shown };
}

export interface Column {
  head: string;
  cell(finding: ReportFinding): string;
}

const scoreCell: Column['cell'] = ({ cvss }) => cvss?.toFixed(1) ?? '';
const cvss: Column = { head: 'CVSS', cell: scoreCell };
/** Used instead of `CVSS` if rules of our scanners assign scores. */
const score: Column = { head: 'Score', cell: scoreCell };
const epss: Column = {
  head: 'EPSS',
  cell: ({ epss }) => (epss === undefined ? '' : `${Math.round(epss * 100) / 100} %`),
};
const since: Column = { head: 'Open since', cell: ({ detail }) => dayOf(detail?.firstDetected) };

function dayOf(milliseconds: number | undefined): string {
  const date = new Date(milliseconds ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

const owner: Column = {
  head: 'Owner',
  cell: (finding) => markdownText(shownOwners(finding)?.join(' ') ?? '', 200),
};

/** Columns that the violated rules need, and the owners. */
export function askedColumns(report: Report): Column[] {
  const { rules } = report;
  const kinds = new Set(rules.filter(({ verdict }) => verdict !== 'passed').map(({ asks }) => asks?.kind));
  return [
    ...(kinds.has('cvss') ? [isEmbedded(report, report.evidence) ? score : cvss] : []),
    ...(kinds.has('epss') ? [epss] : []),
    ...(kinds.has('age') ? [since] : []),
    ...(isShared(report) ? [owner] : []),
  ];
}

/** Omits a column whose cells are empty or all equal. */
function isTelling({ cell }: Column, items: readonly Item[]): boolean {
  const cells = new Set(items.map(({ finding }) => cell(finding)));
  return cells.size > 1 || (items.length === 1 && !cells.has(''));
}

function rowOf(report: Report, item: Item, columns: readonly Column[]): string {
  const { finding } = item;
  const said = [...titleLines(item), ...stateOf(finding)].join('<br>');
  const cells = [severityName(finding), said, placeCell(report, finding), ...columns.map(({ cell }) => cell(finding))];
  return `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
}

function titleLines(item: Item): string[] {
  if (item.package === undefined) {
    const { finding } = item;
    const cwe = cweOf(finding);
    const advice = firstSentence(remediationOf(finding));
    const title = `**${markdownText(finding.title, 200) || 'Untitled'}**${cwe === undefined ? '' : ` · ${cwe}`}`;
    return advice === undefined ? [title] : [title, markdownText(advice, 200)];
  }
  const { name, version, findings, update } = item.package;
  const title = `**${markdownText(`${name} ${version}`, 150)}** · ${plural(findings.length, 'vulnerability', 'vulnerabilities')}`;
  return update === undefined ? [title] : [title, `${markdownText(update, 150)}.`];
}

/** Decisions that were already made about the finding. */
function stateOf(finding: ReportFinding): string[] {
  const status = standingOf(finding) === 'suppressed' ? [`suppressed: ${statusWord(finding)}`] : [];
  const exception = finding.exception === undefined ? [] : [markdownText(exceptionWord(finding.exception), 300)];
  const warned = finding.warnedBy === undefined ? [] : [markdownText(warnedWord(finding.warnedBy), 200)];
  const role = roleOfPath(finding.filePath);
  const place = role === undefined ? [] : [roleWords[role]];
  return [...place, ...status, ...exception, ...warned, ...(finding.leftOut === undefined ? [] : [finding.leftOut])];
}

/** Empty if the location is not known. */
function placeCell({ repositoryUrl, headSha }: Report, finding: ReportFinding): string {
  const place = displayPlace(finding, 120);
  if (place === undefined) return '';
  const url = blobUrl({ repositoryUrl, headSha, filePath: finding.filePath, line: finding.line });
  const text = markdownText(place, 200);
  return url === undefined ? text : `[${text}](${url})`;
}
