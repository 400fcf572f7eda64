/** Reads Terraform's language as far as constants go: blocks, attributes, lists, objects and texts of several lines. */
import { type Part, put } from './part.ts';

interface Block extends Part {
  /** `resource`, `data`, `provider` … */
  kind: string;
  labels: readonly string[];
}

/** Deeper nesting than this is nobody's configuration. */
const deepest = 40;

interface Cursor {
  readonly text: string;
  at: number;
  /** From 1. */
  line: number;
}

interface Body {
  blocks: Block[];
  fields: Map<string, Part[]>;
}

/** The blocks of a file, from its top; what cannot be read ends it. */
export function blocksOf(text: string): Block[] {
  return bodyAt({ text, at: 0, line: 1 }, 0).blocks;
}

function bodyAt(cursor: Cursor, depth: number): Body {
  const body: Body = { blocks: [], fields: new Map() };
  for (;;) {
    skip(cursor);
    const { line } = cursor;
    const name = take(cursor, /["']?([\w-]+)["']?/y);
    if (name === undefined) {
      // A closing brace, the end, or what is no configuration.
      take(cursor, /\}/y);
      return body;
    }
    blanks(cursor);
    const isAttribute = take(cursor, /[=:](?!=)/y) !== undefined;
    const part = isAttribute ? { ...valueAt(cursor, depth), line } : blockAt(cursor, { kind: name, line, depth });
    if (part === undefined) return body;
    if ('kind' in part) body.blocks.push(part);
    put(body.fields, name, part);
    take(cursor, /[ \t]*,/y);
  }
}

function blockAt(
  cursor: Cursor,
  { kind, line, depth }: { kind: string; line: number; depth: number },
): Block | undefined {
  const labels: string[] = [];
  for (let label = labelAt(cursor); label !== undefined; label = labelAt(cursor)) labels.push(label);
  if (take(cursor, /\{/y) === undefined || depth > deepest) return undefined;
  const { fields } = bodyAt(cursor, depth + 1);
  return { kind, labels, line, endLine: cursor.line, fields };
}

function labelAt(cursor: Cursor): string | undefined {
  blanks(cursor);
  return take(cursor, /"([^"\n]*)"|([\w-]+)/y);
}

function valueAt(cursor: Cursor, depth: number): Part {
  blanks(cursor);
  const { line } = cursor;
  const plain = constantAt(cursor) ?? nestedAt(cursor, depth);
  if (plain !== undefined && isOver(cursor)) return { ...plain, line, endLine: cursor.line };
  stepOverExpression(cursor);
  return { line, endLine: cursor.line };
}

function constantAt(cursor: Cursor): Pick<Part, 'text'> | undefined {
  const mark = take(cursor, /<<[-~]?(\w+)[ \t]*\r?\n/y);
  if (mark !== undefined) return { text: textUntil(cursor, mark) };
  const quoted = take(cursor, /"(?:\\.|[^"\\\n])*"/y);
  if (quoted !== undefined)
    return /[$%]\{/.test(quoted) ? {} : { text: quoted.slice(1, -1).replaceAll(/\\(["\\])/g, '$1') };
  const word = take(cursor, /(?:true|false|-?\d[\d.]*)(?![\w.([])/y);
  return word === undefined ? undefined : { text: word };
}

function nestedAt(cursor: Cursor, depth: number): Omit<Part, 'line' | 'endLine'> | undefined {
  if (depth > deepest) return undefined;
  if (take(cursor, /\[/y) !== undefined) return { items: itemsAt(cursor, depth) };
  if (take(cursor, /\{/y) !== undefined) return { fields: bodyAt(cursor, depth + 1).fields };
  if (take(cursor, /jsonencode\(\s*/y) === undefined) return undefined;
  const { line: _line, endLine: _end, ...encoded } = valueAt(cursor, depth + 1);
  skip(cursor);
  take(cursor, /\)/y);
  return encoded;
}

function itemsAt(cursor: Cursor, depth: number): Part[] {
  const items: Part[] = [];
  for (skip(cursor); cursor.at < cursor.text.length && take(cursor, /\]/y) === undefined; skip(cursor)) {
    const before = cursor.at;
    items.push(valueAt(cursor, depth + 1));
    skip(cursor);
    take(cursor, /,/y);
    if (cursor.at === before) step(cursor, 1);
  }
  return items;
}

/** Whether the value ends here, and is no part of a greater expression. */
function isOver(cursor: Cursor): boolean {
  blanks(cursor);
  return (
    cursor.at >= cursor.text.length || /^(?:[\r\n,\]})#]|\/[/*])/.test(cursor.text.slice(cursor.at, cursor.at + 2))
  );
}

/** Steps over what only running would tell, to its end. */
function stepOverExpression(cursor: Cursor): void {
  for (let depth = 0; cursor.at < cursor.text.length; ) {
    const character = cursor.text[cursor.at] ?? '';
    if (depth === 0 && /[\r\n,\]})]/.test(character)) return;
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (take(cursor, /"(?:\\.|[^"\\\n])*"/y) === undefined) step(cursor, 1);
  }
}

function textUntil(cursor: Cursor, mark: string): string {
  const end = new RegExp(`^[ \\t]*${mark}[ \\t]*\\r?$`, 'gm');
  end.lastIndex = cursor.at;
  const match = end.exec(cursor.text);
  const text = cursor.text.slice(cursor.at, match?.index ?? cursor.text.length);
  step(cursor, text.length + (match?.[0].length ?? 0));
  return text;
}

function blanks(cursor: Cursor): void {
  take(cursor, /[ \t]+/y);
}

function skip(cursor: Cursor): void {
  while (take(cursor, /\s+|(?:#|\/\/)[^\n]*|\/\*[\s\S]*?\*\//y) !== undefined);
}

/** What the pattern matches here: its first group that is there, else all of it. */
function take(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.text);
  if (match === null || match[0] === '') return undefined;
  step(cursor, match[0].length);
  return match.slice(1).find((group) => group !== undefined) ?? match[0];
}

function step(cursor: Cursor, length: number): void {
  const end = Math.min(cursor.at + length, cursor.text.length);
  for (let at = cursor.at; at < end; at += 1) if (cursor.text[at] === '\n') cursor.line += 1;
  cursor.at = end;
}
