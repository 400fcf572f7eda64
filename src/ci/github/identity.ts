/** The keys and names by which the gate and the comment commands recognise later what a gate wrote on GitHub. */

/** `scan-gate:` and the category, which separates several gates. Markers and external ids begin with it. */
export function formatGateKey(category: string | undefined): string {
  return `scan-gate:${category ?? ''}`;
}

/** The beginning of a check run's external id. `event` is undefined for a pull request. */
export function formatRunKey(category: string | undefined, event: string | undefined): string {
  return event === undefined ? formatGateKey(category) : `${formatGateKey(category)}:${event}`;
}

/**
 * `Scan Gate`, with the category, and with the event for runs without a pull request: each event's runs of a commit are
 * judged separately.
 */
export function formatGateName(category: string | undefined, event: string | undefined): string {
  const parts = [category, event].filter((part) => part !== undefined);
  return parts.length === 0 ? 'Scan Gate' : `Scan Gate (${parts.join(', ')})`;
}

/** The scan that a check run waits for, and the pull request of the run, whose policy then judges it. */
export interface PendingScan {
  scanId: string;
  /** Undefined after a push. */
  pullRequest: number | undefined;
}

/**
 * The external id: the key of the check run and the time its run began, by GitHub's clock in ms since the epoch. A run
 * that does not wait adds the scan that the check run waits for.
 */
export function formatExternalId(key: string, startedMs: number, pending?: PendingScan): string {
  const since = `${key}@${Math.round(startedMs)}`;
  if (pending === undefined) return since;
  const { scanId, pullRequest } = pending;
  const parts = { scan: scanId, ...(pullRequest !== undefined && { pull: String(pullRequest) }) };
  return `${since}#${new URLSearchParams(parts)}`;
}

export interface ExternalId {
  key: string;
  startedMs: number;
  pending: PendingScan | undefined;
}

/** An id without a time counts as the oldest. */
export function readExternalId(externalId: string | null | undefined): ExternalId {
  const [, key = '', time = '0', parts] = /^(.*?)(?:@(\d{1,15})(?:#(.*))?)?$/s.exec(externalId ?? '') ?? [];
  return { key, startedMs: Number(time), pending: parts === undefined ? undefined : readPending(parts) };
}

function readPending(text: string): PendingScan | undefined {
  const parts = new URLSearchParams(text);
  const scanId = parts.get('scan');
  const pull = parts.get('pull');
  const isNumber = pull === null || /^[1-9]\d{0,9}$/.test(pull);
  return scanId && isNumber ? { scanId, pullRequest: pull === null ? undefined : Number(pull) } : undefined;
}

/** Whether a check run belongs to this category, for any event. */
export function hasCategory(externalId: string | null | undefined, category: string | undefined): boolean {
  const [wanted, { key }] = [formatGateKey(category), readExternalId(externalId)];
  return key === wanted || key.startsWith(`${wanted}:`);
}
