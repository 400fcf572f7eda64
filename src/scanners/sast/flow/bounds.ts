/** Limits the search for the origin of a value, and records the files in which a limit ended it. */
import { constant, haveSameLeaves, type Origin } from './origin.ts';

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
