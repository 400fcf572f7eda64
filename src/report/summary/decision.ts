/** The folded part of a summary: how the run reached its verdict, and what else is open. */
import type { Verdict } from '../../policy/verdict.ts';
import { severities, severityNames } from '../../severity.ts';
import { rolesText } from '../../text/file-role.ts';
import { exceptionLead, exceptionLinesToAdd } from '../advice.ts';
import { spend, type TextBudget, within } from '../budget.ts';
import { markdownCode, markdownFence, markdownText } from '../neutral.ts';
import { leftOutLines, shownRules } from '../notices.ts';
import { doubtfulFindings, othersTally } from '../numbers.ts';
import type { Report, ReportFinding } from '../report.ts';
import { plural, sumOf } from '../tally.ts';
import {
  coverageText,
  diagnosticLines,
  durationText,
  exceptionLines,
  type Groups,
  lookUpLines,
  rangeOf,
  requestCount,
} from '../wording.ts';
import { findingTable } from './findings.ts';

const othersShown = 10;

export interface DecisionOptions {
  budget: TextBudget;
  groups: Groups;
  /** How many findings do not block, as `10 older findings do not block`. */
  others: string;
  reportFile: string | undefined;
}

/** Both blank lines are required: they separate HTML from Markdown. */
export function decisionFold(report: Report, options: DecisionOptions): string {
  const { budget, others, groups } = options;
  const heading = `How this was decided${others === '' ? '' : ` · ${others}`}`;
  const parts = [
    countTable(report),
    ruleTable(report, budget),
    otherFindings(report, groups, budget),
    listPart('Left out', leftOutLines(report), budget),
    listPart('Exceptions', exceptionLines(report), budget),
    exceptionPart(report),
    coveragePart(report),
    listPart('Skipped or not readable', diagnosticLines(report), budget),
    listPart('Notes', [...lookUpLines(report), ...report.notes], budget),
    ...closingParts(report, options),
  ];
  return fold(heading, parts.filter((part) => part !== '').join('\n\n'));
}

export function fold(heading: string, body: string): string {
  return `<details><summary>${heading}</summary>\n\n${body.trimEnd()}\n\n</details>`;
}

/** Omits severities without findings on both sides, and counts that nobody states. */
function countTable({ scan, base, branch }: Report): string {
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
    return `| ${severityNames[severity]} | ${now ?? ''} | ${before ?? ''} | ${differenceOf(now, before)} |`;
  });
  return [`| | ${here} | ${markdownText(base.branch, 60)} | Difference |`, '|:--|--:|--:|--:|', ...rows].join('\n');
}

function differenceOf(now: number | undefined, before: number | undefined): string {
  if (now === undefined || before === undefined) return '';
  if (now === before) return '±0';
  return now > before ? `+${now - before}` : `−${before - now}`;
}

const ruleIcons: Record<Verdict, string> = { passed: '✅', failed: '❌', inconclusive: '⚠️' };

function ruleTable(report: Report, budget: TextBudget): string {
  const rules = shownRules(report);
  if (rules.length === 0) return '';
  const rows = within(rules, { budget, share: 0.3 }, (rule) => {
    const cells = [markdownCode(rule.rule, 80), `${ruleIcons[rule.shown]} ${rule.word}`, rangeOf(rule), rule.limit];
    return `| ${cells.join(' | ')} | ${markdownText(rule.line, 400)} |`;
  });
  const more = rules.length - rows.length;
  const cutNote = more > 0 ? `\n\n${plural(more, 'rule')} more in the report file.` : '';
  return `| Rule | | Blocking | Allowed | Why |\n|:--|:--|--:|--:|:--|\n${rows.join('\n')}${cutNote}`;
}

/** The worst findings that do not block. */
function otherFindings(report: Report, groups: Groups, budget: TextBudget): string {
  const others = otherGroups(report, groups);
  const total = Math.max(others.length, sumOf(othersTally(report)) + groups.suppressed.length);
  const { markdown, shown } = findingTable(report, others, { most: othersShown, budget, share: 0.6 });
  if (others.length === 0) return '';
  const unnamed = others.filter(({ disclosed }) => !disclosed).length;
  const roles = rolesText(others);
  const said = [
    roles === '' ? '' : `Of these, ${roles}.`,
    shown > 0 && shown < total - unnamed ? `${shown} of ${total} shown, worst first.` : '',
    unnamed > 0 ? `${plural(unnamed, 'finding')} not named here (setting disclose).` : '',
  ].filter((part) => part !== '');
  return [`**${othersHeading(groups, total)}**`, markdown, said.join(' ')].filter((part) => part !== '').join('\n\n');
}

/** In a failed run, findings that may block are listed among the others. An undecided run shows them above. */
function otherGroups(report: Report, groups: Groups): ReportFinding[] {
  return [...doubtfulFindings(report, groups), ...groups.open, ...groups.excepted, ...groups.suppressed];
}

function othersHeading(groups: Groups, count: number): string {
  const parts = [
    groups.excepted.length > 0 ? `${groups.excepted.length} excepted` : '',
    groups.suppressed.length > 0 ? `${groups.suppressed.length} suppressed` : '',
  ].filter((part) => part !== '');
  return `${plural(count, 'other finding')}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}

function exceptionPart(report: Report): string {
  const lines = exceptionLinesToAdd(report);
  if (lines === undefined) return '';
  const lead = exceptionLead(report, (path) => markdownCode(path, 200));
  return `${lead}\n\n${markdownFence(lines, 600, 'yaml')}`;
}

function coveragePart({ scan }: Report): string {
  return scan?.coverage === undefined ? '' : `**Coverage:** ${coverageText(scan.coverage)}`;
}

function listPart(heading: string, texts: readonly string[], budget: TextBudget): string {
  if (texts.length === 0) return '';
  const items = within(texts.slice(0, 30), { budget, share: 0.15 }, (text) => `- ${markdownText(text, 500)}`);
  const more = texts.length - items.length;
  if (more > 0) items.push(`- … and ${more} more in the report file`);
  return `**${heading}**\n\n${items.join('\n')}`;
}

function closingParts(report: Report, { groups, budget, reportFile }: DecisionOptions): string[] {
  const { elsewhereCount, policy, tool } = report;
  const counted = [
    groups.fixed.length > 0 ? `${plural(groups.fixed.length, 'finding')} fixed.` : '',
    elsewhereCount > 0 ? `${plural(elsewhereCount, 'violation')} of other branches left out.` : '',
    reportFile === undefined ? '' : `All findings: ${markdownCode(reportFile)}`,
  ].filter((part) => part !== '');
  const audit = [
    `Policy: ${markdownText(policy.source, 160)}${policy.sha256 === '' ? '' : ` ${markdownCode(policy.sha256.slice(0, 12))}`}`,
    `Scan Gate ${markdownText(tool.version, 40)}`,
    plural(requestCount(report), 'request'),
    durationText(report.durationMs),
  ].join(' · ');
  const parts = [counted.join(' '), audit].filter((part) => part !== '');
  return parts.filter((part) => spend(budget, part));
}
