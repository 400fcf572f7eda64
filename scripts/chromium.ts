/** Starts the machine's own Chromium without a screen. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const quiet =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** `CHROMIUM`, or the first one on PATH. Undefined when there is none. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return [process.env.CHROMIUM ?? '', ...found].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}

export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('there is no chromium on the PATH; CHROMIUM can name one');
  return chromium.launch({ executablePath, args: quiet.split(' '), timeout: 300_000 });
}
