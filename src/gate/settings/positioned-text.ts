/** Reads YAML and JSON and reports every mistake with its line and column. */
import { type Document, isCollection, isMap, isNode, isPair, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { GateError } from '../../shared/errors.ts';

/** How often anchors may be repeated in total. Without a limit, a small file could expand to a huge one. */
const aliasCap = 100;
export const shownProblems = 20;

/** Creates the error of a file from its mistakes. `count` may be larger than the number of described mistakes. */
export type CreateFileError = (problems: readonly string[], count?: number) => GateError;

/** `name` identifies the file, as `.github/scan-gate.yml of main at 1a2b3c4d5e6f`. */
export function createFileErrorFactory(name: string, hint: string): CreateFileError {
  return (problems, count = problems.length) => {
    const [only = ''] = problems;
    const listed = problems.slice(0, shownProblems);
    const more = count > listed.length ? [`and ${count - listed.length} more`] : [];
    const message =
      count === 1 ? `${name} is wrong: ${only}` : `${name} has ${count} mistakes:\n${[...listed, ...more].join('\n')}`;
    return new GateError('CONFIG', message, { reason: 'settings', hint });
  };
}

export interface ParsedText {
  /** Undefined for a file that is empty or contains only comments. */
  content: unknown;
  root: Node | null;
  lines: LineCounter;
}

/** Throws the error that `fault` creates from the mistakes. */
export function parseYaml(text: string, fault: CreateFileError): ParsedText {
  const lines = new LineCounter();
  try {
    // The core schema neither reads dates nor merges keys, whatever version the file declares.
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      schema: 'core',
      merge: false,
      stringKeys: true,
      // The library would compare every pair of keys.
      uniqueKeys: false,
    });
    const faults = [...document.errors, ...document.warnings];
    if (faults.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) throw fault(['it is nested too deeply']);
    if (faults.length > 0) {
      const problems = faults.map(({ pos, message }) => ({ offset: pos[0], text: message }));
      throw fault(formatProblems(problems, { lines }), faults.length);
    }
    const repeated = findRepeatedKeys(document);
    if (repeated.length > 0) throw fault(formatProblems(repeated, { lines }), repeated.length);
    const content: unknown = document.toJS({ maxAliasCount: aliasCap });
    return { content: content ?? undefined, root: document.contents, lines };
  } catch (error) {
    if (error instanceof GateError) throw error;
    throw fault([`it cannot be read as YAML: ${error instanceof Error ? error.message : 'unknown fault'}`]);
  }
}

export interface TextProblem {
  offset: number;
  text: string;
}

function findRepeatedKeys(document: Document.Parsed): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<string>();
      for (const { key } of items) {
        const offset = isNode(key) ? (key.range?.[0] ?? 0) : 0;
        if (seen.has(String(key))) problems.push({ offset, text: 'Map keys must be unique' });
        seen.add(String(key));
      }
    },
  });
  return problems;
}

/** The first problems from the top of the file, each with its position. */
export function formatProblems(problems: readonly TextProblem[], { lines }: Pick<ParsedText, 'lines'>): string[] {
  return problems
    .toSorted((a, b) => a.offset - b.offset)
    .slice(0, shownProblems)
    .map(({ offset, text }) => {
      const { line, col } = lines.linePos(offset);
      return `line ${line}, column ${col}: ${text}`;
    });
}

/** Where the node at a path begins. If the path leads nowhere, where the last existing node on it begins. */
export function findOffset(root: Node | null, path: readonly PropertyKey[], what?: 'key'): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const [index, part] of path.entries()) {
    const pair = isMap(node) ? node.items.find(({ key }) => isNode(key) && String(key) === String(part)) : undefined;
    const next = isPair(pair) ? pair.value : isCollection(node) ? node.get(part, true) : undefined;
    const isKeyWanted = what === 'key' && index === path.length - 1;
    const key = isNode(pair?.key) ? pair.key.range?.[0] : undefined;
    const value = isNode(next) ? next.range?.[0] : undefined;
    offset = (isKeyWanted ? key : (value ?? key)) ?? offset;
    node = next;
  }
  return offset;
}

/** `exceptions[2].expires`. */
export function formatDataPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('');
}
