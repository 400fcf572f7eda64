/** What the search has to know about a language: the names of its syntax nodes, and where its values come from. */

import type { PatternLanguage } from '../../languages/languages.ts';

/** What a value is made harmless for. */
export type CleaningPurpose = 'sql' | 'command' | 'path' | 'page' | 'address' | 'code';

/** The fields of a call. */
export interface CallForm {
  name: string;
  receiver?: string;
  arguments: string;
  /** Where `name` holds a node of this type, the fields of that are meant. */
  inner?: { type: string; name: string; receiver: string };
}

export interface PatternGrammar {
  language: PatternLanguage;
  /** In the package of grammars. */
  file: string;
  /** Nodes with names of their own. */
  functions: ReadonlySet<string>;
  /** Those of them that also see the names around them. */
  closures: ReadonlySet<string>;
  blocks: ReadonlySet<string>;
  /** One pattern each: `@name` gets `@value`, or has `@added` appended; `@type` is its declared type. */
  bindings: readonly string[];
  /** One pattern each: `@source` is a value of a request, or a parameter that gets one; `@name` has to fit `sourceName`. */
  sources: readonly RequestSource[];
  /** One pattern each: whoever calls `@name` with `@checked` checks it. */
  checks: readonly string[];
  checkName: RegExp;
  /** Texts that are written out, with their quotes. */
  texts: ReadonlySet<string>;
  /** Other nodes whose value is fixed, or belongs to the program. */
  fixed: ReadonlySet<string>;
  variables: ReadonlySet<string>;
  /** Names that no binding of the function explains: `fixed` are fields and constants, `unknown` is everything. */
  freeNames: 'fixed' | 'unknown';
  /** By type of node, the fields that its value is made of; `all`: every child. */
  parts: Readonly<Record<string, readonly string[] | 'all'>>;
  /** Nodes that put a text together of their parts. */
  joins: ReadonlySet<string>;
  /** Of a binary expression: that puts a text together, and those that give one of their operands. */
  joinOperator: string;
  choiceOperators: ReadonlySet<string>;
  calls: Readonly<Record<string, CallForm>>;
  /** By lower-case name: gives back what it is given, perhaps changed. */
  passing: RegExp;
  /** By lower-case name: puts a text together of what it is given. */
  joining: RegExp;
  /** By lower-case name, with the receiver before it: gives nothing back that could do harm. */
  harmless: RegExp;
  cleaning: Partial<Record<CleaningPurpose, RegExp>>;
  /** Elements of a list that cannot do harm, by how they are written. */
  lookUp?: { type: string; harmless: RegExp };
  /** Types whose values are no text. */
  numbers: RegExp;
}

export interface RequestSource {
  query: string;
  /** `@name`, where the pattern has one. */
  name?: RegExp;
  /** `@receiver`, where the pattern has one. */
  receiver?: RegExp;
}
