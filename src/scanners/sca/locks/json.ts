/** Parses JSON strictly: an object with a repeated name is refused. Also gives the line of each name. */
import { attempt } from '../../../errors.ts';
import { isRecord } from '../../../text/records.ts';
import { decodeLockText, refuseLock } from './lock-format.ts';

export type JsonRecord = Record<string, unknown>;

export interface JsonFile {
  value: JsonRecord;
  /** The line of the entry at these names and list indexes. */
  findLine(...names: readonly (string | number)[]): number | undefined;
}

const mostDepth = 200;
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,\n]/gs;

export function parseStrictJson(bytes: Buffer): JsonFile {
  const text = decodeLockText(bytes);
  const lines = readLines(text);
  const value = parseJson(text);
  if (!isRecord(value)) refuseLock('it is not a JSON object');
  return { value, findLine: (...names) => lines.get(JSON.stringify(names.map(String))) };
}

/** The JSON object in a text. Undefined for any other text. */
export function parseRecord(text: string): Record<string, unknown> | undefined {
  return attempt(() => {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  });
}

/** The entries of an object. Empty for any other value. */
export function listEntries(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

/** The value at a name, if it is a text. */
export function readString(value: unknown, name: string): string | undefined {
  if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
  const found = value[name];
  return typeof found === 'string' ? found : undefined;
}

/** The value at an own property. */
export function readOwn(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuseLock('it is not valid JSON');
  }
}

interface Level {
  /** Undefined in a list. */
  names: Set<string> | undefined;
  /** The name or index whose value is being read. */
  name: string | number | undefined;
}

/** Keyed by the path of names. Accepts any text; whether it is valid JSON is not checked here. */
function readLines(text: string): Map<string, number> {
  const found = new Map<string, number>();
  const levels: Level[] = [];
  let line = 1;
  let last: { name: string; line: number } | undefined;
  for (const [token] of text.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === '\n') line += 1;
    else if (token === '{' || token === '[') {
      if (levels.length >= mostDepth) refuseLock(`it nests deeper than ${mostDepth} levels`);
      levels.push(token === '{' ? { names: new Set(), name: undefined } : { names: undefined, name: 0 });
    } else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && typeof level?.name === 'number') level.name += 1;
    else if (token === ':' && level?.names !== undefined && last !== undefined) {
      if (level.names.has(last.name))
        refuseLock(`it contains the name ${JSON.stringify(last.name.slice(0, 80))} twice in one object`);
      level.names.add(last.name);
      level.name = last.name;
      found.set(JSON.stringify(levels.map(({ name }) => String(name))), last.line);
    } else if (token.length > 1) last = { name: unquoteJson(token), line };
  }
  return found;
}

function unquoteJson(token: string): string {
  return attempt(() => JSON.parse(token) as string) ?? token;
}
