/** Decides which language a file of a tree is written in: by its name, or else by the interpreter in its first line. */

import { attempt } from '../errors.ts';
import { decodeText, readContent } from '../text/contents.ts';
import { getExtension } from '../text/file-name.ts';
import { beginsLikeDockerfile, containsPhp, isNamedLikeDockerfile } from './contents.ts';
import {
  detectByInterpreter,
  detectByName,
  detectByNameAndContent,
  findLanguage,
  isAmbiguousName,
  isNoProgramName,
  isReadByAnotherEngine,
  startsWithPhp,
} from './languages.ts';
import { toScriptKind } from './script-kinds.ts';

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
