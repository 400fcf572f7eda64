import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/chromium.ts';
import { render } from '../render.ts';
import { sampleReport } from '../sample.ts';
import { pageOpener } from './opener.ts';
import { fullReport, manyFindings, packageFindings } from './sample.ts';

const packages = sampleReport({ findings: packageFindings });

describe('the page', () => {
  it('shows the findings of a package in one row, with the version that settles all, without its script too', () => {
    const page = render('html', packages);
    expect(page).toContain(
      'lodash 4.17.15: 3 vulnerabilities</summary></details><span class="sub">Update to 4.17.21, which fixes',
    );
    expect(page.match(/<tbody><tr class="row/g)).toHaveLength(3);
    expect(page.match(/<tr class="row pack"/g)).toHaveLength(2);
    expect(page).toContain('6 of 6 shown');
    for (const { id } of packageFindings) expect(page).toContain(`id="finding-${id}"`);
  });

  it('links the reason of a run that could not decide to its entry', () => {
    const page = render('html', sampleReport({ verdict: 'inconclusive', reason: 'timeout', exitCode: 2 }));
    expect(page).toContain('href="https://github.com/scan-gate/scan-gate/blob/main/docs/troubleshooting.md#timeout"');
  });
});

describe.skipIf(findChromium() === undefined)('the table of the page', () => {
  const { open, stop } = pageOpener();
  afterAll(stop);
  const status = (page: Page) => page.locator('#status').textContent();
  const rows = (page: Page) => page.locator('tr.row summary:visible').allTextContents();
  const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');
  const isInView = (page: Page, id: string) =>
    page.evaluate<boolean>(`(() => {
      const { top, bottom } = document.getElementById(${JSON.stringify(id)}).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    })()`);

  it('lists the findings of a package below its row once that is pressed, each with its details', async () => {
    const { page, complaints } = await open(packages);
    const folded = [
      'lodash 4.17.15: 3 vulnerabilities',
      'left-pad 1.0.0: Withdrawn',
      'minimist 0.0.8: 2 vulnerabilities',
    ];
    await expect.poll(() => rows(page)).toEqual(folded);
    await expect.poll(() => status(page)).toBe('6 of 6 shown, worst first');
    await expect.poll(() => page.locator('tr.row .severity').first().textContent()).toBe('Critical');
    await expect
      .poll(() => page.locator('tr.row .sub').first().textContent())
      .toBe('Update to 4.17.21, which fixes all.');
    await page.locator('#table summary').first().click();
    await expect
      .poll(async () => (await rows(page)).slice(0, 5))
      .toEqual([
        'lodash 4.17.15: 3 vulnerabilities',
        'Command injection in lodash 4.17.15',
        'lodash 4.17.15: Prototype pollution',
        'lodash 4.17.15: Slow regular expression',
        'left-pad 1.0.0: Withdrawn',
      ]);
    await page.locator('.pack ~ tr summary').nth(1).click();
    await expect.poll(() => page.locator('tr.detail:visible').textContent()).toContain('Upgrade to 4.17.21');
    await page.locator('#table summary').first().click();
    await expect.poll(() => rows(page)).toEqual(folded);
    await expect.poll(() => page.locator('tr.detail:visible').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('opens a package and a finding of it without the script', async () => {
    const { page } = await open(packages, { javaScriptEnabled: false });
    await expect.poll(() => page.locator('.pack ~ tr.row:visible').count()).toBe(0);
    await page.locator('.pack summary').first().click();
    await page.locator('.pack ~ tr summary').nth(1).click();
    await expect
      .poll(async () => [
        await page.locator('.pack ~ tr.row:visible').count(),
        await page.locator('tr.detail:visible').count(),
      ])
      .toEqual([3, 1]);
    await page.locator('.pack summary').first().click();
    await expect.poll(() => page.locator('tr.detail:visible').count()).toBe(0);
  });

  it('is folded by keys: first the details, then the package', async () => {
    const { page } = await open(packages);
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('tr.detail:visible').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => [
        await page.locator('tr.detail:visible').count(),
        await page.locator('.pack ~ tr.row:visible').count(),
      ])
      .toEqual([0, 3]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.pack ~ tr.row:visible').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('lodash 4.17.15: 3 vulnerabilities');
  });

  it('says how many of a package match, and shows one that matches alone as itself', async () => {
    const { page } = await open(packages);
    const query = page.locator('#query');
    await query.fill('lodash pollution');
    await expect.poll(() => rows(page)).toEqual(['lodash 4.17.15: Prototype pollution']);
    await query.fill('lodash 4.17.15:');
    await expect.poll(() => rows(page)).toEqual(['lodash 4.17.15: 2 of 3 vulnerabilities match']);
    await expect.poll(() => page.locator('tr.row .severity').first().textContent()).toBe('High');
    await expect.poll(() => status(page)).toBe('2 of 6 shown, worst first');
    await page.locator('#table summary').first().click();
    await expect.poll(() => page.locator('.pack ~ tr.row:visible').count()).toBe(2);
  });

  it('orders a package by its worst finding', async () => {
    const { page } = await open(packages);
    await page.locator('th[data-key="cvss"] button').click();
    await expect.poll(async () => (await rows(page))[0]).toBe('lodash 4.17.15: 3 vulnerabilities');
    await expect.poll(() => page.locator('tr.row .c-cvss:visible').allTextContents()).toEqual(['9.1', '8.8', '8.8']);
  });

  it('prints every finding of a package', async () => {
    const { page } = await open(packages);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('.pack ~ tr.row:visible').count()).toBe(5);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => page.locator('.pack ~ tr.row:visible').count()).toBe(0);
  });

  it('goes to the finding that the address names: beyond what is drawn, in a folded package, behind a filter', async () => {
    const findings = [...manyFindings(120), ...packageFindings];
    const { page, complaints } = await open(fullReport(0, { findings }), { hash: '#finding-vio_000111' });
    await expect.poll(() => isInView(page, 'finding-vio_000111')).toBe(true);
    await expect.poll(() => focused(page)).toContain('(111)');
    await expect.poll(() => page.locator('tr.detail:visible').count()).toBe(1);

    await page.locator('#query').fill('no such thing');
    await page.evaluate(`location.hash = '#finding-minimist-2'`);
    await expect.poll(() => focused(page)).toBe('minimist 0.0.8: Prototype pollution again');
    await expect.poll(() => page.locator('#query').inputValue()).toBe('');
    await expect.poll(() => isInView(page, 'finding-minimist-2')).toBe(true);

    const link = page.locator('.blocking a[href^="#finding-"]').first();
    const target = await link.getAttribute('href');
    for (let turn = 0; turn < 2; turn++) {
      await page.locator('#query').fill('no such thing');
      await link.click();
      await expect.poll(() => isInView(page, target?.slice(1) ?? '')).toBe(true);
    }
    expect(complaints).toEqual([]);
  });

  it('stays as it is where the address names nothing', async () => {
    const { page, complaints } = await open(packages, { hash: '#finding-%00' });
    await expect.poll(() => status(page)).toBe('6 of 6 shown, worst first');
    expect(complaints).toEqual([]);
  });
});
