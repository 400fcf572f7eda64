/** The run as GitHub-flavoured Markdown, for the job summary and, in a smaller size, a comment. */
import type { RuleResult, Verdict } from '../../policy/verdict.ts';
import { type Budget, bytesOf, within } from '../budget.ts';
import { markdownBlock, markdownCode, markdownText, neutralLine } from '../neutral.ts';
import { blobUrl, displayPlace, safeRepositoryUrl, safeSha } from '../place.ts';
import type { Report, ReportFinding } from '../report.ts';
import {
  cweOf,
  diagnosticLines,
  durationText,
  exceptionLines,
  exceptionWord,
  type Groups,
  groupFindings,
  labelWord,
  listedFindings,
  plural,
  remediationOf,
  requestCount,
  severityWord,
  shownText,
  standingOf,
  statusWord,
  verdictTitle,
} from '../wording.ts';
import { scanSection } from './scan.ts';

export interface SummaryOptions {
  /** Bytes in UTF-8 (900,000: one more than 1 MiB and GitHub discards the whole summary). */
  maxBytes?: number;
  /** Findings named at most (50). */
  maxFindings?: number;
  reportFile?: string | undefined;
  /** Whether a Mermaid chart goes with the counts (false). */
  hasChart?: boolean;
}

const verdictEmoji: Record<Verdict, string> = { passed: '✅', failed: '❌', inconclusive: '⚠️' };
const ruleEmoji: Record<Verdict, string> = { passed: '✅ holds', failed: '❌ broken', inconclusive: '⚠️ undecided' };
/** What the fixed parts (title, counts, coverage, footer, headings) may take at their very longest. */
const fixedBytes = 12_000;

