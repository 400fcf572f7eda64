/** Whether a planted mistake is on: `npm run test:sample` writes each into a copy of the sources as a switch that asks here. */

export interface Plan {
  /** The mistake that is on; -1 for none. */
  planted: number;
  /** The tests are watched: which mistakes do they reach, while none is on? */
  isWatched: boolean;
  /** A test file's tests that are watched: those that start within this time. */
  watchedMs: number;
  /** By file and test, the mistakes for which a test is repeated, one after the other, in one process. */
  repeated: Record<string, Record<string, readonly number[]>>;
}

// Before a test mocks files or the clock.
const { appendFileSync, readFileSync } = process.getBuiltinModule('node:fs');
const now = performance.now.bind(performance);

export const planFile = new URL('../../sample-plan.json', import.meta.url);
export const reachFile = new URL('../../sample-reach.txt', import.meta.url);

interface State {
  plan: Plan;
  /** When each was noted last: a process that lives for many tests says so for each of them. */
  noted: Map<number, number>;
}

/** Of the process: a test may load this module anew. */
const holder = globalThis as { plantedMistakes?: State };
holder.plantedMistakes ??= { plan: JSON.parse(readFileSync(planFile, 'utf8')) as Plan, noted: new Map() };
const { plan, noted } = holder.plantedMistakes;

export { noted, plan };

const quietMs = 20;

export function isPlanted(id: number): boolean {
  if (plan.isWatched) note(id);
  if (plan.planted !== id) return false;
  noted.set(id, 0);
  return true;
}

function note(id: number): void {
  const time = now();
  if (time - (noted.get(id) ?? Number.NEGATIVE_INFINITY) < quietMs) return;
  noted.set(id, time);
  try {
    appendFileSync(reachFile, `${id}\n`);
  } catch {
    // A process that may not write.
  }
}
