/** The one list of report files: a format is a module and a line here. */
import { agentPieces } from './agent/agent.ts';
import type { Format } from './format.ts';
import { pagePieces } from './html/page.ts';
import { reportPieces } from './json/json.ts';
import { renderMarkdown } from './markdown.ts';
import { sarifPieces } from './sarif/sarif.ts';
import { vexPieces } from './vex.ts';

export const formats = {
  json: { setting: 'json-file', pieces: reportPieces },
  html: { setting: 'html-file', pieces: pagePieces },
  markdown: { setting: 'markdown-file', pieces: (report, options) => [renderMarkdown(report, options)] },
  vex: { setting: 'vex-file', pieces: vexPieces, none: 'nothing was accepted or suppressed, so there is no document' },
  sarif: { setting: 'sarif-file', pieces: sarifPieces },
  agent: { setting: 'agent-file', pieces: agentPieces },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
