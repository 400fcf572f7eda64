/** Decides how a file contains scripts: as a whole, between the tags of a page or component, or not at all. */

import { getExtension } from '../text/file-name.ts';
import { detectByName, detectByNameAndContent, isAmbiguousName } from './languages.ts';

/** The dialects that the parser supports, by extension. */
export const scriptExtensions = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'] as const;
export type ScriptExtension = (typeof scriptExtensions)[number];

/** `page`: as a browser reads it. `component`: compiled, so tags may close themselves. `indented`: without tags. */
export type Markup = 'page' | 'component' | 'astro' | 'indented';

export type ScriptKind = { extension: ScriptExtension } | { markup: Markup };

const markups = new Map<string, Markup>([
  ['.vue', 'component'],
  ['.svelte', 'component'],
  ['.riot', 'component'],
  ['.marko', 'component'],
  ['.astro', 'astro'],
  ['.pug', 'indented'],
  ['.jade', 'indented'],
  ['.haml', 'indented'],
  ['.slim', 'indented'],
]);
const pages = '.html .htm .shtml .stm .xhtml .xht .hta .htc .svg';
/** Formats of template engines, whose output goes to browsers. */
const templates =
  '.ejs .hbs .handlebars .mustache .erb .rhtml .twig .njk .nunjucks .liquid .jinja .jinja2 .j2 .vm .ftl .ftlh .tpl .tmpl .gohtml ' +
  '.heex .eex .leex .cshtml .razor .mjml .dust .eta .edge .kit .mako .latte .smarty .aspx .ascx .master .phtml .jspf .jspx .templ';
for (const extension of `${pages} ${templates}`.split(' ')) markups.set(extension, 'page');

/** Languages whose programs generate pages. The scripts in these files are scanned, and the programs are not. */
export const pageLanguages = new Set([
  ...['PHP', 'Hack', 'Java Server Pages', 'Groovy Server Pages', 'Classic ASP', 'ASP.NET', 'ColdFusion'],
  'Visual Basic .NET',
]);

/** Extensions that say little: a runtime runs such a file as a script, a browser shows it as a page. */
const telling = { script: ['', '.txt', '.jake', '.frag'], page: ['.txt', '.xml', '.xsl', '.xslt', '.mht', '.mhtml'] };

/** What an undecided file may contain. Only what is found there counts. */
export interface PossibleScript {
  kind: ScriptKind;
  /**
   * `part`: scripts in a file of another language. `guess`: the file may not be of this kind at all. `loaded`: a program
   * loads it as a script, or as data if it is none.
   */
  role: 'part' | 'guess' | 'loaded';
}

/** What to scan in a file of another or an unknown language. Undefined for nothing. */
export function guessScriptKind(
  path: string,
  language: string | undefined,
  isOther: boolean,
): PossibleScript | undefined {
  const extension = getExtension(path);
  if (language !== undefined)
    return pageLanguages.has(language) ? { kind: { markup: 'page' }, role: 'part' } : undefined;
  if (path.toLowerCase().endsWith('.blade.php')) return { kind: { markup: 'page' }, role: 'part' };
  if (!isOther || isScriptTemplate(path, 'page') || telling.script.includes(extension))
    return { kind: { extension: '.js' }, role: 'guess' };
  return telling.page.includes(extension) ? { kind: { markup: 'page' }, role: 'guess' } : undefined;
}
/** Script extensions that other formats also use. With markup at its beginning the file has the other format. */
const shared: Readonly<Record<string, ScriptExtension>> = { '.wxs': '.js' };

export function detectScriptKind(path: string): ScriptKind | undefined {
  const extension = getExtension(path);
  if (pageLanguages.has(detectByName(path) ?? '')) return undefined;
  const markup = markups.get(extension);
  if (markup !== undefined) return isScriptTemplate(path, markup) ? undefined : { markup };
  const script = scriptExtensions.find((known) => known === extension) ?? shared[extension];
  if (script !== undefined) return { extension: script };
  return toScriptKind(detectByName(path));
}

/** `app.js.erb` becomes a script. */
function isScriptTemplate(path: string, markup: Markup): boolean {
  return markup === 'page' && /\.[cm]?[jt]sx?\.\w+$/i.test(path);
}

export function toScriptKind(language: string | undefined): ScriptKind | undefined {
  if (language === 'JavaScript') return { extension: '.js' };
  return language === 'TypeScript' ? { extension: '.ts' } : undefined;
}

/** Qt's translations also end in `.ts`, Dockerfiles in anything, and installer sources in `.wxs`. */
export function hasOtherFormat(path: string, text: string): boolean {
  if (getExtension(path) in shared) return /^\s*<(?:\?xml|Wix)\s/i.test(text.slice(0, 2000));
  return isAmbiguousName(path) && detectByNameAndContent(path, text) === undefined;
}
