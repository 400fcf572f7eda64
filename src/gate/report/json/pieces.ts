/**
 * Writes JSON in pieces: a list of any length is written item by item and is never held in memory as one text.
 */
import { batchPieces, neutralizeJson } from '../../../shared/shown/neutral.ts';

/**
 * Produces the same bytes as `formatHarmlessJson`. An iterable that is not an array is written as a list. It is
 * iterated once, and its items must not contain such iterables.
 */
export function* streamJson(value: object): Generator<string> {
  // Every piece ends outside of a string, and so does a batch of them.
  for (const batch of batchPieces(generateJsonPieces(value, 0))) yield neutralizeJson(batch);
  yield '\n';
}

/** Maps a list while it is written. */
export function* mapLazily<Item, Made>(items: Iterable<Item>, make: (item: Item) => Made): Generator<Made> {
  for (const item of items) yield make(item);
}

/** `depth` is the nesting level of the value. Each level indents it by two spaces. */
function* generateJsonPieces(value: unknown, depth: number): Generator<string> {
  if (Array.isArray(value)) yield* streamArray(value, depth);
  else if (isObject(value) && Symbol.iterator in value) yield* streamList(value as Iterable<unknown>, depth);
  else if (isObject(value)) yield* streamRecord(value, depth);
  else yield JSON.stringify(value) ?? 'null';
}

function* streamList(list: Iterable<unknown>, depth: number): Generator<string> {
  const lineEnd = formatLineEnd(depth + 1);
  let isEmpty = true;
  for (const item of list) {
    // Strings in JSON have no line ends, so each one is followed by indentation.
    yield `${isEmpty ? '[' : ','}${lineEnd}${(JSON.stringify(item, null, 2) ?? 'null').replaceAll('\n', lineEnd)}`;
    isEmpty = false;
  }
  yield isEmpty ? '[]' : `${formatLineEnd(depth)}]`;
}

function* streamArray(list: readonly unknown[], depth: number): Generator<string> {
  let isEmpty = true;
  for (const item of list) {
    yield `${isEmpty ? '[' : ','}${formatLineEnd(depth + 1)}`;
    yield* generateJsonPieces(item, depth + 1);
    isEmpty = false;
  }
  yield isEmpty ? '[]' : `${formatLineEnd(depth)}]`;
}

function* streamRecord(record: object, depth: number): Generator<string> {
  let isEmpty = true;
  for (const [key, value] of Object.entries(record)) {
    if (value === undefined) continue;
    yield `${isEmpty ? '{' : ','}${formatLineEnd(depth + 1)}${JSON.stringify(key)}: `;
    yield* generateJsonPieces(value, depth + 1);
    isEmpty = false;
  }
  yield isEmpty ? '{}' : `${formatLineEnd(depth)}}`;
}

function formatLineEnd(depth: number): string {
  return `\n${'  '.repeat(depth)}`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
