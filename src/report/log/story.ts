/**
 * The log of a run before anything is published: the sentence and the blocking findings. For a passed run, only
 * warnings.
 */
import { plainText } from '../../prose.ts';
import { rolesText } from '../../text/file-role.ts';
import { adviceText } from '../advice.ts';
import { helpUrl } from '../help-page.ts';
import { neutralLine } from '../neutral.ts';
import { warningLines } from '../notices.ts';
import { decidingFindings, introText, othersTally, othersText } from '../numbers.ts';
import { ownedText } from '../owners.ts';
import { groupPackages, type Item, sizeOf } from '../packages.ts';
import { displayPlace } from '../place.ts';
import type { Report, ReportFinding } from '../report.ts';
import { markOf, sentenceOf, shownVerdict } from '../sentence/sentence.ts';
import { plural, tallyWords } from '../tally.ts';
import {
  cweOf,
  firstSentence,
  type Groups,
  groupFindings,
  mayBeSecret,
  remediationOf,
  scoresOf,
  severityName,
  whyLines,
} from '../wording.ts';
import { hanging, type LogLine, logWidth, type Style, wrap } from './text.ts';

export interface StoryOptions {
  /** Maximum number of named findings (30). */
  maxFindings?: number;
  /** Whether the code of blocking findings is shown, if known. */
  hasCode?: boolean;
}

/** Neutralized lines without line breaks. Findings that are not `disclosed` are counted, not named. */
export function storyLines(report: Report, options: StoryOptions = {}): LogLine[] {
  const warned = warningLines(report).flatMap((line) => hanging('  ', line));
  if (report.verdict === 'passed') return warned.length === 0 ? [] : ['', ...warned];
  const groups = groupFindings(report.findings);
  const isFailed = report.verdict === 'failed';
  const parts = [
    [closingLine(report)],
    isFailed ? [] : undecidedLines(report),
    findingLines(report, groups, options),
    warned,
    isFailed ? [...othersLines(report), ...hanging('  ', adviceText(report))] : [],
  ];
  return parts.filter((part) => part.length > 0).flatMap((part) => ['', ...part]);
}

const colours = { passed: 'green', failed: 'red', inconclusive: 'yellow' } as const;

/** The sentence with its mark. */
export function closingLine(report: Report): LogLine {
  return [{ text: `${markOf(report)} ${sentenceOf(report)}`, style: colours[shownVerdict(report)] }];
}

/** One line for each line of the message (each wrong setting), then what to do and where to read more. */
function undecidedLines(report: Report): string[] {
  const { hint, reason } = report;
  const why = whyLines(report, sentenceOf(report))
    .slice(0, 20)
    .flatMap((line) => hanging('  ', neutralLine(line, 600)));
  const help = helpUrl(reason);
  return [
    ...why,
    ...(hint === undefined ? [] : hanging('  ', neutralLine(plainText(hint), 800))),
    ...(help === undefined ? [] : [`  ${help}`]),
  ];
}

function findingLines(report: Report, groups: Groups, { maxFindings = 30, hasCode = false }: StoryOptions): LogLine[] {
  const findings = decidingFindings(report, groups);
  const intro = introText(report, groups);
  const named = findings.filter(({ disclosed }) => disclosed);
  const items = groupPackages(report, named, maxFindings);
  const columns = columnsOf(items);
  const rows = items.flatMap((item) => itemLines(item, columns, hasCode));
  const shown = items.reduce((sum, item) => sum + sizeOf(item), 0);
  const unnamed = findings.length - named.length;
  const more = findings.length - shown - unnamed;
  return [
    ...(intro === '' ? [] : [`  ${intro}`, '']),
    ...rows,
    ...(more > 0 ? [`  … and ${more} more, ${shown} of ${findings.length} shown: the report file has all`] : []),
    ...(unnamed > 0 ? [`  ${plural(unnamed, 'finding')} not named here (setting disclose)`] : []),
  ];
}

