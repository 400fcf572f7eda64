/** Moves through HCL, Terraform's language: quoted texts with templates, heredocs, comments and brackets. */

export interface Cursor {
  readonly text: string;
  at: number;
  /** From 1. */
  line: number;
}

/** The position at which reading cannot continue. */
export class UnreadableText extends Error {
  readonly line: number;
  constructor(problem: string, line: number) {
    super(problem);
    this.line = line;
  }
}

/** An open bracket, quoted text, or heredoc with its mark. */
type Frame = { close: ')' | ']' | '}' | '"'; line: number } | { mark: string; isLineStart: boolean; line: number };

/** Where an expression ends: `key` is the key of an object; in a `list` line breaks are ignored. */
export type ExpressionEnd = 'line' | 'list' | 'key';

const closers: Readonly<Record<string, ')' | ']' | '}'>> = { '(': ')', '[': ']', '{': '}' };
const identifier = String.raw`[\p{ID_Start}_][\p{ID_Continue}-]*`;
const heredocStart = new RegExp(String.raw`<<[-~]?(${identifier})[ \t]*\r?\n`, 'uy');
const word = new RegExp(identifier, 'uy');

export function takeWord(cursor: Cursor): string | undefined {
  return takeMatch(cursor, word);
}

/** The text that the pattern matches here: its first matched group, otherwise the whole match. */
export function takeMatch(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.text);
  if (match === null || match[0] === '') return undefined;
  moveForward(cursor, match[0].length);
  return match.slice(1).find((group) => group !== undefined) ?? match[0];
}

export function moveForward(cursor: Cursor, length: number): void {
  const end = Math.min(cursor.at + length, cursor.text.length);
  for (let at = cursor.at; at < end; at += 1) if (cursor.text[at] === '\n') cursor.line += 1;
  cursor.at = end;
}

/** Skips blanks and comments within a line. */
export function skipBlanks(cursor: Cursor): void {
  while (takeMatch(cursor, /[ \t]+/y) !== undefined || skipInlineComment(cursor));
}

