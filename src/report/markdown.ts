/** The summary as a separate file. The job's page and the `markdown` report have the same text. */
import type { RenderOptions } from './format.ts';
import type { Report } from './report.ts';
import { renderSummary } from './summary/summary.ts';

/** At most 900,000 bytes. */
export function renderMarkdown(report: Report, { reportFile, category }: RenderOptions): string {
  return renderSummary(report, { reportFile, category });
}
