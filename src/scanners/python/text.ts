/** Reads the text of a Python file as Python does. */
import { decodeText } from '../../shared/text/contents.ts';
import { getExtension } from '../../shared/text/file-name.ts';
import { readNotebookCode } from './notebook.ts';

/** https://docs.python.org/3/reference/lexical_analysis.html#encoding-declarations */
const cookie = /^(?:[ \t\f]*(?:#.*)?\r?\n)?[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/;
/** Encodings in which the letters of ASCII have their own bytes: everything that the language itself is written in. */
const readable =
  /^(?:utf-?8(?:-sig|-unix|-dos)?|(?:us-?)?ascii|latin-?1|iso-?8859-?\d+(?:-\w+)?|l1|cp\d+|windows-?\d+|koi8-[ru]|mac-?\w+|gb\d+|gbk|big5\w*|euc-?\w+|shift-?jis|sjis)$/;

export function isNotebook(path: string): boolean {
  return getExtension(path) === '.ipynb';
}

/**
 * Undefined for an encoding that can hide code, such as UTF-7 or ROT13, and for a notebook that cannot be read. Names
 * are compared as Python compares them.
 */
export function readPythonText(path: string, content: Buffer): { text: string; problem?: string } | undefined {
  const { text } = decodeText(content);
  if (isNotebook(path)) {
    const code = readNotebookCode(text);
    return code && { ...code, text: normalizeNames(code.text) };
  }
  const encoding = cookie
    .exec(content.toString('latin1', 0, 1024).replace(/^\xef\xbb\xbf/, ''))?.[1]
    ?.toLowerCase()
    .replaceAll('_', '-');
  if (encoding !== undefined && !readable.test(encoding)) return undefined;
  const isSingle = encoding !== undefined && /^(?:latin|iso-?8859|l1$|windows|cp125)/.test(encoding);
  return { text: normalizeNames(isSingle ? content.toString('latin1') : text) };
}

/** https://docs.python.org/3/reference/lexical_analysis.html#identifiers */
function normalizeNames(text: string): string {
  if (text.normalize('NFKC') === text) return text;
  return text.replaceAll(
    /(?:(?<![\p{L}\p{Nl}\p{N}\p{M}_])[\p{L}\p{Nl}\p{N}\p{M}_]*)?[^\x00-\x7f][\p{L}\p{Nl}\p{N}\p{M}_]*/gu,
    (word) => word.normalize('NFKC'),
  );
}
