/**
 * Creates the pictures of the README and of docs/service.md from real runs: the job summary of a pull request, a
 * terminal, and the service's pages, each in light and dark. What they show is kept beside them as text.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from './chromium.ts';
import { renderSummaryPage } from './pictures/summary.ts';
import { drawTerminal, type Theme } from './pictures/terminal.ts';
import { capturePages, captureSummary, captureTerminal, maskRun, startScannedService } from './pictures/texts.ts';

const folder = join(import.meta.dirname, '../docs/images');
const themes: readonly Theme[] = ['light', 'dark'];

function writePicture(name: string, content: string | Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
  process.stdout.write(`docs/images/${name}\n`);
}

async function takePictures(work: string): Promise<void> {
  const summary = await captureSummary(work);
  const printed = await captureTerminal(work);
  const service = await startScannedService(work);
  const browser = await launchChromium();
  try {
    for (const colorScheme of themes) {
      const page = await browser.newPage({ viewport: { width: 1040, height: 660 }, colorScheme });
      const { origin } = new URL(service.baseUrl);
      await page.goto(`${origin}/findings`);
      await page.locator('#key').fill(service.apiKey);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.locator('.row a.name').first().waitFor();
      writePicture(`findings-${colorScheme}.png`, await page.screenshot());
      await page.goto(`${origin}/findings?type=SAST`);
      await page.locator('.row a.name').first().click();
      await page.locator('pre').first().waitFor();
      writePicture(`finding-${colorScheme}.png`, await page.screenshot());
      await page.close();
      const tab = await browser.newPage({ viewport: { width: 900, height: 700 }, deviceScaleFactor: 1.5, colorScheme });
      await tab.setContent(renderSummaryPage(summary));
      writePicture(`summary-${colorScheme}.png`, await tab.locator('.frame').screenshot({ omitBackground: true }));
      writePicture(`terminal-${colorScheme}.svg`, drawTerminal(printed, colorScheme));
    }
    const texts = { summary, terminal: printed, ...(await capturePages(service)) };
    for (const [name, text] of Object.entries(texts)) writePicture(`${name}.txt`, maskRun(text));
  } finally {
    await browser.close();
    service.stop();
  }
}

const work = mkdtempSync(join(tmpdir(), 'scan-gate-pictures-'));
try {
  await takePictures(work);
} finally {
  rmSync(work, { recursive: true, force: true });
}
