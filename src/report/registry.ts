/** The one list of report files: a format is a module and a line here. */
import { renderHtml } from './html/page.ts';
import { renderJson } from './json/json.ts';
import { renderMarkdown } from './markdown.ts';
import type { Report } from './report.ts';
import { renderSarif } from './sarif/sarif.ts';

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

export const formats = {
  json: { setting: 'json-file', render: (report) => renderJson(report) },
  html: { setting: 'html-file', render: renderHtml },
  markdown: { setting: 'markdown-file', render: renderMarkdown },
  sarif: { setting: 'sarif-file', render: renderSarif },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
