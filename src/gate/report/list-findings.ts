/**
 * What report files for other programs have in common: which findings they list (those that count, may be named there,
 * and can be represented), what they say of the others, and the time of the scan.
 */

import { createHash } from 'node:crypto';
import { type Severity, severities } from '../../shared/severity.ts';
import { toSafeRelativePath } from '../../shared/shown/location.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { getRemediation } from '../../shared/text/finding-texts.ts';
import type { Report, ReportFinding } from './report.ts';
import {
  classifyFinding,
  type Disposition,
  extractFirstSentence,
  formatSeverityName,
  formatTitle,
  getCwe,
  rankFindings,
} from './wording.ts';

/** Neither fixed, suppressed nor excepted. */
export const openDispositions: readonly Disposition[] = ['blocks', 'may block', 'open'];

export interface ListedFindings {
  /** Worst first. */
  findings: readonly ReportFinding[];
  /** Findings that `disclose` keeps from being named. */
  unnamed: readonly ReportFinding[];
  /** Number of findings that the format cannot represent. */
  unusableCount: number;
}

export function listFindings(
  report: Report,
  {
    standings,
    concerns,
    isUsable,
  }: {
    standings: readonly Disposition[];
    /** Whether the format includes this kind of finding. */
    concerns?: (finding: ReportFinding) => boolean;
    /** Whether the format can represent the finding. */
    isUsable?: (finding: ReportFinding) => boolean;
  },
): ListedFindings {
  const [findings, unnamed]: [ReportFinding[], ReportFinding[]] = [[], []];
  let unusableCount = 0;
  for (const finding of rankFindings(report.findings)) {
    if (!standings.includes(classifyFinding(finding)) || concerns?.(finding) === false) continue;
    // If outsiders are only assumed to read, files name findings that comments do not.
    if (!finding.disclosed && report.filesNameAll !== true) unnamed.push(finding);
    else if (isUsable?.(finding) === false) unusableCount += 1;
    else findings.push(finding);
  }
  return { findings, unnamed, unusableCount };
}

/** Severities whose findings may be missing, including those whose list, which no rule reads, lags behind the scan. */
export function findUnlistedSeverities({ listedSeverities, scan, findings }: Report): Severity[] {
  const listed = new Map<Severity, number>();
  for (const { severity, status, label } of findings)
    if (label === 'seen' || (label === 'maybe' && status !== 'FIXED'))
      listed.set(severity, (listed.get(severity) ?? 0) + 1);
  return severities.filter((severity) => {
    const counted = scan?.counts[severity];
    const isListed = listedSeverities.includes(severity) || counted === 0;
    return !isListed || (counted ?? 0) > (listed.get(severity) ?? 0);
  });
}

/**
 * Why no file is written for a program that treats missing findings as fixed. Undefined if it may be written. Findings
 * hidden on a pull request are not a reason, because nothing is closed there.
 */
export function explainIncomplete(report: Report, { unnamed }: ListedFindings): string | undefined {
  if (report.verdict === 'inconclusive') return 'the run is inconclusive';
  const unlisted = findUnlistedSeverities(report);
  if (unlisted.length > 0) return `not all ${unlisted.join(', ')} findings could be listed`;
  const isKeptBack = unnamed.length > 0 && report.pullRequest === undefined;
  return isKeptBack ? `the setting disclose hides ${pluralize(unnamed.length, 'finding')}` : undefined;
}

/** For programs that show open findings in their files. */
export function listLocatedFindings(report: Report): ListedFindings {
  const isUsable = ({ filePath }: ReportFinding) => toSafeRelativePath(filePath) !== undefined;
  return listFindings(report, { standings: openDispositions, isUsable });
}

export function listLocatedOmissions(report: Report): readonly string[] {
  return formatOmissions(listLocatedFindings(report));
}

/** What a file omits, as ends of a sentence that begins with its name. */
export function formatOmissions({ unnamed, unusableCount }: ListedFindings, why = 'without a file of this repository') {
  return [
    ...(unnamed.length > 0 ? [`${formatOmittedCount(unnamed.length)} left out (setting disclose)`] : []),
    ...(unusableCount > 0 ? [`${formatOmittedCount(unusableCount, why)} left out; the report file has all`] : []),
  ];
}

function formatOmittedCount(count: number, what?: string): string {
  return `${pluralize(count, 'finding')}${what === undefined ? '' : ` ${what}`} ${count === 1 ? 'is' : 'are'}`;
}

/** For programs that show a finding on one line: `high: Weak hash · CWE-328 · Use SHA-256.` */
export function formatOneLine(
  finding: ReportFinding,
  title = `${formatSeverityName(finding)}: ${formatTitle(finding, 300)}`,
): string {
  const advice = neutralizeLine(extractFirstSentence(getRemediation(finding)) ?? '', 300);
  return [title, getCwe(finding), advice].filter((part) => part !== undefined && part !== '').join(' · ');
}

/** The same value for the same violation in every run, and for no other one. */
export function computeFindingFingerprint({ id }: Pick<ReportFinding, 'id'>): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 40);
}

/** When the judged scan ended by its service's own times, otherwise the day of the run. */
export function getScanEnd({ scan, today }: Report): Date {
  return parseMoment(scan?.completedAt) ?? new Date(Date.parse(today ?? '1970-01-01'));
}

/** Never later than the end. */
export function getScanStart(report: Report): Date {
  const [start, end] = [parseMoment(report.scan?.startedAt), getScanEnd(report)];
  return start === undefined || start > end ? end : start;
}

/** `2026-03-02T10:02:10`, in UTC. */
export function formatWithoutZone(moment: Date): string {
  return moment.toISOString().slice(0, 19);
}

/** Parses a time in a common format. Undefined for any other text. */
function parseMoment(text: string | undefined): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\S+(?:Z|[+-]\d{2}:?\d{2})$/i.test(text ?? '')) return undefined;
  const moment = new Date(Date.parse(text ?? ''));
  const year = moment.getUTCFullYear();
  return year >= 0 && year <= 9999 ? moment : undefined;
}
