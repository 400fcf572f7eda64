/**
 * Decides which language a file of a tree is written in, by its name or else by the interpreter in its first line, and how
 * it contains scripts: as a whole, between the tags of a page or component, or not at all.
 */

import { attempt } from '../errors.ts';
import { decodeText, readContent } from '../text/contents.ts';
import { getExtension } from '../text/file-name.ts';
import {
  beginsLikeDockerfile,
  containsPhp,
  detectByInterpreter,
  detectByName,
  detectByNameAndContent,
  findLanguage,
  isAmbiguousName,
  isNamedLikeDockerfile,
  isNoProgramName,
  isReadByAnotherEngine,
  startsWithPhp,
} from './languages.ts';

interface Program {
  /** A programming language, or `Shell`; undefined for anything else. */
  language: string | undefined;
  /** Whether the file's name decided it. */
  isNamed: boolean;
  /** The content shows that the file is not a program, whatever its name says. */
  isOther?: boolean;
}

/** The longest first line that Linux reads is 256 bytes. */
const firstLineBytes = 512;

/** The text that distinguishes formats with the same name is at the beginning. */
const contentBytes = 8192;

export async function detectProgram(
  root: string,
  { path, stored }: { path: string; stored: string },
): Promise<Program> {
  const named = detectByName(path);
  if (isAmbiguousName(path)) {
    const { text } = decodeText(readContent(root, stored, contentBytes));
    const language = (isScanned(named) ? undefined : detectByFirstLines(text)) ?? detectByNameAndContent(path, text);
    return { language, isNamed: language === named, isOther: language === undefined };
  }
  if (isNamedLikeDockerfile(path) && beginsLikeDockerfile(decodeText(readContent(root, stored, contentBytes)).text))
    return { language: undefined, isNamed: false, isOther: true };
  if (isScanned(named)) return { language: named, isNamed: true };
  const start = readContent(root, stored, firstLineBytes);
  const started = detectByFirstLines(decodeText(start).text);
  if (started !== undefined) return { language: started, isNamed: started === named };
  if (named !== undefined) return { language: named, isNamed: true };
  // Texts for people, and data that no PHP server executes.
  const isPhp = mayMixPhp.has(getExtension(path))
    ? containsPhp(readContent(root, stored).toString('latin1'))
    : !/\.(?:md|markdown|mdx|rst|adoc|json|ya?ml|lock|map|svg|css|png|jpe?g|gif|ico|woff2?|pdf|zip|gz)$/i.test(path) &&
      startsWithPhp(start.toString('latin1'));
  if (isPhp) return { language: 'PHP', isNamed: false };
  if (getExtension(path) === '.ipynb')
    return { language: readNotebookLanguage(readContent(root, stored).toString()), isNamed: false };
  return { language: undefined, isNamed: isNoProgramName(path) && getExtension(path) !== '' };
}

/** Pages that a server of PHP may execute, or that programs include. */
const mayMixPhp = new Set(['.html', '.htm', '.xhtml', '.shtml', '.tpl']);

/** Whether an engine here reads the language: no first line changes what such a file is when other code loads it. */
function isScanned(language: string | undefined): boolean {
  const isScript = toScriptKind(language) !== undefined || language === 'Java Server Pages';
  return isScript || isReadByAnotherEngine(language);
}

/** A file that is executed is in the language of its `#!` line, whatever its name is. */
function detectByFirstLines(text: string): string | undefined {
  const [first = '', second = ''] = text.split(/\r\n|[\r\n]/, 2);
  const language = detectByInterpreter(first);
  // A shell script that starts Node.js with itself: https://unix.stackexchange.com/q/65235
  const isHandedOn = language === 'Shell' && /^(?:':'|":")\s*(?:\/\/|#).*\bnode/.test(second);
  return isHandedOn ? 'JavaScript' : language;
}

/** The language of the notebook's kernel; Python when it is not given. See https://nbformat.readthedocs.io */
function readNotebookLanguage(text: string): string {
  const { kernelspec, language_info: info } = attempt(() => JSON.parse(text) as Notebook | null)?.metadata ?? {};
  return findLanguage(String(kernelspec?.language ?? info?.name ?? '')) ?? 'Python';
}

interface Notebook {
  metadata?: { kernelspec?: { language?: unknown } | null; language_info?: { name?: unknown } | null } | null;
}

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
