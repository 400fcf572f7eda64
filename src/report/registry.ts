/** The one list of report files: a format is a module and a line here. */
import { renderJson } from './json.ts';
import type { Report } from './report.ts';
import { renderSarif } from './sarif.ts';

export interface RenderOptions {
  category?: string | undefined;
}

export interface Format {
  /** The setting that holds the file's path. */
  setting: `${string}-file`;
  render: (report: Report, options: RenderOptions) => string;
}

export const formats = {
  json: { setting: 'json-file', render: (report) => renderJson(report) },
  sarif: { setting: 'sarif-file', render: renderSarif },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
