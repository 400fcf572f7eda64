/** Parses scripts for their own look and for the search through other files, and keeps them while they may be needed again. */
import type { Linter, Scope } from 'eslint';
import type { Grammar } from '../grammars.ts';

/** What a parser of ESLint yields. */
export interface Parsed {
  ast: { tokens: object[]; comments: object[] };
  scopeManager: Scope.ScopeManager;
  visitorKeys: Record<string, string[]>;
}

export interface Parser {
  parseForESLint(text: string, options?: Linter.ParserOptions): Parsed;
}

export interface Parsing {
  /** The script at the path, parsed once while it is kept. Throws what the parser throws. */
  parse(path: string, text: string, grammar: Grammar): Parsed;
}

/** A letter of source takes about 150 bytes as a syntax tree with its scopes. */
const mostCharacters = 1_000_000;

interface Kept {
  text: string;
  grammar: Grammar;
  parsed: Parsed;
}

/** `isShared`: whether another script may ask for the one at the path; only then it is kept. */
export function createParsing(parser: Parser, isShared: (path: string) => boolean): Parsing {
  /** By path, the ones that were used last at the end. */
  const kept = new Map<string, Kept>();
  let characters = 0;
  const forget = (path: string) => {
    characters -= kept.get(path)?.text.length ?? 0;
    kept.delete(path);
  };
  return {
    parse: (path, written, grammar) => {
      // As ESLint hands it to its parser.
      const text = written.replace(/^#!([^\r\n]+)/, '//$1');
      const before = kept.get(path);
      const isSame = before !== undefined && before.text === text && before.grammar === grammar;
      const parsed = isSame ? before.parsed : parseNew(parser, text, grammar);
      if (!isShared(path)) return parsed;
      forget(path);
      kept.set(path, { text, grammar, parsed });
      characters += text.length;
      for (const oldest of kept.keys()) {
        if (characters <= mostCharacters || oldest === path) break;
        forget(oldest);
      }
      return parsed;
    },
  };
}

function parseNew(parser: Parser, text: string, grammar: Grammar): Parsed {
  const parsed = parser.parseForESLint(text, parserOptionsOf(grammar));
  // Nobody reads them.
  Object.assign(parsed.ast, { tokens: [], comments: [] });
  return parsed;
}

function parserOptionsOf({ sourceType, plugins, recover }: Grammar): Linter.ParserOptions {
  // Babel allows `return` outside a function in CommonJS by itself and refuses the option there.
  const lenient = sourceType === 'commonjs' ? {} : { allowReturnOutsideFunction: true };
  return {
    sourceType,
    requireConfigFile: false,
    babelOptions: {
      babelrc: false,
      configFile: false,
      // Its configuration may name a module, which would be loaded.
      browserslistConfigFile: false,
      presets: [],
      parserOpts: { ...lenient, allowUndeclaredExports: true, errorRecovery: recover, plugins: [...plugins] },
    },
  };
}
