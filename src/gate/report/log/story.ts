/**
 * The log of a run before anything is published: the sentence and the blocking findings. For a passed run, only
 * warnings.
 */
import { toPlainText } from '../../../shared/prose.ts';
import { formatLocation, formatStepLocation } from '../../../shared/shown/location.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import { pluralize } from '../../../shared/text/amounts.ts';
import { formatRoles } from '../../../shared/text/file-role.ts';
import { getRemediation, listDataSteps, mayBeSecret } from '../../../shared/text/finding-texts.ts';
import { formatAdvice } from '../advice.ts';
import { getHelpUrl } from '../help-page.ts';
import { formatWarnings } from '../notices.ts';
import { formatIntro, formatOthers, selectDecidingFindings, tallyOthers } from '../numbers.ts';
import { formatOwnership } from '../owners.ts';
import { countItemFindings, type FindingItem, groupPackages } from '../packages.ts';
import type { Report, ReportFinding } from '../report.ts';
import { chooseMark, formatSentence, getShownVerdict } from '../sentence/sentence.ts';
import { formatTally } from '../tally.ts';
import {
  extractFirstSentence,
  formatReasons,
  formatScores,
  formatSeverityName,
  getCwe,
  groupFindings,
} from '../wording.ts';
import { indentHanging, type LogLine, logWidth, type Style, wrapText } from './text.ts';

interface StoryOptions {
  /** Maximum number of named findings (30). */
  maxFindings?: number;
  width?: number;
  /** Whether the code of blocking findings is shown, if known. */
  hasCode?: boolean;
  /** Whether the way of their data is. */
  hasPath?: boolean;
}

/** Neutralized lines without line breaks. Findings that are not `disclosed` are counted, not named. */
export function formatStory(report: Report, options: StoryOptions = {}): LogLine[] {
  const { width = logWidth } = options;
  const indent = (line: string) => indentHanging('  ', line, width);
  const warned = formatWarnings(report).flatMap(indent);
  if (report.verdict === 'passed') return warned.length === 0 ? [] : ['', ...warned];
  const isFailed = report.verdict === 'failed';
  const parts = [
    [formatClosingLine(report)],
    isFailed ? [] : formatUndecided(report, indent),
    formatFindings(report, { ...options, width }),
    warned,
    isFailed ? [...formatOthersSection(report), ...indent(neutralizeLine(formatAdvice(report), 800))] : [],
  ];
  return parts.filter((part) => part.length > 0).flatMap((part) => ['', ...part]);
}

const colors = { passed: 'green', failed: 'red', inconclusive: 'yellow' } as const;

/** The sentence with its mark. */
export function formatClosingLine(report: Report): LogLine {
  return [{ text: `${chooseMark(report)} ${formatSentence(report)}`, style: colors[getShownVerdict(report)] }];
}

/** One line for each line of the message (each wrong setting), then what to do and where to read more. */
function formatUndecided(report: Report, indent: (line: string) => string[]): string[] {
  const { hint, reason } = report;
  const why = formatReasons(report, formatSentence(report))
    .slice(0, 20)
    .flatMap((line) => indent(neutralizeLine(line, 600)));
  const help = getHelpUrl(reason);
  return [
    ...why,
    ...(hint === undefined ? [] : indent(neutralizeLine(toPlainText(hint), 800))),
    ...(help === undefined ? [] : [`  ${help}`]),
  ];
}

function formatFindings(report: Report, options: StoryOptions): LogLine[] {
  const { maxFindings = 30, width = logWidth } = options;
  const findings = selectDecidingFindings(report);
  const intro = formatIntro(report);
  const named = findings.filter(({ disclosed }) => disclosed);
  const items = groupPackages(report, named, maxFindings);
  const columns = computeColumns(items, width);
  const rows = items.flatMap((item) => formatItem(item, columns, options));
  const shown = items.reduce((sum, item) => sum + countItemFindings(item), 0);
  const unnamed = findings.length - named.length;
  const more = findings.length - shown - unnamed;
  return [
    ...(intro === '' ? [] : [`  ${intro}`, '']),
    ...rows,
    ...(more > 0 ? [`  … and ${more} more, ${shown} of ${findings.length} shown: the report file has all`] : []),
    ...(unnamed > 0 ? [`  ${pluralize(unnamed, 'finding')} not named here (setting disclose)`] : []),
  ];
}

interface Columns {
  width: number;
  severity: number;
  title: number;
}

/** What the severity and the place need beside the title. */
const besideTitle = 46;

