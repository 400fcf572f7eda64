/** Decides by name and first line which language a file is written in, and whether this project's people wrote it. */
import { getBaseName } from '../text/file-name.ts';
import { detectByContent, isDecidedByContent } from './contents.ts';
import { languageRows, otherExtensions, otherNames } from './table.ts';

const byExtension = new Map<string, string>();
const byInterpreter = new Map<string, string>();
for (const row of languageRows) {
  const [name = '', extensions = '', interpreters = ''] = row.split('|');
  for (const extension of extensions.split(' ')) if (extension !== '') byExtension.set(extension, name);
  for (const program of interpreters.split(' '))
    if (program !== '' && !byInterpreter.has(program)) byInterpreter.set(program, name);
}

const names = new Map(
  [...new Set([...byExtension.values(), ...byInterpreter.values()])].map((name) => [name.toLowerCase(), name]),
);

export const languageNames: readonly string[] = [...names.values()];

/** The language in its usual spelling. Undefined for an unknown name. */
export function findLanguage(name: string): string | undefined {
  return names.get(name.trim().toLowerCase());
}

const media =
  '.avif .bmp .cer .crt .cur .doc .docx .eot .example .gif .gz .ico .icns .jar .jpeg .jpg .key .less .lock .log .map .mov .mp3 .mp4 ' +
  '.odt .ogg .otf .pdf .pem .png .ppt .pptx .tar .tgz .tif .tiff .ttf .wav .webm .webp .woff .woff2 .xls .xlsx .zip';
const others = new Set([...otherExtensions.split(' '), ...media.split(' ')]);

/**
 * Names that always mean a build or a package, although their extension is that of a program which no scanner here
 * reads. Only the whole name counts; otherwise the extension of a programming language decides.
 */
const buildNames =
  'package.swift mix.exs rebar.config.script jenkinsfile.groovy jenkinsfile.gvy jenkinsfile.gy premake4.lua premake5.lua build.pl ' +
  'build.sc project.scala';

const licenseSuffix =
  '(?:[-._](?:mit|apache|bsd|isc|mpl|[al]?gpl|lesser|cc0|cc|epl|boost|unlicen[cs]e|zlib|ofl)[\\w.-]*)?';
const documentNames = new RegExp(
  `^(?:(?:licen[cs]e|copying|notice)${licenseSuffix}|readme|authors|contributors|maintainers|codeowners|changelog|changes|history|news|todo)$`,
  'i',
);
const toolNames = /^(?:\..*|version|(?:docker|make|jenkins|vagrant|gem|rake|pod|proc|container|just)file)$/i;

/** Folders and names that Linguist classifies as third-party code. */
const vendored = [
  /(?:^|\/)(?:node_modules|bower_components|vendors?|third[-_]?party|externals?|Godeps|Pods|Carthage|site-packages|jspm_packages)\//i,
  /(?:^|\/)(?:\.yarn\/(?:releases|plugins|sdks)|\.pnp\.c?js|gradlew|mvnw|testdata)(?:\/|$)/i,
  /(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|moment|modernizr|prototype|mootools)(?:[-.]\d[\w.-]*)?(?:\.(?:min|slim|umd))*\.js$/i,
];

/** Names that code generators give. */
const generated = [
  /[.-]min\.(?:js|mjs|cjs)$/i,
  /(?:^|\/)__generated__\//i,
  /\.(?:generated|g|gen|designer|freezed)\.\w+$/i,
  /(?:_pb2(?:_grpc)?\.pyi?|\.pb\.(?:go|cc|h|swift)|_pb\.(?:js|ts|rb)|_generated\.\w+|zz_generated\.\w+\.go|bindata\.go)$/i,
];

/** Files that are left out of the language statistics, because their names alone would make programs of them. */
export const noLanguage = 'none';

/** Languages in which the embedded scanners search for common weaknesses with patterns. */
const patternLanguages = ['PHP', 'Java', 'Go'] as const;
export type PatternLanguage = (typeof patternLanguages)[number];
/** Languages whose values the embedded scanners follow with one engine. */
export type RuleLanguage = PatternLanguage | 'Python';

