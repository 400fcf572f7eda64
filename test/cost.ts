/** What work costs in processor time, which other load of the machine hardly changes; compared, never measured against a number. */

/** For a test that compares costs: what else a machine does makes a cost greater, but not ten times one after another. */
export const measured = { retry: 9 };

/** Milliseconds that processors worked for this process, until the function that it returns is called. */
export function startCost(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}

/** The least of several turns, for what else happens in the process only adds. */
export function costMs(work: () => unknown, turns = 3): number {
  const costs = Array.from({ length: turns }, () => {
    const stop = startCost();
    work();
    return stop();
  });
  return Math.min(...costs);
}

/** Below this a cost is noise. */
const leastMs = 2;

/**
 * How many times as much the second work costs, which is the larger one. It is done once: what else happens can only make
 * its cost greater, and a test that finds it too great is tried again.
 */
export function costRatio(first: () => unknown, second: () => unknown, turns = 3): number {
  // What the engine compiles for the first time counts for neither.
  first();
  return costMs(second, 1) / Math.max(leastMs, costMs(first, turns));
}

/** The same for work that is waited for. */
export async function costRatioOf(first: () => unknown, second: () => unknown): Promise<number> {
  const costOf = async (work: () => unknown) => {
    const stop = startCost();
    await work();
    return stop();
  };
  await first();
  const before = await costOf(first);
  const after = await costOf(second);
  return after / Math.max(leastMs, Math.min(before, await costOf(first)));
}
