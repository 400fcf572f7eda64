/** How what a gate writes on GitHub is recognised later, by itself and by the commands in comments. */

/** `scan-gate:` and the category, which keeps several gates apart: what a marker or an external id begins with. */
export function keyOf(category: string | undefined): string {
  return `scan-gate:${category ?? ''}`;
}

/** What a check run is of, as its external id begins; `event` is undefined for what judges a pull request. */
export function keyOfRun(category: string | undefined, event: string | undefined): string {
  return event === undefined ? keyOf(category) : `${keyOf(category)}:${event}`;
}

/** `Scan Gate`, with the category and the event of a run that is about no pull request: of one commit, each is judged apart. */
export function nameGate(category: string | undefined, event: string | undefined): string {
  const parts = [category, event].filter((part) => part !== undefined);
  return parts.length === 0 ? 'Scan Gate' : `Scan Gate (${parts.join(', ')})`;
}

/** The external id: what the check run is of, and when the run began that wrote it, by GitHub's clock in ms since the epoch. */
export function externalIdOf(key: string, startedMs: number): string {
  return `${key}@${Math.round(startedMs)}`;
}

/** Of one without a time nothing is known to be newer. */
export function readExternalId(externalId: string | null | undefined): { key: string; startedMs: number } {
  const [, key = '', time = '0'] = /^(.*?)(?:@(\d{1,15}))?$/s.exec(externalId ?? '') ?? [];
  return { key, startedMs: Number(time) };
}

/** Whether a check run is one of this category, whatever event it was of. */
export function isKeyOf(externalId: string | null | undefined, category: string | undefined): boolean {
  const [wanted, { key }] = [keyOf(category), readExternalId(externalId)];
  return key === wanted || key.startsWith(`${wanted}:`);
}
