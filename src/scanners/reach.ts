/** What steps through a graph lead to. */

/** Everything that the steps lead to, with the beginning, the nearest first. */
export function reachedFrom(beginning: Iterable<string>, next: (path: string) => Iterable<string>): Set<string> {
  const reached = new Set(beginning);
  // A set hands out what is added while it is walked through.
  for (const path of reached) for (const other of next(path)) reached.add(other);
  return reached;
}

/** The same steps the other way. */
export function invert(steps: Iterable<readonly [string, Iterable<string>]>): Map<string, Set<string>> {
  const inverted = new Map<string, Set<string>>();
  for (const [from, all] of steps)
    for (const to of all) {
      const before = inverted.get(to);
      if (before === undefined) inverted.set(to, new Set([from]));
      else before.add(from);
    }
  return inverted;
}
