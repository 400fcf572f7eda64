/** The summary as a page of its own: the job's page and the `markdown` report hold the same text. */
import type { RenderOptions } from './format.ts';
import type { Report } from './report.ts';
import { summary } from './summary/summary.ts';

/** At most 900,000 bytes. */
export function renderMarkdown(report: Report, { reportFile, category }: RenderOptions): string {
  return summary(report, { reportFile, category });
}
