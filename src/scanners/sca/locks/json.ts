/** Reads JSON that must not be misread: a name that an object holds twice is refused, and each name has its line. */
import { isRecord } from '../../../text/records.ts';
import { readText, refuse } from './lock-format.ts';

export type JsonRecord = Record<string, unknown>;

export interface JsonFile {
  value: JsonRecord;
  /** The line of the entry that these names, and numbers in lists, lead to. */
  findLine(...names: readonly (string | number)[]): number | undefined;
}

const mostDepth = 200;
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,\n]/gs;

export function readJson(bytes: Buffer): JsonFile {
  const text = readText(bytes);
  const lines = readLines(text);
  const value = parse(text);
  if (!isRecord(value)) refuse('it is not a JSON object');
  return { value, findLine: (...names) => lines.get(JSON.stringify(names.map(String))) };
}

/** The entries of an object; none for anything else. */
export function listEntries(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

/** The text at a name, when it is one. */
export function readString(value: unknown, name: string): string | undefined {
  if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
  const found = value[name];
  return typeof found === 'string' ? found : undefined;
}

/** The value at a name that the object itself has. */
export function readOwn(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('it is not valid JSON');
  }
}

interface Level {
  /** Undefined in a list. */
  names: Set<string> | undefined;
  /** The name or the number whose value is being read. */
  name: string | number | undefined;
}

/** By the names that lead there. Runs over any text: whether it is JSON is not decided here. */
function readLines(text: string): Map<string, number> {
  const found = new Map<string, number>();
  const levels: Level[] = [];
  let line = 1;
  let last: { name: string; line: number } | undefined;
  for (const [token] of text.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === '\n') line += 1;
    else if (token === '{' || token === '[') {
      if (levels.length >= mostDepth) refuse(`it nests deeper than ${mostDepth} levels`);
      levels.push(token === '{' ? { names: new Set(), name: undefined } : { names: undefined, name: 0 });
    } else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && typeof level?.name === 'number') level.name += 1;
    else if (token === ':' && level?.names !== undefined && last !== undefined) {
      if (level.names.has(last.name))
        refuse(`it holds the name ${JSON.stringify(last.name.slice(0, 80))} twice in one object`);
      level.names.add(last.name);
      level.name = last.name;
      found.set(JSON.stringify(levels.map(({ name }) => String(name))), last.line);
    } else if (token.length > 1) last = { name: unquote(token), line };
  }
  return found;
}

function unquote(token: string): string {
  try {
    return JSON.parse(token) as string;
  } catch {
    return token;
  }
}
