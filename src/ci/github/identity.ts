/** The keys and names by which the gate and the comment commands recognise later what a gate wrote on GitHub. */

/** `scan-gate:` and the category, which separates several gates. Markers and external ids begin with it. */
export function keyOf(category: string | undefined): string {
  return `scan-gate:${category ?? ''}`;
}

/** The beginning of a check run's external id. `event` is undefined for a pull request. */
export function keyOfRun(category: string | undefined, event: string | undefined): string {
  return event === undefined ? keyOf(category) : `${keyOf(category)}:${event}`;
}

/**
 * `Scan Gate`, with the category, and with the event for runs without a pull request: each event's runs of a commit are
 * judged separately.
 */
export function nameGate(category: string | undefined, event: string | undefined): string {
  const parts = [category, event].filter((part) => part !== undefined);
  return parts.length === 0 ? 'Scan Gate' : `Scan Gate (${parts.join(', ')})`;
}

/** The external id: the key of the check run and the time its run began, by GitHub's clock in ms since the epoch. */
export function externalIdOf(key: string, startedMs: number): string {
  return `${key}@${Math.round(startedMs)}`;
}

/** An id without a time counts as the oldest. */
export function readExternalId(externalId: string | null | undefined): { key: string; startedMs: number } {
  const [, key = '', time = '0'] = /^(.*?)(?:@(\d{1,15}))?$/s.exec(externalId ?? '') ?? [];
  return { key, startedMs: Number(time) };
}

/** Whether a check run belongs to this category, for any event. */
export function isKeyOf(externalId: string | null | undefined, category: string | undefined): boolean {
  const [wanted, { key }] = [keyOf(category), readExternalId(externalId)];
  return key === wanted || key.startsWith(`${wanted}:`);
}
