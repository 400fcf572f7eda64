/** The summary on the page of the job. */
import { appendSummary } from '../ci/github/runner.ts';
import { renderMarkdown } from '../report/markdown.ts';
import type { LocalSurface } from './surface.ts';

export const jobSummary: LocalSurface = {
  name: 'The job summary',
  shows: 'the summary on the page of the job',
  settings: ['job-summary'],
  permission: undefined,
  degrades: 'a warning',
  isWanted: ({ settings, local }) => local.summaryFile !== undefined && settings.jobSummary,
  async write({ report, local, written }) {
    const { summaryFile = '' } = local;
    const isWhole = await appendSummary(summaryFile, renderMarkdown(report, { reportFile: written.files.json }));
    return isWhole ? {} : { warnings: ['the job summary was cut, other parts of this step left too little room'] };
  },
};
