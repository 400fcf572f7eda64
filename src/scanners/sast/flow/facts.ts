/** The facts about the values of one file, which the rules ask for and `flow.ts` computes. */
import type { Variable } from 'eslint-scope';
import type { Source } from '../program/source.ts';
import type { FlowBounds } from './bounds.ts';
import type { Leaf, Origin } from './origin.ts';
import type { CallSyntax, FunctionSyntax, Names, Syntax, SyntaxOf } from './syntax.ts';

/** The other files of the tree, as one file sees them. */
export interface Neighbours {
  /**
   * The file that `flow` loads by a relative path. Undefined when there is none, or when too many files were needed
   * before.
   */
  loadedBy(flow: Flow, written: string): Flow | undefined;
  /** The files that load `flow` and contain one of the words; all of them without words. */
  importersOf(flow: Flow, words?: ReadonlySet<string>): readonly Flow[];
}

export interface Flow {
  source: Source;
  /** Path of its file in the tree. Empty for a single text. */
  path: string;
  neighbours?: Neighbours | undefined;
  names: Names;
  originOf(node: Syntax): Origin;
  /** The origin of the part of the value at these keys. */
  access(node: Syntax, keys: readonly string[]): Origin;
  /** What an expression stands for. Undefined when that is not visible. */
  entityOf(node: Syntax): Entity | undefined;
  /** The same file with the parameters of the function left open: `Leaf.parameter` names what they contain. */
  inside(fn: FunctionSyntax): Flow;
  within?: FunctionSyntax;
  /** The same file without open parameters. */
  home: Flow;
  leaf(node: Syntax, level: Leaf['level'], more?: Partial<Leaf>): Origin;
  /** Assignments to `this.key`, by key. */
  fields: ReadonlyMap<string, readonly Syntax[]>;
  /** Values that are stored on a request or its response for later handlers, by key. */
  carried: ReadonlyMap<string, readonly Syntax[]>;
  /** Methods of classes and objects, by their names. */
  methods: ReadonlyMap<string, readonly FunctionSyntax[]>;
  /** The arguments of the calls `this.name(…)`, by name. */
  ownCalls: ReadonlyMap<string, readonly Syntax[][]>;
  returns: ReadonlyMap<FunctionSyntax, readonly Syntax[]>;
  /** What `listTextParts` has found. */
  textParts: Map<Syntax, TextPart[]>;
  /** What `findUsers` has found. */
  users: Map<FunctionSyntax, FunctionUses>;
  few: FlowBounds['few'];
  /** The bounds of the scan of one file, shared by the other files that it opens. */
  bounds: FlowBounds;
  /** Whether the file loads a module that matches. */
  loads(pattern: RegExp): boolean;
}

/** A part of a text that a program builds. `names`: the variables through which a value passed. */
export type TextPart = { text: string } | { value: Syntax; names?: readonly string[] };

export interface FlowNode<Node extends Syntax> {
  flow: Flow;
  node: Node;
}

/** The uses of a function other than by its plain name. */
export interface FunctionUses {
  calls: FlowNode<CallSyntax>[];
  /** A reference that is passed on: `app.get('/', users.list)`. */
  mentions: FlowNode<Syntax>[];
}

export type ClassSyntax = SyntaxOf<'ClassDeclaration' | 'ClassExpression'>;

/** What a name may stand for, in its own or another file of the tree. */
export type Entity =
  | { kind: 'function'; flow: Flow; node: FunctionSyntax }
  | { kind: 'class'; flow: Flow; node: ClassSyntax }
  /** `object`: a literal; `module`: all exports of a file; `value`: any other expression. */
  | { kind: 'object'; flow: Flow; node: SyntaxOf<'ObjectExpression'>; variable?: Variable }
  | { kind: 'instance'; of: Extract<Entity, { kind: 'function' | 'class' }> }
  | { kind: 'module'; flow: Flow }
  | { kind: 'value'; flow: Flow; node: Syntax };

export type CalledFunction = Extract<Entity, { kind: 'function' }>;
