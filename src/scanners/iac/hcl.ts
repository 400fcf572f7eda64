/**
 * Parses the constants of HCL, Terraform's language: blocks, attributes, lists, objects and heredocs. Moves through
 * HCL, Terraform's language: quoted texts with templates, heredocs, comments and brackets.
 */

import { addValue, type Part, type TemplateReading } from './part.ts';

export interface HclBlock extends Part {
  /** `resource`, `data`, `provider` … */
  kind: string;
  labels: readonly string[];
}

/** No real configuration is nested this deeply. */
const deepest = 40;
/** After this many unreadable places the rest is skipped, because each restart may read the rest of the file. */
const mostRestarts = 20;
/** The start of a top-level block. */
const blockStart = /^[\p{ID_Start}_][\p{ID_Continue}-]*(?:[ \t]+(?:"[^"\n]*"|[\p{ID_Continue}-]+))*[ \t]*\{/gmu;

/** The blocks of a file. After an unreadable part, parsing continues at the next line that starts a block. */
export function parseTerraform(text: string): TemplateReading<HclBlock> {
  const cursor: Cursor = { text, at: 0, line: 1 };
  const [parts, problems]: [HclBlock[], string[]] = [[], []];
  for (;;) {
    try {
      skipLines(cursor);
      if (cursor.at >= text.length) return { parts, problems };
    } catch (error) {
      problems.push(describeProblem(error, cursor.line));
      return { parts, problems };
    }
    const start = { at: cursor.at, line: cursor.line };
    try {
      const { part } = readEntry(cursor, 0, problems);
      if ('kind' in part) parts.push(part);
    } catch (error) {
      problems.push(describeProblem(error, start.line));
      // Another block may begin after the start.
      Object.assign(cursor, start);
      blockStart.lastIndex = start.at + 1;
      const next = blockStart.exec(text);
      if (problems.length >= mostRestarts || next === null) return { parts, problems };
      moveForward(cursor, next.index - cursor.at);
    }
  }
}

function describeProblem(error: unknown, from: number): string {
  if (!(error instanceof UnreadableText)) throw error;
  const { message, line } = error;
  return `what begins in line ${from} cannot be read: ${message}${line === from ? '' : ` (line ${line})`}`;
}

/** An attribute or a block. */
function readEntry(cursor: Cursor, depth: number, problems: string[]): { name: string; part: Part | HclBlock } {
  const { line } = cursor;
  const name = takeMatch(cursor, word) ?? takeQuoted(cursor)?.text;
  if (name === undefined) throw new UnreadableText('neither a block nor an attribute', line);
  skipBlanks(cursor);
  if (takeMatch(cursor, /[=:](?!=)/y) === undefined) return readBlock(cursor, { kind: name, line, depth, problems });
  const part = { ...readValue(cursor, { depth, end: 'line', problems }), line };
  if (takeMatch(cursor, /[ \t]*,/y) === undefined && !/[\r\n}#/]|^$/.test(cursor.text.charAt(cursor.at)))
    throw new UnreadableText('a value does not end with its line', cursor.line);
  return { name, part };
}

interface ParsePosition {
  depth: number;
  problems: string[];
}

function readBlock(
  cursor: Cursor,
  { kind, line, ...place }: ParsePosition & { kind: string; line: number },
): { name: string; part: HclBlock } {
  const labels: string[] = [];
  for (let label = readLabel(cursor); label !== undefined; label = readLabel(cursor)) labels.push(label);
  if (takeMatch(cursor, /\{/y) === undefined) throw new UnreadableText('neither a block nor an attribute', cursor.line);
  if (place.depth > deepest) throw new UnreadableText(`blocks are nested deeper than ${deepest}`, cursor.line);
  const fields = new Map<string, Part[]>();
  for (skipLines(cursor); takeMatch(cursor, /\}/y) === undefined; skipLines(cursor)) {
    if (cursor.at >= cursor.text.length) throw new UnreadableText('a block has no end', line);
    const { name, part } = readEntry(cursor, place.depth + 1, place.problems);
    addValue(fields, name, part);
  }
  return { name: kind, part: { kind, labels, line, endLine: cursor.line, fields } };
}

function readLabel(cursor: Cursor): string | undefined {
  skipBlanks(cursor);
  const quoted = takeQuoted(cursor);
  // A computed label matches no rule.
  return quoted === undefined ? takeMatch(cursor, word) : (quoted.text ?? '');
}

function readValue(cursor: Cursor, place: ParsePosition & { end: ExpressionEnd }): Part {
  const { end } = place;
  const skip = end === 'list' ? skipLines : skipBlanks;
  skip(cursor);
  const start = { at: cursor.at, line: cursor.line };
  const plain = readConstant(cursor) ?? readNested(cursor, place);
  if (plain !== undefined) {
    const { line, at } = cursor;
    skip(cursor);
    if (/^(?:[\n,\]})#]|\r\n|\/\/|$)/.test(cursor.text.slice(cursor.at, cursor.at + 2))) {
      const isKnown = Object.keys(plain).length > 0;
      const value = isKnown ? plain : { expression: cursor.text.slice(start.at, at) };
      return { ...value, line: start.line, endLine: line };
    }
  }
  skipExpression(cursor, end);
  const expression = cursor.text.slice(start.at, cursor.at).trim();
  return { line: start.line, endLine: cursor.line, expression };
}

/** The value of a whole text that begins in the line. Undefined when something follows it. */
export function parseValue(text: string, line: number): Part | undefined {
  const cursor: Cursor = { text, at: 0, line };
  try {
    const value = readValue(cursor, { depth: 0, problems: [], end: 'list' });
    skipLines(cursor);
    return cursor.at === text.length ? value : undefined;
  } catch (error) {
    if (error instanceof UnreadableText) return undefined;
    throw error;
  }
}

function readConstant(cursor: Cursor) {
  const text = takeHeredoc(cursor);
  if (text !== undefined) return { text };
  const quoted = takeQuoted(cursor);
  if (quoted !== undefined) return quoted.text === undefined ? {} : { text: quoted.text };
  const plain = takeMatch(cursor, /(?:true|false|-?\d[\d.]*)(?![\w.([-])/y);
  return plain === undefined ? undefined : { text: plain };
}

/** Functions that return their argument unchanged, as far as the rules need it. */
const identities = /(?:(?:jsonencode|tolist|toset|tomap|tostring|tonumber|tobool)[ \t]*)?\(/y;
const comprehension = /for\s+[\p{ID_Start}_]/uy;

function readNested(cursor: Cursor, { depth, problems }: ParsePosition) {
  const inner = { depth: depth + 1, problems };
  const { line } = cursor;
  const open = takeMatch(cursor, /[[{]/y) ?? takeMatch(cursor, identities);
  if (open === undefined) return undefined;
  const close = open === '[' ? ']' : open === '{' ? '}' : ')';
  if (depth > deepest) {
    problems.push(`values are nested deeper than ${deepest} (line ${line})`);
    skipFrames(cursor, [{ close, line: cursor.line }]);
    return {};
  }
  skipLines(cursor);
  comprehension.lastIndex = cursor.at;
  if (close !== ')' && comprehension.test(cursor.text)) {
    skipFrames(cursor, [{ close, line: cursor.line }]);
    return {};
  }
  if (close === ']') return { items: readItems(cursor, inner, line) };
  if (close === '}') return { fields: readObject(cursor, inner) };
  const { line: _line, endLine: _end, ...value } = readValue(cursor, { ...inner, end: 'list' });
  if (takeMatch(cursor, /\)/y) !== undefined) return value;
  skipFrames(cursor, [{ close, line: cursor.line }]);
  return {};
}

function readItems(cursor: Cursor, place: ParsePosition, line: number): Part[] {
  const items: Part[] = [];
  for (skipLines(cursor); takeMatch(cursor, /\]/y) === undefined; skipLines(cursor)) {
    items.push(readValue(cursor, { ...place, end: 'list' }));
    skipLines(cursor);
    if (takeMatch(cursor, /,/y) === undefined && cursor.text[cursor.at] !== ']')
      throw new UnreadableText('a list has no end', line);
  }
  return items;
}

function readObject(cursor: Cursor, place: ParsePosition): Map<string, Part[]> {
  const fields = new Map<string, Part[]>();
  for (skipLines(cursor); takeMatch(cursor, /\}/y) === undefined; skipLines(cursor)) {
    const { line } = cursor;
    const name = readKey(cursor);
    if (takeMatch(cursor, /[=:]/y) === undefined) throw new UnreadableText('an object has a key without a value', line);
    addValue(fields, name, { ...readValue(cursor, { ...place, end: 'line' }), line });
    takeMatch(cursor, /,/y);
  }
  return fields;
}

/** The name of an object's field. Empty when it is only known at run time. */
function readKey(cursor: Cursor): string {
  const start = { ...cursor };
  const name = takeMatch(cursor, word) ?? takeQuoted(cursor)?.text ?? takeMatch(cursor, /\d+/y);
  skipBlanks(cursor);
  if (name !== undefined && /[=:]/.test(cursor.text.charAt(cursor.at))) return name;
  Object.assign(cursor, start);
  skipExpression(cursor, 'key');
  return '';
}

interface Cursor {
  readonly text: string;
  at: number;
  /** From 1. */
  line: number;
}

/** The position at which reading cannot continue. */
class UnreadableText extends Error {
  readonly line: number;
  constructor(problem: string, line: number) {
    super(problem);
    this.line = line;
  }
}

/** An open bracket, quoted text, or heredoc with its mark. */
type Frame = { close: ')' | ']' | '}' | '"'; line: number } | { mark: string; isLineStart: boolean; line: number };

/** Where an expression ends: `key` is the key of an object; in a `list` line breaks are ignored. */
type ExpressionEnd = 'line' | 'list' | 'key';

const closers: Readonly<Record<string, ')' | ']' | '}'>> = { '(': ')', '[': ']', '{': '}' };
const identifier = String.raw`[\p{ID_Start}_][\p{ID_Continue}-]*`;
const heredocStart = new RegExp(String.raw`<<[-~]?(${identifier})[ \t]*\r?\n`, 'uy');
const word = new RegExp(identifier, 'uy');

/** The text that the pattern matches here: its first matched group, otherwise the whole match. */
function takeMatch(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.text);
  if (match === null || match[0] === '') return undefined;
  moveForward(cursor, match[0].length);
  return match.slice(1).find((group) => group !== undefined) ?? match[0];
}

function moveForward(cursor: Cursor, length: number): void {
  const end = Math.min(cursor.at + length, cursor.text.length);
  for (let at = cursor.at; at < end; at += 1) if (cursor.text[at] === '\n') cursor.line += 1;
  cursor.at = end;
}

/** Skips blanks and comments within a line. */
function skipBlanks(cursor: Cursor): void {
  while (takeMatch(cursor, /[ \t]+/y) !== undefined || skipInlineComment(cursor));
}

/** Also skips line breaks. */
function skipLines(cursor: Cursor): void {
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
function takeQuoted(cursor: Cursor): { text: string | undefined } | undefined {
  const start = cursor.at + 1;
  const { line } = cursor;
  if (takeMatch(cursor, /"/y) === undefined) return undefined;
  skipFrames(cursor, [{ close: '"', line }]);
  return { text: decodeQuoted(cursor.text.slice(start, cursor.at - 1)) };
}

/** The heredoc that begins here, with its templates as they are written. */
function takeHeredoc(cursor: Cursor): string | undefined {
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

/** Skips what is open up to its end. */
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
  if (takeMatch(cursor, word) !== undefined || takeMatch(cursor, /\d[\w.]*/y) !== undefined) return;
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
