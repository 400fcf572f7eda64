/** The one order in which findings are shown: what blocks first, then the worst. */
import { severityRank } from '../api/schemas.ts';
import type { Finding } from './finding.ts';
import type { Effect } from './verdict.ts';

const effectOrder: readonly Effect[] = ['blocks', 'may block', 'none'];

/** Compares by effect, severity, CVSS, EPSS, path, line and id; total, so that the order of the input never matters. */
export function byWorst(effects: ReadonlyMap<string, Effect>): (a: Finding, b: Finding) => number {
  const effectRank = (finding: Finding) => effectOrder.indexOf(effects.get(finding.id) ?? 'none');
  return (a, b) =>
    effectRank(a) - effectRank(b) ||
    severityRank(a.severity) - severityRank(b.severity) ||
    (b.cvss ?? -1) - (a.cvss ?? -1) ||
    (b.epss ?? -1) - (a.epss ?? -1) ||
    compareText(a.filePath ?? '\u{10ffff}', b.filePath ?? '\u{10ffff}') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    compareText(a.id, b.id);
}

/** By code unit: the same on every machine, whatever its locale. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
