/** One tab of Chromium for all tests of a file: a context of its own for each takes about a second of processor time. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../scripts/chromium.ts';

/** How a page is looked at; without them light, wide and with its script. */
export interface Look {
  colorScheme?: 'light' | 'dark';
  viewport?: { width: number; height: number };
  javaScriptEnabled?: boolean;
}

/** A page and what it complains about and asks for from then on. */
export interface Tab {
  page: Page;
  complaints: string[];
  requests: string[];
}

interface Opened {
  browser: Browser;
  page: Page;
  session: CDPSession;
}

/** The look holds for the next address that the page goes to. */
export function createTab() {
  let opened: Promise<Opened> | undefined;

  async function open(look: Look = {}): Promise<Tab> {
    opened ??= start();
    const { page, session } = await opened;
    page.removeAllListeners();
    await page.context().clearCookies();
    await session.send('Emulation.setScriptExecutionDisabled', { value: look.javaScriptEnabled === false });
    await page.setViewportSize(look.viewport ?? { width: 1280, height: 720 });
    await page.emulateMedia({ media: null, colorScheme: look.colorScheme ?? 'light' });
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => requests.push(request.url()));
    return { page, complaints, requests };
  }

  async function stop(): Promise<void> {
    await (await opened)?.browser.close();
  }

  return { open, stop };
}

async function start(): Promise<Opened> {
  const browser = await launchChromium();
  const context = await browser.newContext();
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  return { browser, page, session: await context.newCDPSession(page) };
}

/** All that concerns people who use a page otherwise, as most do; and of it what depends on the theme and the width. */
const barriers = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  looks: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  },
};

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe reports of the page as it is: each rule with its first three places. */
export async function findBarriers(page: Page, kind: keyof typeof barriers = 'all'): Promise<unknown> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const options = { runOnly: barriers[kind], resultTypes: ['violations'], preload: false };
  return page.evaluate(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html, failureSummary }) => html + failureSummary)]))`,
  );
}
