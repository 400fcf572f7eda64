/**
 * The facts about the values of one file, which the rules ask for and `flow.ts` computes. Limits the search for the
 * origin of a value, and records the files in which a limit ended it. The origin of a value, as far as a file and its
 * neighbours show it.
 */

import type { Variable } from 'eslint-scope';
import { mostSources } from '../../../shared/text/data-path.ts';
import type { Source } from '../program/parsing.ts';
import type { Inventory } from './inventory.ts';
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

export interface Flow extends Omit<Inventory, 'modules'> {
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

const tooFar: Origin = [
  { level: 'unknown', text: '', line: 1, path: '', safeFor: [], names: [], isText: false, kind: 'other' },
];

/** A question about a value, with its answer as far as it is known. */
interface Question {
  origin: Origin;
  /** `tentative`: answered, but in a cycle with a question that is still open. */
  state: 'new' | 'open' | 'tentative' | 'answered';
  /** The order in which they were opened. */
  place: number;
  /** Whether a question in a cycle with it used its answer before it had one. */
  isUsed: boolean;
  /** Whether a limit cut the search; and whether it was the depth, which is another one for whoever asks next. */
  isShort: boolean;
  isDeep: boolean;
}

export interface FlowBounds {
  /**
   * A question about a value, which `find` answers; `path` is that of the file. Where questions depend on each other in
   * a cycle, an open one is answered with what is known of it, and the cycle is repeated until no answer changes. So
   * each is answered a few times, however many ways lead to it.
   */
  createQuestion(path: string, find: () => Origin): () => Origin;
  /** Undefined when it is nested too deeply. `path` is that of the file. */
  nested<Found>(path: string, find: () => Found): Found | undefined;
  /**
   * The assignments from which one value may come, up to a limit: the nearest ones before `index`. Some programs have
   * thousands, and each use of the value would examine all of them again.
   */
  few<Place>(all: readonly Place[], index?: number): readonly Place[];
  /** Records that the way to a value was too long in this file, or ended before it. */
  cut(path: string): void;
  /** How often the search was cut so far. A known result counts its cuts again. */
  cuts(): number;
  /** Paths of these files: the scanned one if its whole search took too long. */
  ends(): Iterable<string>;
  /** What `find` finds for the key, once. During the search, and so in a cycle, it is `first`. */
  remember<Key extends object, Found>(known: Map<Key, Found>, key: Key, first: Found, find: () => Found): Found;
}

/** A cycle whose answers still change after so many repetitions is cut. */
const mostRepetitions = 10;

/** For the scan of the file at the path. */
export function createBounds(
  home: string,
  { mostSteps, mostPlaces, deepest }: SearchLimits = searchLimits,
): FlowBounds {
  const short = new WeakSet<object>();
  let [steps, far, deep] = [0, 0, 0];
  const ends = new Set<string>();
  const cut = (path: string): void => {
    far += 1;
    if (path !== home) ends.add(path);
  };
  const cutWhole = (): void => {
    far += 1;
    ends.add(home);
  };
  /** Questions with a tentative answer, in the order of their answers. */
  const waiting: Question[] = [];
  let [open, opened] = [0, 0];
  // Of the question that is being answered: the first one of its cycle, and whether an answer that was used has changed.
  let [first, isChanged] = [Number.POSITIVE_INFINITY, false];
  const release = (from: number, isAnswered: boolean, isShort: boolean): void => {
    for (const each of waiting.splice(from)) {
      each.state = isAnswered && !each.isDeep ? 'answered' : 'new';
      if (isAnswered && each.isDeep) each.origin = constant;
      each.isShort ||= isShort;
    }
  };
  const answer = (question: Question, path: string, find: () => Origin): Origin => {
    if (question.state !== 'new') {
      if (question.state !== 'answered') first = Math.min(first, question.place);
      if (question.state === 'open') question.isUsed = true;
      else if (question.isShort) far += 1;
      return question.origin;
    }
    if (open > deepest || steps > mostSteps) {
      if (open > deepest) {
        cut(path);
        deep += 1;
        first = 0;
      } else cutWhole();
      // A value that is too far away may be anything.
      return tooFar;
    }
    const before = { far, deep, first, isChanged, waiting: waiting.length };
    if (open === 0) opened = 0;
    question.place = opened;
    open += 1;
    for (let turn = 1; ; turn += 1) {
      [first, isChanged] = [Number.POSITIVE_INFINITY, false];
      question.state = 'open';
      question.isUsed = false;
      opened += 1;
      steps += 1;
      let origin: Origin;
      try {
        origin = find();
      } catch (error) {
        // Nothing is known of what a fault has cut off.
        question.state = 'new';
        open -= 1;
        release(before.waiting, false, false);
        throw error;
      }
      if (question.isUsed && !haveSameLeaves(origin, question.origin)) isChanged = true;
      question.origin = origin;
      if (first < question.place) {
        question.state = 'tentative';
        waiting.push(question);
        break;
      }
      const isRepeated = isChanged && turn < mostRepetitions && steps <= mostSteps;
      if (isChanged && !isRepeated) cutWhole();
      release(before.waiting, !isRepeated, far > before.far);
      question.state = 'answered';
      [first, isChanged] = isRepeated ? [first, isChanged] : [Number.POSITIVE_INFINITY, false];
      if (!isRepeated) break;
    }
    open -= 1;
    question.isShort = far > before.far;
    question.isDeep = deep > before.deep;
    first = Math.min(first, before.first);
    isChanged ||= before.isChanged;
    return question.origin;
  };
  let depth = 0;
  const runNestedWithinBounds: FlowBounds['nested'] = (path, find) => {
    if (depth > deepest) {
      cut(path);
      return undefined;
    }
    depth += 1;
    try {
      return find();
    } finally {
      depth -= 1;
    }
  };
  return {
    createQuestion: (path, find) => {
      const known = { origin: constant, place: 0, isUsed: false, isShort: false, isDeep: false };
      const question: Question = { ...known, state: 'new' };
      return () => answer(question, path, find);
    },
    nested: runNestedWithinBounds,
    few: (all, index = 0) => {
      const some = selectNearest(all, index, mostPlaces[steps > mostSteps ? 1 : 0]);
      if (some.length < all.length) cutWhole();
      return some;
    },
    cut,
    cuts: () => far,
    ends: () => ends,
    remember: <Key extends object, Found>(known: Map<Key, Found>, key: Key, first: Found, find: () => Found): Found => {
      if (known.has(key)) {
        if (short.has(key)) far += 1;
        return known.get(key) as Found;
      }
      known.set(key, first);
      const before = far;
      const found = find();
      if (far > before) short.add(key);
      known.set(key, found);
      return found;
    },
  };
}

function selectNearest<Place>(all: readonly Place[], index: number, most: number): readonly Place[] {
  if (all.length <= most) return all;
  const first = Math.min(Math.max(0, index - most), all.length - most);
  return all.slice(first, first + most);
}

/** Limits of the search for the origin of values. Tests set smaller ones, with which a small tree meets them. */
export interface SearchLimits {
  /** Other files that are opened for one file; twice as many on the way to a changed file. */
  mostFiles: number;
  /** For one file: importers whose text is searched for the words. */
  mostImporters: number;
  /** For one file. Generated code could branch without end. */
  mostSteps: number;
  deepest: number;
  /** Assignments of one value that are examined; the second number when the steps are used up. */
  mostPlaces: readonly [number, number];
}

export const searchLimits: SearchLimits = {
  ...{ mostFiles: 300, mostImporters: 400, mostSteps: 20_000, deepest: 200 },
  mostPlaces: [5000, 100],
};

/**
 * `constant`: written in the file, or of a harmless type such as a number. `unknown`: from code that is not visible.
 * `parameter`: passed to a function that only unseen callers in this file call. `entry`: passed from outside this file.
 * `checked`: from outside or another file, behind a check that only a person can judge. `outside`: chosen by a user of
 * the program.
 */
export const levels = ['constant', 'unknown', 'parameter', 'checked', 'entry', 'outside'] as const;
export type Level = (typeof levels)[number];

/** A purpose for which a value was sanitised. */
export type Purpose = 'html' | 'log' | 'operators' | 'path' | 'regex' | 'shell' | 'sql' | 'url';
export const everyPurpose: readonly Purpose[] = ['html', 'log', 'operators', 'path', 'regex', 'shell', 'sql', 'url'];

/** One source of a value. */
export interface Leaf {
  level: Exclude<Level, 'constant'>;
  /** The code there, `req.query.id`; for people. */
  text: string;
  line: number;
  /** Path of the file that contains it. */
  path: string;
  safeFor: readonly Purpose[];
  /** Its names on the way: a check of any of these names is a check of the value. */
  names: readonly string[];
  /** True when it is certainly not an object, so that it contains no operator. */
  isText: boolean;
  /**
   * `web`: from a link or form. `header`: only the sender itself can set it. `page`: from a browser. `archive`: from a
   * packed file.
   */
  kind: 'web' | 'header' | 'page' | 'archive' | 'other';
  /** Where the function begins that reads it: each route and each caller is a source. */
  place?: number;
  /** For each route that reads it, whether a login is checked before. Only asked for what is reported. */
  listRoutes?: () => readonly boolean[];
  /** The argument that a call would have to pass; only set while the function is analyzed by itself. */
  parameter?: { fn: FunctionSyntax; index: number; path: readonly string[] };
  /** The function that rules know, if the value is one. */
  callee?: Syntax;
}

/** A value may have several sources, and none when it is constant. */
export type Origin = readonly Leaf[];

export const constant: Origin = [];

export function rankLevel(level: Level): number {
  return levels.indexOf(level);
}

export function joinOrigins(...origins: readonly Origin[]): Origin {
  const filled = origins.filter((origin) => origin.length > 0);
  const [first] = filled;
  if (first === undefined) return constant;
  if (filled.length === 1) return first;
  const seen = new Map<string, Leaf>();
  for (const leaf of filled.flat()) {
    const key = describeLeaf(leaf);
    if (!seen.has(key)) seen.set(key, leaf);
  }
  // Leaves that are safe for nothing come first, so that many harmless values do not hide them.
  const compareGravity = (a: Leaf, b: Leaf) =>
    rankLevel(b.level) - rankLevel(a.level) || a.safeFor.length - b.safeFor.length;
  return [...seen.values()].sort(compareGravity).slice(0, mostSources);
}

function describeLeaf({ level, text, path, safeFor, isText, place }: Leaf): string {
  return `${level} ${text} ${path} ${[...safeFor].sort()} ${isText} ${place ?? ''}`;
}

function haveSameLeaves(one: Origin, other: Origin): boolean {
  return (
    one.length === other.length && one.every((leaf, index) => describeLeaf(leaf) === describeLeaf(other[index] ?? leaf))
  );
}

export function markSafeFor(origin: Origin, purposes: readonly Purpose[]): Origin {
  return origin.map((leaf) => ({ ...leaf, safeFor: [...new Set([...leaf.safeFor, ...purposes])] }));
}

export function markAsText(origin: Origin): Origin {
  return origin.map((leaf) => (leaf.isText ? leaf : { ...leaf, isText: true }));
}

export function addName(origin: Origin, name: string): Origin {
  return origin.map((leaf) =>
    leaf.names.includes(name) || leaf.names.length > 20 ? leaf : { ...leaf, names: [...leaf.names, name] },
  );
}

/** The result of unseen code: it is no longer proven to come from outside. */
export function weakenDerived(origin: Origin): Origin {
  return origin.map(({ callee: _, ...leaf }) => ({
    ...leaf,
    level: rankLevel(leaf.level) > rankLevel('parameter') ? 'parameter' : 'unknown',
  }));
}
