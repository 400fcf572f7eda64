/** Findings as table rows: the problem, what to do, and where. */

import { buildBlobUrl, formatLocation } from '../../../shared/shown/location.ts';
import { escapeMarkdown } from '../../../shared/shown/neutral.ts';
import { pluralize } from '../../../shared/text/amounts.ts';
import { classifyPath, roleWords } from '../../../shared/text/file-role.ts';
import { getRemediation } from '../../../shared/text/finding-texts.ts';
import { renderWithin, type TextBudget } from '../budget.ts';
import { formatOwners, hasSeveralOwners } from '../owners.ts';
import { countItemFindings, type FindingItem, groupPackages } from '../packages.ts';
import type { Report, ReportFinding } from '../report.ts';
import {
  classifyFinding,
  extractFirstSentence,
  formatExceptionTerms,
  formatSeverityName,
  formatViolationStatus,
  formatWarnedBy,
  getCwe,
} from '../wording.ts';

export interface RenderedTable {
  markdown: string;
  /** Number of findings that it names. */
  shown: number;
}

interface FindingTableOptions {
  /** Maximum number of rows. */
  most: number;
  budget: TextBudget;
  share: number;
  /** Scores and dates appear only if a rule needs them. */
  columns?: readonly FindingColumn[];
}

/** The worst findings that may be named. Findings of one package share a row. */
export function renderFindingTable(
  report: Report,
  findings: readonly ReportFinding[],
  options: FindingTableOptions,
): RenderedTable {
  const named = findings.filter(({ disclosed }) => disclosed);
  const items = groupPackages(report, named, options.most);
  const columns = (options.columns ?? []).filter((column) => hasDistinctCells(column, items));
  const rows = renderWithin(items, options, (item) => renderRow(report, item, columns));
  const shown = items.slice(0, rows.length).reduce((sum, item) => sum + countItemFindings(item), 0);
  if (rows.length === 0) return { markdown: '', shown };
  const heads = ['', 'Finding', 'Where', ...columns.map(({ head }) => head)];
  const lines = [`| ${heads.join(' | ')} |`.replace('|  |', '| |'), `|${':--|'.repeat(heads.length)}`, ...rows];
  return { markdown: lines.join('\n'), shown };
}

interface FindingColumn {
  head: string;
  cell(finding: ReportFinding): string;
}

const score: FindingColumn = { head: 'Score', cell: ({ cvss }) => cvss?.toFixed(1) ?? '' };
const epss: FindingColumn = {
  head: 'EPSS',
  cell: ({ epss }) => (epss === undefined ? '' : `${Math.round(epss * 100) / 100} %`),
};
const since: FindingColumn = { head: 'Open since', cell: ({ detail }) => formatDay(detail?.firstDetected) };

function formatDay(milliseconds: number | undefined): string {
  const date = new Date(milliseconds ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

const owner: FindingColumn = {
  head: 'Owner',
  cell: (finding) => escapeMarkdown(formatOwners(finding)?.join(' ') ?? '', 200),
};

/** Columns that the violated rules need, and the owners. */
export function chooseColumns(report: Report): FindingColumn[] {
  const { rules } = report;
  const kinds = new Set(rules.filter(({ verdict }) => verdict !== 'passed').map(({ asks }) => asks?.kind));
  return [
    ...(kinds.has('cvss') ? [score] : []),
    ...(kinds.has('epss') ? [epss] : []),
    ...(kinds.has('age') ? [since] : []),
    ...(hasSeveralOwners(report) ? [owner] : []),
  ];
}

/** Omits a column whose cells are empty or all equal. */
function hasDistinctCells({ cell }: FindingColumn, items: readonly FindingItem[]): boolean {
  const cells = new Set(items.map(({ finding }) => cell(finding)));
  return cells.size > 1 || (items.length === 1 && !cells.has(''));
}

function renderRow(report: Report, item: FindingItem, columns: readonly FindingColumn[]): string {
  const { finding } = item;
  const said = [...renderTitle(item), ...listDecisions(finding)].join('<br>');
  const cells = [
    formatSeverityName(finding),
    said,
    renderLocation(report, finding),
    ...columns.map(({ cell }) => cell(finding)),
  ];
  return `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
}

function renderTitle(item: FindingItem): string[] {
  if (item.package === undefined) {
    const { finding } = item;
    const cwe = getCwe(finding);
    const advice = extractFirstSentence(getRemediation(finding));
    const title = `**${escapeMarkdown(finding.title, 200) || 'Untitled'}**${cwe === undefined ? '' : ` · ${cwe}`}`;
    return advice === undefined ? [title] : [title, escapeMarkdown(advice, 200)];
  }
  const { name, version, findings, update } = item.package;
  const title = `**${escapeMarkdown(`${name} ${version}`, 150)}** · ${pluralize(findings.length, 'vulnerability', 'vulnerabilities')}`;
  return update === undefined ? [title] : [title, `${escapeMarkdown(update, 150)}.`];
}

/** Decisions that were already made about the finding. */
function listDecisions(finding: ReportFinding): string[] {
  const status = classifyFinding(finding) === 'suppressed' ? [`suppressed: ${formatViolationStatus(finding)}`] : [];
  const exception =
    finding.exception === undefined ? [] : [escapeMarkdown(formatExceptionTerms(finding.exception), 300)];
  const warned = finding.warnedBy === undefined ? [] : [escapeMarkdown(formatWarnedBy(finding.warnedBy), 200)];
  const role = classifyPath(finding.filePath);
  const place = role === undefined ? [] : [roleWords[role]];
  return [...place, ...status, ...exception, ...warned, ...(finding.leftOut === undefined ? [] : [finding.leftOut])];
}

/** Empty if the location is not known. */
function renderLocation({ repositoryUrl, headSha }: Report, finding: ReportFinding): string {
  const place = formatLocation(finding, 120);
  if (place === undefined) return '';
  const url = buildBlobUrl({ repositoryUrl, headSha, filePath: finding.filePath, line: finding.line });
  const text = escapeMarkdown(place, 200);
  return url === undefined ? text : `[${text}](${url})`;
}
