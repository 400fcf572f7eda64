/** The one list of report files: a format is a module and a line here. */
import type { Format } from './format.ts';
import { renderHtml } from './html/page.ts';
import { renderJson } from './json/json.ts';
import { renderMarkdown } from './markdown.ts';
import { renderSarif } from './sarif/sarif.ts';

export const formats = {
  json: { setting: 'json-file', render: (report) => renderJson(report) },
  html: { setting: 'html-file', render: renderHtml },
  markdown: { setting: 'markdown-file', render: renderMarkdown },
  sarif: { setting: 'sarif-file', render: renderSarif },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