function computeColumns(items: readonly FindingItem[], width: number): Columns {
  const severity = Math.max(0, ...items.map(({ finding }) => formatSeverityName(finding).length));
  const title = Math.max(0, ...items.map((item) => Math.min(width - besideTitle, formatItemTitle(item).length)));
  return { severity, title, width };
}

const severityStyles: Record<ReportFinding['severity'], Style> = {
  CRITICAL: 'red',
  HIGH: 'red',
  MEDIUM: 'yellow',
  LOW: 'cyan',
  INFO: 'dim',
};

function formatItem(item: FindingItem, columns: Columns, { hasCode, hasPath }: StoryOptions): LogLine[] {
  const { finding } = item;
  const indent = ' '.repeat(columns.severity + 4);
  const place = formatLocation(finding, 80) ?? '';
  const [first = '', ...rest] = wrapText(formatItemTitle(item), columns.width - indent.length);
  const hasRoom = rest.length === 0 && indent.length + columns.title + 2 + place.length <= columns.width;
  const isBeside = hasRoom && first.length <= columns.title && place !== '';
  const head: LogLine = [
    '  ',
    { text: formatSeverityName(finding).padEnd(columns.severity), style: severityStyles[finding.severity] },
    '  ',
    { text: isBeside ? first.padEnd(columns.title) : first, style: 'bold' },
    ...(isBeside ? ['  ', { text: place, style: 'cyan' } as const] : []),
  ];
  const facts = [...(isBeside || place === '' ? [] : [place]), ...listItemFacts(item)].join(' · ');
  const below = facts === '' ? [] : wrapText(facts, columns.width - indent.length);
  const code = hasCode ? formatCode(finding, columns.width - indent.length) : [];
  const path = hasPath ? formatDataPath(finding, columns.width - indent.length) : [];
  return [head, ...[...rest, ...below, ...code, ...path].map((line) => `${indent}${line}`)];
}

function formatItemTitle(item: FindingItem): string {
  if (item.package === undefined) return neutralizeLine(item.finding.title, 160).trim() || 'Untitled';
  const { name, version, findings } = item.package;
  return `${neutralizeLine(`${name} ${version}`, 140)}: ${pluralize(findings.length, 'vulnerability', 'vulnerabilities')}`;
}

function listItemFacts(item: FindingItem): string[] {
  const { finding } = item;
  const advice =
    item.package === undefined ? extractFirstSentence(getRemediation(finding)) : formatPackageAdvice(item.package);
  const own = item.package === undefined ? [getCwe(finding), ...formatScores(finding)] : [];
  const facts = [...own, formatOwnership(finding), advice === undefined ? undefined : neutralizeLine(advice, 200)];
  return facts.filter((fact) => fact !== undefined);
}

function formatPackageAdvice({ update }: NonNullable<FindingItem['package']>): string | undefined {
  return update === undefined ? undefined : `${update}.`;
}

const codeMost = 5;
/** Minified code has lines without end. */
const codeLineMost = 600;

/** The code from the scanner, numbered from its line. Never shown for a secret, or for a finding that may be one. */
function formatCode(finding: ReportFinding, room: number): string[] {
  const snippet = mayBeSecret(finding) ? undefined : finding.detail?.codeSnippet;
  if (snippet === undefined || snippet.trim() === '') return [];
  const lines = snippet.replaceAll('\t', '  ').split(/\r?\n/).slice(0, codeMost);
  const first = finding.line;
  const width = first === undefined ? 0 : String(first + lines.length - 1).length;
  return lines.flatMap((line, index) => {
    const number = first === undefined ? '' : `${String(first + index).padStart(width)} `;
    // A word is never cut: half a secret would not be recognized as one.
    const parts = wrapText(neutralizeLine(line, codeLineMost), room - number.length - 2);
    return parts.map((part, row) => `${row === 0 ? number : ' '.repeat(number.length)}│ ${part}`);
  });
}

/** A numbered list. */
function formatDataPath(finding: ReportFinding, room: number): string[] {
  return listDataSteps(finding).flatMap((step, index) => {
    const line = `${formatStepLocation(step, 80)}  ${neutralizeLine(step.code ?? '', codeLineMost)}`.trimEnd();
    return indentHanging(`${index + 1}.`.padEnd(4), line, room);
  });
}

/** `10 other findings do not block: 2 high, 5 medium, 3 low`. */
function formatOthersSection(report: Report): string[] {
  const others = tallyOthers(report);
  const text = formatOthers(report, others);
  const roles = formatRoles(groupFindings(report.findings).open);
  const marked = roles === '' ? [] : [`  Of these, ${roles}.`];
  return text === '' ? [] : [`  ${text}: ${formatTally(others)}`, ...marked, ''];
}
