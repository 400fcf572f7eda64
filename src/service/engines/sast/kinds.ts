/** In which way a file holds scripts: as a whole, between the tags of a page or component, or not at all. */
import { languageOf } from '../../../policy/languages/languages.ts';
import { extensionOf } from '../source-file.ts';

/** The dialects that the parser knows by these names. */
export const scriptExtensions = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'] as const;
export type ScriptExtension = (typeof scriptExtensions)[number];

/** `page`: as a browser reads it. `component`: compiled, so that tags may close themselves. */
export type Markup = 'page' | 'component' | 'astro';

export type ScriptKind = { extension: ScriptExtension } | { markup: Markup };

const markups: Readonly<Record<string, Markup>> = {
  '.html': 'page',
  '.htm': 'page',
  '.shtml': 'page',
  '.xhtml': 'page',
  '.xht': 'page',
  '.hta': 'page',
  '.svg': 'page',
  '.vue': 'component',
  '.svelte': 'component',
  '.astro': 'astro',
};
/** Script names that other formats have too; with markup at its beginning the file is one of those. */
const shared: Readonly<Record<string, ScriptExtension>> = { '.wxs': '.js' };

export function scriptKindOf(path: string): ScriptKind | undefined {
  const extension = extensionOf(path);
  const markup = markups[extension];
  if (markup !== undefined) return { markup };
  const script = scriptExtensions.find((known) => known === extension) ?? shared[extension];
  if (script !== undefined) return { extension: script };
  return kindOfLanguage(languageOf(path));
}

export function kindOfLanguage(language: string | undefined): ScriptKind | undefined {
  if (language === 'JavaScript') return { extension: '.js' };
  return language === 'TypeScript' ? { extension: '.ts' } : undefined;
}

/** Qt's translations are `.ts` too, and the installer's sources `.wxs`: no script begins so. */
export function isOtherFormat(path: string, text: string): boolean {
  const extension = extensionOf(path);
  return (
    (extension === '.ts' || extension in shared) && /^\s*<(?:\?xml|!DOCTYPE|TS\b|Wix\b)/i.test(text.slice(0, 2000))
  );
}
