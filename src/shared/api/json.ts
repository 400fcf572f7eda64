/** Parses untrusted JSON: the nesting depth is limited, and a key that occurs twice in an object has no value. */
import { attempt, GateError } from '../errors.ts';
import { statedTwice } from './words.ts';

const depthCap = 64;

/** Throws GateError PROTOCOL for invalid JSON. A repeated key gets a value that no field accepts. */
export function parseJson(text: string): unknown {
  if (/^\s*</.test(text)) {
    throw new GateError('PROTOCOL', 'the answer is an HTML page, not JSON', {
      hint: 'Check base-url: it must be the address of the API, ending in the version segment, not of a web page or a login page.',
    });
  }
  const { depth, keyCount } = measure(text);
  if (depth > depthCap) throw new GateError('PROTOCOL', `the answer is nested deeper than ${depthCap} levels`);
  const value = parseText(text);
  // Of two equal keys, one is lost in parsing.
  if (countKeys(value) !== keyCount) for (const path of findRepeatedKeys(text)) markAsStatedTwice(value, path);
  return value;
}

/**
 * A key that an object in the text states twice. `value` is what the text was parsed to. Throws RangeError if it is
 * nested too deeply.
 */
export function findRepeatedKey(text: string, value: unknown): string | undefined {
  const { keyCount } = measure(text);
  return countKeys(value) === keyCount ? undefined : String(findRepeatedKeys(text)[0]?.at(-1));
}

/** The nesting depth and the number of keys. It does not validate the JSON. */
function measure(text: string): { depth: number; keyCount: number } {
  let [level, depth, keyCount] = [0, 0, 0];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === quote) index = findStringEnd(text, index);
    else if (code === colon) keyCount += 1;
    else if (code === openBrace || code === openBracket) {
      level += 1;
      if (level > depth) depth = level;
    } else if ((code === closeBrace || code === closeBracket) && level > 0) level -= 1;
  }
  return { depth, keyCount };
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countKeys(item);
    return count;
  }
  // A parsed object inherits no enumerable properties.
  for (const key in value) count += 1 + countKeys((value as Record<string, unknown>)[key]);
  return count;
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new GateError('PROTOCOL', text.trim() === '' ? 'the answer is empty' : 'the answer is not JSON', {
      cause: error,
    });
  }
}

type Step = string | number;

interface NestingLevel {
  /** The keys so far. Undefined in an array. */
  keys: Set<string> | undefined;
  /** The current key or index. */
  at: Step;
  /** Whether the next string is a key. */
  isKeyNext: boolean;
}

/** A single pass over the characters: a regular expression would need a stack as long as the longest string. */
function findRepeatedKeys(text: string): Step[][] {
  const levels: NestingLevel[] = [];
  const repeated: Step[][] = [];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const level = levels.at(-1);
    if (code === quote) {
      const end = findStringEnd(text, index);
      if (level?.isKeyNext && isRepeatedKey(level, text.slice(index + 1, end)))
        repeated.push(levels.map(({ at }) => at));
      index = end;
    } else if (code === openBrace || code === openBracket) {
      const isObject = code === openBrace;
      levels.push({ keys: isObject ? new Set() : undefined, at: isObject ? '' : 0, isKeyNext: isObject });
    } else if (code === closeBrace || code === closeBracket) levels.pop();
    else if (code === comma && level !== undefined) {
      if (typeof level.at === 'number') level.at += 1;
      else level.isKeyNext = true;
    }
  }
  return repeated;
}

/** The index of the quote that ends the string starting here. */
function findStringEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text.charCodeAt(first - 1) === backslash) first--;
    if ((end - first) % 2 === 0) return end;
  }
  return text.length;
}

function isRepeatedKey(level: NestingLevel, raw: string): boolean {
  const key = raw.includes('\\') ? (attempt(() => String(JSON.parse(`"${raw}"`))) ?? raw) : raw;
  level.isKeyNext = false;
  level.at = key;
  if (level.keys?.has(key)) return true;
  level.keys?.add(key);
  return false;
}

/** Values nested in a repeated key are replaced together with it. */
function markAsStatedTwice(root: unknown, path: readonly Step[]): void {
  let holder = root;
  for (const step of path.slice(0, -1)) {
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, step)) return;
    holder = (holder as Record<Step, unknown>)[step];
  }
  const last = path.at(-1);
  if (typeof holder !== 'object' || holder === null || last === undefined) return;
  Object.defineProperty(holder, last, { value: statedTwice, enumerable: true, writable: true, configurable: true });
}

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket, comma, colon] = [...'"\\{}[],:'].map(
  (character) => character.charCodeAt(0),
);
