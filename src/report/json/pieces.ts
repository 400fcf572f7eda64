/** JSON in pieces: a list of any length is written item by item, and never stands in memory as one text. */
import { batched, harmlessJson } from '../neutral.ts';

/** The same bytes as `jsonText`. What can be walked and is no array is a list that is walked once. */
export function jsonPieces(value: object): Iterable<string> {
  return batched(withEnd(valuePieces(value, '\n')));
}

function* withEnd(pieces: Iterable<string>): Generator<string> {
  for (const piece of pieces) yield harmlessJson(piece);
  yield '\n';
}

/** `lineEnd` is a line feed and what the lines of the value are indented by. */
function* valuePieces(value: unknown, lineEnd: string): Generator<string> {
  if (isWalked(value)) yield* listPieces(value, lineEnd);
  else if (isRecord(value)) yield* recordPieces(value, lineEnd);
  else yield wholeText(value, lineEnd);
}

function* listPieces(list: Iterable<unknown>, lineEnd: string): Generator<string> {
  let isEmpty = true;
  for (const item of list) {
    yield `${isEmpty ? '[' : ','}${lineEnd}  ${wholeText(item, `${lineEnd}  `)}`;
    isEmpty = false;
  }
  yield isEmpty ? '[]' : `${lineEnd}]`;
}

function* recordPieces(record: object, lineEnd: string): Generator<string> {
  let isEmpty = true;
  for (const [key, value] of Object.entries(record)) {
    if (value === undefined) continue;
    yield `${isEmpty ? '{' : ','}${lineEnd}  ${JSON.stringify(key)}: `;
    yield* valuePieces(value, `${lineEnd}  `);
    isEmpty = false;
  }
  yield isEmpty ? '{}' : `${lineEnd}}`;
}

/** In JSON a line feed stands between values alone. */
function wholeText(value: unknown, lineEnd: string): string {
  return (JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', lineEnd);
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWalked(value: unknown): value is Iterable<unknown> {
  return isRecord(value) && Symbol.iterator in value;
}
