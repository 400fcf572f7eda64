/** Parses TOML, and finds the lines on which the tables of a list begin. */
import { attempt } from '../../../errors.ts';
import { type JsonRecord, readOwn } from './json.ts';
import { decodeLockText, refuseLock } from './lock-format.ts';
import type { LockParsers } from './parsers.ts';

type Toml = LockParsers['toml'];

interface TomlFile {
  value: JsonRecord;
  /** The tables of a list, each with its line if the text shows it. */
  listTables(name: string): { table: JsonRecord; line?: number | undefined }[];
}

const mostDepth = 100;

export function parseTomlFile(bytes: Buffer, toml: Toml): TomlFile {
  const text = decodeLockText(bytes);
  const value = parseToml(text, toml);
  return {
    value,
    listTables: (name) => {
      const tables = readOwn(value, name);
      if (tables !== undefined && !Array.isArray(tables)) refuseLock(`its ${name} is not a list of tables`);
      const list = (tables ?? []) as unknown[];
      const lines = findHeaders(text, name);
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
export function readOtherToml(bytes: Buffer | undefined, toml: Toml): JsonRecord | undefined {
  return attempt(() => (bytes === undefined ? undefined : parseTomlFile(bytes, toml).value));
}

function parseToml(text: string, toml: Toml): JsonRecord {
  try {
    return toml.parse(text, { maxDepth: mostDepth }) as JsonRecord;
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n', 1);
    return refuseLock(`it is not valid TOML: ${line.replace(/^Invalid TOML document: /, '').slice(0, 200)}`);
  }
}

function findHeaders(text: string, name: string): number[] {
  const header = `[[${name}]]`;
  return text.split('\n').flatMap((line, index) => (line.trim() === header ? [index + 1] : []));
}
