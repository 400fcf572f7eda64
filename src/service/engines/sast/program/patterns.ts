/**
 * eslint-scope makes a visitor for every parameter and variable of a script, and each visitor merges two tables of 300 kinds
 * of nodes: an eighth of the time in which scripts are read. Here they are merged once for all visitors that are made alike.
 */
import { loadIfInstalled } from '../../tree-engine.ts';

interface Options {
  childVisitorKeys: object;
  fallback: unknown;
}

type Visitor = Record<string, unknown>;
type MakeVisitor = new (inner: object | null, options: Options) => Visitor;

/** Without the package, or with another make of it, scripts are read all the same. */
export async function loadCheapPatterns(): Promise<void> {
  const scopes = await loadIfInstalled(() => import('eslint-scope'));
  for (const visitor of [scopes?.PatternVisitor, scopes?.Referencer]) if (visitor !== undefined) makeCheap(visitor);
}

const cheap = new WeakSet<object>();

/** What the class is derived from is made once for each set of options, and copied after that. */
export function makeCheap(visitor: object): void {
  const base = Object.getPrototypeOf(visitor) as MakeVisitor | null;
  if (base === null || base === Function.prototype || cheap.has(base)) return;
  const nobody = {};
  let last: { options: Options; made: [string, unknown][] } | undefined;
  function Remembered(this: Visitor, inner: object | null, options: Options): void {
    const isSame =
      last?.options.childVisitorKeys === options.childVisitorKeys && last.options.fallback === options.fallback;
    if (last === undefined || !isSame)
      last = { options, made: Object.entries(new (base as MakeVisitor)(nobody, options)) };
    for (const [name, value] of last.made) this[name] = value === nobody ? (inner ?? this) : value;
  }
  Remembered.prototype = base.prototype;
  cheap.add(Remembered);
  Object.setPrototypeOf(visitor, Remembered);
}
