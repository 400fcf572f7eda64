/**
 * Creates the README's pictures from real runs: the comment on a pull request, and a terminal, each in light and dark.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { launchChromium } from './chromium.ts';
import { commandFile, runAction, startService } from './demo/run.ts';
import { exampleSubject, pushToMain } from './demo/subject.ts';
import { commentPage } from './pictures/comment.ts';
import { type Theme, terminalDrawing } from './pictures/terminal.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/images');
const themes: readonly Theme[] = ['light', 'dark'];
/** The files of the base, so that the pull request adds three findings. */
const held = [
  'README.md',
  'package.json',
  'package-lock.json',
  'public',
  'src/catalog.js',
  'src/orders.ts',
  'src/sessions.js',
];

async function comment(work: string): Promise<string> {
  const subject = exampleSubject(work, held);
  const service = await startService(subject);
  try {
    await runAction({ subject: pushToMain(subject), service, work });
    const inputs = { 'github-token': 'a-token', annotations: 'commands', 'comment-summary-in-pr': 'always' };
    const { comments, log } = await runAction({ subject, service, work, inputs });
    const [body] = comments;
    if (body === undefined) throw new Error(`no comment was written:\n${log.join('\n')}`);
    return body;
  } finally {
    service.stop();
  }
}

/** The same pull request on a laptop, whose origin is not asked. */
async function terminal(work: string): Promise<string> {
  const { path } = exampleSubject(work, held);
  const env = { PATH: process.env.PATH ?? '', HOME: work, FORCE_COLOR: '1', COLUMNS: '100' };
  const args = [commandFile, 'run', '--embedded', '.', '--local'];
  const child = spawn(process.execPath, args, { cwd: path, env, stdio: ['ignore', 'pipe', 'inherit'] });
  return `$ scan-gate run --embedded .\n${await readText(child.stdout)}`;
}

async function photograph(page: string): Promise<void> {
  const browser = await launchChromium();
  for (const colorScheme of themes) {
    const tab = await browser.newPage({ viewport: { width: 900, height: 700 }, deviceScaleFactor: 1.5, colorScheme });
    await tab.setContent(page);
    write(`comment-${colorScheme}.png`, await tab.locator('.frame').screenshot({ omitBackground: true }));
    await tab.close();
  }
  await browser.close();
}

function write(name: string, content: string | Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
  process.stdout.write(`docs/images/${name}\n`);
}

const work = mkdtempSync(join(tmpdir(), 'scan-gate-pictures-'));
try {
  const [first, second] = ['comment', 'terminal'].map((name) => join(work, name));
  for (const each of [first, second]) mkdirSync(each ?? '');
  await photograph(commentPage(await comment(first ?? '')));
  const printed = await terminal(second ?? '');
  for (const theme of themes) write(`terminal-${theme}.svg`, terminalDrawing(printed, theme));
} finally {
  rmSync(work, { recursive: true, force: true });
}
