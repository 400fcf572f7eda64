/** The closing part of the log: findings, rules, coverage, notes and the verdict, as neutral lines for 100 columns. */

import { severities } from '../policy/finding.ts';
import { neutralLine } from './neutral.ts';
import { displayPlace } from './place.ts';
import type { Report, ReportFinding } from './report.ts';
import {
  coverageText,
  diagnosticLines,
  exceptionLines,
  factsOf,
  type Groups,
  groupFindings,
  labelWord,
  listedFindings,
  plural,
  rangeOf,
  type Standing,
  scanCountsText,
  severityWord,
  shownText,
  standings,
  verdictMarks,
  verdictTitle,
} from './wording.ts';

export interface LogOptions {
  /** Where the full set is, as the user would open it. */
  reportFile: string | undefined;
  /** Findings named in all (30), and of those that do not block (10). */
  maxFindings?: number;
  maxHarmless?: number;
}

const width = 100;
const maxNotes = 20;
const maxDiagnostics = 10;

const headings: Record<Standing, string> = {
  blocks: 'Blocks',
  'may block': 'May block: the evidence does not settle it',
  open: 'Open, does not block',
  excepted: 'Excepted by the policy',
  suppressed: 'Suppressed at the service',
  fixed: 'Fixed',
};

/** The lines, each neutral and without a line break. Findings that are not `disclosed` are counted, not named. */
export function lines(report: Report, options: LogOptions): string[] {
  const sections = [
    findingLines(report, options),
    ruleLines(report),
    exceptionSection(report),
    scanLines(report),
    noteLines(report),
    bannerLines(report, options),
  ];
  return sections
    .filter((section) => section.length > 0)
    .flatMap((section, index) => (index === 0 ? section : ['', ...section]))
    .map((line) => neutralLine(line));
}

function findingLines(report: Report, options: LogOptions): string[] {
  const groups = groupFindings(report.findings);
  const counted = standings.filter((standing) => groups[standing].length > 0);
  if (counted.length === 0) return noFindingLines(report);
  const chosen = chooseFindings(groups, options);
  const rows = standings.flatMap((standing) => groupLines(standing, groups[standing].length, chosen[standing]));
  const heads = counted.map((standing) => countWords[standing](groups[standing].length)).join(', ');
  return [`Findings: ${heads}`, ...rows, ...remainderLines(report, { groups, chosen }, options)];
}

function noFindingLines(report: Report): string[] {
  if (report.listedSeverities.length === 0) return [];
  return ['Findings: none listed for this scan', ...elsewhereLines(report)];
}

const countWords: Record<Standing, (count: number) => string> = {
  blocks: (count) => `${count} ${count === 1 ? 'blocks' : 'block'}`,
  'may block': (count) => `${count} may block`,
  open: (count) => `${count} open that ${count === 1 ? 'does' : 'do'} not block`,
  excepted: (count) => `${count} excepted`,
  suppressed: (count) => `${count} suppressed`,
  fixed: (count) => `${count} fixed`,
};

/** The worst that may be named: what blocks gets all the room it needs first. Fixed ones are only counted. */
function chooseFindings(groups: Groups, { maxFindings = 30, maxHarmless = 10 }: LogOptions): Groups {
  let room = maxFindings;
  let harmless = maxHarmless;
  const take = (standing: Standing): ReportFinding[] => {
    const isHarmless = standing === 'open' || standing === 'excepted' || standing === 'suppressed';
    const most = isHarmless ? Math.min(room, harmless) : room;
    const taken = groups[standing].filter((finding) => finding.disclosed).slice(0, most);
    room -= taken.length;
    if (isHarmless) harmless -= taken.length;
    return taken;
  };
  return {
    blocks: take('blocks'),
    'may block': take('may block'),
    open: take('open'),
    excepted: take('excepted'),
    suppressed: take('suppressed'),
    fixed: [],
  };
}

function groupLines(standing: Standing, total: number, shown: ReportFinding[]): string[] {
  if (shown.length === 0) return [];
  const amount = shown.length < total ? `${shown.length} of ${total}` : `${total}`;
  return ['', `  ${headings[standing]} (${amount})`, ...shown.flatMap(rowLines)];
}

const column = 14;

/** The id stands at the right edge of the title's line when there is room, else behind the facts. */
function rowLines(finding: ReportFinding): string[] {
  const indent = ' '.repeat(column);
  const severity = finding.severityKnown ? finding.severity : 'UNKNOWN';
  const id = neutralLine(finding.id, 80);
  const title = wrap(neutralLine(finding.title, 160).trim() || 'Untitled', width - column);
  const [first = '', ...rest] = title;
  const hasRoom = rest.length === 0 && column + first.length + 2 + id.length <= width;
  const head = `    ${severity.padEnd(column - 4)}${first}`;
  const unknown = finding.severityKnown ? [] : [severityWord(finding)];
  const place = displayPlace(finding, 80) ?? 'no file given';
  const facts = [place, ...unknown, ...factsOf(finding), labelWord(finding), ...(hasRoom ? [] : [id])];
  return [
    hasRoom ? `${head.padEnd(width - id.length)}${id}` : head,
    ...rest.map((line) => `${indent}${line}`),
    ...wrap(facts.join(' · '), width - column, ' · ').map((line) => `${indent}${line}`),
  ];
}

