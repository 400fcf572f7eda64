/** Finds the scripts in templates without tags, whose blocks end where the indentation ends: Pug, Haml, Slim. */
import { findAttributeCode } from './attributes.ts';

interface IndentedScript {
  code: string;
  /** Offset of the code in the text. */
  start: number;
  /** The script language in the template: `coffee`, `ts`. Empty for JavaScript. */
  language: string;
  /** It is in an attribute, and may not be a script. */
  isGuess?: boolean;
}

/** `script.`, `script(type='module').`, `%script`, `:javascript` of Haml, `javascript:` of Slim. */
const opening = /^([ \t]*)(?:%?script\b|:(javascript|coffee(?:script)?|typescript)\b|(javascript|coffee):)/gm;
const scriptTypes =
  /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|(?:text|application)\/(?:babel|jsx))$/i;

export function findIndentedScripts(text: string): IndentedScript[] {
  const found: IndentedScript[] = [];
  for (const match of text.matchAll(opening)) {
    const [whole, indent = '', filter, slim] = match;
    const attributes = readAttributes(text, match.index + whole.length);
    if (/\bsrc\s*[=:]/.test(attributes.text) || !scriptTypes.test(readScriptType(attributes.text))) continue;
    const language = filter ?? slim ?? '';
    const block = readBlock(text, attributes.end, indent.replaceAll('\t', ' ').length);
    if (/\S/.test(block.code)) found.push({ ...block, language: language === 'javascript' ? '' : language });
  }
  // Event handlers, and script URLs. Without quotes it is a template value.
  const plain = text.replaceAll(/[(,](?=\s*[a-z]+\s*=)/g, ' ');
  for (const { code, start, isPage, isGuess } of findAttributeCode(plain))
    if (!isPage && !isGuess) found.push({ code, start, language: '', isGuess: true });
  return found.sort((a, b) => a.start - b.start);
}

/** The text in round or curly brackets at this position. */
function readAttributes(text: string, from: number): { text: string; end: number } {
  const close = { '(': ')', '{': '}' }[text[from] ?? ''];
  if (close === undefined) return { text: '', end: from };
  let quote = '';
  for (let at = from + 1; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'" || letter === '`') quote = letter;
    else if (letter === close) return { text: text.slice(from + 1, at), end: at + 1 };
  }
  return { text: text.slice(from + 1), end: text.length };
}

function readScriptType(attributes: string): string {
  return /\btype['"]?\s*(?:=>|[=:])\s*["']([^"']*)["']/.exec(attributes)?.[1]?.split(';', 1)[0]?.trim() ?? '';
}

/** The rest of the line, and all further indented lines. Pug's markers of text lines become blanks. */
function readBlock(text: string, from: number, indent: number): { code: string; start: number } {
  const lineEnd = findLineEnd(text, from);
  const inline = text.slice(from, lineEnd);
  let end = lineEnd;
  while (end < text.length) {
    const next = findLineEnd(text, end + 1);
    const line = text.slice(end + 1, next);
    if (/\S/.test(line) && (/^[ \t]*/.exec(line)?.[0].length ?? 0) <= indent) break;
    end = next;
  }
  const isDotted = /^\.\s*$/.test(inline);
  const start = isDotted ? lineEnd : from;
  const code = text.slice(start, end).replaceAll(/^([ \t]*)\|/gm, '$1 ');
  return { code, start };
}

function findLineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
