/** What the search must know about a language: the names of its syntax nodes, and where its values come from. */

/** The use for which a value was sanitised. */
export type CleaningPurpose = (typeof cleaningPurposes)[number];

export const cleaningPurposes = [
  'sql',
  'command',
  'path',
  'upload',
  'page',
  'address',
  'code',
  'ldap',
  'xpath',
] as const;

/** The field names of a call. */
export interface CallForm {
  name: string;
  receiver?: string;
  arguments: string;
  /** If `name` contains a node of this type, the fields of that node are used. */
  inner?: { type: string; name: string; receiver: string };
}

/** How rules read functions and calls. */
export interface SyntaxForms {
  /** File name in the package of grammars. */
  file: string;
  /** Nodes that open a scope for names. */
  functions: ReadonlySet<string>;
  calls: Readonly<Record<string, CallForm>>;
}

export interface PatternGrammar extends SyntaxForms {
  /** The scope nodes that also see the names of the outer scope. */
  closures: ReadonlySet<string>;
  blocks: ReadonlySet<string>;
  /** One pattern each: `@name` is assigned `@value`, or `@added` is appended to it; `@type` is its declared type. */
  bindings: readonly string[];
  /**
   * One pattern each: `@source` is a value from a request, or a parameter that receives one; `@name` must match
   * `sourceName`.
   */
  sources: readonly RequestSource[];
  /** One pattern each: a call of `@name` with `@checked` checks the value. */
  checks: readonly string[];
  checkName: RegExp;
  /** Literal texts, with their quotes. */
  texts: ReadonlySet<string>;
  /** Other nodes whose value is constant or belongs to the program. */
  fixed: ReadonlySet<string>;
  variables: ReadonlySet<string>;
  /** Names that no binding in the function explains: `fixed` are fields and constants, `unknown` is everything. */
  freeNames: 'fixed' | 'unknown';
  /** By node type, the fields that form its value; `all` means every child. */
  parts: Readonly<Record<string, readonly string[] | 'all'>>;
  /** Nodes that build a text from parts. */
  joins: ReadonlySet<string>;
  /** Operators of a binary expression: those that build a text, and those that return one of their operands. */
  joinOperator: string;
  choiceOperators: ReadonlySet<string>;
  /** By lower-case name: functions that return their argument, perhaps changed. */
  passing: RegExp;
  /** By lower-case name: functions that build a text from their arguments. */
  joining: RegExp;
  /** By lower-case name, with the receiver before it: functions whose result can do no harm. */
  harmless: RegExp;
  cleaning: Partial<Record<CleaningPurpose, RegExp>>;
  /** By lower-case name: functions that escape quotes for SQL. The result is safe within quotes only. */
  escaping?: RegExp;
  /** By lower-case name: functions that read from a database. Elements that match `harmless` are numbers. */
  stored?: { calls: RegExp; harmless: RegExp };
  /** Receivers with which a call means a function of the same file. */
  ownReceiver: RegExp;
  /** List elements that can do no harm, by their code. */
  lookUp?: { type: string; harmless: RegExp };
  /** Types whose values are not text. */
  numbers: RegExp;
}

export interface RequestSource {
  query: string;
  /** Restricts `@name`, if the pattern has one. */
  name?: RegExp;
  /** Restricts `@receiver`, if the pattern has one. */
  receiver?: RegExp;
}
