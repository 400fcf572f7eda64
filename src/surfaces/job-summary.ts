/** The summary on the page of the job. */
import { renderMarkdown } from '../report/markdown.ts';
import { timingTable } from '../report/summary/timings.ts';
import type { LocalSurface } from './surface.ts';

export const jobSummary: LocalSurface = {
  kind: 'local',
  name: 'The job summary',
  shows: 'the summary on the page of the job',
  settings: ['job-summary', 'category', 'timings'],
  degrades: 'a warning',
  isWanted: ({ settings, local }) => local.runner?.addSummary !== undefined && settings.jobSummary,
  async write({ report, local, settings, written }) {
    // What other surfaces had to say is said once, where it is folded. A path on the runner opens for nobody who reads it.
    const whole = { ...report, notes: [...report.notes, ...written.lines] };
    const timings = settings.timings && report.phases !== undefined ? timingTable(report.phases) : '';
    const page = `${renderMarkdown(whole, { category: settings.category })}${timings}`;
    const isWhole = await local.runner?.addSummary?.(page);
    return isWhole !== false
      ? {}
      : { warnings: ['the job summary was cut, other parts of this step left too little room'] };
  },
};
