/** What a report file for another program holds of the findings: those that stand, may be named there, and that the program can take. */
import { createHash } from 'node:crypto';
import { safeRelativePath } from './place.ts';
import type { Report, ReportFinding } from './report.ts';
import type { Standing } from './standings.ts';
import { plural } from './tally.ts';
import { rankedFindings, standingOf } from './wording.ts';

/** What nobody has let off: neither fixed, nor suppressed, nor excepted. */
export const openStandings: readonly Standing[] = ['blocks', 'may block', 'open'];

export interface ListedFindings {
  /** Worst first. */
  findings: readonly ReportFinding[];
  /** Those that `disclose` keeps from being named. */
  unnamed: readonly ReportFinding[];
  /** Those that the format has no place for. */
  unusableCount: number;
}

interface Wanted {
  standings: readonly Standing[];
  /** Whether the format is about the finding at all. */
  concerns?: (finding: ReportFinding) => boolean;
  /** Whether the format can hold it. */
  isUsable?: (finding: ReportFinding) => boolean;
}

export function listFindings(report: Report, { standings, concerns, isUsable }: Wanted): ListedFindings {
  const [findings, unnamed]: [ReportFinding[], ReportFinding[]] = [[], []];
  let unusableCount = 0;
  for (const finding of rankedFindings(report.findings)) {
    if (!standings.includes(standingOf(finding)) || concerns?.(finding) === false) continue;
    if (!isNamed(report, finding)) unnamed.push(finding);
    else if (isUsable?.(finding) === false) unusableCount += 1;
    else findings.push(finding);
  }
  return { findings, unnamed, unusableCount };
}

/** Where nothing says that outsiders can read them, files name what comments would not. */
function isNamed({ filesNameAll }: Report, { disclosed }: ReportFinding): boolean {
  return disclosed || filesNameAll === true;
}

export function hasFile({ filePath }: ReportFinding): boolean {
  return safeRelativePath(filePath) !== undefined;
}

/** What a file leaves out, as ends of a sentence that begins with its name. */
export function leftOutLines({ unnamed, unusableCount }: ListedFindings, why = 'without a file of this repository') {
  return [
    ...(unnamed.length > 0
      ? [`${counted(unnamed.length)} not in it, because disclose keeps them from being named`]
      : []),
    ...(unusableCount > 0 ? [`${counted(unusableCount, why)} not in it; the report file holds all`] : []),
  ];
}

function counted(count: number, what?: string): string {
  return `${plural(count, 'finding')}${what === undefined ? '' : ` ${what}`} ${count === 1 ? 'is' : 'are'}`;
}

/** The same for the same violation in every run, and for no other one. */
export function fingerprintOf({ id }: Pick<ReportFinding, 'id'>): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 40);
}
