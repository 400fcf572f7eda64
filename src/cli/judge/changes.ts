/** Compares the effects of another policy on a past run: the findings that would count differently. */
import type { Finding } from '../../policy/finding.ts';
import { sortWorstFirst } from '../../policy/ranking.ts';
import type { Effect } from '../../policy/verdict.ts';
import { formatLocation } from '../../report/location.ts';
import { pluralize } from '../../report/tally.ts';

export interface ChangedFinding {
  finding: Finding;
  was: Effect;
  wouldBe: Effect;
}

type Effects = ReadonlyMap<string, Effect>;

/** Findings that would block come first, ordered by severity. */
export function listChangedFindings(findings: readonly Finding[], then: Effects, now: Effects): ChangedFinding[] {
  return sortWorstFirst(findings, now)
    .map((finding) => ({ finding, was: then.get(finding.id) ?? 'none', wouldBe: now.get(finding.id) ?? 'none' }))
    .filter(({ was, wouldBe }) => was !== wouldBe);
}

const words: Readonly<Record<Effect, string>> = {
  blocks: 'would block',
  'may block': 'might block',
  none: 'would no longer block',
};
const shownChanges = 10;

/** One line each. The most severe are listed, the others counted. */
export function formatChanges(changes: readonly ChangedFinding[]): string[] {
  const lines = changes.slice(0, shownChanges).map(({ finding, wouldBe, was }) => {
    const { severity, title, filePath, line } = finding;
    const location = filePath === undefined ? '' : ` (${formatLocation({ filePath, line })})`;
    const said = wouldBe === 'none' && was === 'may block' ? 'could no longer block' : words[wouldBe];
    return `${wouldBe === 'none' ? '-' : '+'} ${severity.toLowerCase()} ${title}${location} ${said}`;
  });
  const more = changes.length - lines.length;
  return more > 0 ? [...lines, `and ${pluralize(more, 'other finding')}`] : lines;
}
