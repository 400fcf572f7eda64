/** Reads TOML, and on which lines the tables of a list begin. */
import { parse } from 'smol-toml';
import { type JsonRecord, readOwn } from './json.ts';
import { readText, refuse } from './lock-format.ts';

export interface TomlFile {
  value: JsonRecord;
  /** The tables of a list, each with its line when the text shows it. */
  listTables(name: string): { table: JsonRecord; line?: number | undefined }[];
}

const mostDepth = 100;

export function readToml(bytes: Buffer): TomlFile {
  const text = readText(bytes);
  const value = parseToml(text);
  return {
    value,
    listTables: (name) => {
      const tables = readOwn(value, name);
      const list = Array.isArray(tables) ? (tables as unknown[]) : [];
      const lines = findHeaders(text, name);
      // A header inside of a text makes one more than there are tables.
      const hasLines = lines.length === list.length;
      return list.flatMap((table, index) =>
        typeof table === 'object' && table !== null && !Array.isArray(table)
          ? [{ table: table as JsonRecord, line: hasLines ? lines[index] : undefined }]
          : [],
      );
    },
  };
}

/** The other TOML file, when it is there and can be read. */
export function readOtherToml(bytes: Buffer | undefined): JsonRecord | undefined {
  try {
    return bytes === undefined ? undefined : readToml(bytes).value;
  } catch {
    return undefined;
  }
}

function parseToml(text: string): JsonRecord {
  try {
    return parse(text, { maxDepth: mostDepth }) as JsonRecord;
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n', 1);
    return refuse(`it is not valid TOML: ${line.replace(/^Invalid TOML document: /, '').slice(0, 200)}`);
  }
}

function findHeaders(text: string, name: string): number[] {
  const header = `[[${name}]]`;
  return text.split('\n').flatMap((line, index) => (line.trim() === header ? [index + 1] : []));
}
