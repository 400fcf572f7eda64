/** Parses scripts for their own scan and for the search through other files, and caches them for a while. */
import type { ScopeManager } from 'eslint-scope';
import type { Grammar } from '../grammars.ts';
import { type AnalyzeScopes, createScopes, type Program, type ScopeLibrary } from './scopes.ts';
import { mergeSyntaxKeys, type SyntaxKeys } from './syntax-keys.ts';

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

export type Parse = (text: string, grammar: Grammar) => Parsed;

export interface Parsing {
  /** The script at the path, parsed once while it is cached. Throws the parser's errors. */
  parse(path: string, text: string, grammar: Grammar): Parsed;
}

/** A character of source needs about 150 bytes as a syntax tree with scopes. */
const mostCharacters = 1_000_000;

interface CachedScript {
  text: string;
  grammar: Grammar;
  parsed: Parsed;
}

/** `isShared`: whether another script may ask for the one at the path. Only then it is cached. */
export function createParsing(parse: Parse, isShared: (path: string) => boolean): Parsing {
  /** By path, the most recently used at the end. */
  const cached = new Map<string, CachedScript>();
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