/** Also skips line breaks. */
export function skipLines(cursor: Cursor): void {
  while (takeMatch(cursor, /\s+|(?:#|\/\/)[^\n]*/y) !== undefined || skipInlineComment(cursor));
}

function skipInlineComment(cursor: Cursor): boolean {
  if (!cursor.text.startsWith('/*', cursor.at)) return false;
  const end = cursor.text.indexOf('*/', cursor.at + 2);
  if (end === -1) throw new UnreadableText('a comment has no end', cursor.line);
  moveForward(cursor, end + 2 - cursor.at);
  return true;
}

/** The quoted text that begins here, with decoded escapes. Undefined when it contains a template. */
export function takeQuoted(cursor: Cursor): { text: string | undefined } | undefined {
  const start = cursor.at + 1;
  const { line } = cursor;
  if (takeMatch(cursor, /"/y) === undefined) return undefined;
  skipFrames(cursor, [{ close: '"', line }]);
  return { text: decodeQuoted(cursor.text.slice(start, cursor.at - 1)) };
}

/** The heredoc that begins here, with its templates as they are written. */
export function takeHeredoc(cursor: Cursor): string | undefined {
  const { line } = cursor;
  const mark = takeMatch(cursor, heredocStart);
  if (mark === undefined) return undefined;
  const start = cursor.at;
  skipFrames(cursor, [{ mark, isLineStart: true, line }]);
  const lastLine = cursor.text.lastIndexOf('\n', cursor.at - 1) + 1;
  return cursor.text.slice(start, Math.max(start, lastLine));
}

/** Skips an expression whose value is only known at run time. */
export function skipExpression(cursor: Cursor, end: ExpressionEnd): void {
  const frames: Frame[] = [];
  while (frames.length > 0 || !isExpressionEnd(cursor, end)) skipToken(cursor, frames);
}

/** Skips everything up to the closing bracket. */
export function skipBracket(cursor: Cursor, close: ')' | ']' | '}'): void {
  skipFrames(cursor, [{ close, line: cursor.line }]);
}

function skipFrames(cursor: Cursor, frames: Frame[]): void {
  while (frames.length > 0) skipToken(cursor, frames);
}

function isExpressionEnd({ text, at }: Cursor, end: ExpressionEnd): boolean {
  const character = text[at];
  if (character === undefined || ',]})'.includes(character)) return true;
  if (end === 'line') return character === '\n' || text.startsWith('\r\n', at);
  // `==`, `=>` and `::` are operators. Their first character never occurs alone, because a token is skipped as a whole.
  return end === 'key' && /^(?:=(?![=>])|:(?!:))/.test(text.slice(at, at + 2));
}

function skipToken(cursor: Cursor, frames: Frame[]): void {
  const frame = frames.at(-1);
  if (cursor.at >= cursor.text.length) throw new UnreadableText('what is open has no end', frame?.line ?? cursor.line);
  if (frame !== undefined && 'mark' in frame) skipHeredocToken(cursor, frames, frame);
  else if (frame?.close === '"') skipQuotedToken(cursor, frames);
  else skipExpressionToken(cursor, frames, frame?.close);
}

function skipExpressionToken(cursor: Cursor, frames: Frame[], end: string | undefined): void {
  const { line } = cursor;
  if (takeMatch(cursor, /[ \t]+|(?:#|\/\/)[^\n]*|[=!<>]=|=>|::/y) !== undefined || skipInlineComment(cursor)) return;
  if (takeWord(cursor) !== undefined || takeMatch(cursor, /\d[\w.]*/y) !== undefined) return;
  const mark = takeMatch(cursor, heredocStart);
  if (mark !== undefined) {
    frames.push({ mark, isLineStart: true, line });
    return;
  }
  const character = takeMatch(cursor, /[\s\S]/y) ?? '';
  const close = character === '"' ? character : closers[character];
  if (close !== undefined) frames.push({ close, line });
  else if (end === character) frames.pop();
  else if (')]}'.includes(character)) throw new UnreadableText('a bracket closes what is not open', line);
}

function skipQuotedToken(cursor: Cursor, frames: Frame[]): void {
  const { line } = cursor;
  if (takeMatch(cursor, /[^"\\$%\r\n]+|\\[^\r\n]|\$\$\{|%%\{|[$%](?!\{)/y) !== undefined) return;
  if (takeMatch(cursor, /"/y) !== undefined) frames.pop();
  else if (takeMatch(cursor, /[$%]\{/y) !== undefined) frames.push({ close: '}', line });
  else throw new UnreadableText('a text in quotes has no end in its line', line);
}

function skipHeredocToken(cursor: Cursor, frames: Frame[], frame: Extract<Frame, { mark: string }>): void {
  const { line, text, at } = cursor;
  if (frame.isLineStart) {
    const lineEnd = text.indexOf('\n', at);
    const whole = text.slice(at, lineEnd === -1 ? undefined : lineEnd);
    if (whole.trim() === frame.mark) {
      // The line break is kept, because it ends the expression.
      moveForward(cursor, whole.trimEnd().length);
      frames.pop();
      return;
    }
  }
  frame.isLineStart = false;
  if (takeMatch(cursor, /[^$%\n]+|\$\$\{|%%\{|[$%](?!\{)/y) !== undefined) return;
  if (takeMatch(cursor, /\n/y) !== undefined) frame.isLineStart = true;
  else if (takeMatch(cursor, /[$%]\{/y) !== undefined) frames.push({ close: '}', line });
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** The text without its quotes: https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#template-expressions */
function decodeQuoted(written: string): string | undefined {
  const holdsTemplate = /[$%]\{/.test(written.replaceAll(/\\.|\$\$\{|%%\{/g, ''));
  if (holdsTemplate) return undefined;
  return written.replaceAll(
    /\\u([\da-fA-F]{4})|\\U([\da-fA-F]{8})|\\(.)|([$%])\4\{/g,
    (all, short?: string, long?: string, letter?: string, mark?: string) => {
      const code = short ?? long;
      if (mark !== undefined) return `${mark}{`;
      if (code === undefined) return escapes[letter ?? ''] ?? letter ?? all;
      const point = Number.parseInt(code, 16);
      return point > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(point);
    },
  );
}
