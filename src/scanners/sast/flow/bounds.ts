/** Limits the depth and the number of steps of the search for the origin of a value. */
import { type SearchLimits, searchLimits } from '../limits.ts';
import { constant, type Origin } from './origin.ts';

const tooFar: Origin = [
  { level: 'unknown', text: '', line: 1, path: '', safeFor: [], names: [], isText: false, kind: 'other' },
];

export interface FlowBounds {
  /** Whole means that no cycle and no limit cut the search. `path` is that of the file. */
  bounded(key: string, path: string, find: () => Origin): { origin: Origin; isWhole: boolean };
  /** Undefined when it is nested too deeply. `path` is that of the file. */
  nested<Found>(path: string, find: () => Found): Found | undefined;
  /**
   * The assignments from which one value may come, up to a limit: the nearest ones before `index`. Some programs have
   * thousands, and each use of the value would examine all of them again.
   */
  few<Place>(all: readonly Place[], index?: number): readonly Place[];
  /** Records that something else was too far away. */
  cut(): void;
  /** How often the search was cut so far. A cached result counts its cuts again. */
  cuts(): number;
  /** Whether the steps were used up, or one value had too many assignments. */
  isSpent(): boolean;
  /** Paths of the files in which the path to a value became too long. */
  ends(): Iterable<string>;
  /** Runs `find`, and records under the key whether it was cut. */
  note<Answer>(key: object, find: () => Answer): Answer;
  /** Counts the cuts of the cached result of this key again. */
  repeat(key: object): void;
}

export function createBounds({ mostSteps, mostPlaces, deepest }: SearchLimits = searchLimits): FlowBounds {
  const isOpen = new Set<string>();
  const short = new WeakSet<object>();
  let [steps, cuts, far, spent] = [0, 0, 0, false];
  const addCut = (): void => {
    far += 1;
  };
  const ends = new Set<string>();
  const runWithinBounds: FlowBounds['bounded'] = (key, path, find) => {
    const isCircle = isOpen.has(key);
    if (isCircle || isOpen.size > deepest || steps > mostSteps) {
      cuts += 1;
      if (!isCircle) {
        far += 1;
        if (isOpen.size > deepest) ends.add(path);
        else spent = true;
      }
      // A cycle adds nothing; a value that is too far away may be anything.
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
  const runNestedWithinBounds: FlowBounds['nested'] = (path, find) => {
    if (depth > deepest) {
      addCut();
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
    bounded: runWithinBounds,
    nested: runNestedWithinBounds,
    few: (all, index = 0) => {
      const some = selectNearest(all, { index, most: mostPlaces[steps > mostSteps ? 1 : 0] });
      if (some.length < all.length) {
        addCut();
        spent = true;
      }
      return some;
    },
    cut: addCut,
    cuts: () => far,
    isSpent: () => spent,
    ends: () => ends,
    note: (key, find) => {
      const before = far;
      const result = find();
      if (far > before) short.add(key);
      return result;
    },
    repeat: (key) => {
      if (short.has(key)) addCut();
    },
  };
}

function selectNearest<Place>(
  all: readonly Place[],
  { index, most }: { index: number; most: number },
): readonly Place[] {
  if (all.length <= most) return all;
  const first = Math.min(Math.max(0, index - most), all.length - most);
  return all.slice(first, first + most);
}
