/** Reads the text of a Python file as Python does, and the cells of a notebook: https://nbformat.readthedocs.io */
import { attempt } from '../../shared/errors.ts';
import { decodeText } from '../../shared/text/contents.ts';
import { getExtension } from '../../shared/text/file-name.ts';

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

/** Each cell of text whose lines are not found costs a search through the whole notebook. */
const mostMissing = 100;

/**
 * The code of all cells, each line at the number of the line that holds it in the notebook. Undefined for a notebook
 * that does not keep each line of code on a line, as Jupyter does. Names a cell that is left out.
 */
function readNotebookCode(text: string): { text: string; problem?: string } | undefined {
  const rows = text.split(/\r\n|[\r\n]/);
  const lines = rows.map(() => '');
  let [row, missing] = [0, 0];
  let problem: string | undefined;
  // Undefined for a text that is not a notebook of format 4.
  const cells = attempt(() => {
    const { cells } = JSON.parse(text) as { cells?: unknown };
    return Array.isArray(cells) ? (cells as { cell_type?: unknown; source?: unknown }[]) : undefined;
  });
  if (cells === undefined) return undefined;
  const names = listNames(cells);
  for (const { cell_type: type, source } of cells) {
    const written = typeof source === 'string' ? [source] : source;
    if (!Array.isArray(written) || written.length === 0 || written.join('') === '') continue;
    const start = findSource(rows, row, written);
    if (start === undefined) {
      missing += 1;
      if (type === 'code' || missing > mostMissing) return undefined;
      continue;
    }
    row = start + written.length;
    if (type !== 'code') continue;
    try {
      const code = readCellCode(written.join('').replace(/\r\n?/g, '\n').replace(/\n$/, ''), names);
      for (const [index, line] of code.split('\n').entries()) lines[start + index] = line;
    } catch (error) {
      if (!(error instanceof UnreadCell || error instanceof RangeError)) throw error;
      const what = error instanceof UnreadCell ? error.message : 'too many magic words';
      problem ??= `a cell with ${what} on line ${start + 1}`;
    }
  }
  return { text: lines.join('\n'), ...(problem !== undefined && { problem }) };
}

/** The row at which the lines of a cell begin. */
function findSource(rows: readonly string[], from: number, written: readonly unknown[]): number | undefined {
  for (let row = from; row < rows.length; row += 1) {
    const value = /^\s*"source"\s*:(.*)$/s
      .exec(rows[row] ?? '')?.[1]
      ?.trim()
      .replace(/,$/, '')
      .trimEnd();
    if (value === undefined) continue;
    const only = value.startsWith('[') ? value.slice(1).replace(/\]$/, '') : value;
    const first = only === '' ? row + 1 : row;
    const own = only === '' ? rows.slice(first, first + written.length) : [only];
    const isSame = own.length === written.length && own.every((line, index) => parseText(line) === written[index]);
    if (isSame) return first;
  }
  return undefined;
}

/** The text of a line that holds nothing else, and no line break within. */
function parseText(row: string): string | undefined {
  return attempt(() => {
    const text: unknown = JSON.parse(row.trim().replace(/,$/, ''));
    return typeof text === 'string' && !/[\r\n]./.test(text) ? text : undefined;
  });
}

