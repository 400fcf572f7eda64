/** Keeps the search for where values come from within a depth and a number of steps. */
import { constant, type Origin } from './origin.ts';

/** For one file; code that no person wrote could branch without end. */
const mostSteps = 20_000;
const deepest = 200;

/** Of one value; the second once the steps are spent, when nothing new is found at any of them. */
const mostPlaces = [500, 100] as const;

const tooFar: Origin = [
  { level: 'unknown', text: '', line: 1, path: '', safeFor: [], names: [], isText: false, kind: 'other' },
];

export interface FlowBounds {
  /** Whole is what no circle and no bound cut short. `path` is the file's. */
  bounded(key: string, path: string, find: () => Origin): { origin: Origin; isWhole: boolean };
  /** Undefined when it lies too deep in others of its kind. `path` is the file's. */
  nested<Found>(path: string, find: () => Found): Found | undefined;
  /**
   * Of the places from which one value may come, as many as are looked at: the nearest before `index`. Programs write thousands,
   * and each use of the value would ask about all of them again.
   */
  few<Place>(all: readonly Place[], index?: number): readonly Place[];
  /** Something else was too far away to be looked at. */
  cut(): void;
  /** How often something was cut short so far; an answer that is given a second time counts again. */
  cuts(): number;
  /** Whether the steps were spent, or one value had too many places. */
  isSpent(): boolean;
  /** Paths of the files in which the way to a value became too long. */
  ends(): Iterable<string>;
  /** Runs `find` and remembers under the key whether it was cut short. */
  note<Answer>(key: object, find: () => Answer): Answer;
  /** Counts a cut again when the remembered answer of this key is used again. */
  repeat(key: object): void;
}

export function createBounds(): FlowBounds {
  const isOpen = new Set<string>();
  const short = new WeakSet<object>();
  let [steps, cuts, far, spent] = [0, 0, 0, false];
  const cut = (): void => {
    far += 1;
  };
  const ends = new Set<string>();
  const bounded: FlowBounds['bounded'] = (key, path, find) => {
    const isCircle = isOpen.has(key);
    if (isCircle || isOpen.size > deepest || steps > mostSteps) {
      cuts += 1;
      if (!isCircle) {
        far += 1;
        if (isOpen.size > deepest) ends.add(path);
        else spent = true;
      }
      // A circle adds nothing of its own; what is too far away may be anything.
      return { origin: isCircle ? constant : tooFar, isWhole: false };
    }
    steps += 1;
    const before = cuts;
    isOpen.add(key);
    try {
      return { origin: find(), isWhole: before === cuts || isOpen.size === 1 };
    } finally {
      isOpen.delete(key);
    }
  };
  let depth = 0;
  const nested: FlowBounds['nested'] = (path, find) => {
    if (depth > deepest) {
      cut();
      ends.add(path);
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
    bounded,
    nested,
    few: (all, index = 0) => {
      const some = nearest(all, { index, most: mostPlaces[steps > mostSteps ? 1 : 0] });
      if (some.length < all.length) {
        cut();
        spent = true;
      }
      return some;
    },
    cut,
    cuts: () => far,
    isSpent: () => spent,
    ends: () => ends,
    note: (key, find) => {
      const before = far;
      const answer = find();
      if (far > before) short.add(key);
      return answer;
    },
    repeat: (key) => {
      if (short.has(key)) cut();
    },
  };
}

function nearest<Place>(all: readonly Place[], { index, most }: { index: number; most: number }): readonly Place[] {
  if (all.length <= most) return all;
  const first = Math.min(Math.max(0, index - most), all.length - most);
  return all.slice(first, first + most);
}
