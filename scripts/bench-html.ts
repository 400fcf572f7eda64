/** How long a filter of the HTML report takes until its result is painted: a page of 10,000 findings beside one of 100. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { renderHtml } from '../src/report/html/page.ts';
import { fullReport } from '../test/report/html/sample.ts';
import { launchChromium } from './chromium.ts';

const rounds = 25;
const [few, many] = [100, 10_000];

/** What a reader types, letter by letter, and takes away again; the last are of one finding, and of none. */
const typed = ['s', 'sq', 'sql', 'sql i', '', 'module-9', 'cwe-89', '', 'vio_000042', 'no such thing', ''];

/** In turns, so that a busy machine slows both. The ratio is of one round. */
export async function benchHtml(): Promise<object[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  const browser = await launchChromium();
  try {
    const [small, large] = [await open(browser, folder, few), await open(browser, folder, many)];
    const samples: [number, number][] = [];
    for (let round = -1; round < rounds; round++) {
      const sample: [number, number] = [await filterMs(small), await filterMs(large)];
      // The first is of a cold page.
      if (round >= 0) samples.push(sample);
    }
    return [
      row(
        `${few} findings, ms to the painted result`,
        samples.map(([ms]) => ms),
      ),
      row(
        `${many} findings, ms to the painted result`,
        samples.map(([, ms]) => ms),
      ),
      row(
        'ratio',
        samples.map(([small, large]) => large / small),
      ),
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function open(browser: Browser, folder: string, count: number): Promise<Page> {
  const file = join(folder, `${count}.html`);
  writeFileSync(file, renderHtml(fullReport(count)));
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(pathToFileURL(file).href);
  return page;
}

/** Of all that is typed, on average: until after the frame in which the first rows stand. */
async function filterMs(page: Page): Promise<number> {
  await page.bringToFront();
  const times = await page.evaluate<number[]>(`(async () => {
    const query = document.getElementById('query');
    const painted = () => new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('');
      });
    });
    const times = [];
    for (const text of ${JSON.stringify(typed)}) {
      await painted();
      const before = performance.now();
      query.value = text;
      query.dispatchEvent(new Event('input'));
      await painted();
      times.push(performance.now() - before);
    }
    return times;
  })()`);
  return times.reduce((sum, time) => sum + time, 0) / times.length;
}

function row(what: string, values: readonly number[]): object {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 100) / 100;
  return { what, rounds: values.length, median: at(0.5), 'from (10 %)': at(0.1), 'to (90 %)': at(0.9) };
}
