import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderSummaryPage } from '../../scripts/pictures/summary.ts';
import { drawTerminal } from '../../scripts/pictures/terminal.ts';
import {
  capturePages,
  captureSummary,
  captureTerminal,
  maskRun,
  startScannedService,
} from '../../scripts/pictures/texts.ts';
import { makeFolder } from '../service/temporary-repository.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/images');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const service = readFileSync(join(root, 'docs/service.md'), 'utf8');
const names = ['finding', 'findings', 'summary', 'terminal'];

describe('the pictures of the README and of the page of the service', () => {
  it('are all shown, in light and in dark, and have their text beside them', () => {
    const shown = [...`${readme}${service}`.matchAll(/\bimages\/([\w.-]+)/g)].map(([, name]) => name);
    const pictures = names.flatMap((name) =>
      ['dark', 'light'].map((theme) => `${name}-${theme}.${name === 'terminal' ? 'svg' : 'png'}`),
    );
    expect(shown.toSorted()).toEqual(pictures);
    expect(readdirSync(folder).toSorted()).toEqual([...pictures, ...names.map((name) => `${name}.txt`)].toSorted());
  });

  it.each(readdirSync(folder))('%s is small', (name) => {
    expect(statSync(join(folder, name)).size).toBeLessThan(250_000);
  });

  it('stand before the first workflow', () => {
    expect(readme.indexOf('docs/images/')).toBeLessThan(readme.indexOf('```yaml'));
  });
});

describe('what a picture shows', () => {
  const cases: Record<string, (work: string) => Promise<string>> = {
    summary: captureSummary,
    terminal: captureTerminal,
    findings: (work) => capturePage(work, 'findings'),
    finding: (work) => capturePage(work, 'finding'),
  };

  it.each(names)('is still printed: %s', async (name) => {
    const kept = readFileSync(join(folder, `${name}.txt`), 'utf8');
    const printed = maskRun((await cases[name]?.(makeFolder())) ?? '');
    expect(printed, 'The pictures are out of date: take them again with `npm run pictures`.').toBe(kept);
  });
});

let pages: ReturnType<typeof capturePages> | undefined;

/** Both pages show one scan. */
async function capturePage(work: string, name: 'findings' | 'finding'): Promise<string> {
  pages ??= startScannedService(work).then((started) => capturePages(started).finally(started.stop));
  return (await pages)[name];
}

describe('the drawing of a terminal', () => {
  it('puts each piece at its column, in its color', () => {
    const drawing = drawTerminal('\x1b[31mhigh\x1b[39m  \x1b[1mA <b> & c\x1b[22m\nplain\x1b[2K', 'light');
    const pieces = [
      ...drawing.matchAll(
        /<text x="([\d.]+)" y="(\d+)"[^>]*?((?: fill="[^"]*")?(?: font-weight="bold")?)>(.*?)<\/text>/g,
      ),
    ];
    expect(pieces.map(([, x, y, style, text]) => [x, y, style, text])).toEqual([
      ['18.0', '31', ' fill="#cf222e"', 'high'],
      ['64.8', '31', ' font-weight="bold"', 'A &lt;b> &amp; c'],
      ['18.0', '50', '', 'plain'],
    ]);
  });

  it('differs from light to dark by colors alone', () => {
    const [light, dark] = (['light', 'dark'] as const).map((theme) => drawTerminal('\x1b[32mok\x1b[0m', theme));
    expect(light).not.toBe(dark);
    expect(light?.replaceAll(/#\w{6}/g, '')).toBe(dark?.replaceAll(/#\w{6}/g, ''));
  });
});

it('the page of a job summary shows its Markdown as GitHub would', () => {
  const page = renderSummaryPage('### A heading\n\n| | Finding |\n|:--|:--|\n| high | **One**<br>Two |\n');
  expect(page).toContain('<h3>A heading</h3>');
  expect(page).toContain('<td align="left"><strong>One</strong><br>Two</td>');
});
