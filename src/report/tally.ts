/** Formats numbers of findings as words. */
import type { Tally } from '../policy/verdict.ts';
import { type Severity, severities, severityWords } from '../severity.ts';
import type { ReportFinding } from './report.ts';

export function tallyOf(findings: Iterable<Pick<ReportFinding, 'severity' | 'severityKnown'>>): Tally {
  const tally: Tally = {};
  for (const { severity, severityKnown } of findings) {
    const key = severityKnown ? severity : 'UNKNOWN';
    tally[key] = (tally[key] ?? 0) + 1;
  }
  return tally;
}

export function countOf<Item>(items: Iterable<Item>, counts: (item: Item) => boolean): number {
  let count = 0;
  for (const item of items) if (counts(item)) count += 1;
  return count;
}

/** `ANY` counts findings whose severities are not distinguished. */
type Counted = Tally & { ANY?: number };

export function sumOf(tally: Counted): number {
  return Object.values(tally).reduce((sum, count) => sum + count, 0);
}

/** `1 critical`, `17 high`, worst first. */
function tallyParts(tally: Tally): string[] {
  const known = severities.flatMap((severity) =>
    tally[severity] ? [`${tally[severity]} ${severityWords[severity]}`] : [],
  );
  return tally.UNKNOWN ? [`${tally.UNKNOWN} of unknown severity`, ...known] : known;
}

/** `1 critical, 17 high`. */
export function tallyWords(tally: Tally): string {
  return tallyParts(tally).join(', ');
}

/** `2 high, 5 medium and 3 low`. */
export function tallySentence(tally: Tally): string {
  return listWords(tallyParts(tally));
}

export function listWords(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/** `5 medium, 3 low are open`. */
export function areOpen(tally: Tally): string {
  return `${tallyWords(tally)} ${sumOf(tally) === 1 ? 'is' : 'are'} open`;
}

/** `3 new high findings`. The severity is omitted if there are several. */
export function findingWords(tally: Counted, adjective = ''): string {
  const total = sumOf(tally);
  const [only, ...others] = Object.keys(tally).filter((key) => (tally[key as keyof Counted] ?? 0) > 0);
  const severity =
    others.length === 0 && only !== undefined && only in severityWords ? severityWords[only as Severity] : '';
  const words = [String(total), adjective, severity, total === 1 ? 'finding' : 'findings'];
  const unknown = others.length === 0 && only === 'UNKNOWN' ? ' of unknown severity' : '';
  return `${words.filter((word) => word !== '').join(' ')}${unknown}`;
}

/** `1 finding`, `2 findings`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
