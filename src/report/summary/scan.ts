/** The part of the summary about the scan itself: its counts, what is new against the base, and what nobody looked at. */
import { type ScanType, scanTypes } from '../../api/schemas.ts';
import { type Severity, severities } from '../../policy/finding.ts';
import { markdownCode } from '../neutral.ts';
import type { Report } from '../report.ts';
import { coverageText, type Groups, openCounts, plural, severityNames } from '../wording.ts';

type Counts = Partial<Record<Severity, number>>;

export interface ScanSectionOptions {
  /** Whether a Mermaid chart stands below the table; GitHub draws it in a job summary. */
  hasChart: boolean;
}

export function scanSection(report: Report, groups: Groups, { hasChart }: ScanSectionOptions): string {
  const open = openCounts(report, groups);
  const parts = [
    `### Scan\n\n${countTable(report, open)}`,
    newText(report, groups),
    hasChart ? chart(open) : '',
    `**Coverage:** ${coverageText(report.scan?.coverage)}`,
    uncoveredText(report),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function countTable({ scan, base }: Report, open: Counts): string {
  const row = (head: string, cell: (severity: Severity) => string) =>
    `| ${head} | ${severities.map(cell).join(' | ')} |`;
  const counts = scan?.counts ?? {};
  return [
    `| | ${severities.map((severity) => severityNames[severity]).join(' | ')} |`,
    '|---|--:|--:|--:|--:|--:|',
    row('This scan counts', (severity) => String(counts[severity] ?? 'not stated')),
    row('Open in the list', (severity) => String(open[severity] ?? 'not read')),
    ...(base === undefined
      ? []
      : [
          row('Base branch counts', (severity) => String(base.counts[severity] ?? 'not stated')),
          row('Against the base', (severity) => changeText(counts[severity], base.counts[severity])),
        ]),
  ].join('\n');
}

function changeText(now: number | undefined, before: number | undefined): string {
  if (now === undefined || before === undefined) return 'not known';
  if (now === before) return '±0';
  return now > before ? `**+${now - before}**` : `−${before - now}`;
}

/** What this scan saw first, and by how much it counts more than the base; nothing where neither is known. */
function newText(report: Report, groups: Groups): string {
  const standing = [...groups.blocks, ...groups['may block'], ...groups.open, ...groups.excepted];
  const told = standing.filter(({ label, firstSeen }) => label === 'seen' && firstSeen !== undefined);
  const { base, pullRequest } = report;
  if (base === undefined && told.length === 0) return '';
  const fresh = told.filter(({ firstSeen }) => firstSeen === true);
  const untold = standing.length - told.length;
  const seen = `${countWords(tally(fresh)) || 'nothing'} first seen by this scan`;
  const doubt = untold === 0 ? '' : ` (of ${plural(untold, 'open finding')} this is not known)`;
  const compared = base === undefined ? notCompared(pullRequest) : `; ${comparedText(report, base)}`;
  return `**New:** ${seen}${doubt}${compared}.`;
}

function notCompared(pullRequest: number | undefined): string {
  return pullRequest === undefined ? '' : '; not compared with a scan of the base branch';
}

function comparedText({ scan }: Report, base: NonNullable<Report['base']>): string {
  const more: Counts = {};
  const fewer: Counts = {};
  for (const severity of severities) {
    const now = scan?.counts[severity];
    const before = base.counts[severity];
    if (now === undefined || before === undefined || now === before) continue;
    (now > before ? more : fewer)[severity] = Math.abs(now - before);
  }
  const parts = [
    Object.keys(more).length > 0 ? `${countWords(more)} more` : '',
    Object.keys(fewer).length > 0 ? `${countWords(fewer)} fewer` : '',
  ].filter((part) => part !== '');
  const counted = parts.length === 0 ? 'no count differs' : `it counts ${parts.join(' and ')}`;
  return `against ${markdownCode(base.branch, 120)} (scan ${markdownCode(base.scanId, 80)}) ${counted}`;
}

function tally(findings: readonly { severity: Severity }[]): Counts {
  const counts: Counts = {};
  for (const { severity } of findings) counts[severity] = (counts[severity] ?? 0) + 1;
  return counts;
}

/** `1 critical, 2 high`; empty for nothing. */
function countWords(counts: Counts): string {
  return severities
    .filter((severity) => (counts[severity] ?? 0) > 0)
    .map((severity) => `${counts[severity]} ${severity.toLowerCase()}`)
    .join(', ');
}

/** A pie takes values above zero only: https://mermaid.js.org/syntax/pie.html. Nothing but our own words and numbers. */
function chart(open: Counts): string {
  const shown = severities.filter((severity) => (open[severity] ?? 0) > 0);
  if (shown.length === 0) return '';
  const slices = shown.map((severity) => `    "${severityNames[severity]}" : ${open[severity]}`);
  const unread = severities
    .filter((severity) => open[severity] === undefined)
    .map((severity) => severityNames[severity]);
  const caption = `Open in the list: ${countWords(open)}${unread.length === 0 ? '' : `; not read: ${unread.join(', ')}`}.`;
  return ['```mermaid', 'pie showData title Open findings by severity', ...slices, '```', '', caption].join('\n');
}

const typeNames: Record<ScanType, string> = {
  sast: 'own code (SAST)',
  sca: 'dependencies (SCA)',
  secrets: 'secrets',
  iac: 'infrastructure code (IaC)',
};

/** Plainly: of what was not looked at, no findings means nothing. */
function uncoveredText({ scan }: Report): string {
  const coverage = scan?.coverage;
  if (coverage === undefined) return '';
  const named = (types: readonly ScanType[]) => types.map((type) => typeNames[type]).join(', ');
  const missing = scanTypes.filter((type) => coverage[type] === 'not covered');
  const partly = scanTypes.filter((type) => coverage[type] === 'partly covered');
  const unstated = scanTypes.filter((type) => coverage[type] === undefined);
  const sentences = [
    missing.length > 0 ? `**Not scanned: ${named(missing)}.** No findings there means that nobody looked.` : '',
    partly.length > 0 ? `Scanned only in part: ${named(partly)}.` : '',
    unstated.length > 0 ? `Not stated whether scanned: ${named(unstated)}.` : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
