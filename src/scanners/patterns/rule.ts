/** A rule as data: the weakness, the patterns of the code in which it occurs, and what it asks about nodes and values. */
import type { Node } from 'web-tree-sitter';
import type { Severity } from '../../shared/severity.ts';
import type { WeaknessId } from '../weaknesses.ts';

/**
 * `found`: the pattern is enough. `unknown`: a value is not constant. `stored`: a value comes from a database.
 * `local`: it comes from whoever starts the program. `random`: it comes from a generator that can be predicted.
 * `outside`: a value comes from a request.
 */
export type PatternLevel = 'found' | 'unknown' | 'stored' | 'local' | 'random' | 'outside';

export interface PatternSink {
  /** One pattern, by default of any call. `@at` is reported; `@value`, or what `argument` selects, is judged. */
  query?: string;
  /** Matches the text of `@name`. */
  name?: RegExp;
  /** Matches a constant text of `@called`: the name of what is called, or of what it works with. */
  called?: Pick<RegExp, 'test'>;
  /** Matches the full name of what is called, as far as values tell. `name` then only selects what may match. */
  callee?: RegExp;
  /** The type of this argument must match. */
  to?: { argument: number; type: RegExp };
  /** Matches the receiver of a call. */
  receiver?: RegExp;
  /** Must not match the receiver of a call. */
  unlessReceiver?: RegExp;
  /** Matches all arguments of a call, with brackets. */
  given?: RegExp;
  /** Indexes of the arguments that are judged. All by default. */
  argument?: readonly number[];
  /** The names of arguments that are judged besides those. */
  keywords?: readonly string[];
  /** The pattern alone is enough, and no value is judged. */
  isPattern?: true;
  /** The judged constant text must match this. Its origin does not matter then. */
  constant?: RegExp;
  /** The text of `@at` must match this, or must not match it. */
  at?: RegExp;
  unless?: RegExp;
  /** The code of the enclosing function, with its decorators, must match this, or must not match it. */
  around?: RegExp;
  unlessAround?: RegExp;
  /** What stands in the block of an `if` does not protect. */
  ignoresConditions?: true;
  /** The code of the whole file must match this. */
  inFile?: RegExp;
  /** The enclosing statement, or the name of the function, must match this. */
  context?: RegExp;
  /** The constant parts of the judged value must match this. */
  holds?: RegExp;
  /** Replaces the purpose of the rule. */
  purpose?: CleaningPurpose;
  /** The code of the source must match this. */
  source?: RegExp;
  /** The value only counts when a text is built with it. */
  isBuilt?: boolean;
  /** The value only counts if it is a text, and no object that was made from one. `false`: if it may be no text. */
  isText?: boolean;
  /** Not a use of the value: without a request, no call is followed to judge it. */
  isLocal?: true;
  /** Only the first place is reported to which a value of one source comes, or the first in a file if none matters. */
  isOnce?: true;
  /** Replaces the severity of the rule. */
  severity?: Partial<Record<PatternLevel, Severity>>;
}

export interface PatternRule {
  weakness: WeaknessId;
  remediation: string;
  /** By what is proven. A level without an entry is not reported. */
  severity: Partial<Record<PatternLevel, Severity>>;
  purpose?: CleaningPurpose;
  /** Sources that a link from another site cannot set: less severe. */
  notLinkable?: RegExp;
  sinks: readonly PatternSink[];
}

/** The rules of a language, by the weakness that each finds. */
export type PatternRules = { readonly [Weakness in WeaknessId]?: Omit<PatternRule, 'weakness'> };

/** The use for which a value was sanitised. `quotes`: SQL in quotes. `keys`: names of fields, which are constant. */
export type CleaningPurpose = (typeof cleaningPurposes)[number];

export const cleaningPurposes = [
  'sql',
  'quotes',
  'command',
  'path',
  'upload',
  'page',
  'address',
  'code',
  'ldap',
  'xpath',
  'keys',
  'regex',
  'log',
] as const;

/** How rules read functions and calls. */
export interface SyntaxForms {
  /** File name in the package of grammars. */
  file: string;
  /** Replaces text that the grammar reads too slowly, at equal offsets. */
  prepare?(text: string): string;
  /** Nodes that open a scope for names. */
  functions: ReadonlySet<string>;
  calls: Readonly<
    Record<
      string,
      {
        name: string;
        receiver?: string;
        arguments: string;
        /** If `name` contains a node of this type, the fields of that node are used. */
        inner?: { type: string; name: string; receiver: string };
      }
    >
  >;
  /** The pattern of any call of a function. Its `@name` is all the code before the arguments, if rules ask for that. */
  callQuery: string;
  /** The type of an argument with a name, which has the fields `name` and `value`. */
  keyword?: string;
  /** The type of an argument that is a table of arguments with names. */
  keywordTable?: string;
  /** The names under which rules know what the file calls otherwise. */
  resolveName?(name: string, at: Node): readonly string[];
  /** Whether the called code may hold a function of another name. */
  isIndirect?(name: string, at: Node): boolean;
}

const comments = new Set(['comment', 'line_comment', 'block_comment']);

/** Excludes comments, which may occur anywhere. */
export function listNodeChildren(node: Node): Node[] {
  return node.namedChildren.filter((child) => child !== null && !comments.has(child.type)) as Node[];
}