/** The code after these magic words is Python: https://ipython.readthedocs.io/en/stable/interactive/magics.html */
const measures = ['time', 'timeit', 'prun', 'memit', 'mprun', 'lprun', 'snakeviz', 'pyinstrument', 'debug', 'px'];
/** Cells with these magic words are Python; the line of the word holds only options. */
const pythonCells = new Set(
  'px capture python python2 python3 pypy pypy3 ipytest run_pytest scalene heat wandb local manim'.split(' '),
);
/** Cells with these magic words run a program of this name, as `%%script` does. */
const programs = new Set(
  '! system sx bash sh zsh ksh csh fish cmd powershell pwsh false true echo cat R ruby perl node julia'.split(' '),
);
/** Cells with these magic words are not Python, and are run by no program. */
const otherCells = new Set(
  (
    'html HTML javascript js latex markdown svg SVG css mermaid dot sql bigquery duckdb cypher sparql cpp cu ' +
    'writefile file'
  ).split(' '),
);
/** Lines with these magic words, and questions about words, run no Python that is written there. Others may. */
const otherLines =
  /^%(?:[ \t]|$|%?\w+\?{1,2}[ \t]*$|(?:alias(?:_magic)?|auto(?:await|call|indent|magic|reload|save)|bash|bigquery|bookmark|cat|cd|cls|clear|code_wrap|colors|conda|config|connect_info|cp|cython|dhist|dirs|doctest_mode|edit|env|fs|gui|hist(?:ory)?|killbgscripts|ldir|less|l[flksx]?|ll|load(?:_?ext|py)?|log(?:off|on|start|state|stop)|lsmagic|mamba|man|matplotlib|micromamba|mk?dir|more|mv|notebook|page|paste(?:bin)?|pdb|pdef|pdoc|pfile|pinfo2?|pip|popd|pprint|precision|psearch|psource|pushd|pwd|pycat|pylab|qtconsole|quickref|recall|rehashx|reload(?:_ext|_kernel)?|reset(?:_selective)?|restart_python|rm(?:dir)?|run|save|sc|set_env|sh|sql|store|sx|system|tb|tensorboard|tensorflow_version|unalias|unload_ext|uv|watermark|who(?:_ls|s)?|xdel|xmode)(?!\w))/;
/** A value of an option is a word or a number; `time` takes hardly any options, as `-f (x)` is Python. */
const options = String.raw`(?:[ \t]+(?:-[sTDfm][ \t]*[\w.]+(?=[ \t])|-{1,2}[a-z][a-z-]*(?:[ \t=]*\d+)?(?=[ \t]|$)))*`;
const measure = new RegExp(
  String.raw`^(?:%%?(?:time\b(?:[ \t]+--no-raise-error\b)?|(?:${measures.join('|')})\b${options})[ \t]*)+`,
);
/** IPython ends a command at any line break that Python's `splitlines` knows. */
const line = String.raw`[^\n\r\v\f\x1c-\x1e\x85\u2028\u2029]*`;
const cellMagic = new RegExp(String.raw`^((?:\s*\n)?[ \t]*)%%(\S*)(${line})`);

/** Lines with these magic words run a program, as those with `!` do. */
const shellLines =
  /^(?:!|%(?:sx|system|sc|bash|sh|pip|conda|(?:micro)?mamba|uv|cat|cp|less|l[flksx]?|ll|man|mk?dir|more|mv|rm(?:dir)?)(?!\w))/;

/** Cell magic and the code under it as Python, with the same line breaks. Throws for a cell that is not read. */
function readCellCode(code: string, names: Names): string {
  const [head, blank = '', word = '', rest = ''] = cellMagic.exec(code) ?? [];
  if (head === undefined || /^\w+\?/.test(word)) return replaceCommands(code, names);
  const program = rest
    .replace(/--(?:out|err|proc)[ =]+\S+/g, '')
    .split(/\s+/)
    .find((part) => /^[^-]/.test(part));
  const language = (word === 'script' && program?.replace(/^.*\/|[\d.]+$/g, '')) || word;
  const first = pythonCells.has(language)
    ? 'pass'
    : measures.includes(word)
      ? readMeasured(head.trim(), names)
      : undefined;
  if (first !== undefined) return blank + first + readCellCode(code.slice(head.length), names);
  if (!programs.has(language) && !otherCells.has(language)) throw new UnreadCell(`%%${word}`);
  const isText = /^(?:!|sx|system)$/.test(language);
  return (
    blank.replace(/[^\n]/g, '') +
    (programs.has(language) ? readCommand(isText ? code.slice(blank.length) : rest, names, isText) : '') +
    code.slice(blank.length).replace(/[^\n]+/g, '')
  );
}

