/** Compares the effects of another policy on a past run: the findings that would count differently. */
import type { Finding } from '../../policy/finding.ts';
import { worstFirst } from '../../policy/ranking.ts';
import type { Effect } from '../../policy/verdict.ts';
import { displayPlace } from '../../report/place.ts';
import { plural } from '../../report/tally.ts';

export interface ChangedFinding {
  finding: Finding;
  was: Effect;
  wouldBe: Effect;
}

type Effects = ReadonlyMap<string, Effect>;

/** Findings that would block come first, ordered by severity. */
export function changedFindings(findings: readonly Finding[], then: Effects, now: Effects): ChangedFinding[] {
  return worstFirst(findings, now)
    .map((finding) => ({ finding, was: then.get(finding.id) ?? 'none', wouldBe: now.get(finding.id) ?? 'none' }))
    .filter(({ was, wouldBe }) => was !== wouldBe);
}

const words: Readonly<Record<Effect, string>> = {
  blocks: 'would block',
  'may block': 'might block',
  none: 'would block no more',
};
const shownChanges = 10;

/** One line each. The most severe are listed, the others counted. */
export function changeLines(changes: readonly ChangedFinding[]): string[] {
  const lines = changes.slice(0, shownChanges).map(({ finding, wouldBe, was }) => {
    const { severity, title, filePath, line } = finding;
    const place = filePath === undefined ? '' : ` (${displayPlace({ filePath, line })})`;
    const said = wouldBe === 'none' && was === 'may block' ? 'could block no more' : words[wouldBe];
    return `${wouldBe === 'none' ? '-' : '+'} ${severity.toLowerCase()} ${title}${place} ${said}`;
  });
  const more = changes.length - lines.length;
  return more > 0 ? [...lines, `and ${plural(more, 'other finding')}`] : lines;
}
