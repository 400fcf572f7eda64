/**
 * Normalizes code: changes by prettier, black or a trailing comment are ignored, the program's behavior is kept. Pure.
 */
import { detectByName } from '../languages/languages.ts';

/** Languages in which `//` and `/* … *\/` begin comments, and `#` does not. */
const slashComments = new Set([
  ...['JavaScript', 'TypeScript', 'TSX', 'JSX', 'Java', 'Go', 'C', 'C++', 'C#', 'Kotlin', 'Scala', 'Swift', 'Rust'],
  ...['Dart', 'Groovy', 'PHP', 'Vue', 'Svelte', 'Astro'],
]);
const hashComments = new Set(['Python', 'Ruby', 'Perl', 'R', 'Elixir', 'PHP']);
/** Files that are not in a programming language but have known comments. */
const slashFiles = /\.(?:[cm]?[jt]sx?|vue|json5?|tf|hcl|bicep)$/i;
const hashFiles = /\.(?:ya?ml|tf|hcl|toml|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i;
const scriptFiles = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/i;
const commandFiles = /\.(?:ya?ml|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i;
/**
 * In these languages both kinds of quotes mean the same. In others, `'$a'` and `"$a"` may differ, and `'a'` may not be
 * a string.
 */
const evenQuotes = new Set(['Python', 'Dart', 'Lua', 'R']);
const evenFiles = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|html?|json5?)$/i;
const plainQuotes = new Set(['PHP', 'Ruby', 'Perl', 'Groovy']);
const tripleTexts = new Set(['Python', 'Java', 'Kotlin', 'Scala', 'Swift', 'Groovy', 'C#', 'Dart', 'Elixir', 'Julia']);

/** Strings of a language in which backslashes or quotes have no special meaning. */
const rawTexts: Readonly<Record<string, RegExp>> = {
  'C#': /\$?@\$?"(?:[^"]|"")*(?:"|$)/y,
  'C++': /(?:u8|[uUL])?R"([^()\\\s]{0,16})\([\s\S]*?(?:\)\1"|$)/y,
  Go: /`[^`]*(?:`|$)/y,
  Rust: /b?r(#{0,8})"[\s\S]*?(?:"\1|$)/y,
  Swift: /(?<!#)(#{1,8})"[\s\S]*?(?:"\1|$)/y,
};
/** From here on, lines are taken literally: a string of several lines without quotes. */
const openTexts: readonly [languages: ReadonlySet<string>, files: RegExp | undefined, begins: RegExp][] = [
  [new Set(['PHP']), undefined, /<<<[ \t]*["']?[A-Za-z_]/y],
  [
    new Set(['Ruby', 'Perl', 'Shell']),
    /\.(?:tf|hcl|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i,
    /<<[-~]?["'`\\]?\w/y,
  ],
  [new Set(), /\.ya?ml$/i, /(?<=[:-][ \t]+)[|>][-+\d]*[ \t]*(?:#.*)?(?=\n)/y],
];

interface Dialect {
  language: string;
  isScript: boolean;
  isCommand: boolean;
  hasSlashComments: boolean;
  hashComment: RegExp | undefined;
  quotes: 'even' | 'plain' | 'own';
  rawText: RegExp | undefined;
  openText: RegExp | undefined;
}

function chooseDialect(code: string, path: string): Dialect {
  const language = detectByName(path) ?? '';
  const isScript = scriptFiles.test(path);
  const isEven = evenQuotes.has(language) || evenFiles.test(path);
  const isPlain = plainQuotes.has(language) || hashFiles.test(path);
  // In markup, two slashes are text.
  const isMarkup = isScript && /<\/|\/>|<>/.test(code);
  return {
    language,
    isScript,
    isCommand: commandFiles.test(path),
    hasSlashComments: !isMarkup && (slashComments.has(language) || slashFiles.test(path)),
    hashComment: hashComments.has(language) ? hashComment : hashFiles.test(path) ? spacedHashComment : undefined,
    quotes: isEven ? 'even' : isPlain ? 'plain' : 'own',
    rawText: rawTexts[language],
    openText: openTexts.find(([languages, files]) => languages.has(language) || files?.test(path))?.[2],
  };
}

/**
 * Returns the same text for two pieces of code that differ only in formatting: line endings, blanks outside strings,
 * comments, the kind of quotes, semicolons, trailing commas, quotes around property names, and redundant parentheses.
 * `path` is the file's path, which determines the language.
 */
export function normalizeCode(code: string, path: string): string {
  const plain = code.replaceAll(/\r\n?/g, '\n');
  const dialect = chooseDialect(plain, path);
  const { isScript, isCommand, language } = dialect;
  const isPython = language === 'Python';
  let tokens = readTokens(plain, dialect);
  if (isScript) tokens = unquotePropertyNames(removeArrowParentheses(tokens));
  if (isScript || isPython) tokens = removeRedundantParentheses(tokens);
  tokens = removeTrailingCommas(tokens, isPython);
  // In commands a semicolon separates two of them, so it is kept.
  return (isCommand ? tokens : tokens.filter((token) => token !== ';')).join(' ');
}

/** `(x,)` is a tuple in Python, and `[,]` has one element in a script. */
function removeTrailingCommas(tokens: readonly string[], isPython: boolean): string[] {
  const pairs = pairBrackets(tokens);
  const isTuple = (index: number) => {
    const close = index + 1;
    const open = pairs.get(close);
    if (!isPython || tokens[close] !== ')' || open === undefined || canBeCalled(tokens[open - 1])) return false;
    return countCommas(tokens, open, close, pairs) === 1;
  };
  return tokens.filter((token, index) => {
    const next = tokens[index + 1];
    const isLast = token === ',' && (next === undefined || /^[)\]}]$/.test(next));
    return !isLast || /^[,([{]$/.test(tokens[index - 1] ?? '') || isTuple(index);
  });
}

function canBeCalled(token: string | undefined): boolean {
  const isWord = /^(?:[\w$]+|[)\]])$/.test(token ?? '');
  return (
    isWord &&
    !/^(?:return|in|and|or|not|yield|if|else|is|assert|await|for|while|del|from|raise|print)$/.test(token ?? '')
  );
}