class UnreadCell extends Error {}

/** The code that is measured in place of the magic words before it. */
function readMeasured(run: string, names: Names): string {
  const code = run.replace(measure, '');
  return code.trim() === '' ? `pass${code}` : replaceCommands(code, names);
}

/** A command and the lines that continue it. */
const command = String.raw`(?:${line}\\\n)*${line}`;
const statement = new RegExp(String.raw`([ \t]*)([%!?]${command}|[\w.*]+\?{1,2}[ \t]*(?=\n|$))`, 'y');
const assigned = new RegExp(String.raw`([:=][ \t]*)((?:!|%(?=[A-Za-z_]))${command})`, 'y');
const codeToken = /\\\n|#[^\n]*|(\w*)("""|'''|"|')|\w+|[\s\S]/y;
const stringToken = /\\(?!\{)[\s\S]|[\s\S]/y;
const brackets = new Map(Object.entries({ '(': ')', '[': ']', '{': '}' }));

/** What is open at a place: a bracket, a string, a value in a string, or the format after the `:` of a value. */
interface Open {
  end: string;
  kind: 'bracket' | 'string' | 'format' | 'value' | 'layout';
}

/** Whether a command that holds this word is not known from the code alone. */
type Names = (word: string) => boolean;

const assignment = /^[ \t]*(?:for[ \t]+)?([A-Za-z_]\w*)[ \t]*(?:=(?!=)|in\b)[ \t]*(.*)/gm;
const constant = /^(?:range\([\d, ]*\)|(?:[-\d._]+|(["'])[^"'\\]*\1|True|False|None)[ \t]*(?:#|$))/;
/** Where names get values otherwise: parameters, imports, `as`, loops, several targets, and any `=`. */
const rebinding =
  /\bdef\b[^)]*|\blambda\b[^:]*|^[ \t]*(?:from|import)\b.*|\bas\b.*|\bfor\b.{0,200}?\bin\b|^(?=[^=\n]*,)[^=\n]*=(?!=)|\b\w+[ \t]*(?::[^=\n]{0,100}|[-+*/%@&|^<>]+)?=(?!=)/gm;

/** The words in code whose values are not written there. Words of a command have none, unless an import brings them. */
function listNames(cells: readonly { source?: unknown }[]): Names {
  const code = cells.map(({ source }) => (Array.isArray(source) ? source.join('') : String(source))).join('\n');
  const fixed = new Set<string>();
  const rest = code.replaceAll(assignment, (all: string, name: string, value: string) => {
    if (!constant.test(value)) return all;
    fixed.add(name);
    return '';
  });
  const changed = new Set(rest.match(rebinding)?.flatMap((part) => part.match(/\w+/g) ?? []));
  const used = rest.match(/\b[A-Za-z_]\w*(?=[ \t]*[,)\]]|[ \t]+in\b)/g) ?? [];
  const names = new Set(['input', ...used, ...changed].filter((name) => changed.has(name) || !fixed.has(name)));
  return (word) => names.has(word) || (/\bimport[ \t]*\*/.test(code) && !fixed.has(word));
}

/** The call that runs a command into which IPython writes values (`!ls {name}`, `!ls $name`). Empty without them. */
function readCommand(command: string, names: Names, isShell: boolean): string {
  let text = '""';
  for (let at = 0; at < command.length; ) {
    const [all, name] = readAt(/\$\$|\{\{|\}\}|\$([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)|[^{}$]+/y, command, at) ?? [];
    const found = command[at] === '{' && all === undefined ? readValue(command, at + 1) : undefined;
    const value = found?.value ?? name ?? '';
    at = found?.end ?? at + (all?.length ?? 1);
    const words = value.replaceAll(/(["']).*?\1/g, '1').replaceAll(/\b(?:and|else|for|if|in|is|not|or)\b/g, '+');
    const isCode = !/[$;{}]|[\w)\]]\s+\w|\+\+|\.\.|\.$|!(?!=)/.test(words);
    if (isCode && words.match(/(?<![\w.])[A-Za-z_]\w*/g)?.some((word) => names(word)))
      text += ` + (${value.replaceAll('\\\n', ' ')})`;
  }
  if (text === '""') return '';
  return isShell ? `import os; os.system(${text})` : `import subprocess; subprocess.run(["true", ${text}])`;
}

/** The code in braces, and the place behind it. Empty if it is no code of Python. */
function readValue(command: string, start: number): { value: string; end: number } {
  const open: Open[] = [{ end: '}', kind: 'value' }];
  let end = start;
  try {
    while (open.length > 0 && open[1]?.kind !== 'layout' && command[end] !== '\n' && end < command.length)
      end += readToken(command, end, open).length;
  } catch (error) {
    if (!(error instanceof UnreadCell)) throw error;
  }
  return { value: open.length > 0 ? '' : command.slice(start, end - 1).trim(), end };
}

/** Commands that only IPython understands become statements or values without an effect. */
function replaceCommands(code: string, names: Names): string {
  const open: Open[] = [];
  let written = '';
  let isStart = true;
  for (let at = 0; at < code.length; ) {
    const found =
      open.length > 0 ? null : ((isStart ? readAt(statement, code, at) : null) ?? readAt(assigned, code, at));
    if (found === null) {
      const token = readToken(code, at, open);
      written += token;
      at += token.length;
      isStart = token === '\n';
    } else {
      const [all, before = '', run = ''] = found;
      const [word = run] = /^%\w*/.exec(run) ?? [];
      if (run.startsWith('%') && !measure.test(run) && !otherLines.test(run)) throw new UnreadCell(word);
      const shell = shellLines.test(run) ? readCommand(run, names, true).replace(/^(?=.)/, '; ') : '';
      const value = measure.test(run) ? readMeasured(run, names) : `pass${shell}${run.replace(/[^\n]+/g, '')}`;
      written += before + (before.startsWith('=') ? value.replace(/^pass/, 'None') : value);
      at += all.length;
      isStart = false;
    }
  }
  if (open.length > 0) throw new UnreadCell('an open string or bracket');
  return written;
}

function readAt(pattern: RegExp, code: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(code);
}

/** Reads one token of Python, and opens and closes what it begins and ends. */
function readToken(code: string, at: number, open: Open[]): string {
  const top = open.at(-1);
  if (top !== undefined && top.kind !== 'bracket' && top.kind !== 'value') return readInString(code, at, open, top);
  const [token = '', prefix = '', quote] = readAt(codeToken, code, at) ?? [];
  const closing = brackets.get(token);
  if (token === top?.end) open.pop();
  else if (quote !== undefined)
    open.push({ end: quote, kind: /^(?:[ft]r?|r[ft])$/i.test(prefix) ? 'format' : 'string' });
  else if (token === ':' && top?.kind === 'value') open.push({ end: '}', kind: 'layout' });
  else if (closing !== undefined) open.push({ end: closing, kind: 'bracket' });
  else if (/^[)\]}]$/.test(token)) throw new UnreadCell('an unmatched bracket');
  return token;
}

function readInString(code: string, at: number, open: Open[], top: Open): string {
  if (code.startsWith(top.end, at)) {
    open.pop();
    if (top.kind === 'layout') open.pop();
    return top.end;
  }
  const isFormat = top.kind === 'format';
  const [token = ''] = readAt(stringToken, code, at) ?? [];
  const isOnLine = () => open.findLast(({ kind }) => kind === 'string' || kind === 'format')?.end.length === 1;
  if (token === '\n' && isOnLine()) throw new UnreadCell('an open string');
  if (isFormat && code.startsWith('{{', at)) return '{{';
  if (token === '{' && top.kind !== 'string') open.push({ end: '}', kind: 'value' });
  return token;
}
