/** The folded part of the log: how the run reached its verdict. */

import { severities } from '../../severity.ts';
import { exceptionLead, exceptionLinesToAdd } from '../advice.ts';
import { neutralLine } from '../neutral.ts';
import { endingLines, leftOutLines, shownRules } from '../notices.ts';
import type { Report } from '../report.ts';
import { plural, tallyWords } from '../tally.ts';
import {
  coverageText,
  diagnosticLines,
  durationText,
  exceptionLines,
  lookUpLines,
  rangeOf,
  requestCount,
  typeNames,
  uncoveredTypes,
  verdictMarks,
} from '../wording.ts';
import { hanging } from './text.ts';

const notesMost = 20;
const diagnosticsMost = 10;

/** Neutralized lines without line breaks. `asides` are the messages of the surfaces. */
export function decisionLines(report: Report, asides: readonly string[]): string[] {
  const { policy, tool } = report;
  const source = `Policy: ${policy.source}${policy.sha256 === '' ? '' : ` (${policy.sha256.slice(0, 12)})`}`;
  const run = [`Scan Gate ${tool.version}`, plural(requestCount(report), 'request'), durationText(report.durationMs)];
  return [
    ...countLines(report),
    ...ruleLines(report),
    ...listLines('Left out:', leftOutLines(report), notesMost),
    ...listLines('Exceptions:', exceptionLines(report), notesMost),
    ...coverageLines(report),
    ...listLines('Skipped or not readable:', diagnosticLines(report), diagnosticsMost),
    ...listLines('Notes:', [...lookUpLines(report), ...report.notes, ...asides], notesMost),
    ...exceptionAdvice(report),
    source,
    run.join(' · '),
  ].map((line) => neutralLine(line));
}

/** What a person needs to know about a passed run if the log cannot fold. The lines are neutralized. */
export function neededLines(report: Report, asides: readonly string[]): string[] {
  const missing = uncoveredTypes(report).map((type) => typeNames[type]);
  const skipped = diagnosticLines(report).length;
  const notes = [...endingLines(report), ...lookUpLines(report), ...leftOutLines(report), ...report.notes, ...asides];
  const more = notes.length - notesMost;
  const lines = [
    ...(missing.length === 0 ? [] : [`Not scanned: ${missing.join(', ')}`]),
    ...(skipped === 0 ? [] : [`Skipped or not readable: ${skipped}; --verbose names ${skipped === 1 ? 'it' : 'them'}`]),
    ...notes.slice(0, notesMost),
    ...(more > 0 ? [`… and ${plural(more, 'note')} more: --verbose shows all`] : []),
  ];
  return lines.flatMap((line) => hanging('', neutralLine(line, 600)));
}

function countLines({ scan, base, elsewhereCount, listedSeverities }: Report): string[] {
  if (scan === undefined) return [];
  const unlisted = severities.filter(
    (severity) => !listedSeverities.includes(severity) && (scan.counts[severity] ?? 0) > 0,
  );
  return [
    ...(Object.keys(scan.counts).length === 0
      ? []
      : [`This scan counts ${tallyWords(scan.counts) || 'nothing'} (${scan.id})`]),
    ...(base === undefined ? [] : [baseLine(base)]),
    ...(unlisted.length === 0 ? [] : [`Known by the count alone: ${unlisted.join(', ').toLowerCase()}`]),
    ...(elsewhereCount === 0 ? [] : [`${plural(elsewhereCount, 'violation')} of other branches left out`]),
  ];
}

/** If a count is missing, nothing is claimed about the base. */
function baseLine({ branch, counts, scanId }: NonNullable<Report['base']>): string {
  const isCounted = severities.every((severity) => counts[severity] !== undefined);
  const words = tallyWords(counts) || (isCounted ? 'nothing' : undefined);
  return words === undefined
    ? `The counts of ${branch} could not be read (${scanId})`
    : `${branch} counts ${words} (${scanId})`;
}

function ruleLines(report: Report): string[] {
  return shownRules(report).flatMap((rule) => {
    const head = `${verdictMarks[rule.shown]} ${neutralLine(rule.rule, 60)}: ${rangeOf(rule)} ${rule.counted}, ${rule.limit} allowed`;
    return [head, ...hanging('    ', neutralLine(rule.line, 600))];
  });
}

function coverageLines({ scan }: Report): string[] {
  return scan?.coverage === undefined ? [] : [`Coverage: ${coverageText(scan.coverage)}`];
}

function listLines(heading: string, texts: readonly string[], most: number): string[] {
  if (texts.length === 0) return [];
  const more = texts.length > most ? [`  … and ${texts.length - most} more`] : [];
  return [heading, ...texts.slice(0, most).flatMap((text) => hanging('  - ', neutralLine(text, 600))), ...more];
}

function exceptionAdvice(report: Report): string[] {
  const lines = exceptionLinesToAdd(report)?.split('\n');
  return lines === undefined ? [] : [exceptionLead(report, (path) => path), ...lines.map((line) => `  ${line}`)];
}
