/**
 * The run as GitHub Flavored Markdown, for the job summary and, shorter, for a comment: the sentence, the blocking
 * findings, and the rest folded.
 */

import { toSafeRepositoryUrl, toSafeSha } from '../../../shared/shown/location.ts';
import { escapeMarkdown, formatMarkdownCode, renderMarkdownProse } from '../../../shared/shown/neutral.ts';
import { pluralize } from '../../../shared/text/amounts.ts';
import {
  countOpen,
  formatIntro,
  formatOthers,
  formatTally,
  getBaseBranchName,
  isCompared,
  isNothingNew,
  selectDecidingFindings,
  sumTally,
  tallyDeferredNew,
} from '../numbers.ts';
import { renderMarkdownAdvice } from '../packages.ts';
import type { Report, ReportFinding } from '../report.ts';
import { chooseIcon, formatSentence, sentenceLimit } from '../sentence/sentence.ts';
import {
  formatEndingExceptions,
  formatReasons,
  formatUncommitted,
  formatWarnings,
  getHelpUrl,
  listUncoveredTypes,
  typeNames,
} from '../wording.ts';
import { chooseColumns, countBytes, renderDecision, renderFindingTable, type TextBudget } from './decision.ts';

interface SummaryOptions {
  /** Bytes in UTF-8 (900,000). GitHub discards a summary that exceeds 1 MiB. */
  maxBytes?: number;
  /** Maximum number of rows for blocking findings (50). */
  maxFindings?: number;
  /** The location of the full report, for the reader. */
  reportFile?: string | undefined;
  /** The URL of the page with all findings. */
  allFindingsUrl?: string | undefined;
  /** The gate's category, if a repository has several gates. */
  category?: string | undefined;
  /** False if a title already shows the sentence (true). */
  hasHeading?: boolean;
  /** Whether a passed run explains how it was decided (true). */
  isWhole?: boolean;
}

/** The maximum length of the fixed parts. */
const fixedBytes = 12_000;

