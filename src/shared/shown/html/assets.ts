/**
 * The page's style and script as text. From source they are read from `browser/`; the build replaces this module with
 * both texts.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

export interface PageAssets {
  style: string;
  script: string;
}

let cachedAssets: PageAssets | undefined;

/** Throws when a text would end the element into which it is put. */
export function readPageAssets(): PageAssets {
  cachedAssets ??= { style: readBrowserFile('page.css'), script: stripTypeScriptTypes(readBrowserFile('page.ts')) };
  if (/<\/(?:script|style)|<!--|-->/i.test(cachedAssets.script + cachedAssets.style))
    throw new Error('a text of the page would end its element');
  return cachedAssets;
}

function readBrowserFile(name: string): string {
  return readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8');
}
