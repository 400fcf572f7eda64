/** Reachability in graphs of paths. */

/** Everything that is reachable from the beginning, including it, the nearest first. */
export function findReachable(beginning: Iterable<string>, next: (path: string) => Iterable<string>): Set<string> {
  const reached = new Set(beginning);
  // Iterating over a set includes items that are added during the iteration.
  for (const path of reached) for (const other of next(path)) reached.add(other);
  return reached;
}

/** The same edges in the other direction. */
export function invertEdges(steps: Iterable<readonly [string, Iterable<string>]>): Map<string, Set<string>> {
  const inverted = new Map<string, Set<string>>();
  for (const [from, all] of steps)
    for (const to of all) {
      const before = inverted.get(to);
      if (before === undefined) inverted.set(to, new Set([from]));
      else before.add(from);
    }
  return inverted;
}

/** The edges in both directions, in addition to others. */
export function joinEdges(
  edges: ReadonlyMap<string, Iterable<string>>,
  others: ReadonlyMap<string, Iterable<string>> = new Map(),
): Map<string, string[]> {
  const joined = new Map<string, string[]>();
  for (const each of [others, edges, invertEdges(edges)])
    for (const [path, next] of each) joined.set(path, [...new Set([...(joined.get(path) ?? []), ...next])].sort());
  return joined;
}
