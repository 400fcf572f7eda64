/** Code without its formatting: what prettier, black or a trailing comment change is left out, what a program does is kept. Pure. */
import { languageOf } from './languages/languages.ts';

/** Languages in which `//` and `/* … *\/` begin comments, and `#` does not. */
const slashComments = new Set([
  ...['JavaScript', 'TypeScript', 'TSX', 'JSX', 'Java', 'Go', 'C', 'C++', 'C#', 'Kotlin', 'Scala', 'Swift', 'Rust'],
  ...['Dart', 'Groovy', 'PHP', 'Vue', 'Svelte', 'Astro'],
]);
const hashComments = new Set(['Python', 'Ruby', 'Perl', 'R', 'Elixir', 'PHP']);
/** Files of no programming language whose comments are known. */
const slashFiles = /\.(?:[cm]?[jt]sx?|html?|vue|json5?|tf|hcl|bicep)$/i;
const hashFiles = /\.(?:ya?ml|tf|hcl|toml|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i;

interface Rules {
  hasSlashComments: boolean;
  hashComment: RegExp | undefined;
}

/**
 * A text that is the same for two pieces of code that differ in formatting only: blanks outside strings, comments, the kind of
 * quotes, semicolons, trailing commas, and the parentheses around the one parameter of an arrow function. `path` is that of the
 * file, which says how its comments begin.
 */
export function normalizeCode(code: string, path: string): string {
  const language = languageOf(path) ?? '';
  const tokens = readTokens(code, {
    hasSlashComments: slashComments.has(language) || slashFiles.test(path),
    hashComment: hashComments.has(language) ? hashComment : hashFiles.test(path) ? spacedHashComment : undefined,
  });
  const kept = tokens.filter((token, index) => token !== ';' && !isTrailingComma(token, tokens[index + 1]));
  return withoutArrowParentheses(kept).join(' ');
}

function isTrailingComma(token: string, next: string | undefined): boolean {
  return token === ',' && (next === undefined || /^[)\]}]$/.test(next));
}

/** `(x) => x` is `x => x`. */
function withoutArrowParentheses(tokens: readonly string[]): string[] {
  const dropped = new Set<number>();
  tokens.forEach((token, index) => {
    const isOne = token === '(' && /^[\w$]+$/.test(tokens[index + 1] ?? '') && tokens[index + 2] === ')';
    if (isOne && tokens[index + 3] === '=>') dropped.add(index).add(index + 2);
  });
  return tokens.filter((_, index) => !dropped.has(index));
}

const blank = /[\s\u200b\ufeff]+/y;
const slashComment = /\/\/[^\n\r\u2028\u2029]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const hashComment = /#[^\n\r]*/y;
/** After a blank: elsewhere the sign is part of a word, as in the YAML `a#b`. */
const spacedHashComment = /(?<!\S)#[^\n\r]*/y;
const tripleText = /([bBfFrRuU]{0,2})("""|''')((?:\\[\s\S]|(?!\2)[\s\S])*)(?:\2|$)/y;
const text = /(["'`])((?:\\[\s\S]|(?!\1)[\s\S])*)(?:\1|$)/y;
const pattern = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n\r])*\]|[^/\\[\n\r])+\/\w*/y;
const word = /[\w$]+/y;
const operator = /=>|\?\.|\?\?=?|\*\*=?|&&=?|\|\|=?|[=!<>+\-*/%&|^]=+|\.\.\.|::|->|:=|[\s\S]/y;

function readTokens(code: string, { hasSlashComments, hashComment: comment }: Rules): string[] {
  const tokens: string[] = [];
  let at = 0;
  const read = (expression: RegExp): RegExpExecArray | undefined => {
    expression.lastIndex = at;
    const found = expression.exec(code) ?? undefined;
    at += found?.[0].length ?? 0;
    return found;
  };
  while (at < code.length) {
    if (read(blank)) continue;
    if (hasSlashComments && read(slashComment)) continue;
    if (comment !== undefined && read(comment)) continue;
    const triple = comment !== undefined ? read(tripleText) : undefined;
    const quoted = triple ?? read(text);
    if (quoted !== undefined) {
      tokens.push(triple === undefined ? unifyText(quoted) : `${triple[1]?.toLowerCase()}"""${triple[3]}"""`);
      continue;
    }
    const literal = hasSlashComments && mayBeginPattern(tokens.at(-1)) ? read(pattern) : undefined;
    tokens.push((literal ?? read(word) ?? read(operator))?.[0] ?? '');
  }
  return tokens;
}

/** With one kind of quotes; a template stays one, because what stands in it is evaluated. */
function unifyText([, quote, inside = '']: RegExpExecArray): string {
  if (quote === '`') return `\`${inside}\``;
  return `"${inside.replaceAll(/\\(['"])/g, '$1').replaceAll('"', '\\"')}"`;
}

/** Whether a slash begins a regular expression here and does not divide. */
function mayBeginPattern(before: string | undefined): boolean {
  return (
    before === undefined ||
    /^(?:[(,=:[!&|?{};+\-*%~^<>]|.*=|=>|&&|\|\||\?\?|return|typeof|case|in|of|void|delete|await|yield)$/.test(before)
  );
}
