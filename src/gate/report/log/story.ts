/**
 * The log of a run: the sentence and the blocking findings (for a passed run, only warnings), and folded, how the run
 * reached its verdict and where the time went.
 */

import type { Phase } from '../../../shared/clock.ts';
import { toPlainText } from '../../../shared/prose.ts';
import { severities } from '../../../shared/severity.ts';
import { formatLocation, formatStepLocation } from '../../../shared/shown/location.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import { formatDuration, pluralize } from '../../../shared/text/amounts.ts';
import { formatRoles } from '../../../shared/text/file-name.ts';
import { listDataSteps, mayBeSecret } from '../../../shared/text/finding-texts.ts';
import { formatAdvice, formatExceptionLead, formatSuggestedExceptions } from '../advice.ts';
import { formatIntro, formatOthers, formatTally, selectDecidingFindings, tallyOthers } from '../numbers.ts';
import { countItemFindings, type FindingItem, getItemAdvice, groupPackages } from '../packages.ts';
import type { Report, ReportFinding } from '../report.ts';
import { chooseMark, formatSentence, getShownVerdict } from '../sentence/sentence.ts';
import {
  countRequests,
  formatCoverage,
  formatDiagnostics,
  formatEndingExceptions,
  formatExceptions,
  formatExclusions,
  formatLeftOut,
  formatLookUps,
  formatOwnership,
  formatRange,
  formatReasons,
  formatScores,
  formatSeverityName,
  formatTitle,
  formatWarnings,
  getCwe,
  getHelpUrl,
  groupFindings,
  isPartlyScanned,
  listShownRules,
  listUncoveredTypes,
  typeNames,
  verdictMarks,
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
  const columns = {
    width,
    severity: Math.max(0, ...items.map(({ finding }) => formatSeverityName(finding).length)),
    title: Math.max(0, ...items.map((item) => Math.min(width - besideTitle, formatItemTitle(item).length))),
  };
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

/** What the severity and the place need beside the title. */
const besideTitle = 46;

const severityStyles: Record<ReportFinding['severity'], Style> = {
  CRITICAL: 'red',
  HIGH: 'red',
  MEDIUM: 'yellow',
  LOW: 'cyan',
  INFO: 'dim',
};

function formatItem(
  item: FindingItem,
  columns: { width: number; severity: number; title: number },
  { hasCode, hasPath }: StoryOptions,
): LogLine[] {
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
  if (item.package === undefined) return formatTitle(item.finding, 160);
  const { name, version } = item.package;
  return `${neutralizeLine(`${name} ${version}`, 140)}: ${item.package.findings.length} vulnerabilities`;
}

function listItemFacts(item: FindingItem): string[] {
  const { finding } = item;
  const advice = getItemAdvice(item);
  const own = item.package === undefined ? [getCwe(finding), ...formatScores(finding)] : [];
  const facts = [...own, formatOwnership(finding), advice === undefined ? undefined : neutralizeLine(advice, 200)];
  return facts.filter((fact) => fact !== undefined);
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

const notesMost = 20;
const diagnosticsMost = 10;

/**
 * The folded part: how the run reached its verdict. Neutralized lines without line breaks. `asides` are the messages of
 * the surfaces.
 */
export function formatDecision(report: Report, asides: readonly string[], width = logWidth): string[] {
  const formatList = (heading: string, texts: readonly string[], most: number) => {
    const items = texts.slice(0, most).flatMap((text) => indentHanging('  - ', neutralizeLine(text, 600), width));
    const more = texts.length > most ? [`  … and ${texts.length - most} more`] : [];
    return texts.length === 0 ? [] : [heading, ...items, ...more];
  };
  const { policy, tool } = report;
  const coverage = formatCoverage(report);
  const exceptions = formatSuggestedExceptions(report)?.split('\n');
  const source = `Policy: ${policy.source}${policy.sha256 === '' ? '' : ` (${policy.sha256.slice(0, 12)})`}`;
  const run = [
    `Scan Gate ${tool.version}`,
    pluralize(countRequests(report), 'request'),
    formatDuration(report.durationMs),
  ];
  return [
    ...formatCounts(report),
    ...formatRules(report, width),
    ...formatList('Left out:', formatExclusions(report), notesMost),
    ...formatList('Exceptions:', formatExceptions(report), notesMost),
    ...(coverage === undefined
      ? []
      : [`${isPartlyScanned(report) ? 'Coverage of the change' : 'Coverage'}: ${coverage}`]),
    ...formatList('Skipped or not readable:', formatDiagnostics(report), diagnosticsMost),
    ...formatList('Notes:', [...formatLookUps(report), ...report.notes, ...asides], notesMost),
    ...(exceptions ? [formatExceptionLead(report, (path) => path), ...exceptions.map((line) => `  ${line}`)] : []),
    source,
    run.join(' · '),
  ].map((line) => neutralizeLine(line));
}

/** What a person needs to know about a passed run if the log cannot fold. The lines are neutralized. */
export function formatNeeded(report: Report, asides: readonly string[], width = logWidth): string[] {
  const missing = listUncoveredTypes(report).map((type) => typeNames[type]);
  const skipped = formatDiagnostics(report).length;
  const notes = [
    ...formatEndingExceptions(report),
    ...formatLookUps(report),
    ...formatExclusions(report),
    ...report.notes,
    ...asides,
  ];
  const more = notes.length - notesMost;
  const lines = [
    ...(missing.length === 0 ? [] : [`Not scanned: ${missing.join(', ')}`]),
    ...(skipped === 0
      ? []
      : [`Skipped or not readable: ${skipped} (--verbose shows ${skipped === 1 ? 'which' : 'all'})`]),
    ...notes.slice(0, notesMost),
    ...(more > 0 ? [`… and ${more} more ${more === 1 ? 'note' : 'notes'}: --verbose shows all`] : []),
  ];
  return lines.flatMap((line) => indentHanging('', neutralizeLine(line, 600), width));
}

function formatCounts(report: Report): string[] {
  const { scan, base, listedSeverities } = report;
  if (scan === undefined) return [];
  const unlisted = severities.filter(
    (severity) => !listedSeverities.includes(severity) && (scan.counts[severity] ?? 0) > 0,
  );
  return [
    ...(Object.keys(scan.counts).length === 0
      ? []
      : [`This scan found ${formatTally(scan.counts) || 'nothing'} (${scan.id})`]),
    ...(base === undefined ? [] : [formatBase(base)]),
    ...(unlisted.length === 0 ? [] : [`Known only by their number: ${unlisted.join(', ').toLowerCase()}`]),
    ...[formatLeftOut(report)].filter((line) => line !== ''),
  ];
}

/** If a count is missing, nothing is claimed about the base. */
function formatBase({ branch, counts, scanId, ageDays = 0 }: NonNullable<Report['base']>): string {
  const id = ageDays < 1 ? scanId : `${scanId}, ${pluralize(ageDays, 'day')} older`;
  const isCounted = severities.every((severity) => counts[severity] !== undefined);
  const words = formatTally(counts) || (isCounted ? 'nothing' : undefined);
  return words === undefined ? `The counts of ${branch} could not be read (${id})` : `${branch} has ${words} (${id})`;
}

function formatRules(report: Report, width: number): string[] {
  return listShownRules(report).flatMap((rule) => {
    const head = `${verdictMarks[rule.shown]} ${neutralizeLine(rule.rule, 60)}: ${formatRange(rule)} ${rule.counted}, ${rule.limit} allowed`;
    return [head, ...indentHanging('    ', neutralizeLine(rule.line, 600), width)];
  });
}

export const timingTitle = 'Where the time went';

/** The duration of each phase, and of all: `collect   1.2 s   27 requests`. */
export function formatTimings(phases: readonly Phase[]): string[] {
  const all = {
    name: 'in all',
    ms: phases.reduce((sum, { ms }) => sum + ms, 0),
    requests: phases.reduce((sum, { requests }) => sum + requests, 0),
  };
  const formatSeconds = ({ ms }: { ms: number }) => `${(ms / 1000).toFixed(1)} s`;
  const width = Math.max(...[...phases, all].map((each) => formatSeconds(each).length));
  return [...phases, all].map((each) => {
    const requests = each.requests === 0 ? '' : pluralize(each.requests, 'request');
    return `${each.name.padEnd(8)} ${formatSeconds(each).padStart(width)}  ${requests}`.trimEnd();
  });
}
