/** The summary on the page of the job. */
import { renderSummary } from '../../../report/summary/summary.ts';
import type { LocalSurface } from '../../../surfaces/surface.ts';

export const jobSummary: LocalSurface = {
  kind: 'local',
  name: 'The job summary',
  shows: 'the summary on the page of the job',
  settings: ['category'],
  degrades: 'a warning',
  isWanted: ({ local }) => local.runner?.addSummary !== undefined,
  async write({ report, local, settings, written }) {
    // The messages of other surfaces appear once, in the folded part. Readers cannot open a path on the runner.
    const whole = { ...report, notes: [...report.notes, ...written.lines] };
    const isWhole = await local.runner?.addSummary?.(renderSummary(whole, { category: settings.category }));
    return isWhole !== false
      ? {}
      : { warnings: ['the job summary was cut: other parts of this step left too little room'] };
  },
};