/** The whole summary; findings that are not `disclosed` are counted, not named. */
export function summary(report: Report, options: SummaryOptions = {}): string {
  const { maxBytes = 900_000, maxFindings = 50, reportFile, hasChart = false } = options;
  const groups = groupFindings(report.findings);
  const budget: Budget = { left: Math.max(0, maxBytes - fixedBytes) };
  const lead = leadSection(report);
  budget.left = Math.max(0, budget.left - bytesOf(lead));
  const rules = ruleSection(report, budget);
  const notes = noteSection(report, budget);
  const exceptions = listSection('Exceptions', exceptionLines(report), budget);
  const diagnostics = diagnosticSection(report, budget);
  const findings = findingSections(report, groups, { budget, maxFindings, reportFile });
  const sections = [
    lead,
    findings.blocking,
    rules,
    exceptions,
    scanSection(report, groups, { hasChart }),
    diagnostics,
    findings.others,
    findings.remediation,
    findings.counted,
    notes,
    footer(report),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function leadSection(report: Report): string {
  const title = `## ${verdictEmoji[report.verdict]} Scan Gate: ${verdictTitle(report).toLowerCase()}`;
  const hint = report.hint === undefined ? '' : `\n\n**What next:** ${markdownText(report.hint, 800)}`;
  return `${title}\n\n${markdownText(report.message, 600)}.${hint}`;
}

function ruleSection(report: Report, budget: Budget): string {
  if (report.rules.length === 0) return '';
  const rows = within(report.rules, { budget, share: 0.3 }, ruleRow);
  const more = report.rules.length - rows.length;
  const cutNote = more > 0 ? `\n\n${plural(more, 'rule')} more in the report file.` : '';
  return `### Rules\n\n| Rule | Verdict | At least | At most | Allowed | Why |\n|---|---|--:|--:|--:|---|\n${rows.join('\n')}${cutNote}`;
}

function ruleRow(rule: RuleResult): string {
  const most = Number.isFinite(rule.hi) ? String(rule.hi) : 'not known';
  const cells = [markdownCode(rule.rule, 80), ruleEmoji[rule.verdict], rule.lo, most, rule.limit];
  return `| ${cells.join(' | ')} | ${markdownText(rule.line, 400)} |`;
}

function noteSection(report: Report, budget: Budget): string {
  return listSection('Notes', report.notes, budget);
}

function diagnosticSection(report: Report, budget: Budget): string {
  return listSection('Skipped or not readable', diagnosticLines(report), budget);
}

function listSection(heading: string, texts: readonly string[], budget: Budget): string {
  if (texts.length === 0) return '';
  const items = within(texts.slice(0, 30), { budget, share: 0.15 }, (text) => `- ${markdownText(text, 500)}`);
  const more = texts.length - items.length;
  if (more > 0) items.push(`- … and ${more} more in the report file`);
  return `**${heading}**\n\n${items.join('\n')}`;
}

interface FindingBudget {
  budget: Budget;
  maxFindings: number;
  reportFile: string | undefined;
}

interface FindingSections {
  blocking: string;
  others: string;
  remediation: string;
  counted: string;
}

function findingSections(report: Report, groups: Groups, limits: FindingBudget): FindingSections {
  const { budget, maxFindings, reportFile } = limits;
  const blocking = [...groups.blocks, ...groups['may block']];
  const others = [...groups.open, ...groups.excepted, ...groups.suppressed];
  const isNamed = (finding: ReportFinding) => finding.disclosed;
  const row = (finding: ReportFinding) => findingRow(report, finding);
  const worst = blocking.filter(isNamed).slice(0, maxFindings);
  const worstRows = within(worst, { budget, share: 0.6 }, row);
  const rest = others.filter(isNamed).slice(0, maxFindings - worstRows.length);
  const restRows = within(rest, { budget, share: 0.6 }, row);
  const shown = [...worst.slice(0, worstRows.length), ...rest.slice(0, restRows.length)];
  return {
    blocking: worstRows.length === 0 ? '' : `### ${blockingHeading(groups)}\n\n${findingTable(worstRows)}`,
    others: restRows.length === 0 ? '' : details(othersHeading(groups), findingTable(restRows)),
    remediation: remediationSection(report, shown, budget),
    counted: countedText(report, groups, { shown: shown.length, reportFile }),
  };
}

function blockingHeading(groups: Groups): string {
  const blocks = groups.blocks.length;
  const may = groups['may block'].length;
  if (may === 0) return `${plural(blocks, 'finding')} ${blocks === 1 ? 'blocks' : 'block'}`;
  return blocks === 0 ? `${plural(may, 'finding')} may block` : `${plural(blocks, 'finding')} block, ${may} may block`;
}

function othersHeading(groups: Groups): string {
  const open = groups.open.length;
  const excepted = groups.excepted.length;
  const settled = groups.suppressed.length;
  const parts = [
    open > 0 ? `${plural(open, 'open finding')} that ${open === 1 ? 'does' : 'do'} not block` : '',
    excepted > 0 ? `${excepted} excepted` : '',
    settled > 0 ? `${settled} suppressed` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function findingTable(rows: readonly string[]): string {
  return `| Effect | Severity | Finding | Where | Type | This scan |\n|---|---|---|---|---|---|\n${rows.join('\n')}`;
}

function findingRow(report: Report, finding: ReportFinding): string {
  const effect = finding.effect === 'none' ? '' : `**${finding.effect}**`;
  const status = finding.status === 'OPEN' ? '' : `<br>${statusWord(finding)}`;
  const exception = finding.exception === undefined ? '' : `<br>${markdownText(exceptionWord(finding.exception), 300)}`;
  const type = [finding.type ?? 'type unknown', cweOf(finding)].filter((word) => word !== undefined).join('<br>');
  const cells = [
    `${effect}${status}${exception}`.replace(/^<br>/, ''),
    severityWord(finding),
    titleOf(finding),
    placeCell(report, finding),
    type.replaceAll('_', '\\_'),
    labelWord(finding),
  ];
  return `| ${cells.join(' | ')} |`;
}

function titleOf(finding: ReportFinding): string {
  return markdownText(finding.title, 200) || 'Untitled';
}

function placeCell(report: Report, finding: ReportFinding): string {
  const place = displayPlace(finding, 120);
  if (place === undefined) return 'no file given';
  const { repositoryUrl, headSha } = report;
  const url = blobUrl({ repositoryUrl, headSha, filePath: finding.filePath, line: finding.line });
  return url === undefined ? markdownCode(place) : `[${markdownCode(place)}](${url})`;
}

function remediationSection(report: Report, shown: readonly ReportFinding[], budget: Budget): string {
  const open = shown.filter((finding) => !['suppressed', 'excepted'].includes(standingOf(finding)));
  const withAdvice = open.filter((finding) => remediationOf(finding) !== undefined);
  const blocks = within(withAdvice, { budget, share: 0.95 }, (finding) => {
    const advice = markdownBlock(remediationOf(finding) ?? '', 1500);
    return `**${titleOf(finding)}**<br>${placeCell(report, finding)}\n\n${advice}\n`;
  });
  if (blocks.length === 0) return '';
  const scope = blocks.length < open.length ? `${blocks.length} of ${open.length}` : String(open.length);
  return details(`How to fix: advice for ${scope} ${open.length === 1 ? 'finding' : 'findings'}`, blocks.join('\n'));
}

/** Both blank lines are needed: HTML ends and Markdown begins at them. */
function details(heading: string, body: string): string {
  return `<details><summary>${heading}</summary>\n\n${body.trimEnd()}\n\n</details>`;
}

function countedText(report: Report, groups: Groups, limits: { shown: number; reportFile: string | undefined }) {
  const all = listedFindings(groups);
  const unnamed = all.filter((finding) => !finding.disclosed).length;
  const file = limits.reportFile === undefined ? undefined : markdownCode(limits.reportFile);
  const sentences = [
    shownText(limits.shown, all.length, file),
    unnamed > 0 ? `${plural(unnamed, 'finding')} not named here, because outsiders can read this` : undefined,
    groups.fixed.length > 0 ? `${groups.fixed.length} fixed` : undefined,
    report.elsewhereCount > 0
      ? `${plural(report.elsewhereCount, 'violation')} of other branches left out: this scan did not see them`
      : undefined,
  ];
  return sentences
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

function footer(report: Report): string {
  const parts = [
    report.scan === undefined ? 'no scan' : `scan ${markdownCode(report.scan.id, 80)}`,
    commitPart(report),
    `policy ${markdownCode(report.policy.source, 160)} ${markdownCode(report.policy.sha256.slice(0, 12))}`,
    `Scan Gate ${neutralVersion(report.tool.version)}`,
    plural(requestCount(report), 'request'),
    durationText(report.durationMs),
  ];
  return `<sub>${parts.filter((part) => part !== undefined).join(' · ')}</sub>`;
}

function commitPart(report: Report): string | undefined {
  const sha = safeSha(report.headSha);
  if (sha === undefined) return undefined;
  const repository = safeRepositoryUrl(report.repositoryUrl);
  const short = markdownCode(sha.slice(0, 7));
  return repository === undefined ? `commit ${short}` : `commit [${short}](${repository}/commit/${sha})`;
}

function neutralVersion(version: string): string {
  return markdownText(neutralLine(version, 40));
}
