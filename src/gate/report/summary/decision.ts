/** Parts of a summary: tables of findings, how the run reached its verdict, and what fits into the bytes allowed. */

import { severities, severityNames } from '../../../shared/severity.ts';
import { buildBlobUrl, formatLocation } from '../../../shared/shown/location.ts';
import { escapeMarkdown, formatMarkdownCode, formatMarkdownFence } from '../../../shared/shown/neutral.ts';
import { formatDuration, pluralize } from '../../../shared/text/amounts.ts';
import { classifyPath, formatRoles, roleWords } from '../../../shared/text/file-name.ts';
import { getRemediation } from '../../../shared/text/finding-texts.ts';
import { selectUncertainFindings, sumTally, tallyOthers } from '../numbers.ts';
import {
  countItemFindings,
  type FindingItem,
  formatExceptionLead,
  formatSuggestedExceptions,
  groupPackages,
} from '../packages.ts';
import type { Report, ReportFinding } from '../report.ts';
import {
  classifyFinding,
  countRequests,
  extractFirstSentence,
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
  verdictIcons,
} from '../wording.ts';

const othersShown = 10;

/**
 * Both blank lines are required: they separate HTML from Markdown. `others`: how many findings do not block, as
 * `10 existing findings do not block`.
 */
export function renderDecision(
  report: Report,
  { budget, others, reportFile }: { budget: TextBudget; others: string; reportFile: string | undefined },
): string {
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
    ...renderClosing(report, groups, budget, reportFile),
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

function renderRuleTable(report: Report, budget: TextBudget): string {
  const rules = listShownRules(report);
  if (rules.length === 0) return '';
  const rows = renderWithin(rules, { budget, share: 0.3 }, (rule) => {
    const cells = [
      formatMarkdownCode(rule.rule, 80),
      `${verdictIcons[rule.shown]} ${rule.word}`,
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
function renderOtherFindings(report: Report, groups: ReturnType<typeof groupFindings>, budget: TextBudget): string {
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

function formatOthersHeading(groups: ReturnType<typeof groupFindings>, count: number): string {
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

function renderClosing(
  report: Report,
  groups: ReturnType<typeof groupFindings>,
  budget: TextBudget,
  reportFile: string | undefined,
): string[] {
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

/**
 * The worst findings that may be named: the problem, what to do, and where. Findings of one package share a row. `shown` is
 * how many it names.
 */
export function renderFindingTable(
  report: Report,
  findings: readonly ReportFinding[],
  /** Scores and dates appear only if a rule needs them. */
  options: { most: number; budget: TextBudget; share: number; columns?: readonly FindingColumn[] },
): { markdown: string; shown: number } {
  const named = findings.filter(({ disclosed }) => disclosed);
  const items = groupPackages(report, named, options.most);
  // Without columns whose cells are empty or all equal.
  const columns = (options.columns ?? []).filter(({ cell }) => {
    const cells = new Set(items.map(({ finding }) => cell(finding)));
    return cells.size > 1 || (items.length === 1 && !cells.has(''));
  });
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

// Fits rendered pieces into a number of UTF-8 bytes. Pieces and lines are never cut.

export interface TextBudget {
  left: number;
}

export function countBytes(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

/** Spends the bytes if they are available. */
function spend(budget: TextBudget, text: string): boolean {
  const bytes = countBytes(text) + 1;
  if (bytes > budget.left) return false;
  budget.left -= bytes;
  return true;
}

/** Renders items in order until the share of the budget is used up. The caller counts the rest. */
function renderWithin<T>(
  items: Iterable<T>,
  { budget, share }: { budget: TextBudget; share: number },
  render: (item: T) => string,
): string[] {
  const portion: TextBudget = { left: Math.floor(budget.left * share) };
  const fitted: string[] = [];
  for (const item of items) {
    const text = render(item);
    if (!spend(portion, text)) break;
    spend(budget, text);
    fitted.push(text);
  }
  return fitted;
}

/** The finished summary, or its first lines and a count of the others. Empty if not even the count fits. */
export function fitSummary(markdown: string, roomBytes: number): string {
  const whole = markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
  if (Buffer.byteLength(whole) <= roomBytes) return whole;
  const lines = whole.split('\n').slice(0, -1);
  let usedBytes = Buffer.byteLength(formatCutNotice(lines.length));
  if (usedBytes > roomBytes) return '';
  const kept: string[] = [];
  for (const line of lines) {
    usedBytes += Buffer.byteLength(line) + 1;
    if (usedBytes > roomBytes) break;
    kept.push(`${line}\n`);
  }
  const text = () => `${kept.join('')}${closeFence(kept)}${formatCutNotice(lines.length - kept.length)}`;
  while (kept.length > 0 && Buffer.byteLength(text()) > roomBytes) kept.pop();
  return text();
}

/** Closes a code block that the kept lines leave open, because the notice would become code in it. */
function closeFence(lines: readonly string[]): string {
  let open = '';
  for (const line of lines) {
    const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)/s.exec(line) ?? [];
    if (open === '') open = fence;
    else if (fence.startsWith(open) && rest.trim() === '') open = '';
  }
  return open === '' ? '' : `${open}\n`;
}

/** It also closes a folded part, which would hide the notice. */
function formatCutNotice(lineCount: number): string {
  return `\n</details>\n\n**The summary is cut here: ${lineCount} more lines did not fit. The report file has everything.**\n`;
}