/** Whether an embedded scanner other than the one for JavaScript and TypeScript reads the language. */
export function isReadByAnotherEngine(language: string | undefined): boolean {
  return language === 'Python' || isPatternLanguage(language);
}

export function isPatternLanguage(language: string | undefined): language is PatternLanguage {
  return (patternLanguages as readonly (string | undefined)[]).includes(language);
}

/**
 * The programming language that a file name means. Undefined for data, markup, prose, builds, shells and unknown names.
 * If several formats share a name, the usual one; `detectByNameAndContent` is more precise.
 */
export function detectByName(path: string): string | undefined {
  const name = getBaseName(path);
  return isOtherName(name) ? undefined : findByExtension(name);
}

function findByExtension(path: string): string | undefined {
  for (const extension of listExtensions(path)) {
    const language = byExtension.get(extension);
    if (language !== undefined) return language;
    if (others.has(extension)) return undefined;
  }
  return undefined;
}

/** Whether the name is ambiguous, so that the content must be read. */
export function isAmbiguousName(path: string): boolean {
  return !isOtherName(path) && isDecidedByContent(getBaseName(path)) && findByExtension(path) !== undefined;
}

/** The language of a file with an ambiguous name, by the beginning of its content. Undefined if it is not a program. */
export function detectByNameAndContent(path: string, text: string): string | undefined {
  return detectByContent(getBaseName(path), text, findByExtension(path));
}

/** A PHP tag at the beginning, also after a `#!` line, makes the file a program, whatever its name says. */
export function startsWithPhp(text: string): boolean {
  return /^(?:\uFEFF|\xEF\xBB\xBF)?(?:#![^\r\n]*\r?\n)?\s*<\?(?:php\b|=)/i.test(text);
}

/** Whether the name alone shows that the file is not a program. */
export function isNoProgramName(path: string): boolean {
  return (
    isOtherName(path) ||
    isDocumentName(path) ||
    toolNames.test(getBaseName(path)) ||
    listExtensions(path).some((extension) => others.has(extension))
  );
}

/** Whether the name alone, such as `README` or `LICENSE-MIT`, means a text for readers. */
export function isDocumentName(path: string): boolean {
  return documentNames.test(getBaseName(path));
}

/** Longer than any interpreter name with its version. */
const longestInterpreter = 100;

/** The language that the `#!` line names; `Shell` for every shell. */
export function detectByInterpreter(firstLine: string): string | undefined {
  const [, command = ''] = /^#!\s*(\S.*)$/.exec(firstLine.trim()) ?? [];
  const words = command.split(/\s+/);
  const program = /(?:^|\/)env$/.test(words[0] ?? '') ? words.slice(1).find(isProgramName) : words[0];
  const name = getBaseName(program ?? '').toLowerCase();
  if (name.length > longestInterpreter) return undefined;
  if (/^(?:ba|z|k|da|a|c|tc|fi)?sh$/.test(name)) return 'Shell';
  return byInterpreter.get(name) ?? byInterpreter.get(name.replace(/[\d.-]+$/, ''));
}

/** Whether a word after `env` is neither an option nor a variable. */
function isProgramName(word: string): boolean {
  return !word.startsWith('-') && !word.includes('=');
}

/** Whether third parties or a generator wrote the file. */
export function isForeign(path: string): boolean {
  return isVendored(path) || generated.some((pattern) => pattern.test(path));
}

/** Whether third parties wrote the file. */
export function isVendored(path: string): boolean {
  return vendored.some((pattern) => pattern.test(path));
}

const otherNameSet = new Set(`${otherNames} ${buildNames}`.split(' '));

function isOtherName(path: string): boolean {
  return otherNameSet.has(getBaseName(path).toLowerCase());
}

/** `.spec.ts`, then `.ts`; in lower case. */
function listExtensions(path: string): string[] {
  const parts = getBaseName(path).toLowerCase().split('.').slice(1).slice(-3);
  return parts.map((_, index) => `.${parts.slice(index).join('.')}`);
}
