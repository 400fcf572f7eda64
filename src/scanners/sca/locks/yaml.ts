/**
 * Parses the YAML of lock files. Repeated names, multiplying aliases and deep nesting are refused. Every value is a
 * text.
 */
import { isRecord } from '../../../text/records.ts';
import type { JsonRecord } from './json.ts';
import { refuseLock } from './lock-format.ts';
import type { LockParsers } from './parsers.ts';

interface YamlDocument {
  value: JsonRecord;
  /** The lines of the names in a table of the document, or in the document itself. */
  findLines(table?: string): Map<string, number>;
}

/** The tools write no aliases. */
const mostAliases = 10;
const mostNested = 200;

export function parseStrictYaml(text: string, { yaml }: LockParsers): YamlDocument[] {
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
    const value: unknown = toValue(document);
    if (!isRecord(value)) refuseLock('it is not a YAML mapping');
    return {
      value,
      findLines: (table) => {
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

function toValue(document: { toJS(options: { maxAliasCount: number }): unknown }): unknown {
  try {
    return document.toJS({ maxAliasCount: mostAliases });
  } catch {
    return refuseLock('it uses too many aliases');
  }
}