/** `(x) => x` is `x => x`. */
function removeArrowParentheses(tokens: readonly string[]): string[] {
  const dropped = new Set<number>();
  tokens.forEach((token, index) => {
    const isOne = token === '(' && /^[\w$]+$/.test(tokens[index + 1] ?? '') && tokens[index + 2] === ')';
    if (isOne && tokens[index + 3] === '=>') dropped.add(index).add(index + 2);
  });
  return tokens.filter((_, index) => !dropped.has(index));
}

/** `{ "a": 1 }` is `{ a: 1 }`. */
function unquotePropertyNames(tokens: readonly string[]): string[] {
  return tokens.map((token, index) => {
    const isName =
      tokens[index + 1] === ':' && /^[{,]$/.test(tokens[index - 1] ?? '') && /^"[A-Za-z_$][\w$]*"$/.test(token);
    return isName ? token.slice(1, -1) : token;
  });
}

/** `f((a))` is `f(a)`, and `return (a)` is `return a`. */
function removeRedundantParentheses(tokens: readonly string[]): string[] {
  const pairs = pairBrackets(tokens);
  const dropped = new Set<number>();
  for (const [close, open] of pairs) {
    const [before, first, next] = [tokens[open - 1], tokens[open + 1], tokens[close + 1]];
    const isAlone = /^(?:|[(,=:[]|=>|return)$/.test(before ?? '') && /^[)\],;}]?$/.test(next ?? '');
    const isValue = tokens[open] === '(' && isAlone && !/^[{)*]$/.test(first ?? '');
    if (isValue && countCommas(tokens, open, close, pairs) === 0) dropped.add(open).add(close);
  }
  return tokens.filter((_, index) => !dropped.has(index));
}

