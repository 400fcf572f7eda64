/** What a format of report files is. */
import type { Report } from './report.ts';

export interface RenderOptions {
  category?: string | undefined;
  /** Where the full report is, as the reader finds it. */
  reportFile?: string | undefined;
}

export interface Format {
  /** The setting that holds the file's path. */
  setting: `${string}-file`;
  render: (report: Report, options: RenderOptions) => string;
}
