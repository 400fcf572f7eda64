/** A page that shows a job summary like GitHub, for a screenshot. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const fonts = '"Liberation Sans", -apple-system, "Segoe UI", Helvetica, Arial, sans-serif, "Noto Color Emoji"';
const monospace = '"Liberation Mono", ui-monospace, Menlo, Consolas, monospace';

const style = `
  :root { color-scheme: light dark; --text: light-dark(#1f2328, #f0f6fc); --soft: light-dark(#59636e, #9198a1);
    --line: light-dark(#d1d9e0, #3d444d); --back: light-dark(#ffffff, #0d1117); --head: light-dark(#f6f8fa, #151b23);
    --link: light-dark(#0969da, #4493f8); }
  body { margin: 0; font: 15px/1.5 ${fonts}; color: var(--text); }
  .frame { width: min(860px, 100%); overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--back); }
  header { padding: 8px 16px; background: var(--head); border-bottom: 1px solid var(--line); font-size: 14px; color: var(--soft); }
  header b { color: var(--text); }
  main { padding: 4px 16px 12px; }
  h2, h3 { font-size: 20px; margin: 14px 0 10px; }
  table { border-collapse: collapse; margin: 0 0 14px; }
  td, th { border: 1px solid var(--line); padding: 6px 13px; text-align: left; vertical-align: top; }
  th:empty { padding: 0 13px; }
  code { font: 12.5px ${monospace}; background: light-dark(#818b981f, #656c7633); padding: 2px 5px; border-radius: 6px; }
  a { color: var(--link); text-decoration: none; }
  sub { font-size: 12px; vertical-align: baseline; color: var(--soft); }`;

export function renderSummaryPage(markdown: string): string {
  const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true };
  const head = '<header><b>scan-gate</b> summary</header>';
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><div class="frame">${head}<main>${micromark(markdown, options)}</main></div>`;
}
