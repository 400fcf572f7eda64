/**
 * Decides which language a file of a tree is written in: by its name, otherwise by the interpreter in its first line.
 */

import { readContent } from '../text/contents.ts';
import { decodeText } from '../text/decode.ts';
import { getExtension } from '../text/file-name.ts';
import { beginsLikeDockerfile, isNamedLikeDockerfile } from './contents.ts';
import {
  detectByInterpreter,
  detectByName,
  detectByNameAndContent,
  findLanguage,
  isAmbiguousName,
  isNoProgramName,
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

/** Texts for people, and data that no PHP server executes. */
function isTextOrData(path: string): boolean {
  return /\.(?:md|markdown|mdx|rst|adoc|json|ya?ml|lock|map|svg|css|png|jpe?g|gif|ico|woff2?|pdf|zip|gz)$/i.test(path);
}

export async function detectProgram(
  root: string,
  { path, stored }: { path: string; stored: string },
): Promise<Program> {
  const named = detectByName(path);
  if (isAmbiguousName(path)) {
    const language = detectByNameAndContent(path, decodeText(readContent(root, stored, contentBytes)).text);
    return { language, isNamed: language === named, isOther: language === undefined };
  }
  if (isNamedLikeDockerfile(path) && beginsLikeDockerfile(decodeText(readContent(root, stored, contentBytes)).text))
    return { language: undefined, isNamed: false, isOther: true };
  if (named !== undefined) return { language: named, isNamed: true };
  const extension = getExtension(path);
  if (!isTextOrData(path) && startsWithPhp(readContent(root, stored, firstLineBytes).toString('latin1')))
    return { language: 'PHP', isNamed: false };
  if (extension === '.ipynb')
    return { language: readNotebookLanguage(readContent(root, stored).toString()), isNamed: false };
  const mayStartOther = extension === '' || shellExtensions.has(extension);
  if (isNoProgramName(path) && !mayStartOther) return { language: undefined, isNamed: true };
  const [first = '', second = ''] = decodeText(readContent(root, stored, firstLineBytes)).text.split(/\r\n|[\r\n]/, 2);
  const language = detectByInterpreter(first);
  // A shell script that starts Node.js with itself: https://unix.stackexchange.com/q/65235
  const isHandedOn = language === 'Shell' && /^(?:':'|":")\s*(?:\/\/|#).*\bnode/.test(second);
  return { language: isHandedOn ? 'JavaScript' : language, isNamed: false };
}

/** The first line of such a file may name another interpreter than a shell. */
const shellExtensions = new Set(['.sh', '.bash', '.zsh', '.ksh', '.command', '.cgi']);

/** The language of the notebook's kernel; Python when it is not given. See https://nbformat.readthedocs.io */
function readNotebookLanguage(text: string): string {
  const { kernelspec, language_info: info } = parseNotebook(text)?.metadata ?? {};
  return findLanguage(String(kernelspec?.language ?? info?.name ?? '')) ?? 'Python';
}

interface Notebook {
  metadata?: { kernelspec?: { language?: unknown } | null; language_info?: { name?: unknown } | null } | null;
}

function parseNotebook(text: string): Notebook | null | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
