/** Report pages in a browser, opened from files as a user does. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '../../../scripts/chromium.ts';
import { renderHtml } from '../../../src/report/html/page.ts';
import type { Report } from '../../../src/report/report.ts';

/** Rules of axe about colours, in which alone the dark theme differs from the light one: for `runOnly`. */
export const colorRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

export interface OpenedPage {
  page: Page;
  /** What the page complained about, and what it asked for. */
  complaints: string[];
  requests: string[];
  address: string;
  close(): Promise<void>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** `#finding-…`. */
  hash?: string;
}

export function pageOpener() {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-page-'));
  const files = new Map<Report, string>();
  let browser: Browser | undefined;
  let plain: Page | undefined;

  async function open(report: Report, { hash = '', ...options }: OpenOptions = {}): Promise<OpenedPage> {
    const address = files.get(report) ?? pathToFileURL(join(folder, `${files.size}.html`)).href;
    if (!files.has(report)) {
      files.set(report, address);
      writeFileSync(new URL(address), renderHtml(report, { category: 'default' }));
    }
    const isPlain = Object.keys(options).length === 0;
    const page = isPlain ? await clearPage() : await newPage(options);
    const context = page.context();
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    context.on('request', (request) => requests.push(request.url()));
    await page.goto(address + hash);
    return { page, complaints, requests, address, close: async () => (isPlain ? undefined : context.close()) };
  }

  async function newPage(options: BrowserContextOptions): Promise<Page> {
    browser ??= await launchChromium();
    const context = await browser.newContext(options);
    context.setDefaultTimeout(20_000);
    return context.newPage();
  }

  /** One page after another in the same tab, for a tab of its own is a process of its own. */
  async function clearPage(): Promise<Page> {
    plain ??= await newPage({});
    plain.removeAllListeners();
    plain.context().removeAllListeners();
    await plain.emulateMedia({ media: null });
    // From the same page with another end of its address, a browser only scrolls.
    await plain.goto('about:blank');
    return plain;
  }

  async function stop(): Promise<void> {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  }

  return { open, stop };
}
