/**
 * The order in which findings are shown: blocking ones first, then the most severe, then by CVSS, EPSS, path, line and
 * id. The order is total, so the order of the input does not matter.
 */

import { getSeverityRank, severities } from '../../shared/severity.ts';
import type { Finding } from './finding.ts';
import type { Effect, JudgedFinding } from './verdict.ts';

const effectOrder: readonly Effect[] = ['blocks', 'may block', 'none'];

type EffectsById = ReadonlyMap<string, Pick<JudgedFinding, 'effect'>>;

/** Sorts all findings. The rank of each is computed once, and only findings of the same rank are compared. */
export function sortWorstFirst<T extends Finding>(findings: Iterable<T>, effects: EffectsById): T[] {
  const ranks: T[][] = [];
  for (const finding of findings) {
    const rank = computeRank(finding, effects);
    ranks[rank] ??= [];
    ranks[rank].push(finding);
  }
  return ranks.flatMap((each) => each.sort(compareByRank));
}

/** Returns the first `count` findings of the order without sorting the others. */
export function pickWorst<T extends Finding>(findings: Iterable<T>, effects: EffectsById, count: number): T[] {
  const compare = (a: Finding, b: Finding) => computeRank(a, effects) - computeRank(b, effects) || compareByRank(a, b);
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

/** Effect first, then severity. */
function computeRank({ id, severity }: Finding, effects: EffectsById): number {
  const effect = effects.size === 0 ? 'none' : (effects.get(id)?.effect ?? 'none');
  return effectOrder.indexOf(effect) * severities.length + getSeverityRank(severity);
}

function compareByRank(a: Finding, b: Finding): number {
  return (
    (b.cvss ?? -1) - (a.cvss ?? -1) ||
    (b.epss ?? -1) - (a.epss ?? -1) ||
    compareText(a.filePath ?? '\u{10ffff}', b.filePath ?? '\u{10ffff}') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    compareText(a.id, b.id)
  );
}

/** Compares by code unit, so the result does not depend on the machine's locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
