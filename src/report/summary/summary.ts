/**
 * The run as GitHub Flavored Markdown, for the job summary and, shorter, for a comment: the sentence, the blocking
 * findings, and the rest folded.
 */
import { adviceOf, exceptionsPage } from '../advice.ts';
import { bytesOf, type TextBudget } from '../budget.ts';
import { helpUrl } from '../help-page.ts';
import { markdownCode, markdownProse, markdownText } from '../neutral.ts';
import { endingLines, warningLines } from '../notices.ts';
import { decidingFindings, introText, othersText } from '../numbers.ts';
import { safeRepositoryUrl, safeSha } from '../place.ts';
import type { Report, ReportFinding } from '../report.ts';
import { iconOf, sentenceLimit, sentenceOf } from '../sentence/sentence.ts';
import { baseName, isCompared, isNothingNew, newsOfBase, openCounts } from '../sentence/standing.ts';
import { plural, sumOf, tallySentence } from '../tally.ts';
import { type Groups, groupFindings, typeNames, uncoveredTypes, whyLines } from '../wording.ts';
import { decisionFold } from './decision.ts';
import { askedColumns, type FindingTable, findingTable } from './findings.ts';

export interface SummaryOptions {
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
export function summary(report: Report, options: SummaryOptions = {}): string {
  const { maxBytes = 900_000, hasHeading = true, isWhole = true, reportFile } = options;
  const budget: TextBudget = { left: Math.max(0, maxBytes - fixedBytes) };
  const groups = groupFindings(report.findings);
  const body =
    report.verdict === 'passed' ? passedLines(report, options) : blockingParts(report, groups, { ...options, budget });
  budget.left = Math.max(0, budget.left - bytesOf(body.join('\n\n')));
  const hasFold = isWhole || report.verdict !== 'passed';
  const parts = [
    hasHeading ? headingOf(report, options.category) : '',
    ...body,
    hasFold && report.scan !== undefined
      ? decisionFold(report, { budget, groups, others: othersText(report), reportFile })
      : '',
    hasFold ? footer(report, options) : '',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Includes the category if a repository has several gates. */
function headingOf(report: Report, category: string | undefined): string {
  const gate = category === undefined ? '' : ` · ${markdownText(category, 60)}`;
  return `### ${iconOf(report)} ${markdownText(sentenceOf(report), sentenceLimit)}${gate}`;
}

/** At most one line, and one for each limit of the pass. */
function passedLines(report: Report, { allFindingsUrl }: SummaryOptions): string[] {
  const open = openCounts(report);
  const limits = [warningLine(report), endingLine(report), uncoveredLine(report)];
  if (sumOf(open) === 0) return limits;
  const news = sumOf(newsOfBase(report));
  const said =
    isCompared(report) && isNothingNew(report)
      ? news > 0
        ? `This change did not bring ${news === 1 ? 'it' : 'them'} in; ${markdownText(baseName(report), 60)}’s own run judges ${news === 1 ? 'it' : 'them'}.`
        : `${tallySentence(open)} ${sumOf(open) === 1 ? 'was' : 'were'} there before.`
      : '';
  const link = allFindingsUrl === undefined ? '' : `[All findings](${allFindingsUrl})`;
  return [[said, link].filter((part) => part !== '').join(' '), ...limits];
}

/** Warnings that do not fail the run. */
function warningLine(report: Report): string {
  const lines = warningLines(report);
  return lines.length === 0
    ? ''
    : `⚠️ ${lines
        .slice(0, 10)
        .map((line) => markdownText(`${line}.`, 200))
        .join('<br>⚠️ ')}`;
}

/** Exceptions that end soon, while there is time to decide. */
function endingLine(report: Report): string {
  const lines = endingLines(report)
    .slice(0, 5)
    .map((line) => `⏳ ${markdownText(`${line}.`, 300)}`);
  return lines.join('<br>');
}

/** Without a scan, the absence of findings proves nothing. */
function uncoveredLine(report: Report): string {
  const missing = uncoveredTypes(report);
  return missing.length === 0 ? '' : `Not scanned: ${missing.map((type) => typeNames[type]).join(', ')}.`;
}

interface Limits extends SummaryOptions {
  budget: TextBudget;
}

function blockingParts(report: Report, groups: Groups, limits: Limits): string[] {
  const { budget, maxFindings = 50 } = limits;
  const shown = decidingFindings(report, groups);
  const table = findingTable(report, shown, { most: maxFindings, budget, share: 0.6, columns: askedColumns(report) });
  const isFailed = report.verdict === 'failed';
  return [
    ...(isFailed ? [] : undecidedLines(report)),
    introText(report, groups),
    table.markdown,
    cutText(shown, table),
    warningLine(report),
    endingLine(report),
    isFailed ? adviceLine(report) : '',
    isFailed ? uncoveredLine(report) : '',
  ];
}

/** The reason, and what to do. */
function undecidedLines(report: Report): string[] {
  const { hint, reason } = report;
  const why = whyLines(report, sentenceOf(report)).join('; ');
  const help = helpUrl(reason);
  const parts = [why === '' ? '' : `${markdownText(why, 600)}.`, hint === undefined ? '' : markdownProse(hint, 600)];
  const said = parts.filter((part) => part !== '');
  if (help !== undefined) said.push(`${said.pop() ?? ''} [More](${help})`.trim());
  return said;
}

function cutText(findings: readonly ReportFinding[], { shown }: FindingTable): string {
  const unnamed = findings.filter(({ disclosed }) => !disclosed).length;
  const parts = [
    shown < findings.length - unnamed
      ? `${shown} of ${findings.length} shown, worst first; the report file has all.`
      : '',
    unnamed > 0 ? `${plural(unnamed, 'finding')} not named here (setting disclose).` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function adviceLine(report: Report): string {
  const { lead, link } = adviceOf(report);
  return `${lead}[${link}](${exceptionsPage}).`;
}

function footer(report: Report, { allFindingsUrl }: SummaryOptions): string {
  const scan = report.scan === undefined ? undefined : `scan ${markdownCode(report.scan.id, 80)}`;
  const place = [scan, commitLink(report)].filter((part) => part !== undefined).join(' at ');
  const all = allFindingsUrl === undefined ? '' : `[All findings](${allFindingsUrl})`;
  const parts = [all, place].filter((part) => part !== '');
  return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}

function commitLink(report: Report): string | undefined {
  const sha = safeSha(report.headSha);
  if (sha === undefined) return undefined;
  const repository = safeRepositoryUrl(report.repositoryUrl);
  const short = markdownCode(sha.slice(0, 7));
  return repository === undefined ? short : `[${short}](${repository}/commit/${sha})`;
}
