/** The one order in which findings are shown: what blocks first, then the worst. */

import { severities, severityRank } from '../severity.ts';
import type { Finding } from './finding.ts';
import type { Effect } from './verdict.ts';

const effectOrder: readonly Effect[] = ['blocks', 'may block', 'none'];

type Effects = ReadonlyMap<string, Effect>;

/** Compares by effect, severity, CVSS, EPSS, path, line and id; total, so that the order of the input never matters. */
export function byWorst(effects: Effects): (a: Finding, b: Finding) => number {
  return (a, b) => rankOf(a, effects) - rankOf(b, effects) || compareRanked(a, b);
}

/** All in that order. Each is ranked once, and compared with those of its rank alone. */
export function worstFirst<T extends Finding>(findings: Iterable<T>, effects: Effects): T[] {
  const ranks: T[][] = [];
  for (const finding of findings) {
    const rank = rankOf(finding, effects);
    ranks[rank] ??= [];
    ranks[rank].push(finding);
  }
  return ranks.flatMap((each) => each.sort(compareRanked));
}

/** So many of them in that order, without sorting the others. */
export function worstOf<T extends Finding>(findings: Iterable<T>, effects: Effects, count: number): T[] {
  const compare = byWorst(effects);
  const worst: T[] = [];
  for (const finding of findings) {
    const last = worst.at(-1);
    if (worst.length === count && (last === undefined || compare(finding, last) >= 0)) continue;
    if (worst.length === count) worst.pop();
    const place = worst.findLastIndex((each) => compare(each, finding) <= 0);
    worst.splice(place + 1, 0, finding);
  }
  return worst;
}

/** What decides first: effect, then severity. */
function rankOf({ id, severity }: Finding, effects: Effects): number {
  const effect = effects.size === 0 ? 'none' : (effects.get(id) ?? 'none');
  return effectOrder.indexOf(effect) * severities.length + severityRank(severity);
}

function compareRanked(a: Finding, b: Finding): number {
  return (
    (b.cvss ?? -1) - (a.cvss ?? -1) ||
    (b.epss ?? -1) - (a.epss ?? -1) ||
    compareText(a.filePath ?? '\u{10ffff}', b.filePath ?? '\u{10ffff}') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    compareText(a.id, b.id)
  );
}

/** By code unit: the same on every machine, whatever its locale. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
