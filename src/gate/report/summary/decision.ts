/** The tables of findings in a summary, and its folded part: how the run reached its verdict, and what else is open. */

import { severities, severityNames } from '../../../shared/severity.ts';
import { buildBlobUrl, formatLocation } from '../../../shared/shown/location.ts';
import { escapeMarkdown, formatMarkdownCode, formatMarkdownFence } from '../../../shared/shown/neutral.ts';
import { formatDuration, pluralize } from '../../../shared/text/amounts.ts';
import { classifyPath, formatRoles, roleWords } from '../../../shared/text/file-name.ts';
import { getRemediation } from '../../../shared/text/finding-texts.ts';
import type { Verdict } from '../../policy/verdict.ts';
import { formatExceptionLead, formatSuggestedExceptions } from '../advice.ts';
import { renderWithin, spend, type TextBudget } from '../budget.ts';
import { selectUncertainFindings, sumTally, tallyOthers } from '../numbers.ts';
import { countItemFindings, type FindingItem, groupPackages } from '../packages.ts';
import type { Report, ReportFinding } from '../report.ts';
import {
  classifyFinding,
  countRequests,
  extractFirstSentence,
  type FindingGroups,
  formatCoverage,
  formatDay,
  formatDiagnostics,
  formatExceptions,
  formatExceptionTerms,
  formatExclusions,
  formatLeftOut,
  formatLookUps,
  formatOwners,
  formatRange,
  formatSeverityName,
  formatViolationStatus,
  formatWarnedBy,
  getCwe,
  groupFindings,
  hasSeveralOwners,
  listShownRules,
} from '../wording.ts';

const othersShown = 10;

interface DecisionOptions {
  budget: TextBudget;
  /** How many findings do not block, as `10 existing findings do not block`. */
  others: string;
  reportFile: string | undefined;
}

/** Both blank lines are required: they separate HTML from Markdown. */
export function renderDecision(report: Report, options: DecisionOptions): string {
  const { budget, others } = options;
  const groups = groupFindings(report.findings);
  const coverage = formatCoverage(report);
  const heading = `How this was decided${others === '' ? '' : ` · ${others}`}`;
  const parts = [
    renderCountTable(report),
    renderRuleTable(report, budget),
    renderOtherFindings(report, groups, budget),
    renderList('Left out', formatExclusions(report), budget),
    renderList('Exceptions', formatExceptions(report), budget),
    renderException(report),
    coverage === undefined ? '' : `**Coverage:** ${coverage}`,
    renderList('Skipped or not readable', formatDiagnostics(report), budget),
    renderList('Notes', [...formatLookUps(report), ...report.notes], budget),
    ...renderClosing(report, groups, options),
  ];
  return renderFold(heading, parts.filter((part) => part !== '').join('\n\n'));
}

export function renderFold(heading: string, body: string): string {
  return `<details><summary>${heading}</summary>\n\n${body.trimEnd()}\n\n</details>`;
}

/** Omits severities without findings on both sides, and counts that nobody states. */
function renderCountTable({ scan, base, branch }: Report): string {
  const counts = scan?.counts ?? {};
  const shown = severities.filter((severity) => (counts[severity] ?? 0) > 0 || (base?.counts[severity] ?? 0) > 0);
  if (shown.length === 0) return '';
  const here = branch === undefined ? 'This scan' : 'This branch';
  if (base === undefined) {
    const rows = shown.map((severity) => `| ${severityNames[severity]} | ${counts[severity] ?? ''} |`);
    return [`| | ${here} |`, '|:--|--:|', ...rows].join('\n');
  }
  const rows = shown.map((severity) => {
    const [now, before] = [counts[severity], base.counts[severity]];
    return `| ${severityNames[severity]} | ${now ?? ''} | ${before ?? ''} | ${formatDifference(now, before)} |`;
  });
  return [`| | ${here} | ${escapeMarkdown(base.branch, 60)} | Difference |`, '|:--|--:|--:|--:|', ...rows].join('\n');
}

function formatDifference(now: number | undefined, before: number | undefined): string {
  if (now === undefined || before === undefined) return '';
  if (now === before) return '±0';
  return now > before ? `+${now - before}` : `−${before - now}`;
}

const ruleIcons: Record<Verdict, string> = { passed: '✅', failed: '❌', inconclusive: '⚠️' };

