/** Parses JSON, TOML and YAML strictly, with the lines of names. Repeated names and deep nesting are refused. */
import { attempt } from '../../../shared/errors.ts';
import { isRecord } from '../../../shared/text/records.ts';
import { decodeLockText, type LockParsers, readOrRefuse, refuseLock } from './lock-format.ts';

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
  const value = readOrRefuse(
    () => JSON.parse(text) as unknown,
    () => 'it is not valid JSON',
  );
  if (!isRecord(value)) refuseLock('it is not a JSON object');
  return { value, findLine: (...names) => lines.get(JSON.stringify(names.map(String))) };
}

/** The JSON object in a text. Undefined for any other text. */
export function parseRecord(text: string): Record<string, unknown> | undefined {
  return attempt(() => {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isRecord(value) ? value : undefined;
  });
}

/** The entries of an object. Empty for any other value. */
export function listEntries(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

/** The value at a name, if it is a text. */
export function readString(value: unknown, name: string): string | undefined {
  const found = readOwn(value, name);
  return typeof found === 'string' ? found : undefined;
}

/** The value at an own property. */
export function readOwn(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Keyed by the path of names. Accepts any text; whether it is valid JSON is not checked here. */
function readLines(text: string): Map<string, number> {
  const found = new Map<string, number>();
  // For each level, its names (undefined in a list), and the name or index whose value is being read.
  const levels: { names: Set<string> | undefined; name: string | number | undefined }[] = [];
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
    } else if (token.length > 1) last = { name: attempt(() => JSON.parse(token) as string) ?? token, line };
  }
  return found;
}

const mostTables = 100;

export function parseTomlFile(bytes: Buffer, toml: LockParsers['toml']) {
  const text = decodeLockText(bytes);
  const value = readOrRefuse(
    () => toml.parse(text, { maxDepth: mostTables }) as JsonRecord,
    ({ message }) => {
      const [line = ''] = message.split('\n', 1);
      return `it is not valid TOML: ${line.replace(/^Invalid TOML document: /, '').slice(0, 200)}`;
    },
  );
  return {
    value,
    /** The tables of a list, each with its line if the text shows it. */
    listTables: (name: string): { table: JsonRecord; line?: number | undefined }[] => {
      const tables = readOwn(value, name);
      if (tables !== undefined && !Array.isArray(tables)) refuseLock(`its ${name} is not a list of tables`);
      const list = (tables ?? []) as unknown[];
      const header = `[[${name}]]`;
      const lines = text.split('\n').flatMap((line, index) => (line.trim() === header ? [index + 1] : []));
      // A header inside a text would count one table too many.
      const hasLines = lines.length === list.length;
      return list.flatMap((table, index) =>
        typeof table === 'object' && table !== null && !Array.isArray(table)
          ? [{ table: table as JsonRecord, line: hasLines ? lines[index] : undefined }]
          : [],
      );
    },
  };
}

/** Another TOML file. Undefined when it does not exist or cannot be read. */
export function readOtherToml(bytes: Buffer | undefined, toml: LockParsers['toml']): JsonRecord | undefined {
  return attempt(() => (bytes === undefined ? undefined : parseTomlFile(bytes, toml).value));
}

/** The tools write no aliases. */
const mostAliases = 10;
const mostNested = 200;

export function parseStrictYaml(text: string, { yaml }: LockParsers) {
  // The parser is recursive.
  if (new RegExp(`^ {${mostNested}}|[[{]{${mostNested}}|(?:[-?:] ){${mostNested}}`, 'm').test(text))
    refuseLock('it nests too deeply');
  const lineCounter = new yaml.LineCounter();
  const options = {
    lineCounter,
    uniqueKeys: true,
    logLevel: 'silent',
    prettyErrors: false,
    schema: 'failsafe',
  } as const;
  return [...yaml.parseAllDocuments(text, options)].map((document) => {
    const [error] = document.errors;
    if (error !== undefined) refuseLock(`it is not valid YAML: ${error.message.split('\n', 1)[0]?.slice(0, 200)}`);
    const value = readOrRefuse(
      () => document.toJS({ maxAliasCount: mostAliases }) as unknown,
      () => 'it uses too many aliases',
    );
    if (!isRecord(value)) refuseLock('it is not a YAML mapping');
    return {
      value,
      /** The lines of the names in a table of the document, or in the document itself. */
      findLines: (table?: string): Map<string, number> => {
        const lines = new Map<string, number>();
        const found: unknown = table === undefined ? document.contents : document.get(table, true);
        for (const { key } of yaml.isMap(found) ? found.items : []) {
          if (yaml.isScalar(key) && key.range) lines.set(String(key.value), lineCounter.linePos(key.range[0]).line);
        }
        return lines;
      },
    };
  });
}
