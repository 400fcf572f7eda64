/** A parsed text, with the queries that rules make. */
import type { Scope, ScopeManager, Variable } from 'eslint-scope';
import type { Parsed } from './parsing.ts';

type Node = Scope['block'] & { parent?: Node | null };

export interface Source extends Parsed {
  text: string;
  /** The whole text without a node. */
  getText(node?: Node): string;
  getDeclaredVariables(node: Node): Variable[];
  /** The innermost scope that contains a node. */
  getScope(node: Node): Scope;
  /** From the outermost to the innermost. */
  getAncestors(node: Node): Node[];
  /** What `computeOnce` has found. */
  computed: Map<unknown, Map<unknown, unknown>>;
  /** The line, from 1, and the column, from 0. */
  getLocFromIndex(index: number): { line: number; column: number };
}

export function createScriptSource(text: string, parsed: Parsed): Source {
  const { scopeManager } = parsed;
  let lines: number[] | undefined;
  return {
    ...parsed,
    text,
    computed: new Map(),
    getText: (node) => (node?.range == null ? text : text.slice(node.range[0], node.range[1])),
    getDeclaredVariables: (node) => scopeManager.getDeclaredVariables(node),
    getScope: (node) => findScope(scopeManager, node),
    getAncestors: listAncestors,
    getLocFromIndex: (index) => {
      // The offsets at which the lines of a text begin.
      lines ??= [0, ...[...text.matchAll(/\r\n|[\n\r\u2028\u2029]/g)].map((end) => end.index + end[0].length)];
      // Lines count from 1, columns from 0.
      const line = lines.findLastIndex((start) => start <= index);
      return { line: line + 1, column: index - (lines[line] ?? 0) };
    },
  };
}

/** What `compute` finds for a key, such as the source or one of its variables. It is kept as long as the source. */
export function computeOnce<Key, Value>({ computed }: Source, compute: (key: Key) => Value, key: Key): Value {
  const known = (computed.get(compute) ?? new Map()) as Map<Key, Value>;
  computed.set(compute, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = compute(key);
  known.set(key, value);
  return value;
}

export function computePerSource<Value>(compute: (source: Source) => Value): (source: Source) => Value {
  return (source) => computeOnce(source, compute, source);
}

function listAncestors(node: Node): Node[] {
  const ancestors: Node[] = [];
  for (let outer = node.parent; outer != null; outer = outer.parent) ancestors.push(outer);
  return ancestors.reverse();
}

function findScope(scopes: ScopeManager, from: Node): Scope {
  for (let node: Node | null | undefined = from; node != null; node = node.parent) {
    const scope = scopes.acquire(node, from.type !== 'Program');
    if (scope !== null) return scope.type === 'function-expression-name' ? (scope.childScopes[0] ?? scope) : scope;
  }
  return scopes.scopes[0] as Scope;
}
