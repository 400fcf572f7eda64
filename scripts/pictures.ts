/**
 * Creates the pictures of the README and of docs/service.md from real runs: the comment on a pull request, a terminal,
 * and the service's pages, each in light and dark.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { launchChromium } from './chromium.ts';
import { commandFile, runBuiltAction, startDemoService } from './demo/run.ts';
import { createExampleSubject, createPushSubject, type DemoSubject } from './demo/subject.ts';
import { renderCommentPage } from './pictures/comment.ts';
import { capturePages } from './pictures/pages.ts';
import { drawTerminal, type Theme } from './pictures/terminal.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/images');
const themes: readonly Theme[] = ['light', 'dark'];
/** The files of the base, so that the pull request adds three findings. */
const baseFiles = [
  'README.md',
  'package.json',
  'package-lock.json',
  'public',
  'src/catalog.js',
  'src/orders.ts',
  'src/sessions.js',
];

async function captureComment(work: string): Promise<string> {
  const subject = createExampleSubject(work, baseFiles);
  const service = await startDemoService(subject);
  try {
    await runBuiltAction({ subject: createPushSubject(subject), service, work });
    const inputs = { 'github-token': 'a-token', annotations: 'commands', 'comment-summary-in-pr': 'always' };
    const { comments, log } = await runBuiltAction({ subject, service, work, inputs });
    const [body] = comments;
    if (body === undefined) throw new Error(`no comment was written:\n${log.join('\n')}`);
    return body;
  } finally {
    service.stop();
  }
}

/** The same pull request on a laptop, whose origin is not asked. */
async function captureTerminal(work: string): Promise<string> {
  const { path } = createExampleSubject(work, baseFiles);
  const env = { PATH: process.env.PATH ?? '', HOME: work, FORCE_COLOR: '1', COLUMNS: '100' };
  const args = [commandFile, 'run', '--embedded', '.', '--local'];
  const child = spawn(process.execPath, args, { cwd: path, env, stdio: ['ignore', 'pipe', 'inherit'] });
  return `$ scan-gate run --embedded .\n${await readText(child.stdout)}`;
}

async function takeScreenshots(page: string, subject: DemoSubject): Promise<void> {
  const browser = await launchChromium();
  for (const [theme, pictures] of await capturePages(subject, browser, themes)) {
    for (const [name, picture] of Object.entries(pictures)) writePicture(`${name}-${theme}.png`, picture);
  }
  for (const colorScheme of themes) {
    const tab = await browser.newPage({ viewport: { width: 900, height: 700 }, deviceScaleFactor: 1.5, colorScheme });
    await tab.setContent(page);
    writePicture(`comment-${colorScheme}.png`, await tab.locator('.frame').screenshot({ omitBackground: true }));
    await tab.close();
  }
  await browser.close();
}

function writePicture(name: string, content: string | Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
  process.stdout.write(`docs/images/${name}\n`);
}

const work = mkdtempSync(join(tmpdir(), 'scan-gate-pictures-'));
try {
  const [first, second, third] = ['comment', 'terminal', 'pages'].map((name) => join(work, name));
  for (const each of [first, second, third]) mkdirSync(each ?? '');
  const comment = renderCommentPage(await captureComment(first ?? ''));
  await takeScreenshots(comment, createExampleSubject(third ?? '', baseFiles));
  const printed = await captureTerminal(second ?? '');
  for (const theme of themes) writePicture(`terminal-${theme}.svg`, drawTerminal(printed, theme));
} finally {
  rmSync(work, { recursive: true, force: true });
}
