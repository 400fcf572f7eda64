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

export interface Bounds {
  /** Whole is what no circle and no bound cut short. */
  bounded(key: string, find: () => Origin): { origin: Origin; isWhole: boolean };
  /** Undefined when it lies too deep in others of its kind. */
  nested<Found>(find: () => Found): Found | undefined;
  /**
   * Of the places from which one value may come, as many as are looked at: the nearest before `index`. Programs write thousands,
   * and each use of the value would ask about all of them again.
   */
  few<Place>(all: readonly Place[], index?: number): readonly Place[];
  /** Something else was too far away to be looked at. */
  cut(): void;
  isCutShort(): boolean;
}

export function createBounds(): Bounds {
  const isOpen = new Set<string>();
  let [steps, cuts, far] = [0, 0, 0];
  const bounded: Bounds['bounded'] = (key, find) => {
    const isCircle = isOpen.has(key);
    if (isCircle || isOpen.size > deepest || steps > mostSteps) {
      cuts += 1;
      if (!isCircle) far += 1;
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
  const nested: Bounds['nested'] = (find) => {
    if (depth > deepest) return undefined;
    depth += 1;
    try {
      return find();
    } finally {
      depth -= 1;
    }
  };
  const cut = (): void => {
    far += 1;
  };
  return {
    bounded,
    nested,
    few: (all, index = 0) => {
      const some = nearest(all, { index, most: mostPlaces[steps > mostSteps ? 1 : 0] });
      if (some.length < all.length) cut();
      return some;
    },
    cut,
    isCutShort: () => far > 0,
  };
}

function nearest<Place>(all: readonly Place[], { index, most }: { index: number; most: number }): readonly Place[] {
  if (all.length <= most) return all;
  const first = Math.min(Math.max(0, index - most), all.length - most);
  return all.slice(first, first + most);
}
