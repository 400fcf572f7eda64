/** Takes pictures of the service's pages, as they show a scan of the example application. */
import type { Browser, Page } from 'playwright-core';
import type { Service } from '../demo/run.ts';
import type { Theme } from './terminal.ts';

/** By name: the list of findings, and one finding. */
export type PagePictures = Record<'findings' | 'finding', Uint8Array>;

export async function photographPages(service: Service, browser: Browser, colorScheme: Theme): Promise<PagePictures> {
  const page = await browser.newPage({ viewport: { width: 1040, height: 660 }, colorScheme });
  const pictures = await takePictures(page, service);
  await page.close();
  return pictures;
}

async function takePictures(page: Page, { baseUrl, apiKey }: Service): Promise<PagePictures> {
  const { origin } = new URL(baseUrl);
  await page.goto(`${origin}/findings`);
  await page.locator('#key').fill(apiKey);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('.row a.name').first().waitFor();
  const findings = await page.screenshot();
  await page.goto(`${origin}/findings?type=SAST`);
  await page.locator('.row a.name').first().click();
  await page.locator('pre').first().waitFor();
  return { findings, finding: await page.screenshot() };
}
