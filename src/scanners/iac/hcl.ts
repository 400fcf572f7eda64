/** Parses the constants of HCL, Terraform's language: blocks, attributes, lists, objects and heredocs. */
import {
  type Cursor,
  type ExpressionEnd,
  moveForward,
  skipBlanks,
  skipBracket,
  skipExpression,
  skipLines,
  takeHeredoc,
  takeMatch,
  takeQuoted,
  takeWord,
  UnreadableText,
} from './hcl-tokens.ts';
import { addValue, type Part, type TemplateReading } from './part.ts';

export interface HclBlock extends Part {
  /** `resource`, `data`, `provider` … */
  kind: string;
  labels: readonly string[];
}

type Value = Omit<Part, 'line' | 'endLine'>;

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
      if (problems.length >= mostRestarts || !goToNextBlock(cursor, start)) return { parts, problems };
    }
  }
}

function describeProblem(error: unknown, from: number): string {
  if (!(error instanceof UnreadableText)) throw error;
  const { message, line } = error;
  return `what begins in line ${from} cannot be read: ${message}${line === from ? '' : ` (line ${line})`}`;
}

/** Whether another block begins after the start. */
function goToNextBlock(cursor: Cursor, start: { at: number; line: number }): boolean {
  cursor.at = start.at;
  cursor.line = start.line;
  blockStart.lastIndex = start.at + 1;
  const match = blockStart.exec(cursor.text);
  if (match === null) return false;
  moveForward(cursor, match.index - cursor.at);
  return true;
}

/** An attribute or a block. */
function readEntry(cursor: Cursor, depth: number, problems: string[]): { name: string; part: Part | HclBlock } {
  const { line } = cursor;
  const name = takeWord(cursor) ?? takeQuoted(cursor)?.text;
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
  return quoted === undefined ? takeWord(cursor) : (quoted.text ?? '');
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

function readConstant(cursor: Cursor): Value | undefined {
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

function readNested(cursor: Cursor, { depth, problems }: ParsePosition): Value | undefined {
  const inner = { depth: depth + 1, problems };
  const { line } = cursor;
  const open = takeMatch(cursor, /[[{]/y) ?? takeMatch(cursor, identities);
  if (open === undefined) return undefined;
  const close = open === '[' ? ']' : open === '{' ? '}' : ')';
  if (depth > deepest) {
    problems.push(`values are nested deeper than ${deepest} (line ${line})`);
    skipBracket(cursor, close);
    return {};
  }
  skipLines(cursor);
  comprehension.lastIndex = cursor.at;
  if (close !== ')' && comprehension.test(cursor.text)) {
    skipBracket(cursor, close);
    return {};
  }
  if (close === ']') return { items: readItems(cursor, { ...inner, line }) };
  if (close === '}') return { fields: readObject(cursor, inner) };
  const { line: _line, endLine: _end, ...value } = readValue(cursor, { ...inner, end: 'list' });
  if (takeMatch(cursor, /\)/y) !== undefined) return value;
  skipBracket(cursor, close);
  return {};
}

function readItems(cursor: Cursor, { line, ...place }: ParsePosition & { line: number }): Part[] {
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
  const name = takeWord(cursor) ?? takeQuoted(cursor)?.text ?? takeMatch(cursor, /\d+/y);
  skipBlanks(cursor);
  if (name !== undefined && /[=:]/.test(cursor.text.charAt(cursor.at))) return name;
  Object.assign(cursor, start);
  skipExpression(cursor, 'key');
  return '';
}
