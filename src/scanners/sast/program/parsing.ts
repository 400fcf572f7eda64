/**
 * Parses scripts for their own scan and for the search through other files, and caches them for a while. It tries
 * several ways in turn, because Babel must know the dialect before it can parse a file. A parsed text answers the
 * queries that rules make.
 */

import type { Referencer, Scope, ScopeManager, Variable } from 'eslint-scope';
import type { ScriptExtension } from '../../../shared/languages/program.ts';

export interface ParserLibraries {
  parser: Pick<typeof import('@babel/parser'), 'parse'>;
  /** The `VISITOR_KEYS` of `@babel/types`. */
  babelKeys: SyntaxKeys;
  scopes: Pick<typeof import('eslint-scope'), 'Referencer' | 'ScopeManager'>;
}

/** The script at the path, parsed once while it is cached. Throws the parser's errors. */
export type Parse = (path: string, text: string, grammar: Grammar) => Source;

/** A character of source needs about 150 bytes as a syntax tree with scopes. */
const mostCharacters = 1_000_000;

/** `isShared`: whether another script may ask for the one at the path. Only then it is cached. */
export function createCachedParse(libraries: ParserLibraries, isShared: (path: string) => boolean): Parse {
  const parse = createParser(libraries);
  /** By path, the most recently used at the end. */
  const cached = new Map<string, { grammar: Grammar; source: Source }>();
  let characters = 0;
  const removeFromCache = (path: string) => {
    characters -= cached.get(path)?.source.text.length ?? 0;
    cached.delete(path);
  };
  return (path, text, grammar) => {
    const before = cached.get(path);
    const isSame = before !== undefined && before.source.text === text && before.grammar === grammar;
    const source = isSame ? before.source : parse(text, grammar);
    if (!isShared(path)) return source;
    removeFromCache(path);
    cached.set(path, { grammar, source });
    characters += text.length;
    for (const oldest of cached.keys()) {
      if (characters <= mostCharacters || oldest === path) break;
      removeFromCache(oldest);
    }
    return source;
  };
}

function createParser({ parser, babelKeys, scopes }: ParserLibraries) {
  const visitorKeys = { ...babelKeys, ...estree };
  const analyzeScopes = createScopes(scopes, visitorKeys);
  return (text: string, { sourceType, plugins, recover }: Grammar): Source => {
    // Babel allows `return` outside a function in CommonJS anyway, and rejects the option there.
    const lenient = sourceType === 'commonjs' ? {} : { allowReturnOutsideFunction: true };
    const { program, comments } = parser.parse(text, {
      sourceType,
      ...lenient,
      allowUndeclaredExports: true,
      attachComment: false,
      errorRecovery: recover,
      plugins: ['estree', ...plugins] as never,
      ranges: true,
    });
    const ast = program as unknown as Program;
    const hasHtmlComment = comments?.some(({ start }) =>
      /^(?:<!--|-->)/.test(text.slice(start ?? 0, (start ?? 0) + 4)),
    );
    return createScriptSource(text, { ast, scopeManager: analyzeScopes(ast), visitorKeys, hasHtmlComment });
  };
}

type Program = Extract<Scope['block'], { type: 'Program' }>;

function createScopes({ Referencer, ScopeManager }: ParserLibraries['scopes'], keys: SyntaxKeys) {
  const options = {
    // A call of eval could change every variable in its scope, so nothing would be known about them.
    ignoreEval: true,
    ecmaVersion: 2030,
    // For node types that eslint-scope does not know. As `childVisitorKeys` the table would be copied for each pattern.
    fallback: (node: { type: string }) => listKeys(keys, node) as string[],
  };

  class Finder extends Referencer {
    override visitClass(node: Parameters<Referencer['visitClass']>[0]): void {
      this.#visitDecorators(node);
      super.visitClass(node);
    }

    override visitProperty(node: Parameters<Referencer['visitProperty']>[0]): void {
      this.#visitDecorators(node);
      super.visitProperty(node);
    }

    override PropertyDefinition(node: Parameters<Referencer['PropertyDefinition']>[0]): void {
      this.#visitDecorators(node);
      super.PropertyDefinition(node);
    }

    AccessorProperty(node: Parameters<Referencer['PropertyDefinition']>[0]): void {
      this.PropertyDefinition(node);
    }

    #visitDecorators(node: object): void {
      const { decorators } = node as { decorators?: readonly object[] | null };
      for (const decorator of decorators ?? []) this.visit(decorator);
    }
  }

  return (program: Program): ScopeManager => {
    const scopes = new ScopeManager({ ...options, sourceType: program.sourceType });
    new Finder(options, scopes).visit(program);
    return scopes;
  };
}

type SyntaxKeys = Readonly<Record<string, readonly string[]>>;

