/** Finds the name that a mistyped name most likely means. */

/** The end of a message about an unknown name: a question if a known name is similar, otherwise empty. */
export function suggestName(given: string, knownNames: readonly string[], write = (name: string) => name): string {
  const folded = foldName(given);
  // A similar name differs by one or two typing errors.
  const [nearest] = knownNames
    .map((name) => ({ name, distance: computeEditDistance(folded, foldName(name)) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 4)))
    .sort((a, b) => a.distance - b.distance);
  return nearest === undefined ? '' : `; did you mean ${write(nearest.name)}?`;
}

function foldName(name: string): string {
  return name.slice(0, 60).toLowerCase().replace(/[_\s]/g, '-');
}

/** Counts insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function computeEditDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        getCell(last, column) + 1,
        getCell(current, column - 1) + 1,
        getCell(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? getCell(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return getCell(last, b.length);
}

function getCell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
