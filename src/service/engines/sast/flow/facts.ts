/** What is known of one file's values; the rules ask, `flow.ts` answers. */
import type { SourceCode } from 'eslint';
import type { Names } from './names.ts';
import type { Leaf, Origin } from './origin.ts';
import type { FunctionSyntax, Syntax } from './syntax.ts';

export interface Flow {
  source: SourceCode;
  names: Names;
  /** Where the value of an expression comes from. */
  originOf(node: Syntax): Origin;
  /** Where the part of it that the keys lead to comes from. */
  access(node: Syntax, keys: readonly string[]): Origin;
  /** The function of this file that a call runs. */
  localFunction(callee: Syntax): FunctionSyntax | undefined;
  leaf(node: Syntax, level: Leaf['level'], more?: Partial<Leaf>): Origin;
  /** Assignments to `this.key`, by key. */
  fields: ReadonlyMap<string, readonly Syntax[]>;
  /** Methods of classes and objects, by their names. */
  methods: ReadonlyMap<string, readonly FunctionSyntax[]>;
  /** The arguments of the calls `this.name(…)`, by name. */
  ownCalls: ReadonlyMap<string, readonly Syntax[][]>;
  returns: ReadonlyMap<FunctionSyntax, readonly Syntax[]>;
  /** Whether a value was so far away that it was not followed to where it comes from. */
  isCutShort(): boolean;
  /** Whether the file loads any of the modules. */
  loads(pattern: RegExp): boolean;
}
