/** How what a gate writes on GitHub is recognised later, by itself and by the commands in comments. */

/** `scan-gate:` and the category, which keeps several gates apart: what a marker or an external id begins with. */
export function keyOf(category: string | undefined): string {
  return `scan-gate:${category ?? ''}`;
}
