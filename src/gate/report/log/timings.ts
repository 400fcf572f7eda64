/** The duration of each phase of a run, as a small table. */
import type { Phase } from '../../../shared/clock.ts';
import { pluralize } from '../../../shared/text/amounts.ts';

export const timingTitle = 'Where the time went';

interface TimingRow {
  name: string;
  time: string;
  /** Empty if there were none. */
  requests: string;
}

/** One row per phase, and one for the total. */
function createTimingRows(phases: readonly Phase[]): TimingRow[] {
  const all = {
    name: 'in all',
    ms: phases.reduce((sum, { ms }) => sum + ms, 0),
    requests: phases.reduce((sum, { requests }) => sum + requests, 0),
  };
  return [...phases, all].map(({ name, ms, requests }) => ({
    name,
    time: `${(ms / 1000).toFixed(1)} s`,
    requests: requests === 0 ? '' : pluralize(requests, 'request'),
  }));
}

/** `collect   1.2 s   27 requests`. */
export function formatTimings(phases: readonly Phase[]): string[] {
  const rows = createTimingRows(phases);
  const width = Math.max(...rows.map(({ time }) => time.length));
  return rows.map(({ name, time, requests }) => `${name.padEnd(8)} ${time.padStart(width)}  ${requests}`.trimEnd());
}
