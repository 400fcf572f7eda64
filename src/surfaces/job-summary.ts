/** The summary on the page of the job. */
import { renderMarkdown } from '../report/markdown.ts';
import type { LocalSurface } from './surface.ts';

export const jobSummary: LocalSurface = {
  name: 'The job summary',
  shows: 'the summary on the page of the job',
  settings: ['job-summary'],
  permission: undefined,
  degrades: 'a warning',
  isWanted: ({ settings, local }) => local.runner?.addSummary !== undefined && settings.jobSummary,
  async write({ report, local, written }) {
    const isWhole = await local.runner?.addSummary?.(renderMarkdown(report, { reportFile: written.files.json }));
    return isWhole !== false
      ? {}
      : { warnings: ['the job summary was cut, other parts of this step left too little room'] };
  },
};
