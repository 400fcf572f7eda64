/** Takes pictures of the service's pages, as they show a scan of the example application. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { startDemoService } from '../demo/run.ts';
import type { DemoSubject } from '../demo/subject.ts';
import type { Theme } from './terminal.ts';

/** By name: the list of findings, and one finding. */
export type PagePictures = Record<'findings' | 'finding', Uint8Array>;

export async function capturePages(
  subject: DemoSubject,
  browser: Browser,
  themes: readonly Theme[],
): Promise<[Theme, PagePictures][]> {
  const service = await startDemoService(subject);
  try {
    await scanBranch(service, 'feature/checkout');
    const taken: [Theme, PagePictures][] = [];
    for (const theme of themes) {
      const page = await browser.newPage({ viewport: { width: 1040, height: 660 }, colorScheme: theme });
      taken.push([theme, await takePictures(page, service)]);
      await page.close();
    }
    return taken;
  } finally {
    service.stop();
  }
}

type Access = Pick<Awaited<ReturnType<typeof startDemoService>>, 'baseUrl' | 'apiKey'>;

async function scanBranch({ baseUrl, apiKey }: Access, branch: string): Promise<void> {
  const ask = async (path: string, body?: object) => {
    const headers = { 'X-API-Key': apiKey, 'Content-Type': 'application/json' };
    const answer = await fetch(`${baseUrl}${path}`, {
      headers,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const { repositories } = (await ask('/repositories')) as { repositories: [{ repository_id: string }] };
  const { scan_id: id } = await ask('/scans', { repository_id: repositories[0].repository_id, branch });
  while (!['COMPLETED', 'FAILED'].includes(String((await ask(`/scans/${id}`)).status))) await delay(200);
}

async function takePictures(page: Page, { baseUrl, apiKey }: Access): Promise<PagePictures> {
  const { origin } = new URL(baseUrl);
  await page.goto(`${origin}/findings`);
  await page.locator('#key').fill(apiKey);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const findings = await page.screenshot();
  await page.goto(`${origin}/findings?type=SAST`);
  await page.locator('.row a.name').first().click();
  await page.locator('pre').first().waitFor();
  return { findings, finding: await page.screenshot() };
}
