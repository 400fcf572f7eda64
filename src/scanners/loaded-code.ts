/**
 * Finds files that programs load as code although their names do not say so: `require('./x.cfg')`, `include 'x.md'`,
 * `exec(open('x.txt').read())`. They are scanned in the language of the program that loads them.
 */
import { containsPhp } from '../shared/languages/contents.ts';
import { detectByName } from '../shared/languages/languages.ts';
import { detectScriptKind } from '../shared/languages/script-kinds.ts';
import { readContent } from '../shared/text/contents.ts';
import { getBaseName, isInstalledPackage } from '../shared/text/file-name.ts';
import type { EngineContext, LoadingLanguage } from './engine.ts';
import { findIncluded, listIncludes } from './patterns/includes.ts';
import { listLoadedScripts, listPackageEntries } from './sast/program/links.ts';

/** By path of such a file, the files that load it. */
export type LoadedCode = ReadonlyMap<string, readonly string[]>;

interface Loading {
  mayLoad(path: string): boolean;
  list(path: string, text: string, paths: ReadonlySet<string>): Iterable<string>;
  /** Whether the name of a file does not show the language although its content may be in it. */
  isOther(path: string, text: string): boolean;
}

/** Asset files of bundlers do not contain these words, and scripts with an effect do. */
const scriptWords =
  /\b(?:require|eval|function|Function|exports|process|globalThis|document|window|fetch|XMLHttpRequest)\b|=>|\bexport\s+(?:const|default|class|let|var)\b|\bimport\s(?:(?!\bimport\b).)*\bfrom\b/;
/** Data that is loaded as such, and files that are scanned with the scripts in them. */
const notScript = /\.(?:json|node|wasm|vue|svelte|astro|riot|marko)$/i;

const languages: Readonly<Record<LoadingLanguage, Loading>> = {
  JavaScript: {
    mayLoad: (path) => detectScriptKind(path) !== undefined || getBaseName(path) === 'package.json',
    list: (path, text, paths) =>
      getBaseName(path) === 'package.json'
        ? listPackageEntries(path, text, paths)
        : [...listLoadedScripts(path, text, (each) => paths.has(each)), ...listRunTexts(path, text, paths)],
    isOther: (path, text) => {
      const kind = detectScriptKind(path);
      if (notScript.test(path) || (kind !== undefined && 'extension' in kind)) return false;
      return !/^\s*<(?!!--)/.test(text) && scriptWords.test(text);
    },
  },
  PHP: {
    mayLoad: (path) => detectByName(path) === 'PHP' || /\.(?:x?html?|shtml|tpl|inc)$/i.test(path),
    list: listIncludes,
    isOther: (path, text) => detectByName(path) !== 'PHP' && containsPhp(text),
  },
  Python: {
    mayLoad: (path) => detectByName(path) === 'Python',
    list: listRunTexts,
    isOther: (path) => detectByName(path) !== 'Python' && !/\.(?:so|pyd|dll|json)$/i.test(path),
  },
};

/** Code that runs a file by its name, and code that runs a text, which may be read from a file. */
const running = /\b(?:exec|execfile|run_path|load_source|SourceFileLoader|spec_from_file_location)\(/;
const runningText = /\b(?:eval|Function|Script|runIn\w+Context|compile\w*|_compile)\(/;

function mayRunFile(line: string): boolean {
  const start = line.search(runningText);
  return running.test(line) || (start >= 0 && /\bread/.test(line.slice(start)));
}

function* listRunTexts(path: string, text: string, paths: ReadonlySet<string>): Generator<string> {
  for (const line of text.split(/[\r\n]+/).filter(mayRunFile))
    for (const [, , written = ''] of line.matchAll(/(["'`])([^"'`\n]+)\1/g)) {
      const found = findIncluded(path, written, paths);
      if (found !== undefined) yield found;
    }
}

const longestText = 1024 * 1024;

export function findLoadedCode(
  { root, files }: Pick<EngineContext, 'root' | 'files'>,
  language: LoadingLanguage,
): LoadedCode {
  const { mayLoad, list, isOther } = languages[language];
  const stored = new Map(files.map((file) => [file.path, file.stored]));
  const paths = new Set(stored.keys());
  const loaded = new Map<string, string[]>();
  const readText = (path: string) => readContent(root, stored.get(path) ?? path, longestText + 1).toString();
  const queue = [...paths].filter((path) => mayLoad(path) && !isInstalledPackage(path));
  // Iterating over an array includes items that are added during the iteration.
  for (const path of queue) {
    const text = readText(path);
    if (text.length > longestText) continue;
    for (const found of new Set(list(path, text, paths))) {
      const loaders = loaded.get(found);
      if (loaders !== undefined) loaders.push(path);
      else if (found !== path && isOther(found, readText(found))) {
        loaded.set(found, [path]);
        if (!mayLoad(found)) queue.push(found);
      }
    }
  }
  return loaded;
}
