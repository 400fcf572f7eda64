/** Report pages in a browser, opened from files as a user does. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Report } from '../../../../src/gate/report/report.ts';
import { createTab, type Look, type Tab } from '../../../tab.ts';
import { render } from '../render.ts';

export interface OpenOptions extends Look {
  /** `#finding-…`. */
  hash?: string;
}

export function pageOpener() {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-page-'));
  const files = new Map<Report, string>();
  const tab = createTab();

  async function open(report: Report, { hash = '', ...look }: OpenOptions = {}): Promise<Tab & { address: string }> {
    const address = files.get(report) ?? pathToFileURL(join(folder, `${files.size}.html`)).href;
    if (!files.has(report)) {
      files.set(report, address);
      writeFileSync(new URL(address), render('html', report, { category: 'default' }));
    }
    const opened = await tab.open(look);
    // From the same page with another end of its address, a browser only scrolls.
    if (opened.page.url().startsWith(address)) await opened.page.goto('about:blank');
    opened.requests.length = 0;
    await opened.page.goto(address + hash);
    return { ...opened, address };
  }

  async function stop(): Promise<void> {
    await tab.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  return { open, stop };
}
