/** How what a gate writes on GitHub is recognised later, by itself and by the commands in comments. */

/** `scan-gate:` and the category, which keeps several gates apart: what a marker or an external id begins with. */
export function keyOf(category: string | undefined): string {
  return `scan-gate:${category ?? ''}`;
}

/** The external id of a check run; `event` is undefined for what judges a pull request. */
export function keyOfRun(category: string | undefined, event: string | undefined): string {
  return event === undefined ? keyOf(category) : `${keyOf(category)}:${event}`;
}

/** Whether a check run is one of this category, whatever event it was of. */
export function isKeyOf(externalId: string | null | undefined, category: string | undefined): boolean {
  const key = keyOf(category);
  return externalId === key || externalId?.startsWith(`${key}:`) === true;
}
