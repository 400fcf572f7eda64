/** Where the time of a run went, for a page. */
import type { Phase } from '../../clock.ts';
import { timingRows, timingTitle } from '../log/timings.ts';

/** Folded; nothing of it is foreign text. */
export function timingTable(phases: readonly Phase[]): string {
  const rows = timingRows(phases).map(({ name, time, requests }) => `| ${name} | ${time} | ${requests} |`);
  return [
    '',
    `<details><summary>${timingTitle}</summary>`,
    '',
    '| phase | time | requests |',
    '|---|--:|--:|',
    ...rows,
    '',
    '</details>',
    '',
  ].join('\n');
}
