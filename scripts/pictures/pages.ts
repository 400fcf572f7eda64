/** Pages for the pictures: a comment as GitHub shows it, and a terminal with its colours. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const fonts = '"Liberation Sans", -apple-system, "Segoe UI", Helvetica, Arial, sans-serif, "Noto Color Emoji"';
const monospace = '"Liberation Mono", ui-monospace, Menlo, Consolas, monospace';

const style = `
  :root { color-scheme: light dark; --text: light-dark(#1f2328, #f0f6fc); --soft: light-dark(#59636e, #9198a1);
    --line: light-dark(#d1d9e0, #3d444d); --back: light-dark(#ffffff, #0d1117); --head: light-dark(#f6f8fa, #151b23);
    --link: light-dark(#0969da, #4493f8); }
  body { margin: 0; font: 15px/1.5 ${fonts}; color: var(--text); }
  .frame { width: 860px; border: 1px solid var(--line); border-radius: 8px; background: var(--back); overflow: hidden; }
  header { padding: 8px 16px; background: var(--head); border-bottom: 1px solid var(--line); font-size: 14px; color: var(--soft); }
  header b { color: var(--text); }
  main { padding: 4px 16px 12px; }
  h2, h3 { font-size: 20px; margin: 14px 0 10px; }
  table { border-collapse: collapse; margin: 0 0 14px; }
  td, th { border: 1px solid var(--line); padding: 6px 13px; text-align: left; vertical-align: top; }
  th:empty { padding: 0 13px; }
  code { font: 12.5px ${monospace}; background: light-dark(#818b981f, #656c7633); padding: 2px 5px; border-radius: 6px; }
  a { color: var(--link); text-decoration: none; }
  sub { font-size: 12px; vertical-align: baseline; color: var(--soft); }
  pre { margin: 0; padding: 14px 18px; font: 13.5px/1.45 ${monospace}; white-space: pre-wrap; }
  pre .b { font-weight: bold } pre .d { color: var(--soft) }
  pre .red { color: light-dark(#cf222e, #ff7b72) } pre .green { color: light-dark(#1a7f37, #3fb950) }
  pre .yellow { color: light-dark(#9a6700, #d29922) } pre .blue { color: light-dark(#0969da, #58a6ff) }
  pre .magenta { color: light-dark(#8250df, #bc8cff) } pre .cyan { color: light-dark(#1b7c83, #39c5cf) }`;

function page(content: string): string {
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><div class="frame">${content}</div>`;
}

export function commentPage(markdown: string): string {
  const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true };
  return page(`<header><b>github-actions</b> bot commented</header><main>${micromark(markdown, options)}</main>`);
}

export function terminalPage(printed: string): string {
  return page(`<pre>${coloured(printed.trimEnd())}</pre>`);
}

const classes: Readonly<Record<string, string>> = {
  1: 'b',
  2: 'd',
  31: 'red',
  32: 'green',
  33: 'yellow',
  34: 'blue',
  35: 'magenta',
  36: 'cyan',
  90: 'd',
  91: 'red',
  92: 'green',
  93: 'yellow',
  94: 'blue',
};

/** Text with the escape sequences of colours, as HTML. What does not colour is left out. */
export function coloured(text: string): string {
  let now: string[] = [];
  const parts = text.split(/\x1b\[([\d;]*)m/);
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return styled(part.replaceAll(/\x1b\[[\d;?]*[A-Za-z]|\r/g, ''), now);
      for (const code of part.split(';')) now = after(now, code);
      return '';
    })
    .join('');
}

function after(now: string[], code: string): string[] {
  if (code === '' || code === '0') return [];
  if (code === '22') return now.filter((name) => name !== 'b' && name !== 'd');
  if (code === '39') return now.filter((name) => name === 'b');
  const name = classes[code];
  return name === undefined ? now : [...now, name];
}

function styled(text: string, names: readonly string[]): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return names.length === 0 || safe === '' ? safe : `<span class="${names.join(' ')}">${safe}</span>`;
}
