/** The pages in a browser: under their policy, without a script, in both themes, on a phone and on paper. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium, launchChromium } from '../../../scripts/chromium.ts';
import { type Embedded, finding, shaOf, testKey } from '../embedded.ts';
import { databaseKinds, reportMissingPostgres } from '../store/databases.ts';
import { startOver } from './start.ts';

const isHere = findChromium() !== undefined;
const title = isHere ? 'the pages' : 'the pages (skipped: no chromium on the PATH)';
const hostile = `<img src=x onerror="window.ran=1">\u202e${'w'.repeat(300)}`;

reportMissingPostgres('the pages in a browser');

describe.skipIf(!isHere).each(databaseKinds)(`${title}, in $name`, ({ name: kind, create }) => {
  let browser: Browser;
  let embedded: Embedded;
  let origin: string;
  beforeAll(async () => {
    const vcsUrl = 'https://github.com/acme/web';
    embedded = await startOver(
      { name: kind, create },
      {
        repositories: [
          { path: '/srv/web', name: 'acme/web', vcsUrl, defaultBranch: 'main' },
          { path: '/srv/hostile', name: hostile, vcsUrl: hostile, defaultBranch: hostile },
        ],
        git: {
          resolveBranch: async () => shaOf('a'),
          readFile: async () => Array.from({ length: 60 }, (_, index) => `const line = ${index + 1};`).join('\n'),
        },
      },
    );
    const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'] as const;
    embedded.script.findings[shaOf('a')] = [
      ...severities.map((severity) => finding({ severity, fingerprint: severity, title: `A ${severity} finding` })),
      finding({ fingerprint: 'hostile', title: hostile, filePath: hostile, description: hostile }),
      ...Array.from({ length: 60 }, (_, index) => finding({ fingerprint: `${index}`, severity: 'LOW' })),
    ];
    await embedded.scan();
    await embedded.scan(`feature/${'x'.repeat(200)}`, embedded.service.repositories[1]?.id);
    ({ origin } = new URL(embedded.service.baseUrl));
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await embedded?.service.stop();
  });

  async function open(options: BrowserContextOptions = {}) {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const foreign: string[] = [];
    context.on('request', (request) => request.url().startsWith(`${origin}/`) || foreign.push(request.url()));
    await page.goto(`${origin}/findings?status=any`);
    await page.locator('#key').fill(testKey);
    await page.getByRole('button', { name: 'Sign in' }).click();
    return { page, context, complaints, foreign };
  }

  /** One page of each kind. */
  async function listPages(page: Page): Promise<string[]> {
    const linked = await page.evaluate<
      string[]
    >(`Promise.all(['/', '/scans', '/findings', '/findings?q=onerror'].map(async (path) => {
      const text = await (await fetch(path)).text();
      return [...text.matchAll(/href="(\\/(?:scans|findings|repositories)\\/\\w+)"/g)].map(([, each]) => each).slice(0, 1);
    })).then((all) => all.flat())`);
    return ['/', '/scans', '/findings', '/findings?q=nothing', '/nothing', ...linked];
  }

  it('is walked from the key to a finding and out again, without a script and without a complaint', async () => {
    const { page, context, complaints, foreign } = await open({ javaScriptEnabled: false });
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
    const [{ httpOnly, sameSite } = {}] = await context.cookies();
    expect([httpOnly, sameSite]).toEqual([true, 'Strict']);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(`${origin}/`);
    expect(page.url()).toBe(`${origin}/login`);
    const hints = complaints.filter((text) => !text.includes('Password forms should have'));
    expect([hints, foreign]).toEqual([[], []]);
    await context.close();
  });

  // What differs between the databases is not the look.
  const looks = [
    ['light', 1280],
    ['dark', 360],
  ] as const;
  it.each(kind === 'SQLite' ? looks : [])(
    'has nothing for axe to report in the %s theme at %i pixels, and fits',
    async (colorScheme, width) => {
      const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
      const { page, context } = await open({ colorScheme, bypassCSP: true, viewport: { width, height: 800 } });
      const paths = await listPages(page);
      expect(paths.length).toBe(9);
      for (const path of [...paths, '/logout']) {
        if (path === '/logout') await page.getByRole('button', { name: 'Sign out' }).click();
        else await page.goto(origin + path);
        await page.addScriptTag({ content: axe });
        const found = await page.evaluate(
          `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ violations }) =>
          violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html, failureSummary }) => html + failureSummary)]))`,
        );
        expect([path, found]).toEqual([path, []]);
        expect([path, await page.evaluate('document.documentElement.scrollWidth <= innerWidth')]).toEqual([path, true]);
        expect(await page.evaluate('window.ran')).toBeUndefined();
      }
      await context.close();
    },
  );

  it.runIf(kind === 'SQLite')('prints a list without its controls', async () => {
    const { page, context } = await open();
    await page.goto(`${origin}/findings`);
    await page.emulateMedia({ media: 'print' });
    for (const name of ['.controls', '.pager', '.viewer', '.top nav'])
      expect([name, await page.locator(name).first().isVisible()]).toEqual([name, false]);
    expect(await page.locator('tr.row').first().isVisible()).toBe(true);
    await context.close();
  });

  it.runIf(kind === 'SQLite')('lets no script run, even one that reached the page', async () => {
    const { page, context } = await open();
    await page.evaluate(`(() => {
      const other = document.createElement('script');
      try { other.text = 'window.ran = true'; document.body.append(other); } catch {}
    })()`);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    await context.close();
  });
});
