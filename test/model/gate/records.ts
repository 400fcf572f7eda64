/** What the service knows of each weakness at each moment: it follows from the scans that have ended by then. */
import { diceFrom, seedOf } from './dice.ts';
import type { Project, Weakness } from './project.ts';
import type { ModelledScan, Service } from './service.ts';

/** What one scan looked at, and when. */
export interface ScannedFor {
  startMs: number;
  endMs: number;
  sha: string | undefined;
  /** Weaknesses that it found, by position. */
  found: readonly number[];
}

export interface Record {
  weakness: Weakness;
  status: string;
  firstDetectedMs: number;
  lastSeenMs: number;
}

/** `listed`: as the list shows it, which lags; `detailed`: as the record itself is shown. */
export function recordsAt({ project, scans }: Service, nowMs: number, how: 'listed' | 'detailed'): Record[] {
  const ended = scans
    .filter((scan) => scan.outcome === 'COMPLETED' && scan.endMs <= nowMs)
    .sort((a, b) => a.endMs - b.endMs);
  return project.weaknesses.flatMap((weakness, index) => {
    const known = ended.filter((scan) => scan.endMs + lagOf(project, { scan, weakness, how }) <= nowMs);
    const record = recordOf(project, known, index);
    return record === undefined ? [] : [{ weakness, ...record }];
  });
}

function recordOf(
  project: Project,
  scans: readonly ModelledScan[],
  index: number,
): Omit<Record, 'weakness'> | undefined {
  const weakness = project.weaknesses[index] as Weakness;
  const finders = scans.filter(({ found }) => found.includes(index));
  const stamps = finders.map((scan) => stampOf(project, scan, weakness));
  const [first] = stamps;
  if (first === undefined) return undefined;
  const latest = new Map(scans.map((scan) => [scan.branch, scan]));
  const isHeld = [...latest.values()].some(({ found }) => found.includes(index));
  const status = weakness.suppressed ?? (isHeld ? 'OPEN' : 'FIXED');
  return { status, firstDetectedMs: first, lastSeenMs: Math.max(...stamps) };
}

/** When the service first detected it; undefined: no scan ever found it. */
export function firstDetectedMs({ project, scans }: Service, index: number): number | undefined {
  const ended = scans.filter(({ outcome }) => outcome === 'COMPLETED').sort((a, b) => a.endMs - b.endMs);
  const first = ended.find(({ found }) => found.includes(index));
  return first && stampOf(project, first, project.weaknesses[index] as Weakness);
}

interface Lagging {
  scan: ModelledScan;
  weakness: Weakness;
  how: 'listed' | 'detailed';
}

function lagOf({ seed, habits }: Project, { scan, weakness, how }: Lagging): number {
  if (how === 'detailed' && !habits.detailsLag) return 0;
  // No count stands behind such a finding: what is not listed two seconds after the scan, nobody can know of.
  const maxLagMs = habits.odd.has('a word for severity that nobody knows') ? 1900 : habits.maxLagMs;
  return maxLagMs * diceFrom(seedOf(seed, `lag ${scan.id} ${weakness.id}`)).roll();
}

function stampOf({ seed, habits }: Project, { id, startMs, endMs }: ModelledScan, weakness: Weakness): number {
  if (habits.stamp === 'start') return startMs;
  if (habits.stamp === 'end') return endMs;
  const share = diceFrom(seedOf(seed, `stamp ${id} ${weakness.id}`)).roll();
  return habits.stamp === 'after' ? endMs + share * 900 : startMs + (0.01 + 0.98 * share) * (endMs - startMs);
}
