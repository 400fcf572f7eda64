/** What is known of one file's values; the rules ask, `flow.ts` answers. */
import type { Variable } from 'eslint-scope';
import type { Source } from '../program/source.ts';
import type { FlowBounds } from './bounds.ts';
import type { Names } from './names.ts';
import type { Leaf, Origin } from './origin.ts';
import type { FunctionSyntax, Syntax, SyntaxOf } from './syntax.ts';

/** The other files of a tree, as one of them sees them. */
export interface Neighbours {
  /** The file that `flow` loads by a relative path; undefined when there is none, or too many were needed before. */
  loadedBy(flow: Flow, written: string): Flow | undefined;
  /** The files that load `flow`, of these the ones that hold one of the words; all of them without words. */
  importersOf(flow: Flow, words?: ReadonlySet<string>): readonly Flow[];
  /** Notes that the files which load `flow` are not looked at. */
  leaveImporters(flow: Flow): void;
}

export interface Flow {
  source: Source;
  /** Of its file, in the tree; empty for a text alone. */
  path: string;
  neighbours?: Neighbours | undefined;
  names: Names;
  /** Where the value of an expression comes from. */
  originOf(node: Syntax): Origin;
  /** Where the part of it that the keys lead to comes from. */
  access(node: Syntax, keys: readonly string[]): Origin;
  /** What an expression stands for; undefined when that is not seen. */
  entityOf(node: Syntax): Entity | undefined;
  /** The same file, with the parameters of the function left open: what they hold is named by `Leaf.parameter`. */
  inside(fn: FunctionSyntax): Flow;
  within?: FunctionSyntax;
  /** The same file, no parameters left open. */
  home: Flow;
  leaf(node: Syntax, level: Leaf['level'], more?: Partial<Leaf>): Origin;
  /** Assignments to `this.key`, by key. */
  fields: ReadonlyMap<string, readonly Syntax[]>;
  /** What is put on a request or its answer for later handlers, by key. */
  carried: ReadonlyMap<string, readonly Syntax[]>;
  /** Methods of classes and objects, by their names. */
  methods: ReadonlyMap<string, readonly FunctionSyntax[]>;
  /** The arguments of the calls `this.name(…)`, by name. */
  ownCalls: ReadonlyMap<string, readonly Syntax[][]>;
  returns: ReadonlyMap<FunctionSyntax, readonly Syntax[]>;
  few: FlowBounds['few'];
  /** Of the look at one file, also for the other files that it opens. */
  bounds: FlowBounds;
  /** Whether the file loads any of the modules. */
  loads(pattern: RegExp): boolean;
}

export type ClassSyntax = SyntaxOf<'ClassDeclaration' | 'ClassExpression'>;

/** What a name can stand for, in its own file or another one of the tree. */
export type Entity =
  | { kind: 'function'; flow: Flow; node: FunctionSyntax }
  | { kind: 'class'; flow: Flow; node: ClassSyntax }
  /** `object`: a literal; `module`: all that a file hands out; `value`: an expression that is none of the others. */
  | { kind: 'object'; flow: Flow; node: SyntaxOf<'ObjectExpression'>; variable?: Variable }
  | { kind: 'instance'; of: Extract<Entity, { kind: 'function' | 'class' }> }
  | { kind: 'module'; flow: Flow }
  | { kind: 'value'; flow: Flow; node: Syntax };

export type CalledFunction = Extract<Entity, { kind: 'function' }>;
