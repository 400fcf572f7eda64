/** What the search must know about a language: the names of its syntax nodes, and where its values come from. */
import type { Node } from 'web-tree-sitter';

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

interface CallForm {
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
