import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/chromium.ts';
import type { Report } from '../../../../src/gate/report/report.ts';
import { measured } from '../../../cost.ts';
import { hostileStrings, pickThird } from '../../../fixtures/hostile/corpus.ts';
import { findBarriers } from '../../../tab.ts';
import { render } from '../render.ts';
import { hostileReport, sampleFinding, sampleReport } from '../sample.ts';
import { pageOpener } from './opener.ts';
import { fullReport, manyFindings, packageFindings, readOwnTexts } from './sample.ts';

const executablePath = findChromium();
const title = executablePath === undefined ? 'the page (skipped: no chromium on the PATH)' : 'the page';

it.runIf(process.env.CI)('has a browser to be looked at with, where skipping would go unseen', () => {
  expect(executablePath, 'chromium on the PATH').toBeDefined();
});

describe.skipIf(executablePath === undefined)(title, () => {
  const { open, stop } = pageOpener();
  afterAll(stop);

  const full = fullReport(156);
  const many = fullReport(1200);
  const status = (page: Page) => page.locator('#status').textContent();
  const focused = (page: Page) =>
    page.evaluate<string>('document.activeElement.id || document.activeElement.textContent');

  it('runs under its own policy without a complaint and asks for nothing', async () => {
    const { page, complaints, requests, address } = await open(full);
    await page.locator('#table summary').first().click();
    await page.locator('#theme').click();
    await page.locator('#query').fill('sql');
    await expect.poll(() => page.locator('#controls').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    expect(requests).toEqual([address]);
  });

  it('has a policy under which text cannot become markup, and other scripts do not run', async () => {
    const { page } = await open(full);
    await expect(page.evaluate('document.body.innerHTML = "<b>x</b>"')).rejects.toThrow(/TrustedHTML/);
    await page.evaluate(`(() => {
      const other = document.createElement('script');
      try { other.text = 'window.ran = true'; document.body.append(other); } catch {}
    })()`);
    expect(await page.evaluate('window.ran')).toBeUndefined();
  });

  it('finds by title, path, id and CWE, and says how many', async () => {
    const { page } = await open(many);
    await expect.poll(() => status(page)).toBe('50 of 1,200 shown, worst first');
    const query = page.locator('#query');
    const expected = [
      ['vio_001111', '1 of 1,200 shown, worst first'],
      ['SQL injection (44)', '1 of 1,200 shown, worst first'],
      ['src/web module-96.ts', '4 of 1,200 shown, worst first'],
      ['cwe-89', '50 of 1,200 shown, worst first'],
      ['no such thing', '0 of 1,200 shown, worst first'],
    ] as const;
    for (const [text, said] of expected) {
      await query.fill(text);
      await expect.poll(() => status(page), { message: text }).toBe(said);
    }
    await expect.poll(() => page.locator('#empty').isVisible()).toBe(true);
    await page.locator('#clear-empty').click();
    await expect.poll(() => status(page)).toBe('50 of 1,200 shown, worst first');
  });

  it('filters by severity, type, effect and label together', async () => {
    const { page } = await open(full);
    await page.locator('.chip.critical').click();
    await expect.poll(() => status(page)).toBe('32 of 156 shown, worst first');
    await page.locator('#type').selectOption('Secret');
    await page.locator('#standing').selectOption('Blocks');
    await expect.poll(() => status(page)).toBe('1 of 156 shown, worst first');
    await page.locator('#clear').click();
    await page.locator('#label').selectOption('Perhaps of another branch');
    await expect.poll(() => status(page)).toBe('32 of 156 shown, worst first');
  });

  it('filters by owner, those of a file with several too, and says whose each is', async () => {
    const owners = [['@acme/api'], ['@acme/api', '@acme/web'], []];
    const findings = [...full.findings].map((finding, index) => ({ ...finding, owners: owners[index % 3] ?? [] }));
    const { page } = await open({ ...full, findings });
    const select = page.locator('#owner');
    await expect
      .poll(() => select.locator('option').allTextContents())
      .toEqual(['Any owner', '@acme/api (104)', '@acme/web (52)', 'Nobody (52)']);
    await select.selectOption({ label: '@acme/web (52)' });
    await expect.poll(() => status(page)).toBe('50 of 52 matching shown, 156 in all, worst first');
    await expect.poll(() => page.locator('tr.row .owner').first().textContent()).toBe('@acme/api @acme/web');
    await page.locator('#table summary').first().click();
    await expect.poll(() => page.locator('tr.detail dl').first().textContent()).toContain('Owner@acme/api @acme/web');
    await select.selectOption('nobody');
    await expect.poll(() => page.locator('tr.row .owner').first().textContent()).toBe('nobody');
  });

  it('names no owner below each place where all are of one, and offers nothing to choose', async () => {
    const findings = [...full.findings].map((finding) => ({ ...finding, owners: ['@acme/shop'] }));
    const { page } = await open({ ...full, findings });
    await expect.poll(() => page.locator('#owner').isVisible()).toBe(false);
    await expect.poll(() => page.locator('tr.row .owner').first().isVisible()).toBe(false);
    await expect.poll(() => page.locator('.blocking .place').first().textContent()).toContain('owned by @acme/shop');
  });

  it('sorts by a header: first, turned around, and back to worst first', async () => {
    const { page } = await open(full);
    const head = page.locator('th[data-key="cvss"]');
    const top = () => page.locator('tr.row .c-cvss').first().textContent();
    await head.locator('button').click();
    await expect.poll(async () => [await head.getAttribute('aria-sort'), await top()]).toEqual(['descending', '9.9']);
    await expect.poll(() => status(page)).toBe('50 of 156 shown, by score, descending');
    await head.locator('button').click();
    await expect.poll(async () => [await head.getAttribute('aria-sort'), await top()]).toEqual(['ascending', '1.1']);
    await head.locator('button').click();
    await expect.poll(() => head.getAttribute('aria-sort')).toBeNull();
    await page.locator('th[data-key="path"] button').click();
    await expect.poll(() => page.locator('tr.row .c-path').first().textContent()).toMatch(/^src\/api\/module-0\.ts:/);
  });

  it('is ordered by one menu on a phone', async () => {
    const { page } = await open(full, { viewport: { width: 360, height: 700 } });
    await expect.poll(() => page.locator('#table thead').isVisible()).toBe(false);
    await page.locator('#order').selectOption({ label: 'Score, ascending' });
    await expect.poll(() => status(page)).toBe('50 of 156 shown, by score, ascending');
    await expect.poll(() => page.locator('tr.row .c-cvss').first().textContent()).toBe('1.1');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(() => page.locator('#order').isVisible()).toBe(false);
    await expect.poll(() => page.locator('th[data-key="cvss"]').getAttribute('aria-sort')).toBe('ascending');
  });

  it('puts a text that several findings share into the details that are opened', async () => {
    const report = fullReport(240);
    const { page, complaints } = await open(report, { hash: '#finding-vio_000228' });
    const detail = page.locator('tr.detail:visible');
    await expect.poll(() => detail.textContent()).toContain('The user name is put into the query');
    await expect.poll(() => detail.locator('a[href^="#text-"]').count()).toBe(0);
    await expect.poll(() => page.locator('.shared').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await open(report, { javaScriptEnabled: false });
    await page.locator('#finding-vio_000228 summary').click();
    await page.locator('tr.detail:visible a[href^="#text-"]').first().click();
    await expect
      .poll(() => page.locator('.shared :target').textContent())
      .toContain('The user name is put into the query');
  });

  it('shows more, and all, and keeps the focus with them', async () => {
    const { page } = await open(full);
    await page.locator('#more-some').click();
    await expect.poll(() => status(page)).toBe('100 of 156 shown, worst first');
    await expect.poll(() => focused(page)).toBe(await page.locator('#table summary').nth(50).textContent());
    await page.locator('#more-all').click();
    await expect.poll(() => page.locator('tr.row').count()).toBe(156);
    await expect.poll(() => page.locator('#more').isVisible()).toBe(false);
  });

  it('is worked by keyboard alone', async () => {
    const { page } = await open(full);
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Skip to the findings');
    await page.keyboard.press('/');
    await expect.poll(() => focused(page)).toBe('query');
    await page.keyboard.type('sql');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = await page.locator('#table summary').nth(1).textContent();
    await expect.poll(() => focused(page)).toBe(second);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('tr.detail:visible').count()).toBe(1);
    await expect.poll(() => page.locator('#table details').nth(1).getAttribute('open')).toBe('');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('tr.detail:visible').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe(second);
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#query').inputValue()).toBe('');
  });

  it('shows code by lines, and of a secret only how to fix it', async () => {
    const { page } = await open(sampleReport());
    await page.locator('#table summary').nth(0).click();
    await page.locator('#table summary').nth(1).click();
    const [first, second] = await page.locator('tr.detail:visible').all();
    await expect.poll(() => first?.locator('pre span').first().getAttribute('data-n')).toBe('42');
    await expect.poll(() => first?.textContent()).toContain('The user name is put into the query');
    await expect.poll(() => second?.locator('pre').count()).toBe(0);
    await expect.poll(() => second?.textContent()).toContain('Revoke the key');
    await expect.poll(() => second?.textContent()).toContain('are not shown');
  });

  it.each([
    ['failed', 1280],
    ['passed', 360],
    ['inconclusive', 1280],
  ] as const)(
    'has nothing for axe to report of a run that is %s at %i pixels, in both themes',
    async (verdict, width) => {
      const findings = [...manyFindings(12), ...packageFindings];
      const report = fullReport(0, { verdict, enforced: verdict !== 'inconclusive', findings });
      const { page } = await open(report, { viewport: { width, height: 900 }, hash: '#finding-minimist-1' });
      const rows = page.locator('#table summary:visible');
      for (const hasText of ['lodash 4.17.15: 3 vulnerabilities', 'SQL injection in user lookup (0)'])
        await rows.filter({ hasText }).first().click();
      await page.locator('.chip.critical').click();
      expect(await findBarriers(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findBarriers(page, 'looks')).toEqual([]);
    },
  );

  it('turns to the other theme and forgets it', async () => {
    const { page, address } = await open(full, { colorScheme: 'dark' });
    const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const dark = await background();
    await page.getByRole('button', { name: 'Light theme' }).click();
    await expect.poll(() => background()).not.toBe(dark);
    await expect.poll(() => page.locator('#theme').textContent()).toBe('Dark theme');
    await page.goto(address);
    await expect.poll(() => background()).toBe(dark);
  });

  it('fits 1280, 820 and 360 pixels', async () => {
    const { page } = await open(hostileReport('x'.repeat(400)));
    await page.locator('#table summary').first().click();
    for (const width of [1280, 820, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate('[document.documentElement.scrollWidth, innerWidth]')).toEqual([width, width]);
    }
  });

  it('says the core without JavaScript', async () => {
    const { page } = await open(full, { javaScriptEnabled: false });
    const text = await page.locator('main').textContent();
    for (const fact of ['block this pull request', 'What blocks', 'fail-on-severity=high', '156 of 156 shown'])
      expect(text).toContain(fact);
    await expect.poll(() => page.locator('#controls').isVisible()).toBe(false);
    await expect.poll(() => page.locator('tr.row:visible').count()).toBe(156);
    await page.locator('#finding-vio_000000 summary').click();
    await expect
      .poll(() => page.locator('tr.detail:visible .prose').first().textContent())
      .toContain('put into the query');
  });

  it('prints without controls, with the details of what blocks, and comes back as it was', async () => {
    const { page } = await open(full);
    await page.evaluate(`addEventListener('beforeprint', () => {
      window.printed = document.querySelectorAll('tr.row').length;
    })`);
    const paper = await page.pdf({ format: 'A4' });
    expect(paper.length).toBeGreaterThan(10_000);
    expect(await page.evaluate('window.printed')).toBe(156);
    await expect
      .poll(async () => [await page.locator('tr.row').count(), await page.locator('tr.detail:visible').count()])
      .toEqual([50, 0]);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    await expect.poll(() => page.locator('tr.detail:visible').count()).toBe(9);
    for (const id of ['controls', 'theme', 'more'])
      await expect.poll(() => page.locator(`#${id}`).isVisible(), { message: id }).toBe(false);
  });

  /** Milliseconds from a key in the search to what the page shows of it, in the middle of several keys, each the best of three. */
  const keyMs = async (report: Report): Promise<number> => {
    const { page } = await open(report);
    const times = await page.evaluate<
      number[]
    >(`['s', 'sq', 'sql', 'sql ', 'sql i', '', 'm', 'mo', 'vio_0'].map((text) => {
        const query = document.getElementById('query');
        return Math.min(...[1, 2, 3].map(() => {
          query.value = '-';
          query.dispatchEvent(new Event('input'));
          document.body.getBoundingClientRect();
          const before = performance.now();
          query.value = text;
          query.dispatchEvent(new Event('input'));
          document.body.getBoundingClientRect();
          return performance.now() - before;
        }));
      })`);
    return times.sort((a, b) => a - b)[4] ?? Number.NaN;
  };

  it('answers a key in the search of 5,000 findings about as soon as in that of 100', measured, async () => {
    const [few, big] = [fullReport(100), fullReport(5000)];
    // Were all rows drawn at every key, it would take fifty times as long.
    expect((await keyMs(big)) / (await keyMs(few))).toBeLessThan(10);
  });

  it('lets no text become an element, an address or a script', async () => {
    const { repositoryUrl, headSha } = sampleReport();
    const texts = hostileStrings.map((text) => text.slice(0, 5000));
    const findings = texts.map((text, index) =>
      sampleFinding({
        id: `${index} ${text}`,
        title: text,
        filePath: text,
        detail: { description: text, codeSnippet: text, remediation: text, cwe: text, firstDetected: 0, lastSeen: 0 },
      }),
    );
    const report = { ...hostileReport(texts.join(' ')), findings, notes: texts, repositoryUrl, headSha };
    const { page, complaints, requests, address } = await open(report);
    await page.evaluate('for (const button of [...document.querySelectorAll("#table summary")]) button.click()');
    await page.locator('#more-all').click();
    await expect.poll(() => page.locator('tr.row').count()).toBe(findings.length);
    const found = await page.evaluate<Record<string, unknown>>(`({
      foreign: [...document.querySelectorAll('img,iframe,object,embed,form,base,link,audio,video,textarea,em,strong,i,h4,hr,br,[style],[onerror],[onload],[onclick]')].map((node) => node.outerHTML),
      scripts: document.scripts.length,
      addresses: [...document.querySelectorAll('[href]')].map((node) => node.href).filter((href) => !/^https:\\/\\/github\\.com\\/(?:acme\\/shop\\/blob\\/[0-9a-f]{40}|scan-gate\\/scan-gate\\/blob\\/main\\/docs)\\/|#(?:text-\\d+|finding(?:s-title|-[\\w.-]+))$/.test(href)),
      headings: document.querySelectorAll('h1').length,
    })`);
    expect(found).toEqual({ foreign: [], scripts: 1, addresses: [], headings: 1 });
    await expect.poll(() => page.locator('#table summary').first().isVisible()).toBe(true);
    expect([complaints, requests]).toEqual([[], [address]]);
  });

  it('keeps every text as text when a browser parses it', async () => {
    const { page } = await open(sampleReport());
    // Its own script and style are of every page, and its policy would not let a page be parsed.
    await page.goto('about:blank');
    const { script, style } = readOwnTexts();
    const pages = pickThird(2).map((text) =>
      render('html', hostileReport(text.slice(0, 5000)))
        .replace(script, '')
        .replace(style, ''),
    );
    const seen = await page.evaluate<string[]>(
      `(${JSON.stringify(pages)}).flatMap((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        return [...parsed.querySelectorAll('*')].flatMap((node) => [node.localName, ...[...node.attributes].map(({ name }) => '@' + name)]);
      }).filter((name, index, all) => all.indexOf(name) === index)`,
    );
    const calm = render('html', fullReport(8)) + render('html', hostileReport('plain'));
    const known = new Set(calm.match(/(?<=<)[a-z][a-z0-9]*|(?<=\s)[a-z-]+(?==")|(?<= )(?:hidden|disabled)(?=[ >])/gi));
    expect(seen.length).toBeGreaterThan(30);
    expect(seen.filter((name) => !known.has(name.replace('@', '')))).toEqual([]);
  });
});