function remainderLines(
  report: Report,
  { groups, chosen }: { groups: Groups; chosen: Groups },
  { reportFile }: LogOptions,
): string[] {
  const all = listedFindings(groups);
  const shown = standings.reduce((sum, standing) => sum + chosen[standing].length, 0);
  const hiddenCount = all.filter((finding) => !finding.disclosed).length;
  const text = shownText(shown, all.length, reportFile);
  const said = text === undefined ? [] : [`  ${text}.`];
  if (hiddenCount > 0) {
    said.push(`  ${plural(hiddenCount, 'finding')} not named here, because outsiders can read this log.`);
  }
  said.push(...elsewhereLines(report));
  return said.length === 0 ? [] : ['', ...said];
}

function elsewhereLines(report: Report): string[] {
  if (report.elsewhereCount === 0) return [];
  return [`  ${plural(report.elsewhereCount, 'violation')} of other branches left out: this scan did not see them.`];
}

function ruleLines(report: Report): string[] {
  if (report.rules.length === 0) return [];
  const names = report.rules.map((rule) => neutralLine(rule.rule, 60));
  const pad = Math.max(...names.map((name) => name.length));
  const rows = report.rules.flatMap((rule, index) => {
    const head = `  ${verdictMarks[rule.verdict]} ${(names[index] ?? '').padEnd(pad)}  `;
    const reason = wrap(neutralLine(rule.line, 600), width - 6);
    const remedy = rule.verdict === 'passed' ? [] : wrap(neutralLine(rule.remedy, 600), width - 6);
    return [
      `${head}${rangeOf(rule)} blocking, ${rule.limit} allowed`,
      ...[...reason, ...remedy].map((line) => `      ${line}`),
    ];
  });
  return ['Rules', ...rows];
}

function exceptionSection(report: Report): string[] {
  const texts = exceptionLines(report);
  const more = texts.length > maxNotes ? [`  … and ${texts.length - maxNotes} more`] : [];
  return texts.length === 0
    ? []
    : ['Exceptions', ...texts.slice(0, maxNotes).flatMap((text) => hanging('  - ', text)), ...more];
}

function scanLines(report: Report): string[] {
  if (report.scan === undefined) return [];
  const skipped = diagnosticLines(report);
  const unlisted = severities.filter((severity) => !report.listedSeverities.includes(severity));
  const more = skipped.length > maxDiagnostics ? [`    … and ${skipped.length - maxDiagnostics} more`] : [];
  return [
    `Scan ${neutralLine(report.scan.id, 100)}`,
    `  Counts    ${scanCountsText(report) ?? 'the scan states none'}`,
    ...baseLines(report),
    ...(unlisted.length > 0 ? [`  Not listed, known by the count alone: ${unlisted.join(', ')}`] : []),
    `  Coverage  ${coverageText(report.scan.coverage)}`,
    ...(skipped.length > 0 ? ['  Skipped or not readable:'] : []),
    ...skipped.slice(0, maxDiagnostics).flatMap((line) => hanging('    - ', line)),
    ...more,
  ];
}

function baseLines({ base }: Report): string[] {
  if (base === undefined) return [];
  const counts = severities
    .map((severity) => `${base.counts[severity] ?? 'unknown'} ${severity.toLowerCase()}`)
    .join(', ');
  return [`  Base      ${counts} (${neutralLine(base.branch, 100)}, scan ${neutralLine(base.scanId, 100)})`];
}

function noteLines(report: Report): string[] {
  if (report.notes.length === 0) return [];
  const more = report.notes.length > maxNotes ? [`  … and ${report.notes.length - maxNotes} more`] : [];
  const shown = report.notes.slice(0, maxNotes).flatMap((note) => hanging('  - ', neutralLine(note, 600)));
  return ['Notes', ...shown, ...more];
}

function bannerLines(report: Report, { reportFile }: LogOptions): string[] {
  const banner = `${verdictMarks[report.verdict]} ${verdictTitle(report)}: ${neutralLine(report.message, 600)}`;
  const hint = report.hint === undefined ? [] : hanging('  What next: ', neutralLine(report.hint, 800));
  const file = reportFile === undefined ? [] : [`  Full report: ${reportFile}`];
  return [...wrap(banner, width).map((line, index) => (index === 0 ? line : `  ${line}`)), ...hint, ...file];
}

function hanging(mark: string, text: string): string[] {
  const indent = ' '.repeat(mark.length);
  return wrap(text, width - mark.length).map((line, index) => `${index === 0 ? mark : indent}${line}`);
}

/** Breaks at the separator, which stays out at a break; a word that is too long gets a line of its own. */
function wrap(text: string, columns: number, separator = ' '): string[] {
  const wrapped: string[] = [];
  for (const word of text.split(separator)) {
    const last = wrapped.at(-1);
    if (last !== undefined && last.length + separator.length + word.length <= columns) {
      wrapped[wrapped.length - 1] = `${last}${separator}${word}`;
    } else {
      wrapped.push(word);
    }
  }
  return wrapped;
}