/** ESTree nodes that Babel's own trees do not have, or have with other children. */
const estree: SyntaxKeys = {
  AccessorProperty: ['decorators', 'typeAnnotation', 'value', 'key'],
  ChainExpression: ['expression'],
  ExportAllDeclaration: ['exported', 'source', 'attributes'],
  ImportExpression: ['source', 'options'],
  Literal: [],
  MethodDefinition: ['decorators', 'key', 'value'],
  PrivateIdentifier: [],
  Property: ['decorators', 'key', 'value'],
  PropertyDefinition: ['decorators', 'typeAnnotation', 'key', 'value'],
};

/** The keys of a node, also for unknown node types. */
export function listKeys(keys: SyntaxKeys, node: { type: string }): readonly string[] {
  return keys[node.type] ?? Object.keys(node).filter((key) => key !== 'parent' && !key.endsWith('Comments'));
}

export interface Grammar {
  sourceType: 'module' | 'commonjs';
  plugins: readonly (string | readonly [string, object])[];
  /** Continues after an error, as far as possible. */
  recover: boolean;
}

type Dialect = readonly Grammar['plugins'][number][];

const decorators: Dialect = ['decorators', 'decoratorAutoAccessors'];
/** The older proposal allows decorators on parameters, which Angular and Nest use. */
const legacyDecorators: Dialect = ['decorators-legacy', 'decoratorAutoAccessors'];
const later: Dialect = ['explicitResourceManagement', 'sourcePhaseImports', 'deferredImportEvaluation'];

const scripts: readonly Dialect[] = [
  ['jsx', ...decorators],
  ['jsx', 'flow', ...legacyDecorators],
  ['jsx', 'typescript', ...legacyDecorators],
];
const typed: readonly Dialect[] = [
  ['typescript', ...legacyDecorators],
  ['typescript', ...decorators],
];
const typedMarkup: readonly Dialect[] = [
  ['typescript', 'jsx', ...legacyDecorators],
  ['typescript', 'jsx', ...decorators],
];
const declarations: readonly Dialect[] = [[['typescript', { dts: true }], ...legacyDecorators]];

const dialects: Record<ScriptExtension, readonly Dialect[]> = {
  '.js': scripts,
  '.mjs': scripts,
  '.cjs': scripts,
  '.jsx': scripts,
  '.ts': typed,
  '.mts': typed,
  '.cts': typed,
  '.tsx': typedMarkup,
};

/** Every grammar worth trying for a text, the likeliest first. The last one continues after errors. */
export function listGrammars(path: string, extension: ScriptExtension, text = ''): readonly Grammar[] {
  const isDeclaration = /\.d\.(?:[^/.]+\.)?[cm]?ts$/i.test(path);
  const all = isDeclaration ? declarationGrammars[extension] : grammars[extension];
  // These begin a comment in a script, and are operators in a module: https://tc39.es/ecma262/#sec-html-like-comments
  if (!/<!--|(?:^|\*\/)[^\S\r\n\u2028\u2029]*-->/m.test(text)) return all;
  return all.toSorted((a, b) => rankAsScript(a) - rankAsScript(b));
}

function rankAsScript({ sourceType, recover }: Grammar): number {
  return recover ? 2 : Number(sourceType === 'module');
}

function createGrammars(extension: ScriptExtension, kinds: readonly Dialect[]): readonly Grammar[] {
  const likely = extension.startsWith('.c') ? 'commonjs' : 'module';
  const other = likely === 'module' ? 'commonjs' : 'module';
  const types = extension.startsWith('.m') ? ([likely] as const) : ([likely, other] as const);
  const strict = kinds.flatMap((dialect) => types.map((sourceType) => createGrammar(sourceType, dialect, false)));
  const [first = []] = kinds;
  return [...strict, createGrammar(likely, first, true)];
}

function createGrammar(sourceType: Grammar['sourceType'], dialect: Dialect, recover: boolean): Grammar {
  return { sourceType, plugins: [...dialect, ...later], recover };
}

const extensions = Object.keys(dialects) as ScriptExtension[];
const grammars = tabulateGrammars((extension) => dialects[extension]);
const declarationGrammars = tabulateGrammars(() => declarations);

/** The same objects for all files: a file is parsed once for each. */
function tabulateGrammars(listDialects: (extension: ScriptExtension) => readonly Dialect[]) {
  const rows = extensions.map((extension) => [extension, createGrammars(extension, listDialects(extension))]);
  return Object.fromEntries(rows) as Record<ScriptExtension, readonly Grammar[]>;
}

type Node = Scope['block'] & { parent?: Node | null };

/** A script with its variables, and the queries that rules make. */
export interface Source {
  text: string;
  ast: Program;
  scopeManager: ScopeManager;
  visitorKeys: SyntaxKeys;
  /** Whether `<!--` or `-->` begins a comment. */
  hasHtmlComment: boolean | undefined;
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

function createScriptSource(
  text: string,
  parsed: Pick<Source, 'ast' | 'scopeManager' | 'visitorKeys' | 'hasHtmlComment'>,
): Source {
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