/** Findings that are not `disclosed` are counted, not named. */
export function renderSummary(report: Report, options: SummaryOptions = {}): string {
  const { maxBytes = 900_000, hasHeading = true, isWhole = true, reportFile, category } = options;
  const budget: TextBudget = { left: Math.max(0, maxBytes - fixedBytes) };
  const body =
    report.verdict === 'passed' ? renderPassed(report, options) : renderBlocking(report, { ...options, budget });
  budget.left = Math.max(0, budget.left - countBytes(body.join('\n\n')));
  const gate = category === undefined ? '' : ` · ${escapeMarkdown(category, 60)}`;
  const hasFold = isWhole || report.verdict !== 'passed';
  const parts = [
    hasHeading ? `### ${chooseIcon(report)} ${escapeMarkdown(formatSentence(report), sentenceLimit)}${gate}` : '',
    ...body,
    hasFold && report.scan !== undefined
      ? renderDecision(report, { budget, others: formatOthers(report), reportFile })
      : '',
    hasFold ? renderFooter(report, options) : '',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** At most one line, and one for each limit of the pass. */
function renderPassed(report: Report, { allFindingsUrl }: SummaryOptions): string[] {
  const open = countOpen(report);
  const limits = [renderWarnings(report), renderEndingExceptions(report), renderUncovered(report)];
  if (sumTally(open) === 0) return limits;
  const news = sumTally(tallyDeferredNew(report));
  const said =
    isCompared(report) && isNothingNew(report)
      ? news > 0
        ? `This change did not bring ${news === 1 ? 'it' : 'them'} in; ${escapeMarkdown(getBaseBranchName(report), 60)}’s own run judges ${news === 1 ? 'it' : 'them'}.`
        : `Existing: ${formatTally(open)}.`
      : '';
  const link = allFindingsUrl === undefined ? '' : `[All findings](${allFindingsUrl})`;
  return [[said, link].filter((part) => part !== '').join(' '), ...limits];
}

/** Warnings that do not fail the run. */
function renderWarnings(report: Report): string {
  const lines = formatWarnings(report);
  return lines.length === 0
    ? ''
    : `⚠️ ${lines
        .slice(0, 10)
        .map((line) => escapeMarkdown(`${line}.`, 200))
        .join('<br>⚠️ ')}`;
}

/** Exceptions that end soon, while there is time to decide. */
function renderEndingExceptions(report: Report): string {
  const lines = formatEndingExceptions(report)
    .slice(0, 5)
    .map((line) => `⏳ ${escapeMarkdown(`${line}.`, 300)}`);
  return lines.join('<br>');
}

/** Without a scan, the absence of findings proves nothing. */
function renderUncovered(report: Report): string {
  const missing = listUncoveredTypes(report);
  return missing.length === 0 ? '' : `Not scanned: ${missing.map((type) => typeNames[type]).join(', ')}.`;
}

function renderBlocking(report: Report, limits: SummaryOptions & { budget: TextBudget }): string[] {
  const { budget, maxFindings = 50 } = limits;
  const shown = selectDecidingFindings(report);
  const table = renderFindingTable(report, shown, {
    most: maxFindings,
    budget,
    share: 0.6,
    columns: chooseColumns(report),
  });
  const isFailed = report.verdict === 'failed';
  return [
    ...(isFailed ? [] : renderUndecided(report)),
    formatIntro(report),
    table.markdown,
    formatCutText(shown, table.shown),
    renderWarnings(report),
    renderEndingExceptions(report),
    isFailed ? renderMarkdownAdvice(report, escapeMarkdown) : '',
    isFailed ? renderUncovered(report) : '',
  ];
}

/** The reason, and what to do. */
function renderUndecided(report: Report): string[] {
  const { hint, reason } = report;
  const reasons = formatReasons(report, formatSentence(report));
  const help = getHelpUrl(reason);
  // One item for each wrong setting or line, below what is wrong.
  const lines = reasons.slice(0, 20).map((line) => `${line.endsWith(':') ? '' : '- '}${escapeMarkdown(line, 300)}`);
  const more = reasons.length > 20 ? [`- … and ${reasons.length - 20} more`] : [];
  const parts = [
    ...(reasons.length > 1 ? [[...lines, ...more].join('\n')] : reasons.map((why) => `${escapeMarkdown(why, 600)}.`)),
    hint === undefined ? '' : renderMarkdownProse(hint, 600),
  ];
  const said = parts.filter((part) => part !== '');
  if (help !== undefined) said.push(`${said.pop() ?? ''} [More](${help})`.trim());
  return said;
}

function formatCutText(findings: readonly ReportFinding[], shown: number): string {
  const unnamed = findings.filter(({ disclosed }) => !disclosed).length;
  const parts = [
    shown < findings.length - unnamed
      ? `${shown} of ${findings.length} shown, worst first; the report file has all.`
      : '',
    unnamed > 0 ? `${pluralize(unnamed, 'finding')} not named here (setting disclose).` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function renderFooter(report: Report, { allFindingsUrl }: SummaryOptions): string {
  const scan = report.scan === undefined ? undefined : `scan ${formatMarkdownCode(report.scan.id, 80)}`;
  const place = [scan, renderCommitLink(report)].filter((part) => part !== undefined).join(' at ');
  const label = report.scan === undefined ? 'Run' : 'All findings';
  const all = allFindingsUrl === undefined ? '' : `[${label}](${allFindingsUrl})`;
  const parts = [all, place].filter((part) => part !== '');
  return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}

function renderCommitLink(report: Report): string | undefined {
  if (report.uncommitted !== undefined) return formatUncommitted(report.uncommitted);
  const sha = toSafeSha(report.headSha);
  if (sha === undefined) return undefined;
  const repository = toSafeRepositoryUrl(report.repositoryUrl);
  const short = formatMarkdownCode(sha.slice(0, 7));
  return repository === undefined ? short : `[${short}](${repository}/commit/${sha})`;
}
