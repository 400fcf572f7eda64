/** Parses scripts for their own scan and for the search through other files, and caches them for a while. */
import type { Referencer, Scope, ScopeManager } from 'eslint-scope';
import type { Grammar } from '../grammars.ts';

/** A script with its variables. */
export interface Parsed {
  ast: Program;
  scopeManager: ScopeManager;
  visitorKeys: SyntaxKeys;
  /** Whether `<!--` or `-->` begins a comment. */
  hasHtmlComment?: boolean | undefined;
}

export interface ParserLibraries {
  parser: Pick<typeof import('@babel/parser'), 'parse'>;
  /** The `VISITOR_KEYS` of `@babel/types`. */
  babelKeys: SyntaxKeys;
  scopes: ScopeLibrary;
}

type Parse = (text: string, grammar: Grammar) => Parsed;

export interface Parsing {
  /** The script at the path, parsed once while it is cached. Throws the parser's errors. */
  parse(path: string, text: string, grammar: Grammar): Parsed;
}

/** A character of source needs about 150 bytes as a syntax tree with scopes. */
const mostCharacters = 1_000_000;

/** `isShared`: whether another script may ask for the one at the path. Only then it is cached. */
export function createParsing(parse: Parse, isShared: (path: string) => boolean): Parsing {
  /** By path, the most recently used at the end. */
  const cached = new Map<string, { text: string; grammar: Grammar; parsed: Parsed }>();
  let characters = 0;
  const removeFromCache = (path: string) => {
    characters -= cached.get(path)?.text.length ?? 0;
    cached.delete(path);
  };
  return {
    parse: (path, text, grammar) => {
      const before = cached.get(path);
      const isSame = before !== undefined && before.text === text && before.grammar === grammar;
      const parsed = isSame ? before.parsed : parse(text, grammar);
      if (!isShared(path)) return parsed;
      removeFromCache(path);
      cached.set(path, { text, grammar, parsed });
      characters += text.length;
      for (const oldest of cached.keys()) {
        if (characters <= mostCharacters || oldest === path) break;
        removeFromCache(oldest);
      }
      return parsed;
    },
  };
}

export function createParser({ parser, babelKeys, scopes }: ParserLibraries): Parse {
  const visitorKeys = mergeSyntaxKeys(babelKeys);
  const analyzeScopes: AnalyzeScopes = createScopes(scopes, visitorKeys);
  return (text, { sourceType, plugins, recover }) => {
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
    return { ast, scopeManager: analyzeScopes(ast), visitorKeys, hasHtmlComment };
  };
}

type ScopeLibrary = Pick<typeof import('eslint-scope'), 'Referencer' | 'ScopeManager'>;

type Program = Extract<Scope['block'], { type: 'Program' }>;
type AnalyzeScopes = (program: Program) => ScopeManager;
type Field = Parameters<Referencer['PropertyDefinition']>[0];

function createScopes({ Referencer, ScopeManager }: ScopeLibrary, keys: SyntaxKeys): AnalyzeScopes {
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

    override PropertyDefinition(node: Field): void {
      this.#visitDecorators(node);
      super.PropertyDefinition(node);
    }

    AccessorProperty(node: Field): void {
      this.PropertyDefinition(node);
    }

    #visitDecorators(node: object): void {
      const { decorators } = node as { decorators?: readonly object[] | null };
      for (const decorator of decorators ?? []) this.visit(decorator);
    }
  }

  return (program) => {
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

/** `babelKeys`: the `VISITOR_KEYS` of `@babel/types`. */
function mergeSyntaxKeys(babelKeys: SyntaxKeys): SyntaxKeys {
  return { ...babelKeys, ...estree };
}

/** The keys of a node, also for unknown node types. */
export function listKeys(keys: SyntaxKeys, node: { type: string }): readonly string[] {
  return keys[node.type] ?? Object.keys(node).filter((key) => key !== 'parent' && !key.endsWith('Comments'));
}
