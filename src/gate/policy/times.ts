/** Times of a service. Times with a zone are all comparable. Times without one are comparable only among themselves. */

/** Whether a service writes the zone. Without it, only its own times can be compared. */
export type Zone = 'stated' | 'none';

/** A service may stamp a finding shortly after the scan that saw it has ended. */
export const stampSlackMs = 5000;

/** If the other side of a comparison is older by this much, what newer rules find may count as new. */
export const oldBaseDays = 7;

const zonePattern = / ?(?:Z|[+-]\d{2}:?\d{2})$/i;
const timestamp = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/i;

/** How this time is written. Undefined if it is missing or not a time. */
export function detectZone(value: string | null | undefined): Zone | undefined {
  if (!value) return undefined;
  const zone: Zone = zonePattern.test(value) ? 'stated' : 'none';
  return parseTime(value, zone) === undefined ? undefined : zone;
}

/**
 * Milliseconds since the epoch. Undefined if the value is missing, is not a time, or does not match the zone mode. A
 * time without a zone is read as UTC and must not be compared with one that has a zone.
 */
export function parseTime(value: string | null | undefined, zone: Zone = 'stated'): number | undefined {
  if (!value || zonePattern.test(value) !== (zone === 'stated')) return undefined;
  const plain = value.replace(zonePattern, '');
  if (!timestamp.test(plain)) return undefined;
  const time = Date.parse(zone === 'stated' ? value : `${plain.replace(' ', 'T')}Z`);
  if (Number.isNaN(time)) return undefined;
  // Rejects days such as 30 February, which Date.parse turns into a day of March.
  const day = plain.slice(0, 10);
  const isReal = day.slice(8) <= '28' || new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return isReal ? time : undefined;
}

/** When something began and ended (server times, ms since the epoch). */
export interface Span {
  startedAt: number | undefined;
  completedAt: number | undefined;
}

export const unknownSpan: Span = { startedAt: undefined, completedAt: undefined };

/** Returns an unknown span if it is impossible: it ends before it starts, or is in the future. */
export function checkSpan(span: Span, nowMs: number | undefined): Span {
  const { startedAt, completedAt } = span;
  const isReversed = startedAt !== undefined && completedAt !== undefined && startedAt > completedAt;
  const latest = Math.max(startedAt ?? Number.NEGATIVE_INFINITY, completedAt ?? Number.NEGATIVE_INFINITY);
  return isReversed || (nowMs !== undefined && latest > nowMs + stampSlackMs) ? unknownSpan : span;
}

/** The later of the given day and the day of the server's clock, both `YYYY-MM-DD` in UTC. */
export function pickLaterDay(day: string, timeMs: number | undefined): string {
  const other = timeMs === undefined ? day : new Date(timeMs).toISOString().slice(0, 10);
  return other > day ? other : day;
}