function renderRuleTable(report: Report, budget: TextBudget): string {
  const rules = listShownRules(report);
  if (rules.length === 0) return '';
  const rows = renderWithin(rules, { budget, share: 0.3 }, (rule) => {
    const cells = [
      formatMarkdownCode(rule.rule, 80),
      `${ruleIcons[rule.shown]} ${rule.word}`,
      formatRange(rule),
      rule.limit,
    ];
    return `| ${cells.join(' | ')} | ${escapeMarkdown(rule.line, 400)} |`;
  });
  const more = rules.length - rows.length;
  const cutNote = more > 0 ? `\n\n${pluralize(more, 'rule')} more in the report file.` : '';
  return `| Rule | | Blocking | Allowed | Why |\n|:--|:--|--:|--:|:--|\n${rows.join('\n')}${cutNote}`;
}

/** The worst findings that do not block. */
function renderOtherFindings(report: Report, groups: FindingGroups, budget: TextBudget): string {
  // In a failed run, findings that may block are listed among the others. An undecided run shows them above.
  const others = [...selectUncertainFindings(report), ...groups.open, ...groups.accepted, ...groups.suppressed];
  const total = Math.max(others.length, sumTally(tallyOthers(report)) + groups.suppressed.length);
  const { markdown, shown } = renderFindingTable(report, others, { most: othersShown, budget, share: 0.6 });
  if (others.length === 0) return '';
  const unnamed = others.filter(({ disclosed }) => !disclosed).length;
  const roles = formatRoles(others);
  const said = [
    roles === '' ? '' : `Of these, ${roles}.`,
    shown > 0 && shown < total - unnamed ? `${shown} of ${total} shown, worst first.` : '',
    unnamed > 0 ? `${pluralize(unnamed, 'finding')} not named here (setting disclose).` : '',
  ].filter((part) => part !== '');
  return [`**${formatOthersHeading(groups, total)}**`, markdown, said.join(' ')]
    .filter((part) => part !== '')
    .join('\n\n');
}

function formatOthersHeading(groups: FindingGroups, count: number): string {
  const parts = [
    groups.accepted.length > 0 ? `${groups.accepted.length} accepted` : '',
    groups.suppressed.length > 0 ? `${groups.suppressed.length} suppressed` : '',
  ].filter((part) => part !== '');
  return `${pluralize(count, 'other finding')}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}

function renderException(report: Report): string {
  const lines = formatSuggestedExceptions(report);
  if (lines === undefined) return '';
  const lead = formatExceptionLead(report, (path) => formatMarkdownCode(path, 200));
  return `${lead}\n\n${formatMarkdownFence(lines, 2500, 'yaml')}`;
}

function renderList(heading: string, texts: readonly string[], budget: TextBudget): string {
  if (texts.length === 0) return '';
  const items = renderWithin(texts.slice(0, 30), { budget, share: 0.15 }, (text) => `- ${escapeMarkdown(text, 500)}`);
  const more = texts.length - items.length;
  if (more > 0) items.push(`- … and ${more} more in the report file`);
  return `**${heading}**\n\n${items.join('\n')}`;
}

function renderClosing(report: Report, groups: FindingGroups, { budget, reportFile }: DecisionOptions): string[] {
  const { policy, tool } = report;
  const leftOut = formatLeftOut(report);
  const counted = [
    groups.fixed.length > 0 ? `${pluralize(groups.fixed.length, 'finding')} fixed.` : '',
    leftOut === '' ? '' : `${leftOut}.`,
    reportFile === undefined ? '' : `All findings: ${formatMarkdownCode(reportFile)}`,
  ].filter((part) => part !== '');
  const audit = [
    `Policy: ${escapeMarkdown(policy.source, 160)}${policy.sha256 === '' ? '' : ` ${formatMarkdownCode(policy.sha256.slice(0, 12))}`}`,
    `Scan Gate ${escapeMarkdown(tool.version, 40)}`,
    pluralize(countRequests(report), 'request'),
    formatDuration(report.durationMs),
  ].join(' · ');
  const parts = [counted.join(' '), audit].filter((part) => part !== '');
  return parts.filter((part) => spend(budget, part));
}

export interface RenderedTable {
  markdown: string;
  /** Number of findings that it names. */
  shown: number;
}

/** The worst findings that may be named: the problem, what to do, and where. Findings of one package share a row. */
export function renderFindingTable(
  report: Report,
  findings: readonly ReportFinding[],
  /** Scores and dates appear only if a rule needs them. */
  options: { most: number; budget: TextBudget; share: number; columns?: readonly FindingColumn[] },
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
const since: FindingColumn = { head: 'Open since', cell: ({ detail }) => formatDay(detail?.firstDetected) ?? '' };

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
  const { name, version, update } = item.package;
  const title = `**${escapeMarkdown(`${name} ${version}`, 150)}** · ${item.package.findings.length} vulnerabilities`;
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