/** The index of each opening bracket, by the index of its closing one. */
function pairBrackets(tokens: readonly string[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach((token, index) => {
    if (/^[([{]$/.test(token)) open.push(index);
    else if (/^[)\]}]$/.test(token)) {
      const start = open.pop();
      if (start !== undefined) pairs.set(index, start);
    }
  });
  return pairs;
}

/** Counts commas outside of inner brackets. */
function countCommas(
  tokens: readonly string[],
  open: number,
  close: number,
  pairs: ReadonlyMap<number, number>,
): number {
  let count = 0;
  for (let at = close - 1; at > open; at -= 1) {
    at = pairs.get(at) ?? at;
    if (tokens[at] === ',') count += 1;
  }
  return count;
}

const blank = /(?:[\s\u200b\ufeff]|\\\n)+/y;
/** Excludes the slashes of a URL without quotes. */
const slashComment = /(?<![:=])\/\/[^\n\u2028\u2029]*|\/\*[\s\S]*?(?:\*\/|$)/y;
/** Excludes attributes of PHP, and interpolation in Ruby. */
const hashComment = /#(?![[{])[^\n]*/y;
/** Only after a blank: elsewhere the sign is part of a word, as in the YAML `a#b`. */
const spacedHashComment = /(?<!\S)#[^\n]*/y;
/** Interpolation that works everywhere, even in the comment of a command. */
const filled = /[#$]\{|\{\{/g;
const tripleText = /("""|''')((?:\\[\s\S]|(?!\1)[\s\S])*)(?:\1|$)/y;
const text = /(["'`])((?:\\[\s\S]|(?!\1)[\s\S])*)(?:\1|$)/y;
const pattern = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y;
const word = /[\w$]+/y;
const operator = /=>|\?\.|\?\?=?|\*\*=?|&&=?|\|\|=?|\+\+|--|[=!<>+\-*/%&|^]=+|\.\.\.|::|->|:=|[\s\S]/y;
const remainder = /[\s\S]*/y;

function readTokens(code: string, dialect: Dialect): string[] {
  const { hasSlashComments, hashComment, language, isScript, rawText, openText } = dialect;
  const tokens: string[] = [];
  let at = 0;
  const read = (expression: RegExp | undefined): RegExpExecArray | undefined => {
    if (expression === undefined) return undefined;
    expression.lastIndex = at;
    const found = expression.exec(code) ?? undefined;
    at += found?.[0].length ?? 0;
    return found;
  };
  let [nextFilled, lineEnd] = [-1, -1];
  /** Whether the rest of the line contains interpolation. */
  const isFilled = () => {
    if (nextFilled < at) nextFilled = findIndexFrom(filled, code, at);
    if (lineEnd < at) lineEnd = findIndexFrom(/\n/g, code, at);
    return nextFilled < lineEnd;
  };
  while (at < code.length) {
    if (read(openText)) {
      const [written = ''] = read(remainder) ?? [];
      tokens.push('<<', ...written.split('\n').map((line) => line.trim()));
      continue;
    }
    if (read(blank)) continue;
    if (hasSlashComments && read(slashComment)) continue;
    if (code[at] === '#' && !isFilled() && read(hashComment)) continue;
    const [raw] = read(rawText) ?? [];
    const triple = raw === undefined && tripleTexts.has(language) ? read(tripleText) : undefined;
    const template = isScript && code[at] === '`' ? readTemplate(code, at) : undefined;
    at += template?.length ?? 0;
    const isTaken = raw !== undefined || triple !== undefined || template !== undefined;
    const quoted = isTaken ? undefined : read(text);
    const literal =
      !isTaken && quoted === undefined && hasSlashComments && canBeginPattern(tokens.at(-1)) ? pattern : undefined;
    tokens.push(
      raw ??
        template ??
        (triple && unifyTriple(triple, dialect)) ??
        (quoted && unifyText(quoted, dialect)) ??
        read(literal)?.[0] ??
        readWord(read(word)?.[0], code.charAt(at), dialect) ??
        read(operator)?.[0] ??
        '',
    );
  }
  return tokens.filter((token) => token !== '');
}

function findIndexFrom(expression: RegExp, code: string, at: number): number {
  expression.lastIndex = at;
  return expression.exec(code)?.index ?? code.length;
}

/** Includes nested templates and strings. An unclosed template extends to the end of the code. */
function readTemplate(code: string, start: number): string {
  const open: string[] = [];
  let at = start;
  for (; at < code.length; at += 1) {
    const [letter, around] = [code[at] ?? '', open.at(-1)];
    if (letter === '\\') at += 1;
    else if (letter === '`' && around === '`') open.pop();
    else if (around === '`') {
      if (letter === '$' && code[at + 1] === '{') open.push('{');
    } else if (letter === '`' || letter === '{') open.push(letter);
    else if (letter === '"' || letter === "'") at = findTextEnd(code, at);
    else if (letter === '}') open.pop();
    if (open.length === 0) break;
  }
  return code.slice(start, at + 1);
}

function findTextEnd(code: string, start: number): number {
  text.lastIndex = start;
  return start + (text.exec(code)?.[0].length ?? 1) - 1;
}

/** Numbers, and string prefixes in Python, may be lower or upper case. The prefix `u` has no effect. */
function readWord(found: string | undefined, next: string, { language, isScript }: Dialect): string | undefined {
  if (found === undefined) return undefined;
  const isPython = language === 'Python';
  if ((isScript || isPython) && /^\d/.test(found)) return found.toLowerCase();
  if (!isPython || !/^["']$/.test(next) || !/^[bfrut]{1,2}$/i.test(found)) return found;
  return found.toLowerCase() === 'u' ? '' : found.replaceAll(/[BFUT]/g, (letter) => letter.toLowerCase());
}

function unifyTriple([, quote, inside = '']: RegExpExecArray, { quotes }: Dialect): string {
  const mark = quotes === 'even' ? '"""' : quote;
  return `${mark}${inside}${mark}`;
}

/** Uses one kind of quotes if both mean the same. A template is kept, because its content is evaluated. */
function unifyText([, quote, inside = '']: RegExpExecArray, { quotes }: Dialect): string {
  const isOwn = quotes === 'own' || (quotes === 'plain' && /[\\$#@%{]/.test(inside));
  if (quote === '`' || isOwn) return `${quote}${inside}${quote}`;
  return `"${inside.replaceAll(/\\(\\|['"])/g, (pair, letter) => (letter === '\\' ? pair : letter)).replaceAll(/\\\\|"/g, (sign) => (sign === '"' ? '\\"' : sign))}"`;
}

/** Whether a slash begins a regular expression here and is not a division. */
function canBeginPattern(before: string | undefined): boolean {
  return (
    before === undefined ||
    /^(?:[(,=:[!&|?{};+\-*%~^<>]|.*=|=>|&&|\|\||\?\?|return|typeof|case|in|of|void|delete|await|yield)$/.test(before)
  );
}
