/** Formats numbers of findings as words. */
import { type Severity, severities, severityWords } from '../../shared/severity.ts';
import type { SeverityTally } from '../policy/verdict.ts';
import type { ReportFinding } from './report.ts';

export function tallyBySeverity(findings: Iterable<Pick<ReportFinding, 'severity' | 'severityKnown'>>): SeverityTally {
  const tally: SeverityTally = {};
  for (const { severity, severityKnown } of findings) {
    const key = severityKnown ? severity : 'UNKNOWN';
    tally[key] = (tally[key] ?? 0) + 1;
  }
  return tally;
}

export function countWhere<Item>(items: Iterable<Item>, counts: (item: Item) => boolean): number {
  let count = 0;
  for (const item of items) if (counts(item)) count += 1;
  return count;
}

/** `ANY` counts findings whose severities are not distinguished. */
type CountedTally = SeverityTally & { ANY?: number };

export function sumTally(tally: CountedTally): number {
  return Object.values(tally).reduce((sum, count) => sum + count, 0);
}

/** `1 critical, 17 high`, worst first. */
export function formatTally(tally: SeverityTally): string {
  const known = severities.flatMap((severity) =>
    tally[severity] ? [`${tally[severity]} ${severityWords[severity]}`] : [],
  );
  return (tally.UNKNOWN ? [`${tally.UNKNOWN} of unknown severity`, ...known] : known).join(', ');
}

export function joinWithConjunction(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/** `5 medium, 3 low are open`. */
export function formatOpen(tally: SeverityTally): string {
  return `${formatTally(tally)} ${sumTally(tally) === 1 ? 'is' : 'are'} open`;
}

/** `3 new high findings`. The severity is omitted if there are several. */
export function formatFindingCount(tally: CountedTally, adjective = ''): string {
  const total = sumTally(tally);
  const [only, ...others] = Object.keys(tally).filter((key) => (tally[key as keyof CountedTally] ?? 0) > 0);
  const severity =
    others.length === 0 && only !== undefined && only in severityWords ? severityWords[only as Severity] : '';
  const words = [String(total), adjective, severity, total === 1 ? 'finding' : 'findings'];
  const unknown = others.length === 0 && only === 'UNKNOWN' ? ' of unknown severity' : '';
  return `${words.filter((word) => word !== '').join(' ')}${unknown}`;
}
