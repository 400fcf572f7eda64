/** The folded part of the log: how the run reached its verdict. */

import { severities } from '../../../shared/severity.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import { formatDuration, pluralize } from '../../../shared/text/amounts.ts';
import { formatExceptionLead, formatSuggestedExceptions } from '../advice.ts';
import { formatEndingExceptions, formatExclusions, listShownRules } from '../notices.ts';
import type { Report } from '../report.ts';
import { formatTally } from '../tally.ts';
import { isPartlyScanned } from '../uncommitted.ts';
import {
  countRequests,
  formatCoverage,
  formatDiagnostics,
  formatExceptions,
  formatLeftOut,
  formatLookUps,
  formatRange,
  listUncoveredTypes,
  typeNames,
  verdictMarks,
} from '../wording.ts';
import { indentHanging, logWidth } from './text.ts';

const notesMost = 20;
const diagnosticsMost = 10;

/** Neutralized lines without line breaks. `asides` are the messages of the surfaces. */
export function formatDecision(report: Report, asides: readonly string[], width = logWidth): string[] {
  const formatList = (heading: string, texts: readonly string[], most: number) =>
    formatBulletList(heading, texts, most, width);
  const { policy, tool } = report;
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
    ...formatCoverageLines(report),
    ...formatList('Skipped or not readable:', formatDiagnostics(report), diagnosticsMost),
    ...formatList('Notes:', [...formatLookUps(report), ...report.notes, ...asides], notesMost),
    ...formatExceptionAdvice(report),
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

function formatCoverageLines(report: Report): string[] {
  const coverage = formatCoverage(report);
  return coverage === undefined
    ? []
    : [`${isPartlyScanned(report) ? 'Coverage of the change' : 'Coverage'}: ${coverage}`];
}

function formatBulletList(heading: string, texts: readonly string[], most: number, width: number): string[] {
  if (texts.length === 0) return [];
  const more = texts.length > most ? [`  … and ${texts.length - most} more`] : [];
  return [
    heading,
    ...texts.slice(0, most).flatMap((text) => indentHanging('  - ', neutralizeLine(text, 600), width)),
    ...more,
  ];
}

function formatExceptionAdvice(report: Report): string[] {
  const lines = formatSuggestedExceptions(report)?.split('\n');
  return lines === undefined ? [] : [formatExceptionLead(report, (path) => path), ...lines.map((line) => `  ${line}`)];
}