interface Columns {
  severity: number;
  title: number;
}

const titleMost = 54;

function columnsOf(items: readonly Item[]): Columns {
  const severity = Math.max(0, ...items.map(({ finding }) => severityName(finding).length));
  const title = Math.max(0, ...items.map((item) => Math.min(titleMost, titleOf(item).length)));
  return { severity, title };
}

const severityStyles: Record<ReportFinding['severity'], Style> = {
  CRITICAL: 'red',
  HIGH: 'red',
  MEDIUM: 'yellow',
  LOW: 'cyan',
  INFO: 'dim',
};

function itemLines(item: Item, columns: Columns, hasCode: boolean): LogLine[] {
  const { finding } = item;
  const indent = ' '.repeat(columns.severity + 4);
  const place = placeOf(finding);
  const [first = '', ...rest] = wrap(titleOf(item), logWidth - indent.length);
  const hasRoom = rest.length === 0 && indent.length + columns.title + 2 + place.length <= logWidth;
  const isBeside = hasRoom && first.length <= columns.title && place !== '';
  const head: LogLine = [
    '  ',
    { text: severityName(finding).padEnd(columns.severity), style: severityStyles[finding.severity] },
    '  ',
    { text: isBeside ? first.padEnd(columns.title) : first, style: 'bold' },
    ...(isBeside ? ['  ', { text: place, style: 'cyan' } as const] : []),
  ];
  const facts = [...(isBeside || place === '' ? [] : [place]), ...factsOfItem(item)].join(' · ');
  const below = facts === '' ? [] : wrap(facts, logWidth - indent.length);
  const code = hasCode ? codeLines(finding) : [];
  return [head, ...[...rest, ...below, ...code].map((line) => `${indent}${line}`)];
}

function titleOf(item: Item): string {
  if (item.package === undefined) return neutralLine(item.finding.title, 160).trim() || 'Untitled';
  const { name, version, findings } = item.package;
  return `${neutralLine(`${name} ${version}`, 140)}: ${plural(findings.length, 'vulnerability', 'vulnerabilities')}`;
}

function placeOf(finding: ReportFinding): string {
  return displayPlace(finding, 80) ?? '';
}

function factsOfItem(item: Item): string[] {
  const { finding } = item;
  const advice = item.package === undefined ? firstSentence(remediationOf(finding)) : adviceOf(item.package);
  const own = item.package === undefined ? [cweOf(finding), ...scoresOf(finding)] : [];
  const facts = [...own, ownedText(finding), advice === undefined ? undefined : neutralLine(advice, 200)];
  return facts.filter((fact) => fact !== undefined);
}

function adviceOf({ update }: NonNullable<Item['package']>): string | undefined {
  return update === undefined ? undefined : `${update}.`;
}

const codeMost = 5;

/** The code from the scanner, numbered from its line. Never shown for a secret, or for a finding that may be one. */
function codeLines(finding: ReportFinding): string[] {
  const snippet = mayBeSecret(finding) ? undefined : finding.detail?.codeSnippet;
  if (snippet === undefined || snippet.trim() === '') return [];
  const lines = snippet.replaceAll('\t', '  ').split(/\r?\n/).slice(0, codeMost);
  const first = finding.line;
  const width = first === undefined ? 0 : String(first + lines.length - 1).length;
  return lines.map((line, index) => {
    const number = first === undefined ? '' : `${String(first + index).padStart(width)} `;
    return neutralLine(`${number}│ ${line}`, logWidth - 14);
  });
}

/** `10 other findings do not block: 2 high, 5 medium, 3 low`. */
function othersLines(report: Report): string[] {
  const text = othersText(report);
  const roles = rolesText(groupFindings(report.findings).open);
  const marked = roles === '' ? [] : [`  Of these, ${roles}.`];
  return text === '' ? [] : [`  ${text}: ${tallyWords(othersTally(report))}`, ...marked, ''];
}
