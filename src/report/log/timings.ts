/** Where the time of a run went, as a small table. */
import type { Phase } from '../../clock.ts';
import { plural } from '../tally.ts';

/** `collect   1.2 s   27 requests`: one line for each phase that was reached, and one for all. */
export function timingLines(phases: readonly Phase[]): string[] {
  const all = {
    name: 'in all',
    ms: phases.reduce((sum, { ms }) => sum + ms, 0),
    requests: phases.reduce((sum, { requests }) => sum + requests, 0),
  };
  const rows = [...phases, all].map(({ name, ms, requests }) => ({
    name,
    time: `${(ms / 1000).toFixed(1)} s`,
    requests: requests === 0 ? '' : plural(requests, 'request'),
  }));
  const width = Math.max(...rows.map(({ time }) => time.length));
  return rows.map(({ name, time, requests }) => `${name.padEnd(8)} ${time.padStart(width)}  ${requests}`.trimEnd());
}
