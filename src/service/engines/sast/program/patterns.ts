/**
 * eslint-scope makes a visitor for every parameter, variable and import of a script, and each visitor merges two tables of 300 kinds
 * of nodes: a fifth of the time in which scripts are read. Here they are merged once for all visitors that are made alike, and the
 * names of an import are found without one.
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
  const scopes = await loadIfInstalled(() => import(/* webpackIgnore: true */ 'eslint-scope'));
  for (const visitor of [scopes?.PatternVisitor, scopes?.Referencer]) if (visitor !== undefined) makeCheap(visitor);
  if (scopes !== undefined) makeImportsCheap(scopes);
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

interface Specifier {
  local?: object;
}

interface ImportNode {
  specifiers?: readonly Specifier[];
}

/** What a script's names are looked for with, of which this much is used. */
interface Referencing {
  scopeManager: { isModule(): boolean };
  currentScope(): { __define(name: object, definition: object): void };
  visitPattern(name: object, define: (name: object) => void): void;
  ImportDeclaration(node: ImportNode): void;
}

interface Scopes {
  Referencer?: { prototype: object };
  Definition?: new (...parts: never[]) => object;
}

const quick = new WeakSet<object>();

/** What is no module, or written as no parser writes it, is left to the package. */
export function makeImportsCheap({ Referencer, Definition }: Scopes): void {
  const referencing = Referencer?.prototype as Referencing | undefined;
  if (referencing === undefined || Definition === undefined || quick.has(referencing)) return;
  const thorough = referencing.ImportDeclaration;
  quick.add(referencing);
  referencing.ImportDeclaration = function (declaration) {
    const names = declaration.specifiers?.map(({ local }) => local);
    if (!this.scopeManager.isModule() || names === undefined || names.includes(undefined))
      return thorough.call(this, declaration);
    for (const [index, name] of names.entries())
      this.visitPattern(name as object, (pattern) => {
        const specifier = declaration.specifiers?.[index];
        const parts = ['ImportBinding', pattern, specifier, declaration, null, null] as never[];
        this.currentScope().__define(pattern, new Definition(...parts));
      });
  };
}
