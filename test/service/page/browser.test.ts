/** The pages in a browser: under their policy, without a script, in both themes, on a phone and on paper. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/chromium.ts';
import { createTab, findBarriers, type Look } from '../../tab.ts';
import { type Embedded, finding, shaOf, startEmbedded, testKey } from '../embedded.ts';

const isHere = findChromium() !== undefined;
const title = isHere ? 'the pages' : 'the pages (skipped: no chromium on the PATH)';
const hostile = `<img src=x onerror="window.ran=1">\u202e${'w'.repeat(300)}`;

// What differs between the databases is not the look: `pages.test.ts` reads the pages over both.
describe.skipIf(!isHere)(title, () => {
  const tab = createTab();
  let embedded: Embedded;
  let origin: string;
  beforeAll(async () => {
    const vcsUrl = 'https://github.com/acme/web';
    embedded = await startEmbedded({
      repositories: [
        { path: '/srv/web', name: 'acme/web', vcsUrl, defaultBranch: 'main' },
        { path: '/srv/hostile', name: hostile, vcsUrl: hostile, defaultBranch: hostile },
      ],
      git: {
        resolveBranch: async () => shaOf('a'),
        readFile: async () => Array.from({ length: 60 }, (_, index) => `const line = ${index + 1};`).join('\n'),
      },
    });
    const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'] as const;
    embedded.script.findings[shaOf('a')] = [
      ...severities.map((severity) => finding({ severity, fingerprint: severity, title: `A ${severity} finding` })),
      finding({ fingerprint: 'hostile', title: hostile, filePath: hostile, description: hostile }),
      ...Array.from({ length: 60 }, (_, index) => finding({ fingerprint: `${index}`, severity: 'LOW' })),
    ];
    await embedded.scan();
    await embedded.scan(`feature/${'x'.repeat(200)}`, embedded.service.repositories[1]?.id);
    ({ origin } = new URL(embedded.service.baseUrl));
  });
  afterAll(async () => {
    await tab.stop();
    await embedded?.service.stop();
  });

  async function open(look: Look = {}) {
    const { page, complaints, requests } = await tab.open(look);
    await page.goto(`${origin}/findings?status=any`);
    await page.locator('#key').fill(testKey);
    await page.getByRole('button', { name: 'Sign in' }).click();
    return { page, complaints, requests };
  }

  /** One page of each kind. */
  async function listPages(page: Page): Promise<string[]> {
    const lists = ['/', '/scans', '/findings', '/findings?q=onerror'];
    const linked = lists.map(async (path) => {
      const text = await (await page.context().request.get(origin + path)).text();
      return /href="(\/(?:scans|findings|repositories)\/\w+)"/.exec(text)?.[1] ?? [];
    });
    return ['/', '/scans', '/findings', '/findings?q=nothing', '/nothing', ...(await Promise.all(linked)).flat()];
  }

  it('is walked from the key to a finding and out again, without a script and without a complaint', async () => {
    const { page, complaints, requests } = await open({ javaScriptEnabled: false });
    expect(page.url()).toBe(`${origin}/findings?status=any`);
    await page.locator('.chip', { hasText: 'Critical' }).click();
    await page.getByRole('button', { name: 'Filter' }).click();
    expect(await page.locator('tr.row').count()).toBe(2);
    await page.getByRole('link', { name: 'A CRITICAL finding' }).first().click();
    expect(await page.locator('h1').textContent()).toContain('A CRITICAL finding');
    expect(await page.locator('pre .marked').textContent()).toContain('const line = 42;');
    await page.getByRole('link', { name: 'Scans', exact: true }).click();
    await page.locator('tr.row a').last().click();
    expect(await page.locator('h1').textContent()).toContain('Scan of acme/web');
    const [{ httpOnly, sameSite } = {}] = await page.context().cookies();
    expect([httpOnly, sameSite]).toEqual([true, 'Strict']);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(`${origin}/`);
    expect(page.url()).toBe(`${origin}/login`);
    const hints = complaints.filter((text) => !text.includes('Password forms should have'));
    const foreign = requests.filter((address) => !address.startsWith(`${origin}/`));
    expect([hints, foreign]).toEqual([[], []]);
  });

  it('has nothing for axe to report in either theme, and fits at 1280 and 360 pixels', async () => {
    const { page } = await open();
    const paths = await listPages(page);
    expect(paths.length).toBe(9);
    for (const path of [...paths, '/logout']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      if (path === '/logout') await page.getByRole('button', { name: 'Sign out' }).click();
      else await page.goto(origin + path);
      expect([path, await findBarriers(page)]).toEqual([path, []]);
      expect([path, await page.evaluate('document.documentElement.scrollWidth <= innerWidth')]).toEqual([path, true]);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([path, await findBarriers(page, 'looks')]).toEqual([path, []]);
      expect([path, await page.evaluate('document.documentElement.scrollWidth <= innerWidth')]).toEqual([path, true]);
      expect(await page.evaluate('window.ran')).toBeUndefined();
    }
  });

  it('prints a list without its controls', async () => {
    const { page } = await open();
    await page.goto(`${origin}/findings`);
    await page.emulateMedia({ media: 'print' });
    for (const name of ['.controls', '.pager', '.viewer', '.top nav'])
      expect([name, await page.locator(name).first().isVisible()]).toEqual([name, false]);
    expect(await page.locator('tr.row').first().isVisible()).toBe(true);
  });

  it('lets no script run, even one that reached the page', async () => {
    const { page } = await open();
    await page.evaluate(`(() => {
      const other = document.createElement('script');
      try { other.text = 'window.ran = true'; document.body.append(other); } catch {}
    })()`);
    expect(await page.evaluate('window.ran')).toBeUndefined();
  });
});
