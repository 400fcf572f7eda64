/** The report page's script and style as text: compiled, bundled and joined from `src/report/html/browser/`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');
export const pageAssetsFile = 'src/report/html/assets.ts';
const folder = 'src/report/html/browser';
/** Later ones override earlier ones. */
const sheets = ['page.css', 'media.css'];

/** The module that the page is made with. Throws when a text would end the element that it stands in. */
export async function renderPageAssets(): Promise<string> {
  const script = await pageScript();
  const style = sheets.map((name) => readFileSync(join(root, folder, name), 'utf8')).join('');
  if (/<\/(?:script|style)|<!--|-->/i.test(script + style)) throw new Error('a text of the page would end its element');
  return [
    `/** Made by \`npm run generate\` from ${folder}/: what the report page holds beside its markup. */`,
    moduleText('script', script),
    moduleText('style', style),
    '',
  ].join('\n');
}

/** Line by line, so that a reader and a comparison see lines. */
function moduleText(name: string, text: string): string {
  const rows = text.split('\n').map((row) => `  ${JSON.stringify(row)},\n`);
  return `export const ${name} = [\n${rows.join('')}].join('\\n');`;
}

async function pageScript(): Promise<string> {
  // Where a module begins is of no use to a reader of the page.
  const experimental = { attachDebugInfo: 'none' } as const;
  const bundle = await rolldown({ cwd: root, input: `${folder}/page.ts`, platform: 'browser', experimental });
  const { output } = await bundle.generate({ format: 'iife', strict: true, comments: false });
  await bundle.close();
  return output[0].code;
}
