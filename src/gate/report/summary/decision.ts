/** The folded part of a summary: how the run reached its verdict, and what else is open. */
import { severities, severityNames } from '../../../shared/severity.ts';
import { escapeMarkdown, formatMarkdownCode, formatMarkdownFence } from '../../../shared/shown/neutral.ts';
import { formatDuration, pluralize } from '../../../shared/text/amounts.ts';
import { formatRoles } from '../../../shared/text/file-role.ts';
import type { Verdict } from '../../policy/verdict.ts';
import { formatExceptionLead, formatSuggestedExceptions } from '../advice.ts';
import { renderWithin, spend, type TextBudget } from '../budget.ts';
import { formatExclusions, listShownRules } from '../notices.ts';
import { selectUncertainFindings, tallyOthers } from '../numbers.ts';
import type { Report, ReportFinding } from '../report.ts';
import { sumTally } from '../tally.ts';
import {
  countRequests,
  type FindingGroups,
  formatCoverage,
  formatDiagnostics,
  formatExceptions,
  formatLeftOut,
  formatLookUps,
  formatRange,
  groupFindings,
} from '../wording.ts';
import { renderFindingTable } from './findings.ts';

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
  const heading = `How this was decided${others === '' ? '' : ` · ${others}`}`;
  const parts = [
    renderCountTable(report),
    renderRuleTable(report, budget),
    renderOtherFindings(report, groups, budget),
    renderList('Left out', formatExclusions(report), budget),
    renderList('Exceptions', formatExceptions(report), budget),
    renderException(report),
    renderCoverage(report),
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
  const others = listOtherFindings(report, groups);
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

/** In a failed run, findings that may block are listed among the others. An undecided run shows them above. */
function listOtherFindings(report: Report, groups: FindingGroups): ReportFinding[] {
  return [...selectUncertainFindings(report), ...groups.open, ...groups.accepted, ...groups.suppressed];
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

function renderCoverage(report: Report): string {
  const coverage = formatCoverage(report);
  return coverage === undefined ? '' : `**Coverage:** ${coverage}`;
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
