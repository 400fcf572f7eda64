/**
 * Selects the findings of a report file for another program: those that count, may be named there, and can be
 * represented.
 */
import { createHash } from 'node:crypto';
import { type Severity, severities } from '../../shared/severity.ts';
import { toSafeRelativePath } from '../../shared/shown/location.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import type { Disposition } from './dispositions.ts';
import type { Report, ReportFinding } from './report.ts';
import { classifyFinding, rankFindings } from './wording.ts';

/** Findings that are neither fixed, suppressed nor excepted. */
export const openDispositions: readonly Disposition[] = ['blocks', 'may block', 'open'];

interface ListedFindings {
  /** Worst first. */
  findings: readonly ReportFinding[];
  /** Findings that `disclose` keeps from being named. */
  unnamed: readonly ReportFinding[];
  /** Number of findings that the format cannot represent. */
  unusableCount: number;
}

interface ListOptions {
  standings: readonly Disposition[];
  /** Whether the format includes this kind of finding. */
  concerns?: (finding: ReportFinding) => boolean;
  /** Whether the format can represent the finding. */
  isUsable?: (finding: ReportFinding) => boolean;
}

export function listFindings(report: Report, { standings, concerns, isUsable }: ListOptions): ListedFindings {
  const [findings, unnamed]: [ReportFinding[], ReportFinding[]] = [[], []];
  let unusableCount = 0;
  for (const finding of rankFindings(report.findings)) {
    if (!standings.includes(classifyFinding(finding)) || concerns?.(finding) === false) continue;
    if (!isNamed(report, finding)) unnamed.push(finding);
    else if (isUsable?.(finding) === false) unusableCount += 1;
    else findings.push(finding);
  }
  return { findings, unnamed, unusableCount };
}

/** If outsiders are only assumed to read, files name findings that comments do not. */
function isNamed({ filesNameAll }: Report, { disclosed }: ReportFinding): boolean {
  return disclosed || filesNameAll === true;
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

export function hasRepositoryFile({ filePath }: ReportFinding): boolean {
  return toSafeRelativePath(filePath) !== undefined;
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

/** The same value for the same violation in every run, and for no other one. */
export function computeFindingFingerprint({ id }: Pick<ReportFinding, 'id'>): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 40);
}
